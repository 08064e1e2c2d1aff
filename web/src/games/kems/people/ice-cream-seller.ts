import type { Art } from "../../../parts/art";
import { CREAM, INK, bust, eyes, head, line } from "./pieces";

const cone = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M-11 0H11L0 34Z" fill="#E0A04A"/>${line("M-7 6L4 22M7 6L-4 22", 2, "#A86A1E")}<circle cy="-6" r="12" fill="#F29BAB"/><circle cx="-1" cy="-22" r="10.5" fill="#FFF3C4"/><circle cx="1" cy="-36" r="9" fill="#7A4A2E"/></g>`;

export const iceCreamSeller: Art = {
  panel: "#A9E2D2",
  key: `<path d="M-4 0h8L0 8z" stroke-width="2"/><path d="M-5 0a5 5 0 1 1 10 0z" fill="currentColor" stroke-width="1"/>`,
  figure: `
    ${bust("#FDFDFB", `${line("M24 92v26M34 86v32M66 86v32M76 92v26", 4, "#E0527A")}<path d="M38 94h24v24H38z" fill="#E0527A"/>`)}
    ${head("#D99A6C", 44)}
    <path d="M26 52L22 60V44ZM62 52L66 60V44Z" fill="#20161C"/>
    <path d="M22 46L30 28Q44 34 60 28L66 46Q44 38 22 46Z" fill="${CREAM}" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/>
    ${line("M25 41Q44 33 63 41", 3.4, "#E0527A")}
    ${eyes(44, 56)}
    <path d="M44 64q-6-4-10 0q-3 4-8 2q4 8 12 6q4-1 6-4q2 3 6 4q8 2 12-6q-5 2-8-2q-4-4-10 0z" fill="#20161C"/>
    ${line("M39 74q5 4 10 0", 2.6)}
    ${line("M78 116L82 92", 12, "#FDFDFB")}
    ${cone(81, 64)}
    <path d="M72 84q10-5 18 0v9q-9 5-18 0z" fill="#D99A6C"/>
    ${line("M73 88h14", 2, "#A8683C")}
  `,
};
