/** The little Markdown that rules are written in: headings, paragraphs, bold and code. */

export interface Span {
  kind: "text" | "bold" | "code";
  text: string;
}

export interface Block {
  /** Of a heading; 0 is a paragraph. */
  level: number;
  spans: Span[];
}

export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim().replace(/\n/g, " "))
    .filter((part) => part !== "")
    .map((part) => {
      const [, marks = "", rest = ""] = /^(#*)\s*(.*)$/s.exec(part) ?? [];
      return { level: marks.length, spans: spans(rest) };
    });
}

function spans(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter((part) => part !== "")
    .map((part) => {
      if (part.startsWith("**")) return { kind: "bold", text: part.slice(2, -2) };
      if (part.startsWith("`")) return { kind: "code", text: part.slice(1, -1) };
      return { kind: "text", text: part };
    });
}

/** A numbered heading, and the numbered paragraphs below it. */
export interface Chapter {
  number: string;
  title: string;
  clauses: { number: string; spans: Span[] }[];
}

export function chapters(text: string): Chapter[] {
  const found: Chapter[] = [];
  for (const { level, spans } of blocks(text)) {
    if (level === 2) {
      const heading = spans.map((span) => span.text).join("");
      const [, number = "", title = heading] = /^(\d+)\s+(.*)$/.exec(heading) ?? [];
      found.push({ number, title, clauses: [] });
    } else if (level === 0) {
      const [first, ...rest] = spans;
      const numbered = first?.kind === "bold" && /^\d+\.\d+$/.test(first.text);
      found
        .at(-1)
        ?.clauses.push(numbered ? { number: first.text, spans: rest } : { number: "", spans });
    }
  }
  return found;
}
