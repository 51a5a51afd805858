// What a person has chosen for this browser. It is kept here and nowhere else.

import { getItem, setItem } from "./browser/storage";
import { chosenLanguage, type Language } from "./words/languages";
import { loadLanguage } from "./words/say.svelte";

export type Theme = "system" | "light" | "dark";
export type Pace = "off" | "slow" | "normal" | "fast";

export interface Settings {
  language: Language | null;
  theme: Theme;
  pace: Pace;
  sounds: boolean;
  /** What opponents say is neither shown nor told. */
  mute: boolean;
  /** A first click chooses, a second one plays. */
  confirm: boolean;
  /** In the first games the prompt says what to think of. */
  advice: boolean;
  shortcuts: boolean;
  /** A line to type commands and moves. */
  commands: boolean;
  /** Cards and places by their codes, such as BO4 and 2,1, in sentences. */
  codes: boolean;
  name: string;
  box: "base" | "expansion";
  level: string;
}

const KEY = "targi";
const DEFAULTS: Settings = {
  language: null,
  theme: "system",
  pace: "normal",
  sounds: false,
  mute: false,
  confirm: true,
  advice: true,
  shortcuts: true,
  commands: false,
  codes: false,
  name: "",
  box: "base",
  level: "gecko", // somebody who has never played can beat it
};

/** What was kept, as far as it can be read; a browser may keep nothing at all. */
export function readSettings(text: string | null): Settings {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    if (typeof found !== "object" || found === null) return { ...DEFAULTS };
    const known = Object.entries(found).filter(
      ([name, value]) => name in DEFAULTS && isLike(value, DEFAULTS[name as keyof Settings]),
    );
    return { ...DEFAULTS, ...(Object.fromEntries(known) as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

function isLike(value: unknown, standard: Settings[keyof Settings]): boolean {
  return standard === null ? typeof value === "string" : typeof value === typeof standard;
}

export const settings: Settings = $state(readSettings(getItem(KEY)));

export function changeSettings(change: Partial<Settings>): void {
  Object.assign(settings, change);
  setItem(KEY, JSON.stringify(settings));
  applyTheme();
}

export function applyTheme(): void {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dataset.motion = settings.pace === "off" ? "off" : "on";
}

export function currentLanguage(): Language {
  return chosenLanguage(settings.language, navigator.languages);
}

/** Speaks another language and remembers it; false if its words do not come, and all stays. */
export async function switchLanguage(language: Language): Promise<boolean> {
  try {
    await loadLanguage(language);
  } catch {
    return false;
  }
  changeSettings({ language });
  return true;
}
