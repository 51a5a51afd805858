// The list of lessons, asked for once; and which of them explains a rule.

import { api } from "../api";
import type { ListedLesson } from "../protocol/messages";
import { currentWords } from "../words/say.svelte";

/** The guided game, after which one plays on from where it ended. */
export const FIRST_GAME = "first-game";

let asked: Promise<ListedLesson[]> | null = null;

/** All lessons in their order; who gets no answer may ask again. */
export function lessonList(): Promise<ListedLesson[]> {
  asked ??= api.lessons().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** The lesson that shows what a rule is about, if there is one. */
export async function lessonAbout(rule: string): Promise<ListedLesson | null> {
  const found = await lessonList().catch(() => []);
  return found.find((lesson) => lesson.rules.includes(rule)) ?? null;
}

/** A text in the language spoken now, or in one that the lesson speaks. */
export function textIn(texts: Readonly<Record<string, string>>): string {
  return texts[currentWords().language] ?? Object.values(texts)[0] ?? "";
}
