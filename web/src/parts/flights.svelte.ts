/** Things on their way from one place of the screen to another; parts/Flights.svelte draws them. */
import { prefersReducedMotion } from "svelte/motion";

export const FLIGHT = 420;
/** Without motion a thing fades in where it lands. */
export const FADE = 120;

export interface Trip<Thing> {
  card: Thing;
  from: DOMRect;
  to: DOMRect;
  /** How far the arc bows to the left of its way, as a share of it; negative to the right. */
  bow?: number;
  /** Milliseconds before it leaves. */
  delay?: number;
  /** Shows its back, and turns over on the way. */
  turns?: boolean;
  /** Leaves for good: it fades as it goes, and nothing waits for it. */
  leaves?: boolean;
  lasts?: number;
}

export interface Flight<Thing> extends Required<Trip<Thing>> {
  key: number;
  /** Fades in place instead of flying. */
  still: boolean;
}

export interface Point {
  x: number;
  y: number;
}

/** Where the middle of the thing is on its arc, from 0 to 1. */
export function along(flight: Flight<unknown>, at: number): Point {
  const [start, middle, end] = arc(flight);
  const rest = 1 - at;
  const mix = (a: number, b: number, c: number) =>
    rest * rest * a + 2 * rest * at * b + at * at * c;
  return { x: mix(start.x, middle.x, end.x), y: mix(start.y, middle.y, end.y) };
}

/** Start, pull and end of the arc. */
export function arc({ from, to, bow }: Flight<unknown>): [Point, Point, Point] {
  const start = centre(from);
  const end = centre(to);
  const [x, y] = [end.x - start.x, end.y - start.y];
  const middle = { x: (start.x + end.x) / 2 + y * bow, y: (start.y + end.y) / 2 - x * bow };
  return [start, middle, end];
}

function centre(box: DOMRect): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export class Flights<Thing> {
  now: readonly Flight<Thing>[] = $state.raw([]);
  private lastKey = 0;
  private readonly waiting = new Map<number, () => void>();

  /** Send a thing off; the promise is kept as it lands. A box without a size is nowhere to fly. */
  launch(trip: Trip<Thing>): Promise<void> {
    if (!trip.to.width || !trip.from.width) return Promise.resolve();
    const still = prefersReducedMotion.current;
    const flight: Flight<Thing> = {
      bow: 0.28,
      delay: 0,
      turns: false,
      leaves: false,
      lasts: still ? FADE : FLIGHT,
      ...trip,
      ...(still ? { delay: 0, lasts: FADE } : {}),
      still,
      key: ++this.lastKey,
    };
    this.now = [...this.now, flight];
    return new Promise((resolve) => this.waiting.set(flight.key, resolve));
  }

  /** Is it in the air, on its way to where it will be seen? */
  has(thing: Thing): boolean {
    return this.now.some((one) => one.card === thing && !one.leaves);
  }

  land(key: number): void {
    this.now = this.now.filter((one) => one.key !== key);
    this.waiting.get(key)?.();
    this.waiting.delete(key);
  }

  clear(): void {
    for (const { key } of this.now) this.land(key);
  }
}
