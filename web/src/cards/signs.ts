// What a card does, in signs: a short row of symbols and numbers for the drawing. The sentence is
// beside it wherever there is room, so a sign may be a reminder rather than a rule.

import type { Amounts } from "../protocol/wire";
import type { CostMarks, DuneCard, Effect, TribeCard } from "./cards";

/** Whether a player has what a sign asks for, need not pay it, or lacks it. */
export type SignState = "held" | "spared" | "missing";

/** A symbol of the sprite, or a short text of digits and signs. */
export type Sign = { symbol: string; tribe?: boolean; state?: SignState } | { text: string };

type Parameters = Effect["parameters"];

const sym = (...parts: unknown[]): Sign => ({ symbol: parts.map(String).join("") });
const tribe = (name: unknown): Sign => ({ symbol: `t-${String(name)}`, tribe: true });
const text = (...parts: unknown[]): Sign => ({ text: parts.map(String).join("") });
const CARD = sym("back-tribe");
const ARROW = text("→");
const ANY = sym("g-any");

/** Tokens one by one while they are few, else counted. */
export function tokenSigns(tokens: Partial<Record<string, unknown>>, most = 3): Sign[] {
  return Object.entries(tokens).flatMap(([kind, amount]) => {
    const number = Number(amount ?? 0);
    const symbol = sym(kind === "goods" ? "g-any" : kind === "card" ? "back-tribe" : `g-${kind}`);
    if (number <= 0) return [];
    return number <= most ? Array<Sign>(number).fill(symbol) : [text(number), symbol];
  });
}

/** The signs of a cost, with what a player has of it: first what is held, then what is left out, then missing. */
export function costSigns(cost: Amounts, marks: CostMarks["cost"] | undefined): Sign[] {
  if (marks === undefined) return tokenSigns(cost);
  return Object.entries(cost).flatMap(([kind, amount]) => {
    const [spared, missing] = [marks.spared[kind] ?? 0, marks.missing[kind] ?? 0];
    const signs = tokenSigns({ [kind]: amount });
    const held = signs.length - spared - missing;
    return signs.map((sign, at): Sign => {
      if ("text" in sign) return sign;
      if (signs.length < amount) return { ...sign, state: missing > 0 ? "missing" : "held" }; // counted
      return { ...sign, state: at < held ? "held" : at < held + spared ? "spared" : "missing" };
    });
  });
}

