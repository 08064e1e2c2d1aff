/** What a table of Kem's sounds like. Signals, signs and sealed calls make no sound anywhere. */
import { buzz, sound } from "../../lib/sound.svelte";
import type { GameEvent, LiveTable } from "../../lib/table.svelte";
import type { kems } from "../../wire";

const LOOKS = 100;
/** The last seconds of a countdown are heard. */
const LAST = 3;

/** Listen to the table; the answer ends it. The TV plays the room, a phone only its own hand. */
export function soundsOf(table: LiveTable, where: "tv" | "phone"): () => void {
  const stop = table.listen((event) =>
    where === "tv" ? room(event as kems.Event) : hand(table, event),
  );
  if (where === "phone") {
    const refusals = new Refusals(table);
    const hush = $effect.root(() => {
      $effect(() => refusals.look());
    });
    return () => {
      stop();
      hush();
    };
  }
  const clock = new Clock(table);
  const timer = setInterval(() => clock.look(), LOOKS);
  return () => {
    stop();
    clearInterval(timer);
  };
}

function room(event: kems.Event): void {
  switch (event.event) {
    case "Rang":
      return sound.play("bell");
    case "Swapped":
      sound.play("take");
      return sound.play("card");
    case "Turned":
      return sound.play("card");
    case "Swept":
      return sound.play("sweep");
    case "Verdict":
      return event.points === 0 ? sound.play("aww") : undefined;
    case "GameEnded":
      return sound.play("win");
  }
}

/** One's own card, and one's own bell. */
function hand(table: LiveTable, heard: GameEvent): void {
  const event = heard as kems.Event;
  const seat = table.info?.seat ?? null;
  if (event.event === "Swapped" && event.seat === seat) {
    sound.play("take");
    buzz("press");
  } else if (event.event === "Rang" && event.seat === seat) {
    sound.play("bell");
    buzz("bell");
  }
}

/** The table said no: whatever is told is heard once. */
export class Refusals {
  private told: number | undefined;

  constructor(private readonly table: LiveTable) {
    this.told = table.notice?.key;
  }

  look(): void {
    const key = this.table.notice?.key;
    if (key === this.told) return;
    this.told = key;
    if (key === undefined) return;
    sound.play("refused");
    buzz("refused");
  }
}

/** A countdown's last three seconds, and its end. */
class Clock {
  private due: number | null = null;
  private second = 0;

  constructor(private readonly table: LiveTable) {}

  look(): void {
    const left = this.table.left();
    const due = this.table.update?.due ?? null;
    const stands = this.table.info?.paused === true || this.table.info?.phase !== "play";
    if (left === null || stands) {
      this.due = null;
      return;
    }
    const second = Math.ceil(left / 1000);
    const counted = due === this.due && second < this.second && second <= LAST;
    this.due = due;
    this.second = second;
    if (!counted) return;
    if (second === 0) sound.play("zero");
    else sound.play(second === 1 ? "tock" : "tick");
  }
}
