// What this browser is asked, in words.

import type { Asked, Now, Seat } from "../../protocol/messages";
import { phrase, type Phrase } from "../../words/phrases";
import { playerPhrase, turnPhrase } from "./player_names";

/** The question to the seat that decides here; with two seats on one device it names the one asked. */
export function questionPhrase(now: Now, asked: Asked, acting: Seat, you: readonly Seat[]): Phrase {
  const question = asked.name === "place" ? placePhrase(now, asked, acting) : asked.says;
  return you.length < 2 ? question : phrase("ask-player", { player: playerPhrase(now, acting), question });
}

/** Which of the Targis of this round is to be placed. */
function placePhrase({ position }: Now, asked: Asked, acting: Seat): Phrase {
  const round = position?.this_round[acting];
  if (round === undefined) return asked.says;
  return phrase("web-place-number", { number: round.placed.length + 1, most: round.targis_allowed });
}

/** What is said to somebody who has no seat here, while others play; `invited` by a link to a seat. */
export function watchingPhrase(invited: boolean): Phrase {
  return phrase(invited ? "web-watching-taken" : "web-watching");
}

/** The same with whose turn it is. */
export function watchingTurnPhrase(watching: Phrase, now: Now, seat: Seat): Phrase {
  return phrase("sentences", { texts: [watching, turnPhrase(now, seat)] });
}
