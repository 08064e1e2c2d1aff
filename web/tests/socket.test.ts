import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FIRST_DELAY, LONGEST_DELAY, read, Socket, type Connection } from "../src/lib/socket";
import type { ToClient } from "../src/wire";
import { FakeLine, info } from "./line";

let heard: ToClient[];
let states: Connection[];
let socket: Socket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeLine.all = [];
  heard = [];
  states = [];
  socket = new Socket(
    "ws://table.test/ws/BCDF",
    {
      hello: () => ({ say: "hello", v: 1, token: "secret" }),
      heard: (message) => heard.push(message),
      changed: (state) => states.push(state),
    },
    (url) => new FakeLine(url),
  );
});
afterEach(() => {
  socket.stop();
  vi.useRealTimers();
});

test("hello is the first word", () => {
  socket.start();
  FakeLine.last.open();
  expect(FakeLine.last.sent).toEqual([{ say: "hello", v: 1, token: "secret" }]);
});

test("what is heard is passed on, what is no message is not", () => {
  socket.start();
  FakeLine.last.open();
  FakeLine.last.say(info());
  FakeLine.last.onmessage?.({ data: "{" });
  FakeLine.last.onmessage?.({ data: new ArrayBuffer(2) });
  expect(heard.map((one) => one.say)).toEqual(["table"]);
  expect(states.at(-1)).toBe("open");
});

test("a lost line is taken up again, later and later, but never later than five seconds", () => {
  socket.start();
  let waits: number[] = [];
  for (let tries = 0; tries < 8; tries++) {
    const lines = FakeLine.all.length;
    FakeLine.last.close();
    let waited = 0;
    while (FakeLine.all.length === lines) {
      vi.advanceTimersByTime(10);
      waited += 10;
    }
    waits = [...waits, waited];
  }
  expect(waits[0]).toBeLessThanOrEqual(FIRST_DELAY);
  expect(waits[0]).toBeGreaterThanOrEqual(FIRST_DELAY * 0.8);
  expect(Math.max(...waits)).toBeLessThanOrEqual(LONGEST_DELAY);
  expect(waits.at(-1)).toBeGreaterThanOrEqual(LONGEST_DELAY * 0.8);
});

test("a word from the server starts the waiting anew", () => {
  socket.start();
  for (let tries = 0; tries < 5; tries++) {
    FakeLine.last.close();
    vi.advanceTimersByTime(LONGEST_DELAY);
  }
  FakeLine.last.open();
  FakeLine.last.say(info());
  FakeLine.last.close();
  const lines = FakeLine.all.length;
  vi.advanceTimersByTime(FIRST_DELAY);
  expect(FakeLine.all.length).toBe(lines + 1);
});

test("a nudge does not wait, and leaves a living line alone", () => {
  socket.start();
  FakeLine.last.open();
  socket.nudge();
  expect(FakeLine.all.length).toBe(1);
  FakeLine.last.close();
  socket.nudge();
  expect(FakeLine.all.length).toBe(2);
});

test("a new line is taken instead of one that may be dead, which is not heard any more", () => {
  socket.start();
  const first = FakeLine.last;
  first.open();
  socket.renew();
  expect(first.closed).toBe(true);
  FakeLine.last.open();
  first.say(info());
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(LONGEST_DELAY);
  expect(FakeLine.all.length).toBe(2);
});

test("stopped is stopped", () => {
  socket.start();
  socket.stop();
  socket.nudge();
  socket.renew();
  vi.advanceTimersByTime(60_000);
  expect(FakeLine.all.length).toBe(1);
  expect(socket.send({ say: "pause" })).toBe(false);
});

test("only what has a kind is a message", () => {
  expect(read('{"say":"accepted","id":1}')).toEqual({ say: "accepted", id: 1 });
  expect([read("null"), read("[]"), read('{"say":3}'), read("no")]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
