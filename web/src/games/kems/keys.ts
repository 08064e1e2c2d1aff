/** Keys by where they lie, whatever is printed on them; the names are those of an English board. */
export const TABLE_KEYS = ["Q", "W", "E", "R"] as const;
export const HAND_KEYS = ["1", "2", "3", "4"] as const;

/** Is this key meant for the game, and not for a field, a sheet or the browser? */
export function isPlain(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  const target = event.target as Element | null;
  return !target?.closest?.("input, textarea, select, dialog");
}

/** Which of the four, by the place of the key; -1 for none. */
export function tableKey(code: string): number {
  return TABLE_KEYS.findIndex((key) => code === `Key${key}`);
}

export function handKey(code: string): number {
  return HAND_KEYS.findIndex((key) => code === `Digit${key}` || code === `Numpad${key}`);
}
