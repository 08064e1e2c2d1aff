/** The two colours every drawing shares. */
export const INK = "#2A1B35";
export const CREAM = "#FFF8EA";
