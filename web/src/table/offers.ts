/** What every choice costs, brings and risks, as the rules tell it to the one who decides. */
import type { Offer, Risk } from "../api/messages.ts";

export type Offers<Each extends Offer> = ReadonlyMap<string, Each>;

export function byAction<Each extends Offer>(offers: readonly Each[]): Offers<Each> {
  return new Map(offers.map((offer) => [offer.action, offer]));
}

/**
 * A chance in whole percent, halves rounded up; what can happen is never 0 %. The terminal rounds in the same way.
 * A share is itself rounded, so the least bit is forgiven where it stands for a half.
 */
export function percentOf(n: number, of = 1): number {
  return n ? Math.max(1, Math.floor((200 * n + of) / (2 * of) + 1e-9)) : 0;
}

/** The numbers of a risk for its sentence: what cannot be repelled, and beside it what can. */
export function riskArgs({ lost, repelled, of }: Omit<Risk, "busts">) {
  return { n: lost, total: of, percent: percentOf(lost, of), repelled };
}
