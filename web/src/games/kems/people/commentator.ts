import type { Art } from "../../../parts/art";
import { CREAM, INK, bust, head, line } from "./pieces";

export const commentator: Art = {
  panel: "#2C9AA0",
  key: `<path d="M-6 2v-2a6 6 0 0 1 12 0v2" stroke-width="2.2"/><path d="M-6 1v5M6 1v5" stroke-width="4"/>`,
  figure: `
    <path d="M26 64Q20 28 50 28Q80 28 74 64Z" fill="#F1ECE4"/>
    ${bust("#F58A4A", `<path d="M38 80L50 104L62 80L50 90Z" fill="${CREAM}"/><path d="M50 90l-5 6 5 20 5-20z" fill="#27468A"/>`)}
    ${head("#7A4E36")}
    <path d="M31 54Q32 38 50 38Q68 38 69 54Q60 44 46 45Q36 46 31 54Z" fill="#F1ECE4"/>
    ${line("M24 56Q24 20 50 20Q76 20 76 56", 6, INK)}
    <rect x="15" y="48" width="16" height="25" rx="8" fill="${INK}"/>
    <rect x="69" y="48" width="16" height="25" rx="8" fill="${INK}"/>
    <rect x="19" y="53" width="6" height="15" rx="3" fill="#FFC23C"/>
    <rect x="75" y="53" width="6" height="15" rx="3" fill="#FFC23C"/>
    <g fill="#fff" stroke="${INK}" stroke-width="2.4"><circle cx="42" cy="57" r="6"/><circle cx="58" cy="57" r="6"/></g>
    <circle cx="43" cy="57" r="2.4" fill="${INK}"/><circle cx="57" cy="57" r="2.4" fill="${INK}"/>
    <path d="M42 67H58Q58 79 50 79Q42 79 42 67Z" fill="#5A1022"/><path d="M44 67h12v3H44z" fill="#fff"/>
    ${line("M23 71Q24 86 38 82", 3)}
    <ellipse cx="39" cy="81" rx="6" ry="4.5" fill="${INK}"/>
    ${line("M88 84l7 5M86 92l4 8M90 76h8", 3.4, "#fff")}
  `,
};
