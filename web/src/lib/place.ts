/** Where a note fits: near what it points at, and on nothing one must see. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Point {
  x: number;
  y: number;
}
/** Something on the screen, and how much it matters that it stays in sight. */
export interface Kept {
  box: Box;
  weight: number;
}

const EDGE = 8;
const STEP = 6;
/** Room for the tail. */
const GAP = 18;
/** What a pixel of distance costs, in covered square pixels. */
const FAR = 60;
const TAIL_POINT = 400;

const clamp = (low: number, value: number, high: number) =>
  Math.max(low, Math.min(value, Math.max(low, high)));

export function overlap(one: Box, other: Box): number {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** From the edge of the note to the edge of its target, above or below it. */
export function tailOf(note: Box, target: Box): [Point, Point] {
  const below = note.y >= target.y + target.h / 2;
  const middle = target.x + target.w / 2;
  const x = clamp(note.x + 28, middle, note.x + note.w - 28);
  const to = clamp(target.x + target.w * 0.2, x, target.x + target.w * 0.8);
  return below
    ? [
        { x, y: note.y },
        { x: to, y: target.y + target.h + 3 },
      ]
    : [
        { x, y: note.y + note.h },
        { x: to, y: target.y - 3 },
      ];
}

export function placeNote(
  size: { w: number; h: number },
  target: Box,
  kept: readonly Kept[],
  screen: { w: number; h: number },
): Point {
  const right = screen.w - size.w - EDGE;
  const xs = [EDGE, target.x + target.w / 2 - size.w / 2, right];
  let best: Point = { x: EDGE, y: EDGE };
  let least = Infinity;
  for (let y = EDGE; y <= screen.h - size.h - EDGE; y += STEP) {
    for (const wanted of xs) {
      const note = { x: clamp(EDGE, wanted, right), y, ...size };
      const cost = costOf(note, target, kept);
      if (cost < least) [least, best] = [cost, { x: note.x, y }];
    }
  }
  return best;
}

function costOf(note: Box, target: Box, kept: readonly Kept[]): number {
  const [from, to] = tailOf(note, target);
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  let cost = Math.abs(distance - GAP) * FAR + overlap(note, target) * 40;
  for (const { box, weight } of kept) {
    cost += overlap(note, box) * weight;
    for (let part = 0.1; part < 0.9; part += 0.1) {
      const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      if (overlap({ ...point, w: 1, h: 1 }, box)) cost += weight * TAIL_POINT;
    }
  }
  return cost;
}
