/** Which of the twelve puppets each seat plays with. */
import { MONKEYS } from "../parts/puppets/monkeys";
import type { TableInfo } from "../wire";

export const PUPPETS: readonly string[] = Object.keys(MONKEYS);

export const isPuppet = (id: string): boolean => Object.hasOwn(MONKEYS, id);

export const puppetName = (id: string): string => MONKEYS[id]?.name ?? "";

/** By seat: what its person chose, or one that nobody chose, the same on every device. */
export function puppetsOf(info: TableInfo): string[] {
  const chosen = info.chairs.map(({ person }) => {
    const puppet = info.guests.find((guest) => guest.person === person)?.puppet ?? "";
    return isPuppet(puppet) ? puppet : null;
  });
  const free = PUPPETS.filter((id) => !chosen.includes(id));
  return chosen.map((puppet, seat) => puppet ?? free[seat % free.length] ?? "capucine");
}
