/** The screens of the games that somebody plays here, fetched when they are first wanted. */
import { SvelteMap } from "svelte/reactivity";
import { GAMES, type GameRoom } from "../games/registry";
import type { GameName } from "../wire";

const made = new SvelteMap<GameName, GameRoom>();
const wanted = new Map<GameName, Promise<GameRoom>>();

/** The room of a game; null until it has come. */
export function roomOf(game: GameName): GameRoom | null {
  if (!made.has(game)) void enter(game);
  return made.get(game) ?? null;
}

export async function enter(game: GameName): Promise<GameRoom> {
  const coming = wanted.get(game) ?? GAMES[game].room();
  wanted.set(game, coming);
  try {
    const room = await coming;
    made.set(game, room);
    return room;
  } catch (no) {
    wanted.delete(game); // the next who wants it asks again
    throw no;
  }
}
