/** A row of controls as one stop of the Tab key: arrow keys walk it, Home and End jump. */

const STOPS = "[data-rove]";

/** Use as `{@attach roving}` on an element with the role `toolbar`; its controls carry `data-rove`. */
export function roving(row: HTMLElement): () => void {
  const stops = () => [...row.querySelectorAll<HTMLElement>(STOPS)];

  /** Exactly one control can be reached by Tab: the focused one, else the first that is a choice. */
  function settle(): void {
    const all = stops();
    const current =
      all.find((stop) => stop === document.activeElement) ??
      all.find((stop) => stop.hasAttribute("data-choice")) ??
      all.find((stop) => stop.tabIndex === 0) ??
      all[0];
    for (const stop of all) stop.tabIndex = stop === current ? 0 : -1;
  }

  function pressed(event: KeyboardEvent): void {
    const all = stops();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const to = step ? (at + step + all.length) % all.length : { Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    all[to]?.focus();
  }

  settle();
  const watch = new MutationObserver(settle);
  watch.observe(row, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-choice"] });
  row.addEventListener("keydown", pressed);
  row.addEventListener("focusin", settle);
  return () => {
    watch.disconnect();
    row.removeEventListener("keydown", pressed);
    row.removeEventListener("focusin", settle);
  };
}
