import type { Art } from "../../../parts/art";
import { INK, bust, head, line } from "./pieces";

export const trumpet: Art = {
  panel: "#F6B52E",
  key: `<path d="M-8 0h9M1 0l7-5v10zM-5-3v6M-1-3v6" stroke-width="2.4"/>`,
  figure: `
    ${bust("#C8352C", `<path d="M36 82 L50 104 L64 82" fill="none" stroke="#FFE7B0" stroke-width="4"/><g fill="#FFE7B0"><circle cx="24" cy="98" r="3"/><circle cx="76" cy="98" r="3"/></g>`)}
    ${head("#B97A55")}
    <path d="M30 46 Q32 24 50 24 Q68 24 70 46Z" fill="#27468A"/>
    <rect x="28" y="42" width="44" height="7" rx="3.5" fill="#FFE7B0"/>
    <path d="M50 24 Q48 8 58 8 Q62 14 54 24Z" fill="#fff"/>
    ${line("M40 56q3-4 6 0M54 56q3-4 6 0", 2.8)}
    <circle cx="37" cy="64" r="5" fill="#E2725B" opacity=".6"/>
    <circle cx="63" cy="64" r="5" fill="#E2725B" opacity=".6"/>
    <circle cx="50" cy="69" r="4" fill="${INK}"/>
    <g stroke="#fff3c4" stroke-linecap="round" fill="none"><path d="M50 70 L50 98" stroke-width="6"/></g>
    <path d="M50 90 L32 116 H68Z" fill="#fff3c4"/>
    <ellipse cx="50" cy="115" rx="18" ry="5" fill="#D99A15"/>
    <path d="M43 82h14M43 88h14" stroke="#D99A15" stroke-width="3" stroke-linecap="round"/>
  `,
};
