// What a card would mean in a row of the display (rule 8.2): how far the row is from four alike or
// four different, and what a full row brings. A joker dune counts as anything until the end.

import type { Asked, Player } from "../../protocol/messages";
import { phrase, type Phrase } from "../../words/phrases";
import { differentVp, EQUAL, FULL, symbolsOf } from "./row_goals";

/** How a row stands. */
export interface RowStanding {
  cards: number;
  /** Whether four alike, or four different, are still possible. */
  alike: boolean;
  different: boolean;
  /** A joker lies in it: what it brings is only known at the end. */
  joker: boolean;
}

export function rowStanding(cards: readonly string[]): RowStanding {
  const symbols = symbolsOf(cards);
  const kinds = new Set(symbols).size;
  const joker = symbols.length < cards.length;
  return { cards: cards.length, alike: kinds <= 1, different: kinds === symbols.length, joker };
}

/** What a card means in a row of this display, in a sentence. */
export function rowOutlook(id: string, row: number, display: readonly (readonly string[])[]): Phrase {
  const standing = rowStanding([...(display[row] ?? []), id]);
  const { cards, alike, different } = standing;
  const worth = { alike: vp(EQUAL), different: vp(differentVp([...display, [id]])) };
  if (cards === FULL) return full(standing, worth);
  if (alike && different) return phrase("web-row-first", worth);
  if (alike) return phrase("web-row-alike", { cards, number: FULL - cards, vp: worth.alike });
  if (different) return phrase("web-row-different", { cards, number: FULL - cards, vp: worth.different });
  return phrase("web-row-lost");
}

function full({ alike, different, joker }: RowStanding, worth: { alike: Phrase; different: Phrase }): Phrase {
  if (joker && (alike || different)) return phrase("web-row-full");
  if (alike) return phrase("web-row-full-alike", { vp: worth.alike });
  return different ? phrase("web-row-full-different", { vp: worth.different }) : phrase("web-row-full-lost");
}

function vp(amount: number): Phrase {
  return phrase("token-vp", { amount });
}

/** What rows are for, while a card is to be laid in one. */
export function rowsHint(asked: Asked | null, player: Player): Phrase[] {
  if (asked?.name !== "row") return [];
  const plus = (amount: number): Phrase => phrase("web-plus", { what: vp(amount) });
  return [phrase("web-rows-for", { alike: plus(EQUAL), different: plus(differentVp(player.rows)) })];
}

/** A short label for a place in a row: a sign, and what a full row brings or how many of four it has. */
export interface RowLabel {
  sign: "equal" | "different";
  text: string;
}

/** The label of a row with a card laid in it; none of a first card, and of a row without a bonus. */
export function rowLabel(id: string, row: number, display: readonly (readonly string[])[]): RowLabel | null {
  const { cards, alike, different, joker } = rowStanding([...(display[row] ?? []), id]);
  if (alike === different || (joker && cards === FULL)) return null;
  const full = alike ? EQUAL : differentVp([...display, [id]]);
  return { sign: alike ? "equal" : "different", text: cards === FULL ? `+${full}` : `${cards}/${FULL}` };
}

/** The cards of each row while some of them are picked up to be laid anew (rule 5.23). */
export function rowsWhileLaying(player: Player, pending: readonly Record<string, unknown>[], laid: string): string[][] {
  const chosen = pending.flatMap((frame) => (Array.isArray(frame.chosen) ? (frame.chosen as string[]) : []));
  const lifted = chosen.flatMap((one) => /^lift (\w+)$/.exec(one)?.[1] ?? []);
  const rows = player.rows.map((row) => row.filter((id) => !lifted.includes(id)));
  const before = chosen.flatMap((one) => /^lay (\d),\d$/.exec(one)?.[1] ?? [])[0];
  const other = lifted.find((id) => id !== laid);
  if (before !== undefined && other !== undefined) rows[Number(before) - 1]?.push(other);
  return rows;
}
