/** How the table uses its window: in how many columns it stands, where the seats are, and which map is seen largest. */
import type { MapSize } from "./map.ts";

/** In letters' sizes: a wider table has two columns and is seen whole, the first of them this wide with its gaps. */
const WIDE = 54;
const SIDE = 22.5;
/** A lower table, a phone on its side or a large zoom, has three columns, if it is so wide at least; this is the chart's part. */
const LOW = 33;
const LEAST = 34;
const PART = 0.42;
/** One that is lower or narrower still has room for what is needed to decide. */
const TIGHT = { height: 19, width: 44 };
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
  /** A narrow table is scrolled; any other one fits its window. */
  shape: "narrow" | "wide" | "flat";
  tight: boolean;
  /** The seats stand in a column beside the chart. */
  beside: boolean;
  size: MapSize;
}

/** Of all ways to share the window the one that shows the chart largest; `letter` is the size of a letter in pixels. */
export function roomFor(width: number, height: number, letter: number): Room {
  const flat = height > 0 && height < LOW * letter && width >= LEAST * letter;
  if (!flat && width < WIDE * letter)
    return { shape: "narrow", tight: false, beside: false, size: width < NARROW ? "phone" : "tablet" };
  const shape = flat ? "flat" : "wide";
  const tight = flat && (height < TIGHT.height * letter || width < TIGHT.width * letter);
  let best: Room = { shape, tight, beside: false, size: "desk" };
  let largest = 0;
  for (const beside of flat ? [false] : [false, true]) {
    const wide = flat ? width * PART : width - (SIDE + (beside ? COLUMN : 0)) * letter;
    const high = height - (FOOT + (flat || beside ? 0 : ROW)) * letter;
    for (const size of ["desk", "tablet"] as const) {
      const scale = Math.min(wide / MAPS[size][0], high / MAPS[size][1]);
      if (scale > largest * 1.02) [largest, best] = [scale, { shape, tight, beside, size }];
    }
  }
  return best;
}