const SIGNS: Record<string, (p: Parameters) => Sign[]> = {
  discount: (p) => [tribe(p.symbol), text("−", p.goods), ANY],
  noble_discount: (p) => [sym("a-noble"), text("−", p.goods), ANY],
  one_for_one: () => [sym("a-trader"), text("1:1")],
  hand_play: (p) => [sym("u-hand"), text("+", p.goods), ANY],
  stored_gold: (p) => tokenSigns({ gold: p.gold }),
  goods_card_bonus: (p) => [sym("g-", p.kind), text("+", p.amount), sym("g-", p.kind)],
  consolation: (p) => [text("0"), ANY, ARROW, text(p.goods), ANY],
  goods_per_cards: (p) => [text(p.every), CARD, ARROW, ANY],
  goods_per_free_spaces: (p) => [text(p.every, "□"), ARROW, ANY],
  choose: (p) => alternatives(p.options),
  robber_passage: () => [sym("f-robber"), sym("u-done")],
  fewer_targis: (p) => [sym("f-targi"), text("×", p.targis)],
  rearrange: (p) => [text(p.cards), CARD, text("⇄")],
  raid_immunity: () => [sym("a-raid"), sym("u-done")],
  raid_reward: (p) => [sym("a-raid"), text("+"), ...tokenSigns({ vp: p.vp })],
  vp_per_symbol: (p) => [
    ...(Number(p.every) > 2 ? [text(p.every), tribe(p.symbol)] : repeat(tribe(p.symbol), p.every)),
    text("+", p.vp),
    sym("g-vp"),
  ],
  vp_for_more_cards: (p) => [CARD, text("> +", p.vp), sym("g-vp")],
  vp_for_row_end: (p) => [text("□□□■ +", p.vp)],
  vp_for_cards: (p) => [text("≥", p.cards, " +", p.vp), sym("g-vp")],
  different_rows: (p) => [sym("r-different"), text("+", p.vp), sym("g-vp")],
  take: (p) => tokenSigns(p),
  reveal_goods: (p) => [text(p.cards), sym("back-goods"), ARROW, text(p.take)],
  water_per_symbol: (p) => [tribe(p.symbol), ARROW, sym("g-water")],
  targia_bonus: (p) => [sym("f-targia"), text("+", p.water), sym("g-water")],
  water_place_bonus: (p) => [sym("a-water_place"), text("+", p.water), sym("g-water")],
  water_discount: (p) => [CARD, text("−", p.water), sym("g-water")],
  noble_gold_substitute: () => [sym("a-noble"), sym("g-gold"), text("="), sym("g-water"), ANY],
  cheap_gold: () => [sym("a-trader"), text("2:1"), sym("g-gold")],
  smith_bonus: (p) => [sym("a-silversmith"), text("+", p.exchanges)],
  exchange: () => [ANY, text("⇄"), ANY],
  reveal_tribe: () => [text("+1"), CARD],
  discard_pile_card: () => [sym("a-tribal_expansion"), CARD],
  free_rejection: () => [sym("a-tribal_expansion"), text("0"), sym("g-water")],
  hand_play_once: () => [sym("u-hand"), ARROW, CARD],
  swap: () => [CARD, text("⇄"), CARD],
  opposite_passage: () => [sym("f-targi"), text("⇅"), sym("u-done")],
  shared_dune: () => [sym("dune"), text("×2")],
  renew_dunes: () => [sym("dune"), text("↻")],
  dune_bonus: (p) => [sym("dune"), text("+", p.water), sym("g-water")],
  raid_discount: (p) => [sym("a-raid"), text("−", p.goods), ANY],
  raid_pass: () => [sym("a-raid"), sym("u-blocked")],
  vp_per_tokens: (p) => [
    ...(Number(p.every) > 1 ? [text(p.every)] : []),
    p.kind === "goods" ? ANY : sym("g-", p.kind),
    text("+", p.vp),
    sym("g-vp"),
  ],
  vp_per_column: (p) => [text("⫶ +", p.vp), sym("g-vp")],
  vp_for_plain_rows: (p) => [text("▭ +", p.vp), sym("g-vp")],
  vp_for_all_symbols: (p) => [text("5≠ +", p.vp), sym("g-vp")],
  centre_tribe: () => [text("▦"), ARROW, CARD],
  display_for_water: (p) => [...tokenSigns({ water: p.water }), ARROW, CARD],
  pick_tribe: (p) => [text(p.cards), CARD, ARROW, text("1, −", p.goods), ANY],
  hand_play_reduced: (p) => [sym("u-hand"), text("−", p.goods), ANY, text("/"), sym("g-gold")],
  swap_or_exchange: () => [CARD, text("⇄"), sym("u-hand")],
  joker: (p) => [...tokenSigns({ water: p.water }), ARROW, sym("r-different")],
  free_border: () => [sym("f-targi"), ARROW, text("▢")],
  opponents_border: () => [sym("f-targi"), text("≠"), ARROW, text("▢")],
  targia_uses: (p) => [sym("f-targia"), text("×", p.uses)],
  centre_goods: (p) => [sym("back-goods"), text("×", p.times)],
  sell_pairs: (p) => [text(p.times, "×"), text("2"), ANY, ARROW, sym("g-gold")],
};

/** The signs of all effects; a word of a later version has none, and the sentence says it. */
export function signsOf(card: TribeCard | DuneCard): Sign[] {
  return card.effects.flatMap((effect, at) => {
    const signs = SIGNS[effect.word]?.(effect.parameters) ?? [];
    return at > 0 && signs.length > 0 ? [text("·"), ...signs] : signs;
  });
}

/** How wide a row of signs is, in the height of its letters: small cards make it fit by that. */
export function widthOf(signs: readonly Sign[]): number {
  return signs.reduce((sum, sign) => sum + ("symbol" in sign ? 1.35 : Array.from(sign.text).reduce(addLetter, 0.1)), 0);
}

function addLetter(sum: number, letter: string): number {
  if (letter === " ") return sum + 0.35;
  return sum + (/[\d/:,]/.test(letter) ? 0.7 : 0.9); // arrows and squares are wide
}

function repeat(sign: Sign, times: unknown): Sign[] {
  return Array<Sign>(Number(times)).fill(sign);
}

function alternatives(options: Parameters[string] | undefined): Sign[] {
  if (!Array.isArray(options)) return [];
  return options.flatMap(([kind, amount], at) => [
    ...(at > 0 ? [text("/")] : []),
    ...tokenSigns({ [kind]: amount }, 1),
  ]);
}
