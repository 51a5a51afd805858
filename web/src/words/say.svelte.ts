// The language spoken now. Whatever reads it is said anew when the language changes.

import type { Words } from "./fluent";
import { loadWords, type Language } from "./languages";
import { phrase, type Gap, type Phrase } from "./phrases";

class Speech {
  words = $state.raw<Words>();
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

/** A phrase in the language spoken now. */
export function say(said: Phrase): string {
  return currentWords().say(said);
}

/** A message of the client's own, by its id. */
export function t(id: string, gaps?: Record<string, Gap>): string {
  return currentWords().say(phrase(id, gaps));
}

/** Like a sentence: with a capital letter. */
export function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase(currentWords().locale) + text.slice(1);
}
