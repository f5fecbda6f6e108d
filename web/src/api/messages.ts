/** Made by tools/web_sources.py from the Python sources; do not edit. */
/* prettier-ignore-start */

/** One happening. `what` is None for cards that nobody sees; `n` counts cards, coins, rounds or points. */
export interface Event {
  type: string;
  what: string | null;
  n: number;
  from: string | null;
  to: string | null;
  seat: number | null;
}

/** What everybody sees of a player; a family adds the fields of its own that may be seen. */
export interface OpenSeat {
  points: number;
}

/** What everybody sees of a table; a family adds the fields of its own that may be seen. */
export interface OpenState {
  game: string;
  phase: string;
  round: number;
  active: number;
  decider: number | null;
  start: number;
  players: OpenSeat[];
  legal: string[];
  winners: number[];
  options: Record<string, unknown>;
}

/** The next card or roll alone: of all that may come so many bust, of which so many can be repelled. */
export interface Risk {
  busts: number;
  repelled: number;
  of: number;
  lost: number;
}

/** One action of the seat that decides: what it means up to the next decision or revealed chance. Everything is that seat's own change, forced steps and empty piles included. `can` is false for what lies there and cannot be had: `why` says the reason as a code, and of the rest only what is known without it. Null is what chance decides (of a draw or roll all but `risk`) and what the game or the action has not. */
export interface Offer {
  action: string;
  can?: boolean;
  why?: string | null;
  cost?: number | null;
  discount?: number | null;
  fee?: number | null;
  pay?: number | null;
  coins?: number | null;
  points?: number | null;
  swords?: number | null;
  takes?: number | null;
  gets?: string[] | null;
  spends?: string[] | null;
  ends?: "chance" | "game" | "turn" | null;
  parts?: ([string, number])[] | null;
  risk?: Risk | null;
}

/** What taking `card` means for the seat that decides, for everybody at the table to see. `cost`, `discount`, `fee` and `pay` are those of the offer; `gain` is a ship's yield, traders' coins included (in the Dice Game the crosses that come by taking a piece, forced steps included); `can` whether it can be taken now; `skulls` those that come with a piece; `points` those of a green wheel; `full` that no box is left for a wheel. */
export interface Price {
  card: string;
  cost: number;
  discount: number;
  fee: number;
  pay: number;
  gain: number;
  can: boolean;
  skulls?: number;
  points?: number;
  full?: boolean;
}

/** A seat as everybody sees it. */
export interface CardPlayer {
  points: number;
  coins: number;
  swords: number;
  display: string[];
  ships: string[];
  old_coins: number;
}

/** How many of which card lie face down: since the last shuffle, and coins from before it. */
export interface Unseen {
  new: Record<string, number>;
  old: Record<string, number>;
}

/** A card game's state (notation, section 4). Given back as a position it plays on. */
export interface CardState {
  game: string;
  phase: string;
  round: number;
  active: number;
  decider: number | null;
  start: number;
  players: CardPlayer[];
  legal: string[];
  winners: number[];
  options: Record<string, unknown>;
  revealed: string | null;
  drawn: number;
  takes_left: number;
  harbor: string[];
  expeditions: string[];
  draw: number;
  discard: string[];
  end_called: boolean;
  idle: number;
  unseen: Unseen;
  colors: string[];
  tied: number[];
}

/** An offer of a card game; its coins come and go by price, ship, trader, fee, admiral, jester, reward. */
export interface CardOffer {
  action: string;
  can?: boolean;
  why?: string | null;
  cost?: number | null;
  discount?: number | null;
  fee?: number | null;
  pay?: number | null;
  coins?: number | null;
  points?: number | null;
  swords?: number | null;
  takes?: number | null;
  gets?: string[] | null;
  spends?: string[] | null;
  ends?: "chance" | "game" | "turn" | null;
  parts?: ([string, number])[] | null;
  risk?: Risk | null;
  kept?: boolean | null;
}

/** The board between the players: ships and wheels by color with their column, and the chest. */
export interface Board {
  ships: Record<string, string>;
  wheels: Record<string, string>;
  chest: boolean;
}

