/** This device's row of signals at a table: the sign's steps among decoys of one's choice. */
import { MediaQuery } from "svelte/reactivity";
import { formOf, picks } from "../../lib/prompts";
import { recallData, storeData } from "../../lib/storage";
import type { LiveTable } from "../../lib/table.svelte";
import type { kems } from "../../wire";
import { decoysFor, NARROW_ROW, rowOf, WIDE_ROW, withDecoy } from "./row";

const narrow = new MediaQuery("max-width: 379px");

export class Row {
  readonly palette: readonly string[] = $derived.by(() =>
    picks<string>(formOf(this.table.prompt, "Signal"), "signal"),
  );
  private readonly sign = $derived.by(
    () => (this.table.update?.view as kems.View | undefined)?.sign ?? [],
  );
  private known: readonly string[] = $state([]);
  private chosen: string[] = $state([]);

  constructor(private readonly table: LiveTable) {
    this.chosen = recallData<string[]>(this.key, []);
  }

  /** Between frames nothing is asked for a moment; the row stays. */
  keepUp(): void {
    if (this.palette.length === 0) return;
    this.known = this.palette;
    const most = narrow.current ? NARROW_ROW : WIDE_ROW;
    const decoys = decoysFor(this.sign, this.chosen, this.palette, most);
    if (decoys.join() !== this.chosen.join()) this.keep(decoys);
  }

  get signals(): string[] {
    return rowOf(this.sign, this.chosen, this.known);
  }

  has(signal: string): boolean {
    return this.signals.includes(signal);
  }

  /** Tapping what is there already does nothing, be it a decoy or a step of the sign. */
  add(signal: string): void {
    if (!this.has(signal)) this.keep(withDecoy(this.chosen, signal));
  }

  private keep(decoys: string[]): void {
    this.chosen = decoys;
    storeData(this.key, decoys);
  }

  private get key(): string {
    return `decoys.${this.table.code}`;
  }
}
