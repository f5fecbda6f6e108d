/** One table as this browser knows it: the live stream made into state that pages draw. */
import { get, keyed, ProblemError } from "../api/http.ts";
import type {
  ChatLine,
  Clocks,
  Coach,
  Entry,
  Hello,
  Log,
  Message,
  Odds,
  Present,
  Refused,
  TableView,
  Update,
  You,
} from "../api/messages.ts";
import { Stream } from "../api/stream.ts";
import { namesOf, tellEntry } from "../story/story.ts";
import type { Reader, Told } from "../story/telling.ts";
import { seatName } from "../words/names.ts";
import { t, words } from "../words/words.svelte.ts";
import { familyOf } from "./families.ts";
import type { Acted, Chance, Material } from "./family.ts";
import { keptOf } from "./kept.ts";
import { someWords } from "./secrets.ts";
import { Stage } from "./stage.svelte.ts";
import type { GameState, SeatInfo } from "./types.ts";

/** One line of the log with the entry that it comes from. */
export interface Line extends Told {
  seq: number;
  version: number;
}

type ChanceOf = (entry: Entry) => Chance | null;

interface Waiting {
  command: Record<string, unknown>;
  done: (table: string | null) => void;
  refused: (problem: ProblemError) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** An answer that takes longer is marked. */
const OVERDUE_MS = 2000;
/** Whoever wants to be asked before a mistake waits so long for the coach, and no longer. */
const COUNSEL_MS = 2000;

export type Connection = "opening" | "open" | "lost" | "over";

export class LiveTable {
  connection = $state<Connection>("opening");
  /** Why nothing can be shown, as a code. */
  trouble = $state<string | null>(null);
  failures = $state(0);
  /** The device itself says that it has no network. */
  offline = $state(false);
  /** A command waits for its answer for longer than it should. */
  overdue = $state(false);
  table = $state.raw<TableView | null>(null);
  you = $state.raw<You>({ visitor: null, seats: [], host: false });
  present = $state.raw<Present>({ seats: [], watchers: 0 });
  chat = $state.raw<ChatLine[]>([]);
  lines = $state.raw<Line[]>([]);
  /** Every act that was shown, less those taken back. */
  acts = $state.raw<Acted[]>([]);
  clocks = $state.raw<Clocks | null>(null);
  undo = $state<number | null>(null);
  odds = $state.raw<Odds | null>(null);
  /** What the strongest bot thinks of this decision, once it was asked. */
  coach = $state.raw<Coach | null>(null);
  coachSpeaks = $state("");
  pending = $state(false);
  /** The story before one came is here: `acts` are all acts. */
  complete = $state(false);
  material = $state.raw<Material | null>(null);
  readonly stage = new Stage();
  /** Called with every line as it is shown, and when a stale choice was refused. */
  tell: (lines: Line[]) => void = () => {};
  #stream: Stream;
  #seq: number | null = null;
  #version = 0;
  #offset = 0;
  #waiting = new Map<string, Waiting>();
  #heard = Promise.resolve();
  /** What `lines` tell of, and where somebody here was passed over. */
  #entries: Entry[] = [];
  #passed = new Map<Entry, Chance>();
  #coaching: Promise<Coach> | null = null;
  #coachedAbout = "";

  constructor(
    readonly id: string,
    readonly key: string | null,
  ) {
    this.#stream = new Stream(id, key, {
      // Messages are taken one after the other: the first one has to fetch cards or chart.
      hear: (message) => void (this.#heard = this.#heard.then(() => this.#hear(message))),
      up: () => void (this.connection = "open"),
      down: (failures) => {
        if (this.connection === "open") this.connection = "lost";
        this.failures = failures;
        this.offline = !navigator.onLine;
      },
      over: (code) => {
        this.connection = "over";
        this.trouble = code;
      },
      since: () => this.#seq,
    });
  }

  /** Sends a command and resolves when it is kept; after a lost connection it is sent again by itself. */
  command(what: Record<string, unknown>): Promise<string | null> {
    const id = someWords();
    const command = { id, ...what };
    return new Promise((done, refused) => {
      const timer = setTimeout(() => (this.overdue = true), OVERDUE_MS);
      this.#waiting.set(id, { command, done, refused, timer });
      this.#stream.send(command);
    });
  }

