/** The drawings on the cards, by the face they show. */
import { WORDS } from "../../wire";
import type { Art } from "../../parts/art";
import { coach } from "./people/coach";
import { commentator } from "./people/commentator";
import { diva } from "./people/diva";
import { drum } from "./people/drum";
import { fan } from "./people/fan";
import { groundskeeper } from "./people/groundskeeper";
import { iceCreamSeller } from "./people/ice-cream-seller";
import { jokerKeeper, jokerReferee } from "./people/jokers";
import { keeper } from "./people/keeper";
import { majorette } from "./people/majorette";
import { mascot } from "./people/mascot";
import { referee } from "./people/referee";
import { snapper } from "./people/snapper";
import { trumpet } from "./people/trumpet";

const ART: Record<string, Art> = {
  trumpet,
  drum,
  keeper,
  referee,
  diva,
  fan,
  snapper,
  coach,
  majorette,
  commentator,
  mascot,
  "ice-cream-seller": iceCreamSeller,
  groundskeeper,
  // the two jokers differ in nothing but their drawing
  "joker.2": jokerKeeper,
};

const nameOf = (card: number): string => WORDS.kems.names.card?.[card] ?? "joker";

/** `fan` for any of the four fans. */
export function faceOf(card: number): string {
  return nameOf(card).replace(/\.\d+$/, "");
}

export function artOf(card: number): Art {
  return ART[nameOf(card)] ?? ART[faceOf(card)] ?? jokerReferee;
}
