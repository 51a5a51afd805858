// The places that lessons speak of (docs/lessons.md): where they are on the table, and their names.

import { cardOf, type BorderCard } from "../cards/cards";
import type { Position, Seat } from "../protocol/messages";
import { OTHER, SEATS } from "../protocol/messages";
import { cardPhrase } from "../table/model/labels";
import { spot, type Spot, type Targets } from "../table/model/targets";
import { phrase, type Phrase } from "../words/phrases";

const CELL = /^\d,\d$/;
const NUMBER = /^\d+$/;

/** What of a table says where its places are. */
export interface Places {
  readonly position: Position;
  readonly me: Seat;
  readonly targets: Targets;
}

/** Where a place is; nowhere if its card is not on the table. */
export function spotsOf(place: string, table: Places): Spot[] {
  const { position } = table;
  if (NUMBER.test(place)) return [spot.border(Number(place))];
  if (CELL.test(place)) {
    const [row = 0, column = 0] = place.split(",").map(Number);
    return [spot.centre(row - 1, column - 1)];
  }
  if (position.dunes.includes(place)) return [spot.dune(place)];
  const holder = SEATS.find((seat) => position.players[seat].rows.flat().includes(place));
  if (holder !== undefined) return [spot.displayed(holder, place)];
  return namedSpots(place, table);
}

function namedSpots(place: string, { position, me, targets }: Places): Spot[] {
  switch (place) {
    case "goal":
      return [`${me} score`];
    case "opponent":
      return [`${OTHER[me]} side`];
    case "targia":
      // Her action has a place of its own; otherwise she is seen on her card.
      if (targets.spots.has(spot.targia) || typeof position.targia !== "number") return [spot.targia];
      return [spot.border(position.targia)];
    case "hand":
      return [spot.hand(me)];
    case "display":
    case "stock":
      return [`${me} ${place}`];
    case "round":
    case "raid":
      return [place];
    default:
      return [];
  }
}

/** A place in words. */
export function placePhrase(place: string, border: (number: number) => BorderCard): Phrase {
  if (NUMBER.test(place)) return border(Number(place)).heading;
  if (CELL.test(place)) {
    const [row = 0, column = 0] = place.split(",").map(Number);
    return phrase("place-centre", { row, column });
  }
  return WORDS[place] ?? cardPhrase(cardOf(place));
}

const WORDS: Readonly<Record<string, Phrase>> = {
  hand: phrase("learn-place-hand"),
  display: phrase("learn-place-display"),
  stock: phrase("learn-place-stock"),
  goal: phrase("learn-place-goal"),
  round: phrase("learn-place-round"),
  raid: phrase("learn-place-raid"),
  opponent: phrase("learn-place-opponent"),
  targia: phrase("learn-place-targia"),
};