/** A player's sheet as everybody sees it; wheels are [free, circled, spent]. `next_skull` are the points of the next skull (0 while a green one is left; null: all are struck), `sudden_at` the pieces on the board with which the player wins at once (null: none do), `costs` the number fields that cost other than printed, `islands` those that are complete and have given points and person. */
export interface DicePlayer {
  points: number;
  swords: number;
  skulls: number;
  green_skulls: number;
  wheels: Record<string, number[]>;
  persons: string[];
  treasures: string[];
  orders: string[];
  took: string[];
  crossed: string[];
  painted: string[];
  next_skull: number | null;
  sudden_at: number | null;
  costs: Record<string, number>;
  islands: string[];
}

/** A Dice Game's state (notation, section 4). Given back as a position it plays on. */
export interface DiceState {
  game: string;
  phase: string;
  round: number;
  active: number;
  decider: number | null;
  start: number;
  players: DicePlayer[];
  legal: string[];
  winners: number[];
  options: Record<string, unknown>;
  chapter: number;
  roll: string | null;
  board: Board;
  takes_left: number;
  crosses_left: number;
  taken: string[];
  bust: boolean;
  handled: boolean;
  chance: number;
  used: string[];
  yellow: number;
  jesters_paid: boolean;
  todo: string[];
}

/** What comes of a roll that counts: `ship` or `wheel` (placed), `wheel-off` (taken off) or `bust`. Of a ship, `crosses` and `skulls` are what it would give the seat, as an offer to take it says them. */
export interface Landing {
  result: string;
  swords: number;
  crosses?: number;
  skulls?: number;
}

/** Where a sea field leads: the islands and treasures that it opens, or the nearest behind it. */
export interface Ahead {
  goals: string[];
  between: number;
}

/** An offer of the Dice Game, which has no coins; crosses left change by `crosses - crosses_lost`. */
export interface DiceOffer {
  action: string;
  can?: boolean;
  why?: string | null;
  cost?: number | null;
  discount?: number | null;
  fee?: number | null;
  pay?: number | null;
  coins?: number | null;
  points?: number | null;
  swords?: number | null;
  takes?: number | null;
  gets?: string[] | null;
  spends?: string[] | null;
  ends?: "chance" | "game" | "turn" | null;
  parts?: ([string, number])[] | null;
  risk?: Risk | null;
  crosses?: number | null;
  crosses_lost?: number | null;
  skulls?: number | null;
  wheels_got?: string[] | null;
  wheels_spent?: string[] | null;
  completes?: string[] | null;
  left?: number | null;
  ahead?: Ahead | null;
  sudden?: number | null;
  lands?: Landing | null;
}

/** A level that a game's bots can have, and the bot that plays it. */
export interface BotLevel {
  level: string;
  bot: string;
}

/** What is known of a game before it is played. */
export interface GameInfo {
  name: string;
  least_players: number;
  most_players: number;
  options: Record<string, unknown>;
  levels: BotLevel[];
  words?: Record<string, Record<string, string>>;
}

export interface Games {
  games: GameInfo[];
}

/** All cards of one name: coins and swords of a ship (swords null: skull), cost and points of a person. `needs` are the persons that an expedition asks for; `tax` says who gains after a tax increase. */
export interface CardInfo {
  name: string;
  type: string;
  role: string | null;
  color: string | null;
  cost: number | null;
  points: number | null;
  coins: number | null;
  swords: number | null;
  needs: string[];
  tax: string | null;
  copies: number;
}

export interface CardList {
  game: string;
  cards: CardInfo[];
}

/** An island with its person and its own fields; `via` are the last fields of its routes. */
export interface ChartIsland {
  person: string;
  colors: string[];
  points: number;
  fields: string[];
  start: boolean;
  via: string[];
  at?: [number, number];
}

/** A sea field, with what its kind has. */
export interface ChartField {
  kind: "color" | "number" | "order" | "plain" | "skull" | "treasure" | "wheel";
  next_to: string[];
  color?: string;
  points?: number;
  number?: number;
  order?: string;
  at?: [number, number];
}

