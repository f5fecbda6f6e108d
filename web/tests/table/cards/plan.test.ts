/** Scenes and beats of the card table, over whole recorded games. */
import { describe, expect, it } from "vitest";
import type { CardState } from "../../../src/api/messages.ts";
import { planned } from "../../../src/table/cards/plan.ts";
import { applied, sceneOf, type Scene } from "../../../src/table/cards/scene.ts";
import { GAMES, recorded as game } from "./recorded.ts";

const names = (cards: readonly { name: string }[]) => cards.map((card) => card.name);

/** A scene without identities, to be compared. */
function plain(scene: Scene) {
  return {
    harbor: names(scene.harbor),
    expeditions: names(scene.expeditions),
    draw: scene.draw,
    discard: scene.discard,
    players: scene.players.map((player) => ({
      ...player,
      display: names(player.display),
      ships: names(player.ships),
    })),
    active: scene.active,
    endCalled: scene.endCalled,
  };
}

describe.each(GAMES)("a whole game of %s", (name) => {
  it("comes about event by event", async () => {
    const { first, steps, cards } = await game(name);
    let before = first.state as CardState;
    for (const step of steps) {
      let scene = sceneOf(before);
      for (const event of step.events) scene = applied(scene, event, cards).scene;
      const after = step.state as CardState;
      expect(plain(scene), `act ${step.number}: ${step.action}`).toEqual(plain(sceneOf(after)));
      before = after;
    }
  });

  it("is told in beats that end where the game stands, in time", async () => {
    const { first, steps, cards } = await game(name);
    let before = first.state as CardState;
    for (const step of steps) {
      const start = sceneOf(before);
      const beats = planned(start, step.events, cards);
      const whole = beats.reduce((sum, beat) => sum + beat.ms, 0);
      expect(whole).toBeLessThan(3500);
      for (const beat of beats) {
        for (const flight of beat.flights) expect(flight.delay + flight.ms).toBeLessThanOrEqual(beat.ms + 1);
      }
      const last = beats.at(-1)?.scene ?? start;
      expect(plain(last)).toEqual(plain(sceneOf(step.state as CardState)));
      before = step.state as CardState;
    }
  });
});

describe("beats", () => {
  it("tell a bust as reveal, shock, sweep and the jesters' coins", async () => {
    const { steps, cards } = await game("port-royal");
    const at = steps.findIndex((step) => step.events.some((event) => event.type === "bust"));
    const beats = planned(sceneOf(steps[at - 1]!.state as CardState), steps[at]!.events, cards);
    expect(beats.slice(0, 3).map((beat) => beat.kind)).toEqual(["reveal", "bust", "sweep"]);
    expect(beats[0]!.tense).toBe(true);
    expect(beats[1]!.sound).toBe("bust");
    expect(beats[2]!.flights.every((flight) => flight.to[0] === "discard")).toBe(true);
    expect(beats.at(-1)!.kind).toBe("turn");
  });

  it("let a trade's coins come face down from the draw pile", async () => {
    const { steps, cards } = await game("port-royal");
    const at = steps.findIndex((step) => step.events.some((event) => event.type === "trade"));
    const [trade] = planned(sceneOf(steps[at - 1]!.state as CardState), steps[at]!.events, cards);
    const seat = steps[at]!.seat;
    const coins = trade!.flights.filter((flight) => flight.from[0] === "draw");
    const income = steps[at]!.events.find((event) => event.type === "income")!;
    expect(coins).toHaveLength(income.n);
    expect(coins.every((coin) => coin.becomes === null && coin.to[0] === `coins:${seat}`)).toBe(true);
    expect(trade!.incoming).toEqual({ [seat]: income.n });
    expect(trade!.discarding).toBe(1);
  });

  it("let the fee go from the one who takes to the active player", async () => {
    const { steps, cards } = await game("port-royal");
    const at = steps.findIndex((step) => step.events.some((event) => event.type === "fee"));
    const beats = planned(sceneOf(steps[at - 1]!.state as CardState), steps[at]!.events, cards);
    const fee = steps[at]!.events.find((event) => event.type === "fee")!;
    const flight = beats[0]!.flights.find((each) => each.to[0] === fee.to)!;
    expect(flight.from).toEqual([fee.from]);
  });
});

describe("scenes", () => {
  it("recognize cards that lie there from before", async () => {
    const { steps } = await game("port-royal");
    const lying = (n: number) => (steps[n]!.state as CardState).harbor;
    const at = steps.findIndex(
      (_, n) => n > 0 && lying(n - 1).length > 2 && lying(n).length > lying(n - 1).length,
    );
    const early = sceneOf(steps[at - 1]!.state as CardState);
    const late = sceneOf(steps[at]!.state as CardState, early);
    expect(late.harbor.slice(0, early.harbor.length).map((card) => card.id)).toEqual(
      early.harbor.map((card) => card.id),
    );
  });
});
