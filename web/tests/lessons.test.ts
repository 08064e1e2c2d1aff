import { beforeEach, expect, test } from "vitest";
import { hasFour, hints, learning, why } from "../src/games/kems/lessons";
import { Coaching, Lessons } from "../src/lib/lessons.svelte";
import { chapters } from "../src/lib/markdown";
import { overlap, placeNote } from "../src/lib/place";
import type { kems } from "../src/wire";

const form = (name: string) => ({ ask: "", forms: [{ do: name, fields: {}, after: 0 }] });
const view = (changes: Partial<kems.View> = {}) =>
  ({ phase: "exchange", hand: [], tables: 0, offer: null, ready: [], ...changes }) as kems.View;

beforeEach(() => localStorage.clear());

test("one hint at a time, each once, also after a reload", () => {
  const lessons = new Lessons();
  const moment = { view: view(), prompt: form("Swap"), seat: 0 };
  expect(lessons.choose(hints, moment)?.id).toBe("hint-swap");
  lessons.mark("hint-swap");
  expect(lessons.choose(hints, moment)).toBe(null);
  expect(new Lessons().choose(hints, moment)).toBe(null);
});

test("no more hints means none, until they are wanted again", () => {
  const lessons = new Lessons();
  const moment = { view: view(), prompt: form("Swap"), seat: 0 };
  lessons.mark("hint-swap");
  lessons.turn(false);
  expect(new Lessons().off).toBe(true);
  lessons.turn(true);
  expect(lessons.choose(hints, moment)?.id).toBe("hint-swap");
});

test("what was kept badly is forgotten", () => {
  localStorage.setItem("singerie.hints", '{"seen":3}');
  expect(new Lessons().seen("hint-swap")).toBe(false);
});

test("four alike are known, with jokers", () => {
  expect(hasFour([0, 1, 2, 3])).toBe(true);
  expect(hasFour([0, 1, 52, 53])).toBe(true);
  expect(hasFour([0, 1, 2, 4])).toBe(false);
  expect(hasFour([])).toBe(false);
});

test("a practice goes on by what happens, or by the button", () => {
  const coaching = new Coaching(learning.practice);
  coaching.catchUp(view({ phase: "huddle", ready: [false, false] }), 0);
  expect(coaching.step?.id).toBe("coach-sign");
  coaching.see({ event: "SignAgreed" }, [], 0);
  expect(coaching.step?.id).toBe("coach-swap");
  coaching.see({ event: "Swapped", seat: 2 } as never, [], 0);
  expect(coaching.step?.id).toBe("coach-swap");
  coaching.see({ event: "Swapped", seat: 0 } as never, [], 0);
  expect(coaching.step?.id).toBe("coach-done");
  coaching.next();
  expect(coaching.step?.id).toBe("coach-watch");
  while (coaching.step) coaching.next();
  coaching.see({ event: "Rang" }, [], 0);
});

test("what it is too late for is left out", () => {
  const coaching = new Coaching(learning.practice);
  coaching.catchUp(view(), 0);
  expect(coaching.step?.id).toBe("coach-swap");
});

test("a verdict is explained until the next round", () => {
  const coaching = new Coaching(learning.practice);
  const verdict = { event: "Verdict", seat: 1, call: "contre", true: false };
  coaching.see(verdict, ["a", "Ben"], 0);
  expect(coaching.why).toEqual({ id: "why-contre-false", args: { who: "other", name: "Ben" } });
  coaching.see({ event: "RoundBegan" }, [], 0);
  expect(coaching.why).toBe(null);
  expect(why({ event: "Verdict", seat: null, call: null } as never, [], 0)?.id).toBe("why-nobody");
});

test("a note lies near its target and on no face", () => {
  const target = { x: 20, y: 300, w: 350, h: 130 };
  const face = { x: 0, y: 100, w: 390, h: 120 };
  const size = { w: 360, h: 56 };
  const at = placeNote(size, target, [{ box: face, weight: 12 }], { w: 390, h: 844 });
  expect(overlap({ ...at, ...size }, face)).toBe(0);
  expect(overlap({ ...at, ...size }, target)).toBe(0);
});

test("rules are chapters of numbered clauses", () => {
  const [first] = chapters("# Game\n\nIntro.\n\n## 1 Cards\n\n**1.1** Four `jokers`.\n\nMore.");
  expect([first?.number, first?.title]).toEqual(["1", "Cards"]);
  expect(first?.clauses.map((clause) => clause.number)).toEqual(["1.1", ""]);
});
