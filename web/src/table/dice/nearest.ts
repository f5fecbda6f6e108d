/** What a tap on the map means: the nearest field that may be crossed, if a finger may have meant it. */
import type { Box } from "./map.ts";

/** A finger covers this much around its middle, in pixels of the screen. */
const REACH = 24;
/** Two candidates whose distances differ by less are not told apart. */
const DOUBT = 7;

export interface Hit {
  name: string;
  /** Another field may have been meant: ask once more. */
  doubtful: boolean;
}

/**
 * `scale` is pixels per unit of the map. Fields that `same` calls equal (of one island: their order does not
 * matter) are never in doubt with each other.
 */
export function nearest(
  x: number,
  y: number,
  names: readonly string[],
  boxes: Record<string, Box>,
  scale: number,
  same: (one: string, other: string) => boolean = () => false,
): Hit | null {
  const far = names
    .flatMap((name) => {
      const box = boxes[name];
      return box ? [{ name, distance: distanceTo(box, x, y) * scale }] : [];
    })
    .sort((one, other) => one.distance - other.distance);
  const [first, ...others] = far;
  if (!first || first.distance > REACH) return null;
  const rival = others.find((other) => !same(first.name, other.name));
  const inside = first.distance <= 0;
  return { name: first.name, doubtful: !inside && !!rival && rival.distance - first.distance < DOUBT };
}

/** How far a point lies outside of a box; 0 within it. */
export function distanceTo(box: Box, x: number, y: number): number {
  const dx = Math.max(0, Math.abs(x - box.x) - box.width / 2);
  const dy = Math.max(0, Math.abs(y - box.y) - box.height / 2);
  return Math.hypot(dx, dy);
}
