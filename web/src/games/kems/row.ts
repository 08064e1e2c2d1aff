/** The signals one tap away: the steps of one's sign among decoys, so that no look tells them apart. */

export const DECOYS = 6;

/** Decoys that are not steps of the sign: those chosen before, then any. */
export function decoysFor(
  sign: readonly string[],
  chosen: readonly string[],
  palette: readonly string[],
  random: () => number = Math.random,
): string[] {
  const free = palette.filter((signal) => !sign.includes(signal));
  const kept = chosen.filter((signal) => free.includes(signal)).slice(0, DECOYS);
  const others = free.filter((signal) => !kept.includes(signal));
  while (kept.length < DECOYS && others.length > 0) {
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
  return decoys.includes(signal) ? [...decoys] : [...decoys, signal].slice(-DECOYS);
}
