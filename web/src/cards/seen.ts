// Phrases without codes: cards and places called by what is seen of them, as `targi.text.seen` does.
//
// Phrases name a card by its code and a place of the centre by its row and column. People say what lies
// there: "the oasis worth 1 VP (safe from raids)". Where two cards of the centre would be called alike,
// it is said where they lie.

import { isList, phrase, type Gap, type Phrase } from "../words/phrases";
import { cardOf, type Card, type DuneCard, type TribeCard } from "./cards";

/** The rows of the centre as a position has them: ids of cards, `goods?` of one that lies face down. */
export type Centre = readonly (readonly string[])[];
type Gaps = Readonly<Record<string, Gap>>;

const BY_CODE = /^(card-(oasis|camel-rider|well|camp|targia|goods|dune)|heading-(tribe|goods|dune))$/;
// Border cards that there are several of.
const NAMESAKES = new Set(["border-dates", "border-salt", "border-pepper", "border-raid"]);
const WHERE = [
  ["top-left", "top", "top-right"],
  ["left", "middle", "right"],
  ["bottom-left", "bottom", "bottom-right"],
] as const;
// The sides of the border and the corners after them, clockwise from the first number.
const SIDES = ["top", "right", "bottom", "left"] as const;
const CORNERS = ["top-right", "bottom-right", "bottom-left", "top-left"] as const;
// Sentences about a place, whatever lies there, by their gap.
const ABOUT_PLACES: Readonly<Record<string, string>> = {
  "event-fill": "place",
  "refused-face-down": "cell",
  "refused-other-kind": "cell",
  "table-place": "place",
};
// Sentences about the card on a place, and those that name a card instead.
const ABOUT_CARDS: Readonly<Record<string, string>> = {
  "event-use-centre": "event-use-card",
  "refused-used-cell": "refused-used",
};
// What a card costs is told there, or seen beside the question.
const PAID = /^(event-pay|web-would-display|ask-)/;
// And there, where a sentence is long anyway, also what it does.
const BRIEFLY = /^web-advice-row/;
// And there all that it is worth, costs or gives.
const IN_FULL = new Set(["table-tribe", "table-goods", "event-gain-goods-card"]);

/** The phrase without codes, where these cards lie in the centre. */
export function seen(said: Phrase, centre: Centre = []): Phrase {
  const lying = new Map<string, string>();
  centre.forEach((row, r) => row.forEach((id, c) => lying.set(`${r + 1},${c + 1}`, id)));
  for (const [cell, id] of laid(said)) lying.set(cell, id);
  return new Sight(lying).phrase(said);
}

/** What a card is known by, to stand behind its symbol or kind. */
export function known(card: Card): Phrase {
  switch (card.kind) {
    case "tribe": {
      const vp = phrase("token-vp", { amount: card.vp });
      if (card.effects.length > 0) return phrase("known-tribe", { vp, effects: brief(card) });
      return phrase(card.alternative ? "known-plain-or" : "known-plain", { vp, cost: tokens(card.cost) });
    }
    case "goods": {
      const plain = Object.keys(card.shows).length === 1 && card.choices.length === 0;
      return phrase(plain ? "known-goods" : "known-goods-mixed", { gives: card.gives });
    }
    case "dune":
      return phrase("known-dune", { effects: brief(card) });
    case "border":
      throw new Error(`a border card has a name: ${card.id}`);
  }
}

/** What a card does, in the fewest words. */
function brief(card: TribeCard | DuneCard): Phrase[] {
  return card.effects.map(({ says }) => ({ ...says, id: says.id.replace("effect-", "brief-") }));
}

function tokens(amounts: Readonly<Record<string, number>>): Phrase[] {
  return Object.entries(amounts).map(([kind, amount]) => phrase(`token-${kind}`, { amount }));
}

/** The cards of which a phrase says that they lie on a place of the centre. */
function laid({ id, gaps = {} }: Phrase): [string, string][] {
  const { card, place } = gaps;
  const own: [string, string][] = [];
  if (id === "card-on-place" && isPhrase(card) && isPhrase(place) && typeof card.gaps?.id === "string") {
    own.push([cellOf(place), card.gaps.id]);
  }
  const inner = Object.values(gaps).flatMap((gap): readonly Phrase[] => (isPhrase(gap) ? [gap] : phrasesOf(gap)));
  return [...own, ...inner.flatMap(laid)];
}

function isPhrase(gap: Gap | undefined): gap is Phrase {
  return typeof gap === "object" && !isList(gap);
}

function phrasesOf(gap: Gap): readonly Phrase[] {
  return typeof gap === "object" && isList(gap) ? gap : [];
}