/** A sea chart; islands, fields and wheel boxes by name. */
export interface ChartDrawing {
  name: string;
  chapter: number;
  islands: Record<string, ChartIsland>;
  fields: Record<string, ChartField>;
  skulls: number[];
  wheels: Record<string, number>;
}

/** A sea chart as data, in its full form (docs/charts.md). */
export interface ChartData {
  chart: ChartDrawing;
}

/** A sea chart of somebody's own as data, to be looked at. */
export interface GivenChart {
  chart: Record<string, unknown>;
}

/** A sea chart as it stands in a file, TOML or JSON (docs/charts.md). */
export interface ChartText {
  text: string;
}

/** What is wrong with a chart, to be said in other languages: `chart-fault-CODE` in our locales. */
export interface Fault {
  code: string;
  facts: Record<string, string>;
  key: string;
  line: number | null;
}

/** Every answer that is not 2xx: a code for programs, one English sentence for people. */
export interface Problem {
  code: string;
  error: string;
  fault?: Fault;
}

/** Done, and there is nothing to say about it. */
export interface Nothing {
}

/** The visitor who asks. */
export interface Me {
  visitor: string;
  name: string;
  created: number;
}

export interface NewName {
  name: string;
}

/** A one-time code that brings the visitor to another device. */
export interface MoveCode {
  code: string;
  until: number;
}

export interface UseCode {
  code: string;
}

/** A device that is the visitor: where a cookie of theirs lies. `seen` is told to the hour. */
export interface Device {
  id: string;
  about: string;
  created: number;
  seen: number;
  here: boolean;
}

export interface Devices {
  devices: Device[];
}

/** One line of chat; `text` is plain text, and null where it was deleted. */
export interface ChatLine {
  seq: number;
  at: number;
  visitor: string | null;
  name: string;
  text: string | null;
}

/** A review that the visitor has asked for. */
export interface OwnReview {
  table: string;
  asked: number;
  judge: string;
  done: boolean;
}

/** Everything the server keeps of a visitor. */
export interface OwnData {
  me: Me;
  devices: number;
  tables: TableLine[];
  chat: ChatLine[];
  reports: string[];
  device_list: Device[];
  reviews?: OwnReview[];
  dismissed?: string[];
  numbers?: Numbers | null;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  title: string;
  status: "cutting" | "over" | "running" | "waiting";
  seats: SeatLine[];
  clock: ClockRule;
  hints: boolean;
  created: number;
  changed: number;
  decider: number | null;
  ending: Ending | null;
  mine: number[];
  lesson?: string;
  moment?: Moment;
}

/** A seat in a list; `why` as in `SeatView`, and null in lines that were written before it was told. */
export interface SeatLine {
  kind: "bot" | "human" | "open";
  name: string;
  why?: "clock" | "deleted" | "left" | "resigned" | null;
}

/** How time is kept. `live`: `seconds` for the whole game, and `increment` more each time a player begins to decide. `correspondence`: `seconds` each time a player begins to decide. `none`: nobody is hurried, but see `patience` of the table. */
export interface ClockRule {
  kind?: "correspondence" | "live" | "none";
  seconds?: number;
  increment?: number;
}

/** How a table ended; `reason` as in the game's result where it was played to its end. */
export interface Ending {
  how: "abandoned" | "finished" | "resigned";
  winners: number[];
  points: number[];
  coins: number[] | null;
  rounds: number;
  reason: string | null;
}

/** A moment of a finished game: after so many acts. Who asks may need the `key` of its table. */
export interface Moment {
  table: string;
  act: number;
  key?: string;
}

/** What one's games come to. Won and expected are of all that count, the rest of those reviewed in full. Games that were abandoned, dismissed, guided, or played on from a moment do not count. */
export interface Numbers {
  games: number;
  won: number;
  expected: number;
  spread: number;
  reviewed: GameNumbers[];
  kinds: KindNumbers[];
  counting: number;
  left: number;
  reviewing: boolean;
  missing?: "numba" | null;
}

/** One reviewed game: what luck did to one's chance to win, and what one gave away by own choices. */
export interface GameNumbers {
  table: string;
  game: string;
  at: number;
  luck: number;
  error: number;
  given: number;
}

