/** One of these, by lot. */
export function anyOf<T>(these: readonly T[], random: () => number = Math.random): T {
  return these[Math.floor(random() * these.length)] as T;
}
