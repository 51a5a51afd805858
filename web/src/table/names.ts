// Who sits where, in words.

import type { Now, Seat } from "../protocol/messages";
import { named, phrase, type Phrase } from "../words/phrases";

/** A player's name; the level for a bot, the colour for a seat that nobody has taken. */
export function playerPhrase(now: Now, seat: Seat): Phrase {
  const { name, level } = now.seats[seat];
  if (level !== null) return named(level.charAt(0).toUpperCase() + level.slice(1));
  return name === null ? phrase(`seat-${seat}`) : named(name);
}

/** The names that stand for the colours in what is told. */
export function names(now: Now): Record<string, Phrase> {
  return { "seat-blue": playerPhrase(now, "blue"), "seat-white": playerPhrase(now, "white") };
}
