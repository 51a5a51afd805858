// Dragging, the second way to make some moves: a figure onto a card, a tribe card into the display or
// the hand. What can be dragged where follows from the legal moves; clicks can do all of it, too.

import type { Asked, Cell, Legal, Position, Seat } from "../../protocol/messages";
import { spot, type Spot, type Targets } from "./targets";

/** By the place of what can be dragged: the move that dropping it on a place means. */
export type Drags = ReadonlyMap<Spot, ReadonlyMap<Spot, Legal>>;

export const NO_DRAGS: Drags = new Map();
/** The least width and height of a place to drop something on, in pixels. */
export const LEAST = 44;
// What is asked between taking a card and laying it down.
const ON_THE_WAY = new Set(["tribe", "reduce", "leave", "substitute", "add", "row"]);

const displayOf = (seat: Seat): Spot => `${seat} display`;
const figuresOf = (seat: Seat): Spot => `${seat} figures`;

export function dragsOf(
  asked: Asked,
  targets: Targets,
  legal: readonly Legal[],
  position: Position,
  seat: Seat,
): Drags {
  switch (asked.name) {
    case "place":
      return new Map([[figuresOf(seat), targets.spots]]);
    case "act":
      return takenCards(targets, position, seat);
    case "tribe":
      return from(asked, position, seat, waysOut(legal, seat));
    case "row":
    case "lay":
      return from(asked, position, seat, targets.spots);
    default:
      return NO_DRAGS;
  }
}

/** Tribe cards of the centre and the hand card, if they can be used: into the display. */
function takenCards(targets: Targets, position: Position, seat: Seat): Drags {
  const cards = [...targets.spots].filter(([at]) => at === spot.hand(seat) || isTribe(cardAt(at, position)));
  return new Map(cards.map(([at, one]) => [at, new Map([[displayOf(seat), one]])]));
}

/** Where a tribe card may go: into the display if there is one way to pay, and into the hand. */
function waysOut(legal: readonly Legal[], seat: Seat): Map<Spot, Legal> {
  const pays = legal.filter((one) => one.move.startsWith("pay "));
  const keeps = legal.filter((one) => one.move === "hand");
  return new Map([
    ...(pays.length === 1 ? pays : []).map((one): [Spot, Legal] => [displayOf(seat), one]),
    ...keeps.map((one): [Spot, Legal] => [spot.hand(seat), one]),
  ]);
}

/** The card that something is asked about, wherever it is seen. */
function from(asked: Asked, position: Position, seat: Seat, drops: ReadonlyMap<Spot, Legal>): Drags {
  const card = asked.parameters.card;
  if (typeof card !== "string" || drops.size === 0) return NO_DRAGS;
  const cells = position.centre.flatMap((row, at) =>
    row.map((id, column): [string | null, Cell] => [id, [at, column]]),
  );
  const seen = cells.filter(([id]) => id === card).map(([, [row, column]]) => spot.centre(row, column));
  const inHand = position.players[seat].hand === card ? [spot.hand(seat)] : [];
  return new Map([spot.open(card), ...seen, ...inHand].map((at) => [at, drops]));
}

function cardAt(at: Spot, position: Position): string | null {
  const [, row, column] = /^centre (\d),(\d)$/.exec(at) ?? [];
  return row === undefined ? null : (position.centre[Number(row)]?.[Number(column)] ?? null);
}

function isTribe(id: string | null): boolean {
  return id !== null && !/^G\d/.test(id);
}

/** The move that dropping on a place means; a place of the display stands for its row, too. */
export function dropAt(drops: ReadonlyMap<Spot, Legal>, under: Spot): Legal | null {
  const exact = drops.get(under);
  if (exact) return exact;
  const [, seat, row] = /^(blue|white) (\d),\d$/.exec(under) ?? [];
  if (seat === undefined) return null;
  return drops.get(spot.row(seat as Seat, Number(row))) ?? drops.get(displayOf(seat as Seat)) ?? null;
}

/** The row of a display that a place belongs to. */
export function rowAt(under: Spot): number | null {
  const row = /^(?:blue|white) (\d),\d$/.exec(under)?.[1];
  return row === undefined ? null : Number(row);
}

/** Whether the card is still on its way to the row that it was dropped on. */
export function onTheWay(asked: Asked): boolean {
  return ON_THE_WAY.has(asked.name);
}

/** The next move of a card that was dropped on a row: pay if there is one way, then that row. */
export function nextOf(asked: Asked, legal: readonly Legal[], row: number): Legal | null {
  if (asked.name === "row") return legal.find((one) => one.move === `row ${row + 1}`) ?? null;
  const pays = legal.filter((one) => one.move.startsWith("pay "));
  return asked.name === "tribe" && pays.length === 1 ? (pays[0] ?? null) : null;
}

export interface Zone {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The zone at a point, each taken as at least as large as a finger; of several the nearest. */
export function zoneAt<Place extends Zone>(zones: readonly Place[], x: number, y: number): Place | null {
  const away = (zone: Zone): [number, number] => [
    Math.abs(x - zone.left - zone.width / 2),
    Math.abs(y - zone.top - zone.height / 2),
  ];
  const near = zones.filter((zone) => {
    const [across, down] = away(zone);
    return across <= Math.max(zone.width, LEAST) / 2 && down <= Math.max(zone.height, LEAST) / 2;
  });
  const distance = (zone: Zone): number => Math.hypot(...away(zone));
  return near.reduce<Place | null>(
    (best, zone) => (best === null || distance(zone) < distance(best) ? zone : best),
    null,
  );
}
