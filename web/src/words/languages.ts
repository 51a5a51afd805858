// Which languages there are, and which one to begin with. Each is loaded when it is first spoken.

import { Words } from "./fluent";

export const LANGUAGES = {
  en: { locale: "en-GB", name: "English" },
  de: { locale: "de-DE", name: "Deutsch" },
  fr: { locale: "fr-FR", name: "Français" },
  es: { locale: "es-ES", name: "Español" },
  pl: { locale: "pl-PL", name: "Polski" },
} as const;

export type Language = keyof typeof LANGUAGES;

const SOURCES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./sources/en"),
  de: () => import("./sources/de"),
  fr: () => import("./sources/fr"),
  es: () => import("./sources/es"),
  pl: () => import("./sources/pl"),
};

export async function loadWords(language: Language): Promise<Words> {
  const sources = (await SOURCES[language]()).default;
  return new Words(language, LANGUAGES[language].locale, sources);
}

export function isLanguage(code: string | null | undefined): code is Language {
  return code !== null && code !== undefined && Object.hasOwn(LANGUAGES, code);
}

/** The remembered language, else the first of the browser's that we speak, else English. */
export function chosenLanguage(remembered: string | null, wanted: readonly string[]): Language {
  if (isLanguage(remembered)) return remembered;
  for (const tag of wanted) {
    const code = tag.toLowerCase().split("-")[0];
    if (isLanguage(code)) return code;
  }
  return "en";
}
