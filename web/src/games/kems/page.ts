/** Kem's, as the registry needs it. */
import exchangeEn from "../../../../src/singerie/games/exchange/en.ftl?raw";
import exchangeFr from "../../../../src/singerie/games/exchange/fr.ftl?raw";
import kemsEn from "../../../../src/singerie/games/kems/en.ftl?raw";
import kemsFr from "../../../../src/singerie/games/kems/fr.ftl?raw";
import type { kems as wire } from "../../wire";
import type { GamePage } from "../registry";
import pageEn from "./en.ftl?raw";
import pageFr from "./fr.ftl?raw";
import Play from "./Play.svelte";
import Result from "./Result.svelte";
import Tile from "./Tile.svelte";
import Tv from "./Tv.svelte";

export const kems: GamePage = {
  texts: [
    { en: exchangeEn, fr: exchangeFr },
    { en: kemsEn, fr: kemsFr },
    { en: pageEn, fr: pageFr },
  ],
  players: "4",
  Tile,
  Play,
  Tv,
  Result,
  learning: async () => (await import("./lessons")).learning,
  options: ["rounds", "target", "jokers"],
  team: (seat) => seat % 2,
  fillsTv: (view) => (view as wire.View).verdict !== null,
};
