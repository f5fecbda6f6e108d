/** What lies somewhere on the chart, in one line for whoever points at it. */
import type { ChartField, DicePlayer } from "../../api/messages.ts";
import { fieldKind, islandPerson, islandSkill, spelled } from "./words.ts";
import { seaTitle } from "./places.ts";
import { t } from "../../words/words.svelte.ts";
import type { Sea } from "./sea.ts";

export function about(sea: Sea, name: string, player: DicePlayer): string {
  const island = sea.chart.islands[name];
  if (!island) return aboutField(sea, name, player);
  const total = island.fields.length;
  const crossed = total - sea.left(name, player);
  const open = sea.isOpen(name, new Set(player.crossed));
  const done =
    crossed === total
      ? t("dice-island-done")
      : t(open ? "dice-island-open" : "dice-island-far", { crossed, total });
  return t("web-dice-island", {
    island: spelled(name),
    person: islandPerson(island),
    skill: islandSkill(island),
    n: island.points,
    done,
  });
}

function aboutField(sea: Sea, name: string, player: DicePlayer): string {
  const field = sea.chart.fields[name];
  if (!field) return "";
  const does = field.kind === "plain" ? "" : printed(field, name, player);
  return [seaTitle(sea, name), does].filter(Boolean).join(": ");
}

/** What is printed on a field and means to this player; what it means for a choice, its offer tells. */
function printed(field: ChartField, name: string, { costs, next_skull }: DicePlayer): string {
  if (field.kind === "wheel") return t("web-dice-does-wheel");
  if (field.kind !== "skull") return fieldKind(field, costs[name] ?? field.number ?? 0);
  return next_skull === null ? t("dice-event-no-skull") : t("choice-skull-field", { n: next_skull });
}
