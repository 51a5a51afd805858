// What server and client send each other. Made by tools/wire_types.py from src/targi/server/wire,
// which says more about single fields, as does docs/protocol.md. Do not edit: change it there, run
// the tool, and let the compiler find what else must change.

export const PROTOCOL = 1;
/** How a connection to a table that is not there is closed. */
export const NO_TABLE = 4404;

export type Box = "base" | "expansion";

export type Seat = "blue" | "white";

export type SeatKind = "me" | "friend" | "open" | "bot";

export type First = "blue" | "white" | "random";

export type End = "completed" | "resigned" | "agreed" | "abandoned";

export type Winner = "blue" | "white" | "draw";

export type Against = "bot" | "person" | "self";

export type Amounts = Record<string, number>;

export type Cell = readonly [number, number];

export type TableStatus = "waiting" | "playing" | "over" | "closed";

export type EmoteName = "hello" | "well_played" | "thanks" | "oops" | "thinking" | "good_game";

/** Something of each player. */
export interface BySeat<T> {
  blue: T;
  white: T;
}

/** What is to be said: a message of the Fluent files and what fills its gaps. */
export interface Phrase {
  id: string;
  gaps?: Record<string, Gap>;
}

export type Gap = string | number | Phrase | readonly Phrase[];

/** What is played, option by option, as in docs/positions.md. */
export interface RulesetOptions {
  box: Box;
  start: "normal" | "easier";
  targia: "mirrored" | "literal";
  tiebreak: "goods" | "water";
  deck?: readonly string[];
  border?: Record<string, string>;
  cards?: string;
}

export type Ruleset = string | RulesetOptions;

/** Something of each pile. */
export interface ByPile<T> {
  goods: T;
  tribes: T;
  dunes: T;
}

/** Face-down cells from before their pile was shuffled, and the cards they can be. */
export interface HeldCells {
  cells: Cell[];
  cards: string[];
  shuffle: number;
}

/** What a player owns. */
export interface Player {
  dates: number;
  salt: number;
  pepper: number;
  gold: number;
  water: number;
  vp: number;
  hand: string | null;
  rows: string[][];
  stored_gold: number;
  action_markers: string[];
}

/** What a player has done in this round. */
export interface ThisRound {
  placed: (number | string)[];
  hand_taken: boolean;
  goods_from_cards: string[];
  bonuses: string[];
  targia_used: boolean;
  targis_allowed: number;
  targis_next: number;
}

/** One moment of a game. */
export interface Position {
  format: string;
  rules: number;
  ruleset: Ruleset;
  round: number;
  phase: "place" | "act" | "limit" | "raid" | "over";
  to_move: Seat | null;
  starting_player: Seat;
  last_round: boolean;
  robber: number;
  targia: number | null;
  centre: string[][];
  targis: BySeat<(number | string)[]>;
  markers: BySeat<Cell[]>;
  dunes: string[];
  piles: ByPile<string[]>;
  held: HeldCells[];
  shuffles: ByPile<number>;
  discards: ByPile<string[]>;
  players: BySeat<Player>;
  this_round: BySeat<ThisRound>;
  pending: Record<string, unknown>[];
}

/** A player's score as things stand, broken down by source. */
export interface Score {
  total: number;
  tokens: number;
  cards: number;
  effects: Amounts;
  rows: number[];
  water: number;
  joker?: string;
}

export type MayUndo = "freely" | "asking";

/** What never changes at a table. */
export interface About {
  table: string;
  rules: number;
  ruleset: Ruleset;
  cards: string | null;
  first: First | null;
  from_round: number | null;
  grace: number | null;
  commitment: string;
}

/** A seat and who sits there. */
export interface SeatNow {
  kind: SeatKind;
  name: string | null;
  level: string | null;
  taken: boolean;
  invited: number | null;
  ready: boolean;
  present: boolean;
  since: number;
  gone: boolean;
  gone_at: number | null;
  stand_in: string | null;
  may_undo: MayUndo | null;
}

/** An offer that stands; `to` is how many moves an undo would leave. */
export interface Offer {
  seat: Seat;
  number: number;
  to: number;
}

/** Who wants to play again, and the new table once both do. */
export interface RematchNow {
  asked: Seat[];
  table: string | null;
}

/** A sentence about what happened or would happen, and the rule it rests on. */
export interface Told {
  says: Phrase;
  rule: string;
  forced: boolean;
}

/** What a question is about. */
export interface Parameters {
  card?: string;
  cards?: number;
  goods?: number;
  limit?: number;
  marker?: string;
}