  async act(action: string): Promise<void> {
    this.pending = true;
    try {
      await this.command({ do: "act", version: this.#version, action });
    } finally {
      this.pending = false;
    }
  }

  takeBack(): Promise<string | null> {
    return this.command({ do: "undo", version: this.#version });
  }

  async askOdds(): Promise<void> {
    const version = this.#version;
    const odds = await get<Odds>(keyed(`/api/tables/${this.id}/odds`, this.key));
    if (version === this.#version) this.odds = odds;
  }

  /** Asks once for a position and a language, and not about what one is just doing. */
  async askCoach(): Promise<void> {
    const version = this.#version;
    const { language } = words;
    const about = `${version} ${language}`;
    if (this.#coachedAbout !== about || !this.#coaching) {
      if (this.pending) return;
      this.#coachedAbout = about;
      this.#coaching = get<Coach>(`/api/tables/${this.id}/coach?lang=${language}`);
    }
    const coaching = this.#coaching;
    const coach = await coaching.catch((trouble: unknown) => {
      if (this.#coaching === coaching) this.#coaching = null; // it may be asked again
      throw trouble;
    });
    if (coach.version !== version || version !== this.#version) return;
    this.coach = coach;
    this.coachSpeaks = language;
  }

  /** What the coach thinks, if it was asked and answers in time. */
  async counsel(): Promise<Coach | null> {
    if (this.coach || !this.#coaching) return this.coach;
    this.pending = true;
    const late = new Promise((done) => setTimeout(done, COUNSEL_MS));
    await Promise.race([this.#coaching.catch(() => {}), late]);
    this.pending = false;
    return this.coach;
  }

  /** Whether a person who plays bots alone, with hints, has to choose: then the strongest may be asked. */
  get coached(): boolean {
    const { table, you } = this;
    if (!table?.hints || table.lesson || you.seats.length !== 1 || !this.asked) return false;
    if ((this.stage.state?.legal.length ?? 0) < 2) return false;
    return table.seats.every((seat, i) => seat.kind === "bot" || you.seats.includes(i));
  }

  /** Whether bots move now and nobody else would be hurried. */
  get maySkip(): boolean {
    const { state, skipping } = this.stage;
    if (this.table?.status !== "running" || this.table.lesson || skipping || !this.waits) return false;
    const alone = this.table.seats.every((seat, i) => seat.played_by === "bot" || this.you.seats.includes(i));
    return alone && state !== null && !this.table.paused;
  }

  /** On to one's own turn. */
  skip(): void {
    this.stage.skip();
    // One's turn may have come meanwhile: then there is nothing to skip.
    this.command({ do: "skip" }).catch(() => {});
  }

  /** The key for links that others may open: the one in our own link, or the one of our table. */
  get shared(): string | null {
    return this.table?.public ? null : (this.key ?? this.table?.key ?? null);
  }

  /** The whole story once more, in the language that is spoken now. */
  retell(): void {
    this.lines = this.#linesOf(this.#entries, (entry) => this.#passed.get(entry) ?? null);
  }

  close(): void {
    this.#stream.close();
    this.stage.stop();
  }

  /** To whom the story is told: the only person at this device is `you`. */
  get reader(): Reader {
    const own = this.you.seats.length === 1 ? this.you.seats[0]! : null;
    return { names: this.table ? namesOf(this.table) : [], you: own };
  }

  get playing(): boolean {
    return this.you.seats.length > 0;
  }

  /** Whether there is a chat, and somebody else to talk to: bots and guests at one device need none. */
  get talks(): boolean {
    const people = this.table?.seats.filter((seat) => seat.kind !== "bot" && !seat.guest) ?? [];
    return this.table?.chat !== "off" && people.length > 1;
  }

  /** The seats that somebody at this device plays; no bot stands in there. */
  get #own(): number[] {
    return this.you.seats.filter((seat) => this.table?.seats[seat]?.played_by === "human");
  }

  /** Whether somebody at this device has to decide, now that everything before has been shown. */
  get asked(): boolean {
    const { state, busy } = this.stage;
    if (!state || busy || this.table?.status !== "running" || this.table.paused) return false;
    return state.decider !== null && this.#own.includes(state.decider) && state.legal.length > 0;
  }

  /** The seat from whose side the table is seen. */
  get view(): number {
    const decider = this.stage.state?.decider ?? null;
    if (decider !== null && this.you.seats.includes(decider)) return decider;
    return this.you.seats[0] ?? 0;
  }

  /** The seats as the table shows them, with their clocks at this moment. */
  seats(now: number): SeatInfo[] {
    return (this.table?.seats ?? []).map((seat, i) => ({
      seat: i,
      name: seatName(seat, i),
      kind: seat.kind,
      playedBy: seat.played_by,
      level: seat.level,
      mine: this.you.seats.includes(i),
      you: this.you.seats.length === 1 && this.you.seats[0] === i,
      guest: seat.guest,
      connected: seat.kind === "bot" || (this.present.seats[i] ?? false),
      clock: this.clockOf(i, now),
    }));
  }

  /** Milliseconds until the one who decides may be nudged; null where nobody may be. */
  nudgeIn(now: number): number | null {
    const moment = this.clocks?.nudge ?? null;
    if (moment === null || this.nudged || !this.waits) return null;
    return Math.max(0, moment - now - this.#offset);
  }

  /** Whether the one who decides was nudged. */
  get nudged(): boolean {
    return (this.clocks?.nudged ?? null) !== null;
  }

  /** Whether somebody at this device plays and waits for another. */
  get waits(): boolean {
    const decider = this.stage.state?.decider ?? null;
    return decider !== null && this.#own.length > 0 && !this.you.seats.includes(decider);
  }

  clockOf(seat: number, now: number): number | null {
    const left = this.clocks?.left[seat] ?? null;
    // A move a day: time begins with the move, and nobody else has a clock.
    if (this.table?.clock.kind === "correspondence" && this.clocks?.running !== seat) return null;
    if (left === null || !this.clocks || this.clocks.running !== seat || this.table?.paused) return left;
    return Math.max(0, left - Math.max(0, now + this.#offset - this.clocks.at));
  }

  async #hear(message: Message): Promise<void> {
    switch (message.type) {
      case "hello":
        return this.#greeted(message);
      case "update":
        return this.#updated(message);
      case "done":
        this.#take(message.id)?.done(message.table ?? null);
        return;
      case "refused":
        return this.#refused(message);
      case "presence":
        this.present = message.present;
        return;
      case "bye":
        return;
    }
  }

  async #greeted(hello: Hello): Promise<void> {
    this.material ??= await familyOf(hello.table.game).open(hello.table, this.key);
    const known = this.#seq;
    this.#seq = hello.seq;
    this.#moved(hello.version);
    this.table = hello.table;
    this.you = hello.you;
    this.present = hello.present;
    this.chat = hello.chat;
    this.#facts(hello.clocks, hello.undo);
    this.stage.set(hello.state, hello.offers, hello.prices);
    if (known === null) void this.#readLog(hello);
    else {
      const missed = hello.missed.filter((entry) => entry.seq > known);
      this.#told(missed, this.#past(missed, hello.state));
    }
    // What was not answered before the line broke is sent again; the server does it once.
    for (const { command } of this.#waiting.values()) this.#stream.send(command);
  }

  #updated(update: Update): void {
    if (this.#seq !== null && update.seq <= this.#seq) return;
    this.#seq = update.seq;
    const moved = this.#moved(update.version);
    if (update.table) this.table = update.table;
    if (update.you) this.you = update.you;
    this.#facts(update.clocks, update.undo);
    const { entry } = update;
    if (entry.kind === "chat") {
      const { seq, at, visitor, name, text } = entry;
      this.chat = [...this.chat, { seq, at, visitor, name: name ?? "", text }];
    }
    if (!update.state || !moved) return this.#told([entry]);
    const events = entry.kind === "undo" ? [] : entry.events;
    this.stage.push({
      batch: { action: entry.action, seat: entry.seat, events, after: update.state },
      offers: update.offers,
      prices: update.prices,
      shown: () => this.#told([entry], () => this.stage.batch),
    });
  }

  #refused(refusal: Refused): void {
    if (refusal.state && refusal.version > this.#version) {
      this.#moved(refusal.version);
      this.stage.set(refusal.state, refusal.offers ?? []);
    }
    const waiting = refusal.id === null ? undefined : this.#take(refusal.id);
    waiting?.refused(new ProblemError(refusal.code, refusal.error));
  }

  /** Odds and the coach's word are of one version and go with it; whether this is another one. */
  #moved(version: number): boolean {
    const moved = version !== this.#version;
    this.#version = version;
    if (moved) this.odds = this.coach = this.#coaching = null;
    return moved;
  }

  #take(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    clearTimeout(waiting?.timer);
    if (this.#waiting.size === 0) this.overdue = false;
    return waiting;
  }

  #facts(clocks: Clocks, undo: number | null): void {
    this.clocks = clocks;
    this.undo = undo;
    // Clocks tick by the server's time; what a message needs to get here is small against a second.
    this.#offset = clocks.at - Date.now();
  }

  #linesOf(entries: readonly Entry[], chanceOf: ChanceOf): Line[] {
    const material = this.material;
    if (!material) return [];
    return entries.flatMap((entry) => {
      const told = tellEntry(entry, material, this.reader);
      const { lesson, moment } = this.table ?? {};
      if (entry.kind === "start" && moment)
        told.splice(1, 0, { type: "moment", text: t("web-entry-moment", { n: moment.act }) });
      else if (entry.kind === "start" && !lesson) told.splice(1, 0, this.#sealed());
      const chance = chanceOf(entry);
      const passed = chance && material.passed?.(chance, this.you.seats);
      if (passed) this.#passed.set(entry, chance);
      // It belongs to the turn that ends here, not to the next one or to what comes after the end.
      const next = told.findIndex(({ type }) => type === "turn" || type === "over");
      if (passed) told.splice(next < 0 ? told.length : next, 0, { type: "passed", text: passed });
      return told.map((line) => ({
        ...line,
        seat: line.seat ?? entry.seat,
        seq: entry.seq,
        version: entry.version,
      }));
    });
  }

  /** What the server had promised when the cards were cut, as this browser has seen it. */
  #sealed(): Told {
    const hash = keptOf(this.id)?.commitment ?? this.table?.commitment ?? "";
    return { type: "sealed", text: t("web-entry-sealed", { hash }) };
  }

  #past(entries: readonly Entry[], now: GameState | null): ChanceOf {
    return (now && this.material?.past?.(entries, now)) ?? (() => null);
  }

  #told(entries: readonly Entry[], chanceOf: ChanceOf = () => null): void {
    this.acts = actsOf(entries, this.acts);
    this.#entries.push(...entries);
    const lines = this.#linesOf(entries, chanceOf);
    if (lines.length === 0) return;
    this.lines = [...this.lines, ...lines];
    this.tell(lines);
  }

  /** The story before one came, for the log panel. */
  async #readLog({ seq, state }: Hello): Promise<void> {
    try {
      const log = await get<Log>(keyed(`/api/tables/${this.id}/log`, this.key));
      const before = log.entries.filter((entry) => entry.seq <= seq);
      this.#entries.unshift(...before);
      this.lines = [...this.#linesOf(before, this.#past(before, state)), ...this.lines];
      this.acts = [...actsOf(before, []), ...this.acts];
      this.complete = true;
    } catch {
      // The table can be played without its past; it is asked for again with the next visit.
    }
  }
}

/** The acts before with those of the entries; what was taken back is gone. */
function actsOf(entries: readonly Entry[], before: Acted[]): Acted[] {
  const acts = [...before];
  for (const { kind, seat, events } of entries) {
    if (kind === "act") acts.push({ seat, events });
    else if (kind === "undo") acts.pop();
  }
  return acts;
}
