/** What one asks the server outside a table. */
import type { Args } from "./texts";

export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  levels: string[];
  options: Record<string, unknown>;
  schema: OptionSchema;
}

/** A JSON schema, as far as options use it. */
export interface OptionSchema {
  $ref?: string;
  $defs?: Record<string, { properties?: Record<string, OptionField> }>;
}

export interface OptionField {
  type?: string;
  enum?: (string | number)[];
  anyOf?: OptionField[];
  minimum?: number;
  maximum?: number;
  default?: unknown;
}

export interface Opened {
  code: string;
  person: number;
  token: string;
}

/** The server, or the way to it, said no; the message is a text id. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly args: Args = {},
  ) {
    super(reason);
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refusal("unreachable");
  }
  const body = (await answer.json().catch(() => null)) as unknown;
  if (answer.ok) return body as T;
  const { reason, args } = (body ?? {}) as { reason?: string; args?: Args };
  throw new Refusal(reason ?? "unreachable", args);
}

export interface NewTable {
  puppet?: string;
  options?: Record<string, unknown>;
}

export function openTable(game: string, name: string, more: NewTable = {}): Promise<Opened> {
  return ask("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game, name, ...more }),
  });
}

export function lookUp(code: string): Promise<{ code: string; game: string; phase: string }> {
  return ask(`/api/tables/${encodeURIComponent(code)}`);
}

export function games(): Promise<GameInfo[]> {
  return ask("/api/games");
}

export async function rulesText(game: string, language: string): Promise<string> {
  const answer = await fetch(`/api/rules/${game}/${language}`);
  if (!answer.ok) throw new Refusal("unreachable");
  return answer.text();
}
