/** The screens and words of Kem's. */
import exchangeEn from "../../../../src/singerie/games/exchange/en.ftl?raw";
import exchangeFr from "../../../../src/singerie/games/exchange/fr.ftl?raw";
import { WORDS, type kems as wire } from "../../wire";
import type { GameRoom } from "../registry";
import pageEn from "./en.ftl?raw";
import pageFr from "./fr.ftl?raw";
import { kems } from "./page";
import Play from "./Play.svelte";
import Result from "./Result.svelte";
import Tv from "./Tv.svelte";

export const room: GameRoom = {
  texts: [{ en: exchangeEn, fr: exchangeFr }, kems.cover, { en: pageEn, fr: pageFr }],
  words: WORDS.kems,
  Play,
  Tv,
  Result,
  fillsTv: (view) => (view as wire.View).verdict !== null,
};
