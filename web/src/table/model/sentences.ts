// The whole table in sentences, section by section: the same phrases that Python makes of a position
// (targi.text.table), so that terminal and browser tell one thing in one way.

import { cardOf, type BorderCard } from "../../cards/cards";
import { sentencesOf } from "../../cards/describe";
import type { Now, Player, Position, Score, Seat } from "../../protocol/messages";
import { SEATS } from "../../protocol/messages";
import { phrase, type Phrase } from "../../words/phrases";
import { cardInWords, cardPhrase, hasMarker } from "./labels";
import { scoreSentence } from "./score_lines";

export type Names = Record<Seat, Phrase>;
export interface Section {
  heading: Phrase;
  sentences: Phrase[];
}

const KINDS = ["dates", "salt", "pepper", "gold", "water", "vp"] as const;
const NUMBERS = Array.from({ length: 16 }, (_, at) => at + 1);

export class TableWords {
  private readonly position: Position;
  private readonly scores: Record<Seat, Score>;

  constructor(
    now: Now,
    private readonly border: (number: number) => BorderCard,
    private readonly names: Names,
  ) {
    if (!now.position || !now.scores) throw new Error("the game has not started");
    this.position = now.position;
    this.scores = now.scores;
  }

  /** The whole table: headings, and the sentences below each. */
  sections(): Section[] {
    const { targia, discards } = this.position;
    const found = [
      section("course", this.course()),
      section(
        "border",
        NUMBERS.flatMap((number) => this.borderPlace(number)),
      ),
      section(
        "centre",
        this.cells((row, column) => this.centrePlace(row, column)),
      ),
      section("cards", this.openEffects()),
    ];
    if (targia != null) found.push(section("dunes", this.dunes()));
    const top = discards.tribes.at(-1);
    if (top) found.push(section("discards", [phrase("table-top-discard", { card: card(top) })]));
    const players = this.holdings().map(({ heading, sentences }, at) => ({
      heading,
      sentences: [scoreSentence(this.scores[SEATS[at] ?? "blue"], heading), ...sentences],
    }));
    return [...found, ...players];
  }

  /** Each player's name, and what the player holds. */
  holdings(): Section[] {
    return SEATS.map((seat) => ({ heading: this.names[seat], sentences: this.player(seat) }));
  }

  /** One place as moves name it (`5`, `2,1`, `D07`) with all that lies there, or nothing. */
  look(place: string): Phrase[] {
    if (/^\d+$/.test(place) && NUMBERS.includes(Number(place))) {
      const there = this.border(Number(place));
      const said = this.borderPlace(there.number);
      return there.asks ? said : [...said, there.does];
    }
    const [, row = "", column = ""] = /^([123]),([123])$/.exec(place) ?? [];
    if (row !== "") return this.lookAtCell(Number(row) - 1, Number(column) - 1);
    if (this.position.dunes.includes(place)) return [this.dunePlace(place), effectLine(place)];
    return [];
  }

  private course(): Phrase[] {
    const { round, last_round, robber, targia, starting_player } = this.position;
    const told = [
      phrase(last_round ? "table-last-round" : "table-round", { round }),
      phrase("table-robber", { card: this.border(robber).heading }),
    ];
    if (targia != null) told.push(phrase("table-targia", { card: this.border(targia).heading }));
    return [...told, this.nextRaid(), phrase("table-starting-player", { player: this.names[starting_player] })];
  }

  private nextRaid(): Phrase {
    const { robber } = this.position;
    const corner = NUMBERS.slice(robber - 1)
      .map(this.border)
      .find((one) => one.asks !== null);
    if (!corner?.asks) throw new Error(`no raid comes after border card ${robber}`);
    const asked = { number: corner.number, demands: corner.asks };
    if (corner.number === robber) return phrase("table-raid-now", asked);
    return phrase("table-next-raid", { round: (corner.number / 4) * 3, ...asked });
  }

