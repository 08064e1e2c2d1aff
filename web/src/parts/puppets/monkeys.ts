/** The twelve puppets: each a species with its own silhouette and one garment, in a box of 200 by 210. */
import { CREAM } from "./ink";

export type Collar = "jabot" | "ruff" | "cravat" | "bow";

export interface Monkey {
  name: string;
  fur: string;
  dark: string;
  face: string;
  coat: string;
  trim: string;
  collar: Collar;
  /** Features drawn light on a dark face. */
  lightFeatures?: boolean;
  nose?: "mandrill" | "long";
  /** Behind the skull, on top of it, over the face; t is how far the face has slid. */
  behind?: (t: number) => string;
  ears?: () => string;
  top?: (t: number) => string;
  over?: (t: number) => string;
}

export const MONKEYS: Record<string, Monkey> = {
  capucine: {
    name: "Capucine",
    fur: "#6B4330",
    dark: "#4E2E20",
    face: "#F7D9B5",
    coat: "#2F5DA8",
    trim: "#21457F",
    collar: "jabot",
    top: (
      t,
    ) => `<path d="M56 74 Q60 40 100 40 Q140 40 144 74 Q${122 + t} 62 ${100 + t} 72 Q${78 + t} 62 56 74Z" fill="#4E2E20"/>
      <path d="M44 54 Q100 8 156 54 Q150 64 140 58 Q100 34 60 58 Q50 64 44 54Z" fill="#21304F"/><path d="M52 53 Q100 15 148 53" fill="none" stroke="#FFC23C" stroke-width="4" stroke-linecap="round"/><path d="M66 40 Q100 2 134 40 Q100 28 66 40Z" fill="#2F4677"/><circle cx="128" cy="42" r="7" fill="#F26B4E"/><circle cx="128" cy="42" r="3" fill="${CREAM}"/>`,
  },
  hector: {
    name: "Hector",
    fur: "#B5502B",
    dark: "#8A3A1D",
    face: "#5B3A34",
    coat: "#3C7A57",
    trim: "#2B5B40",
    collar: "cravat",
    lightFeatures: true,
    behind: () =>
      `<path d="M48 92 Q44 160 100 166 Q156 160 152 92Z" fill="#8A3A1D"/><path d="M58 96 Q56 148 100 154 Q144 148 142 96Z" fill="#B5502B"/>`,
    top: () =>
      `<path d="M60 58 Q66 34 82 44 Q88 26 102 42 Q116 26 120 44 Q136 36 140 60 Q100 40 60 58Z" fill="#8A3A1D"/>`,
  },
  mirza: {
    name: "Mirza",
    fur: "#8C7A70",
    dark: "#65554C",
    face: "#F3CDB6",
    coat: "#E7A93B",
    trim: "#B97E1C",
    collar: "ruff",
    ears: () => "",
    behind: () =>
      `<g fill="${CREAM}" stroke="#D9C6AA" stroke-width="1.6">${[
        [44, 78, -62],
        [40, 92, -88],
        [46, 106, -112],
        [156, 78, 62],
        [160, 92, 88],
        [154, 106, 112],
      ]
        .map(
          ([x, y, r]) =>
            `<ellipse cx="${x}" cy="${y}" rx="10" ry="24" transform="rotate(${r} ${x} ${y})"/>`,
        )
        .join("")}</g>`,
    top: (t) =>
      `<path d="M${90 + t} 62 Q${100 + t} 36 ${110 + t} 62 Q${100 + t} 70 ${90 + t} 62Z" fill="${CREAM}"/>`,
  },
  auguste: {
    name: "Auguste",
    fur: "#4B4650",
    dark: "#322E38",
    face: "#B98F79",
    coat: "#A8324A",
    trim: "#7C2036",
    collar: "cravat",
    over: (t) =>
      `<path d="M${98 + t} 106 Q${74 + t} 104 ${56 + t} 128 Q${46 + t} 146 ${34 + t} 142 Q${42 + t} 158 ${60 + t} 144 Q${78 + t} 122 ${100 + t} 114 Q${122 + t} 122 ${140 + t} 144 Q${158 + t} 158 ${166 + t} 142 Q${154 + t} 146 ${144 + t} 128 Q${126 + t} 104 ${102 + t} 106Z" fill="${CREAM}"/>`,
    top: () => `<path d="M70 50 Q100 30 130 50 Q100 40 70 50Z" fill="#6A6470"/>`,
  },
  rosalba: {
    name: "Rosalba",
    fur: "#D9CBB8",
    dark: "#B7A48C",
    face: "#EE8C86",
    coat: "#7A4B94",
    trim: "#5B3470",
    collar: "ruff",
    behind: () =>
      `<circle cx="100" cy="86" r="56" fill="#B7A48C"/><circle cx="100" cy="86" r="52" fill="#E8DDCD"/>`,
    top: () =>
      `<g transform="translate(132 44) rotate(18)"><path d="M0 0 Q-22 -18 -24 2 Q-22 16 0 4 Q22 16 24 2 Q22 -18 0 0Z" fill="#27468A"/><circle r="6.5" cy="2" fill="#FFC23C"/></g>`,
  },
  bazile: {
    name: "Bazile",
    fur: "#D9702E",
    dark: "#AE521B",
    face: "#6E4A43",
    coat: "#1F6F78",
    trim: "#154E55",
    collar: "bow",
    lightFeatures: true,
    behind: () =>
      `<path d="M40 74 Q28 140 60 150 L140 150 Q172 140 160 74Z" fill="#AE521B"/><ellipse cx="56" cy="96" rx="24" ry="34" fill="#8A6057"/><ellipse cx="144" cy="96" rx="24" ry="34" fill="#8A6057"/>`,
    ears: () => "",
    top: () =>
      `<path d="M58 66 Q62 30 100 34 Q138 30 142 66 Q128 48 112 54 Q104 44 92 54 Q74 46 58 66Z" fill="#D9702E"/><path d="M96 36 Q98 20 112 22 Q106 28 106 38Z" fill="#AE521B"/>`,
  },
  odilon: {
    name: "Odilon",
    fur: "#6C6A45",
    dark: "#4D4B2E",
    face: "#4F6FB0",
    coat: "#F0B33A",
    trim: "#C4861B",
    collar: "jabot",
    nose: "mandrill",
    lightFeatures: true,
    behind: () => `<path d="M48 84 Q42 150 100 158 Q158 150 152 84Z" fill="#E9C766"/>`,
    top: () =>
      `<path d="M36 50 Q100 40 164 50 Q150 20 128 26 Q100 0 72 26 Q50 20 36 50Z" fill="#2A2440"/><path d="M42 48 Q100 39 158 48" stroke="${CREAM}" stroke-width="3.5" fill="none"/><circle cx="100" cy="26" r="8" fill="#4F9BD9"/><circle cx="100" cy="26" r="4.5" fill="${CREAM}"/><circle cx="100" cy="26" r="2" fill="#D6342B"/>`,
  },
  pompon: {
    name: "Pompon",
    fur: "#7E857F",
    dark: "#5C635E",
    face: "#D9C7B6",
    coat: "#E77F92",
    trim: "#B9506A",
    collar: "ruff",
    behind: () => `<path d="M66 112 Q68 158 100 168 Q132 158 134 112Z" fill="${CREAM}"/>`,
    top: (
      t,
    ) => `<path d="M60 64 Q${100 + t} 44 140 64 Q138 52 100 50 Q62 52 60 64Z" fill="#E6862F"/>
      <g fill="#D9C6AA"><circle cx="62" cy="46" r="16.6"/><circle cx="138" cy="46" r="16.6"/><circle cx="80" cy="32" r="19.6"/><circle cx="120" cy="32" r="19.6"/><circle cx="100" cy="22" r="20.6"/><circle cx="46" cy="64" r="12.6"/><circle cx="154" cy="64" r="12.6"/></g><g fill="${CREAM}"><circle cx="62" cy="46" r="15"/><circle cx="138" cy="46" r="15"/><circle cx="80" cy="32" r="18"/><circle cx="120" cy="32" r="18"/><circle cx="100" cy="22" r="19"/><circle cx="46" cy="64" r="11"/><circle cx="154" cy="64" r="11"/></g><g fill="none" stroke="#E3D4BD" stroke-width="3" stroke-linecap="round"><path d="M72 34a9 9 0 1 1 12 8"/><path d="M116 24a9 9 0 1 1 4 14"/><path d="M94 18a8 8 0 1 1 8 12"/></g>`,
  },
  nestor: {
    name: "Nestor",
    fur: "#C98B52",
    dark: "#A0672F",
    face: "#F1C29A",
    coat: "#4A4A63",
    trim: "#33334A",
    collar: "cravat",
    nose: "long",
    top: () =>
      `<path d="M56 70 Q58 40 100 40 Q142 40 144 70 Q120 52 100 56 Q80 52 56 70Z" fill="#8A5223"/>`,
    over: (t) =>
      `<circle cx="${118 + t}" cy="82" r="14.5" fill="none" stroke="#FFC23C" stroke-width="3.5"/><path d="M${131 + t} 90 Q146 120 132 146" fill="none" stroke="#FFC23C" stroke-width="2.2"/>`,
  },
  gaspard: {
    name: "Gaspard",
    fur: "#3A3842",
    dark: "#25232C",
    face: "#6A6672",
    coat: "#C8442E",
    trim: "#97301E",
    collar: "jabot",
    lightFeatures: true,
    behind: () => `<path d="M54 72 Q70 14 100 16 Q130 14 146 72Z" fill="#25232C"/>`,
    top: () =>
      `<path d="M62 62 Q82 46 100 58 Q118 46 138 62 Q136 30 100 26 Q64 30 62 62Z" fill="#3A3842"/>`,
  },
  lulu: {
    name: "Lulu",
    fur: "#C9A23C",
    dark: "#9A7721",
    face: "#FFF4E2",
    coat: "#5AA08A",
    trim: "#3D7866",
    collar: "bow",
    top: (t) =>
      `<path d="M58 70 Q64 38 100 38 Q136 38 142 70 Q${124 + t} 54 ${100 + t} 68 Q${76 + t} 54 58 70Z" fill="#3B3440"/><path d="M126 44 Q150 6 168 18 Q164 40 134 50Z" fill="#F26B4E"/><path d="M129 46 Q148 22 164 20" stroke="${CREAM}" stroke-width="2.5" fill="none"/>`,
  },
  zephyr: {
    name: "Zéphyr",
    fur: "#2F2B36",
    dark: "#1E1B24",
    face: "#8D7468",
    coat: "#6FB7C9",
    trim: "#4789A0",
    collar: "jabot",
    behind: () => `<circle cx="100" cy="88" r="51" fill="${CREAM}"/>`,
    top: () =>
      `<path d="M54 76 Q56 38 100 38 Q144 38 146 76 Q132 54 100 54 Q68 54 54 76Z" fill="#2F2B36"/>`,
  },
};

