/** The words of a table's game, as its reader needs them now. */
import { isGame, type GameRoom } from "../games/registry";
import { reader } from "./language.svelte";
import type { LiveTable, Notice } from "./table.svelte";
import { Words } from "./words";

/** Who plays with whom: some list in the view has a seat and a team in each item. */
export function teamsOf(view: unknown): number[] {
  const teams: number[] = [];
  for (const field of Object.values((view ?? {}) as Record<string, unknown>)) {
    if (!Array.isArray(field)) continue;
    for (const one of field as unknown[]) {
      const { seat, team } = (one ?? {}) as { seat?: unknown; team?: unknown };
      if (typeof seat === "number" && typeof team === "number") teams[seat] = team;
    }
  }
  return teams;
}

export function wordsFor(table: LiveTable, room: GameRoom | null): Words | null {
  const name = table.info?.game ?? "";
  if (!isGame(name) || room === null) return null;
  return new Words(reader.texts(name, room.texts), room.words, {
    viewer: table.info?.seat ?? null,
    names: table.names,
    teams: teamsOf(table.update?.view),
  });
}

/** A refusal, or another word to the reader, as a sentence. */
export function noticeText(words: Words | null, notice: Notice): string {
  if (words) return words.refusal(notice.reason, notice.args);
  const texts = reader.texts();
  const id = `refused-${notice.reason}`;
  return texts.say(texts.has(id) ? id : "refused-otherwise", notice.args as Record<string, string>);
}
