/** The reader's language, switchable at any time. */
import { SHARED } from "./sources";
import { recall, store } from "./storage";
import { LANGUAGES, Texts, type Args, type Language, type Source } from "./texts";

const KEY = "language";

export function preferred(kept: string | null, wanted: readonly string[]): Language {
  for (const one of kept === null ? wanted : [kept, ...wanted]) {
    const found = LANGUAGES.find((language) => one.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

class Reader {
  language: Language = $state(preferred(recall(KEY), navigator.languages ?? []));
  private readonly made = new Map<string, Texts>();

  choose(language: Language): void {
    this.language = language;
    store(KEY, language);
  }

  /** The page's texts and some more, in the language of the moment. */
  texts(name = "", more: readonly Source[] = []): Texts {
    const key = `${this.language} ${name}`;
    const texts = this.made.get(key) ?? new Texts(this.language, [...SHARED, ...more]);
    this.made.set(key, texts);
    return texts;
  }
}

export const reader = new Reader();

/** A text of a game's cover. */
export function cover(game: string, source: Source, part = ""): string {
  return reader.texts(`cover ${game}`, [source]).say(`game-${game}${part}`);
}

/** A text of the page itself. */
export function say(id: string, args: Args = {}): string {
  return reader.texts().say(id, args);
}
