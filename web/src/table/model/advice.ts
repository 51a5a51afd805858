// What a beginner should think of at a decision, each in one sentence: nothing that the table does not
// show anyway, and never which move is the best.

import { borderOf, cardOf } from "../../cards/cards";
import type { Amounts, Now, Player, Seat } from "../../protocol/messages";
import { phrase, type Phrase } from "../../words/phrases";
import { openPlaces, rowAdvice, type Within } from "./advice_rows";
import { countsOf } from "./limits";
import { payable } from "./prices";
import { hasRaid, nextCorner } from "./rounds";
import { unusedActions, type Targets } from "./targets";

export interface Advice {
  /** What it concerns: the same is not advised again and again. */
  about: string;
  says: Phrase;
  /** Still worth telling when a player knows what the game is about. */
  urgent: boolean;
}

interface Decision extends Within {
  player: Player;
}

type Found = Omit<Advice, "urgent">[];

/** What makes a raid milder than it is printed. */
const EASED = new Set(["raid_immunity", "raid_discount", "raid_pass"]);

/** All that matters when a seat is to place a Targi or to act, what matters most first. */
export function adviceFor({ asked, position, prices }: Now, seat: Seat, targets: Targets): Advice[] {
  if (!position || (asked?.name !== "place" && asked?.name !== "act")) return [];
  const decision = { position, seat, player: position.players[seat], prices: prices?.[seat] ?? {}, targets };
  const urgent = [lastRound, raid, limit, fullHand, unused].flatMap((one) => one(decision));
  const others = [...noble(decision), ...rowAdvice(decision)];
  return [...urgent.map((one) => ({ ...one, urgent: true })), ...others.map((one) => ({ ...one, urgent: false }))];
}

function lastRound({ position }: Decision): Found {
  return position.last_round ? [{ about: "last", says: phrase("web-advice-last") }] : [];
}

/** The raid that ends this round: what it demands, and what is missing of the tokens. */
function raid({ position, player }: Decision): Found {
  if (!hasRaid(position.round) || isEased(player)) return [];
  const corner = borderOf(position.ruleset)(nextCorner(position.robber));
  const demands = corner.asks ?? corner.does;
  const missing = missingOf(corner.demands[0] ?? {}, player);
  const about = `raid ${corner.number}`;
  if (missing.length === 0) return [{ about, says: phrase("web-advice-raid", { demands }) }];
  return [{ about, says: phrase("web-advice-raid-short", { demands, tokens: missing }) }];
}

/** Whether a card of the player's makes raids milder than they are printed. */
function isEased({ rows }: Player): boolean {
  const cards = rows.flat().map(cardOf);
  return cards.some((card) => card.kind === "tribe" && card.effects.some(({ word }) => EASED.has(word)));
}

function missingOf(demand: Amounts, { dates, salt, pepper, gold, water }: Player): Phrase[] {
  const held: Amounts = { dates, salt, pepper, gold, water, goods: dates + salt + pepper };
  return Object.entries(demand).flatMap(([kind, amount]) => {
    const missing = amount - (held[kind] ?? 0);
    return missing > 0 ? [phrase(`token-${kind}`, { amount: missing })] : [];
  });
}

/** What can be kept at the end of a turn, if as much is held already or nearly so (rule 6.1). */
function limit({ position, player }: Decision): Found {
  if (position.last_round) return []; // nothing is kept for later
  const close = countsOf(player).filter(({ state }) => state !== "fine");
  return close.map(({ kind, held, most }) => {
    const tokens = phrase(`token-${kind}`, { amount: held });
    return { about: `limit ${kind}`, says: phrase("web-advice-limit", { tokens, limit: most }) };
  });
}

/** A card under one's own marker that can neither be paid nor taken into the hand (rule 5.5). */
function fullHand({ position, seat, player, prices }: Decision): Found {
  const costs = position.markers[seat].map(([row, column]) => prices[position.centre[row]?.[column] ?? ""] ?? []);
  const lost = player.hand !== null && !position.last_round && costs.some((one) => one.length > 0 && !payable(one));
  return lost ? [{ about: "hand", says: phrase("web-advice-hand") }] : [];
}

function unused({ targets }: Decision): Found {
  const number = unusedActions(targets);
  return number > 0 ? [{ about: "unused", says: phrase("web-advice-unused", { number }) }] : [];
}

/** The Noble, where a Targi can still be placed there, for a card that is held. */
function noble({ position, player, prices, targets }: Decision): Found {
  const border = borderOf(position.ruleset);
  const open = position.phase === "place" && openPlaces(targets).some((number) => border(number).action === "noble");
  if (player.hand === null || !open) return [];
  const costs = prices[player.hand] ?? [];
  const about = `noble ${player.hand}`;
  const missing = payable(costs) ? undefined : costs[0]?.missing;
  if (missing === undefined) return [{ about, says: phrase("web-advice-noble") }];
  const tokens = Object.entries(missing).map(([kind, amount]) => phrase(`token-${kind}`, { amount }));
  return [{ about, says: phrase("web-advice-noble-short", { tokens }) }];
}
