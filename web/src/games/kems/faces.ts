/** The drawings on the cards, by the face they show. */
import { WORDS } from "../../wire";
import type { Art } from "../../parts/art";

const INK = "#2A1B35";
const CREAM = "#FFFCF5";

const ART: Record<string, Art> = {
  trumpet: {
    panel: "#F5B32E",
    figure: INK,
    drawing: "M3 12h12l6-5v10l-6-5M6 12v4h5v-4M7 9v3M10 9v3",
  },
  drum: {
    panel: "#E4503F",
    figure: CREAM,
    drawing:
      "M4 9a8 3 0 0 0 16 0a8 3 0 0 0-16 0v8a8 3 0 0 0 16 0V9M4 16l4-4 4 5 4-5 4 4M3 2l6 5M21 2l-6 5",
  },
  keeper: {
    panel: "#3FA878",
    figure: INK,
    drawing: "M7 13V6M10 12V4M13 12V4M16 13V6M7 13c-3-2-4 0-3 2l3 6h8l2-5v-3",
  },
  referee: { panel: "#7FC1EA", figure: INK, solid: true, drawing: "M8 3h9l-2 18H6z" },
  diva: {
    panel: "#8E5CB0",
    figure: CREAM,
    drawing:
      "M12 3a3.5 3.5 0 0 0-3.5 3.5v4a3.5 3.5 0 0 0 7 0v-4A3.5 3.5 0 0 0 12 3zM6 11a6 6 0 0 0 12 0M12 17v4M9 21h6",
  },
  fan: {
    panel: "#F29BAB",
    figure: INK,
    drawing: "M3 5c6 5 12 5 18 0v5c-6 5-12 5-18 0zM5 11v8l3 2v-8M10 8v5M14 8v5",
  },
  snapper: {
    panel: "#F7E3B0",
    figure: INK,
    drawing: "M3 8h4l2-3h6l2 3h4v11H3zM12 9.5a4 4 0 1 0 .1 0",
  },
  coach: {
    panel: "#27468A",
    figure: CREAM,
    drawing: "M3 11h10a5 5 0 1 1-4 5H3zM13 11l3-6M17 5h.01M20 7h.01M12 16h.01",
  },
  majorette: {
    panel: "#E86FA0",
    figure: INK,
    drawing:
      "M6 18L18 6M4 20a2 2 0 1 0 2-2 2 2 0 0 0-2 2zM18 6a2 2 0 1 0 2-2 2 2 0 0 0-2 2zM4 10l3 1M13 20l-1-3M9 4l1 3",
  },
  commentator: {
    panel: "#4FA0A8",
    figure: INK,
    drawing: "M4 14v-3a8 8 0 0 1 16 0v3M3 13h4v6H3zM17 13h4v6h-4zM19 19c0 2-3 3-6 3",
  },
  mascot: {
    panel: "#F58A4A",
    figure: INK,
    solid: true,
    drawing:
      "M12 12c-3 0-6 4-5 7 1 2 3 1 5 1s4 1 5-1c1-3-2-7-5-7zM5 9a2 2.5 0 1 0 .1 0M9.5 4a2 2.7 0 1 0 .1 0M14.5 4a2 2.7 0 1 0 .1 0M19 9a2 2.5 0 1 0 .1 0",
  },
  "ice-cream-seller": {
    panel: "#BFE6F5",
    figure: INK,
    drawing: "M7 11l5 11 5-11zM6 11a6 6 0 1 1 12 0M9 14l5 4M15 14l-5 4M12 2v2",
  },
  groundskeeper: {
    panel: "#9CC75A",
    figure: INK,
    drawing: "M12 22V11M12 13C6 13 4 9 4 5c5 0 8 2 8 8zM12 16c5 0 8-3 8-8-5 0-8 3-8 8M5 22h14",
  },
  joker: {
    panel: "#2A1B35",
    figure: "#FFC23C",
    drawing: "M4 19c10 3 17-3 16-10-1-6-9-7-10-1-1 5 5 6 6 2",
  },
};

/** `fan` for any of the four fans. */
export function faceOf(card: number): string {
  return (WORDS.kems.names.card?.[card] ?? "joker").replace(/\.\d+$/, "");
}

export function artOf(card: number): Art {
  return ART[faceOf(card)] ?? (ART.joker as Art);
}
