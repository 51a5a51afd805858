// Lists of tables: their order, how each stands, and what one can do there.

import { SEATS, type MyTable, type Summary } from "../protocol/messages";
import { seatedPhrase } from "../table/model/player_names";
import { phrase, type Phrase } from "../words/phrases";

const STATES = {
  waiting: "web-state-waiting",
  playing: "web-state-playing",
  over: "web-state-over",
  closed: "web-state-closed",
} as const;
const ORDER = { playing: 1, waiting: 2, over: 3, closed: 3 } as const;

/** Whether the table waits for me. */
export function isMyTurn({ state, to_move, you }: MyTable): boolean {
  return state === "playing" && to_move !== null && you.includes(to_move);
}

/** Mine: where it is my turn, then what goes on, then what waits, then the rest; else the latest first. */
export function sortTables(tables: readonly MyTable[]): MyTable[] {
  const rank = (table: MyTable): number => (isMyTurn(table) ? 0 : ORDER[table.state]);
  return tables.toSorted((one, other) => rank(one) - rank(other) || other.changed_at - one.changed_at);
}

/** The tables of others: those at which I sit are in the list of mine. */
export function withoutMine(open: readonly Summary[], mine: readonly MyTable[]): Summary[] {
  return open.filter(({ table }) => !mine.some((own) => own.table === table));
}

/** Whose turn it is, or who has won. */
export function statusPhrase(table: MyTable): Phrase {
  const { state, to_move, winner, you } = table;
  if (isMyTurn(table)) return phrase("web-your-turn");
  if (state === "playing" && to_move) return phrase("web-turn-of", { player: seatedPhrase(table[to_move]) });
  if (state !== "over" || winner === null) return phrase(STATES[state]);
  if (winner === "draw") return phrase("web-drawn");
  if (you.length === SEATS.length) return phrase("web-won-by", { player: seatedPhrase(table[winner]) });
  return phrase(you.includes(winner) ? "web-won" : "web-lost");
}
