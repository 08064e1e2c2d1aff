/** What a puppet looks like while it makes a signal. Left and right are as the watcher sees them. */
import { INK } from "./ink";

export type Mouth =
  | "neutral"
  | "flat"
  | "smirk"
  | "smile"
  | "pinch"
  | "tongue"
  | "yawn"
  | "whistle"
  | "puff"
  | "talk"
  | "oh";

export interface Hand {
  x: number;
  y: number;
  /** Rotation. */
  r?: number;
  /** Raised fingers, or what the hand does. */
  f?: 1 | 2 | 3 | 4 | "fist" | "flat" | "open";
  elbow?: [number, number];
}

/** A dozen small numbers: head, lids, gaze, body, two hands; a mouth, and marks beside what moves. */
export interface Pose {
  hx: number;
  hy: number;
  hr: number;
  turn: number;
  eyeL: number;
  eyeR: number;
  gx: number;
  gy: number;
  brow: number;
  mouth: Mouth;
  lean: number;
  zoom: number;
  shrug: number;
  L: Hand;
  R: Hand;
  /** A fan of cards in the hand on the left. */
  cards: number;
  /** Fingers on those cards. */
  grip: number;
  /** Short strokes, a group for each movement. */
  marks: string[];
  /** What is said, as a drawing in a bubble. */
  bubble: string;
}

export const REST: Pose = {
  hx: 0,
  hy: 0,
  hr: 0,
  turn: 0,
  eyeL: 1,
  eyeR: 1,
  gx: 0,
  gy: 0.1,
  brow: 0,
  mouth: "neutral",
  lean: 0,
  zoom: 1,
  shrug: 0,
  L: { x: 56, y: 190, f: "flat" },
  R: { x: 144, y: 190, f: "flat" },
  cards: 0,
  grip: 0,
  marks: [],
  bubble: "",
};

const note = (x: number, y: number, s = 1) =>
  `<g transform="translate(${x} ${y}) scale(${s})" stroke-width="3.4"><ellipse cx="0" cy="0" rx="5" ry="4" fill="${INK}"/><path d="M5 0V-18q7 1 8 8"/></g>`;

