/** A connection that comes back by itself, as long as that is worth it. */
import type { FromClient, Hello, ToClient } from "../wire";

export const FIRST_DELAY = 300;
export const LONGEST_DELAY = 5000;

export type Connection = "connecting" | "open" | "offline";

/** What is needed of a WebSocket; tests bring their own. */
export interface Line {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(data: string): void;
  close(): void;
}

export interface Ends {
  /** The first word on every new connection: who one is, and what one has seen. */
  hello(): Hello;
  heard(message: ToClient): void;
  changed(state: Connection): void;
}

const OPEN = 1;

export class Socket {
  private line: Line | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private stopped = true;

  constructor(
    private readonly url: string,
    private readonly ends: Ends,
    private readonly make: (url: string) => Line = (url) => new WebSocket(url) as Line,
  ) {}

  start(): void {
    this.stopped = false;
    this.connect();
  }

  /** For good. */
  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.drop();
  }

  /** Do not wait any longer: the network, or the reader, is back. */
  nudge(): void {
    if (this.stopped || this.line !== null) return;
    this.tries = 0;
    this.connect();
  }

  /** The line may be dead without anybody having noticed: take a new one. */
  renew(): void {
    if (this.stopped) return;
    this.tries = 0;
    this.connect();
  }

  /** False if there is no line now; nothing is kept for later. */
  send(message: FromClient): boolean {
    if (this.line?.readyState !== OPEN) return false;
    this.line.send(JSON.stringify(message));
    return true;
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.drop();
    this.ends.changed("connecting");
    const line = this.make(this.url);
    this.line = line;
    line.onopen = () => {
      if (line === this.line) line.send(JSON.stringify(this.ends.hello()));
    };
    line.onmessage = (event) => {
      if (line === this.line) this.receive(event.data);
    };
    line.onclose = () => {
      if (line === this.line) this.lost();
    };
  }

  private receive(data: unknown): void {
    const message = read(data);
    if (message === null) return;
    this.tries = 0;
    this.ends.changed("open");
    this.ends.heard(message);
  }

  private lost(): void {
    this.line = null;
    if (this.stopped) return;
    this.ends.changed("offline");
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.tries);
    this.tries += 1;
    // not all phones of a room at the same moment
    this.timer = setTimeout(() => this.connect(), delay * (0.8 + 0.2 * Math.random()));
  }

  private drop(): void {
    const line = this.line;
    this.line = null;
    line?.close();
  }
}

/** A message, or null for what is none. */
export function read(data: unknown): ToClient | null {
  if (typeof data !== "string") return null;
  try {
    const message = JSON.parse(data) as { say?: unknown } | null;
    return typeof message?.say === "string" ? (message as ToClient) : null;
  } catch {
    return null;
  }
}
