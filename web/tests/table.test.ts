import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveTable, type GameEvent } from "../src/lib/table.svelte";
import type { Act, Hello, ToClient } from "../src/wire";
import { FakeLine, info, update } from "./line";

let table: LiveTable;
const line = () => FakeLine.last;

beforeEach(() => {
  vi.useFakeTimers();
  FakeLine.all = [];
  table = new LiveTable("BCDF", "secret", { make: (url) => new FakeLine(url) });
  table.open();
  line().open();
  line().say(info());
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

const names = () => table.log.map(({ event }) => event.event);

test("the address is the table's", () => {
  expect(line().url).toBe("ws://table.test/ws/BCDF");
});

test("after a lost line one asks for what came after what one has seen", () => {
  line().say(update({ match: 2, n: 7, fresh: true }));
  line().close();
  vi.advanceTimersByTime(400);
  line().open();
  const hello = line().sent[0] as Hello;
  expect([hello.token, hello.match, hello.seen]).toEqual(["secret", 2, 7]);
});

test("events are added to the log; a fresh view begins a new one", () => {
  line().say(update({ n: 1, events: [{ event: "SaidDone", seat: 1 }] }));
  line().say(update({ n: 2, events: [{ event: "SaidDone", seat: 2 }] }));
  expect(names()).toEqual(["SaidDone", "SaidDone"]);
  line().say(update({ n: 9, fresh: true, events: [] }));
  expect(names()).toEqual([]);
  line().say(update({ match: 2, n: 1, events: [{ event: "RoundBegan" }] }));
  expect(names()).toEqual(["RoundBegan"]);
});

test("the log keeps the names of its time", () => {
  line().say(update({ n: 1, events: [{ event: "SaidDone", seat: 0 }] }));
  line().say(info({ guests: [{ person: 0, name: "Max", puppet: "", connected: true }] }));
  line().say(update({ n: 2, events: [{ event: "SaidDone", seat: 0 }] }));
  expect(table.log.map((logged) => logged.names[0])).toEqual(["Inès", "Max"]);
});

test("who listens hears events once", () => {
  const heard: GameEvent[] = [];
  const stop = table.listen((event) => heard.push(event));
  line().say(update({ events: [{ event: "Rang" }] }));
  stop();
  line().say(update({ events: [{ event: "Rang" }] }));
  expect(heard.length).toBe(1);
});

test("an action is under way until it is answered", async () => {
  const accepted = table.act({ do: "Done", table: 3 });
  expect(table.acting("Done")).toBe(true);
  expect(table.acting("Swap")).toBe(false);
  const sent = line().sent.at(-1) as Act;
  expect(sent.action).toEqual({ do: "Done", table: 3 });
  line().say({ say: "accepted", id: sent.id ?? 0 });
  expect(await accepted).toEqual({ ok: true });
  expect(table.acting("Done")).toBe(false);
});

test("a refusal is a notice", async () => {
  const refused = table.act({ do: "Swap", give: 1, take: 2 });
  const id = line().sent.at(-1)?.id ?? 0;
  line().say({ say: "refused", id, reason: "card-gone-to", args: { by: 1 } });
  expect(await refused).toEqual({ ok: false, reason: "card-gone-to", args: { by: 1 } });
  expect(table.notice?.reason).toBe("card-gone-to");
});

test("a refusal without a number frees everything", async () => {
  const lost = table.act({ do: "Done", table: 1 });
  line().say({ say: "refused", id: 0, reason: "too-fast", args: {} });
  expect((await lost).ok).toBe(false);
  expect(table.acting("Done")).toBe(false);
});

test("a lost line answers nothing, and nothing stays under way", async () => {
  const lost = table.act({ do: "Done", table: 1 });
  line().close();
  expect((await lost).ok).toBe(false);
  vi.advanceTimersByTime(400);
  line().open();
  line().say(info());
  expect(table.acting("Done")).toBe(false);
});

test("without a line nothing is sent, and one is told", async () => {
  line().close();
  expect((await table.ask({ say: "pause" })).ok).toBe(false);
  expect(table.notice?.reason).toBe("offline");
});

test("time runs on by itself, unless the table stands still", () => {
  line().say(update({ now: 1000, due: 5000 }));
  vi.advanceTimersByTime(1500);
  expect(table.time()).toBe(2500);
  expect(table.left()).toBe(2500);
  line().say(info({ paused: true }));
  line().say(update({ now: 2500, due: 5000 }));
  vi.advanceTimersByTime(9000);
  expect(table.time()).toBe(2500);
  expect(table.acting("Swap")).toBe(true);
});

test("a countdown that ended long ago without a word means a dead line", () => {
  line().say(update({ now: 1000, due: 2000 }));
  vi.advanceTimersByTime(3000);
  table.watch();
  expect(FakeLine.all.length).toBe(1);
  vi.advanceTimersByTime(3000);
  table.watch();
  table.watch();
  expect(FakeLine.all.length).toBe(2);
});

test("a farewell that is worth coming back from is waited out", () => {
  line().say({ say: "bye", reason: "restart", back: true });
  line().close();
  vi.advanceTimersByTime(400);
  expect(FakeLine.all.length).toBe(2);
  expect(table.gone).toBe(null);
});

test("a farewell for good is one", () => {
  line().say({ say: "bye", reason: "kicked", back: false });
  vi.advanceTimersByTime(60_000);
  expect(FakeLine.all.length).toBe(1);
  expect(table.gone).toBe("kicked");
});

test("a message of a kind unknown here is passed over", () => {
  line().say({ say: "fireworks" } as unknown as ToClient);
  expect(table.gone).toBe(null);
});

test("a token is kept for the next hello", () => {
  line().say({ say: "token", id: 1, person: 3, token: "new" });
  line().close();
  vi.advanceTimersByTime(400);
  line().open();
  expect((line().sent[0] as Hello).token).toBe("new");
});

test("one takes part in the shuffle", () => {
  line().say({ say: "shuffle", step: "commit", commitments: { server: "00" } });
  const commit = line().sent.at(-1);
  if (commit?.say !== "commit") throw new Error("no commitment");
  const commitments = { server: "00", Inès: commit.commitment };
  line().say({ say: "shuffle", step: "open", commitments });
  expect(line().sent.at(-1)?.say).toBe("open");
});

test("seats have names: people's, and bots' that no guest has", () => {
  expect(table.names).toEqual(["Inès", "Milo", "Zoé", "Félix"]);
  const milo = { person: 4, name: "milo", puppet: "", connected: true };
  line().say(info({ guests: [...info().guests, milo] }));
  expect(table.names[1]).not.toBe("Milo");
});
