/** A server at the other end of a made-up line. */
import type { Line } from "../src/lib/socket";
import type { FromClient, TableInfo, ToClient, Update } from "../src/wire";

export class FakeLine implements Line {
  static all: FakeLine[] = [];
  static get last(): FakeLine {
    return FakeLine.all.at(-1) as FakeLine;
  }
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: FromClient[] = [];
  closed = false;

  constructor(readonly url: string) {
    FakeLine.all.push(this);
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as FromClient);
  }
  close(): void {
    this.closed = true;
    this.readyState = 3;
    this.onclose?.();
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export function info(changes: Partial<TableInfo> = {}): TableInfo {
  return {
    say: "table",
    v: 1,
    code: "BCDF",
    game: "kems",
    title: "Kem's",
    seat_counts: [4],
    options: {},
    phase: "play",
    dealing: false,
    paused: false,
    factor: 1,
    host: 0,
    guests: [{ person: 0, name: "Inès", puppet: "", connected: true }],
    chairs: [
      { person: 0, bot: null },
      { person: null, bot: "normal" },
      { person: null, bot: "easy" },
      { person: null, bot: null },
    ],
    levels: ["easy", "normal"],
    you: 0,
    seat: 0,
    ...changes,
  };
}

export function update(changes: Partial<Update> = {}): Update {
  return {
    say: "update",
    match: 1,
    n: 0,
    fresh: false,
    now: 1000,
    due: 5000,
    events: [],
    view: {},
    prompt: null,
    ...changes,
  };
}