/** One's decisions of a kind in all reviewed games: how many were judged, and what they gave away. */
export interface KindNumbers {
  kind: string;
  decisions: number;
  given: number;
}

/** Who shall sit there: `me`, `guest` (another person at my device), `bot`, or `open` for who joins. */
export interface SeatWish {
  kind: "bot" | "guest" | "me" | "open";
  name?: string | null;
  level?: string | null;
}

/** A table to be opened. With `begin` it starts at once where no other person is needed. The proof of fairness is worth less then: the server has the cut before it shows its commitment. Who wants all of it opens the table, looks at the commitment, and sends the command `begin` with the cut. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  title?: string;
  public?: boolean;
  clock?: ClockRule;
  hints?: boolean;
  chat?: "all" | "off" | "seats";
  start?: number | null;
  pace?: number;
  patience?: number | null;
  begin?: boolean;
  cut?: string;
  lesson?: string;
  moment?: Moment;
}

/** Sits down: at `seat` or the first open one, and `guests` beside it at the same device. */
export interface Join {
  key?: string | null;
  seat?: number | null;
  guests?: string[];
}

/** One seat. `kind` says whose it is, `played_by` who moves now. A seat whose person is away is played by a bot of `level`; `why` says since when: `left`, `clock`, `resigned` or `deleted`. The person can take it back after `left` only. `reserved` is the visitor for whom a rematch keeps an open seat. `seal` is what a visitor has sealed, at their first seat, as soon as all have: to be noted before one's own cut is given. */
export interface SeatView {
  kind: "bot" | "human" | "open";
  name: string;
  visitor: string | null;
  guest: boolean;
  level: string | null;
  played_by: "bot" | "human" | "nobody";
  why: "clock" | "deleted" | "left" | "resigned" | null;
  reserved: string | null;
  sealed: boolean;
  cut: boolean;
  seal?: string;
}

/** A table without its game state; `key` is for those who sit there. */
export interface TableView {
  id: string;
  game: string;
  options: Record<string, unknown>;
  title: string;
  status: "cutting" | "over" | "running" | "waiting";
  seats: SeatView[];
  host: string | null;
  public: boolean;
  clock: ClockRule;
  hints: boolean;
  chat: "all" | "off" | "seats";
  start: number | null;
  pace: number;
  created: number;
  paused: boolean;
  votes: Record<string, number[]>;
  commitment: string;
  fairness: Fairness | null;
  ending: Ending | null;
  rematch: string | null;
  muted: string[];
  key?: string | null;
  patience?: number | null;
  lesson?: LessonView;
  moment?: Moment;
}

/** The opened proof (notation, section 7). */
export interface Fairness {
  commitment: string;
  secret: string;
  game: string;
  cuts: string[];
}

/** A guided game: its bubbles, and how many acts it takes. Whoever decides can only act as it asks. */
export interface LessonView {
  name: string;
  acts: number;
  bubbles: Bubble[];
}

/** A bubble in its place: after so many acts of the script. Without `do` it waits until it is read. */
export interface Bubble {
  after: number;
  say: string;
  at: string | null;
  do: string[];
  otherwise: string | null;
}

/** A page of tables, the latest first; `before` asks for the next page, null at the end. */
export interface Tables {
  tables: TableLine[];
  before: string | null;
}

/** Whether a game is to be gone from one's own list. */
export interface Dismissal {
  dismissed: boolean;
}

/** Whether all one's other games are to be reviewed, one after another. */
export interface TheRest {
  review: boolean;
}

/** A choice in words, and what it is worth to who decides: a share of the win. */
export interface ReviewChoice {
  action: string;
  label: string;
  worth: number;
}

/** One act under review: the chances of all before it, what luck did, and how good a choice it was. */
export interface ReviewStep {
  act: number;
  seat: number;
  chances: number[];
  luck: number[] | null;
  grade: string | null;
  best: string | null;
  title: string;
  why: string;
  choices: ReviewChoice[];
  chosen?: string | null;
}

