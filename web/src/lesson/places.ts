/** What a bubble points at: places of a lesson's file and acts, as they are found on any table. */

const PLACES: Record<string, string> = {
  draw: "[data-at=draw]",
  discard: "[data-at=discard]",
  harbor: "[data-at=harbor]",
  colors: "[data-at=harbor] .colors",
  revealed: "[data-at=harbor] .waiting",
  board: ".board .grid",
  ladder: ".board .ladder",
  tray: ".tray",
};

/** The element of a place such as `harbor`, `card:red-1/1` or `seat:0`; the first that is seen. */
export function placeOf(at: string): HTMLElement | null {
  const [kind = "", ...rest] = at.split(":");
  const name = CSS.escape(rest.join(":"));
  if (kind === "card") return seen(`[data-at=harbor] [data-card="${name}"], [data-card="${name}"]`);
  if (kind === "island") return seen(`[data-island="${name}"]`);
  if (kind === "field") return seen(`[data-field="${name}"]`);
  if (kind === "piece") return seen(`[data-piece="${name}"]`);
  if (kind === "seat") {
    const stats = seen(`[data-at="coins:${name}"]`);
    return stats?.closest<HTMLElement>(".seat, .glance") ?? stats ?? seen(`[data-seat="${name}"]`);
  }
  return seen(PLACES[kind] ?? "");
}

/** The answer that plays an act. */
export function answerOf(action: string): HTMLElement | null {
  const name = CSS.escape(action);
  // A place on the chart that was touched asks once more.
  const answer =
    seen(`.confirm[data-answer="${name}"]`) ?? seen(`[data-offer="${name}"], [data-act="${name}"]`);
  const thing = action.slice(action.indexOf(" ") + 1);
  return answer ?? seen(`[data-choice][data-card="${CSS.escape(thing)}"]`);
}

function seen(selector: string): HTMLElement | null {
  if (!selector) return null;
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  return all.find((one) => one.getBoundingClientRect().width > 0) ?? null;
}
