/** A puppet in a pose, as SVG: pure functions over data of our own, so the text may go into the page as it is. */
import { CREAM, INK } from "./ink";
import { COLLARS, MONKEYS, type Monkey } from "./monkeys";
import { REST, type Hand, type Mouth, type Pose } from "./poses";

const n = (v: number) => +v.toFixed(1);
const ear = (x: number, y: number, r: number, fur: string, inn: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fur}"/><circle cx="${x}" cy="${y}" r="${r * 0.58}" fill="${inn}"/>`;

/** Fingers point up before rotation. */
export function hand(
  { x, y, r = 0, f = "fist" }: Hand,
  fur: string,
  dark: string,
  flip = 1,
): string {
  const spread: Record<string | number, number[]> = {
    2: [-13, 13],
    3: [-22, 0, 22],
    4: [-30, -10, 10, 30],
    open: [-34, -12, 10, 30],
  };
  const A = spread[f];
  const fing = A
    ? A.map(
        (a) =>
          `<g transform="rotate(${a})"><path d="M0 -4V-25" stroke="${dark}" stroke-width="12"/><path d="M0 -4V-25" stroke="${fur}" stroke-width="8.5"/></g>`,
      ).join("")
    : "";
  const k = flip,
    folded = `<path d="M${7.5 * k} 0 V-30" stroke="${fur}" stroke-width="9.5"/><g stroke="${dark}" stroke-width="2.2" fill="${fur}"><rect x="${k > 0 ? -17 : 9}" y="-9" width="8" height="15" rx="4"/><rect x="${k > 0 ? -11 : 3}" y="-13" width="8" height="18" rx="4"/><rect x="${k > 0 ? -5 : -3}" y="-15" width="8" height="19" rx="4"/></g>`;
  const body =
    f === "flat"
      ? `<path d="M-17 4 Q-19 -13 0 -14 Q19 -13 17 4 Q17 10 11 10 H-11 Q-17 10 -17 4Z" fill="${fur}"/><path d="M-8 0v9M0 -1v10M8 0v9" stroke="${dark}" stroke-width="2.6"/>`
      : `<circle r="14.5" fill="${fur}"/>${f === 1 ? folded : A ? "" : `<path d="M-7 -13v9M0 -14v9M7 -13v9" stroke="${dark}" stroke-width="2.6"/>`}`;
  const thumb =
    f === "flat"
      ? ""
      : f === 1
        ? `<path d="M${11 * k} 7 Q${13 * k} -2 ${3 * k} -1" stroke="${dark}" stroke-width="10.500"/><path d="M${11 * k} 7 Q${13 * k} -2 ${3 * k} -1" stroke="${fur}" stroke-width="7"/>`
        : `<path d="M${9 * k} 3 L${17 * k} ${A ? -6 : -2}" stroke="${fur}" stroke-width="8.5"/>`;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${r})" stroke-linecap="round" fill="none">${fing}${body}${thumb}</g>`;
}

function eye(cx: number, cy: number, open: number, gx: number, gy: number, light: boolean): string {
  if (open <= 0.1)
    return `<path d="M${cx - 10} ${cy} Q${cx} ${cy + 8} ${cx + 10} ${cy}" stroke="${light ? CREAM : INK}" stroke-width="4.2" fill="none" stroke-linecap="round"/>`;
  const ry = 12 * open;
  return `<g><ellipse cx="${cx}" cy="${cy}" rx="10.5" ry="${n(ry)}" fill="#FFFDF8"/><circle cx="${n(cx + gx * 5)}" cy="${n(cy + gy * 6)}" r="${open > 1.1 ? 5 : 6.2}" fill="${INK}"/><circle cx="${n(cx + gx * 5 + 2.2)}" cy="${n(cy + gy * 6 - 2.4)}" r="2" fill="#fff"/></g>`;
}