function cellOf({ gaps }: Phrase): string {
  return `${Number(gaps?.row)},${Number(gaps?.column)}`;
}

function where(cell: string): Phrase {
  const [row = 1, column = 1] = cell.split(",").map(Number);
  return phrase("where", { where: WHERE[row - 1]?.[column - 1] ?? "middle" });
}

function side(number: number): Phrase {
  const names = number % 4 === 0 ? CORNERS : SIDES;
  return phrase("where", { where: names[Math.floor((number - 1) / 4)] ?? "top" });
}

function hasCode({ id, gaps }: Phrase): boolean {
  return BY_CODE.test(id) && typeof gaps?.id === "string";
}

/** A card by its symbol or kind alone. */
function bare(card: Phrase): Phrase {
  if (!hasCode(card)) return card;
  const kind = card.id.replace("card-", "");
  return phrase(kind === "goods" ? "card-face-down-goods" : `symbol-${kind}`);
}

/** What can be seen: the cards that lie in the centre, by row and column. */
class Sight {
  constructor(private readonly lying: ReadonlyMap<string, string>) {}

  /** The phrase, and all phrases in it, without codes. */
  phrase(said: Phrase): Phrase {
    const { id, gaps } = said;
    if (gaps === undefined) return said;
    if (typeof gaps.id === "string" && hasCode(said)) return this.card(id, gaps.id);
    if (id.startsWith("border-") && typeof gaps.number === "number") {
      return phrase(id, { number: NAMESAKES.has(id) ? side(gaps.number) : "" });
    }
    if (id === "place-centre") return this.cardOn(cellOf(said));
    if (id === "card-on-place" && isPhrase(gaps.card)) return this.phrase(gaps.card);
    return this.sentence(id, gaps);
  }

  private sentence(id: string, gaps: Gaps): Phrase {
    const own: Record<string, Gap> = { ...gaps };
    if (isPhrase(gaps.card) && IN_FULL.has(id)) own.card = bare(gaps.card);
    if (isPhrase(gaps.card) && PAID.test(id)) own.card = this.worth(gaps.card, "known-plain");
    if (isPhrase(gaps.card) && BRIEFLY.test(id)) own.card = this.worth(gaps.card, "known-");
    const place = ABOUT_PLACES[id];
    const there = place === undefined ? undefined : gaps[place];
    if (place !== undefined && isPhrase(there) && there.id === "place-centre") own[place] = where(cellOf(there));
    const instead = ABOUT_CARDS[id];
    if (instead !== undefined && gaps.cell !== undefined) {
      own.card = gaps.cell;
      delete own.cell;
    }
    const filled = Object.entries(own).map(([name, gap]): [string, Gap] => [name, this.gap(gap)]);
    return phrase(instead ?? id, Object.fromEntries(filled));
  }

  private gap(gap: Gap): Gap {
    if (typeof gap !== "object") return gap;
    return isList(gap) ? gap.map((one) => this.phrase(one)) : this.phrase(gap);
  }

  private cardOn(cell: string): Phrase {
    const id = this.lying.get(cell) ?? "?";
    if (id.endsWith("?")) return phrase("card-at", { where: where(cell) });
    return this.card(messageOf(cardOf(id)), id);
  }

  private card(message: string, id: string): Phrase {
    const told = known(cardOf(id));
    const cell = this.neededPlace(id);
    return phrase(message, { id: cell === null ? told : phrase("known-there", { known: told, where: where(cell) }) });
  }

  /** A tribe card that is known like this by its worth alone; another as ever. */
  private worth(said: Phrase, knownBy: string): Phrase {
    const told = this.phrase(said).gaps?.id;
    if (!isPhrase(told) || !told.id.startsWith(knownBy) || told.gaps?.vp === undefined) return said;
    return phrase(said.id, { id: phrase("known-worth", { vp: told.gaps.vp }) });
  }

  /** Where a card of the centre lies, if another one there would be called the same. */
  private neededPlace(id: string): string | null {
    const cell = [...this.lying].find(([, lies]) => lies === id)?.[0];
    if (cell === undefined) return null;
    const called = nameOf(id);
    const others = [...this.lying.values()].filter((lies) => lies !== id && !lies.endsWith("?"));
    return others.some((lies) => nameOf(lies) === called) ? cell : null;
  }
}

/** The message that names a card by its code. */
export function messageOf(card: Card): string {
  return `card-${card.kind === "tribe" ? card.symbol.replace("_", "-") : card.kind}`;
}

function nameOf(id: string): string {
  const card = cardOf(id);
  return messageOf(card) + JSON.stringify(known(card));
}
