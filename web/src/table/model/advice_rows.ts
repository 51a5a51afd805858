// Advice about rows: a card that can be reached and paid, and goes on with a row of four alike or four
// different, or completes it (rule 8.2).

import { cardOf } from "../../cards/cards";
import type { Cell, Position, Seat } from "../../protocol/messages";
import { phrase, type Phrase } from "../../words/phrases";
import { linesOf, type Line } from "./geometry";
import { cardPhrase, hasMarker } from "./labels";
import type { Prices } from "./placing_outlook";
import { payable } from "./prices";
import { differentVp, EQUAL, FULL } from "./row_goals";
import { rowStanding } from "./row_outlook";
import type { Targets } from "./targets";

const BEGUN = 2; // cards of a row that has something to go on with

/** What decides which cards are within reach. */
export interface Within {
  position: Position;
  seat: Seat;
  prices: Prices;
  targets: Targets;
}

/** What a card would make of a row. */
interface Step {
  card: string;
  row: number;
  cards: number;
  kind: "alike" | "different";
  vp: number;
}

/** One card within reach: a row that becomes full comes first, then what brings more. */
export function rowAdvice(decision: Within): { about: string; says: Phrase }[] {
  const { rows } = decision.position.players[decision.seat];
  const steps = cardsInReach(decision).flatMap((id) => stepsWith(id, rows));
  const [best] = steps.toSorted((one, other) => other.cards - one.cards || other.vp - one.vp);
  return best ? [{ about: `row ${best.card}`, says: stepPhrase(best) }] : [];
}

function stepPhrase({ card, row, cards, kind, vp }: Step): Phrase {
  const gaps = { card: cardPhrase(cardOf(card)), row: row + 1, cards, vp: phrase("token-vp", { amount: vp }) };
  return phrase(kind === "alike" ? "web-advice-row-alike" : "web-advice-row-different", gaps);
}

function stepsWith(card: string, rows: readonly string[][]): Step[] {
  return rows.flatMap((before, row): Step[] => {
    if (before.length < BEGUN || before.length === FULL) return [];
    const { cards, alike, different, joker } = rowStanding([...before, card]);
    if (joker || alike === different) return [];
    if (alike) return [{ card, row, cards, kind: "alike", vp: EQUAL }];
    return [{ card, row, cards, kind: "different", vp: differentVp([...rows, [card]]) }];
  });
}

/** The tribe cards of the centre that can be paid, and reached by a marker that lies there or may still come. */
function cardsInReach(decision: Within): string[] {
  const { position, prices } = decision;
  return position.centre.flatMap((cards, row) =>
    cards.filter((id, column) => {
      const costs = prices[id] ?? [];
      return costs.length > 0 && payable(costs) && isReached([row, column], decision);
    }),
  );
}

function isReached(cell: Cell, decision: Within): boolean {
  const { position, seat } = decision;
  return position.phase === "place" ? canCross(cell, decision) : hasMarker(position, seat, cell);
}

/** Whether the Targis that are left could draw the lines that are missing. */
function canCross([row, column]: Cell, { position, seat, targets }: Within): boolean {
  const draws = (lines: readonly Line[], axis: Line["axis"], index: number): boolean =>
    lines.some((line) => line.axis === axis && line.index === index);
  const missing = (
    [
      ["h", row],
      ["v", column],
    ] as const
  ).filter(([axis, index]) => !draws(linesOf(position.targis[seat]), axis, index));
  const open = linesOf(openPlaces(targets));
  const { targis_allowed, placed } = position.this_round[seat];
  const possible = missing.every(([axis, index]) => draws(open, axis, index));
  return possible && missing.length <= targis_allowed - placed.length;
}

/** The numbers of the border cards that something can be done with. */
export function openPlaces({ spots }: Targets): number[] {
  return [...spots.keys()].flatMap((at) => {
    const number = /^border (\d+)$/.exec(at)?.[1];
    return number === undefined ? [] : [Number(number)];
  });
}
