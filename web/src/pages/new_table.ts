// Making tables: what the start page and the page of all options ask the server for.

import { api } from "../api";
import type { NewSeat, NewTable, Seat } from "../protocol/messages";
import { storeInvitation } from "./invitations";

export interface TableOptions {
  name: string;
  box: "base" | "expansion";
  start: "normal" | "easier";
  targia: "mirrored" | "literal";
  tiebreak: "goods" | "water";
  /** The tribe cards: the expansion's, drawn from both boxes, or chosen one by one. */
  deck: "box" | "mixed" | "own";
  /** The number of a draw: the same one draws the same cards. */
  draw: string;
  otherHalf: boolean;
  chosen: readonly string[];
  /** The numbers at which cards of the base game lie. */
  border: readonly number[];
  seat: Seat;
  other: "friend" | "open" | "bot" | "me";
  otherName: string;
  level: string;
  /** Who starts: as the rules have it, as chance has it, or somebody. */
  first: "usual" | "chance" | Seat;
  grace: "five" | "day" | "ever";
  cards: string | null;
}

/** What is chosen unless somebody says otherwise. */
export const DEFAULTS = {
  start: "normal",
  targia: "mirrored",
  tiebreak: "goods",
  deck: "box",
  draw: "1",
  otherHalf: false,
  chosen: [],
  border: [],
  seat: "blue",
  first: "usual",
  grace: "five",
  cards: null,
} as const satisfies Partial<TableOptions>;

const FIRST = 1; // the entry that makes a table brings its first link
const GRACE = { five: 300, day: 86_400, ever: null } as const;

/** A table as the server wants it described. */
export function newTable(options: TableOptions): NewTable {
  const mine: NewSeat = { kind: "me", name: options.name };
  const other = otherSeat(options);
  const [blue, white] = options.seat === "blue" ? [mine, other] : [other, mine];
  return {
    blue,
    white,
    ruleset: rulesetOf(options),
    grace: GRACE[options.grace],
    ...(options.first === "usual" ? {} : { first: options.first === "chance" ? "random" : options.first }),
    ...(options.cards === null ? {} : { cards: options.cards }),
  };
}

function otherSeat({ other, otherName, level }: TableOptions): NewSeat {
  if (other === "bot") return { kind: "bot", level };
  return other === "me" ? { kind: "me", name: otherName } : { kind: other };
}

/** The text of a ruleset: the box, and what is not the usual; see docs/positions.md. */
export function rulesetOf(options: TableOptions): string {
  const { box, start, targia, tiebreak, deck, draw, otherHalf, chosen, border } = options;
  if (box === "base") return "base";
  const words = [
    deck === "mixed" ? `mixed:${draw}` : box,
    start === "easier" ? start : null,
    targia === "literal" ? targia : null,
    tiebreak === "water" ? tiebreak : null,
    deck === "own" ? `deck:${chosen.join(",")}` : null,
    otherHalf && deck !== "own" ? "other-half" : null,
    border.length > 0 ? `border:${border.join(",")}` : null,
  ];
  return words.filter((word) => word !== null).join("+");
}

/** A number for a draw that nobody has chosen. */
export function someDraw(random: () => number = Math.random): string {
  return String(Math.floor(random() * 1_000_000));
}

/**
 * Makes the table and keeps the secret of the friend's link, which is told only once. The person is
 * called as at the table, unless the seats of one device have names of their own.
 */
export async function createTable(options: TableOptions, person: string = options.name): Promise<string> {
  void import("./TablePage.svelte").catch(() => null); // its page comes meanwhile
  await api.rename(person);
  const { table, invitations } = await api.make(newTable(options));
  const secret = invitations.blue ?? invitations.white;
  if (secret) storeInvitation({ table, secret, number: FIRST });
  return `/t/${table}`;
}

/** Who plays against the computer, in which seat; and what is played. */
interface AgainstLevel extends Pick<NewTable, "ruleset" | "position"> {
  level: string;
  seat: Seat;
  name: string;
}

/** A game against the computer without a choice of one's own: as another one was, or on from a position. */
export async function playLevel({ level, seat, name, ...game }: AgainstLevel): Promise<string> {
  const me: NewSeat = { kind: "me", name };
  const bot: NewSeat = { kind: "bot", level };
  const [blue, white] = seat === "blue" ? [me, bot] : [bot, me];
  await api.rename(name);
  const { table } = await api.make({ blue, white, ...game });
  return `/t/${table}`;
}
