import type { Art } from "../../../parts/art";
import { bust, head, line } from "./pieces";

export const snapper: Art = {
  panel: "#C9D65A",
  key: `<rect x="-8" y="-4" width="16" height="11" rx="2" stroke-width="2"/><circle cy="1.5" r="3" stroke-width="2"/><path d="M-3-4l2-3h3l2 3" stroke-width="2"/>`,
  figure: `
    ${bust("#8C6239", `<path d="M30 84 L30 118M70 84V118" stroke="#6B4727" stroke-width="5"/>`)}
    ${head("#E2A57C")}
    <path d="M28 46 Q50 34 72 46 Q72 52 66 50 Q50 42 34 50 Q28 52 28 46Z" fill="#6B7A2A"/>
    <path d="M34 44 Q36 28 50 28 Q64 28 66 44Z" fill="#849437"/>
    <rect x="26" y="54" width="48" height="27" rx="6" fill="#2A1B35"/>
    <rect x="42" y="49" width="16" height="8" rx="3" fill="#2A1B35"/>
    <circle cx="50" cy="67" r="11" fill="#6E6678"/>
    <circle cx="50" cy="67" r="7.5" fill="#A8D8EA"/>
    <circle cx="47" cy="64" r="2.5" fill="#fff"/>
    <path d="M80 40l6-8M84 50l10-3M72 34l2-9" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/>
    <circle cx="26" cy="72" r="7" fill="#E2A57C"/>
    <circle cx="74" cy="72" r="7" fill="#E2A57C"/>
    ${line("M44 88 q6 4 12 0", 2.6)}
  `,
};
