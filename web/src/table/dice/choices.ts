/** What the one who decides is asked and may answer, apart from places on the chart. */
import type { DiceState, Odds, Price } from "../../api/messages.ts";
import { pieceName, rollName } from "./words.ts";
import { capital, t } from "../../words/words.svelte.ts";
import { DICE_KEYS } from "./keys.ts";
import { piecesOn, spaceOf } from "./applied.ts";
import {
  CHEST_CROSSES,
  COLOR_SWORDS,
  LETTERS,
  LETTER_SWORDS,
  SHIP_CROSSES,
  SPACE_SKULLS,
  STOP_SKULLS,
  SUDDEN_DEATH,
  TAKES,
  WHEEL_SPACES,
} from "./facts.ts";
import { startCrosses } from "./places.ts";

/** `main` moves the game on, `risk` is dangerous, `plain` is one of several, `end` leaves it at that. */
export type ChoiceKind = "main" | "risk" | "plain" | "end";

export interface Choice {
  action: string;
  label: string;
  detail: string;
  kind: ChoiceKind;
  /** The letter key that plays it. */
  key: string | null;
  /** What is drawn on the button: a piece such as `ship-red`, or a sign. */
  sign: string | null;
}

const KEYS: Record<string, string> = DICE_KEYS;
const ORDER = [
  ...["roll", "repel", "reroll", "resolve", "bold-jester", "take", "wheel", "use", "skull", "stop", "done"],
];

/** Every answer but those on the chart; what moves on comes first, what ends last. */
export function choicesOf(
  state: DiceState,
  skulls: readonly number[],
  prices: Price[],
  odds: Odds | null,
): Choice[] {
  const order = (action: string) => ORDER.indexOf(action.split(" ")[0] ?? "");
  return state.legal
    .filter((action) => !action.startsWith("cross ") && !action.startsWith("start "))
    .sort((one, other) => order(one) - order(other))
    .map((action) => choice(state, skulls, prices, odds, action));
}

function choice(
  state: DiceState,
  skulls: readonly number[],
  prices: Price[],
  odds: Odds | null,
  action: string,
): Choice {
  const [word = "", what = ""] = action.split(" ");
  const of = (
    label: string,
    detail: string,
    kind: ChoiceKind = "plain",
    sign: string | null = null,
  ): Choice => ({
    ...{ action, label: capital(label), detail, kind, sign, key: KEYS[word] ?? null },
  });
  switch (word) {
    case "take":
      return of(pieceName(what), gainOf(state, what, prices), "plain", what);
    case "use": {
      const detail = what === "red" ? t("choice-use-red") : t("choice-use-yellow", { n: state.yellow });
      return of(t("label-use", { color: what }), detail, "plain", `wheel-${what}`);
    }
    case "wheel":
      return of(t("label-wheel", { color: what }), t(`wheel-${what}`), "plain", `wheel-${what}`);
    case "skull":
      return of(t(`word-skull-${what}`), skullCost(state, skulls, what), "plain", `skull-${what}`);
    case "repel": {
      const label = what ? t("label-repel-wheels", { n: Number(what) }) : t("label-repel");
      return of(label, t("choice-dice-repel"), resolvesBadly(state) ? "main" : "plain", "sword");
    }
    case "roll":
      return of(t("word-roll"), oddsOf(state, odds), "main", "dice");
    case "stop": {
      const pieces = piecesOn(state.board);
      const detail = t("choice-dice-stop", { n: TAKES[pieces] ?? 0, skulls: STOP_SKULLS[pieces] ?? 0 });
      return of(t("word-stop"), detail, "plain", "anchor");
    }
    case "resolve":
      return of(t("word-resolve"), resultOf(state), resolvesBadly(state) ? "risk" : "main", null);
    case "reroll":
      return of(t("word-reroll"), t("choice-reroll"), "plain", "wheel-blue");
    case "bold-jester":
      return of(t("word-bold-jester"), t("choice-bold-jester"), "main", "bold-jester");
    default:
      return of(t("word-done"), doneMeans(state), "end");
  }
}

