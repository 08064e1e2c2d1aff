import { beforeEach, expect, test } from "vitest";
import { blocks } from "../src/lib/markdown";
import { numberStep, optionFields } from "../src/lib/options";
import { placeOf } from "../src/lib/router.svelte";
import { forgetTable, keepTable, keptTables, takeSecret, tokenOf } from "../src/lib/storage";

beforeEach(() => localStorage.clear());

test("addresses", () => {
  expect(placeOf("/")).toEqual({ at: "home" });
  expect(placeOf("/t/bcdf")).toEqual({ at: "table", code: "BCDF" });
  expect(placeOf("/tv/BCDF/")).toEqual({ at: "tv", code: "BCDF" });
  expect(placeOf("/t/")).toEqual({ at: "home" });
});

test("tables are kept with their secrets, the latest first", () => {
  const table = { token: "t", game: "kems", name: "Inès", at: 0 };
  keepTable({ code: "BBBB", ...table });
  keepTable({ code: "CCCC", ...table });
  keepTable({ code: "BBBB", ...table, token: "u" });
  expect(keptTables().map((one) => one.code)).toEqual(["BBBB", "CCCC"]);
  expect(tokenOf("BBBB")).toBe("u");
  forgetTable("BBBB");
  expect(tokenOf("BBBB")).toBe(null);
});

test("what is kept badly is not kept", () => {
  localStorage.setItem("singerie.tables", "{broken");
  expect(keptTables()).toEqual([]);
  localStorage.setItem("singerie.tables", '{"a":1}');
  expect(keptTables()).toEqual([]);
});

test("a secret link is kept and leaves the address bar", () => {
  location.hash = "#abcdefghijklmnop_-12";
  takeSecret("BCDF");
  expect(tokenOf("BCDF")).toBe("abcdefghijklmnop_-12");
  expect(history.replaceState).toHaveBeenCalledWith(null, "", "/");
  location.hash = "#<script>";
  takeSecret("CCCC");
  expect(tokenOf("CCCC")).toBe(null);
});

test("options as the schema has them", () => {
  const fields = optionFields({
    rounds: { type: "integer", minimum: 1, maximum: 20 },
    target: { anyOf: [{ type: "integer", minimum: 1, maximum: 50 }, { type: "null" }] },
    jokers: { enum: [0, 2] },
    strict_order: { type: "boolean" },
  });
  expect(fields.map((one) => one.kind)).toEqual(["number", "number", "choice", "switch"]);
  expect(fields[1]?.optional).toBe(true);
});

test("numbers stay in their range", () => {
  const [rounds] = optionFields({ rounds: { type: "integer", minimum: 1, maximum: 20 } });
  const [pause] = optionFields({ pause: { type: "number", minimum: 0.1, maximum: 10 } });
  if (!rounds || !pause) throw new Error("no options");
  expect(numberStep(rounds, 20, 1)).toBe(20);
  expect(numberStep(rounds, 7, -1)).toBe(6);
  expect(numberStep(pause, 0.8, 1)).toBe(0.9);
  expect(numberStep(pause, 0.1, -1)).toBe(0.1);
  expect(numberStep(rounds, null, 1)).toBe(5);
});

test("rules are headings and clauses", () => {
  expect(blocks("# A\n\n**1.1** Take `two`\ncards.")).toEqual([
    { level: 1, spans: [{ kind: "text", text: "A" }] },
    {
      level: 0,
      spans: [
        { kind: "bold", text: "1.1" },
        { kind: "text", text: " Take " },
        { kind: "code", text: "two" },
        { kind: "text", text: " cards." },
      ],
    },
  ]);
});
