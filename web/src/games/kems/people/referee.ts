import type { Art } from "../../../parts/art";
import { bust, eyes, head, line } from "./pieces";

export const referee: Art = {
  panel: "#7FC4E8",
  key: `<rect x="-5" y="-7" width="10" height="14" rx="1.6" fill="currentColor" stroke-width="0" transform="rotate(12)"/>`,
  figure: `
    ${bust("#2A1B35", `<path d="M28 84v34M40 84v34M60 84v34M72 84v34" stroke="#FFF8EA" stroke-width="5"/>`)}
    ${head("#F2C49B")}
    <path d="M32 50 Q34 32 50 33 Q66 32 68 50 L64 44 H36Z" fill="#9A948F"/>
    ${line("M37 51l9 4M63 51l-9 4")}
    ${eyes(50, 59)}
    ${line("M42 71 Q50 64 58 71")}
    <path d="M34 66q8 10 16 2q8 8 16-2" fill="none" stroke="#9A948F" stroke-width="5" stroke-linecap="round"/>
    <g transform="rotate(14 80 44)"><path d="M78 92 L78 60" stroke="#F2C49B" stroke-width="9" stroke-linecap="round"/><rect x="68" y="22" width="22" height="32" rx="3" fill="#FFD23F" stroke="#B98A00" stroke-width="2"/></g>
  `,
};
