/** How a face looks while it makes a signal. Left and right are as the watcher sees them. */

type Eye = "open" | "shut" | "wide";
type Mouth = "rest" | "pinch" | "tongue" | "yawn" | "whistle" | "puff" | "smile" | "flat" | "talk";

export interface Pose {
  eyes: [Eye, Eye];
  gaze: [number, number];
  mouth: Mouth;
  /** How far the face slides on the skull. */
  turn: number;
  roll: number;
  zoom: number;
  /** Where hands are, in the box of 100 by 100. */
  hands: [number, number][];
  /** Fingers on the cards. */
  fingers: number;
  /** Short strokes beside what moves: groups of them, one for each movement. */
  marks: string[];
  /** What is said, as a drawing in a bubble. */
  bubble: string;
}

export const REST: Pose = {
  eyes: ["open", "open"],
  gaze: [0, 0],
  mouth: "rest",
  turn: 0,
  roll: 0,
  zoom: 1,
  hands: [],
  fingers: 0,
  marks: [],
  bubble: "",
};

const ONE_TAP = "M36 78l-7-5M34 87h-8";
const ANOTHER = "M64 78l7-5M66 87h8";

export const POSES: Record<string, Partial<Pose>> = {
  "scratch-head": {
    hands: [[76, 20]],
    gaze: [0, -1],
    mouth: "flat",
    marks: ["M90 12l6-5M92 22h7"],
  },
  "tap-once": { hands: [[50, 90]], marks: [ONE_TAP] },
  "tap-twice": { hands: [[50, 90]], marks: [ONE_TAP, ANOTHER] },
  "two-fingers": { fingers: 2 },
  "three-fingers": { fingers: 3 },
  "four-fingers": { fingers: 4 },
  "rub-chin": { hands: [[52, 80]], gaze: [0.6, -0.6], mouth: "flat", marks: ["M68 84q5 3 8-2"] },
  "drum-fingers": {
    hands: [
      [30, 90],
      [70, 90],
    ],
    marks: ["M18 78v-7M28 75v-8M38 76v-7", "M62 76v-7M72 75v-8M82 78v-7"],
  },

  "elbow-on-table": { hands: [[24, 66]], roll: -14, mouth: "flat" },
  "lean-back": { zoom: 0.74, marks: ["M50 6v-4M36 10l-3-4M64 10l3-4"] },
  "lean-forward": { zoom: 1.2, eyes: ["wide", "wide"] },
  "turn-left": { turn: -13, gaze: [-1, 0], marks: ["M12 20h-9M6 16l-4 4 4 4"] },
  "turn-right": { turn: 13, gaze: [1, 0], marks: ["M88 20h9M94 16l4 4-4 4"] },
  shrug: {
    hands: [
      [10, 74],
      [90, 74],
    ],
    mouth: "flat",
    marks: ["M6 58v-7M94 58v-7"],
  },

  "pinch-lips": { mouth: "pinch" },
  "bite-tongue": { mouth: "tongue" },
  yawn: { mouth: "yawn", eyes: ["shut", "shut"] },
  whistle: { mouth: "whistle", bubble: "M9 18a2.5 2.5 0 1 1-1-2l2-10 7-2v11a2.5 2.5 0 1 1-1-2" },
  "puff-cheeks": { mouth: "puff", eyes: ["wide", "wide"] },
  smile: { mouth: "smile" },

  "wink-left": { eyes: ["shut", "open"], mouth: "smile", marks: ["M14 32l-7-4M13 40H5"] },
  "wink-right": { eyes: ["open", "shut"], mouth: "smile", marks: ["M86 32l7-4M87 40h8"] },
  "look-up": { gaze: [0, -1.4] },
  "look-down": { gaze: [0, 1.4] },
  "blink-twice": {
    eyes: ["shut", "shut"],
    marks: ["M14 32l-7-4M13 40H5", "M86 32l7-4M87 40h8"],
  },
  stare: { eyes: ["wide", "wide"], mouth: "flat" },

  "say-well-well": { mouth: "talk", bubble: "M5 12h.01M12 12h.01M19 12h.01" },
  "say-my-turn": { mouth: "talk", bubble: "M12 4v10M12 19h.01" },
  "say-hurry-up": { mouth: "talk", bubble: "M5 6l6 6-6 6M13 6l6 6-6 6" },
  "say-nice-weather": {
    mouth: "talk",
    bubble:
      "M12 8a4 4 0 1 0 .1 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M5 19l1-1M18 6l1-1",
  },
  "say-hungry": { mouth: "talk", bubble: "M7 3v7a3 3 0 0 0 6 0V3M10 3v18M18 21V3c-3 2-3 8 0 9" },
  "say-oh-dear": { mouth: "talk", eyes: ["wide", "wide"], bubble: "M12 6a6 6 0 1 0 .1 0" },
  "say-not-bad": { mouth: "talk", bubble: "M4 11h4v9H4zM8 12l4-8c3 0 2 4 1 6h6l-2 9H8" },
  "say-what-time": { mouth: "talk", bubble: "M12 3a9 9 0 1 0 .1 0M12 7v5l4 2" },
};

export const poseOf = (signal: string | null): Pose => ({
  ...REST,
  ...(signal === null ? {} : (POSES[signal] ?? { mouth: "talk" })),
});
