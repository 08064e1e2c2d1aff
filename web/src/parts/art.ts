/** What is drawn on a card. Svg text, and only our own: it goes into the page as it is. */
export interface Art {
  panel: string;
  /** The small sign on the disc, about the middle of it, from -8 to 8. */
  key: string;
  /** The half-figure, in a box of 100 × 118. */
  figure: string;
}
