/** Earlier positions as far as the log tells them: enough to know who was passed over. */
import type { CardState, Entry, Event } from "../../api/messages.ts";
import type { Chance } from "../family.ts";

interface Standing {
  phase: string;
  active: number;
  /** How many cards came to a place, less those that left it. */
  cards: Readonly<Record<string, number>>;
}

const PHASES: Record<string, string> = { turn: "discover", stop: "trade", bust: "trade", over: "over" };

function moved(standing: Standing, events: readonly Event[]): Standing {
  let { phase, active } = standing;
  const cards = { ...standing.cards };
  for (const { type, seat, n, from, to } of events) {
    phase = PHASES[type] ?? phase;
    if (type === "turn") active = seat ?? active;
    if (from) cards[from] = (cards[from] ?? 0) - n;
    if (to) cards[to] = (cards[to] ?? 0) + n;
  }
  return { phase, active, cards };
}

/** What the acts among the entries did; `now` is the position after the last of them. */
export function chancesIn(
  entries: readonly Entry[],
  now: CardState,
): (entry: Entry) => Chance<CardState> | null {
  const told = entries.filter(({ kind }) => kind === "start" || kind === "act" || kind === "undo");
  const acts = new Map<Entry, { before: Standing; after: Standing; decider: number | null }>();
  const many = now.players.length;
  const first = told.find(({ kind }) => kind === "act");
  const turn = told.flatMap(({ events }) => events).find(({ type }) => type === "turn");
  // The log may begin in the middle of a turn: the one before the first that it tells of.
  const active = turn ? ((turn.seat ?? 0) - 1 + many) % many : now.active;
  const opening = !first || first.seat === active || first.events.some(({ type }) => type === "start");
  let here: Standing = { phase: opening ? "start" : "trade", active, cards: {} };
  const back: Standing[] = [];
  told.forEach((entry, i) => {
    if (entry.kind === "undo") return void (here = back.pop() ?? here);
    const before = here;
    here = moved(before, entry.events);
    if (entry.kind === "start") return;
    back.push(before);
    const next = told[i + 1];
    // Who decided after an act that was taken back is not known any more.
    const decider = !next ? now.decider : next.kind === "act" ? next.seat : null;
    acts.set(entry, { before, after: here, decider });
  });
  // What lay there before the log began is what lies there now, less all that has come.
  const cards = (at: string, then: Standing, lies: number) =>
    lies - (here.cards[at] ?? 0) + (then.cards[at] ?? 0);
  const position = (then: Standing, decider: number | null): CardState => ({
    ...now,
    phase: then.phase,
    active: then.active,
    decider,
    harbor: Array<string>(Math.max(0, cards("harbor", then, now.harbor.length))).fill(""),
    players: now.players.map((player, s) => ({
      ...player,
      coins: cards(`coins:${s}`, then, player.coins),
    })),
  });
  return (entry) => {
    const act = acts.get(entry);
    if (!act) return null;
    const { seat, events } = entry;
    return { seat, events, before: position(act.before, seat), after: position(act.after, act.decider) };
  };
}
