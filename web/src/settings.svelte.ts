// What a person has chosen for this browser. It is kept here and nowhere else.

import { keep, kept } from "./browser/keeping";
import { chosenLanguage, type Language } from "./words/languages";
import { speak } from "./words/speech.svelte";

export type Theme = "system" | "light" | "dark";
export type Pace = "off" | "slow" | "normal" | "fast";

export interface Choices {
  language: Language | null;
  theme: Theme;
  pace: Pace;
  sounds: boolean;
  /** A first click chooses, a second one plays. */
  confirm: boolean;
  shortcuts: boolean;
  /** A line to type commands and moves. */
  commands: boolean;
  name: string;
  box: "base" | "expansion";
  level: string;
}

const KEY = "targi";
const USUAL: Choices = {
  language: null,
  theme: "system",
  pace: "normal",
  sounds: false,
  confirm: true,
  shortcuts: true,
  commands: false,
  name: "",
  box: "base",
  level: "dorcas",
};

/** What was kept, as far as it can be read; a browser may keep nothing at all. */
export function readChoices(text: string | null): Choices {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    if (typeof found !== "object" || found === null) return { ...USUAL };
    const known = Object.entries(found).filter(
      ([name, value]) => name in USUAL && isLike(value, USUAL[name as keyof Choices]),
    );
    return { ...USUAL, ...(Object.fromEntries(known) as Partial<Choices>) };
  } catch {
    return { ...USUAL };
  }
}

function isLike(value: unknown, usual: Choices[keyof Choices]): boolean {
  return usual === null ? typeof value === "string" : typeof value === typeof usual;
}

export const settings: Choices = $state(readChoices(kept(KEY)));

export function choose(change: Partial<Choices>): void {
  Object.assign(settings, change);
  keep(KEY, JSON.stringify(settings));
  applyTheme();
}

export function applyTheme(): void {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dataset.motion = settings.pace === "off" ? "off" : "on";
}

export function languageNow(): Language {
  return chosenLanguage(settings.language, navigator.languages);
}

/** Speaks another language and remembers it; false if its words do not come, and all stays. */
export async function switchLanguage(language: Language): Promise<boolean> {
  try {
    await speak(language);
  } catch {
    return false;
  }
  choose({ language });
  return true;
}
