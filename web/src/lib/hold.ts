/** Handlers for what shows something only while a finger, or a key, stays on it. */
export function whileHeld(change: (held: boolean) => void) {
  const end = () => change(false);
  return {
    onpointerdown: () => change(true),
    onpointerup: end,
    onpointerleave: end,
    onpointercancel: end,
    onblur: end,
    onkeydown: (event: KeyboardEvent) => {
      if ([" ", "Enter"].includes(event.key) && !event.repeat) change(true);
    },
    onkeyup: end,
    oncontextmenu: (event: Event) => event.preventDefault(),
  };
}
