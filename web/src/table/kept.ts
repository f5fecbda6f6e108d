/** What this browser notes of a table before it cuts, so that the server's proof is compared with more than itself. */
import type { Fairness, SeatView, TableView } from "../api/messages.ts";
import { sha256Hex } from "./secrets.ts";

/** As it is kept, and as `portroyal verify --kept` reads it. */
export interface Kept {
  table: string;
  commitment: string;
  cut: string;
}

/** What a comparison found; `alone` where this browser has noted nothing. */
export type Verdict = "same" | "alone" | "secret" | "added" | "commitment" | "cut";

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
  const others = all().filter((one) => one.table !== table.id);
  const commitment = keptOf(table.id)?.commitment ?? table.commitment;
  const kept = [...others, { table: table.id, commitment, cut }];
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.slice(-MOST)));
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
 * The proof that the server has opened, against what was noted before; the cut is that of one's first seat.
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
  const own = seats[0];
  const found = own === undefined ? proof.cuts.includes(kept.cut) : proof.cuts[own] === kept.cut;
  return found ? "same" : "cut";
}

/** The address of a small file to keep elsewhere. */
export function fileOf(kept: Kept): string {
  return `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(kept, null, 1))}`;
}
