/** Keeps a table's connection alive through sleeping screens and lost networks, while it is shown. */
import type { LiveTable } from "./table.svelte";

/** A page hidden for longer cannot trust its line. */
const ASLEEP = 15_000;

export function keepAlive(table: LiveTable): () => void {
  let hiddenAt = 0;
  const looked = () => {
    if (document.visibilityState === "hidden") {
      hiddenAt = Date.now();
    } else if (hiddenAt && Date.now() - hiddenAt > ASLEEP) {
      table.renew();
    } else {
      table.nudge();
    }
  };
  const back = () => table.nudge();
  document.addEventListener("visibilitychange", looked);
  addEventListener("online", back);
  table.open();
  return () => {
    document.removeEventListener("visibilitychange", looked);
    removeEventListener("online", back);
    table.close();
  };
}