export const POSES: Record<string, Partial<Pose>> = {
  "scratch-head": {
    R: { x: 140, y: 48, r: -42, f: 3, elbow: [186, 122] },
    hr: -5,
    gy: -0.6,
    gx: 0.6,
    mouth: "flat",
    marks: ['<path d="M160 26l8-10M170 42l12-5M150 18l3-12"/>'],
  },
  "tap-once": {
    R: { x: 150, y: 188, f: 1, r: 158 },
    marks: ['<path d="M176 186l14-8M178 198h14M132 204l-6 0"/>'],
  },
  "tap-twice": {
    R: { x: 150, y: 188, f: 2, r: 160 },
    marks: [
      '<path d="M174 176l12-8M178 188l14-3M178 200h14"/>',
      '<path d="M186 160l10-8M194 173l5-2"/>',
    ],
  },
  "two-fingers": { cards: 4, grip: 2, marks: [] },
  "three-fingers": { cards: 4, grip: 3 },
  "four-fingers": { cards: 4, grip: 4 },
  "rub-chin": {
    R: { x: 112, y: 138, r: -38, f: 2, elbow: [164, 196] },
    gx: -0.7,
    gy: -0.5,
    brow: 0.5,
    marks: ['<path d="M84 146q-6 5-4 10M76 138q-8 6-6 14"/>'],
  },
  "drum-fingers": {
    R: { x: 142, y: 184, f: 4, r: 172 },
    marks: [
      '<path d="M116 200q5-8 10 0t10 0 10 0 10 0 10 0" />',
      '<path d="M176 180l8-6M182 192l10-2"/>',
    ],
  },
  "elbow-on-table": {
    R: { x: 138, y: 122, r: -16, f: "fist", elbow: [182, 214] },
    hr: 13,
    hx: 6,
    hy: 6,
    gy: 0.3,
    mouth: "flat",
  },
  "lean-back": {
    lean: -7,
    zoom: 0.84,
    hr: -10,
    hy: -6,
    gy: 0.7,
    L: { x: 76, y: 186, f: "fist" },
    R: { x: 124, y: 186, f: "fist" },
    marks: ['<path d="M150 70q14 20 10 44M164 60q18 28 12 58"/>'],
  },
  "lean-forward": { zoom: 1.14, hy: 20, brow: 0.7, gy: 0.2, marks: [] },
  "turn-left": { turn: -1.9, gx: -1, marks: ['<path d="M26 96q-10 10 0 20M14 92q-12 14 0 28"/>'] },
  "turn-right": { turn: 1.9, gx: 1, marks: ['<path d="M174 96q10 10 0 20M186 92q12 14 0 28"/>'] },
  shrug: {
    shrug: 1,
    L: { x: 24, y: 142, r: -62, f: "open", elbow: [26, 200] },
    R: { x: 176, y: 142, r: 62, f: "open", elbow: [174, 200] },
    brow: 1,
    mouth: "flat",
    hy: 8,
  },
  "pinch-lips": { mouth: "pinch" },
  "bite-tongue": { mouth: "tongue" },
  yawn: { mouth: "yawn", eyeL: 0, eyeR: 0, brow: 1, hr: -6, hy: -4, marks: [] },
  whistle: {
    mouth: "whistle",
    brow: 0.6,
    gx: 0.5,
    gy: -0.4,
    marks: [note(148, 132), note(170, 108, 1.15)],
  },
  "puff-cheeks": { mouth: "puff", brow: 0.8 },
  smile: { mouth: "smile", brow: 0.6 },
  "wink-left": { eyeL: 0, mouth: "smirk", brow: 0.3, marks: ['<path d="M52 66l-12-6M50 80H36"/>'] },
  "wink-right": {
    eyeR: 0,
    mouth: "smirk",
    brow: 0.3,
    marks: ['<path d="M148 66l12-6M150 80h14"/>'],
  },
  "look-up": { gy: -1, brow: 0.8, hy: -3 },
  "look-down": { gy: 1, hy: 4 },
  "blink-twice": {
    eyeL: 0,
    eyeR: 0,
    marks: [
      '<path d="M64 58l-7-9M76 52l-3-10M136 58l7-9M124 52l3-10"/>',
      '<path d="M54 44l-4-6M146 44l4-6"/>',
    ],
  },
  stare: { eyeL: 1.35, eyeR: 1.35, gy: 0, brow: 1, mouth: "flat" },
  "say-well-well": { mouth: "talk", bubble: "M5 12h.01M12 12h.01M19 12h.01" },
  "say-my-turn": { mouth: "talk", bubble: "M12 4v10M12 19h.01" },
  "say-hurry-up": { mouth: "talk", bubble: "M5 6l6 6-6 6M13 6l6 6-6 6" },
  "say-nice-weather": {
    mouth: "talk",
    bubble:
      "M12 8a4 4 0 1 0 .1 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M5 19l1-1M18 6l1-1",
  },
  "say-hungry": { mouth: "talk", bubble: "M7 3v7a3 3 0 0 0 6 0V3M10 3v18M18 21V3c-3 2-3 8 0 9" },
  "say-oh-dear": { mouth: "talk", eyeL: 1.35, eyeR: 1.35, bubble: "M12 6a6 6 0 1 0 .1 0" },
  "say-not-bad": { mouth: "talk", bubble: "M4 11h4v9H4zM8 12l4-8c3 0 2 4 1 6h6l-2 9H8" },
  "say-what-time": { mouth: "talk", bubble: "M12 3a9 9 0 1 0 .1 0M12 7v5l4 2" },
};

/** What the puppet shows; a sentence somebody says is a mouth that moves. */
export const poseOf = (signal: string | null): Partial<Pose> =>
  signal === null ? {} : (POSES[signal] ?? { mouth: "talk", brow: 0.4 });

/** The part of the puppet in which a signal happens, for a small picture of it. */
export function cropOf(signal: string): string {
  if (["tap-once", "tap-twice", "drum-fingers"].includes(signal)) return "96 112 104 104";
  if (signal.endsWith("-fingers")) return "14 108 104 104";
  if (signal === "scratch-head") return "74 8 118 118";
  if (signal === "rub-chin") return "52 56 112 112";
  if (signal === "shrug" || signal.startsWith("lean-")) return "0 14 200 200";
  if (signal.startsWith("say")) return "56 0 146 146";
  if (signal === "whistle") return "64 40 128 112";
  return "42 30 116 116";
}
