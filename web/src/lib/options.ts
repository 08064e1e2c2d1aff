/** The options of a game, as its schema describes them, as things one can press. */
import type { OptionField } from "./api";

export interface Choice {
  name: string;
  kind: "switch" | "choice" | "number";
  values: (string | number)[];
  low: number;
  high: number;
  whole: boolean;
  /** May be none. */
  optional: boolean;
}

export function optionFields(fields: Record<string, OptionField>): Choice[] {
  return Object.entries(fields).map(([name, field]) => {
    const optional = field.anyOf?.some((one) => one.type === "null") ?? false;
    const inner = field.anyOf?.find((one) => one.type !== "null") ?? field;
    return {
      name,
      kind: inner.type === "boolean" ? "switch" : inner.enum ? "choice" : "number",
      values: inner.enum ?? [],
      low: inner.minimum ?? 0,
      high: inner.maximum ?? Number.MAX_SAFE_INTEGER,
      whole: inner.type === "integer",
      optional,
    };
  });
}

/** The next value up or down: small steps for small numbers, larger ones for larger. */
export function numberStep(option: Choice, value: number | null, by: number): number {
  if (value === null) return Math.max(option.low, Math.min(option.high, 5));
  const size = option.whole
    ? value >= 40
      ? 10
      : 1
    : value >= 60
      ? 30
      : value >= 20
        ? 5
        : value >= 2
          ? 1
          : 0.1;
  const next = Math.round((value + by * size) * 10) / 10;
  return Math.max(option.low, Math.min(option.high, next));
}
