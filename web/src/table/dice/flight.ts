/** A piece on its way from the board to whoever took it. */

const LONG = 520;

/** Flies a likeness of the piece on the board to the player's seat; nothing where either is not in sight. */
export function fly(root: HTMLElement | undefined, piece: string, seat: number, speed: number): void {
  const from = root?.querySelector<HTMLElement>(`[data-piece="${piece}"]`);
  const to = root?.querySelector<HTMLElement>(`[data-seat="${seat}"]`);
  if (!root || !from || !to || !from.animate) return;
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const flyer = from.cloneNode(true) as HTMLElement;
  flyer.removeAttribute("data-piece");
  flyer.classList.add("flyer");
  const place = { position: "fixed", inset: "auto", left: `${a.left}px`, top: `${a.top}px` };
  Object.assign(flyer.style, place, { width: `${a.width}px`, height: `${a.height}px`, zIndex: "30" });
  root.append(flyer);
  const [x, y] = [b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2];
  flyer.animate(
    [
      { transform: "none" },
      { transform: `translate(${x * 0.4}px, ${y * 0.4 - 30}px) scale(1.35)`, offset: 0.45 },
      { transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 0.2 },
    ],
    { duration: LONG / speed, easing: "ease-in-out", fill: "forwards" },
  );
  setTimeout(() => flyer.remove(), LONG / speed);
}
