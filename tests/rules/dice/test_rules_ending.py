"""The end of the Dice Game, and what holds in every game: counters, marks, questions, names (G8, E10)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from portroyal.play.dice.notation import action_name, owed_code, owed_name
from portroyal.play.dice.view import dice_state
from portroyal.rules.chance import whim_below
from portroyal.rules.dice.chart import chart_to_data, load_chart
from portroyal.rules.dice.codes import (
    CROSSED,
    HAPPENINGS,
    MAX_LEGAL,
    N_ACTIONS,
    ORDER,
    OVER,
    PAINTED,
    POINTS,
    SPENT,
)
from portroyal.rules.dice.legal import act, legal, play_out
from portroyal.rules.dice.recount import points_between, recount, stray_cross
from portroyal.rules.dice.state import State
from portroyal.rules.layout import as_data, copy_plain

from .table import Table, action_code, atlas, atlas_with
from .test_rules_chart import crossing

OWN = [chart_to_data(load_chart(chapter)) for chapter in "1234"]


def test_g8_1_twenty_points_win_at_once() -> None:
    table = Table.at_turn()
    table.player(1).points = 18
    crossing(table=table, seat=1).act("cross silver")
    assert (table.phase, table.reason, table.g.winners) == ("over", "points", 0b010)
    assert (table.g.decider, table.g.crosses_left, table.todo, table.legal()) == (-1, 0, [], set())


def test_g8_1_nineteen_points_do_not() -> None:
    table = Table.at_turn()
    table.player().points = 17
    crossing(table=table).act("cross silver")
    assert (table.phase, table.player().points) == ("cross", 19)


def test_g8_1_a_green_wheel_wins_in_the_middle_of_the_takes() -> None:
    table = Table.at_turn()
    table.player().points = 19
    table.lay("wheel-green-D", "ship-red-A", "ship-blue-A", "ship-black-A", "ship-green-A")
    table.stop().act("take wheel-green")
    assert (table.phase, table.reason, table.g.takes_left) == ("over", "points", 0)
    table = Table.at_turn()
    table.player().points = 19
    table.lay("wheel-green-D", "ship-yellow-C", "ship-blue-A", "ship-black-A", "ship-green-A", "ship-red-A")
    table.stop().act("take ship-yellow", "take wheel-green")
    assert (table.phase, table.g.takes_left, table.g.crosses_left, table.g.yellow) == ("over", 0, 0, 0)


@pytest.mark.parametrize(
    ("points", "winners"), [((3, 7, 5), 0b010), ((7, 2, 7), 0b101), ((-1, -1, -1), 0b111)]
)
def test_g8_2_after_round_200_most_points_win(points: tuple[int, ...], winners: int) -> None:
    table = Table.at_turn(start=1)
    for seat, n in enumerate(points):
        table.player(seat).points = n
        table.player(seat).skulls = 8  # so that nothing is lost on the way
    table.g.round, table.g.active, table.g.decider = 200, 0, 0
    table.lay("ship-red-A")
    table.stop().act("done", "done", "done")
    assert (table.phase, table.reason, table.g.winners, table.g.round) == ("over", "cap", winners, 200)


def test_g8_2_not_before_the_round_is_over() -> None:
    table = Table.at_turn()
    table.g.round = 200
    table.lay("ship-red-A")
    table.stop().act("done", "done", "done")
    assert (table.phase, table.g.active, table.g.round) == ("discover", 1, 200)


def test_e10_the_game_ends_at_the_moment_of_the_change() -> None:
    """The second of three islands that the senorita completes wins; the third gives nothing any more."""
    chart = atlas_with(gunner={"points": 5})
    table = Table.at_turn(chart=chart)
    for person in ("senorita", "gunner", "admiral", "clerk"):
        table.draw(0, f"to-{person}", f"{person}1")
    table.player().points = 13
    crossing(table=table).act("cross senorita2")
    assert (table.phase, table.player().points) == ("over", 20)
    assert table.persons() == ["admiral", "senorita", "gunner"]
    assert dice_state(table.g, table.of, {}, []).players[0].islands == table.persons()
    assert table.todo == ["island clerk"]  # still listed, so that sheet and persons agree


def test_e10_a_captains_green_wheel_wins_and_nothing_is_asked_any_more() -> None:
    table = Table.at_turn()
    for person in ("senorita", "captain", "clerk"):
        table.draw(0, f"to-{person}", f"{person}1")
    table.player().points = 17
    crossing(table=table).act("cross senorita2", "wheel green")
    assert (table.phase, table.player().points, table.todo) == ("over", 20, ["island clerk"])


def test_e10_every_island_that_came_too_late_stays_listed_the_first_of_the_chart_too() -> None:
    """A second senorita completes the jester's island while the clerk, who wins, is still to come."""
    table = Table.at_turn(chart=atlas_with(gunner={"person": "senorita"}, clerk={"points": 5}))
    for island in ("senorita", "gunner", "clerk"):
        table.draw(0, f"to-{island}", f"{island}1")
    table.player().points = 13
    crossing(table=table).act("cross senorita2")
    assert (table.phase, table.player().points) == ("over", 20)
    assert table.todo == [
        "island jester", "island wholesaler", "island vice-admiral", "island admiral", "island passenger",
        "island captain", "island diplomat", "island bold-jester", "island corsair",
    ]  # fmt: skip


def test_e10_of_a_position_s_questions_only_islands_stay_wherever_they_stand() -> None:
    table = Table.at_turn()
    questions = ("skull", "island clerk", "island gunner")  # the last one comes first
    table.g.todo[:3] = [code for text in questions if (code := owed_code(table.of, text)) is not None]
    table.g.n_todo = 3
    table.hire(0, "gunner", "clerk")
    table.player().points = 19
    crossing(table=table).settle()
    assert (table.phase, table.todo) == ("over", ["island clerk"])


