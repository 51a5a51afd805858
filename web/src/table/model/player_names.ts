// Who sits where, in words.

import type { Now, Seat } from "../../protocol/messages";
import { named, phrase, type Phrase } from "../../words/phrases";

/** A player's name; the level for a bot, the colour for a seat that nobody has taken. */
export function playerPhrase(now: Now, seat: Seat): Phrase {
  const { name, level } = now.seats[seat];
  return name === null && level === null ? phrase(`seat-${seat}`) : seatedPhrase(now.seats[seat]);
}

/** Whoever sits on a seat, also in lists; a seat without anybody is free. */
export function seatedPhrase({ name, level }: { name: string | null; level: string | null }): Phrase {
  if (level !== null) return named(level.charAt(0).toUpperCase() + level.slice(1));
  return name === null ? phrase("web-nobody") : named(name);
}

/** The names that stand for the colours in what is told. */
export type Names = Readonly<Record<`seat-${Seat}`, Phrase>>;

export const COLOURS: Names = { "seat-blue": phrase("seat-blue"), "seat-white": phrase("seat-white") };

export function playerNames(now: Now): Names {
  return { "seat-blue": playerPhrase(now, "blue"), "seat-white": playerPhrase(now, "white") };
}

/** Whose turn it is, said to everybody else; a computer does not think while its moves are shown. */
export function turnPhrase(now: Now, seat: Seat, shown = false): Phrase {
  const { level, stand_in } = now.seats[seat];
  const bot = level !== null || stand_in !== null;
  return phrase(bot && !shown ? "web-thinks" : "web-decides", { player: playerPhrase(now, seat) });
}
