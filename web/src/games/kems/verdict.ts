/** What both screens say of how a round ended. */
import type { kems } from "../../wire";

type Verdict = kems.Verdict | null | undefined;

/** How a member of this team feels about it. */
export function moodOf(verdict: Verdict, team: number | undefined): "happy" | "sad" | "rest" {
  if (verdict?.team == null) return "rest";
  return team === verdict.team ? "happy" : "sad";
}

/** How long the last table had lain there when this seat announced, in seconds. */
export function afterOf(verdict: Verdict, seat: number): number {
  const at = verdict?.calls.findIndex(([caller]) => caller === seat) ?? -1;
  return (verdict?.after?.[at] ?? 0) / 1000;
}
