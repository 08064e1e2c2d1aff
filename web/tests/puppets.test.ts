import { expect, test } from "vitest";
import { PUPPETS, puppetsOf } from "../src/lib/puppets";
import { draw } from "../src/parts/puppets/draw";
import { POSES } from "../src/parts/puppets/poses";
import type { TableInfo } from "../src/wire";

function around(...puppets: (string | null)[]): TableInfo {
  const guests = puppets.flatMap((puppet, person) =>
    puppet === null ? [] : [{ person, name: `P${person}`, puppet, connected: true }],
  );
  const chairs = puppets.map((puppet, seat) =>
    puppet === null ? { person: null, bot: "easy" } : { person: seat, bot: null },
  );
  return { guests, chairs } as unknown as TableInfo;
}

test("there are twelve puppets, and no two look alike", () => {
  expect(PUPPETS.length).toBe(12);
  expect(new Set(PUPPETS.map((id) => draw(id))).size).toBe(12);
});

test("no two signals look alike, and none like a face at rest", () => {
  const drawn = Object.keys(POSES).map((signal) => draw("capucine", POSES[signal]));
  expect(new Set([...drawn, draw("capucine")]).size).toBe(drawn.length + 1);
});

test("everyone has the puppet they chose, bots one that nobody chose", () => {
  const puppets = puppetsOf(around("lulu", null, "capucine", null));
  expect([puppets[0], puppets[2]]).toEqual(["lulu", "capucine"]);
  expect(new Set(puppets).size).toBe(4);
});

test("who chose none, or something that is none, gets one all the same", () => {
  const puppets = puppetsOf(around("", "<script>", null, null));
  expect(puppets.every((one) => PUPPETS.includes(one))).toBe(true);
  expect(new Set(puppets).size).toBe(4);
});
