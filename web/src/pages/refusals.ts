// What pages say if the server said no, or nothing at all.

import { Refusal } from "../api";
import { codePhrase } from "../table/model/entries";
import { say, t } from "../words/say.svelte";

const NO_ANSWER = new Set(["unreachable", "internal"]);

/** Whether nobody answered, so that trying again may help. */
export function isUnreachable(error: unknown): boolean {
  return !(error instanceof Refusal) || NO_ANSWER.has(error.code);
}

/** Why something did not work. Of a table that cannot be, what the server expected is added. */
export function refusalText(error: unknown): string {
  if (!(error instanceof Refusal) || isUnreachable(error)) return t("web-no-answer");
  const reason = say(codePhrase(error.code));
  return error.code === "bad_table" && error.expected ? `${reason} ${error.expected}` : reason;
}

/** Tries something; what went wrong, in words, or null. */
export async function troubleWith(action: () => Promise<void>): Promise<string | null> {
  try {
    await action();
    return null;
  } catch (error) {
    return refusalText(error);
  }
}

/** What is wrong with a card file, a line for each mistake; null if the error is about no file. */
export function problemsOf(error: unknown): string[] | null {
  if (!(error instanceof Refusal) || error.code !== "bad_table") return null;
  return (error.expected ?? "").split("\n").filter((line) => line !== "");
}
