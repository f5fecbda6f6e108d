/** The question of the moment in words: what somebody at this device is asked, or whom everybody waits for. */
import type { CardOffer, CardState } from "../../api/messages.ts";
import { cardName } from "./words.ts";
import { actor, askedOf } from "../../words/names.ts";
import { capital, t } from "../../words/words.svelte.ts";
import type { Offers } from "../offers.ts";
import type { SeatInfo } from "../types.ts";
import type { Cards } from "./scene.ts";

/** Whether keeping the revealed ship ends the turn (C3.4). */
export function keepingBusts(offers: Offers<CardOffer>): boolean {
  return !!offers.get("keep")?.ends;
}

/** What is asked of the one who decides; `handed` where another person at this device decided before. */
export function question(
  state: CardState,
  cards: Cards,
  seats: readonly SeatInfo[],
  offers: Offers<CardOffer>,
  handed = false,
): string {
  const revealed = state.revealed === null ? undefined : cards[state.revealed];
  let text: string;
  if (state.phase === "repel" && revealed) {
    text = keepingBusts(offers)
      ? t("web-cards-ask-bust", { color: revealed.color ?? "" })
      : t("web-cards-ask-repel", { card: capital(cardName(revealed, "object")) });
  } else if (state.phase === "trade") {
    text = trade(state, seats);
  } else if (!state.legal.includes("draw")) {
    text = t("web-cards-ask-no-card");
  } else {
    text = t(state.drawn === 0 ? "web-cards-ask-first" : "web-cards-ask-next");
  }
  return askedOf(seats, state.decider, text, handed);
}

/** C4.9: all but the active player pay 1 coin more for each card. */
function trade(state: CardState, seats: readonly SeatInfo[]): string {
  const n = state.takes_left;
  if (n === 0) return t("web-cards-ask-fulfil");
  if (state.decider === state.active) return t("web-cards-ask-trade", { n });
  return t("web-cards-ask-trade-fee", { n, to: seats[state.active]?.name ?? "?" });
}

/** Whom the table waits for, or whose act is being shown, where nobody at this device is asked. */
export function waitingFor(
  state: Pick<CardState, "decider" | "phase"> | null,
  seats: readonly SeatInfo[],
): string {
  if (!state || state.decider === null) return t("web-cards-over");
  return t(`web-cards-wait-${state.phase}`, actor(seats, state.decider));
}
