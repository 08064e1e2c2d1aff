/** What a hint points at, on the screen as it is now. */
import type { Box, Kept } from "./place";

/** Faces, cards and names before buttons, buttons before sentences. */
const KEEP: readonly [string, number][] = [
  [".seat, .card, h1:not(.ears), h2, .field", 12],
  ["button, input, [data-hint]", 6],
  ["p:not(.ears)", 1],
];

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left, y: top, w: width, h: height };
}

export function spotOf(where: string): Box | null {
  const found = document.querySelector(`[data-hint="${where}"]`);
  const box = found && boxOf(found);
  return box && box.w > 0 && box.h > 0 && box.y < innerHeight && box.y + box.h > 0 ? box : null;
}

/** What must stay in sight, but for what is part of the note itself. */
export function keptBoxes(note: Element): Kept[] {
  return KEEP.flatMap(([selector, weight]) =>
    [...document.querySelectorAll(selector)]
      .filter((one) => !note.contains(one) && one.closest("dialog") === null)
      .map((one) => ({ box: boxOf(one), weight })),
  );
}