/** The question that a player is to answer. */
export interface Asked {
  name: string;
  rule: string;
  parameters: Parameters;
  says: Phrase;
  because?: readonly string[];
  mix?: Amounts;
}

/** Tokens that a card or dune leaves out of a cost; "goods" if the player chooses which. */
export interface Spared {
  kind: string;
  amount: number;
  cause: string;
}

/** A legal move: its text, its name, what it would do and cost. */
export interface Legal {
  move: string;
  says: Phrase;
  does: Told[];
  because?: string[];
  pays?: Amounts;
  spares?: Spared[];
}

/** What a card costs a player: what is left out, what is then to pay, and what is missing. */
export interface Price {
  pays?: Amounts;
  spares?: Spared[];
  missing?: Amounts;
}

/** How the game ended and how it came to that, with what proves its cards. */
export interface Result {
  end: End;
  by: Seat | null;
  winner: Winner;
  points: BySeat<number[]>;
  secret: string;
  nonces: string[];
  key: string;
}

/** The moment after an entry. What is left out has not begun, or is no part of the past. */
export interface Now {
  number: number;
  at: number;
  state: TableStatus;
  seats: BySeat<SeatNow>;
  to_move: Seat | null;
  since: number;
  draw: Offer | null;
  undo: Offer | null;
  rematch: RematchNow;
  position?: Position;
  scores?: BySeat<Score>;
  moves?: number;
  takebacks?: number;
  hints?: BySeat<number>;
  result?: Result | null;
  asked?: Asked | null;
  legal?: Legal[];
  prices?: Partial<Record<Seat, Record<string, Price[]>>>;
}

/** A cell of the centre, or a place in the player's display. */
export interface OnTable {
  centre?: Cell;
  display?: Cell;
}

export type Place = number | string | OnTable;

/** One thing that happened in the game, as docs/events.md has it. */
export interface GameEvent {
  name: string;
  rule: string;
  player?: Seat;
  card?: string;
  kind?: string;
  source?: Place;
  target?: Place;
  amount?: number;
  cause?: number | string;
  forced?: boolean;
}

/** The table was made. */
export interface Created {
  kind: "created";
  number: number;
  at: number;
  table: string;
}

/** Somebody sat down. */
export interface SeatTaken {
  kind: "seat_taken";
  number: number;
  at: number;
  seat: Seat;
  name: string;
}

/** The friend's seat has a new link, and the old one is over. */
export interface Invited {
  kind: "invited";
  number: number;
  at: number;
  seat: Seat;
}

/** A seat has given its bytes. */
export interface NonceGiven {
  kind: "nonce_given";
  number: number;
  at: number;
  seat: Seat;
}

/** The key is fixed, the cards are dealt. */
export interface Started {
  kind: "started";
  number: number;
  at: number;
  first: Seat;
  deal: readonly string[];
  nonces: string[];
  events: GameEvent[];
  told: Told[];
}

/** A decision, and the cards turned up after it. */
export interface Moved {
  kind: "moved";
  number: number;
  at: number;
  seat: Seat;
  move: string;
  up?: readonly string[];
  events: GameEvent[];
  told: Told[];
}

/** Moves were taken back until so many are left; and how many these were. */
export interface Undone {
  kind: "undone";
  number: number;
  at: number;
  seat: Seat;
  to: number;
  moves: number;
}

/** A player asks the other to let moves be taken back until so many are left. */
export interface UndoAsked {
  kind: "undo_asked";
  number: number;
  at: number;
  seat: Seat;
  to: number;
}

/** The other player allows it; `undone` follows. */
export interface UndoAllowed {
  kind: "undo_allowed";
  number: number;
  at: number;
  seat: Seat;
}

/** The other player does not allow it. */
export interface UndoRefused {
  kind: "undo_refused";
  number: number;
  at: number;
  seat: Seat;
}

/** A player offers a draw. */
export interface DrawOffered {
  kind: "draw_offered";
  number: number;
  at: number;
  seat: Seat;
}

/** The other player accepts the draw; `finished` follows. */
export interface DrawAccepted {
  kind: "draw_accepted";
  number: number;
  at: number;
  seat: Seat;
}

/** The other player declines the draw. */
export interface DrawDeclined {
  kind: "draw_declined";
  number: number;
  at: number;
  seat: Seat;
}

/** A player gives up; `finished` follows. */
export interface Resigned {
  kind: "resigned";
  number: number;
  at: number;
  seat: Seat;
}

/** A player has no connection any more. */
export interface Left {
  kind: "left";
  number: number;
  at: number;
  seat: Seat;
}

/** A player is back, and decides again if a bot had played on. */
export interface Returned {
  kind: "returned";
  number: number;
  at: number;
  seat: Seat;
}

