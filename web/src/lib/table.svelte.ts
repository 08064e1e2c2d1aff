/** A live table as one client knows it: what the server said last, and what one has asked of it. */
import {
  VERSION,
  type FromClient,
  type Hello,
  type Prompt,
  type TableInfo,
  type ToClient,
  type Update,
} from "../wire";
import { seatNames } from "./names";
import { puppetsOf } from "./puppets";
import { Shuffler } from "./shuffle";
import { Socket, type Connection, type Line } from "./socket";

const LONGEST_LOG = 80;
/** A deadline this far in the past, and nothing heard: the line is dead. */
const OVERDUE = 4000;

export interface GameEvent {
  event: string;
}

/** An event, with a number of its own for lists. */
export interface Logged {
  key: number;
  event: GameEvent;
  /** Who sat where as it happened. */
  names: readonly string[];
}

/** What is said to the reader once. */
export interface Notice {
  key: number;
  reason: string;
  args: Record<string, unknown>;
}

export type Answer = { ok: true } | { ok: false; reason: string; args: Record<string, unknown> };

/** Anything but the number, which the table gives. */
export type Wish = FromClient extends infer One
  ? One extends FromClient
    ? Omit<One, "id">
    : never
  : never;

export interface TableHooks {
  /** The table gave one a secret. */
  token?(token: string, info: TableInfo | null): void;
  /** For tests. */
  make?(url: string): Line;
}

export class LiveTable {
  info: TableInfo | null = $state.raw(null);
  update: Update | null = $state.raw(null);
  log: readonly Logged[] = $state.raw([]);
  connection: Connection = $state("connecting");
  /** The table let go for good, for this reason. */
  gone: string | null = $state(null);
  notice: Notice | null = $state.raw(null);
  /** What has been asked and not been answered. */
  pending: ReadonlyMap<number, Wish> = $state.raw(new Map());

  readonly names: string[] = $derived(this.info ? seatNames(this.info) : []);
  readonly puppets: string[] = $derived(this.info ? puppetsOf(this.info) : []);
  readonly prompt: Prompt | null = $derived((this.update?.prompt ?? null) as Prompt | null);
  readonly isHost: boolean = $derived(
    this.info !== null && this.info.you !== null && this.info.you === this.info.host,
  );

  private readonly socket: Socket;
  private readonly shuffler = new Shuffler();
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly listeners = new Set<(event: GameEvent) => void>();
  private readonly heeders = new Set<(notice: Notice) => void>();
  private lastId = 0;
  private lastKey = 0;
  private heardAt = 0;
  private renewedAt = -Infinity;

  constructor(
    readonly code: string,
    private token: string | null,
    private readonly hooks: TableHooks = {},
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new Socket(
      `${scheme}://${location.host}/ws/${code}`,
      {
        hello: () => this.hello(),
        heard: (message) => this.hear(message),
        changed: (state) => this.changed(state),
      },
      hooks.make,
    );
  }

  open(): void {
    this.socket.start();
  }

  close(): void {
    this.socket.stop();
    this.settleAll();
  }

  /** The network is back, or the reader is. */
  nudge(): void {
    this.socket.nudge();
  }

  renew(): void {
    this.socket.renew();
  }

  /** Match time now, in milliseconds. */
  time(): number {
    if (this.update === null) return 0;
    const stands = this.info?.paused === true || this.info?.phase !== "play";
    return this.update.now + (stands ? 0 : performance.now() - this.heardAt);
  }

  /** Milliseconds until time decides; null if it never does. */
  left(): number | null {
    const due = this.update?.due ?? null;
    return due === null ? null : Math.max(0, due - this.time());
  }

  /** Nothing heard though something was due: ask anew, now and then. */
  watch(): void {
    const due = this.update?.due ?? null;
    const now = performance.now();
    const late = due !== null && this.time() > due + OVERDUE;
    if (late && this.connection === "open" && now - this.renewedAt > 2 * OVERDUE) {
      this.renewedAt = now;
      this.renew();
    }
  }

