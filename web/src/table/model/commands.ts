// What can be typed at a table: moves, and the words that the terminal knows (docs/words.md), with
// its messages for answers. Nothing is drawn or sent here; whoever asks carries the answer out.

import { allCards, cardOf, type BorderCard, type Card } from "../../cards/cards";
import type { Entry, Legal, Now, PlainWish, Seat, Wish } from "../../protocol/messages";
import { phrase, replaced, type Phrase } from "../../words/phrases";
import { missedEntries } from "./absence";
import { toldOf } from "./entries";
import { cardPhrase } from "./labels";
import { matterOf, resignation } from "./offers";
import type { Names } from "./player_names";
import { scoreSentence } from "./score_lines";
import { TableWords } from "./sentences";

/** The table as it is when something is typed. */
export interface Situation {
  now: Now;
  entries: readonly Entry[];
  you: readonly Seat[];
  acting: Seat | null;
  /** Who stands for the colours. */
  names: Names;
  border: (number: number) => BorderCard;
  box: "base" | "expansion";
  /** The rules that what was told last rests on. */
  cited: readonly string[];
  /** Says something with its codes, which are what one types. */
  say: (said: Phrase) => string;
  /** What is told and not typed: see `TableSession.worded`. */
  worded: (said: Phrase, entry?: Entry) => Phrase;
}

export interface Answer {
  texts: string[];
  /** The rules of what these texts tell. */
  cited?: string[];
  /** Rules that are to be read out. */
  rules?: string[];
  wish?: Wish;
  takesBack?: true;
  asksHint?: true;
}

type Command = (at: Situation, rest: string) => Answer;

// Commands that need a word more, and how it may look; commands that need none.
const EXAMPLES: Readonly<Record<string, string>> = { look: "look 2,1", card: "card BO4", why: "why place 5" };
const ALONE = new Set(["words", "held", "last", "moves", "undo", "hint", "score", "draw", "accept", "decline", "help"]);
const SURE = "yes"; // typed in every language, as all commands are

export const COMMANDS: Readonly<Record<string, Command>> = {
  moves: (at) => moves(at),
  words: (at) =>
    answerWith(
      at,
      tableWords(at)
        .sections()
        .flatMap(({ heading, sentences }) => [heading, ...sentences]),
    ),
  look: (at, place) => look(at, place),
  held: (at) =>
    answerWith(
      at,
      tableWords(at)
        .holdings()
        .flatMap(({ heading, sentences }) => [heading, ...sentences]),
    ),
  last: (at) => last(at),
  rule: (at, number) => rule(at, number),
  undo: () => ({ texts: [], takesBack: true }),
  hint: (at) => (at.acting ? { texts: [], asksHint: true } : notNow(at)),
  why: (at, move) => why(at, move),
  card: (at, id) => card(at, id),
  score: (at) => score(at),
  resign: (at, sure) => resign(at, sure),
  draw: (at) => offer(at),
  accept: (at) => reply(at, 0),
  // The word of a move, too; where both could be meant, it answers the offer.
  decline: (at) => (answerTo(at, 1) || !legalMove(at, "decline") ? reply(at, 1) : play(at, "decline")),
  help: (at) => help(at),
};

/** What a line brings: texts to be told, rules to be read, or something to be done. */
export function answer(line: string, at: Situation): Answer {
  const [verb = "", ...words] = line.trim().split(/\s+/);
  if (verb === "") return { texts: [] };
  const name = verb.toLowerCase();
  const rest = words.join(" ");
  if (name === "hand" && rest === "" && legalMove(at, name) === null) return hand(at);
  if (!Object.hasOwn(COMMANDS, name)) return play(at, line.trim());
  if (rest === "" && EXAMPLES[name]) return answerWith(at, [phrase("play-name-it", { example: EXAMPLES[name] })]);
  if (rest !== "" && ALONE.has(name)) return answerWith(at, [phrase("play-alone", { command: name })]);
  return COMMANDS[name]?.(at, rest) ?? { texts: [] };
}

/** The possible moves with their numbers. */
export function moveTexts({ now, say, worded }: Situation): string[] {
  return (now.legal ?? []).map(
    ({ move, says }, at) => `${at + 1}. ${say(phrase("play-menu", { move, what: worded(says) }))}`,
  );
}

function answerWith({ say, names }: Situation, phrases: readonly Phrase[]): Answer {
  return { texts: phrases.map((one) => say(replaced(one, names))) };
}

function tableWords({ now, border, names }: Situation): TableWords {
  return new TableWords(now, border, { blue: names["seat-blue"], white: names["seat-white"] });
}

function moves(at: Situation): Answer {
  return at.acting ? { texts: moveTexts(at) } : notNow(at);
}

function notNow(at: Situation): Answer {
  return answerWith(at, [phrase(at.now.to_move === null ? "code-over" : "code-not-your-turn")]);
}

function look(at: Situation, place: string): Answer {
  const name = place
    .replace(/, /g, ",")
    .replace(/\b0+(?=\d)/g, "")
    .toUpperCase();
  const found = tableWords(at).look(name);
  const none = phrase("play-no-place", { place, box: at.box });
  return answerWith(at, found.length > 0 ? found : [none]);
}

