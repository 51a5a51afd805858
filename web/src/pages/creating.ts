// Making tables: what the start page and the page of all options ask the server for.

import { api, type NewSeat, type NewTable } from "../api";
import type { Seat } from "../protocol/messages";

export interface Wishes {
  name: string;
  box: "base" | "expansion";
  start: "normal" | "easier";
  targia: "mirrored" | "literal";
  tiebreak: "goods" | "water";
  seat: Seat;
  other: "friend" | "open" | "bot" | "me";
  otherName: string;
  level: string;
  first: "chance" | Seat;
  grace: "five" | "day" | "ever";
  cards: string | null;
}

/** What is chosen unless somebody says otherwise. */
export const USUAL = {
  start: "normal",
  targia: "mirrored",
  tiebreak: "goods",
  seat: "blue",
  first: "chance",
  grace: "five",
  cards: null,
} as const satisfies Partial<Wishes>;

const GRACE = { five: 300, day: 86_400, ever: null } as const;

/** A table as the server wants it described. */
export function newTable(wishes: Wishes): NewTable {
  const mine: NewSeat = { kind: "me", name: wishes.name };
  const other = otherSeat(wishes);
  const [blue, white] = wishes.seat === "blue" ? [mine, other] : [other, mine];
  return {
    blue,
    white,
    ruleset: rulesetOf(wishes),
    grace: GRACE[wishes.grace],
    ...(wishes.first === "chance" ? {} : { first: wishes.first }),
    ...(wishes.cards === null ? {} : { cards: wishes.cards }),
  };
}

function otherSeat({ other, otherName, level }: Wishes): NewSeat {
  if (other === "bot") return { kind: "bot", level };
  return other === "me" ? { kind: "me", name: otherName } : { kind: other };
}

/** The name of a ruleset: the box, and the options that are not the usual ones. */
export function rulesetOf({ box, start, targia, tiebreak }: Wishes): string {
  if (box === "base") return "base";
  const others = [
    start === "easier" ? start : null,
    targia === "literal" ? targia : null,
    tiebreak === "water" ? tiebreak : null,
  ];
  return [box, ...others.filter((word) => word !== null)].join("+");
}

/** Makes the table and keeps the secret of the friend's link, which is told only once. */
export async function make(wishes: Wishes): Promise<string> {
  await api.rename(wishes.name);
  const { table, invitations } = await api.make(newTable(wishes));
  const secret = invitations.blue ?? invitations.white;
  if (secret) sessionStorage.setItem(invitationKey(table), secret);
  return `/t/${table}`;
}

export function invitationKey(table: string): string {
  return `targi-invitation-${table}`;
}
