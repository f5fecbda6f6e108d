/** The drawn map of a sea chart: fetched from the server's one renderer, taken apart to be marked. */
import type { ChartDrawing } from "../../api/messages.ts";

/** The middle and the size of something on the map. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Medal {
  x: number;
  y: number;
  r: number;
}

export interface ChartMap {
  width: number;
  height: number;
  /** What the ids of the drawing begin with: `PREFIX-coast-tortuga` is a shore. */
  prefix: string;
  /** Markup below and above the wakes of one's ship. */
  sea: string;
  land: string;
  /** Fields, islands and `start` by name. */
  boxes: Record<string, Box>;
  medals: Record<string, Medal>;
  /** Where the routes bend that are not straight, by both of their ends: `one other`. */
  bends: Record<string, [number, number][]>;
}

/** `phone` stands upright, `tablet` is about as high as wide, `desk` lies. */
export type MapSize = "phone" | "tablet" | "desk";

const SEA = '<g data-layer="sea">';
const LAND = '<g data-layer="land">';
const MARKED =
  /data-(?:field|island)="([^"]*)"(?: data-kind="[^"]*")? data-box="([^"]*)"(?: data-medal="([^"]*)")?/g;

/** Takes the server's drawing apart; the colors in it are custom properties, so both themes share it. */
export function parsed(svg: string): ChartMap {
  const head = /^<svg[^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*data-prefix="([^"]*)"[^>]*>/.exec(svg);
  const [at, middle] = [svg.indexOf(SEA), svg.indexOf(LAND)];
  if (!head || at < 0 || middle < 0) throw new Error("this is no drawn map of a sea chart");
  const boxes: Record<string, Box> = {};
  const medals: Record<string, Medal> = {};
  for (const [, name = "", box = "", medal] of svg.matchAll(MARKED)) {
    const [x = 0, y = 0, width = 0, height = 0] = box.split(" ").map(Number);
    boxes[name] = { x, y, width, height };
    if (!medal) continue;
    const [cx = 0, cy = 0, r = 0] = medal.split(" ").map(Number);
    medals[name] = { x: cx, y: cy, r };
  }
  const bends: Record<string, [number, number][]> = {};
  const bent = /data-bends="([^"]*)"/.exec(head[0])?.[1] ?? "";
  for (const line of bent.split(";").filter(Boolean)) {
    const [one, other, ...at] = line.split(" ");
    const points = at.flatMap((x, n): [number, number][] => (n % 2 ? [] : [[Number(x), Number(at[n + 1])]]));
    bends[`${one} ${other}`] = points;
    bends[`${other} ${one}`] = [...points].reverse();
  }
  return {
    width: Number(head[1]),
    height: Number(head[2]),
    prefix: head[3] ?? "",
    sea: svg.slice(head[0].length, middle),
    land: svg.slice(middle, svg.lastIndexOf("</svg>")),
    boxes,
    medals,
    bends,
  };
}

const drawn = new Map<string, Promise<ChartMap>>();

/** Whose chart a map shows: one of our editions, or a player's own. */
export type Edition = number | "own";

/** The map of a chapter, or of a player's own chart; asked for once, and again only after a failure. */
export function mapOf(
  chart: Pick<ChartDrawing, "chapter">,
  edition: Edition,
  size: MapSize,
): Promise<ChartMap> {
  const key = `${size} ${edition === "own" ? JSON.stringify(chart) : `${chart.chapter} ${edition}`}`;
  let found = drawn.get(key);
  if (!found) {
    found = fetched(chart, edition, size);
    found.catch(() => drawn.delete(key));
    drawn.set(key, found);
  }
  return found;
}

async function fetched(
  chart: Pick<ChartDrawing, "chapter">,
  edition: Edition,
  size: MapSize,
): Promise<ChartMap> {
  const answer =
    edition === "own"
      ? await fetch(`/api/charts/map/${size}`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ chart }),
        })
      : await fetch(`/art/charts/${chart.chapter}/${size}.svg?edition=${edition}`);
  if (!answer.ok) throw new Error(`the map cannot be had: ${answer.status}`);
  return parsed(await answer.text());
}
