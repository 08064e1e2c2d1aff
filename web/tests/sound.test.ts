import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { soundsOf } from "../src/games/kems/sounds";
import { buzz, sound } from "../src/lib/sound.svelte";
import { recall } from "../src/lib/storage";
import { make, type SoundName } from "../src/lib/synth";
import { LiveTable } from "../src/lib/table.svelte";
import { FakeLine, info, update } from "./line";

const param = () => ({
  value: 0,
  setValueAtTime: vi.fn(),
  exponentialRampToValueAtTime: vi.fn(),
});
let started: { at: number; until: number }[] = [];

class FakeNode {
  gain = param();
  frequency = param();
  Q = param();
  type = "";
  buffer: unknown = null;
  private begun = 0;
  connect(): void {}
  start(at: number): void {
    this.begun = at;
  }
  stop(until: number): void {
    started.push({ at: this.begun, until });
  }
}

class FakeContext {
  currentTime = 0;
  sampleRate = 8000;
  state = "suspended";
  destination = new FakeNode();
  createGain = () => new FakeNode();
  createOscillator = () => new FakeNode();
  createBufferSource = () => new FakeNode();
  createBiquadFilter = () => new FakeNode();
  createBuffer = (_: number, size: number) => ({ getChannelData: () => new Float32Array(size) });
  resume(): Promise<void> {
    this.state = "running";
    return Promise.resolve();
  }
}

const vibrate = vi.fn();
vi.stubGlobal("AudioContext", FakeContext);
vi.stubGlobal("navigator", { languages: ["en"], vibrate });

let table: LiveTable;
let heard: SoundName[];
let stop: () => void;

function sit(where: "tv" | "phone"): void {
  stop = soundsOf(table, where);
}
const happens = (...events: object[]) => FakeLine.last.say(update({ events }));

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  started = [];
  vibrate.mockClear();
  vi.spyOn(sound, "play").mockImplementation((name) => void heard.push(name));
  table = new LiveTable("BCDF", "secret", { make: (url) => new FakeLine(url) });
  table.open();
  FakeLine.last.open();
  FakeLine.last.say(info());
});
afterEach(() => {
  stop?.();
  table.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("every sound begins, ends and is short", () => {
  const context = new FakeContext() as unknown as BaseAudioContext;
  const names: SoundName[] = [
    ...([
      "bell",
      "card",
      "take",
      "refused",
      "sweep",
      "tick",
      "tock",
      "zero",
      "win",
      "aww",
    ] as const),
  ];
  for (const name of names) {
    started = [];
    make(name, context, new FakeNode() as unknown as AudioNode, 0);
    expect(started.length, name).toBeGreaterThan(0);
    for (const { at, until } of started) expect(until, name).toBeGreaterThan(at);
    expect(Math.max(...started.map((one) => one.until)), name).toBeLessThan(1.3);
  }
});

test("nothing is heard before a gesture, nor when muted", async () => {
  vi.mocked(sound.play).mockRestore();
  sound.play("tick");
  expect([sound.ready, started.length]).toEqual([false, 0]);
  await sound.unlock();
  sound.play("tick");
  expect([sound.ready, started.length]).toEqual([true, 1]);
  sound.muted = true;
  sound.play("tick");
  expect(started.length).toBe(1);
  expect(recall("muted")).toBe("yes");
  sound.muted = false;
});

test("the TV plays the room", () => {
  sit("tv");
  happens({ event: "Swapped", seat: 1 }, { event: "Swept" }, { event: "Turned" });
  happens({ event: "Rang", seat: 2 }, { event: "GameEnded" });
  expect(heard).toEqual(["take", "card", "sweep", "card", "bell", "win"]);
});

test("a phone plays its own hand and bell, and shakes", () => {
  sit("phone");
  happens({ event: "Swapped", seat: 1 }, { event: "Rang", seat: 1 }, { event: "Turned" });
  expect(heard).toEqual([]);
  happens({ event: "Swapped", seat: 0 }, { event: "Rang", seat: 0 });
  expect(heard).toEqual(["take", "bell"]);
  expect(vibrate.mock.calls).toEqual([[10], [60]]);
});

test("a refusal is heard once, on the phone it was told to", () => {
  sit("phone");
  table.tell("bell-rang");
  expect(heard).toEqual(["refused"]);
});

test("what is secret, or a signal, makes no sound anywhere", () => {
  for (const where of ["tv", "phone"] as const) {
    sit(where);
    happens(
      { event: "Signalled", seat: 0, signal: "wink-left", at: 1000 },
      { event: "Said", seat: 0, text: "hm", at: 1000 },
      { event: "Proposed", seat: 0, sign: ["wink-left"] },
      { event: "SignAgreed", team: 0, sign: ["wink-left"], drawn: false },
      { event: "CallSealed", seat: 0, call: "kems" },
      { event: "Dealt", seat: 0, cards: [1, 2, 3, 4] },
    );
    stop();
  }
  expect([heard, vibrate.mock.calls]).toEqual([[], []]);
});

test("the last three seconds are counted, and a pause is silent", () => {
  sit("tv");
  FakeLine.last.say(update({ now: 0, due: 5000 }));
  vi.advanceTimersByTime(5500);
  expect(heard).toEqual(["tick", "tick", "tock", "zero"]);
  heard = [];
  FakeLine.last.say(info({ paused: true }));
  FakeLine.last.say(update({ now: 0, due: 3000 }));
  vi.advanceTimersByTime(5000);
  expect(heard).toEqual([]);
});

test("who wants it still gets no vibration", () => {
  sound.still = true;
  buzz("bell");
  expect(vibrate).not.toHaveBeenCalled();
  sound.still = false;
  buzz("refused");
  expect(vibrate).toHaveBeenCalledWith([20, 60, 20]);
});
