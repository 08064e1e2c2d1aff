/** One's own exchange in the making, and every card that moves on the screen because of anyone's. */
import { tick } from "svelte";
import { formOf, picks } from "../../lib/prompts";
import type { LiveTable } from "../../lib/table.svelte";
import { Flights } from "../../parts/flights.svelte";
import type { kems } from "../../wire";

/** What happened longer ago is not shown flying. */
const STALE = 1500;
const SHAKES = 300;
const FREEZES = 400;
const WIPE = 500;
const TURN = 280;
const BETWEEN = 70;
/** A card in a puppet's hand is this wide, as a share of the puppet. */
const SMALL = 0.36;

export class Moves {
  readonly flights = new Flights<number>();
  give: number | null = $state(null);
  take: number | null = $state(null);
  /** Asked of the table, not answered yet. */
  asked: { give: number; take: number } | null = $state.raw(null);
  /** Cards that stay where they were. */
  refused: readonly number[] = $state.raw([]);
  /** The bell has just been rung: the room holds its breath. */
  frozen = $state(false);

  private readonly swap = $derived.by(() => formOf(this.table.prompt, "Swap"));
  readonly givable = $derived(picks<number>(this.swap, "give"));
  readonly takable = $derived(picks<number>(this.swap, "take"));
  private readonly timers: Record<string, ReturnType<typeof setTimeout>> = {};

  constructor(
    private readonly table: LiveTable,
    private readonly room: () => HTMLElement | undefined,
  ) {}

  /** Watch the table; the answer ends it. */
  watch(): () => void {
    const stop = this.table.listen((event) => this.see(event as kems.Event));
    return () => {
      stop();
      for (const timer of Object.values(this.timers)) clearTimeout(timer);
    };
  }

  /** A card that is no longer there cannot stay chosen. */
  keepUp(): void {
    if (this.give !== null && !this.givable.includes(this.give)) this.give = null;
    if (this.take !== null && !this.takable.includes(this.take)) this.take = null;
  }

  /** While one's own cards are asked for the others stay as they are, and so does the focus. */
  get stuck(): boolean {
    return this.asked === null && this.table.acting("Swap");
  }

  chooseHand(card: number): void {
    if (!this.givable.includes(card)) return;
    this.give = this.give === card ? null : card;
    void this.exchange();
  }

  chooseTable(card: number): void {
    if (!this.takable.includes(card)) return;
    this.take = this.take === card ? null : card;
    void this.exchange();
  }

  /** Dropped on the table: both at once. */
  async drop(give: number, take: number): Promise<void> {
    if (!this.givable.includes(give) || !this.takable.includes(take)) return;
    [this.give, this.take] = [give, take];
    await this.exchange();
  }

  unpick(): void {
    this.give = this.take = null;
  }

  /** Where it lies it is not seen: it is in the air, or the table is being wiped. */
  hidden(card: number): boolean {
    return this.flights.has(card);
  }

  private async exchange(): Promise<void> {
    if (this.give === null || this.take === null || this.asked) return;
    const pair = { give: this.give, take: this.take };
    this.asked = pair;
    this.unpick();
    const answer = await this.table.act({ do: "Swap", ...pair });
    this.asked = null;
    if (answer.ok) return;
    this.refused = [pair.give, pair.take];
    this.later("refused", SHAKES, () => (this.refused = []));
  }

  // the screen still shows what was before: events are heard ahead of the new view being drawn
  private see(event: kems.Event): void {
    if (this.table.update?.fresh) return;
    if (event.event === "Swapped") {
      if (this.table.time() - event.at < STALE) this.swapped(event);
    } else if (event.event === "Swept") this.swept();
    else if (event.event === "Turned") void tick().then(() => this.turned(event.cards));
    else if (event.event === "Rang") {
      this.frozen = true;
      this.later("frozen", FREEZES, () => (this.frozen = false));
    }
  }

  private swapped({ seat, slot, give, take }: kems.Swapped): void {
    const view = this.table.update?.view as kems.View;
    const place = this.box(`[data-place="${view.table.indexOf(give)}"]`);
    const mine = seat === view.seat;
    const hand = mine
      ? this.box(`[data-slot="${slot}"]`)
      : small(this.box(`[data-seat="${seat}"] .face`));
    if (!place || !hand) return;
    void this.flights.launch({ card: give, from: hand, to: place });
    void this.flights.launch({ card: take, from: place, to: hand, leaves: !mine });
  }

  private swept(): void {
    for (const [at, node] of [...this.all("[data-lies]")].entries()) {
      const from = node.getBoundingClientRect();
      const to = new DOMRect(from.x - innerWidth, from.y - 30, from.width, from.height);
      const card = Number(node.dataset["lies"]);
      void this.flights.launch({
        card,
        from,
        to,
        bow: 0,
        leaves: true,
        lasts: WIPE,
        delay: at * 25,
      });
    }
  }

  private turned(cards: readonly number[]): void {
    for (const [at, card] of cards.entries()) {
      const box = this.box(`[data-place="${at}"]`);
      if (!box) continue;
      const trip = { card, from: box, to: box, bow: 0, turns: true, lasts: TURN };
      void this.flights.launch({ ...trip, delay: at * BETWEEN });
    }
  }

  private box(selector: string): DOMRect | undefined {
    return this.room()?.querySelector(selector)?.getBoundingClientRect();
  }

  private all(selector: string): NodeListOf<HTMLElement> | [] {
    return this.room()?.querySelectorAll<HTMLElement>(selector) ?? [];
  }

  private later(key: string, delay: number, then: () => void): void {
    clearTimeout(this.timers[key]);
    this.timers[key] = setTimeout(then, delay);
  }
}

/** A card's worth of room in the middle of a face. */
function small(face: DOMRect | undefined): DOMRect | undefined {
  if (!face) return undefined;
  const [wide, high] = [face.width * SMALL, face.width * SMALL * 1.4];
  const [x, y] = [face.x + face.width / 2 - wide / 2, face.y + face.height * 0.6 - high / 2];
  return new DOMRect(x, y, wide, high);
}
