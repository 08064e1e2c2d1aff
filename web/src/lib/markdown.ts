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
