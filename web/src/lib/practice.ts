/** A table of one's own with easy bots, to learn a game at. */
import { GAMES } from "../games/registry";
import type { GameName } from "../wire";
import { openTable } from "./api";
import { say } from "./language.svelte";
import { router } from "./router.svelte";
import { keepTable } from "./storage";

const MARK = "practice";

export async function practise(game: GameName, wanted: string): Promise<void> {
  const name = wanted.trim() || say("practice-name");
  const { practice } = await GAMES[game].learning();
  const opened = await openTable(game, name, { options: practice.options });
  keepTable({ ...opened, game, name, at: Date.now() });
  router.go(`/t/${opened.code}`);
  history.replaceState(null, "", `/t/${opened.code}?${MARK}`);
}

export function isPractice(): boolean {
  return new URLSearchParams(location.search).has(MARK);
}
