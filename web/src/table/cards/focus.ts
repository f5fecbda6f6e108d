/** Where the focus of a keyboard player goes when a new question comes. */

const CHOICE = "[data-act], [data-choice]";
/** What one does most often comes first. */
const FIRST = ["[data-act=draw]", "[data-act=repel]", ".basin [data-choice]", "[data-choice]", "[data-act]"];

/** Focuses the first choice, unless the focus is on a choice already, or somewhere else on the page. */
export function focusFirst(table: HTMLElement): void {
  const focused = document.activeElement;
  const inside = focused !== null && table.contains(focused);
  if (inside ? focused.matches(CHOICE) : focused !== null && focused !== document.body) return;
  for (const choice of FIRST) {
    const found = table.querySelector<HTMLElement>(choice);
    if (found) return found.focus();
  }
}
