import type { Art } from "../../../parts/art";
import { bust, eyes, head } from "./pieces";

export const fan: Art = {
  panel: "#F59AB0",
  key: `<path d="M-8-4q8 5 16 0v4q-8 5-16 0zM4 1v8M8 0v7" stroke-width="2"/>`,
  figure: `
    ${bust("#2F8F7B")}
    <path d="M22 74 L10 40M78 74 L90 40" stroke="#F2C49B" stroke-width="10" stroke-linecap="round"/>
    <path d="M26 96 L20 74M74 96 L80 74" stroke="#2F8F7B" stroke-width="15" stroke-linecap="round"/>
    ${head("#F2C49B")}
    <path d="M32 48 Q34 30 50 30 Q66 30 68 48Z" fill="#C8352C"/>
    <circle cx="50" cy="26" r="7" fill="#FFF8EA"/>
    <rect x="29" y="44" width="42" height="8" rx="4" fill="#FFF8EA"/>
    <path d="M34 62l10 6M34 68l8 4" stroke="#27468A" stroke-width="3"/>
    <path d="M66 62l-10 6M66 68l-8 4" stroke="#C8352C" stroke-width="3"/>
    ${eyes()}
    <path d="M41 66 Q50 84 59 66Z" fill="#7A1F33"/>
    <path d="M8 36 Q50 4 92 36" fill="none" stroke="#C8352C" stroke-width="9"/>
    <path d="M8 36 Q50 4 92 36" fill="none" stroke="#FFF8EA" stroke-width="9" stroke-dasharray="9 12"/>
  `,
};
