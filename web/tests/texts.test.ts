import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FluentResource } from "@fluent/bundle";
import { GAMES, type GameRoom } from "../src/games/registry";
import { preferred } from "../src/lib/language.svelte";
import { PAGE, SHARED } from "../src/lib/sources";
import { LANGUAGES, Texts, type Source } from "../src/lib/texts";
import { POSES } from "../src/parts/puppets/poses";
import type { GameName } from "../src/wire";

const REFUSALS = `join-first host-only name-taken name-too-long name-unreadable seat-taken
  seated-already no-such-bot no-such-seat nobody not-during-a-game not-now paused table-full
  malformed too-fast too-long not-text bad-option house-full store-failed no-such-table
  kick-oneself no-seat joined-already wrong-origin still-playing offline unreachable otherwise`;
const BYES = `kicked left elsewhere restart closed too-slow hello-first reload unknown-token
  too-many-refusals no-such-table otherwise`;
const words = (list: string) => list.split(/\s+/);

function ids(source: string): string[] {
  return new FluentResource(source).body
    .flatMap(({ id, attributes }) => [id, ...Object.keys(attributes).map((one) => `${id}.${one}`)])
    .sort();
}

const games = Object.keys(GAMES) as GameName[];
const ROOMS = Object.fromEntries(
  await Promise.all(games.map(async (game) => [game, await GAMES[game].room()])),
) as Record<GameName, GameRoom>;
const sources: [string, Source][] = [
  ...SHARED.map((source, at): [string, Source] => [`shared ${at}`, source]),
  ...games.flatMap((game) =>
    ROOMS[game].texts.map((source, at): [string, Source] => [`${game} ${at}`, source]),
  ),
];

test.each(sources)("%s says the same in both languages", (_, source) => {
  expect(ids(source.fr)).toEqual(ids(source.en));
  expect(new Set(ids(source.en)).size).toBe(ids(source.en).length);
});

test.each(LANGUAGES)("no text of a game says again what is said elsewhere (%s)", (language) => {
  for (const game of games) {
    expect(new Texts(language, [...SHARED, ...ROOMS[game].texts]).errors).toEqual([]);
  }
});

test.each(LANGUAGES)("every refusal and every farewell has a text (%s)", (language) => {
  const texts = new Texts(language, SHARED);
  const wanted = [
    ...words(REFUSALS).map((reason) => `refused-${reason}`),
    ...words(BYES).map((reason) => `bye-${reason}`),
  ];
  expect(wanted.filter((id) => !texts.has(id))).toEqual([]);
});

test.each(LANGUAGES)("every signal has a name and a pose (%s)", (language) => {
  const texts = new Texts(language, SHARED);
  const stage = ids(SHARED[2]?.en ?? "").filter((id) => /^signal-(?!word|text)[\w-]+$/.test(id));
  expect(stage.map((id) => id.slice("signal-".length)).filter((one) => !(one in POSES))).toEqual(
    [],
  );
  expect(stage.filter((id) => !texts.has(id))).toEqual([]);
});

test("every text that the page asks for by name is there, and none is left over", () => {
  const files = import.meta.glob("../src/**/*.{svelte,ts}", {
    query: "?raw",
    import: "default",
    eager: true,
  }) as Record<string, string>;
  const code = Object.values(files).join("\n");
  const everything = [PAGE, ...games.flatMap((game) => ROOMS[game].texts.slice(-1))];
  const known = everything.flatMap((source) => ids(source.en));
  const said = (id: string) =>
    code.includes(`"${id}"`) || /^(refused|bye|level|timers|value|bell)-/.test(id);
  expect(known.filter((id) => !id.includes(".") && !said(id))).toEqual([]);
  const texts = new Texts("en", [...SHARED, ...games.flatMap((game) => ROOMS[game].texts)]);
  const asked = [...code.matchAll(/\bsay\(\s*"([\w.-]+)"/g)].map((match) => match[1] ?? "");
  expect(asked.filter((id) => !texts.has(id))).toEqual([]);
});

test("French keeps its punctuation together", () => {
  for (const file of ["../src/texts/fr.ftl", "../src/games/kems/fr.ftl"]) {
    const text = readFileSync(new URL(file, import.meta.url), "utf8").replace(/^\s*#.*$/gm, "");
    expect(text.match(/[^\s\u00a0\u202f.…] ?[!?;»]| :/g)).toBe(null);
  }
});

test("a text that is missing is its id, and noted", () => {
  const texts = new Texts("en", [PAGE]);
  expect(texts.say("no-such-text")).toBe("no-such-text");
  expect(texts.errors).toEqual(["there is no text no-such-text"]);
});

test("the language is the one chosen, else the browser's, else English", () => {
  expect(preferred("fr", ["en-US"])).toBe("fr");
  expect(preferred(null, ["de", "fr-CA"])).toBe("fr");
  expect(preferred(null, ["de"])).toBe("en");
  expect(preferred("xx", [])).toBe("en");
});
