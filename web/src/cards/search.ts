// Finding cards by kind, tribe, words and doubt.

import type { Card, Tribe } from "./cards";

export interface Wanted {
  kind: Card["kind"] | "all";
  tribe: Tribe | "all";
  doubtful: boolean;
  words: string;
}

/** Whether a card is wanted; `text` is all that is said of it in the language spoken. */
export function isWanted(card: Card, text: string, wanted: Wanted): boolean {
  if (wanted.kind !== "all" && card.kind !== wanted.kind) return false;
  if (wanted.tribe !== "all" && !(card.kind === "tribe" && card.symbol === wanted.tribe)) return false;
  if (wanted.doubtful && !card.doubtful) return false;
  const said = text.toLocaleLowerCase();
  return wanted.words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}
