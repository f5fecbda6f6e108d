/** What a table component receives from the page around it, and what it gives back: the whole interface. */
import type { Event, Offer, OpenState, Price } from "../api/messages.ts";
import type { Material } from "./family.ts";

/** What the state of every game has; each family adds its own. */
export type GameState = OpenState;

/** A seat as the table shows it. */
export interface SeatInfo {
  seat: number;
  name: string;
  /** Whose seat it is, and who moves for it now. */
  kind: "human" | "bot" | "open";
  playedBy: "human" | "bot" | "nobody";
  /** How strong a bot is, or one that stands in: `web-level-…` says it in words. */
  level?: string | null;
  /** One of the seats of this device; `guest` is another person at it (hot seat). */
  mine: boolean;
  /** The only person at this device sits here. */
  you?: boolean;
  guest: boolean;
  connected: boolean;
  /** Milliseconds on the clock now, null without a clock. Counts down by itself. */
  clock: number | null;
}

/** One thing that happened, to be animated: the events lead from `before` to `after`. */
export interface Batch<State extends GameState = GameState> {
  /** Grows with every batch; a new number is a new animation. */
  number: number;
  /** What was played and by whom, null where nobody acted (the beginning, an undo). */
  action: string | null;
  seat: number | null;
  events: Event[];
  before: State;
  after: State;
}

/**
 * `play`: somebody at this device has a seat. `watch`: a spectator. `replay`: a finished game, stepped through;
 * a batch may then lead backwards or far ahead, with `events` empty.
 */
export type Mode = "play" | "watch" | "replay";

export interface TableProps<
  State extends GameState = GameState,
  Each extends Offer = Offer,
  Own extends Material = Material,
> {
  /** The position to show. It is `batch.after` where there is a batch. */
  state: State;
  /** The newest batch, or null: show the position as it is. */
  batch: Batch<State> | null;
  seats: SeatInfo[];
  /** The seat from whose side the table is seen: one's own, or the one of several at this device that decides. */
  view: number;
  mode: Mode;
  /** Whether somebody at this device has to decide now; then `state.legal` are the choices. */
  asked: boolean;
  /** A choice is on its way to the server: show it as made, offer nothing. */
  pending: boolean;
  /** What every choice of the seat that decides means, if that seat is at this device; else empty. */
  offers: Each[];
  /** What lies there and what it is worth to the seat that decides, for everybody to see. */
  prices?: Price[];
  /** Whether cards may fly and dice may roll; false also honors a hurry (many batches waiting). */
  moving: boolean;
  /** How fast: 1 as usual, 2 twice as fast (replay). Divide durations by it. */
  speed: number;
  /** What is played with, as its family has it. */
  material: Own;
  /** Nobody decides any more, also where the game was not played to its end. */
  ended?: boolean;
  /** What another player has done last, in words, and what all of them did since one's last decision. */
  caption?: string;
  since?: string;
  /** What one has chosen, in words, while it waits to be played: it can be dropped by `takeBack`. */
  held?: string;
  /** Plays an action of `state.legal`. `label` is what the button said, for the question before a move. */
  send: (action: string, label: string) => void;
  /** Takes one's last act back; null where the server does not allow it (any more). */
  takeBack?: (() => void) | null;
  /** On to one's own turn; null where nobody but bots moves, or nobody at all. */
  skip?: (() => void) | null;
  /** To be called when the animation of `batch` has ended; then the next one comes. */
  settled: (number: number) => void;
}
