/**
 * A game's words for one viewer (a seat, or null: the TV): ids and values in, sentences out.
 *
 * The counterpart of src/singerie/cli/words.py; docs/texts.md has the conventions. It knows no
 * game: which kind a value is, the hints of wire.ts say; what it is called, the game's texts say.
 */
import type { GameWords, Hint } from "../wire";
import type { Args, Texts } from "./texts";

type Value = unknown;
type Fields = Record<string, Value>;

export interface Around {
  /** Whose words they are. */
  viewer: number | null;
  /** By seat. */
  names: readonly string[];
  /** The team of each seat; empty where there are none. */
  teams: readonly number[];
}

const kindOf = (hint: Hint): string => (typeof hint === "string" ? hint : (hint.kind ?? ""));

function itemsOf(hint: Hint, value: readonly Value[]): Hint[] {
  if (typeof hint === "string") return value.map(() => "");
  if (hint.items) return hint.items;
  return value.map(() => hint.list ?? "");
}

const isStruct = (value: Value): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export class Words {
  constructor(
    readonly texts: Texts,
    private readonly game: GameWords,
    private readonly around: Around,
  ) {}

  // Sentences

  say(id: string, args: Args = {}): string {
    return this.texts.say(id, args);
  }

  event(event: { event: string }): string {
    const id = `event-${event.event}`;
    return this.say(id, this.eventArgs(event, id));
  }

  /** An event of the log, with the names people had then. */
  logged({ event, names }: { event: { event: string }; names: readonly string[] }): string {
    const then = new Words(this.texts, this.game, { ...this.around, names });
    return then.event(event);
  }

  /** An important event: one that stands out. */
  important(event: { event: string }): boolean {
    return this.texts.has(`event-${event.event}.mark`);
  }

  ask(ask: string): string {
    return this.say(`ask-${ask}`);
  }

  /** How long until time decides, and what then, where the prompt's text says so. */
  until(ask: string | undefined, seconds: number): string {
    const id = `ask-${ask}.time`;
    return this.say(ask !== undefined && this.texts.has(id) ? id : "seconds-left", { seconds });
  }

  /** An argument named after a kind is of that kind; `by` is a seat. */
  refusal(reason: string, given: Fields = {}): string {
    const args: Args = {};
    for (const [name, value] of Object.entries(given)) {
      const kind = name === "by" ? "seat" : name;
      if (this.game.kinds.includes(kind)) this.putKind(args, name, kind, value);
      else args[name] = value as string | number;
    }
    const id = `refused-${reason}`;
    return this.texts.has(id) ? this.say(id, args) : this.say("refused-otherwise");
  }

  /** A field of the view, by the text that names it. */
  viewField(view: Fields, name: string): string {
    const args: Args = {};
    this.putFields(args, "", view, this.game.view, "");
    args.value = this.value(this.game.view[name] ?? "", view[name]);
    return this.say(`view-${name}`, args);
  }

  // Values

  value(hint: Hint, value: Value): string {
    if (value === null || value === undefined) return this.say("none");
    const kind = kindOf(hint);
    if (Array.isArray(value)) {
      const hints = itemsOf(hint, value);
      const said = value.flatMap((one, at) =>
        one === null ? [] : [this.value(hints[at] ?? "", one)],
      );
      return this.series(said, kind ? `list-${kind}` : "list");
    }
    if (kind === "seat") return this.who(value as number);
    if (kind === "team") return this.team(value as number);
    if (kind) return this.word(kind, value);
    if (typeof value === "boolean") return this.say(value ? "yes" : "no");
    return typeof value === "number" ? this.say("number", { value }) : String(value);
  }

  who(seat: number): string {
    return seat === this.around.viewer ? this.say("seat-you") : (this.around.names[seat] ?? "");
  }

  team(team: number): string {
    const members = this.members(team);
    const names = (seats: number[]) =>
      this.series(seats.map((seat) => this.around.names[seat] ?? ""));
    if (this.isMine(team)) {
      return this.say("team-yours", {
        mates: names(members.filter((seat) => seat !== this.around.viewer)),
      });
    }
    return this.say("team-theirs", { members: names(members) });
  }

  /** One, another and a third. */
  series(said: readonly string[], id = "list"): string {
    if (said.length < 2) return said.join("");
    const text = this.texts.has(id) ? id : "list";
    return this.say(text, { start: said.slice(0, -1).join(", "), last: said.at(-1) ?? "" });
  }

  word(kind: string, value: Value): string {
    const { id, name, free } = this.textOf(kind, value);
    if (this.texts.has(id)) return this.say(id, { text: free });
    return typeof value === "number" ? this.say("number", { value }) : name;
  }

  private members(team: number): number[] {
    return this.around.teams.flatMap((one, seat) => (one === team ? [seat] : []));
  }

  private mates(seat: number): number[] {
    const team = this.around.teams[seat];
    return team === undefined ? [] : this.members(team).filter((one) => one !== seat);
  }

  private isMine(team: number): boolean {
    return this.around.viewer !== null && this.members(team).includes(this.around.viewer);
  }

  private relation(seat: number): string {
    const { viewer } = this.around;
    if (seat === viewer) return "you";
    return viewer !== null && this.mates(seat).includes(viewer) ? "mate" : "other";
  }

  nameOf(kind: string, value: Value): string | number {
    if (kind === "time") return (value as number) / 1000;
    return this.game.names[kind]?.[value as number] ?? (value as string | number);
  }

  /** `fan.2` is `card-fan`; `word:banana` is `signal-word` with the text banana. */
  private textOf(kind: string, value: Value): { id: string; name: string; free: string } {
    const full = String(this.nameOf(kind, value));
    const colon = full.indexOf(":");
    if (colon >= 0) {
      const name = full.slice(0, colon);
      return { id: `${kind}-${name}`, name, free: full.slice(colon + 1) };
    }
    const name = full.replace(/(?<=.)\.\d+$/, "");
    return { id: `${kind}-${name}`, name, free: "" };
  }

  // Arguments

  private eventArgs(event: { event: string }, id: string): Args {
    const args: Args = {};
    this.putFields(args, "", event as Fields, this.game.events[event.event] ?? {}, id);
    return args;
  }

  private putFields(
    args: Args,
    prefix: string,
    value: Fields,
    hints: Record<string, Hint>,
    id: string,
  ): void {
    const reasons: [string, Value][] = [];
    for (const [name, hint] of Object.entries(hints)) {
      const one = value[name] ?? null;
      if (kindOf(hint) === "reason") reasons.push([prefix + name, one]);
      else this.put(args, prefix + name, hint, one, `${id}.${name}`);
    }
    // last: a reason speaks of the other fields
    for (const [name, reason] of reasons) args[name] = this.say(`reason-${reason}`, args);
  }

  private put(args: Args, name: string, hint: Hint, value: Value, item: string): void {
    const kind = kindOf(hint);
    if (isStruct(value)) {
      const fields = typeof hint === "string" ? undefined : hint.fields;
      this.putFields(args, `${name}-`, value, fields ?? {}, "");
    } else if (Array.isArray(value)) this.putTuple(args, name, hint, value, item);
    else if (kind || value === null) this.putKind(args, name, kind, value);
    else if (typeof value === "boolean") args[name] = value ? "yes" : "no";
    else args[name] = value as string | number;
  }

  private putTuple(args: Args, name: string, hint: Hint, value: Value[], item: string): void {
    const kind = kindOf(hint);
    const hints = itemsOf(hint, value);
    args[`${name}-count`] = value.filter((one) => one !== null).length;
    if (this.texts.has(item)) args[name] = this.items(item, hints, value).join(", ");
    else if (!value.some((one) => isStruct(one) || Array.isArray(one))) {
      args[name] = this.value(hint, value);
    }
    if (hints[0] !== undefined && kindOf(hints[0]) === "seat" && !kind) {
      const everyone = value.length === this.around.names.length;
      const mine = value.includes(this.around.viewer);
      args[`${name}-is`] = everyone ? "all" : mine ? "you" : "other";
    }
  }

  /** Each item of a tuple by a text of its own; arguments are named after their kinds. */
  private items(id: string, hints: Hint[], values: Value[]): string[] {
    const teams = new Set(this.around.teams).size;
    return values.flatMap((value, at) => {
      if (value === null) return [];
      const args: Args = {};
      if (values.length === this.around.names.length) this.putKind(args, "seat", "seat", at);
      if (values.length === teams) this.putKind(args, "team", "team", at);
      const hint = hints[at] ?? "";
      const mixed = Array.isArray(value) && typeof hint !== "string" ? hint.items : undefined;
      const parts: [Hint, Value][] = mixed
        ? mixed.map((one, part) => [one, (value as Value[])[part]])
        : [[hint, value]];
      for (const [part, one] of parts) {
        const inner = Array.isArray(one) ? itemsOf(part, one)[0] : part;
        this.put(args, (inner && kindOf(inner)) || "value", part, one, "");
      }
      return [this.say(id, args)];
    });
  }

  private putKind(args: Args, name: string, kind: string, value: Value): void {
    if (value === null || value === undefined) {
      args[name] = args[`${name}-is`] = args[`${name}-id`] = "none";
    } else if (kind === "seat") {
      const seat = value as number;
      args[name] = this.who(seat);
      args[`${name}-is`] = this.relation(seat);
      args[`${name}-mates`] = this.series(this.mates(seat).map((mate) => this.who(mate)));
    } else if (kind === "team") {
      args[name] = this.team(value as number);
      args[`${name}-is`] = this.isMine(value as number) ? "yours" : "theirs";
    } else this.putWord(args, name, kind, value);
  }

  private putWord(args: Args, name: string, kind: string, value: Value): void {
    const { id, name: stem, free } = this.textOf(kind, value);
    if (!this.texts.has(id)) {
      args[name] = kind === "time" ? this.nameOf(kind, value) : (value as string | number);
      return;
    }
    args[name] = this.say(id, { text: free });
    args[`${name}-id`] = stem;
    for (const attribute of this.texts.attributes(id)) {
      args[`${name}-${attribute}`] = this.say(`${id}.${attribute}`, { text: free });
    }
  }
}
