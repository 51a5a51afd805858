// Phrases: what is to be said, without saying in which language. The server sends them, and
// `fluent` says them. Who makes them, and what they mean, is in docs/words.md.

import type { Gap, Phrase } from "../protocol/wire";

export type { Gap, Phrase };

const ISOLATE = "\u2068";
const ISOLATE_END = "\u2069";
const LONGEST = 500;
// Control, format, surrogate, private and unassigned characters, separators of lines, and letters
// and marks that show nothing.
const UNSEEN =
  // eslint-disable-next-line no-misleading-character-class -- each character is meant by itself
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u3164\uffa0\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;

export function phrase(id: string, gaps?: Record<string, Gap>): Phrase {
  return gaps === undefined ? { id } : { id, gaps };
}

/** A person's name, which can neither hide nor turn the words around it. */
export function named(name: string): Phrase {
  return phrase("literal", { text: `${ISOLATE}${clean(name)}${ISOLATE_END}` });
}

/** A text from anywhere, of bounded length and without what cannot be seen. */
export function clean(text: string): string {
  const letters = Array.from(text);
  const seen = letters.slice(0, LONGEST).join("").replace(UNSEEN, "");
  return letters.length > LONGEST ? `${seen}…` : seen;
}

/** The same, but what stands alone goes on standing alone. */
export function harmless(text: string): string {
  if (text.startsWith(ISOLATE) && text.endsWith(ISOLATE_END) && text.length > 1) {
    return `${ISOLATE}${clean(text.slice(1, -1))}${ISOLATE_END}`;
  }
  return clean(text);
}

/** The phrase with some of the phrases in it replaced by others, by their ids. */
export function replaced(said: Phrase, by: Readonly<Record<string, Phrase>>): Phrase {
  const other = by[said.id];
  if (other !== undefined) return other;
  if (said.gaps === undefined) return said;
  const gaps = Object.entries(said.gaps).map(([name, gap]): [string, Gap] => [name, replacedGap(gap, by)]);
  return { id: said.id, gaps: Object.fromEntries(gaps) };
}

function replacedGap(gap: Gap, by: Readonly<Record<string, Phrase>>): Gap {
  if (typeof gap === "string" || typeof gap === "number") return gap;
  if (isList(gap)) return gap.map((one) => replaced(one, by));
  return replaced(gap, by);
}

export function isList(gap: Phrase | readonly Phrase[]): gap is readonly Phrase[] {
  return Array.isArray(gap);
}
