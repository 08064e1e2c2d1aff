/** Who sits where, in words. */
import type { TableInfo } from "../wire";

const BOTS = [
  "Nina",
  "Milo",
  "Zoé",
  "Félix",
  "Dora",
  "Ben",
  "Lola",
  "Max",
  "Rosa",
  "Tom",
  "Gina",
  "Sam",
];

/** A name for the bot in a seat, the same on every device, and no guest's. */
export function botName(info: TableInfo, seat: number): string {
  const taken = new Set(info.guests.map((guest) => guest.name.toLowerCase()));
  for (let at = seat; at < BOTS.length; at += info.chairs.length) {
    const name = BOTS[at];
    if (name && !taken.has(name.toLowerCase())) return name;
  }
  return `${BOTS[seat % BOTS.length]} ${seat + 1}`;
}

export function guestName(info: TableInfo, person: number | null): string | null {
  return info.guests.find((guest) => guest.person === person)?.name ?? null;
}

/** The name of every seat; an empty one has a bot's, for it will have a bot. */
export function seatNames(info: TableInfo): string[] {
  return info.chairs.map((chair, seat) => guestName(info, chair.person) ?? botName(info, seat));
}
