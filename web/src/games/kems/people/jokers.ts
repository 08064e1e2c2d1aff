import type { Art } from "../../../parts/art";
import { CREAM, INK, bust, line } from "./pieces";

/** A monkey's head: the jokers are the only ones on the cards who are not people. */
function monkey(fur: string, face: string, mouth: string): string {
  return `<g fill="${fur}"><circle cx="27" cy="58" r="10"/><circle cx="73" cy="58" r="10"/><rect x="42" y="70" width="16" height="16"/><ellipse cx="50" cy="57" rx="22" ry="23"/></g>
    <g fill="${face}"><circle cx="27" cy="58" r="5.5"/><circle cx="73" cy="58" r="5.5"/><path d="M50 50Q44 42 37 46Q31 52 37 60Q33 70 38 75Q50 83 62 75Q67 70 63 60Q69 52 63 46Q56 42 50 50Z"/></g>
    <g fill="#fff"><circle cx="42" cy="55" r="5.6"/><circle cx="58" cy="55" r="5.6"/></g>
    <g fill="${INK}"><circle cx="44" cy="54" r="3"/><circle cx="60" cy="54" r="3"/><ellipse cx="50" cy="63" rx="3.4" ry="2.2"/></g>
    ${mouth}`;
}

const KEY = `<path d="M-7 6C3 9 8 4 7-2C6-8-3-8-3-2C-3 3 4 3 3-2" stroke-width="2.4"/>`;
const banana = (at: string): string =>
  `<g transform="${at}"><path d="M-4-20Q-16 4 4 22Q10 24 11 19Q-2 6 2-19Z" fill="#FFD23F" stroke="#B98A00" stroke-width="2" stroke-linejoin="round"/><path d="M-4-20l1-5h4l1 6z" fill="#7A5A14"/></g>`;

/** The bandsman's hat, the referee's shirt, and a banana for a card. */
export const jokerReferee: Art = {
  panel: "#43305A",
  key: KEY,
  figure: `
    ${line("M20 116Q2 104 8 84Q14 72 20 82", 6, "#6B4330")}
    ${bust("#2A1B35", `${line("M28 86v32M40 86v32M60 86v32M72 86v32", 5, CREAM)}`)}
    ${line("M76 104L84 70", 11, "#2A1B35")}
    ${line("M84 68L85 62", 9, "#6B4330")}
    ${banana("translate(84 42) rotate(14)")}
    <circle cx="85" cy="58" r="7" fill="#6B4330"/>
    ${monkey("#6B4330", "#F2C9A0", `<path d="M41 69Q50 82 59 69Z" fill="#7A1F33"/>`)}
    <g transform="rotate(-12 50 40)"><path d="M31 42Q33 18 50 18Q67 18 69 42Z" fill="#C8352C"/><rect x="29" y="38" width="42" height="7" rx="3.5" fill="#FFE7B0"/><path d="M50 18Q46 4 57 3Q62 9 55 18Z" fill="#fff"/></g>
  `,
};

/** The keeper's shirt, an ice cream for a hat, and a banana to talk into. */
export const jokerKeeper: Art = {
  panel: "#43305A",
  key: KEY,
  figure: `
    ${line("M80 116Q98 104 92 84Q86 72 80 82", 6, "#B5562A")}
    ${bust("#F7D547", `<path d="M42 84h16v34H42z" fill="#2A1B35"/>`)}
    ${monkey("#B5562A", "#F6D9B8", `${line("M42 70Q50 77 58 70")}`)}
    <g transform="rotate(10 50 36)"><path d="M38 32H62L50 0Z" fill="#E0A04A"/>${line("M44 28L53 10M56 28L47 10", 2, "#A86A1E")}<path d="M33 36q0-9 17-9t17 9q0 5-5 4q-1 7-6 7q-4 0-4-6q-4 4-8 1q-4 4-8 0q-6 0-6-6z" fill="#F29BAB"/></g>
    ${line("M22 106L22 84", 11, "#F7D547")}
    ${banana("translate(24 76) rotate(24)")}
    <path d="M12 84q-2-8 6-10l10 4q6 6 0 12q-12 4-16-6z" fill="#FF7A4D" stroke="#B94318" stroke-width="2"/>
  `,
};