function mouth(kind: Mouth, x: number, y: number, light: boolean): string {
  const c = light ? CREAM : INK,
    st = `stroke="${c}" stroke-width="4" fill="none" stroke-linecap="round" stroke-linejoin="round"`;
  const mouths: Record<Mouth, string> = {
    neutral: `<path d="M${x - 11} ${y} Q${x} ${y + 6} ${x + 11} ${y}" ${st}/>`,
    flat: `<path d="M${x - 10} ${y + 1} H${x + 10}" ${st}/>`,
    smirk: `<path d="M${x - 10} ${y + 3} Q${x + 4} ${y + 6} ${x + 13} ${y - 4}" ${st}/>`,
    smile: `<path d="M${x - 19} ${y - 5} Q${x} ${y + 26} ${x + 19} ${y - 5} Q${x} ${y + 1} ${x - 19} ${y - 5}Z" fill="#7A1F33"/><path d="M${x - 15} ${y - 3.5} Q${x} ${y + 1} ${x + 15} ${y - 3.5} L${x + 12.5} ${y + 2.5} Q${x} ${y + 6} ${x - 12.5} ${y + 2.5}Z" fill="#fff"/>`,
    pinch: `<path d="M${x - 7} ${y} H${x + 7}" ${st} stroke-width="5.5"/><path d="M${x - 13} ${y - 5}q3 5 0 10M${x + 13} ${y - 5}q-3 5 0 10" ${st} stroke-width="2.6"/>`,
    tongue: `<path d="M${x - 12} ${y - 2} Q${x} ${y + 5} ${x + 13} ${y - 3}" ${st}/><path d="M${x + 1} ${y + 1} Q${x + 1} ${y + 17} ${x + 9} ${y + 16} Q${x + 16} ${y + 14} ${x + 12} ${y - 2}Z" fill="#EF6F86" stroke="${c}" stroke-width="2.4"/>`,
    yawn: `<ellipse cx="${x}" cy="${y + 5}" rx="15" ry="18" fill="#5A1427"/><path d="M${x - 10} ${y + 16} Q${x} ${y + 4} ${x + 10} ${y + 16} Q${x} ${y + 25} ${x - 10} ${y + 16}Z" fill="#EF6F86"/>`,
    whistle: `<ellipse cx="${x}" cy="${y + 2}" rx="5.5" ry="6.5" fill="#5A1427" stroke="${c}" stroke-width="3"/>`,
    puff: `<path d="M${x - 5} ${y + 1} H${x + 5}" ${st}/>`,
    talk: `<path d="M${x - 12} ${y - 4} Q${x} ${y + 20} ${x + 12} ${y - 4}Z" fill="#7A1F33"/>`,
    oh: `<ellipse cx="${x}" cy="${y + 4}" rx="9" ry="11" fill="#5A1427"/>`,
  };
  return mouths[kind];
}

const cardBack = (x: number, y: number, r: number) =>
  `<g transform="translate(${x} ${y}) rotate(${r})"><rect x="-13" y="-38" width="26" height="38" rx="4" fill="${CREAM}"/><rect x="-10.5" y="-35.5" width="21" height="33" rx="2.5" fill="#7A4B94"/><path d="M-4 -12 q8 0 8 -8 q0 -7 -6 -7 q-5 0 -5 5 q0 3 3 3" fill="none" stroke="#F6C6CF" stroke-width="2" stroke-linecap="round"/></g>`;

const bubble = (d: string) =>
  `<g transform="translate(132 4) scale(1.4)"><path d="M6 0h30a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6H18l-9 9v-9H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z" fill="#FFFDF8" stroke-width="2.5"/><path d="${d}" stroke-width="2.6" stroke-linejoin="round" transform="translate(7.5 4.5) scale(1.12)"/></g>`;