  /** A border card and who stands there; of a corner also what its raid asks for. */
  private borderPlace(number: number): Phrase[] {
    const { heading, asks } = this.border(number);
    const figures = (["robber", "targia"] as const)
      .filter((figure) => this.position[figure] === number)
      .map((figure) => phrase(`table-${figure}-there`));
    const there = place(heading, [...figures, ...this.targis(number)]);
    if (!asks) return [there];
    const raid = phrase("table-corner", { place: heading, demands: asks });
    return figures.length > 0 ? [there, raid] : [raid];
  }

  private cells<T>(each: (row: number, column: number) => T): T[] {
    return [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => each(row, column)));
  }

  private centrePlace(row: number, column: number): Phrase {
    const id = this.position.centre[row]?.[column] ?? "";
    const markers = SEATS.filter((seat) => hasMarker(this.position, seat, [row, column])).map((seat) =>
      phrase("table-marker-there", { player: this.names[seat] }),
    );
    const down = phrase("table-face-down", { card: card(id) });
    const there = id.endsWith("?") ? down : cardInWords(cardOf(id));
    return place(phrase("place-centre", { row: row + 1, column: column + 1 }), [there, ...markers]);
  }

  private lookAtCell(row: number, column: number): Phrase[] {
    const id = this.position.centre[row]?.[column] ?? "";
    return [this.centrePlace(row, column), ...(hasEffect(id) ? [effectLine(id)] : [])];
  }

  private openEffects(): Phrase[] {
    const open = this.cells((row, column) => this.position.centre[row]?.[column] ?? "");
    return open.filter(hasEffect).map(effectLine);
  }

  private dunes(): Phrase[] {
    const { dunes } = this.position;
    if (dunes.length === 0) return [phrase("table-no-dunes")];
    return dunes.flatMap((id) =>
      this.targis(id).length > 0 ? [effectLine(id), this.dunePlace(id)] : [effectLine(id)],
    );
  }

  private dunePlace(id: string): Phrase {
    return place(card(id), this.targis(id));
  }

  /** What a player holds, the hand card and the display. */
  private player(seat: Seat): Phrase[] {
    const player = this.position.players[seat];
    const tokens = KINDS.filter((kind) => player[kind]).map((kind) => token(kind, player[kind]));
    const held = tokens.length > 0 ? "table-holds" : "table-holds-nothing";
    const told = [phrase(held, { player: this.names[seat], tokens })];
    if (player.stored_gold) {
      told.push(phrase("table-stored-gold", { tokens: [token("gold", player.stored_gold)] }));
    }
    told.push(player.hand ? phrase("table-hand", { card: card(player.hand) }) : phrase("table-hand-empty"));
    return [...told, ...display(player)];
  }

  private targis(where: number | string): Phrase[] {
    return SEATS.filter((seat) => this.position.targis[seat].includes(where)).map((seat) =>
      phrase("table-targi-there", { player: this.names[seat] }),
    );
  }
}

function display({ rows, action_markers }: Player): Phrase[] {
  const told = rows.map((ids, at) =>
    ids.length > 0
      ? phrase("table-row", { row: at + 1, cards: ids.map(card) })
      : phrase("table-row-empty", { row: at + 1 }),
  );
  const marked = action_markers.map(card);
  return marked.length > 0 ? [...told, phrase("table-action-markers", { cards: marked })] : told;
}

function section(name: string, sentences: Phrase[]): Section {
  return { heading: phrase(`table-heading-${name}`), sentences };
}

function place(where: Phrase, things: Phrase[]): Phrase {
  return phrase("table-place", { place: where, things: things.length > 0 ? things : [phrase("table-free")] });
}

function card(id: string): Phrase {
  return id.endsWith("?") ? phrase(`card-face-down-${id.slice(0, -1)}`) : cardPhrase(cardOf(id));
}

function hasEffect(id: string): boolean {
  if (id.endsWith("?")) return false;
  const found = cardOf(id);
  return found.kind === "tribe" && found.effects.length > 0;
}

/** A card and all that it does. */
function effectLine(id: string): Phrase {
  return phrase("table-effect", { card: card(id), text: phrase("sentences", { texts: sentencesOf(cardOf(id)) }) });
}

function token(kind: string, amount: number): Phrase {
  return phrase(`token-${kind}`, { amount });
}
