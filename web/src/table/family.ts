/** What a family of games brings to the browser: declared once, in its own folder, and asked for by `familyOf`. */
import type { Component } from "svelte";
import type { Entry, Event, Odds, Offer, TableView } from "../api/messages.ts";
import type { Wish } from "../pages/new/wish.svelte.ts";
import type { Figure, Section } from "../pages/rules/section.ts";
import type { IconName } from "../parts/Icon.svelte";
import type { Reader, Told } from "../story/telling.ts";
import type { Batch, GameState, TableProps } from "./types.ts";

type Options = Record<string, unknown>;

/** Known before any table is open; every page has it, so the larger parts are fetched when they are wanted. */
export interface Family {
  /** Its sign in a list of tables, and on the button that begins a game. */
  icon: IconName;
  start: IconName;
  /** How wide a window is, in rem, that has a place for log and chat beside the table. */
  beside: number;
  /** The messages about the cut: what it is, why, and what is said while all are at it. */
  cut: { name: string; why: string; now: string };
  /** The keys of its table, with what they do. */
  keys(): [key: string, text: string][];
  /** Options of a game that begins at once, and those that were chosen in the form. */
  quick: Options;
  options?(wish: Wish): Promise<Options>;
  /** Which of its guided games fits these options, from 0. */
  lesson?(options: Options): number;
  /** The message that says how points ended the game; without one the server's words say it. */
  won?(options: Options): string;
  /** The message where nobody has. */
  nobody?(options: Options): string;
  table(): Promise<{ default: Component<TableProps> }>;
  open(table: TableView, key: string | null): Promise<Material>;
  /** Fetches what the first table needs. */
  prepare?(): Promise<unknown>;
  /** On the front page. */
  picture?: Component<{ game: string }>;
  /** In the form of a new table: a field, a box to check, and material of one's own. */
  form?(): Promise<{ Field?: FormPart; Check?: FormPart; Own?: FormPart }>;
  rules?(): Promise<{ sectionsOf: (game: string) => Section[]; Figure: Component<{ block: Figure }> }>;
}

type FormPart = Component<{ wish: Wish }>;

/** What one table is played with, and what its family has to say about it. */
export interface Material {
  tell: (events: readonly Event[], reader: Reader) => Told[];
  /** What the others did since one's last decision, in one line. */
  since?: (acts: readonly Acted[], mine: readonly number[], names: readonly string[]) => string;
  /** On what is played, where there is something to choose from. */
  about?: (options: Options) => string;
  odds?: (state: GameState) => OddsWords;
  /** What the acts among the entries did, as far as a log tells; `now` is the position after the last. */
  past?: (entries: readonly Entry[], now: GameState) => (entry: Entry) => Chance | null;
  /** Why somebody with a seat here was passed over, in one sentence; null where nobody was. */
  passed?: (chance: Chance, mine: readonly number[]) => string | null;
  /** Whether an act ends one's chance and shows what is hidden: then it cannot be taken back. */
  final?: (offer: Offer) => boolean;
  /** What may be news to a beginner, by name: `web-tip-…` says it. */
  tips?: (moment: Moment) => string[];
  /** In a replay: an event after which one looks at the table as it lies there, before the rest of the act. */
  halt?: {
    after: string;
    position: (before: GameState, after: GameState, event: Event) => GameState;
  };
  /** Where everybody's points came from, by seat; whether coins have decided, and what could be played next. */
  ending?: (state: GameState) => {
    from: string[];
    byCoins?: boolean;
    next?: { href: string; text: string };
  };
}

/** What one act did, between the positions before and after it. */
export type Chance<State extends GameState = GameState> = Pick<
  Batch<State>,
  "seat" | "events" | "before" | "after"
>;

/** A position as it has just been shown to those who play at this device. */
export interface Moment<State extends GameState = GameState> {
  batch: Batch<State> | null;
  state: State;
  offers: readonly Offer[];
  asked: boolean;
  mine: readonly number[];
}

/** One act with all that it did. */
export interface Acted {
  seat: number | null;
  events: readonly Event[];
}

/** Which chances are shown, and the words around them: `none` instead, `head` above, `why` below; a card's name. */
export interface OddsWords {
  kinds: readonly (keyof Odds)[];
  none?: string;
  head?: string;
  why: string;
  card(name: string): string;
}