/** A player has been away for the grace time. */
export interface Gone {
  kind: "gone";
  number: number;
  at: number;
  seat: Seat;
}

/** A player claims the win because the other is gone; `finished` follows. */
export interface Claimed {
  kind: "claimed";
  number: number;
  at: number;
  seat: Seat;
}

/** A bot plays on for a player who is gone. */
export interface BotTookOver {
  kind: "bot_took_over";
  number: number;
  at: number;
  seat: Seat;
  level: string;
}

/** A player was told what the computer would play. */
export interface Hinted {
  kind: "hinted";
  number: number;
  at: number;
  seat: Seat;
}

/** The game is over, and the secret is revealed. */
export interface Finished {
  kind: "finished";
  number: number;
  at: number;
  end: End;
  by?: Seat;
  winner: Winner;
  secret: string;
}

/** A player wants to play again. */
export interface RematchAsked {
  kind: "rematch_asked";
  number: number;
  at: number;
  seat: Seat;
}

/** Both players want to play again, at this table. */
export interface RematchAgreed {
  kind: "rematch_agreed";
  number: number;
  at: number;
  table: string;
}

/** Nothing more happens here. */
export interface Closed {
  kind: "closed";
  number: number;
  at: number;
  reason: "withdrawn" | "idle";
}

export type Entry =
  | Created
  | SeatTaken
  | Invited
  | NonceGiven
  | Started
  | Moved
  | Undone
  | UndoAsked
  | UndoAllowed
  | UndoRefused
  | DrawOffered
  | DrawAccepted
  | DrawDeclined
  | Resigned
  | Left
  | Returned
  | Gone
  | Claimed
  | BotTookOver
  | Hinted
  | Finished
  | RematchAsked
  | RematchAgreed
  | Closed;

/** The `about` of a refusal; docs/protocol.md says which code has what. */
export interface Details {
  expected?: string;
  protocol?: number;
  reason?: string;
  rule?: string;
  says?: Phrase;
}

/** All there is to know, for a newcomer. */
export interface Snapshot {
  kind: "snapshot";
  protocol: number;
  about: About;
  you: readonly Seat[];
  now: Now;
}

/** What has happened, and the moment after it. */
export interface Entries {
  kind: "entries";
  you?: readonly Seat[];
  entries: Entry[];
  now: Now;
}

/** A player says something short. It is no entry: who comes later is not told. */
export interface Emoted {
  kind: "emoted";
  seat: Seat;
  emote: EmoteName;
}

/** What the computer would play in place of the one who has asked. */
export interface HintGiven {
  kind: "hint_given";
  id: string;
  number: number;
  move: string;
  says: Phrase;
  win: number;
  line: Told[];
}

/** A command was carried out, now or earlier. */
export interface Done {
  kind: "done";
  id: string;
  number: number;
}

/** A command was not carried out. */
export interface Refused {
  kind: "refused";
  id: string;
  code: string;
  number: number;
  about: Details;
}

export type ServerMessage = Snapshot | Entries | Emoted | HintGiven | Done | Refused;

/** The first message on every connection. Fields of later versions do not matter here. */
export interface Hello {
  kind: "hello";
  protocol: number;
  last?: number;
}

/** Sit down. */
export interface TakeSeat {
  kind: "take_seat";
  id: string;
  seat: Seat;
  expected: number;
  name: string;
}

/** Add random bytes, after seeing the commitment. */
export interface GiveNonce {
  kind: "give_nonce";
  id: string;
  seat: Seat;
  expected: number;
  nonce: string;
}

/** Play a move, by its text. */
export interface Move {
  kind: "move";
  id: string;
  seat: Seat;
  expected: number;
  move: string;
}

/** Take back what can be taken back without asking. */
export interface Undo {
  kind: "undo";
  id: string;
  seat: Seat;
  expected: number;
}

/** Ask to take back one's last move and what came after it. */
export interface AskUndo {
  kind: "ask_undo";
  id: string;
  seat: Seat;
  expected: number;
}

/** Let the opponent take back what was asked for. */
export interface AllowUndo {
  kind: "allow_undo";
  id: string;
  seat: Seat;
  expected: number;
}

/** Do not let the opponent take it back. */
export interface RefuseUndo {
  kind: "refuse_undo";
  id: string;
  seat: Seat;
  expected: number;
}

/** Offer to end the game without a winner; to an offer of the other, agree. */
export interface OfferDraw {
  kind: "offer_draw";
  id: string;
  seat: Seat;
  expected: number;
}

/** Agree to the draw that the opponent offers. */
export interface AcceptDraw {
  kind: "accept_draw";
  id: string;
  seat: Seat;
  expected: number;
}