export const COLLARS: Record<Collar, string> = {
  jabot: `<path d="M76 146 Q100 136 124 146 Q120 158 100 158 Q80 158 76 146Z" fill="${CREAM}"/><path d="M86 154 Q100 148 114 154 Q122 176 112 184 Q106 178 100 188 Q94 178 88 184 Q78 176 86 154Z" fill="${CREAM}"/><path d="M92 164 Q94 174 91 178 M100 162 V182 M108 164 Q106 174 109 178" stroke="#E3D4BD" stroke-width="2.4" fill="none" stroke-linecap="round"/>`,
  ruff: `<g fill="${CREAM}">${[-44, -30, -15, 0, 15, 30, 44].map((x) => `<ellipse cx="${100 + x}" cy="${152 - Math.abs(x) * 0.14}" rx="12" ry="15"/>`).join("")}</g><g stroke="#E3D4BD" stroke-width="2.4" stroke-linecap="round">${[-37, -22, -7, 8, 23, 37].map((x) => `<path d="M${100 + x} 146 v12"/>`).join("")}</g>`,
  cravat: `<path d="M78 144 Q100 136 122 144 Q116 156 100 156 Q84 156 78 144Z" fill="${CREAM}"/><path d="M93 152 L107 152 L113 182 L100 192 L87 182Z" fill="${CREAM}"/><path d="M90 150 h20" stroke="#E3D4BD" stroke-width="3" stroke-linecap="round"/>`,
  bow: `<path d="M100 152 Q72 134 68 150 Q68 170 100 156 Q132 170 132 150 Q128 134 100 152Z" fill="#F26B4E"/><rect x="93" y="146" width="14" height="14" rx="5" fill="#C9442B"/>`,
};
