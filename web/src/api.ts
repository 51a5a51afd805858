// What is asked by HTTP before and beside a table. Playing goes by socket, see `protocol`.

import type { CustomCards } from "./cards/cards";
import type { Past, Seat } from "./protocol/messages";

export interface NewSeat {
  kind: "me" | "friend" | "open" | "bot";
  name?: string;
  level?: string;
}

export interface NewTable {
  blue: NewSeat;
  white: NewSeat;
  ruleset: unknown;
  cards?: string;
  first?: Seat | "random";
  grace?: number | null;
}

export interface ListedSeat {
  kind: NewSeat["kind"];
  name: string | null;
  level: string | null;
  taken: boolean;
}

export interface Summary {
  table: string;
  state: "waiting" | "playing" | "over" | "closed";
  ruleset: unknown;
  own_cards: boolean;
  blue: ListedSeat;
  white: ListedSeat;
  to_move: Seat | null;
  winner: Seat | "draw" | null;
  changed_at: number;
}

/** A table at which I sit, and on which seats. */
export interface OwnTable extends Summary {
  you: Seat[];
}

/** Whether the server knows this browser, and by which name. */
export interface Me {
  known: boolean;
  name: string | null;
}

/** The server said no; the code is one of docs/protocol.md, or "unreachable". */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly expected: string | null = null,
  ) {
    super(expected ? `${code}: ${expected}` : code);
  }
}

const NO_CONTENT = 204;

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new Refusal("unreachable");
  }
  if (response.status === NO_CONTENT) return undefined as T;
  if (response.ok) return (await response.json()) as T;
  const said = (await response.json().catch(() => ({}))) as {
    code?: string;
    about?: { expected?: string };
  };
  throw new Refusal(said.code ?? "unreachable", said.about?.expected ?? null);
}

export const api = {
  make: (wanted: NewTable) =>
    ask<{ table: string; invitations: Partial<Record<Seat, string>> }>("POST", "/api/tables", wanted),
  openTables: () => ask<Summary[]>("GET", "/api/tables"),
  myTables: () => ask<OwnTable[]>("GET", "/api/me/tables"),
  claim: (table: string, name: string, secret: string | null) =>
    ask<{ seat: Seat }>("POST", `/api/tables/${table}/claim`, secret ? { name, secret } : { name }),
  invite: (table: string) => ask<{ seat: Seat; secret: string; number: number }>("POST", `/api/tables/${table}/invite`),
  customCards: (table: string) => ask<CustomCards>("GET", `/api/tables/${table}/cards`),
  checkCards: (cards: string, ruleset: string) =>
    ask<{ hash: string; changed: CustomCards }>("POST", "/api/cards", { cards, ruleset }),
  me: () => ask<Me>("GET", "/api/me"),
  /** Takes a name, which makes this browser known: before it makes a table or sits down. */
  rename: (name: string) => ask<Me>("PUT", "/api/me", { name }),
  forgetMe: () => ask<undefined>("DELETE", "/api/me"),
  linkDevice: () => ask<{ secret: string; lasts: number }>("POST", "/api/me/link"),
  whoseLink: (secret: string) => ask<{ name: string | null; mine: boolean }>("POST", "/api/me/whose", { secret }),
  followLink: (secret: string) => ask<Me>("POST", "/api/me/follow", { secret }),
  past: (table: string, before: number) => ask<Past>("GET", `/api/tables/${table}/past?before=${before}`),
  recordPath: (table: string): string => `/api/tables/${table}/record`,
};
