/** What this device has been taught: each hint once, and none after a first whole game. */
import type { Component } from "svelte";
import type { Prompt } from "../wire";
import { recallData, storeData } from "./storage";
import type { GameEvent } from "./table.svelte";
import type { Args } from "./texts";

const KEY = "hints";

/** What a hint may look at: what its reader sees anyway. */
export interface Moment<View> {
  view: View;
  prompt: Prompt | null;
  seat: number;
}

/** One thing worth knowing, said when its moment has come. The id is also its text's. */
export interface Hint<View = unknown> {
  id: string;
  /** The `data-hint` of what it points at. */
  where: string;
  when(moment: Moment<View>): boolean;
  /** The reader has done it: nothing is left to say. */
  done(event: GameEvent, seat: number): boolean;
}

/** One step of a practice. A step without `done` waits for the button. */
export interface Step<View = unknown> {
  id: string;
  where?: string;
  done?(event: GameEvent, seat: number): boolean;
  /** Too late for it, as after a reload. */
  over?(view: View, seat: number): boolean;
}

/** Why a round ended as it did. */
export interface Why {
  id: string;
  args: Args;
}

/** What a game has for who does not know it yet. */
export interface Learning {
  /** The rules on one screen, in words and little pictures. */
  Summary: Component<{ say: (id: string) => string }>;
  hints: readonly Hint[];
  practice: {
    options: Record<string, unknown>;
    level: string;
    steps: readonly Step[];
    /** The event that ends a round, explained; null for any other. */
    why(event: GameEvent, names: readonly string[], seat: number): Why | null;
    /** A new round begins: the explanation has been read. */
    next(event: GameEvent): boolean;
  };
}

interface Kept {
  seen: string[];
  off: boolean;
}

export class Lessons {
  private kept: Kept = $state.raw({ seen: [], off: false });

  constructor() {
    const { seen, off } = recallData<Partial<Kept>>(KEY, {});
    this.kept = { seen: Array.isArray(seen) ? seen : [], off: off === true };
  }

  get off(): boolean {
    return this.kept.off;
  }

  seen(id: string): boolean {
    return this.kept.seen.includes(id);
  }

  mark(...ids: string[]): void {
    this.keep({ ...this.kept, seen: [...new Set([...this.kept.seen, ...ids])] });
  }

  /** No more hints; or all of them again. */
  turn(on: boolean): void {
    this.keep(on ? { seen: [], off: false } : { ...this.kept, off: true });
  }

  /** The one hint whose moment it is. */
  choose<View>(hints: readonly Hint<View>[], moment: Moment<View>): Hint<View> | null {
    if (this.off) return null;
    return hints.find((hint) => !this.seen(hint.id) && hint.when(moment)) ?? null;
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    storeData(KEY, kept);
  }
}

export const lessons = new Lessons();

/** Where one is in a practice: it goes on by what happens at the table, or by the button. */
export class Coaching {
  at = $state(0);
  why: Why | null = $state.raw(null);

  constructor(private readonly script: Learning["practice"]) {}

  get step(): Step | null {
    return this.script.steps[this.at] ?? null;
  }

  see(event: GameEvent, names: readonly string[], seat: number): void {
    const why = this.script.why(event, names, seat);
    if (why) this.why = why;
    else if (this.script.next(event)) this.why = null;
    if (this.step?.done?.(event, seat)) this.at += 1;
  }

  /** Leave out what it is too late for. */
  catchUp(view: unknown, seat: number): void {
    while (this.step?.over?.(view, seat)) this.at += 1;
  }

  next(): void {
    if (this.why) this.why = null;
    else this.at += 1;
  }
}
