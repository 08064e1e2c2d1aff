import type { Art } from "../../../parts/art";
import { INK, bust, eyes, line } from "./pieces";

/** A frog with someone in it. */
export const mascot: Art = {
  panel: "#F58A4A",
  key: `<path d="M-8 3q0-5 3-6q0-4 3-4t3 3q3-3 5-2t1 4q2 2 1 5q-8 6-16 0zM-4 3q4 3 8 0" stroke-width="2"/>`,
  figure: `
    ${bust("#5FA845", `<ellipse cx="50" cy="114" rx="20" ry="22" fill="#D8E9A0"/>`)}
    <path d="M8 112q-4-20 8-26l10 8q-8 6-6 20zM92 112q4-20-8-26l-10 8q8 6 6 20z" fill="#4A8C38"/>
    <path d="M8 58Q8 24 50 24Q92 24 92 58Q92 90 50 92Q8 90 8 58Z" fill="#6DBB4F"/>
    <g fill="#6DBB4F"><circle cx="28" cy="26" r="15"/><circle cx="72" cy="26" r="15"/></g>
    <g fill="#fff"><circle cx="29" cy="25" r="10"/><circle cx="71" cy="25" r="10"/></g>
    <g fill="${INK}"><circle cx="32" cy="27" r="5"/><circle cx="68" cy="27" r="5"/></g>
    <path d="M15 56Q50 38 85 56Q84 84 50 84Q16 84 15 56Z" fill="#7A1F33"/>
    <path d="M30 84Q29 54 50 54Q71 54 70 84Q50 88 30 84Z" fill="#5E3A29"/>
    ${eyes(50, 66)}
    <path d="M43 73Q50 82 57 73Z" fill="#fff"/>
    ${line("M15 56Q50 38 85 56", 3.4, "#3E7A2E")}
    <g fill="#F58A8A" opacity=".8"><circle cx="18" cy="70" r="5"/><circle cx="82" cy="70" r="5"/></g>
    ${line("M43 42h1M56 42h1", 3, "#3E7A2E")}
  `,
};
