"""A chart turned into the sheet that the rules play on, with the names that the numbers had."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

from portroyal.rules.dice.chart import Chart
from portroyal.rules.dice.chart_words import SHIP_COLORS, START
from portroyal.rules.dice.codes import KINDS, ORDER_WORDS, PERSON_NAMES
from portroyal.rules.dice.state import ISLAND_NODE, N_NODES, START_NODE, Sheet


@dataclass(frozen=True)
class SheetOf:
    """A chart, its fields and islands by number, and the sheet made from it."""

    chart: Chart
    field_names: tuple[str, ...]
    island_names: tuple[str, ...]
    sheet: Sheet

    @cached_property
    def _fields(self) -> dict[str, int]:
        return {name: i for i, name in enumerate(self.field_names)}

    @cached_property
    def _islands(self) -> dict[str, int]:
        return {name: i for i, name in enumerate(self.island_names)}

    def field(self, name: object) -> int | None:
        """The number of the field that bears this name; None if there is none."""
        return self._fields.get(name) if isinstance(name, str) else None

    def island(self, name: object) -> int | None:
        """The number of the island that bears this name; None if there is none."""
        return self._islands.get(name) if isinstance(name, str) else None


@lru_cache(maxsize=64)  # our four charts, and those of players that are in use
def sheet_of(chart: Chart) -> SheetOf:
    """The sheet of a sound chart (`chart.load_chart` and `chart_from_data` refuse any other)."""
    islands = tuple(island.name for island in chart.islands)
    found = SheetOf(chart, chart.all_fields, islands, Sheet())
    _number(found)
    _draw_islands(found)
    _draw_sea(found)
    _draw_ways(found)
    return found


def _number(made: SheetOf) -> None:
    sheet, chart = made.sheet, made.chart
    sheet.chapter = chart.chapter
    sheet.n_fields = len(made.field_names)
    sheet.n_islands = len(made.island_names)
    sheet.n_skulls = len(chart.skulls)
    sheet.skull_points[: sheet.n_skulls] = chart.skulls
    sheet.boxes[:] = chart.wheels


def _draw_islands(made: SheetOf) -> None:
    sheet = made.sheet
    end = 0
    for i, island in enumerate(made.chart.islands):
        sheet.first_field[i] = end
        end += len(island.fields)
        for field in range(sheet.first_field[i], end):
            sheet.island_of[field] = i
        sheet.first_field[i + 1] = end
        sheet.person[i] = PERSON_NAMES.index(island.person)
        sheet.island_points[i] = island.points
        sheet.trades[i] = sum(1 << SHIP_COLORS.index(color) for color in island.colors)
        sheet.is_start[i] = int(island.start)
        if island.start and island.person == "jester":
            sheet.jester_island = i


def _draw_sea(made: SheetOf) -> None:
    sheet = made.sheet
    for i, field in enumerate(made.chart.fields, sheet.first_field[sheet.n_islands]):
        sheet.island_of[i] = -1
        sheet.kind[i] = KINDS.index(field.kind)
        sheet.color[i] = SHIP_COLORS.index(field.color) if field.color else -1
        sheet.points[i] = field.points
        sheet.number[i] = field.number
        if field.order:
            word, _, count = field.order.partition("-")
            sheet.order[i] = ORDER_WORDS.index(word)
            sheet.order_count[i] = int(count)


def _draw_ways(made: SheetOf) -> None:
    """`next_to` works both ways, `via` opens an island (section 11)."""
    sheet = made.sheet
    node = {name: i for i, name in enumerate(made.field_names)}
    node |= {name: ISLAND_NODE + i for i, name in enumerate(made.island_names)}
    node[START] = START_NODE
    ways: list[list[int]] = [[] for _ in range(N_NODES)]
    for name, touching in made.chart.touching.items():
        for other in touching:
            ways[node[other]].append(node[name])
    for island in made.chart.islands:
        for name in island.via:
            ways[node[name]].append(node[island.name])
    end = 0
    for i, leads_to in enumerate(ways):
        sheet.first_way[i] = end
        for goal in leads_to:
            sheet.way_to[end] = goal
            end += 1
        sheet.first_way[i + 1] = end
