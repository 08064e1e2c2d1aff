import type { Art } from "../../../parts/art";
import { bust, eyes, head, line } from "./pieces";

export const drum: Art = {
  panel: "#E8574A",
  key: `<ellipse cx="0" cy="-3" rx="7" ry="3" stroke-width="2"/><path d="M-7-3v7q7 5 14 0v-7" stroke-width="2"/><path d="M-7 5l4-7 4 8 4-8 2 6" stroke-width="1.4"/>`,
  figure: `
    ${bust("#27468A")}
    ${head("#F2C49B")}
    <path d="M31 52 Q28 30 50 30 Q72 30 69 52 Q62 42 50 42 Q38 42 31 52Z" fill="#5A2E1C"/>
    ${eyes(50, 57)}
    ${line("M42 67 Q50 75 58 67")}
    <path d="M30 92 L18 70M70 92 L82 70" stroke="#FFE7B0" stroke-width="5" stroke-linecap="round"/>
    <circle cx="17" cy="69" r="4.5" fill="#FFE7B0"/>
    <circle cx="83" cy="69" r="4.5" fill="#FFE7B0"/>
    <path d="M24 94 v18 Q50 124 76 112 V94Z" fill="#FFC23C"/>
    <ellipse cx="50" cy="94" rx="26" ry="8" fill="#FFF8EA"/>
    <path d="M24 110l9-10 9 13 8-13 8 13 9-13 9 10" fill="none" stroke="#B3402A" stroke-width="2.6"/>
  `,
};
