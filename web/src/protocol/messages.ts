// What server and client send each other, as docs/protocol.md has it. Only types: what is done with
// messages is in `table_state` (receiving) and `connection` (sending).

import type { Phrase } from "../words/phrases";

export const PROTOCOL = 1;

export type Seat = "blue" | "white";
export const SEATS: readonly Seat[] = ["blue", "white"];
export const OTHER: Readonly<Record<Seat, Seat>> = { blue: "white", white: "blue" };

export type Kind = "dates" | "salt" | "pepper" | "gold" | "water" | "vp";
export type Tokens = Partial<Record<string, number>>;
export type Cell = readonly [row: number, column: number];

export interface Player {
  dates: number;
  salt: number;
  pepper: number;
  gold: number;
  water?: number;
  vp: number;
  hand: string | null;
  rows: string[][];
  stored_gold: number;
  action_markers?: string[];
}

export interface Position {
  ruleset: unknown;
  round: number;
  phase: string;
  starting_player: Seat;
  last_round: boolean;
  robber: number;
  targia?: number;
  centre: (string | null)[][];
  targis: Record<Seat, (number | string)[]>;
  markers: Record<Seat, Cell[]>;
  dunes?: string[];
  piles: Record<string, string[]>;
  discards: Record<string, string[]>;
  players: Record<Seat, Player>;
  this_round: Record<Seat, { placed: (number | string)[]; targis_allowed: number }>;
}

export interface Score {
  total: number;
  tokens: number;
  cards: number;
  effects: Record<string, number>;
  rows: number[];
  water: number;
}

export interface Told {
  says: Phrase;
  rule: string;
  forced: boolean;
}

export interface Legal {
  move: string;
  says: Phrase;
  does: Told[];
  /** Own cards that make it possible, cheaper or better. */
  because?: string[];
  pays?: Tokens;
  spares?: Spared[];
}

/** Tokens that a card or dune leaves out of a cost; kind "goods" if the player chooses which. */
export interface Spared {
  kind: string;
  amount: number;
  cause: string;
}

/** What a card costs a player: what is left out, what is then to pay, and what is missing. */
export interface Cost {
  pays?: Tokens;
  spares?: Spared[];
  missing?: Tokens;
}

export interface Asked {
  name: string;
  rule: string;
  parameters: Record<string, unknown>;
  says: Phrase;
  /** The own card by which it is asked. */
  because?: string[];
  /** Of several goods to choose: how many of each kind at most. Moves name the kinds in this order. */
  mix?: Record<string, number>;
}

export interface SeatNow {
  kind: "me" | "friend" | "open" | "bot";
  name: string | null;
  level: string | null;
  taken: boolean;
  /** The number of the entry that brought the friend's link; null if the seat needs none. */
  invited: number | null;
  ready: boolean;
  present: boolean;
  since: number;
  gone: boolean;
  gone_at: number | null;
  stand_in: string | null;
  may_undo: "freely" | "asking" | null;
}

export interface Offer {
  seat: Seat;
  number: number;
  to?: number | null;
}

export interface Result {
  end: string;
  by: Seat | null;
  winner: Seat | "draw" | null;
  /** At the deal, after each round, and at the end. */
  points: Record<Seat, number[]>;
  secret: string;
  nonces: string[];
  key: string;
}

export interface Now {
  number: number;
  at: number;
  state: "waiting" | "playing" | "over" | "closed";
  seats: Record<Seat, SeatNow>;
  to_move: Seat | null;
  since: number;
  draw: Offer | null;
  undo: Offer | null;
  rematch: { asked: Seat[]; table: string | null };
  position?: Position;
  scores?: Record<Seat, Score>;
  moves?: number;
  takebacks?: number;
  asked?: Asked | null;
  legal?: Legal[];
  /** By seat and card: its cost, then the alternative. */
  prices?: Partial<Record<Seat, Record<string, Cost[]>>>;
  result?: Result | null;
}

export interface About {
  table: string;
  rules: number;
  ruleset: unknown;
  cards: string | null;
  first: Seat | null;
  /** ms that an absent player is waited for; null: without limit. */
  grace: number | null;
  commitment: string;
}

export type Place = number | string | { centre: Cell } | { display: Cell };

export interface GameEvent {
  name: string;
  rule: string;
  player?: Seat;
  card?: string;
  kind?: string;
  source?: Place;
  target?: Place;
  amount?: number;
  cause?: number | string;
  forced?: boolean;
}

export interface Entry {
  kind: string;
  number: number;
  at: number;
  seat?: Seat;
  name?: string;
  move?: string;
  level?: string;
  table?: string;
  reason?: string;
  end?: string;
  by?: Seat;
  winner?: Seat | "draw";
  to?: number;
  events?: GameEvent[];
  told?: Told[];
  says?: Phrase;
}

export interface Snapshot {
  kind: "snapshot";
  protocol: number;
  you: Seat[];
  about: About;
  now: Now;
}

export interface Entries {
  kind: "entries";
  /** My seats, if this answers a hello. */
  you?: Seat[];
  entries: Entry[];
  now: Now;
}

/** A page of what happened earlier, the oldest first, and the moment after each entry. */
export interface Past {
  entries: Entry[];
  moments: Now[];
}

export interface Done {
  kind: "done";
  id: string;
  number: number;
}

export interface Refused {
  kind: "refused";
  id: string;
  code: string;
  number: number;
  about: { reason?: string; says?: Phrase; rule?: string; expected?: string; protocol?: number };
}

export type ServerMessage = Snapshot | Entries | Done | Refused;

/** A command without what the connection adds: its id, and what the client has seen. */
export type Wish =
  | { kind: "take_seat"; seat: Seat; name: string }
  | { kind: "give_nonce"; seat: Seat; nonce: string }
  | { kind: "move"; seat: Seat; move: string }
  | { kind: "let_bot_play"; seat: Seat; level: string }
  | { kind: PlainWish; seat: Seat };

export type PlainWish =
  | "undo"
  | "ask_undo"
  | "allow_undo"
  | "refuse_undo"
  | "offer_draw"
  | "accept_draw"
  | "decline_draw"
  | "resign"
  | "claim"
  | "rematch"
  | "close";
