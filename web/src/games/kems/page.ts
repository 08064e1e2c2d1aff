/** Kem's, as the registry needs it. */
import en from "../../../../src/singerie/games/kems/en.ftl?raw";
import fr from "../../../../src/singerie/games/kems/fr.ftl?raw";
import type { GamePage } from "../registry";
import Tile from "./Tile.svelte";

export const kems: GamePage = {
  cover: { en, fr },
  players: "4",
  Tile,
  options: ["rounds", "target", "jokers"],
  team: (seat) => seat % 2,
  room: async () => (await import("./room")).room,
  learning: async () => (await import("./lessons")).learning,
};
