// The centre as it was before an entry, worked out backwards where no moment of then is known: after a
// reload only the present is.

import type { Centre } from "../../cards/seen";
import type { Entry, GameEvent } from "../../protocol/messages";

const MOVING_CARDS = new Set(["card", "fill", "turn_up"]); // of all events

/** The centre before an entry, if this is the one after it; null if moves were taken back. */
export function centreBefore(entry: Entry, after: Centre): Centre | null {
  if (entry.kind === "undone") return null;
  const cells = after.map((row) => [...row]);
  const events = "events" in entry ? entry.events : [];
  for (const event of events.toReversed()) takeBack(event, cells);
  return cells;
}

function takeBack({ name, card = "", source, target }: GameEvent, cells: string[][]): void {
  if (!MOVING_CARDS.has(name)) return;
  const turned = name === "turn_up";
  lay(turned ? faceDown(card) : "", target, cells);
  if (!turned) lay(card, source, cells);
}

function lay(card: string, place: GameEvent["target"], cells: string[][]): void {
  if (typeof place !== "object" || place.centre === undefined) return;
  const [row, column] = place.centre;
  cells[row]?.splice(column, 1, card);
}

function faceDown(card: string): string {
  return card.startsWith("G") ? "goods?" : "tribe?";
}
