/** One's own sign, shown for a moment as the exchange begins: it may have been drawn just then. */
import type { GameEvent, LiveTable } from "../../lib/table.svelte";
import type { kems } from "../../wire";

const LINGERS = 4000;

export class SignNote {
  shown = $state(false);
  /** The table drew it, for time was up. */
  drawn = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: LiveTable) {}

  /** Watch the table; the answer ends it. */
  watch(): () => void {
    const stop = this.table.listen((event) => this.see(event));
    return () => {
      stop();
      clearTimeout(this.timer);
    };
  }

  hide(): void {
    this.shown = false;
  }

  private see(heard: GameEvent): void {
    const event = heard as kems.Event;
    if (event.event === "RoundBegan") this.drawn = false;
    else if (event.event === "SignAgreed") this.drawn = event.drawn;
    else if (event.event === "HandsDealt") {
      this.shown = true;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.hide(), LINGERS);
    }
  }
}
