/** The signals one tap away: the steps of one's sign among decoys, so that no look tells them apart. */

/** How many fit side by side, however many of them are steps of the sign. */
export const WIDE_ROW = 7;
export const NARROW_ROW = 6;

/** How many decoys there is room for beside the sign's steps. */
export function roomBeside(
  sign: readonly string[],
  palette: readonly string[],
  most: number,
): number {
  return Math.max(0, most - palette.filter((signal) => sign.includes(signal)).length);
}

/** Decoys that are not steps of the sign: the latest chosen before, then any. */
export function decoysFor(
  sign: readonly string[],
  chosen: readonly string[],
  palette: readonly string[],
  most: number,
  random: () => number = Math.random,
): string[] {
  const room = roomBeside(sign, palette, most);
  const free = palette.filter((signal) => !sign.includes(signal));
  const wanted = chosen.filter((signal) => free.includes(signal));
  const kept = wanted.slice(Math.max(0, wanted.length - room));
  const others = free.filter((signal) => !kept.includes(signal));
  while (kept.length < room && others.length > 0) {
    kept.push(...others.splice(Math.floor(random() * others.length), 1));
  }
  return kept;
}

/** In the palette's order: where a signal stands says nothing. */
export function rowOf(
  sign: readonly string[],
  decoys: readonly string[],
  palette: readonly string[],
): string[] {
  return palette.filter((signal) => sign.includes(signal) || decoys.includes(signal));
}

/** With one more decoy; the oldest makes room. */
export function withDecoy(decoys: readonly string[], signal: string): string[] {
  return decoys.includes(signal) ? [...decoys] : [...decoys.slice(1), signal];
}
