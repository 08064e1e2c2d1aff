/** Kem's for who has never played it: summary, hints, and a practice with the real bots. */
import { formOf } from "../../lib/prompts";
import type { Hint, Learning, Step, Why } from "../../lib/lessons.svelte";
import type { GameEvent } from "../../lib/table.svelte";
import type { kems } from "../../wire";
import { faceOf } from "./faces";
import Summary from "./Summary.svelte";

type View = kems.View;

/** Four alike, jokers standing for anything. */
export function hasFour(hand: readonly number[]): boolean {
  const faces = hand.map(faceOf).filter((face) => face !== "joker");
  return hand.length === 4 && new Set(faces).size <= 1;
}

/** Somebody's event of one of these kinds. */
const did =
  (...kinds: kems.Event["event"][]) =>
  (event: GameEvent, seat: number): boolean =>
    (kinds as string[]).includes(event.event) && (event as { seat?: number }).seat === seat;
const another =
  (...kinds: kems.Event["event"][]) =>
  (event: GameEvent, seat: number): boolean =>
    (kinds as string[]).includes(event.event) && (event as { seat?: number }).seat !== seat;
const came =
  (...kinds: kems.Event["event"][]) =>
  (event: GameEvent): boolean =>
    (kinds as string[]).includes(event.event);
const either =
  (...ways: ((event: GameEvent, seat: number) => boolean)[]) =>
  (event: GameEvent, seat: number): boolean =>
    ways.some((way) => way(event, seat));

export const hints: readonly Hint<View>[] = [
  {
    id: "hint-offer",
    where: "offer",
    when: ({ prompt }) => formOf(prompt, "Accept") !== null,
    done: came("SignAgreed"),
  },
  {
    id: "hint-sign",
    where: "build",
    when: ({ view, prompt }) => formOf(prompt, "Propose") !== null && view.offer === null,
    done: either(did("Proposed"), came("SignAgreed")),
  },
  {
    id: "hint-four",
    where: "signals",
    when: ({ view }) => view.phase === "exchange" && hasFour(view.hand),
    done: did("Signalled", "Said"),
  },
  {
    id: "hint-swap",
    where: "table",
    when: ({ prompt }) => formOf(prompt, "Swap") !== null,
    done: did("Swapped"),
  },
  {
    id: "hint-done",
    where: "done",
    when: ({ prompt }) => formOf(prompt, "Done") !== null,
    done: either(did("SaidDone"), came("Swept")),
  },
  {
    id: "hint-bell",
    where: "bell",
    when: ({ view, prompt }) => view.tables > 0 && formOf(prompt, "Announce") !== null,
    done: came("Rang"),
  },
  {
    id: "hint-dots",
    where: "dots",
    when: ({ view }) => view.phase === "exchange" && view.tables > 1,
    done: did("Signalled", "Said"),
  },
  {
    id: "hint-showdown",
    where: "verdict",
    when: ({ view }) => view.phase === "showdown",
    done: did("SaidReady"),
  },
];

const steps: readonly Step<View>[] = [
  {
    id: "coach-sign",
    where: "build",
    done: came("SignAgreed"),
    over: (view, seat) => view.phase !== "huddle" || view.ready[seat % 2] === true,
  },
  { id: "coach-swap", where: "hand", done: did("Swapped") },
  { id: "coach-done", where: "done", done: either(did("SaidDone"), came("Swept")) },
  { id: "coach-watch", where: "faces", done: another("Signalled", "Said") },
  { id: "coach-own", where: "signals", done: did("Signalled", "Said") },
  { id: "coach-ring", where: "bell", done: came("Rang") },
  { id: "coach-contre", where: "bell", done: came("Rang") },
  { id: "coach-read", where: "verdict", done: did("SaidReady") },
  { id: "coach-end" },
];

/** What the rules say of each announcement, true or false. */
const REASONS: Record<string, readonly [string, string]> = {
  kems: ["why-kems-true", "why-kems-false"],
  super: ["why-super-true", "why-super-false"],
  contre: ["why-contre-true", "why-contre-false"],
};

export function why(heard: GameEvent, names: readonly string[], seat: number): Why | null {
  const event = heard as kems.Event;
  if (event.event !== "Verdict") return null;
  if (event.seat === null || event.call === null) return { id: "why-nobody", args: {} };
  const [right, wrong] = REASONS[event.call] ?? ["why-nobody", "why-nobody"];
  const who = event.seat === seat ? "you" : "other";
  return { id: event.true ? right : wrong, args: { who, name: names[event.seat] ?? "" } };
}

export const learning: Learning = {
  Summary,
  // the registry knows no game's view: only Kem's tables give these theirs
  hints: hints as readonly Hint[],
  practice: {
    options: { rounds: 2, renew_sign: "never" },
    level: "easy",
    steps: steps as readonly Step[],
    why,
    next: came("RoundBegan"),
  },
};
