/** What is drawn on a card: one sign, small as its key and large on its panel, in a box of 24. */
export interface Art {
  panel: string;
  figure: string;
  drawing: string;
  /** Filled rather than drawn with a line. */
  solid?: boolean;
}