export function draw(id: string, pose: Partial<Pose> = {}): string {
  const m = MONKEYS[id] ?? (MONKEYS.capucine as Monkey);
  const p: Pose = { ...REST, ...pose };
  const t = p.turn * 11;
  const lf = m.lightFeatures ?? false;
  const L: Hand = p.cards && !pose.L ? { x: 58, y: 184, r: -8, f: "fist" } : p.L;
  const R = p.R;
  const sh = p.shrug * 16;
  const arm = (sx: number, h: Hand, bend: number): [string, string] => {
    const sy = 162 - sh,
      dx = h.x - sx,
      ex = sx + dx * 0.35 + bend,
      ey = Math.max(sy, h.y) * 0.5 + Math.min(sy, h.y) * 0.5 + (h.y < 150 ? 34 : 14);
    const k = h.elbow || [ex, Math.min(ey, 206)],
      a = Math.atan2(h.y - k[1], h.x - k[0]);
    return [
      `<path d="M${sx} ${n(sy)} Q${n(k[0])} ${n(k[1])} ${n(h.x - Math.cos(a) * 14)} ${n(h.y - Math.sin(a) * 14)}" fill="none" stroke="${m.trim}" stroke-width="25" stroke-linecap="round"/>`,
      `<circle cx="${n(h.x - Math.cos(a) * 11)}" cy="${n(h.y - Math.sin(a) * 11)}" r="13.5" fill="${CREAM}"/>`,
    ];
  };
  const aL = arm(56, L, -16),
    aR = arm(144, R, 16);
  const fan = p.cards
    ? [-34, -13, 8, 29].map((r, i) => cardBack(n(L.x + 2 + i * 2), n(L.y - 4), r - 8)).join("")
    : "";
  const grip = p.grip
    ? [...Array(p.grip)]
        .map(
          (_, i) =>
            `<path d="M${n(L.x - 15 + i * 9.5)} ${n(L.y + 8)} v-21" stroke="${m.dark}" stroke-width="10.5" stroke-linecap="round"/><path d="M${n(L.x - 15 + i * 9.5)} ${n(L.y + 8)} v-21" stroke="${m.fur}" stroke-width="7.5" stroke-linecap="round"/>`,
        )
        .join("")
    : "";
  const my = 113,
    ny = 98;
  const nose =
    m.nose === "mandrill"
      ? `<path d="M${90 + t} 76 Q${86 + t} 98 ${88 + t} 104 L${112 + t} 104 Q${114 + t} 98 ${110 + t} 76Z" fill="#6FA3E0"/><path d="M${94 + t} 72 Q${100 + t} 66 ${106 + t} 72 L${108 + t} 100 Q${100 + t} 108 ${92 + t} 100Z" fill="#D6342B"/>`
      : m.nose === "long"
        ? `<path d="M${90 + t} 86 Q${84 + t * 1.5} 118 ${100 + t * 1.6} 119 Q${116 + t * 1.5} 118 ${110 + t} 86 Q${100 + t} 78 ${90 + t} 86Z" fill="#E39F72"/><path d="M${94 + t * 1.6} 112 q2 3 4 0 M${102 + t * 1.6} 112 q2 3 4 0" stroke="#8A4F2B" stroke-width="2.6" fill="none" stroke-linecap="round"/>`
        : `<path d="M${94 + t} ${ny} q6 -5 12 0 q-1 6 -6 6 q-5 0 -6 -6Z" fill="${lf ? "#2A1B24" : m.dark}"/>`;
  const cheeks =
    p.mouth === "puff"
      ? `<circle cx="${70 + t}" cy="110" r="18" fill="${m.face}"/><circle cx="${130 + t}" cy="110" r="18" fill="${m.face}"/><ellipse cx="${68 + t}" cy="108" rx="8" ry="6" fill="#F28A8A" opacity=".65"/><ellipse cx="${132 + t}" cy="108" rx="8" ry="6" fill="#F28A8A" opacity=".65"/>`
      : "";
  const mx = 100 + t,
    mY = m.nose === "long" ? 127 : my;
  const br = lf ? CREAM : m.dark;
  const brows = `<path d="M${71 + t} ${66 - p.brow * 6} Q${81 + t} ${60 - p.brow * 9} ${91 + t} ${66 - p.brow * 3}M${109 + t} ${66 - p.brow * 3} Q${119 + t} ${60 - p.brow * 9} ${129 + t} ${66 - p.brow * 6}" fill="none" stroke="${br}" stroke-width="4" stroke-linecap="round" opacity="${p.brow ? 1 : 0}"/>`;
  const head = `<g transform="translate(${p.hx} ${n(p.hy + sh * 0.35)}) rotate(${p.hr} 100 130)"><g class="head">
    ${m.behind ? m.behind(t) : ""}
    ${m.ears ? m.ears() : ear(52 - t * 0.4, 88, 16, m.fur, m.face === "#F7D9B5" ? "#E8B48C" : m.face) + ear(148 - t * 0.4, 88, 16, m.fur, m.face === "#F7D9B5" ? "#E8B48C" : m.face)}
    <ellipse cx="100" cy="86" rx="47" ry="47" fill="${m.fur}"/>
    <path d="M${100 + t} 66 C${88 + t} 56 ${62 + t} 60 ${62 + t} 84 C${62 + t} 96 ${70 + t} 100 ${70 + t} 108 C${70 + t} 124 ${84 + t} 134 ${100 + t} 134 C${116 + t} 134 ${130 + t} 124 ${130 + t} 108 C${130 + t} 100 ${138 + t} 96 ${138 + t} 84 C${138 + t} 60 ${112 + t} 56 ${100 + t} 66Z" fill="${m.face}"/>
    ${cheeks}<g class="eyes">${eye(82 + t, 82, p.eyeL, p.gx, p.gy, lf)}${eye(118 + t, 82, p.eyeR, p.gx, p.gy, lf)}</g>${brows}
    ${m.nose === "long" ? mouth(p.mouth, mx, mY - 2, lf) + nose : nose + (m.over ? "" : mouth(p.mouth, mx, mY, lf))}
    ${m.top ? m.top(t) : ""}${m.over ? m.over(t) + (m.nose === "long" ? "" : mouth(p.mouth, mx, mY + 8, lf)) : ""}</g></g>`;
  const torso = `<path d="M100 ${118 + p.hy}V158" stroke="${m.dark}" stroke-width="28" stroke-linecap="round"/><path d="M36 214 Q34 ${156 - sh} 72 ${146 - sh} Q100 ${138 - sh * 0.6} 128 ${146 - sh} Q166 ${156 - sh} 164 214Z" fill="${m.coat}"/><path d="M78 ${146 - sh * 0.8} L96 214 H84 Q66 180 78 ${146 - sh * 0.8}Z M122 ${146 - sh * 0.8} L104 214 H116 Q134 180 122 ${146 - sh * 0.8}Z" fill="${m.trim}"/><g fill="#FFC23C"><circle cx="100" cy="196" r="3.4"/><circle cx="100" cy="208" r="3.4"/></g>`;
  const left = `<g class="left">${aL[0]}${fan}${aL[1]}${hand(L, m.fur, m.dark, 1)}${grip}</g>`;
  const right = `<g class="right">${aR[0]}${aR[1]}${hand(R, m.fur, m.dark, -1)}</g>`;
  const front = (h: Hand) => h.y < 160;
  return `<g class="all"><g transform="rotate(${p.lean} 100 210) translate(100 210) scale(${p.zoom}) translate(-100 -210)">
    <g class="body">${torso}<g transform="translate(0 ${n(-sh * 0.6)})">${COLLARS[m.collar]}</g></g>
    ${front(R) ? "" : right}${front(L) ? "" : left}${head}${front(R) ? right : ""}${front(L) ? left : ""}</g>
    <g class="marks" fill="none" stroke="${INK}" stroke-width="4.5" stroke-linecap="round">${p.marks.map((d) => `<g>${d}</g>`).join("")}${p.bubble ? bubble(p.bubble) : ""}</g></g>`;
}