/** What is asked, in one sentence. */
export function questionOf(state: DiceState): string {
  const [asked, chosen] = state.todo[0]?.split(" ") ?? [];
  if (asked === "skull") return t("ask-skull");
  if (asked === "bold") return t("ask-bold");
  if (asked === "captain") return chosen ? t("ask-captain-second") : t("ask-captain");
  switch (state.phase) {
    case "start":
      return t("ask-start", { n: startCrosses(state) });
    case "discover": {
      if (!state.roll) return t(state.handled ? "web-dice-ask-again" : "web-dice-ask-roll");
      const swords = t("dice-swords", { n: swordsOf(state.roll) });
      return t("ask-roll", { roll: rollName(state.roll), swords, result: "" }).trim();
    }
    case "trade":
      return t("ask-dice-trade", { n: state.takes_left, crosses: state.crosses_left });
    case "cross":
      return t("ask-cross", { n: state.crosses_left });
    default:
      return "";
  }
}

/** G3.2: the sum on the dice. */
export function swordsOf(roll: string): number {
  const [row, column] = spaceOf(roll);
  return (COLOR_SWORDS[row] ?? 0) + (LETTER_SWORDS[column] ?? 0);
}

/** What resolving the roll on the table would do. */
function resultOf(state: DiceState): string {
  const [row, column] = spaceOf(state.roll ?? "");
  const color = (state.roll ?? "").split("-")[0] ?? "";
  if (WHEEL_SPACES[row]?.[column])
    return t(color in state.board.wheels ? "result-wheel-off" : "result-wheel");
  if (color in state.board.ships) return t("result-bust");
  return t("result-ship", { n: SHIP_CROSSES[column] ?? 0, skulls: SPACE_SKULLS[row]?.[column] ?? 0 });
}

/** Whether the roll busts or takes a wheel off again. */
function resolvesBadly(state: DiceState): boolean {
  const [row, column] = spaceOf(state.roll ?? "");
  const color = (state.roll ?? "").split("-")[0] ?? "";
  return color in (WHEEL_SPACES[row]?.[column] ? state.board.wheels : state.board.ships);
}

function gainOf(state: DiceState, piece: string, prices: Price[]): string {
  const [kind, color = ""] = piece.split("-");
  const gain = prices.find((price) => price.card === piece)?.gain;
  if (kind === "chest") return t("choice-take-chest", { n: gain ?? CHEST_CROSSES });
  if (kind === "wheel") {
    const effect = t(`wheel-${color}`);
    return gain ? `${effect}; ${t("crosses", { n: gain })}` : effect;
  }
  const [row, column] = spaceOf(`${color}-${state.board.ships[color] ?? LETTERS[0]}`);
  const skulls = SPACE_SKULLS[row]?.[column] ?? 0;
  return t("choice-take-ship", { n: gain ?? SHIP_CROSSES[column] ?? 0, skulls });
}

function skullCost(state: DiceState, skulls: readonly number[], color: string): string {
  if (color === "green") return t("choice-skull-green");
  const struck = state.players[state.decider ?? 0]?.skulls ?? 0;
  return t("choice-skull-red", { n: Math.abs(skulls[struck] ?? 0) });
}

function doneMeans(state: DiceState): string {
  if (state.todo.length) return t("choice-done");
  return state.phase === "cross" ? t("choice-done-cross", { n: state.crosses_left }) : t("choice-done-trade");
}

/** What the next roll may bring, told to whoever asked for it. */
function oddsOf(state: DiceState, odds: Odds | null): string {
  if (!odds) return "";
  const percent = (chance: number) => Math.round(100 * chance);
  const wins = SUDDEN_DEATH[Math.max(0, state.players[state.active]?.points ?? 0)];
  const reach = wins ? odds.reach?.[wins] : undefined;
  const bust = t("web-dice-odds", { percent: percent(odds.bust) });
  if (!wins || reach === undefined) return bust;
  return `${bust}; ${t("web-dice-odds-reach", { n: wins, percent: percent(reach) })}`;
}
