/** What this browser notes of a table before it cuts, so that the server's proof is compared with more than itself. */
import type { Fairness, SeatView, TableView } from "../api/messages.ts";
import { sha256, sha256Hex } from "./secrets.ts";

/** As it is kept, and as `portroyal verify --kept` reads it. */
export interface Kept {
  table: string;
  commitment: string;
  cut: string;
  /** By seat, what others had sealed when this browser gave its cut. */
  seals?: (string | null)[];
}

/**
 * What a comparison found; `alone` where this browser has noted nothing. Of other people's words: `sealed` if they
 * are those that were sealed, `unsealed` if no seals were shown, `withheld` if one was and no words came, `others`
 * if they are different ones.
 */
export type Verdict =
  | "same"
  | "sealed"
  | "unsealed"
  | "withheld"
  | "alone"
  | "secret"
  | "added"
  | "commitment"
  | "cut"
  | "others";

const KEY = "portroyal.cuts";
const MOST = 300;

function all(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return [];
  }
}

/** To be called before the cut or its seal is sent. The commitment first shown is the one that counts. */
export function keep(table: TableView, cut: string): void {
  note({ table: table.id, commitment: keptOf(table.id)?.commitment ?? table.commitment, cut });
}

/** To be called before the cut is given: what all have sealed. What is shown later does not count. */
export function keepSeals(table: TableView): void {
  const kept = keptOf(table.id);
  if (!kept || kept.seals || !table.seats.some((seat) => seat.seal)) return;
  note({ ...kept, seals: table.seats.map((seat) => seat.seal ?? null) });
}

function note(kept: Kept): void {
  const others = all().filter((one) => one.table !== kept.table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, kept].slice(-MOST)));
  } catch {
    // A full or forbidden memory keeps nobody from playing; the proof will say that nothing was compared.
  }
}

export function keptOf(table: string): Kept | null {
  return all().find((one) => one.table === table) ?? null;
}

export function forgetKept(): void {
  localStorage.removeItem(KEY);
}

/**
 * The proof that the server has opened, against what was noted before; the cut is that of one's first seat, or where
 * seals are known that of the seat at which it was sealed: elsewhere it would take the place of somebody else's.
 * Bots give none, and people one for all their seats: with another one there the server could have chosen the
 * cards after all.
 */
export function compare(
  proof: Fairness,
  kept: Kept | null,
  seats: readonly number[],
  all: readonly Pick<SeatView, "kind" | "visitor">[],
): Verdict {
  if (sha256Hex(proof.secret) !== proof.commitment) return "secret";
  const again = (i: number) => all.slice(0, i).some((one) => one.visitor && one.visitor === all[i]?.visitor);
  if (proof.cuts.some((cut, i) => cut && (all[i]?.kind === "bot" || again(i)))) return "added";
  if (!kept) return "alone";
  if (proof.commitment !== kept.commitment || proof.game !== kept.table) return "commitment";
  const own = kept.seals
    ? proof.cuts.findIndex((cut, i) => cut === kept.cut && kept.seals?.[i] === sha256(cut))
    : (seats[0] ?? proof.cuts.indexOf(kept.cut));
  return proof.cuts[own] === kept.cut ? ofOthers(proof.cuts, own, kept.seals) : "cut";
}

/** Words that were not sealed before one's own were known may have been chosen to suit them. */
function ofOthers(cuts: readonly string[], own: number, seals: Kept["seals"]): Verdict {
  const others = [...cuts.keys()].filter((i) => i !== own);
  const given = others.filter((i) => cuts[i]);
  if (!seals) return given.length > 0 ? "unsealed" : "same";
  if (given.some((i) => sha256(cuts[i]!) !== seals[i])) return "others";
  if (others.some((i) => seals[i] && !cuts[i])) return "withheld";
  return given.length > 0 ? "sealed" : "same";
}

/** The address of a small file to keep elsewhere. */
export function fileOf(kept: Kept): string {
  return `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(kept, null, 1))}`;
}
