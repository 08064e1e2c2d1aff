import type { Art } from "../../../parts/art";
import { INK, bust, eyes, head, line } from "./pieces";

export const groundskeeper: Art = {
  panel: "#8A6A4F",
  key: `<path d="M0 8V-2M-7-2h14M-7-2v-5M-2.4-2v-5M2.4-2v-5M7-2v-5" stroke-width="2.2"/>`,
  figure: `
    ${line("M82 118V26", 5, "#E9C48A")}
    ${line("M66 27H98M66 27V10M74 27V10M82 27V10M90 27V10M98 27V10", 4.4, "#E8EDF4")}
    ${bust("#D9534A", `<path d="M32 96h36v22H32z" fill="#27468A"/>${line("M34 98L30 84M66 98L70 84", 6, "#27468A")}<g fill="#FFC23C"><circle cx="35" cy="99" r="2.6"/><circle cx="65" cy="99" r="2.6"/></g>`)}
    ${line("M34 66Q26 84 31 100", 8, "#C9C2BA")}
    <path d="M27 97h8l-1 10h-6z" fill="#C9C2BA"/>
    ${head("#A86F4A")}
    <path d="M33 58Q33 42 50 42Q67 42 67 58L62 50H38Z" fill="#C9C2BA"/>
    <path d="M8 46Q30 34 50 36Q70 34 92 46Q72 56 50 50Q28 56 8 46Z" fill="#E9B949"/>
    <path d="M30 42Q30 16 50 18Q70 16 70 42Q50 48 30 42Z" fill="#F7D36B"/>
    ${line("M30 39Q50 46 70 39", 5, "#1F7A68")}
    ${eyes(50, 60)}
    ${line("M43 69Q51 75 58 68")}
    ${line("M60 69l9 4", 2.4, "#6DA544")}<path d="M68 74q0-6 7-6q0 7-7 6z" fill="#8CCB5E"/>
    <path d="M76 84q7-4 13 1v10q-7 4-13 0z" fill="#A86F4A" stroke="${INK}" stroke-opacity=".25" stroke-width="1.5"/>
  `,
};
