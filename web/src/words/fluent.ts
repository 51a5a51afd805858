// Saying phrases in a language, by the same Fluent files that Python reads.
//
// A message asks for a form of what stands in a gap by `SAY($card, form: "acc")`; the message of
// the card sees that word as `$form`. Several phrases in one gap become a list. `APART($number)` tells
// the bearers of a name apart: ` (5)`, or as its phrase says. Nothing falls back:
// an id that a language lacks is an error, and the tests see to it that there is none.

import { FluentBundle, FluentResource, FluentType } from "@fluent/bundle";
import type { FluentFunction, FluentVariable } from "@fluent/bundle";
import { harmless, isList, type Gap, type Phrase } from "./phrases";

// Stand around a token in a marked text; characters that no text can bring along, see `clean`.
const MARK = { begin: "\ue000", middle: "\ue001", end: "\ue002" };
const MARKED = /\ue000(.*?)\ue001(.*?)\ue002/;
const BETWEEN = /(\ue000.*?\ue002)/;

export class MissingWords extends Error {}

/** A piece of a text; `kind` says which tokens it speaks of, so that a picture can stand beside. */
export interface Part {
  text: string;
  kind?: string;
}

/** One language. */
export class Words {
  readonly language: string;
  readonly locale: string;
  private readonly bundle: FluentBundle;
  /** Made once: making one takes longer than saying a whole sentence. */
  private readonly lists: { and: Intl.ListFormat; or: Intl.ListFormat };
  private marking = false;

  constructor(language: string, locale: string, sources: Iterable<string>) {
    this.language = language;
    this.locale = locale;
    this.lists = {
      and: new Intl.ListFormat(locale, { type: "conjunction" }),
      or: new Intl.ListFormat(locale, { type: "disjunction" }),
    };
    const functions = { SAY: say, APART: apart };
    this.bundle = new FluentBundle(locale, { functions, useIsolating: false });
    for (const source of sources) {
      const errors = this.bundle.addResource(new FluentResource(source));
      if (errors[0]) throw new MissingWords(`${language}: ${errors[0].message}`);
    }
  }

  /** The text of a phrase. */
  say(phrase: Phrase, form = ""): string {
    const pattern = this.bundle.getMessage(phrase.id)?.value;
    if (!pattern) throw new MissingWords(`${this.language}: no message "${phrase.id}"`);
    const gaps = Object.entries(phrase.gaps ?? {}).map(([name, gap]): [string, FluentVariable] => [
      name,
      this.filled(gap),
    ]);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, { form, ...Object.fromEntries(gaps) }, errors);
    if (errors[0]) throw new MissingWords(`${this.language}: ${phrase.id}: ${errors[0].message}`);
    return this.marking ? marked(phrase, text) : text;
  }

  /** The text of a phrase in parts: tokens, and what stands between them. */
  parts(phrase: Phrase): Part[] {
    this.marking = true;
    try {
      return this.say(phrase).split(BETWEEN).filter(Boolean).map(part);
    } finally {
      this.marking = false;
    }
  }

  /** The texts of several phrases as a list of the language: "a, b and c". */
  sayList(phrases: readonly Phrase[], style = "and", form = ""): string {
    const texts = phrases.map((phrase) => this.say(phrase, form));
    if (style === "sentences") return texts.join(" ");
    return this.lists[style === "or" ? "or" : "and"].format(texts);
  }

  private filled(gap: Gap): FluentVariable {
    if (typeof gap === "number") return gap;
    if (typeof gap === "string") return harmless(gap);
    return new Said({ words: this, gap });
  }
}

function marked({ id }: Phrase, text: string): string {
  const kind = /^token-(dates|salt|pepper|gold|water|vp|goods)\b/.exec(id)?.[1];
  return kind === undefined ? text : `${MARK.begin}${kind}${MARK.middle}${text}${MARK.end}`;
}

function part(piece: string): Part {
  const found = MARKED.exec(piece);
  return found ? { kind: found[1] ?? "", text: found[2] ?? "" } : { text: piece };
}

interface SaidGap {
  readonly words: Words;
  readonly gap: Phrase | readonly Phrase[];
}

/** A phrase, or several, in the gap of another: said in the form that is asked for. */
class Said extends FluentType<SaidGap> {
  toString(): string {
    return this.say("", "and");
  }

  say(form: string, style: string): string {
    const { words, gap } = this.value;
    return isList(gap) ? words.sayList(gap, style, form) : words.say(gap, form);
  }
}

const say: FluentFunction = ([said], named) => {
  if (said instanceof Said) return said.say(text(named.form, ""), text(named.list, "and"));
  return typeof said === "string" ? said : String(said?.valueOf());
};

/** What tells two of a name apart, behind the name: a number, the words of a phrase, or nothing. */
const apart: FluentFunction = ([told], named) => {
  if (told instanceof Said) return ` ${told.say(text(named.form, ""), "and")}`;
  const plain = String(told?.valueOf());
  return plain === "" ? "" : ` (${plain})`;
};

function text(value: unknown, otherwise: string): string {
  return typeof value === "string" ? value : otherwise;
}
