/** Where a player's points came from: persons, kept ships (C7.2), fulfilled expeditions. */
import type { CardInfo, CardState } from "../../api/messages.ts";
import { t } from "../../words/words.svelte.ts";

type Player = CardState["players"][number];

/** In words, as `persons 7, expeditions 4`; what brought nothing is left out. */
export function pointsFrom(player: Player, cards: Record<string, CardInfo>): string {
  const of = (type: CardInfo["type"]) =>
    player.display.reduce(
      (sum, name) => sum + (cards[name]?.type === type ? (cards[name].points ?? 0) : 0),
      0,
    );
  const sources = [
    [t("web-end-persons", { n: of("person") }), of("person")],
    [t("web-end-ships", { n: player.ships.length }), player.ships.length],
    [t("web-end-expeditions", { n: of("expedition") }), of("expedition")],
  ] as const;
  return sources.flatMap(([text, points]) => (points > 0 ? text : [])).join(", ");
}
