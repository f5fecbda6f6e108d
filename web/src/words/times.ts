/** Times in words: clocks, and how long ago something was. */
import type { ClockRule } from "../api/messages.ts";
import { t, words } from "./words.svelte.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How time is kept at a table. */
export function clockText(clock: ClockRule): string {
  const seconds = clock.seconds ?? 0;
  if (clock.kind === "live")
    return t("web-clock-live", { minutes: Math.round(seconds / MINUTE), more: clock.increment ?? 0 });
  if (clock.kind !== "correspondence") return t("web-clock-none");
  const days = Math.round(seconds / DAY);
  return days >= 1
    ? t("web-clock-days", { n: days })
    : t("web-clock-hours", { n: Math.max(1, Math.round(seconds / HOUR)) });
}

/** How long those who wait at a table are patient, in seconds. */
export function patienceText(seconds: number): string {
  return t("web-patience-is", { n: Math.max(1, Math.round(seconds / MINUTE)) });
}

/** `4:07`, with hours where there are any; days for a clock of a move a day. */
export function leftText(ms: number): string {
  const all = Math.ceil(ms / 1000);
  if (all >= 2 * DAY) return t("web-days", { n: Math.floor(all / DAY) });
  const two = (n: number) => String(n).padStart(2, "0");
  const hours = Math.floor(all / HOUR);
  const minutes = Math.floor((all % HOUR) / MINUTE);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(all % MINUTE)}` : `${minutes}:${two(all % MINUTE)}`;
}

/** `12 Nov 2026`; English without a country would write it as the US do. */
export function dateText(moment: number): string {
  const where = words.language === "en" ? "en-GB" : words.language;
  return new Intl.DateTimeFormat(where, { dateStyle: "medium" }).format(moment);
}

/** `3 hours ago`, in the visitor's language by the browser itself. */
export function whenText(moment: number, now = Date.now()): string {
  const seconds = (moment - now) / 1000;
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  const steps: [number, Intl.RelativeTimeFormatUnit][] = [
    [DAY, "day"],
    [HOUR, "hour"],
    [MINUTE, "minute"],
  ];
  for (const [size, unit] of steps) {
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  }
  return format.format(0, "minute");
}