def test_e10_a_senorita_who_wins_paints_no_more() -> None:
    table = Table.at_turn()
    table.draw(0, "to-senorita", "senorita1")
    table.player().points = 19
    crossing(table=table).act("cross senorita2")
    assert (table.phase, table.persons(), table.marked(0, PAINTED)) == ("over", ["senorita"], [])


def test_e10_points_below_zero_go_on() -> None:
    table = Table.at_turn()
    table.player().skulls = 3
    table.bust()
    assert table.player().points == -2
    assert table.phase == "cross"


def check(table: Table, seen_points: dict[int, int]) -> None:
    """What holds in every position."""
    g, sheet = table.g, table.sheet
    again = State()
    copy_plain(g, again)
    recount(again, sheet)
    assert as_data(again) == as_data(g)
    order_points = 0
    for seat in range(g.n_players):
        player = g.players[seat]
        least, most = points_between(g, sheet, seat)
        assert least <= player.points <= most
        assert player.points == seen_points.get(seat, 0)
        order_points += player.points - least
        assert stray_cross(sheet, player) == -1
        assert 0 <= player.skulls <= sheet.n_skulls
        for color, boxes in enumerate(sheet.boxes):
            assert player.circled[color] >= 0
            assert player.circled[color] + player.spent[color] <= boxes
    for field in range(sheet.n_fields):
        if sheet.kind[field] == ORDER:
            crossers = sum(g.players[p].marks[field] == CROSSED for p in range(g.n_players))
            order_points -= crossers > 1  # of several, exactly one was first
    assert order_points == 0
    assert g.crosses_left >= 0
    assert g.takes_left >= 0
    for owed in g.todo[: g.n_todo]:
        assert owed_code(table.of, owed_name(table.of, owed)) == owed


def play(table: Table, rng: random.Random, every: int) -> int:
    """Random play, with a taste for going on, checked on the way."""
    actions = [0] * MAX_LEGAL
    seen: dict[int, int] = {}
    told = 0
    moves = 0
    while table.g.phase != OVER:
        n = legal(table.g, table.sheet, actions)
        assert n >= 1
        assert len(set(actions[:n])) == n
        if n > 1 and rng.random() < 0.8:
            # `done` and `stop` are rarely wanted: more fields are crossed so.
            choices = [a for a in actions[:n] if action_name(table.of, a) not in ("done", "stop")]
        else:
            choices = actions[:n]
        act(table.g, table.sheet, rng.choice(choices))
        moves += 1
        for happening, seat, _, gained, _, _ in table.g.told[told:]:
            if happening == POINTS:
                seen[seat] = seen.get(seat, 0) + gained
        told = len(table.g.told)
        if moves % every == 0 or table.g.phase == OVER:
            check(table, seen)
    return moves


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("chart", [*OWN, atlas()], ids=["1", "2", "3", "4", "atlas"])
def test_counters_agree_with_the_sheets_in_every_game(chart: dict[str, Any], players: int) -> None:
    for seed in range(3):
        table = Table(players, seed % players, chart, seed)
        play(table, random.Random(seed), 7)
        assert table.reason in ("points", "sudden-death")
        words = set(table.happened())
        assert {"start", "turn", "roll", "place", "take", "chance", "cross", "return", "over"} <= words


def test_play_out_plays_to_the_end_and_counts_the_decisions() -> None:
    first, second = Table(3, seed=4), Table(3, seed=4)
    whim, moves = [99], 0
    actions = [0] * MAX_LEGAL
    while first.g.phase != OVER:
        n = legal(first.g, first.sheet, actions)
        act(first.g, first.sheet, actions[whim_below(whim, n)])
        moves += 1
    assert play_out(second.g, second.sheet, actions, [99]) == moves > 0
    assert as_data(second.g) == as_data(first.g)


def test_every_happening_is_told_sooner_or_later() -> None:
    words: set[str] = set()
    for seed in range(40):
        table = Table(2 + seed % 4, 0, [*OWN, atlas()][seed % 5], seed)
        play(table, random.Random(seed), 10_000)
        words |= set(table.happened())
    assert words == {happening[0] for happening in HAPPENINGS}
    assert len(words) == len(HAPPENINGS)
    assert HAPPENINGS[SPENT][0] == "use"


def test_actions_and_their_names_are_one_to_one() -> None:
    table = Table(chart=OWN[3])
    n_islands, n_fields = table.sheet.n_islands, table.sheet.n_fields
    names = {}
    for code in range(N_ACTIONS):
        try:
            names[code] = action_name(table.of, code)
        except IndexError:
            continue
    assert len(set(names.values())) == len(names)
    assert len(names) == 10 + 5 + 12 + 5 + n_islands + 4 * n_fields
    for code, name in names.items():
        assert action_code(table.of, name) == code


@pytest.mark.parametrize(
    "text",
    [
        "", "fly", "repel 0", "repel 5", "repel -1", "take", "take boat", "take  chest", "cross", "done ",
        "ROLL", "cross nowhere", "cross cm1 red", "cross cm1 ", "cross cm1 yellow blue", "wheel black",
        "start", "start cm1", "use blue",
    ],
)  # fmt: skip
def test_words_that_mean_nothing_are_no_action(text: str) -> None:
    assert action_code(Table(chart=OWN[3]).of, text) is None


@pytest.mark.parametrize(
    "text", ["", "captain black", "captain ", "island nowhere", "island", None, 3, "skulls"]
)
def test_words_that_mean_nothing_are_no_question(text: object) -> None:
    assert owed_code(Table().of, text) is None
