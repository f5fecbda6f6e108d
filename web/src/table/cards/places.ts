/** The places of the table on the screen, by the names that events give them. */
import type { Finder } from "./showing.svelte.ts";

/** Places that are larger than a card: one flies to their middle and looks as small as a tile there. */
const AREAS = new Set(["display", "harbor", "expeditions"]);
const TILE_PX = 40;

/** Finds the middle and the width of a place (`draw`, `coins:2`, `card:17`), from the corner of the table. */
export function finder(table: HTMLElement): Finder {
  return (places) => {
    const corner = table.getBoundingClientRect();
    for (const place of places) {
      const [pile = "", id] = place.replace("ships:", "display:").split(":");
      const at = pile === "card" ? `[data-cards~="${id}"]` : `[data-at="${id ? `${pile}:${id}` : pile}"]`;
      // On a narrow screen one's own coins are shown twice; the ones at the lower edge are always in sight.
      const box = [...table.querySelectorAll(at)].at(-1)?.getBoundingClientRect();
      if (!box?.width) continue;
      const width = AREAS.has(pile) ? TILE_PX : box.width;
      return { x: box.x + box.width / 2 - corner.x, y: box.y + box.height / 2 - corner.y, width };
    }
    return null;
  };
}
