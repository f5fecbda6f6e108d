/** Zooming a sheet within its scrolling frame: pinch, Ctrl and wheel; what was under the fingers stays there. */

export interface Zooming {
  /** The factor now, and a new one. */
  get: () => number;
  set: (zoom: number) => void;
}

export const LEAST_ZOOM = 1;
export const MOST_ZOOM = 4;

const within = (zoom: number): number => Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, zoom));

/** Sets the zoom and scrolls so that a point of the frame (in its own pixels) shows the same place as before. */
export function zoomAt(frame: HTMLElement, zooming: Zooming, zoom: number, x: number, y: number): void {
  const before = zooming.get();
  const next = within(zoom);
  if (next === before) return;
  const left = ((frame.scrollLeft + x) * next) / before - x;
  const top = ((frame.scrollTop + y) * next) / before - y;
  zooming.set(next);
  requestAnimationFrame(() => frame.scrollTo({ left, top, behavior: "instant" }));
}

/** An action for the frame: two fingers pinch, Ctrl and the wheel zoom. */
export function pinch(frame: HTMLElement, zooming: Zooming): { destroy: () => void } {
  const fingers = new Map<number, PointerEvent>();
  let start: { apart: number; zoom: number } | null = null;
  const apart = () => {
    const [one, other] = [...fingers.values()];
    return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
  };
  const down = (event: PointerEvent) => {
    if (event.pointerType !== "touch") return;
    fingers.set(event.pointerId, event);
    start = fingers.size === 2 ? { apart: apart(), zoom: zooming.get() } : null;
  };
  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, event);
    if (!start || fingers.size !== 2) return;
    const [one, other] = [...fingers.values()];
    const box = frame.getBoundingClientRect();
    const x = (one!.clientX + other!.clientX) / 2 - box.left;
    const y = (one!.clientY + other!.clientY) / 2 - box.top;
    zoomAt(frame, zooming, (start.zoom * apart()) / (start.apart || 1), x, y);
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    start = null;
  };
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const box = frame.getBoundingClientRect();
    const factor = Math.exp(-event.deltaY / 300);
    zoomAt(frame, zooming, zooming.get() * factor, event.clientX - box.left, event.clientY - box.top);
  };
  const stop = new AbortController();
  const on = { signal: stop.signal };
  frame.addEventListener("pointerdown", down, on);
  frame.addEventListener("pointermove", move, on);
  for (const end of ["pointerup", "pointercancel", "pointerleave"] as const)
    frame.addEventListener(end, up, on);
  frame.addEventListener("wheel", wheel, { ...on, passive: false });
  return { destroy: () => stop.abort() };
}
