import { expect, test } from "vitest";
import { decoysFor, NARROW_ROW, rowOf, WIDE_ROW, withDecoy } from "../src/games/kems/row";
import { anySign, lineSign, withoutStep, withStep, wordStep } from "../src/games/kems/sign";
import type { SignField } from "../src/wire";

const PALETTE = ["yawn", "smile", "shrug", "stare", "whistle", "look-up", "look-down", "tap-once"];
const FIELD: SignField = {
  field: "SignField",
  reason: "not-a-sign",
  signals: ["yawn", "smile"],
  words: true,
  text: false,
  forbidden: [],
};

test("a sign has at most three steps, and the same may come again", () => {
  const two = withStep(withStep([], "yawn"), "yawn");
  expect(two).toEqual(["yawn", "yawn"]);
  expect(withStep([...two, "smile"], "shrug")).toEqual(["yawn", "yawn", "smile"]);
  expect(withoutStep(["yawn", "smile"], 0)).toEqual(["smile"]);
});

test("a word is a single one of 2 to 20 letters", () => {
  expect(wordStep(" été ")).toBe("word:été");
  expect(["a", "two words", "x2", "", "a".repeat(21)].map(wordStep)).toEqual(Array(5).fill(null));
});

test("a line is one whole sign", () => {
  expect(lineSign(" left hand on the right ear ")).toEqual(["text:left hand on the right ear"]);
  expect([lineSign("  "), lineSign("x".repeat(81))]).toEqual([null, null]);
});

test("a sign by lot is never the one that will not do", () => {
  const only = { ...FIELD, signals: ["yawn"], forbidden: ["yawn"] };
  for (let tries = 0; tries < 50; tries++) expect(anySign(only)).not.toEqual(["yawn"]);
});

test("the row holds the sign's steps among decoys, in the palette's order", () => {
  const sign = ["whistle", "yawn", "word:banana"];
  const decoys = decoysFor(sign, [], PALETTE, PALETTE.length, () => 0);
  expect(decoys).not.toContain("yawn");
  expect(rowOf(sign, decoys, PALETTE)).toEqual(PALETTE);
});

test("the row is as long for every sign", () => {
  for (const most of [WIDE_ROW, NARROW_ROW]) {
    for (const sign of [["yawn"], ["yawn", "yawn"], ["yawn", "smile", "shrug"], ["text:a wink"]]) {
      const decoys = decoysFor(sign, PALETTE, PALETTE, most);
      expect(rowOf(sign, decoys, PALETTE).length).toBe(most);
    }
  }
});

test("decoys one has chosen stay, unless they become a step", () => {
  const chosen = ["smile", "shrug"];
  expect(decoysFor([], chosen, PALETTE, 6).slice(0, 2)).toEqual(chosen);
  expect(decoysFor(["smile"], chosen, PALETTE, 6)).not.toContain("smile");
});

test("a new decoy pushes the oldest out", () => {
  const six = PALETTE.slice(0, 6);
  expect(withDecoy(six, "tap-once")).toEqual([...six.slice(1), "tap-once"]);
  expect(withDecoy(six, "yawn")).toEqual(six);
});
