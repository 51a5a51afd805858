// The limits on what a player keeps at the end of a turn (rule 6.1), and what is told before they bite.

import type { Amounts, Player } from "../../protocol/messages";
import { phrase, type Phrase } from "../../words/phrases";

export const GOODS = ["dates", "salt", "pepper"] as const;
const STOCK = [...GOODS, "gold", "water"] as const;

/** What is counted together, and how much of it may be kept. */
const LIMITS = [
  { kind: "goods", of: GOODS, most: 10, near: 8 },
  { kind: "gold", of: ["gold"], most: 3, near: 3 },
  { kind: "water", of: ["water"], most: 10, near: 8 },
] as const;

export type LimitedKind = (typeof LIMITS)[number]["kind"];

export interface Count {
  kind: LimitedKind;
  held: number;
  most: number;
  /** Fine, soon too many, or too many already. */
  state: "fine" | "near" | "over";
}

/** How much is held of what has a limit; `change` is what comes and goes before it is counted. */
export function countsOf(player: Player, change: Amounts = {}): Count[] {
  return LIMITS.map(({ kind, of, most, near }) => {
    const kinds = new Set<string>([kind, ...of]); // "goods" are of any kind
    const moved = Object.entries(change).filter(([one]) => kinds.has(one));
    const held = sum(of.map((one) => player[one])) + sum(moved.map(([, amount]) => amount));
    return { kind, held, most, state: held > most ? "over" : held >= near ? "near" : "fine" };
  });
}

/** What would be above a limit, each in a sentence of this message. */
export function limitsAhead(id: string, player: Player, change: Amounts = {}): Phrase[] {
  return countsOf(player, change)
    .filter((one) => one.state === "over")
    .map(({ kind, held, most }) => phrase(id, { tokens: phrase(`token-${kind}`, { amount: held }), limit: most }));
}

/** What a player would have left after a change, without victory points. */
export function stockAfter(player: Player, change: Amounts): Phrase[] {
  return STOCK.flatMap((kind) => {
    const amount = player[kind] + (change[kind] ?? 0);
    return amount > 0 ? [phrase(`token-${kind}`, { amount })] : [];
  });
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, one) => all + one, 0);
}