/** What is in one's hand, where the word is no move. */
function hand(at: Situation): Answer {
  const seat = at.acting ?? at.you[0];
  if (!seat || !at.now.position) return notPlaying(at);
  const { hand: held } = at.now.position.players[seat];
  const card = held && cardPhrase(cardOf(held));
  return answerWith(at, [card ? phrase("web-in-hand", { card }) : phrase("web-hand-empty")]);
}

/** What others did since one's own last move, or else the last thing that happened. */
function last(at: Situation): Answer {
  const missed = missedEntries(at.entries, { since: 0, upTo: at.now.number }, at.you);
  // The last move, and what is no move after it: that the game is over, for one.
  const news = at.entries.filter((entry) => toldOf(entry).length > 0);
  const before = news.slice(
    Math.max(
      0,
      news.findLastIndex((entry) => entry.kind === "moved"),
    ),
  );
  const told = (missed.some((entry) => entry.kind === "moved") ? missed : before).flatMap((entry) =>
    toldOf(entry).map(({ says, rule }) => ({ says: at.worded(says, entry), rule })),
  );
  if (told.length === 0) return answerWith(at, [phrase("play-nothing-happened")]);
  const texts = told.map(({ says, rule }) => {
    const text = at.say(says);
    return rule ? `${text} ${at.say(phrase("event-rule", { rule }))}` : text;
  });
  return { texts, cited: [...new Set(told.map((one) => one.rule).filter(Boolean))] };
}

function rule(at: Situation, number: string): Answer {
  const rules = number ? [number] : [...at.cited];
  return rules.length > 0 ? { texts: [], rules } : answerWith(at, [phrase("play-nothing-happened")]);
}

function card(at: Situation, id: string): Answer {
  const found = cardNamed(at, id.toUpperCase());
  if (found === null) return answerWith(at, [phrase("play-no-card", { id })]);
  const entries = found.entries.map(([label, text]) => `${at.say(label)}: ${at.say(text)}`);
  return { texts: [at.say(found.heading), ...entries] };
}

function cardNamed({ border, box }: Situation, id: string): Card | null {
  if (/^([1-9]|1[0-6])$/.test(id)) return border(Number(id));
  const found = allCards().find((one) => one.kind !== "border" && one.id === id);
  return found && (found.box === "base" || box === "expansion") ? found : null;
}

function score(at: Situation): Answer {
  const { scores } = at.now;
  if (!scores) return answerWith(at, [phrase("code-not-started")]);
  return answerWith(at, [
    at.worded(scoreSentence(scores.blue, phrase("seat-blue"))),
    at.worded(scoreSentence(scores.white, phrase("seat-white"))),
  ]);
}

/** Resigning is asked back, because nothing takes it back. */
function resign(at: Situation, sure: string): Answer {
  const giving = resignation(at.now, at.you);
  if (giving === null) return notPlaying(at);
  if (sure.toLowerCase() === SURE) return answerByCommand("resign", giving.seat);
  return answerWith(at, [giving.asks, phrase("web-resign-type", { command: `resign ${SURE}` })]);
}

function offer(at: Situation): Answer {
  const seat = at.acting ?? at.you[0];
  return seat ? answerByCommand("offer_draw", seat) : notPlaying(at);
}

function reply(at: Situation, answer: 0 | 1): Answer {
  return answerTo(at, answer) ?? answerWith(at, [phrase("code-no-offer")]);
}

/** An answer to what the other player asks for or offers. */
function answerTo(at: Situation, answer: 0 | 1): Answer | null {
  const matter = matterOf(at.now, at.you);
  const kind = matter?.answers.at(answer)?.kind;
  if (!matter || !kind || kind === "claim" || kind === "bot") return null;
  return answerByCommand(kind, matter.seat);
}

function answerByCommand(kind: PlainWish, seat: Seat): Answer {
  return { texts: [], wish: { kind, seat } };
}

function notPlaying(at: Situation): Answer {
  return answerWith(at, [phrase(at.you.length > 0 ? "code-over" : "web-watching")]);
}

/** The help of the terminal, without what only a terminal can do, and what only tables can. */
function help({ say, box }: Situation): Answer {
  const lines = [phrase("play-help", { box }), phrase("web-help")].flatMap((one) => say(one).split("\n"));
  const known = (line: string): boolean => {
    const name = /^ +(\w+)/.exec(line)?.[1];
    return name === undefined || Object.hasOwn(COMMANDS, name);
  };
  return { texts: lines.filter(known).map((line) => line.trim().replace(/ {2,}/, ": ")) };
}

/** What a move would do; of one that is not possible the server says why not. */
function why(at: Situation, line: string): Answer {
  const legal = legalMove(at, line);
  if (legal === null) return play(at, line);
  const possible = phrase("play-possible", { move: legal.move });
  return answerWith(at, [possible, ...legal.does.map((one) => at.worded(one.says))]);
}

function play(at: Situation, line: string): Answer {
  if (at.acting === null) return notNow(at);
  const move = legalMove(at, line)?.move ?? line;
  return { texts: [], wish: { kind: "move", seat: at.acting, move } };
}

/** The move that was meant: by its number, or by its text in small or capital letters. */
function legalMove({ now, acting }: Situation, line: string): Legal | null {
  const legal = acting ? (now.legal ?? []) : [];
  const named = legal.find(({ move }) => move.toLowerCase() === line.toLowerCase());
  return named ?? (/^\d{1,3}$/.test(line) ? (legal[Number(line) - 1] ?? null) : null);
}
