// The language spoken now. Whatever reads it is said anew when the language changes.

import type { Part, Words } from "./fluent";
import { loadWords, type Language } from "./languages";
import { phrase, type Gap, type Phrase } from "./phrases";

class Speech {
  words = $state.raw<Words>();
  /** What things are called by: their codes, until something else is said. */
  naming: (said: Phrase) => Phrase = (said) => said;
}

const speech = new Speech();

export async function loadLanguage(language: Language): Promise<void> {
  speech.words = await loadWords(language);
  document.documentElement.lang = language;
}

export function currentWords(): Words {
  if (speech.words === undefined) throw new Error("no language has been loaded");
  return speech.words;
}

/** From now on everything is said as this function names it. */
export function nameBy(naming: (said: Phrase) => Phrase): void {
  speech.naming = naming;
}

/** A phrase in the language spoken now. */
export function say(said: Phrase): string {
  return currentWords().say(speech.naming(said));
}

/** A phrase with its codes: where they are typed, or looked up. */
export function sayExactly(said: Phrase): string {
  return currentWords().say(said);
}

/** A phrase in parts: tokens, and what stands between them. */
export function sayInParts(said: Phrase): Part[] {
  return currentWords().parts(speech.naming(said));
}

/** A message of the client's own, by its id. */
export function t(id: string, gaps?: Record<string, Gap>): string {
  return say(phrase(id, gaps));
}

/** Like a sentence: with a capital letter. */
export function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase(currentWords().locale) + text.slice(1);
}
