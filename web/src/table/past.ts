/** Earlier positions as far as the log tells them: enough to know who was passed over. */
import type { Entry, Event } from "../api/messages.ts";
import type { Chance } from "./family.ts";
import type { GameState } from "./types.ts";

interface Standing {
  phase: string;
  active: number;
  /** How much came to a place, less what left it. */
  came: Readonly<Record<string, number>>;
}

const PHASES: Record<string, string> = { turn: "discover", stop: "trade", bust: "trade", over: "over" };

function moved(standing: Standing, events: readonly Event[]): Standing {
  let { phase, active } = standing;
  const came = { ...standing.came };
  for (const { type, seat, n, from, to } of events) {
    phase = PHASES[type] ?? phase;
    if (type === "turn") active = seat ?? active;
    if (from) came[from] = (came[from] ?? 0) - n;
    if (to) came[to] = (came[to] ?? 0) + n;
  }
  return { phase, active, came };
}

/**
 * What the acts among the entries did; `now` is the position after the last of them. `lay` puts back what lay there,
 * as far as it matters: it is told how much a place had, from what it has now.
 */
export function chancesIn<State extends GameState>(
  entries: readonly Entry[],
  now: State,
  lay: (had: (at: string, lies: number) => number) => Partial<State> = () => ({}),
): (entry: Entry) => Chance<State> | null {
  const told = entries.filter(({ kind }) => kind === "start" || kind === "act" || kind === "undo");
  const acts = new Map<Entry, { before: Standing; after: Standing; decider: number | null }>();
  const many = now.players.length;
  const first = told.find(({ kind }) => kind === "act");
  const turn = told.flatMap(({ events }) => events).find(({ type }) => type === "turn");
  // The log may begin in the middle of a turn: the one before the first that it tells of.
  const active = turn ? ((turn.seat ?? 0) - 1 + many) % many : now.active;
  const opening = !first || first.seat === active || first.events.some(({ type }) => type === "start");
  let here: Standing = { phase: opening ? "start" : "trade", active, came: {} };
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
  const position = ({ phase, active, came }: Standing, decider: number | null): State => ({
    ...now,
    ...{ phase, active, decider },
    ...lay((at, lies) => lies - (here.came[at] ?? 0) + (came[at] ?? 0)),
  });
  return (entry) => {
    const act = acts.get(entry);
    if (!act) return null;
    const { seat, events } = entry;
    return { seat, events, before: position(act.before, seat), after: position(act.after, act.decider) };
  };
}
