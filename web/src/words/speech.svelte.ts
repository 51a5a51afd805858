// The language spoken now. Whatever reads it is said anew when the language changes.

import { loadWords, type Language } from "./languages";
import { phrase, type Gap, type Phrase } from "./phrases";
import type { Words } from "./saying";

class Speech {
  words = $state.raw<Words>();
}

const speech = new Speech();

export async function speak(language: Language): Promise<void> {
  speech.words = await loadWords(language);
  document.documentElement.lang = language;
}

export function spoken(): Words {
  if (speech.words === undefined) throw new Error("no language has been loaded");
  return speech.words;
}

/** A phrase in the language spoken now. */
export function say(said: Phrase): string {
  return spoken().say(said);
}

/** A message of the client's own, by its id. */
export function t(id: string, gaps?: Record<string, Gap>): string {
  return spoken().say(phrase(id, gaps));
}

/** Like a sentence: with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(spoken().locale) + text.slice(1);
}