  /** Hear of events as they happen; the answer ends it. */
  listen(listener: (event: GameEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Hear of what the reader is told; the answer ends it. */
  heed(heeder: (notice: Notice) => void): () => void {
    this.heeders.add(heeder);
    return () => this.heeders.delete(heeder);
  }

  act<Action extends { do: string }>(action: Action): Promise<Answer> {
    return this.ask({ say: "act", action });
  }

  /** Is a message of this kind under way? Without a line, nothing can be asked. */
  busy(say: Wish["say"]): boolean {
    return this.connection !== "open" || this.awaits((wish) => wish.say === say);
  }

  /** Is an action of this kind under way, or does the table stand still? */
  acting(action: string): boolean {
    if (this.connection !== "open" || this.info?.paused === true) return true;
    return this.awaits(
      (wish) => wish.say === "act" && (wish.action as { do: string }).do === action,
    );
  }

  private awaits(kind: (wish: Wish) => boolean): boolean {
    return [...this.pending.values()].some(kind);
  }

  /** Ask the table for something; a refusal is also a notice to the reader. */
  ask(wish: Wish): Promise<Answer> {
    const id = ++this.lastId;
    if (!this.socket.send({ ...wish, id } as FromClient)) {
      const answer: Answer = { ok: false, reason: "offline", args: {} };
      this.tell(answer.reason, answer.args);
      return Promise.resolve(answer);
    }
    this.pending = new Map(this.pending).set(id, wish);
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  tell(reason: string, args: Record<string, unknown> = {}): void {
    const notice = { key: ++this.lastKey, reason, args };
    this.notice = notice;
    for (const heeder of this.heeders) heeder(notice);
  }

  private hello(): Hello {
    const view = this.update?.view as { seat: number | null } | undefined;
    const seen = {
      match: this.update?.match ?? 0,
      seen: this.update?.n ?? 0,
      seat: view?.seat ?? null,
    };
    return { say: "hello", v: VERSION, token: this.token, ...seen };
  }

  private changed(state: Connection): void {
    if (state !== "open" && this.connection === "open") this.settleAll();
    this.connection = state;
  }

  private hear(message: ToClient): void {
    switch (message.say) {
      case "table":
        this.info = message;
        break;
      case "update":
        this.renewView(message);
        break;
      case "token":
        this.token = message.token;
        this.hooks.token?.(message.token, this.info);
        this.settle(message.id, { ok: true });
        break;
      case "accepted":
        this.settle(message.id, { ok: true });
        break;
      case "refused":
        this.tell(message.reason, message.args);
        // a message that could not be read, or came too fast, has no number: nothing waits for it
        if (message.id === 0) this.settleAll();
        else this.settle(message.id, { ok: false, reason: message.reason, args: message.args });
        break;
      case "shuffle": {
        const name = this.info?.guests.find((one) => one.person === this.info?.you)?.name;
        const answer =
          name === undefined || this.info?.seat === null
            ? null
            : this.shuffler.answer(message, name);
        if (answer) this.socket.send(answer);
        break;
      }
      case "bye":
        if (!message.back) {
          this.gone = message.reason;
          this.close();
        }
        break;
      default: // from a newer server: not for this page
    }
  }

  private renewView(update: Update): void {
    const events = update.events as GameEvent[];
    const same = !update.fresh && this.update?.match === update.match;
    const names = this.names;
    const added = events.map((event) => ({ key: ++this.lastKey, event, names }));
    this.log = [...(same ? this.log : []), ...added].slice(-LONGEST_LOG);
    this.heardAt = performance.now();
    this.update = update;
    for (const event of events) for (const listener of this.listeners) listener(event);
  }

  private settle(id: number, answer: Answer): void {
    if (this.pending.has(id)) {
      const left = new Map(this.pending);
      left.delete(id);
      this.pending = left;
    }
    this.waiting.get(id)?.(answer);
    this.waiting.delete(id);
  }

  /** The line is gone: whether it was heard, the next view will show. */
  private settleAll(): void {
    this.pending = new Map();
    for (const resolve of this.waiting.values())
      resolve({ ok: false, reason: "offline", args: {} });
    this.waiting.clear();
  }
}
