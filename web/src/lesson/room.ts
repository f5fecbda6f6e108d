/** Where a bubble stands: near what it speaks of, and never over it or over the answer that is wanted. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Point {
  x: number;
  y: number;
}

const GAP = 14;
const EDGE = 6;
const STEP = 12;
/** A bubble rather stands a pixel farther away than over so many of what is to be spared. */
const SPARED = 30;

export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

function apart(a: Box, b: Box): number {
  const x = Math.max(0, a.left - b.right, b.left - a.right);
  const y = Math.max(0, a.top - b.bottom, b.top - a.bottom);
  return Math.hypot(x, y);
}

/** Even a little over something is worse than just beside it. */
const dear = (covered: number): number => (covered ? GAP + covered / SPARED : 0);

/** The place of a bubble of this size: `keep` is not covered at all, `spare` only where there is no other room. */
export function roomFor(
  size: { width: number; height: number },
  near: Box | null,
  keep: readonly Box[],
  spare: readonly Box[],
  window: { width: number; height: number },
): Point {
  const kept = keep.map((box) => grown(box, GAP / 2));
  const right = Math.max(EDGE, window.width - size.width - EDGE);
  const bottom = Math.max(EDGE, window.height - size.height - EDGE);
  const middle = near ? (near.left + near.right - size.width) / 2 : right / 2;
  const columns = new Set([EDGE, right, right / 2, Math.min(right, Math.max(EDGE, middle))]);
  for (let x = EDGE; x < right; x += 4 * STEP) columns.add(x);
  // Just beside what is not to be covered.
  for (const box of [...keep, ...spare]) {
    for (const x of [box.left - size.width - GAP / 2, box.right + GAP / 2])
      if (x >= EDGE && x <= right) columns.add(x);
  }
  const rows = new Set([EDGE, bottom]);
  for (let y = EDGE; y < bottom; y += STEP) rows.add(y);
  let best: Point = { x: EDGE, y: EDGE };
  let least = Infinity;
  for (const x of columns) {
    for (const y of rows) {
      const here = { left: x, top: y, right: x + size.width, bottom: y + size.height };
      const covered = kept.reduce((sum, box) => sum + overlap(here, box), 0);
      const spared = spare.reduce((sum, box) => sum + dear(overlap(here, box)), 0);
      const far = near
        ? apart(here, near) + Math.abs(x - middle) / 8
        : Math.hypot(x - right / 2, y - bottom / 2);
      const cost = 1000 * covered + spared + far;
      if (cost < least) [least, best] = [cost, { x, y }];
    }
  }
  return best;
}

/** An arrow from one box to the other, from edge to edge; null where they touch. */
export function arrow(from: Box, to: Box): { from: Point; to: Point } | null {
  if (apart(from, to) < 8) return null;
  const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
  const middle = { x: (to.left + to.right) / 2, y: (to.top + to.bottom) / 2 };
  const start = {
    x: clamp(middle.x, from.left + 16, from.right - 16),
    y: clamp(middle.y, from.top + 16, from.bottom - 16),
  };
  if (from.bottom <= to.top) start.y = from.bottom;
  else if (from.top >= to.bottom) start.y = from.top;
  else if (from.right <= to.left) start.x = from.right;
  else if (from.left >= to.right) start.x = from.left;
  return { from: start, to: { x: clamp(start.x, to.left, to.right), y: clamp(start.y, to.top, to.bottom) } };
}
