/** What everybody sees somebody do, for as long as it lingers on their face. */
import type { GameEvent, LiveTable } from "../../lib/table.svelte";
import type { Words } from "../../lib/words";
import type { kems } from "../../wire";

const LINGERS = 2200;
/** To read a letter of what somebody says. */
const LETTER = 45;
/** Longer than this it is not written over a head. */
const SHORT = 16;
const TAG_LINGERS = 1600;

export interface Shown {
  signal: string | null;
  text: string;
}

export class Bubbles {
  /** By seat. */
  shown: Record<number, Shown> = $state({});
  /** Who is saying something, and what, in full. */
  readonly speeches = $derived(
    Object.entries(this.shown).flatMap(([seat, { signal, text }]) =>
      signal === null ? [{ seat: Number(seat), text }] : [],
    ),
  );
  /** Cards that just moved to the table, with the seat they came from. */
  moved: Record<number, number> = $state({});
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(private readonly table: LiveTable) {}

  /** Watch the table; the answer ends it. */
  watch(): () => void {
    const stop = this.table.listen((event) => this.see(event));
    return () => {
      stop();
      for (const timer of this.timers.values()) clearTimeout(timer);
    };
  }

  /** What stands over somebody's head. */
  over(seat: number, words: Words): string {
    const shown = this.shown[seat];
    if (!shown) return "";
    if (shown.signal !== null) return words.word("signal", shown.signal);
    return shown.text.length > SHORT ? "…" : `“${shown.text}”`;
  }

  private see(heard: GameEvent): void {
    const event = heard as kems.Event;
    if (event.event === "Signalled")
      this.show(event.seat, { signal: event.signal, text: "" }, event.at);
    else if (event.event === "Said")
      this.show(event.seat, { signal: null, text: event.text }, event.at);
    else if (event.event === "Swapped") {
      this.moved[event.give] = event.seat;
      this.later(`card ${event.give}`, TAG_LINGERS, () => delete this.moved[event.give]);
    }
  }

  private show(seat: number, what: Shown, at: number): void {
    const left = LINGERS + LETTER * what.text.length - (this.table.time() - at);
    if (left <= 0) return; // it was missed
    this.shown[seat] = what;
    this.later(`seat ${seat}`, left, () => delete this.shown[seat]);
  }

  private later(key: string, delay: number, then: () => void): void {
    clearTimeout(this.timers.get(key));
    this.timers.set(key, setTimeout(then, delay));
  }
}
