/** Where one is: home, at a table, or in front of the TV. */

export type Place =
  { at: "home" } | { at: "parts" } | { at: "table"; code: string } | { at: "tv"; code: string };

export function placeOf(path: string): Place {
  if (path === "/parts") return { at: "parts" };
  const [, where, code] = /^\/(t|tv)\/([A-Za-z]+)\/?$/.exec(path) ?? [];
  if (!where || !code) return { at: "home" };
  return { at: where === "t" ? "table" : "tv", code: code.toUpperCase() };
}

class Router {
  place: Place = $state.raw(placeOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.place = placeOf(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.place = placeOf(path);
    scrollTo(0, 0);
  }
}

export const router = new Router();
