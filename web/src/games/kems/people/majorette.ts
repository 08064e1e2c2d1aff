import type { Art } from "../../../parts/art";
import { CREAM, bust, eyes, head, line } from "./pieces";

export const majorette: Art = {
  panel: "#B93A78",
  key: `<path d="M-5 5L5-5" stroke-width="2.6"/><circle cx="-6" cy="6" r="2.6" fill="currentColor" stroke-width="0"/><circle cx="6" cy="-6" r="2.6" fill="currentColor" stroke-width="0"/>`,
  figure: `
    <g fill="#7A2E14"><ellipse cx="24" cy="70" rx="9" ry="15" transform="rotate(16 24 70)"/><ellipse cx="76" cy="70" rx="9" ry="15" transform="rotate(-16 76 70)"/></g>
    ${line("M76 96L88 72L80 40", 11, "#2F8F9B")}
    ${bust("#2F8F9B", `${line("M38 94h24M36 102h28M38 110h24", 3, "#FFE7B0")}`)}
    <path d="M10 98q4-14 18-14l4 8q-12 0-14 10zM90 98q-4-14-18-14l-4 8q12 0 14 10z" fill="#FFE7B0"/>
    ${head("#EDB98F")}
    <path d="M31 56Q30 38 50 38Q70 38 69 56Q60 46 50 46Q40 46 31 56Z" fill="#7A2E14"/>
    <path d="M34 40L30 20Q50 12 70 20L66 40Q50 34 34 40Z" fill="${CREAM}"/>
    <path d="M30 20Q50 12 70 20L69 26Q50 18 31 26Z" fill="#2F8F9B"/>
    <circle cx="50" cy="29" r="4.5" fill="#FFC23C"/>
    ${eyes(50, 59)}
    <path d="M42 67Q50 77 58 67Z" fill="#7A1F33"/>
    <g fill="#E2725B" opacity=".6"><circle cx="37" cy="66" r="4"/><circle cx="63" cy="66" r="4"/></g>
    ${line("M62 12L98 56", 4.5, "#E8EDF4")}
    <circle cx="62" cy="12" r="6.5" fill="#FFC23C"/>
    <circle cx="80" cy="35" r="7" fill="#EDB98F"/>
    ${line("M74 6q10 2 16 12M56 24q-2-2-2-4", 2.6, "#fff")}
  `,
};
