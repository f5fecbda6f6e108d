/** The story of a batch as beats: what flies together, how long it takes, how the scene looks afterwards. */
import type { Event } from "../../api/messages.ts";
import type { Sound } from "../../sound/sound.ts";
import { applied, placeOf, type Cards, type Scene } from "./scene.ts";

/** One card on its way. Places are anchors of the table, the best one first (`card:12`, `coins:0`). */
export interface Flight {
  /** What is seen of it at the beginning and at the end; null is a card's back. */
  shows: string | null;
  becomes: string | null;
  from: string[];
  to: string[];
  /** The open card that appears when the flight has ended. */
  lands: number | null;
  delay: number;
  ms: number;
}

export interface Beat {
  kind: string;
  seat: number | null;
  what: string | null;
  flights: Flight[];
  /** Coins that are still in the air, by seat, and open cards on the way to the discard pile. */
  incoming: Record<number, number>;
  discarding: number;
  ms: number;
  sound: Sound | null;
  /** Whether a ship may bust this turn: the flip is held back a little. */
  tense: boolean;
  scene: Scene;
}

/** Events that happen in the same breath as the one before them. */
const TOGETHER: Record<string, readonly string[]> = {
  trade: ["income", "fee"],
  hire: ["pay", "fee"],
  give: ["give", "fulfil", "reward"],
  fulfil: ["reward"],
  sweep: ["sweep"],
  tax: ["tax", "relief"],
  relief: ["relief"],
  jester: ["jester"],
  admiral: ["admiral"],
  deal: ["deal"],
};

const SOUNDS: Record<string, Sound> = {
  reveal: "card",
  repel: "sword",
  bust: "bust",
  sweep: "card",
  trade: "coin",
  hire: "card",
  give: "card",
  tax: "coin",
  relief: "coin",
  jester: "coin",
  admiral: "coin",
  shuffle: "card",
  "end-called": "turn",
};

/** Beats without a flight that want to be seen for a moment. */
const PAUSES: Record<string, number> = { bust: 750, "end-called": 900, keep: 150, "tax-done": 0 };

const FLY_MS = 420;
const TENSE_MS = 720;
const COIN_MS = 380;
const STAGGER_MS = 60;
const MOST_COINS = 6; // more of them in the air at once are only a cloud
const LONGEST_MS = 3400; // the page waits 4 seconds

export function planned(before: Scene, events: readonly Event[], cards: Cards): Beat[] {
  const beats: Beat[] = [];
  let scene = before;
  for (const event of events) {
    const last = beats.at(-1);
    const joins = last && TOGETHER[last.kind]?.includes(event.type);
    const beat = joins ? last : begun(event, scene, cards);
    if (!joins) beats.push(beat);
    scene = added(beat, event, scene, cards);
  }
  return fitted(beats.filter((beat) => beat.ms > 0 || beat.kind === "turn" || beat.kind === "over"));
}

function begun(event: Event, scene: Scene, cards: Cards): Beat {
  return {
    kind: event.type,
    seat: event.seat,
    what: event.what,
    flights: [],
    incoming: {},
    discarding: 0,
    ms: PAUSES[event.type] ?? 0,
    sound: SOUNDS[event.type] ?? null,
    tense: event.type === "reveal" && scene.harbor.some((card) => cards[card.name]?.type === "ship"),
    scene,
  };
}

function added(beat: Beat, event: Event, scene: Scene, cards: Cards): Scene {
  const after = applied(scene, event, cards);
  beat.scene = after.scene;
  if (event.from === null || event.to === null) return after.scene;
  const source = placeOf(event.from);
  const target = placeOf(event.to);
  const id = after.moved?.id ?? null;
  const open = source.pile === "harbor" || source.pile === "expeditions" || source.pile === "display";
  const lands = target.pile === "discard" ? null : id;
  const times = event.type === "shuffle" ? MOST_COINS : Math.min(event.n, MOST_COINS);
  for (let i = 0; i < times; i += 1) {
    const delay = startOf(beat, event) + i * STAGGER_MS;
    const ms = beat.tense ? TENSE_MS : event.what === null || source.pile === "coins" ? COIN_MS : FLY_MS;
    beat.flights.push({
      shows: open ? event.what : null,
      becomes: event.what,
      from: open && id !== null ? [`card:${id}`, event.from] : [event.from],
      to: lands === null ? [event.to] : [`card:${lands}`, event.to],
      lands,
      delay,
      ms,
    });
    beat.ms = Math.max(beat.ms, delay + ms);
  }
  if (target.pile === "coins") {
    beat.incoming[target.seat] = (beat.incoming[target.seat] ?? 0) + event.n;
  }
  if (target.pile === "discard" && event.what !== null) beat.discarding += 1;
  return after.scene;
}

/** When a flight of a beat begins: what follows from another one a little later. */
function startOf(beat: Beat, event: Event): number {
  const last = beat.flights.at(-1);
  if (!last) return 0;
  if (event.type === beat.kind && event.type !== "give") return last.delay + STAGGER_MS;
  if (event.type === "income" || event.type === "fulfil") return 180;
  return last.delay + (event.type === "fee" || event.type === "reward" ? 160 : STAGGER_MS);
}

/** A long story is told faster, never longer than the page waits. */
function fitted(beats: Beat[]): Beat[] {
  const whole = beats.reduce((sum, beat) => sum + beat.ms, 0);
  if (whole <= LONGEST_MS) return beats;
  const share = LONGEST_MS / whole;
  return beats.map((beat) => ({
    ...beat,
    ms: beat.ms * share,
    flights: beat.flights.map((flight) => ({
      ...flight,
      delay: flight.delay * share,
      ms: flight.ms * share,
    })),
  }));
}
