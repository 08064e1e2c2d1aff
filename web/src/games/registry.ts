/** Every game the page can show: a line each. */
import type { Component } from "svelte";
import type { Learning } from "../lib/lessons.svelte";
import type { LiveTable } from "../lib/table.svelte";
import type { Source } from "../lib/texts";
import type { Words } from "../lib/words";
import type { GameName, GameWords } from "../wire";
import { kems } from "./kems/page";

/** What one sees of a game before one plays it; the rest is fetched at its table. */
export interface GamePage {
  /** What the game is called, and what it promises. */
  cover: Source;
  /** How many it is for, as one says it. */
  players: string;
  /** A little scene for the choice of a game. */
  Tile: Component;
  /** The options one sees first. */
  options: readonly string[];
  /** The team of each seat, for the lobby; null where there are none. */
  team(seat: number): number | null;
  /** Its screens and words. */
  room(): Promise<GameRoom>;
  /** Its summary, hints and practice. */
  learning(): Promise<Learning>;
}

export interface GameProps {
  table: LiveTable;
  words: Words;
}

export interface GameRoom {
  /** The game's Fluent files, the more general first. */
  texts: readonly Source[];
  /** How its values are named. */
  words: GameWords;
  /** The phone, during a game; `menu` opens what every table has, `rules` the rules. */
  Play: Component<GameProps & { menu: () => void; rules: () => void }>;
  /** The TV, during a game. */
  Tv: Component<GameProps>;
  /** How it ended. */
  Result: Component<GameProps>;
  /** Whether the TV screen has no room in its corner for the table's code, in this view. */
  fillsTv(view: unknown): boolean;
}

export const GAMES: Record<GameName, GamePage> = { kems };

export function isGame(name: string): name is GameName {
  return Object.hasOwn(GAMES, name);
}
