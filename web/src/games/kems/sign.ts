/** A secret sign being put together: up to three steps, or one line of text. */
import { SIGN, type SignField } from "../../wire";

export const WORD = /^[\p{L}\p{M}]{2,20}$/u;

/** With one more step, where there is room for it. */
export function withStep(steps: readonly string[], step: string): string[] {
  return steps.length < SIGN.most ? [...steps, step] : [...steps];
}

export function withoutStep(steps: readonly string[], at: number): string[] {
  return steps.filter((_, here) => here !== at);
}

/** A typed word as a step; null for what is no word. */
export function wordStep(typed: string): string | null {
  const word = typed.normalize("NFC").trim();
  return WORD.test(word) ? SIGN.word + word : null;
}

/** A typed line as a whole sign; null for what is none. */
export function lineSign(typed: string): string[] | null {
  const line = typed.trim();
  return line.length >= 1 && line.length <= SIGN.longest_text ? [SIGN.text + line] : null;
}

export function sameSign(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((step, at) => step === other[at]);
}

/** Signals drawn by lot, for those who cannot decide; never the one that will not do. */
export function anySign(field: SignField, random: () => number = Math.random): string[] {
  const draw = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T;
  for (;;) {
    const steps = Array.from({ length: draw([1, 2, 2, 3]) }, () => draw(field.signals));
    if (!sameSign(steps, field.forbidden)) return steps;
  }
}
