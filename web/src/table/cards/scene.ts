/** What lies where while a batch is being shown: the open cards with an identity of their own, coins as numbers. */
import type { CardInfo, CardState, Event } from "../../api/messages.ts";

export type Cards = Record<string, CardInfo>;

/** One card on the table; two alike have different ids, so that each can be followed. */
export interface Lying {
  id: number;
  name: string;
}

export interface ScenePlayer {
  coins: number;
  points: number;
  swords: number;
  display: Lying[];
  ships: Lying[];
}

export interface Scene {
  /** A ship that waits to be repelled or kept is the last one. */
  harbor: Lying[];
  expeditions: Lying[];
  draw: number;
  discard: string[];
  players: ScenePlayer[];
  active: number;
  decider: number | null;
  round: number;
  endCalled: boolean;
}

let nextId = 1;

function lying(name: string): Lying {
  return { id: nextId++, name };
}

/** Cards by their names; those that lay there before keep their ids. */
function kept(names: readonly string[], before: readonly Lying[]): Lying[] {
  const known = [...before];
  return names.map((name) => {
    const at = known.findIndex((card) => card.name === name);
    return at < 0 ? lying(name) : known.splice(at, 1)[0]!;
  });
}

/** The position as a scene; what `before` showed already is recognized. */
export function sceneOf(state: CardState, before?: Scene): Scene {
  const harbor = state.revealed === null ? state.harbor : [...state.harbor, state.revealed];
  return {
    harbor: kept(harbor, before?.harbor ?? []),
    expeditions: kept(state.expeditions, before?.expeditions ?? []),
    draw: state.draw,
    discard: state.discard,
    players: state.players.map((player, seat) => ({
      coins: player.coins,
      points: player.points,
      swords: player.swords,
      display: kept(player.display, before?.players[seat]?.display ?? []),
      ships: kept(player.ships, before?.players[seat]?.ships ?? []),
    })),
    active: state.active,
    decider: state.decider,
    round: state.round,
    endCalled: state.end_called,
  };
}

/** A place as events name it: `harbor`, `coins:2`. */
export function placeOf(place: string | null): { pile: string; seat: number } {
  const [pile = "", seat = "-1"] = (place ?? "").split(":");
  return { pile, seat: Number(seat) };
}

/** The scene after one more event, and the open card that it moved. */
export function applied(scene: Scene, event: Event, cards: Cards): { scene: Scene; moved: Lying | null } {
  const next: Scene = { ...scene, players: [...scene.players] };
  if (event.type === "turn" && event.seat !== null) {
    return { scene: { ...next, active: event.seat, decider: event.seat, round: event.n }, moved: null };
  }
  if (event.type === "end-called") return { scene: { ...next, endCalled: true }, moved: null };
  if (event.type === "shuffle") {
    return { scene: { ...next, discard: [], draw: scene.draw + event.n }, moved: null };
  }
  if (event.from === null || event.to === null) return { scene: next, moved: null };
  const taken = takeFrom(next, event, cards);
  putInto(next, event, taken, cards);
  return { scene: next, moved: taken };
}

function takeFrom(scene: Scene, event: Event, cards: Cards): Lying | null {
  const { pile, seat } = placeOf(event.from);
  const name = event.what;
  if (pile === "draw") scene.draw -= event.n;
  if (pile === "coins") changed(scene, seat, (player) => (player.coins -= event.n));
  if (name === null) return null;
  if (pile === "harbor" || pile === "expeditions") return removed(scene, pile, name);
  if (pile === "display") {
    let found: Lying | null = null;
    changed(scene, seat, (player) => {
      found = removed(player, "display", name);
      count(player, cards[name], -1);
    });
    return found;
  }
  return lying(name);
}

function putInto(scene: Scene, event: Event, card: Lying | null, cards: Cards): void {
  const { pile, seat } = placeOf(event.to);
  if (pile === "coins") changed(scene, seat, (player) => (player.coins += event.n));
  if (card === null) return;
  if (pile === "discard") scene.discard = [...scene.discard, card.name];
  if (pile === "harbor") scene.harbor = [...scene.harbor, card];
  if (pile === "expeditions") scene.expeditions = [...scene.expeditions, card];
  if (pile === "display") {
    changed(scene, seat, (player) => {
      player.display = [...player.display, card];
      count(player, cards[card.name], 1);
    });
  }
  if (pile === "ships") {
    changed(scene, seat, (player) => {
      player.ships = [...player.ships, card];
      player.points += 1; // C7.2
    });
  }
}

function changed(scene: Scene, seat: number, change: (player: ScenePlayer) => void): void {
  const player = scene.players[seat];
  if (!player) return;
  const copy = { ...player };
  change(copy);
  scene.players[seat] = copy;
}

function count(player: ScenePlayer, card: CardInfo | undefined, times: 1 | -1): void {
  player.points += times * (card?.points ?? 0);
  player.swords += card?.type === "person" ? times * (card.swords ?? 0) : 0;
}

function removed<Pile extends string>(
  owner: { [key in Pile]: Lying[] },
  pile: Pile,
  name: string,
): Lying | null {
  const at = owner[pile].findIndex((card) => card.name === name);
  const card = owner[pile][at] ?? null;
  if (card) owner[pile] = owner[pile].filter((other) => other !== card);
  return card;
}