/** A finished game under review, in words of the language asked for. `looking`, `looked`: a first look is made, or there; `waiting` (`place` reviews come first), `reviewing` and `reviewed`: the full one. `html` and `steps` are the best that is there, `made` names it: who sends it as `known` gets it once. `newer`: a newer judge could review the game again. `impossible`: `missing` says what is not there, `numba` or `game`. `key`: of a private table, for those who sit there to send a link. */
export interface Review {
  status: "failed" | "impossible" | "looked" | "looking" | "reviewed" | "reviewing" | "waiting";
  place?: number | null;
  progress?: number | null;
  made?: string | null;
  newer?: boolean;
  missing?: "game" | "numba" | null;
  title?: string;
  html?: string | null;
  steps?: ReviewStep[];
  key?: string | null;
}

/** Tells the operator of a line of chat, or of a name if `seq` is null. */
export interface Report {
  reason: string;
  seq?: number | null;
  visitor?: string | null;
}

/** Every command carries an id of the client's own: sent twice, it is done once and answered twice. */
export interface Command {
  do: "Command";
  id: string;
}

/** Plays for the seat that decides (one's own); `version` is the state that the client has seen. */
export interface Act {
  do: "act";
  version: number;
  action: string;
  id: string;
}

/** Takes back one's last act, where nothing hidden was seen since and nobody else has acted. */
export interface Undo {
  do: "undo";
  version: number;
  id: string;
}

/** Host, before the start: turns a seat into a bot's or an open one; a person who sat there is removed. */
export interface Sit {
  do: "sit";
  seat: number;
  kind: "bot" | "open";
  level?: string | null;
  id: string;
}

/** Gets up. Before the start the seat is open again; later a bot plays on and one may come back. */
export interface Leave {
  do: "leave";
  id: string;
}

/** Takes one's seats back from the bots that played on. */
export interface ComeBack {
  do: "come-back";
  id: string;
}

/** Host: all seats are taken, let the cards be cut; `cut` is the host's own if no other person plays. */
export interface Begin {
  do: "begin";
  cut?: string;
  id: string;
}

/** SHA-256 of the cut that this visitor will give. */
export interface Seal {
  do: "seal";
  hash: string;
  id: string;
}

/** The cut itself, once all are sealed. */
export interface GiveCut {
  do: "cut";
  cut: string;
  id: string;
}

/** Gives up one's seats for this game, or only `seat`. */
export interface Resign {
  do: "resign";
  seat?: number | null;
  id: string;
}

/** Agrees (or no longer agrees) to abandon or to pause the game; it happens when all who play agree. Who has not agreed and says no declines: the vote is over, and may be called again. */
export interface Vote {
  do: "vote";
  about: "abandon" | "pause";
  yes?: boolean;
  id: string;
}

/** Ends a pause. */
export interface Resume {
  do: "resume";
  id: string;
}

/** Asks the one who decides to go on when the table's patience is over; a minute later a bot stands in. */
export interface Nudge {
  do: "nudge";
  id: string;
}

/** How long bots shall wait before they act, for this visitor's eyes; null: as the table was made. The slowest wish of those who play counts. */
export interface Pace {
  do: "pace";
  pace?: number | null;
  id: string;
}

/** Bots shall not wait any more until this visitor decides. */
export interface Skip {
  do: "skip";
  id: string;
}

export interface Say {
  do: "chat";
  text: string;
  id: string;
}

/** Host: a visitor's chat is shown no more at this table. */
export interface Mute {
  do: "mute";
  visitor: string;
  muted?: boolean;
  id: string;
}

/** A new table with the same seats and rules, the next seat starting; the first who asks opens it. */
export interface Rematch {
  do: "rematch";
  id: string;
}

/** Milliseconds left for each seat (null: no clock) as they were at `at`; `running` counts down. Without a clock, `nudge` is the moment from which the one who decides may be nudged, and `nudged` the one at which it was done; null where it does not apply. */
export interface Clocks {
  running: number | null;
  left: (number | null)[];
  at: number;
  nudge?: number | null;
  nudged?: number | null;
}

