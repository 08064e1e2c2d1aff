import { expect, test } from "vitest";
import { room } from "../src/games/kems/room";
import { SHARED } from "../src/lib/sources";
import { teamsOf } from "../src/lib/tablewords";
import { Texts, type Language } from "../src/lib/texts";
import { Words } from "../src/lib/words";
import { WORDS } from "../src/wire";

const NAMES = ["Inès", "Tom", "Zoé", "Léa"];

function words(viewer: number | null, language: Language = "en"): Words {
  const texts = new Texts(language, [...SHARED, ...room.texts]);
  return new Words(texts, WORDS.kems, { viewer, names: NAMES, teams: [0, 1, 0, 1] });
}

const SWAPPED = { event: "Swapped", seat: 1, slot: 2, give: 16, take: 0, at: 1000 };
const VERDICT = {
  event: "Verdict",
  seat: 0,
  call: "kems",
  true: true,
  team: 0,
  points: 1,
  reason: "partner-has-four",
  calls: [[0, "kems"]],
  fours: [null, null, 5, null],
  judged: [null, null, 5, null],
};

test("an event is a sentence for its reader", () => {
  expect(words(1).event(SWAPPED)).toBe("You take the Trumpet and leave the Diva.");
  expect(words(0).event(SWAPPED)).toBe("Tom takes the Trumpet and leaves the Diva.");
  expect(words(null, "fr").event(SWAPPED)).toBe("Tom prend la Trompette et laisse la Diva.");
});

test("a reason speaks of the fields beside it", () => {
  expect(words(0).event(VERDICT)).toBe(
    "Kem's! You are right about your partner: Zoé holds four Fans. 1 point for you and Zoé.",
  );
  expect(words(2).event(VERDICT)).toBe(
    "Kem's! Inès is right about you: you hold four Fans. 1 point for you and Inès.",
  );
  expect(words(null).event(VERDICT)).toBe(
    "Kem's! Inès is right about Zoé: Zoé holds four Fans. 1 point for Inès and Zoé.",
  );
});

test("a sign is its steps in order", () => {
  const proposed = { event: "Proposed", seat: 2, sign: ["wink-left", "word:banana"] };
  expect(words(0).event(proposed)).toContain("wink left, then the word “banana”");
});

test("signals are told from where one sits", () => {
  const yawned = { event: "Signalled", seat: 3, signal: "yawn", at: 1 };
  expect(words(3).event(yawned)).toBe("You yawn.");
  expect(words(0).event(yawned)).toBe("Léa yawns.");
});

test("the log names who sat there then", () => {
  const yawned = { event: "Signalled", seat: 3, signal: "yawn", at: 1 };
  expect(words(0).logged({ event: yawned, names: ["Inès", "Tom", "Zoé", "Max"] })).toBe(
    "Max yawns.",
  );
});

test("winners are named", () => {
  const ended = {
    event: "GameEnded",
    outcome: { winners: [1, 3], scores: [0, 2, 0, 2], reason: "over-rounds" },
  };
  expect(words(0).event(ended)).toBe("Tom and Léa win the game. All rounds have been played.");
  expect(words(1).event(ended)).toMatch(/^Victory for you and Léa!/);
});

test("a refusal names who was faster, and an unknown one is still a sentence", () => {
  expect(words(0).refusal("card-gone-to", { by: 3 })).toContain("Léa was faster");
  expect(words(0).refusal("signal-too-soon", { seconds: 0.8 })).toContain("0.8 s");
  expect(words(0).refusal("from-the-future")).toBe(words(0).say("refused-otherwise"));
});

test("countdowns say what happens then", () => {
  expect(words(0).until("sweep", 1)).toBe("New cards in 1 s.");
  expect(words(0).until(undefined, 3)).toBe("3 s left");
});

test("a field of the view may speak of its options", () => {
  const view = { round: 2, options: { rounds: 7, target: null } };
  expect(words(0).viewField(view, "round")).toBe("Round 2 of 7");
  const target = { round: 2, options: { rounds: 7, target: 5 } };
  expect(words(0).viewField(target, "round")).toBe("Round 2, up to 5 points");
});

test("nothing was left unsaid", () => {
  const said = words(0);
  said.event(VERDICT);
  said.event(SWAPPED);
  expect(said.texts.errors).toEqual([]);
});

test("teams are found in the view", () => {
  expect(
    teamsOf({
      points: [1, 2],
      places: [
        { seat: 1, team: 1 },
        { seat: 0, team: 0 },
      ],
    }),
  ).toEqual([0, 1]);
});