/** Do not agree to a draw. */
export interface DeclineDraw {
  kind: "decline_draw";
  id: string;
  seat: Seat;
  expected: number;
}

/** Give up. */
export interface Resign {
  kind: "resign";
  id: string;
  seat: Seat;
  expected: number;
}

/** Claim the win: the opponent is gone. */
export interface Claim {
  kind: "claim";
  id: string;
  seat: Seat;
  expected: number;
}

/** Let a bot play on for the opponent, who is gone. */
export interface LetBotPlay {
  kind: "let_bot_play";
  id: string;
  seat: Seat;
  expected: number;
  level: string;
}

/** Ask for another game, the other player starting; or agree to that. */
export interface Rematch {
  kind: "rematch";
  id: string;
  seat: Seat;
  expected: number;
}

/** Withdraw a table before the game has started. */
export interface Close {
  kind: "close";
  id: string;
  seat: Seat;
  expected: number;
}

export type Command =
  | TakeSeat
  | GiveNonce
  | Move
  | Undo
  | AskUndo
  | AllowUndo
  | RefuseUndo
  | OfferDraw
  | AcceptDraw
  | DeclineDraw
  | Resign
  | Claim
  | LetBotPlay
  | Rematch
  | Close;

/** Say something short to everybody at the table. It leads to no entry, and is never late. */
export interface Emote {
  kind: "emote";
  id: string;
  seat: Seat;
  emote: EmoteName;
}

/** Ask what the computer would play in one's place. It is answered once, like an emote. */
export interface Hint {
  kind: "hint";
  id: string;
  seat: Seat;
  expected: number;
}

export type ClientMessage =
  | Hello
  | TakeSeat
  | GiveNonce
  | Move
  | Undo
  | AskUndo
  | AllowUndo
  | RefuseUndo
  | OfferDraw
  | AcceptDraw
  | DeclineDraw
  | Resign
  | Claim
  | LetBotPlay
  | Rematch
  | Close
  | Emote
  | Hint;

export type Tribe = "oasis" | "camel_rider" | "well" | "camp" | "targia";

/** What a card does: a word of docs/cards.md with its parameters, and in sentences. */
export interface Effect {
  word: string;
  parameters: Record<string, number | string | (readonly [string, number])[]>;
  timing: string;
  when: Phrase;
  says: Phrase;
}

/** What may be paid on top of a cost, and the points for it. */
export interface Extra {
  cost: Amounts;
  vp: number;
}

/** A tribe card. */
export interface TribeCard {
  kind: "tribe";
  id: string;
  box: Box;
  doubtful: boolean;
  heading: Phrase;
  entries: (readonly [Phrase, Phrase])[];
  name: Phrase;
  symbol: Tribe;
  vp: number;
  cost: Amounts;
  alternative: Amounts | null;
  extra: Extra | null;
  costs: Phrase;
  effects: Effect[];
}

/** A goods card. */
export interface GoodsCard {
  kind: "goods";
  id: string;
  box: Box;
  doubtful: boolean;
  heading: Phrase;
  entries: (readonly [Phrase, Phrase])[];
  name: Phrase;
  shows: Amounts;
  choices: Amounts[];
  gives: Phrase;
}

/** A border card. */
export interface BorderCard {
  kind: "border";
  id: string;
  box: Box;
  doubtful: boolean;
  heading: Phrase;
  entries: (readonly [Phrase, Phrase])[];
  name: Phrase;
  action: string;
  number: number;
  demands: Amounts[];
  asks: Phrase | null;
  does: Phrase;
}

/** A dune. */
export interface DuneCard {
  kind: "dune";
  id: string;
  box: Box;
  doubtful: boolean;
  heading: Phrase;
  entries: (readonly [Phrase, Phrase])[];
  name: Phrase;
  effects: Effect[];
}

export type Card = TribeCard | GoodsCard | BorderCard | DuneCard;

/** Cards by id, and border cards by box and number. */
export interface CustomCards {
  cards: Record<string, Card>;
  border: Record<string, Record<string, BorderCard>>;
}

/** Why something was not done. */
export interface Problem {
  code: string;
  about: Details;
}

/** Who is to sit on a seat: "me", a "friend" by link, anybody ("open"), or a "bot". */
export interface NewSeat {
  kind: SeatKind;
  name?: string | null;
  level?: string | null;
}

/** What a player wants to play, and with whom. */
export interface NewTable {
  blue: NewSeat;
  white: NewSeat;
  ruleset?: unknown;
  position?: unknown;
  cards?: string | null;
  first?: First | null;
  grace?: number | null;
}

