/** What every choice costs, brings and risks, as the rules tell it to the one who decides. */
import type { Offer, Risk } from "../api/messages.ts";

export type Offers<Each extends Offer> = ReadonlyMap<string, Each>;

export function byAction<Each extends Offer>(offers: readonly Each[]): Offers<Each> {
  return new Map(offers.map((offer) => [offer.action, offer]));
}

/** A share in whole percent; what can happen is never 0 %. The terminal rounds in the same way. */
export function percentOf(n: number, of: number): number {
  return n ? Math.max(1, Math.floor((200 * n + of) / (2 * of))) : 0;
}

/** The numbers of a risk for its sentence: what cannot be repelled, and beside it what can. */
export function riskArgs({ busts, repelled, of }: Risk) {
  const n = busts - repelled;
  return { n, total: of, percent: percentOf(n, of), repelled };
}
