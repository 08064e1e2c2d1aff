/** What the people on the cards share, in a box of 100 × 118: the shoulders rest on its lower edge. */
export const INK = "#2A1B35";
export const CREAM = "#FFF8EA";

/** A head on a neck that lies in its shadow. */
export function head(skin: string, cx = 50, cy = 58): string {
  const neck = `x="${cx - 8}" y="${cy + 10}" width="16" height="20" rx="6"`;
  return `<rect ${neck} fill="${skin}"/><rect ${neck} fill="${INK}" opacity=".14"/><ellipse cx="${cx}" cy="${cy}" rx="18" ry="20" fill="${skin}"/>`;
}

export function eyes(cx = 50, cy = 58, colour = INK): string {
  return `<g fill="${colour}"><circle cx="${cx - 7}" cy="${cy}" r="2.6"/><circle cx="${cx + 7}" cy="${cy}" r="2.6"/></g>`;
}

export function bust(coat: string, on = ""): string {
  return `<path d="M14 118Q14 84 38 80Q50 90 62 80Q86 84 86 118Z" fill="${coat}"/>${on}`;
}

/** The line of brows, lids and mouths. */
export function line(d: string, width = 3, colour = INK): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