/** A new table. The secrets are told once, to the one who made it, for the links to friends. */
export interface MadeTable {
  table: string;
  invitations: Partial<Record<Seat, string>>;
}

/** Who sits on a seat, or may sit there. */
export interface ListedSeat {
  kind: SeatKind;
  name: string | null;
  level: string | null;
  taken: boolean;
}

/** What a list shows of a table. Times are Unix times in ms. */
export interface Summary {
  table: string;
  state: TableStatus;
  ruleset: Ruleset;
  own_cards: boolean;
  blue: ListedSeat;
  white: ListedSeat;
  to_move: Seat | null;
  moves: number;
  winner: Winner | null;
  rematch: string | null;
  made_at: number;
  changed_at: number;
}

/** The same for somebody who sits there. */
export interface MyTable {
  table: string;
  state: TableStatus;
  ruleset: Ruleset;
  own_cards: boolean;
  blue: ListedSeat;
  white: ListedSeat;
  to_move: Seat | null;
  moves: number;
  winner: Winner | null;
  rematch: string | null;
  made_at: number;
  changed_at: number;
  you: readonly Seat[];
}

/** A new link for the friend, told once. The number says by which entry it holds. */
export interface Invitation {
  seat: Seat;
  secret: string;
  number: number;
}

/** Somebody wants to sit down: by a link, whose secret this is, or on an open seat. */
export interface TakeSeatRequest {
  name: string;
  secret?: string | null;
}

/** The seat that the visitor holds. */
export interface SeatTakenAnswer {
  seat: Seat;
  number: number;
}

/** Entries, the oldest first, and the moment after each, without what could be played then. */
export interface Past {
  entries: Entry[];
  moments: Now[];
}

/** A visitor; one who has done nothing yet is not known and has no name. */
export interface Me {
  known: boolean;
  name: string | null;
}

/** Another name. */
export interface NewName {
  name: string;
}

/** A game that the visitor has played to its end. */
export interface FinishedGame {
  number: number;
  table: string;
  there: boolean;
  at: number;
  box: Box;
  you: Seat;
  against: Against;
  opponent: string | null;
  level: string | null;
  points: BySeat<number>;
  rounds: number;
  end: End;
  winner: Winner;
}

/** Finished games, the latest first, and whether there are more. */
export interface GamesPage {
  games: FinishedGame[];
  more: boolean;
}

/** What the visitor's games of a box against a level, or against people, come to. */
export interface RecordLine {
  box: Box;
  against: Against;
  level: string | null;
  won: number;
  drawn: number;
  lost: number;
}

/** What makes another device one's own: once, and soon. */
export interface DeviceLink {
  secret: string;
  lasts: number;
}

/** Whom a link belongs to, so that nobody becomes somebody else without knowing. */
export interface LinkOwner {
  name: string;
  mine: boolean;
}

/** The secret of such a link, on the other device. */
export interface LinkSecret {
  secret: string;
}

/** What a client should know before it begins. */
export interface ServerInfo {
  protocol: number;
  levels: string[];
}

/** A custom card file, as text. */
export interface CardFile {
  cards: string;
  ruleset?: unknown;
}

/** The file will do: how records name it, and the cards that it changes. */
export interface CheckedCards {
  hash: string;
  changed: CustomCards;
}

export type StepKind = "show" | "do" | "refuse" | "spot";

export type AnswerKind = "made" | "refused" | "elsewhere";

/** A lesson in the list of all. */
export interface ListedLesson {
  id: string;
  ruleset: string;
  rules: readonly string[];
  steps: number;
  title: Record<string, string>;
  about: Record<string, string>;
}

/** What is told and lit in a step, and what it asks for. */
export interface LessonStep {
  id: string;
  rule: string;
  kind: StepKind;
  says: Record<string, string>;
  lights: readonly string[];
  spots: readonly string[];
  table: boolean;
}

/** A lesson with its steps. */
export interface Lesson {
  id: string;
  ruleset: string;
  rules: readonly string[];
  title: Record<string, string>;
  about: Record<string, string>;
  steps: LessonStep[];
}

/** A step, from 0, the player's moves since the last new position, and one that is tried. */
export interface LessonTry {
  step: number;
  moves: string[];
  move?: string | null;
}

/** The next move of the solution, and what it is called. */
export interface LessonHelp {
  move: string;
  says: Phrase;
}

/** The table as it is told now, what became of the move, and what would lead on. */
export interface LessonAnswer {
  messages: (Snapshot | Entries)[];
  solved: boolean;
  answer: AnswerKind | null;
  refused: Details | null;
  help: LessonHelp | null;
}
