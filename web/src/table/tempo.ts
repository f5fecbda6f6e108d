/** How fast bots play and cards fly, as the visitor has chosen. */
import type { Speed } from "../settings/settings.svelte.ts";

/** What the server is asked for, in milliseconds; null: as the table was made. */
export const PACES: Record<Speed, number | null> = { slow: 1800, normal: null, fast: 150, instant: 0 };

/** How many times as fast as usual something flies; at 0 nothing does. */
export const FLIGHTS: Record<Speed, number> = { slow: 0.7, normal: 1, fast: 3, instant: 0 };
