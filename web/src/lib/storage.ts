/** What this device remembers: a name, a language, and the secrets of its seats. */

const PREFIX = "singerie.";
const MOST_TABLES = 8;

/** A table somebody has sat at with this device. */
export interface Kept {
  code: string;
  token: string;
  game: string;
  name: string;
  at: number;
}

/** A private window may keep nothing; then nothing is remembered, and all else works. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    return;
  }
}

export function recallData<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(recall(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function storeData(key: string, value: unknown): void {
  store(key, JSON.stringify(value));
}

/** The tables of this device, the latest first. */
export function keptTables(): Kept[] {
  const kept = recallData<Kept[]>("tables", []);
  return Array.isArray(kept) ? kept.filter((one) => typeof one?.token === "string") : [];
}

export function keepTable(table: Kept): void {
  const others = keptTables().filter((one) => one.code !== table.code);
  storeData("tables", [table, ...others].slice(0, MOST_TABLES));
}

export function forgetTable(code: string): void {
  storeData(
    "tables",
    keptTables().filter((one) => one.code !== code),
  );
}

export function tokenOf(code: string): string | null {
  return keptTables().find((one) => one.code === code)?.token ?? null;
}

/** A secret link ends in #token: it is kept, and taken out of the address bar. */
export function takeSecret(code: string): void {
  const secret = location.hash.slice(1);
  if (!/^[\w-]{16,64}$/.test(secret)) return;
  keepTable({ code, token: secret, game: "", name: "", at: Date.now() });
  history.replaceState(null, "", location.pathname);
}
