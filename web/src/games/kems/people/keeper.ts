import type { Art } from "../../../parts/art";
import { bust, head, line } from "./pieces";

export const keeper: Art = {
  panel: "#3DA36F",
  key: `<path d="M-5 7v-8M-5-1v-4M-1-1v-7M3-1v-6M-5 7h9q3-4 3-9" stroke-width="2.6"/>`,
  figure: `
    ${bust("#F7D547", `<path d="M42 84h16v34H42z" fill="#2A1B35"/>`)}
    ${head("#8A5A3C")}
    <path d="M30 54 Q30 34 50 34 Q70 34 70 54 Q66 44 50 44 Q34 44 30 54Z" fill="#20161C"/>
    <path d="M30 50h40" stroke="#FFF8EA" stroke-width="5"/>
    ${line("M39 55h8M53 55h8")}
    ${line("M42 69 h16", 3.4)}
    <g fill="#FF7A4D" stroke="#B94318" stroke-width="2"><path d="M6 92 q-2-24 6-24 q4 0 4 8 q0-12 5-12 q5 0 4 12 q2-10 6-8 q4 2 1 14 q6 0 2 8 q-4 14-16 12 q-10 0-12-10Z"/><path d="M94 92 q2-24-6-24 q-4 0-4 8 q0-12-5-12 q-5 0-4 12 q-2-10-6-8 q-4 2-1 14 q-6 0-2 8 q4 14 16 12 q10 0 12-10Z"/></g>
  `,
};