/** One entry of a table's log, as everybody may read it. `kind`: `join`, `sit`, `leave`, `begin`, `seal`, `cut`, `start`, `act`, `undo`, `stand-in` (a bot takes over; `why` left or clock), `come-back`, `resign`, `vote`, `decline` (of a vote: it is over), `pause`, `resume`, `abandon`, `nudge` (`seat` is asked to go on), `pace`, `skip`, `chat`, `mute`, `rematch`, `delete` (a visitor's data were deleted). */
export interface Entry {
  seq: number;
  version: number;
  at: number;
  kind: string;
  seat: number | null;
  name: string | null;
  visitor: string | null;
  action: string | null;
  text: string | null;
  why: string | null;
  table: string | null;
  events: Event[];
}

/** Who the connection is at this table, and the pace of bots that was wished for. */
export interface You {
  visitor: string | null;
  seats: number[];
  host: boolean;
  pace?: number | null;
}

/** Which seats have their person connected, and how many only watch. */
export interface Present {
  seats: boolean[];
  watchers: number;
}

/** All that a client needs to show a table; `missed` are the entries since the number it asked from. `state` has more than every game has (card games send `CardState`, the Dice Game `DiceState`). `offers` say what each choice means (`CardOffer`, `DiceOffer`), only to the one who decides; where the table has no hints, without the odds. */
export interface Hello {
  type: "hello";
  seq: number;
  version: number;
  table: TableView;
  you: You;
  state: OpenState | null;
  prices: Price[];
  clocks: Clocks;
  undo: number | null;
  present: Present;
  chat: ChatLine[];
  missed: Entry[];
  offers: Offer[];
}

/** One entry happened. `state.legal` and `offers` are only for the one who decides; `table` comes if it changed. */
export interface Update {
  type: "update";
  seq: number;
  version: number;
  entry: Entry;
  state: OpenState | null;
  prices: Price[];
  clocks: Clocks;
  undo: number | null;
  table: TableView | null;
  you: You | null;
  offers: Offer[];
}

/** The command with this id is done and kept; it is entry `seq` of the log. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
  version: number;
  table?: string | null;
}

/** The command with this id is not done; the table stands as `version` and `state` say. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  error: string;
  version: number;
  state: OpenState | null;
  offers?: Offer[];
}

/** Somebody came or went; not numbered, not kept. */
export interface Presence {
  type: "presence";
  present: Present;
}

/** The server closes this stream; `code` says why, and whether to come again. */
export interface Bye {
  type: "bye";
  code: string;
  again: boolean;
}

/** A table's log from a number on. */
export interface Log {
  seq: number;
  entries: Entry[];
}

/** One act of a finished game with all that it did; acts taken back are absent. */
export interface Step {
  number: number;
  seat: number;
  action: string;
  events: Event[];
  state: OpenState;
}

/** A finished game to step through. */
export interface Replay {
  table: TableView;
  opening: Event[];
  first: OpenState;
  steps: Step[];
}

/** Chances of the next card or roll, from what everybody may know. `bust`: it would bust if not repelled; `bust_for_sure`: it would and cannot be repelled (in the library this is `bust`); card games have `tax`, `person`, `expedition`, `new_color` and `cards` (hidden cards by name with their chance), and the Dice Game, before a stop, `reach` (the chance that n pieces or more will lie there, by n, with the best answer to a roll that waits). While a ship or a roll waits, the others are of the card or roll after it, which is repelled if it can be; after a stop nothing can bust, for the next card or roll finds all cleared away. */
export interface Odds {
  version: number;
  seat: number;
  bust: number;
  bust_for_sure: number;
  tax?: number;
  person?: number;
  expedition?: number;
  new_color?: number;
  cards?: Record<string, number>;
  reach?: Record<string, number>;
}

/** One choice in words, what it costs, brings or risks, and the chance to win after it, 0 to 1. */
export interface CoachChoice {
  action: string;
  title: string;
  detail: string;
  win: number;
}

/** What the strongest bot thinks: the choices, the best first, and why in one sentence. A choice that gives away `limit` or more is a mistake. */
export interface Coach {
  version: number;
  choices: CoachChoice[];
  sentence: string;
  limit: number;
}

/** A message of the stream, and the types that it may name. */
export type Message = Hello | Update | Done | Refused | Presence | Bye;
export const MESSAGES = ["hello", "update", "done", "refused", "presence", "bye"] as const;
