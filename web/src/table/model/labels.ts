// The table in words: the label of each place, made of the same messages as the sentences that the
// terminal tells.

import { cardOf, type BorderCard, type Card } from "../../cards/cards";
import { sentencesOf } from "../../cards/describe";
import { messageOf } from "../../cards/seen";
import type { Cell, Position, Seat } from "../../protocol/messages";
import { SEATS } from "../../protocol/messages";
import { phrase, type Phrase } from "../../words/phrases";
import type { Names } from "./player_names";

/** A card by its symbol or kind and its id. */
export function cardPhrase(card: Card): Phrase {
  if (card.kind === "border") return card.heading;
  return phrase(messageOf(card), { id: card.id });
}

/** A border card with what stands on it, and what it does. */
export function borderLabel(names: Names, position: Position, card: BorderCard): Phrase {
  const things: Phrase[] = figuresOn(names, position, card.number);
  if (position.robber === card.number) things.push(phrase("table-robber-there"));
  if (position.targia === card.number) things.push(phrase("table-targia-there"));
  const there = things.length > 0 ? things : [phrase("table-free")];
  const place = phrase("table-place", { place: card.heading, things: there });
  return phrase("sentences", { texts: [place, ...sentencesOf(card)] });
}

/** A dune with the Targis on it, and what it does. */
export function duneLabel(names: Names, position: Position, id: string): Phrase {
  const card = cardOf(id);
  const figures = figuresOn(names, position, id);
  const things = figures.length > 0 ? figures : [phrase("table-free")];
  const place = phrase("table-place", { place: cardPhrase(card), things });
  return phrase("sentences", { texts: [place, ...sentencesOf(card)] });
}

/** A place of the centre with its card and markers. */
export function centreLabel(names: Names, position: Position, cell: Cell): Phrase {
  const id = position.centre[cell[0]]?.[cell[1]] ?? "";
  const place = phrase("place-centre", { row: cell[0] + 1, column: cell[1] + 1 });
  const markers = SEATS.filter((seat) => hasMarker(position, seat, cell)).map((seat) =>
    phrase("table-marker-there", { player: names[`seat-${seat}`] }),
  );
  if (id.endsWith("?")) {
    const down = phrase("table-face-down", { card: phrase(`card-face-down-${id.slice(0, -1)}`) });
    return phrase("table-place", { place, things: [down, ...markers] });
  }
  const card = cardOf(id);
  const label = phrase("table-place", { place, things: [cardInWords(card), ...markers] });
  const texts = card.kind === "tribe" ? sentencesOf(card) : [];
  return phrase("sentences", { texts: [label, ...texts] });
}

/** A card with what it is worth, costs or gives. */
export function cardInWords(card: Card): Phrase {
  if (card.kind === "tribe") {
    const vp = phrase("token-vp", { amount: card.vp });
    return phrase("table-tribe", { card: cardPhrase(card), vp, cost: card.costs });
  }
  if (card.kind === "goods") {
    return phrase("table-goods", { card: cardPhrase(card), gives: card.gives });
  }
  return cardPhrase(card);
}

/** A card in words with all that it does. */
export function cardLabel(card: Card): Phrase {
  const texts = card.kind === "goods" ? [] : sentencesOf(card);
  return phrase("sentences", { texts: [cardInWords(card), ...texts] });
}

export function hasMarker(position: Position, seat: Seat, [row, column]: Cell): boolean {
  return position.markers[seat].some(([r, c]) => r === row && c === column);
}

function figuresOn(names: Names, position: Position, where: number | string): Phrase[] {
  return SEATS.filter((seat) => position.targis[seat].includes(where)).map((seat) =>
    phrase("table-targi-there", { player: names[`seat-${seat}`] }),
  );
}
