/** What one event changes on the board and the sheets, so that a batch can be shown one thing after the other. */
import type { Board, DicePlayer, DiceState, Event } from "../../api/messages.ts";
import { COLORS, LETTERS, PERSON_SWORDS } from "./facts.ts";

const SWORDS: Record<string, number> = PERSON_SWORDS;

/** The position after one event, as far as eyes can tell; the last of a batch is followed by the true one. */
export function applied(state: DiceState, event: Event): DiceState {
  const what = event.what ?? "";
  switch (event.type) {
    case "turn": {
      const board: Board = { ships: {}, wheels: {}, chest: state.players.length === 5 };
      const players = state.players.map((player) => ({ ...player, took: [] }));
      const active = event.seat ?? state.active;
      const fresh = { roll: null, bust: false, phase: "discover", chance: 0, taken: [] };
      return { ...state, ...fresh, active, decider: active, round: event.n, board, players };
    }
    case "roll":
      return { ...state, roll: what };
    case "repel":
    case "reroll":
      return { ...state, roll: null };
    case "place":
      return { ...state, roll: null, board: placed(state.board, what, event.n) };
    case "take-off":
    case "return":
      return { ...state, roll: null, board: without(state.board, what) };
    case "bust":
      return { ...state, bust: true };
    case "chance":
      return {
        ...state,
        phase: "trade",
        roll: null,
        decider: event.seat,
        takes_left: event.n,
        chance: state.chance + 1,
        taken: [],
      };
    case "take":
      return taken(state, event);
    default:
      return event.seat === null ? state : withPlayer(state, event.seat, (player) => marked(player, event));
  }
}

function withPlayer(state: DiceState, seat: number, change: (player: DicePlayer) => DicePlayer): DiceState {
  return { ...state, players: state.players.map((each, at) => (at === seat ? change(each) : each)) };
}

function placed(board: Board, piece: string, column: number): Board {
  const [kind, color = ""] = piece.split("-");
  const letter = LETTERS[column] ?? "A";
  return kind === "ship"
    ? { ...board, ships: { ...board.ships, [color]: letter } }
    : { ...board, wheels: { ...board.wheels, [color]: letter } };
}

function without(board: Board, piece: string): Board {
  if (piece === "chest") return { ...board, chest: false };
  const [kind, color = ""] = piece.split("-");
  const rest = (pieces: Record<string, string>) =>
    Object.fromEntries(Object.entries(pieces).filter(([each]) => each !== color));
  return kind === "ship" ? { ...board, ships: rest(board.ships) } : { ...board, wheels: rest(board.wheels) };
}

function taken(state: DiceState, event: Event): DiceState {
  const piece = event.what ?? "";
  const [kind, color = ""] = piece.split("-");
  const next = { ...state, board: without(state.board, piece), taken: [...state.taken, piece] };
  if (kind !== "ship" || event.seat === null) return next;
  return withPlayer(next, event.seat, (player) => ({ ...player, took: [...player.took, color] }));
}

/** The marks of one player's pen. */
function marked(player: DicePlayer, event: Event): DicePlayer {
  const what = event.what ?? "";
  switch (event.type) {
    case "points":
      return { ...player, points: player.points + event.n };
    case "skull":
      return what === "green"
        ? { ...player, green_skulls: player.green_skulls + 1 }
        : { ...player, skulls: player.skulls + 1 };
    case "circle":
      return event.n ? wheel(player, what, -1, what === "green" ? 0 : 1) : player;
    case "use":
    case "give-up":
      return wheel(player, what, 0, -1);
    case "cross":
      return { ...player, crossed: [...player.crossed, what] };
    case "paint":
      return { ...player, painted: [...player.painted, what] };
    case "treasure":
      return { ...player, treasures: [...player.treasures, what] };
    case "order":
      return { ...player, orders: [...player.orders, what] };
    case "island":
      return { ...player, islands: [...player.islands, what] };
    case "hire":
      return {
        ...player,
        persons: [...player.persons, what],
        swords: player.swords + (SWORDS[what] ?? 0),
      };
    default:
      return player;
  }
}

/** What leaves the free and circled boxes of a color is spent. */
function wheel(player: DicePlayer, color: string, free: number, circled: number): DicePlayer {
  const [before = 0, drawn = 0, spent = 0] = player.wheels[color] ?? [];
  const boxes = [before + free, drawn + circled, spent - free - circled];
  return { ...player, wheels: { ...player.wheels, [color]: boxes } };
}

/** Ships and wheels on the board; the chest never counts (G7.2). */
export function piecesOn(board: Board): number {
  return Object.keys(board.ships).length + Object.keys(board.wheels).length;
}

/**
 * The pieces that count for the takes of the active player: those that lie there, and once the turn has ended those
 * that lay there (G4.2). Nothing counts after a bust, nor when the others choose.
 */
export function piecesThatCount(state: DiceState): number {
  if (state.phase === "discover") return piecesOn(state.board);
  if (state.bust || state.chance !== 1) return 0;
  return piecesOn(state.board) + state.taken.filter((piece) => piece !== "chest").length;
}

/** Row and column of a roll such as `red-B`. */
export function spaceOf(roll: string): [number, number] {
  const [color = "", letter = ""] = roll.split("-");
  return [(COLORS as readonly string[]).indexOf(color), (LETTERS as readonly string[]).indexOf(letter)];
}
