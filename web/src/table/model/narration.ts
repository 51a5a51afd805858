// What the others do, told in the prompt: each step while it is shown, and what their turn came to
// until one's own next move. Worked out from the events that are sent anyway.

import { cardOf } from "../../cards/cards";
import type { Entry, GameEvent, Seat } from "../../protocol/messages";
import { phrase, type Phrase } from "../../words/phrases";
import { cardPhrase } from "./labels";
import { takenBack } from "./takeback";

/** The moves of others among these entries. */
export function movesOfOthers(entries: readonly Entry[], you: readonly Seat[]): Entry[] {
  return entries.filter((entry) => entry.kind === "moved" && !you.includes(entry.seat));
}

/** What others did after one's own last move that stands. */
export function sinceOwnMove(entries: readonly Entry[], you: readonly Seat[]): Entry[] {
  const gone = takenBack(entries);
  const own = entries.findLastIndex((entry) => entry.kind === "moved" && you.includes(entry.seat) && !gone.has(entry));
  return movesOfOthers(entries.slice(own + 1), you).filter((entry) => !gone.has(entry));
}

/** What a player's moves came to: tokens more and less, cards won; null if they changed none of these. */
export function summaryOf(entries: readonly Entry[], seat: Seat): Phrase | null {
  const events = entries
    .flatMap((entry) => ("events" in entry ? entry.events : []))
    .filter((event) => event.player === seat);
  const changes = [...tokenChanges(events), ...cardsWon(events)];
  if (changes.length === 0) return null;
  return phrase("web-summary", { player: phrase(`seat-${seat}`), changes });
}

function tokenChanges(events: readonly GameEvent[]): Phrase[] {
  const sums = new Map<string, number>();
  for (const { name, kind, amount = 1 } of events) {
    if (kind === undefined || (name !== "gain" && name !== "lose")) continue;
    sums.set(kind, (sums.get(kind) ?? 0) + (name === "gain" ? amount : -amount));
  }
  return [...sums].flatMap(([kind, sum]) => {
    if (sum === 0) return [];
    const what = phrase(`token-${kind}`, { amount: Math.abs(sum) });
    return [phrase(sum > 0 ? "web-plus" : "web-minus", { what })];
  });
}

/** Cards that came into the display or the hand. */
function cardsWon(events: readonly GameEvent[]): Phrase[] {
  const won = events.filter(
    ({ name, card, target }) => name === "card" && card !== undefined && (target === "hand" || isDisplay(target)),
  );
  return [...new Set(won.map((event) => event.card ?? ""))].map((id) =>
    phrase("web-plus", { what: cardPhrase(cardOf(id)) }),
  );
}

function isDisplay(place: GameEvent["target"]): boolean {
  return typeof place === "object" && place.display !== undefined;
}
