/** How the table uses its window: whether the seats stand above the chart or beside it, and which map is seen largest. */
import type { MapSize } from "./map.ts";

/** In letters' sizes: a wider table has two columns and is seen whole, the first of them this wide with its gaps. */
export const WIDE = 54;
const SIDE = 22.5;
/** Room for the seats with their gaps, in a row above the chart or in a column beside it. */
const ROW = 9.5;
const COLUMN = 12.5;
/** The line below the chart, and gaps. */
const FOOT = 4.5;
/** A narrower table, in pixels, has an upright chart. */
const NARROW = 640;
/** About as large as the server draws them. */
const MAPS = { desk: [984, 740], tablet: [792, 770] } as const;

export interface Room {
  /** The seats stand in a column beside the chart. */
  beside: boolean;
  size: MapSize;
}

/** Of all ways to share the window the one that shows the chart largest; `letter` is the size of a letter in pixels. */
export function roomFor(width: number, height: number, letter: number): Room {
  if (width < WIDE * letter) return { beside: false, size: width < NARROW ? "phone" : "tablet" };
  let best: Room = { beside: false, size: "desk" };
  let largest = 0;
  for (const beside of [false, true]) {
    const wide = width - (SIDE + (beside ? COLUMN : 0)) * letter;
    const high = height - (FOOT + (beside ? 0 : ROW)) * letter;
    for (const size of ["desk", "tablet"] as const) {
      const scale = Math.min(wide / MAPS[size][0], high / MAPS[size][1]);
      if (scale > largest * 1.02) [largest, best] = [scale, { beside, size }];
    }
  }
  return best;
}
