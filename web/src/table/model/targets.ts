// Legal moves sorted by where they are made: on a card of the table, or by a button. A move's text
// names its place (docs/notation.md); what it means, and whether it is legal, the server knows.

import type { Asked, Legal, Seat } from "../../protocol/messages";

/** A place of the table that can be clicked, as a key. */
export type Spot = string;

export const spot = {
  border: (number: number): Spot => `border ${number}`,
  centre: (row: number, column: number): Spot => `centre ${row},${column}`,
  dune: (id: string): Spot => `dune ${id}`,
  displayed: (seat: Seat, id: string): Spot => `${seat} ${id}`,
  place: (seat: Seat, row: number, place: number): Spot => `${seat} ${row},${place}`,
  row: (seat: Seat, row: number): Spot => `${seat} row ${row}`,
  hand: (seat: Seat): Spot => `${seat} hand`,
  open: (id: string): Spot => `open ${id}`,
  targia: "targia",
  /** The button that ends the turn. */
  end: "end",
};

export interface Targets {
  /** The move that a click on a place means. */
  spots: ReadonlyMap<Spot, Legal>;
  /** Moves that need a button, in the server's order; those that answer the question first. */
  buttons: readonly Legal[];
  /** The one that ends or declines something, if there is just one. */
  closing: Legal | null;
}

/** How many actions the closing move gives up that could still be taken, or some of them. */
export function unusedActions({ closing, spots }: Targets): number {
  const left = closing?.does.find(({ says }) => says.id === "event-take-back")?.says.gaps?.number;
  return typeof left === "number" && spots.size > 0 ? left : 0;
}

export const NO_TARGETS: Targets = { spots: new Map(), buttons: [], closing: null };

const CLOSING = new Set(["done", "stop", "none", "decline"]);
const ON_OPEN_CARDS = new Set(["pick", "reveal"]);

export function targetsOf(asked: Asked, legal: readonly Legal[], seat: Seat): Targets {
  const spots = new Map<Spot, Legal>();
  const buttons: Legal[] = [];
  for (const one of legal) {
    const at = spotOf(one.move, asked, seat);
    if (at === null || spots.has(at)) buttons.push(one);
    else spots.set(at, one);
  }
  buttons.sort((one, other) => Number(isAside(one)) - Number(isAside(other)));
  const closing = buttons.filter((one) => CLOSING.has(one.move));
  return { spots, buttons, closing: closing.length === 1 ? (closing[0] ?? null) : null };
}

/** Water can be exchanged at any time, whatever is asked. */
function isAside({ move }: Legal): boolean {
  return /^trade \d water for /.test(move);
}

/** Where a move is made, or nowhere in particular. */
export function spotOf(move: string, asked: Asked, seat: Seat): Spot | null {
  if (move === "targia") return spot.targia;
  const [verb = "", what = "", ...more] = move.split(" ");
  if (more.length > 0 || what === "") return null;
  if (/^\d,\d$/.test(what)) {
    const [row = 0, column = 0] = what.split(",").map((digit) => Number(digit) - 1);
    return verb === "lay" ? spot.place(seat, row, column) : spot.centre(row, column);
  }
  if (verb === "row") return spot.row(seat, Number(what) - 1);
  if (/^\d+$/.test(what)) return spot.border(Number(what));
  if (what === "hand") return verb === "use" ? spot.hand(seat) : null;
  if (ON_OPEN_CARDS.has(asked.name)) return isCardId(what) ? spot.open(what) : null;
  if (!isCardId(what)) return null;
  const onDune = /^D/.test(what) && (verb === "place" || verb === "use");
  return onDune ? spot.dune(what) : spot.displayed(seat, what);
}

/** The text of the move that a click on a quiet place would mean, to ask why it is not possible. */
export function moveAt(at: Spot, asked: Asked, seat: Seat): string | null {
  const [where = "", what = ""] = at.split(" ");
  if (at === spot.hand(seat)) return asked.name === "tribe" ? "hand" : null;
  const verb = asked.name === "place" ? "place" : asked.name === "act" ? "use" : null;
  if (asked.name === "move" && where === "centre") return `move ${fromOne(what)}`;
  if (asked.name === "to" && where === "centre") return `to ${fromOne(what)}`;
  if (verb === null) return null;
  if (where === "border" || where === "dune") return `${verb} ${what}`;
  if (where === "centre" && verb === "use") return `use ${fromOne(what)}`;
  return null;
}

/** The place at which a click tries a move that is not possible, if there is one. */
export function spotOfTry(move: string, asked: Asked, seat: Seat): Spot | null {
  const places = [spotOf(move, asked, seat), spot.hand(seat)];
  return places.find((at) => at !== null && moveAt(at, asked, seat) === move) ?? null;
}

export function isCentre(at: Spot): boolean {
  return at.startsWith("centre ");
}

function fromOne(cell: string): string {
  return cell
    .split(",")
    .map((digit) => Number(digit) + 1)
    .join(",");
}

function isCardId(text: string): boolean {
  return /^[A-Z]+\d+$/.test(text);
}
