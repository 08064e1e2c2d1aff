import type { Art } from "../../../parts/art";
import { bust, eyes, head, line } from "./pieces";

export const coach: Art = {
  panel: "#5B7FC7",
  key: `<circle cx="-2" cy="1" r="5" stroke-width="2.4"/><path d="M-2-4h10v4h-5" stroke-width="2.4"/>`,
  figure: `
    ${bust("#E8EDF4", `<path d="M50 90V118" stroke="#C8352C" stroke-width="5"/><path d="M18 100q4-12 16-18M82 100q-4-12-16-18" stroke="#C8352C" stroke-width="4" fill="none"/>`)}
    ${head("#C68A62")}
    <path d="M30 50 Q30 28 50 28 Q70 28 70 50Z" fill="#C8352C"/>
    <path d="M28 50 Q50 42 82 52 Q80 56 72 55 Q50 48 28 52Z" fill="#97211A"/>
    ${eyes(50, 60)}
    ${line("M38 54l8 2M62 54l-8 2", 2.6)}
    <ellipse cx="50" cy="72" rx="8" ry="5.5" fill="#7A1F33"/>
    <path d="M34 66 Q34 82 50 82 Q66 82 66 66" fill="none" stroke="#5A3A24" stroke-width="3" stroke-dasharray="1 5" stroke-linecap="round"/>
    <path d="M38 84 L48 104" stroke="#2A1B35" stroke-width="2.4"/>
    <path d="M62 84 L52 104" stroke="#2A1B35" stroke-width="2.4"/>
    <circle cx="50" cy="106" r="6" fill="#FFC23C"/>
  `,
};
