import type { Art } from "../../../parts/art";
import { bust, head, line } from "./pieces";

export const diva: Art = {
  panel: "#8A5BB0",
  key: `<circle cx="0" cy="-3" r="4.5" fill="currentColor" stroke-width="0"/><path d="M0 2v6M-4 8h8" stroke-width="2.6"/>`,
  figure: `
    <path d="M22 92 Q8 34 50 24 Q92 34 78 92Z" fill="#F0A43A"/>
    ${bust("#E0527A", `<path d="M30 86 Q50 110 70 86" fill="none" stroke="#FFE3EC" stroke-width="4" stroke-dasharray="1 7" stroke-linecap="round"/>`)}
    ${head("#6B4330")}
    <path d="M30 54 Q34 30 50 34 Q66 30 70 54 Q60 40 50 44 Q40 40 30 54Z" fill="#F0A43A"/>
    ${line("M36 57q5-5 10 0M54 57q5-5 10 0")}
    ${line("M37 53l-4-3M63 53l4-3", 2.4)}
    <ellipse cx="50" cy="71" rx="7" ry="8" fill="#B3203F"/>
    <ellipse cx="50" cy="72" rx="4" ry="5" fill="#3A0E1C"/>
    <path d="M70 104 L62 82" stroke="#D9D2C8" stroke-width="6" stroke-linecap="round"/>
    <circle cx="60" cy="78" r="7" fill="#4A4650"/>
  `,
};
