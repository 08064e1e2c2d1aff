/** The little of a browser that the page's logic needs. */
import { vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  clear: () => kept.clear(),
});
vi.stubGlobal("location", {
  protocol: "http:",
  host: "table.test",
  origin: "http://table.test",
  pathname: "/",
  hash: "",
});
vi.stubGlobal("history", { pushState: vi.fn(), replaceState: vi.fn() });
vi.stubGlobal("addEventListener", vi.fn());
vi.stubGlobal("scrollTo", vi.fn());
vi.stubGlobal("navigator", { languages: ["en"] });
