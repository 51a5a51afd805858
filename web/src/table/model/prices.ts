// What cards cost a player after discounts, and which of his own cards count now: in words and as
// badges. All amounts and reasons come from the server.

import { cardOf } from "../../cards/cards";
import type { Amounts, Asked, Legal, Position, Price, Spared } from "../../protocol/messages";
import { phrase, type Phrase } from "../../words/phrases";
import { cardPhrase } from "./labels";
import type { Spot, Targets } from "./targets";

const OF_CHOICE = "goods"; // a kind of good that the player chooses

/** The tribe card at a place where cards have prices: the centre, a hand, open ones. */
export function cardAt(at: Spot | null, position: Position): string | null {
  const [where = "", what = ""] = at?.split(" ") ?? [];
  if (where === "open") return what;
  if (where === "centre") {
    const [row = 0, column = 0] = what.split(",").map(Number);
    return position.centre[row]?.[column] ?? null;
  }
  const hand = what === "hand" && (where === "blue" || where === "white");
  return hand ? position.players[where].hand : null;
}

/** What is left out of the first cost that is cheaper, summed up by kind, for a badge. */
export function discounts(costs: readonly Price[]): { kind: string; amount: number }[] {
  const spares = costs.find((cost) => cost.spares !== undefined)?.spares ?? [];
  return [...new Set(spares.map((one) => one.kind))].map((kind) => ({ kind, amount: spared(spares, kind) }));
}

/** The price in sentences: why it is lower and what is to pay, then whether that can be paid. */
export function priceSentences(costs: readonly Price[]): Phrase[] {
  return costs.length === 0 ? [] : [...costs.flatMap(reduction), ability(costs)];
}

/** What a card or dune leaves out, as a sentence. */
function spareSentence({ kind, amount, cause }: Spared): Phrase {
  return phrase("web-spared", { tokens: token(kind, amount), card: cardPhrase(cardOf(cause)) });
}

/** Whether one of the costs can be paid. */
export function payable(costs: readonly Price[]): boolean {
  return costs.some((cost) => cost.missing === undefined);
}

/** What is to pay is said if it is certain; who chooses what is left out reads the printed cost. */
function reduction({ pays = {}, spares = [] }: Omit<Price, "missing">): Phrase[] {
  if (spares.length === 0) return [];
  const reasons = spares.map(spareSentence);
  if (spared(spares, OF_CHOICE) > 0) return reasons;
  const tokens = tokenPhrases(pays);
  return [...reasons, tokens.length > 0 ? phrase("web-pays", { tokens }) : phrase("web-pays-nothing")];
}

/** Whether it can be paid now, or what is missing. */
export function ability(costs: readonly Price[]): Phrase {
  if (payable(costs)) return phrase("web-can-pay");
  const [tokens = [], others] = costs.map((cost) => tokenPhrases(cost.missing ?? {}));
  return others ? phrase("web-lacks-either", { tokens, others }) : phrase("web-lacks", { tokens });
}

function spared(spares: readonly Spared[], kind: string): number {
  return spares.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.amount, 0);
}

function tokenPhrases(tokens: Amounts): Phrase[] {
  return Object.entries(tokens).map(([kind, amount]) => token(kind, amount));
}

function token(kind: string, amount: number): Phrase {
  return phrase(`token-${kind}`, { amount });
}

/** "Thanks to the well BW6.", if there is anything to thank. */
export function thanksTo(cards: readonly string[]): Phrase[] {
  const named = cards.map((id) => cardPhrase(cardOf(id)));
  return named.length === 0 ? [] : [phrase("web-thanks", { card: named })];
}

/** Why a choice is there or cheaper, in sentences. */
export function reasonsOf(move: Legal): Phrase[] {
  const told = (move.spares ?? []).map((one) => one.cause);
  return [...reduction(move), ...thanksTo((move.because ?? []).filter((id) => !told.includes(id)))];
}

/** The own cards that count for what the player thinks of, or else for what is asked. */
export function cardsThatCount(
  thought: { move: Legal | null; costs: readonly Price[] },
  asked: Asked | null,
  targets: Targets,
): ReadonlySet<string> {
  const { move, costs } = thought;
  if (move !== null || costs.length > 0) return new Set([...causes(move), ...costs.flatMap(causes)]);
  // Ending a turn is always possible: what counts then is shown with that button alone.
  const moves = [...targets.spots.values(), ...targets.buttons].filter((one) => one !== targets.closing);
  return new Set([...(asked?.because ?? []), ...moves.flatMap(causes)]);
}

function causes(one: { because?: string[]; spares?: Spared[] } | null): string[] {
  return [...(one?.because ?? []), ...(one?.spares ?? []).map((spare) => spare.cause)];
}
