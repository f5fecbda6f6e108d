/** Names of sea fields: after the two islands between which a field lies, numbered where a name would come twice. */
import type { ChartDrawing } from "../../api/messages.ts";
import { spelled } from "./words.ts";
import { capital, t } from "../../words/words.svelte.ts";

const START = "start";

interface Water {
  /** The nearest islands, or the start; one alone where a field leads nowhere else. */
  shores: string[];
  /** Its number among fields of its kind between the same shores; null: there is no other. */
  n: number | null;
}

const known = new WeakMap<ChartDrawing, Record<string, Water>>();

/** Where a sea field lies: `Start–Mercado`, `Maravilla–Lobos 2`. */
export function waterName(chart: ChartDrawing, field: string): string {
  let waters = known.get(chart);
  if (!waters) known.set(chart, (waters = watersOf(chart)));
  const { shores = [], n = null } = waters[field] ?? {};
  const names = shores.map((shore) => (shore === START ? capital(t("chart-start")) : spelled(shore)));
  const where = names.length === 1 ? t("web-dice-near", { island: names[0]! }) : names.join("–");
  return n === null ? where : `${where} ${n}`;
}

function watersOf(chart: ChartDrawing): Record<string, Water> {
  const shores = [START, ...Object.keys(chart.islands)];
  const touching = touchingIn(chart);
  const groups = new Map<string, { field: string; shores: string[]; far: number }[]>();
  for (const [field, { kind }] of Object.entries(chart.fields)) {
    const far = distances(field, touching, new Set(shores));
    const near = shores
      .filter((shore) => far.has(shore))
      .sort((one, other) => far.get(one)! - far.get(other)! || shores.indexOf(one) - shores.indexOf(other))
      .slice(0, 2)
      .sort((one, other) => shores.indexOf(one) - shores.indexOf(other));
    const key = [kind, ...near].join(" ");
    const group = groups.get(key) ?? [];
    group.push({ field, shores: near, far: far.get(near[0] ?? "") ?? 0 });
    groups.set(key, group);
  }
  const found: Record<string, Water> = {};
  for (const group of groups.values()) {
    group.sort((one, other) => one.far - other.far);
    for (const [at, water] of group.entries())
      found[water.field] = { shores: water.shores, n: group.length > 1 ? at + 1 : null };
  }
  return found;
}

/** What lies beside each sea field: other fields, islands, the start. */
function touchingIn(chart: ChartDrawing): Record<string, Set<string>> {
  const found: Record<string, Set<string>> = {};
  const join = (one: string, other: string) => (found[one] ??= new Set()).add(other);
  for (const [name, { next_to }] of Object.entries(chart.fields)) {
    for (const other of next_to) {
      join(name, other);
      join(other, name); // it works both ways
    }
  }
  for (const [name, { via }] of Object.entries(chart.islands)) for (const last of via) join(last, name);
  return found;
}

/** How many fields away the shores are by sea; no way leads across an island. */
function distances(
  from: string,
  touching: Record<string, Set<string>>,
  shores: ReadonlySet<string>,
): Map<string, number> {
  const found = new Map<string, number>([[from, 0]]);
  for (let edge = [from], far = 1; edge.length; far += 1) {
    const beyond = new Set(edge.flatMap((name) => [...(touching[name] ?? [])]));
    edge = [];
    for (const name of beyond) {
      if (found.has(name)) continue;
      found.set(name, far);
      if (!shores.has(name)) edge.push(name);
    }
  }
  return found;
}
