/** The messages of some Fluent sources in one language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;
/** One Fluent source in every language. */
export type Source = Record<Language, string>;

export class Texts {
  /** What could not be said as it was meant; tests want none. */
  readonly errors: string[] = [];
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    sources: readonly Source[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const errors = this.bundle.addResource(new FluentResource(source[language]));
      this.errors.push(...errors.map(String));
    }
  }

  has(id: string): boolean {
    return this.pattern(id) !== null;
  }

  attributes(id: string): string[] {
    return Object.keys(this.bundle.getMessage(id)?.attributes ?? {});
  }

  /** The text `name` or `name.attribute`; its id where there is none. */
  say(id: string, args: Args = {}): string {
    const pattern = this.pattern(id);
    if (pattern === null) {
      this.errors.push(`there is no text ${id}`);
      return id;
    }
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, args, errors);
    this.errors.push(...errors.map((error) => `${id}: ${error.message}`));
    return said;
  }

  private pattern(id: string) {
    const [name, attribute] = id.split(".", 2) as [string, string?];
    const message = this.bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }
}
