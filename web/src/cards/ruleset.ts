// What is played, in words: the box first, then whatever is not as usual in it. The messages are
// those that Python says of a ruleset, see targi.text.rulesets.

import type { About, Ruleset, RulesetOptions } from "../protocol/messages";
import { phrase, type Phrase } from "../words/phrases";
import { boxOf } from "./cards";

/** Choices whose other value is as in the rules. */
const UNUSUAL = [
  ["start", "easier"],
  ["targia", "literal"],
  ["tiebreak", "water"],
] as const;
const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

export function rulesetWords(ruleset: Ruleset): Phrase[] {
  const options: Partial<RulesetOptions> = typeof ruleset === "string" ? {} : ruleset;
  const border = Object.keys(options.border ?? {});
  return [
    phrase(`option-box-${boxOf(ruleset)}`),
    ...UNUSUAL.flatMap(([name, value]) =>
      options[name] === value ? [option(name, phrase(`option-${name}-${value}`))] : [],
    ),
    ...(options.deck ? [option("deck", phrase("option-deck-both"))] : []),
    ...(border.length > 0 ? [option("border", phrase("option-border-base", { numbers: border.join(", ") }))] : []),
    ...(options.cards ? [phrase("option-cards")] : []),
  ];
}

/** The same of a table, with who starts and how long an absent player is waited for. */
export function aboutWords({ ruleset, first, from_round: round, grace }: About, locale: string): Phrase[] {
  const waits = grace === null ? phrase("web-grace-ever") : phrase("literal", { text: lasting(grace / 1000, locale) });
  const starts = phrase(first === "random" ? "web-first-chance" : `seat-${first ?? ""}`);
  return [
    ...rulesetWords(ruleset),
    ...(first === null ? [] : [phrase("option", { name: phrase("web-first"), value: starts })]),
    ...(round === null ? [] : [phrase("web-from-position", { round })]),
    phrase("option", { name: phrase("web-grace"), value: waits }),
  ];
}

/** A time in the largest unit that leaves no rest: 300 seconds are 5 minutes. */
export function lasting(seconds: number, locale: string): string {
  const [unit, length] = UNITS.find(([, one]) => seconds % one === 0) ?? UNITS[3];
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(seconds / length);
}

function option(name: string, value: Phrase): Phrase {
  return phrase("option", { name: phrase(`option-${name}`), value });
}
