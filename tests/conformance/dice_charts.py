"""Sheets of our own for the conformance suite: every person, field kind and order of every chapter."""

from typing import Any

Chart = dict[str, Any]
BOXES = {"yellow": 6, "orange": 6, "green": 6, "blue": 6, "red": 6}
ROW = [0, 0, -1, 0, -1, 0, -1, -1, 0, -2, 0, -2, -3]


def island(name: str, person: str, points: int, size: int, *via: str, colors: tuple[str, ...] = ()) -> Chart:
    """An island whose fields are called name1, name2, ...; without `via` a start island."""
    facts = {
        "person": person,
        "colors": list(colors),
        "points": points,
        "fields": [f"{name}{i + 1}" for i in range(size)],
        "start": not via,
        "via": list(via) or ["start"],
    }
    return {name: facts}


def sea(name: str, *next_to: str, **facts: Any) -> Chart:
    """A sea field; plain unless a color, points, number, order or kind is told."""
    by_fact = {"color": "color", "points": "treasure", "number": "number", "order": "order"}
    kind = facts.pop("kind", None) or next((by_fact[fact] for fact in facts), "plain")
    return {name: {"kind": kind, **facts, "next_to": list(next_to)}}


def chart(name: str, chapter: int, *parts: Chart, skulls: list[int] | None = None, **boxes: int) -> Chart:
    islands = {k: v for part in parts for k, v in part.items() if "person" in v}
    fields = {k: v for part in parts for k, v in part.items() if "person" not in v}
    row = ROW if skulls is None else skulls
    return {
        "name": name,
        "chapter": chapter,
        "islands": islands,
        "fields": fields,
        "skulls": list(row),
        "wheels": BOXES | boxes,
    }


STARTS = [island("home", "jester", 1, 4), island("cay", "sailor", 1, 4), island("bay", "pirate", 1, 4)]
ISLE = island("isle", "passenger", 9, 2, "i1") | sea("i1", "start")


def with_person(person: str, chapter: int = 4, *more: Chart, colors: tuple[str, ...] = (), **k: Any) -> Chart:
    """A chart whose fourth start island, `key`, holds this person."""
    return chart("Own", chapter, *STARTS, island("key", person, 1, 4, colors=colors), ISLE, *more, **k)


# Four start islands and three worth many points behind one plain field each: the chart of most scenarios.
HARBOR = chart(
    "Harbor",
    1,
    island("home", "jester", 1, 4),
    island("cay", "sailor", 1, 4),
    island("key", "trader", 1, 4, colors=("red", "green")),
    island("bay", "vice-admiral", 1, 4),
    island("fort", "pirate", 9, 2, "f1"),
    island("isle", "passenger", 5, 2, "i1"),
    island("rock", "admiral", 2, 2, "k1"),
    sea("f1", "start"),
    sea("i1", "start"),
    sea("k1", "start"),
)

# Chapter 1: all nine persons, color and skull fields, treasures, two routes to one island.
COVE = chart(
    "Cove",
    1,
    island("nassau", "jester", 1, 5),
    island("tortuga", "sailor", 1, 4),
    island("havana", "trader", 1, 4, colors=("green", "blue")),
    island("bermuda", "vice-admiral", 2, 5),
    island("trinidad", "pirate", 3, 3, "c3", "c5"),
    island("aruba", "wholesaler", 2, 3, "c2", colors=("red", "black")),
    island("cuba", "senorita", 2, 3, "c6"),
    island("haiti", "admiral", 3, 6, "c8"),
    island("saba", "passenger", 4, 2, "c9"),
    island("nevis", "sailor", 2, 3, "c7"),
    island("anguilla", "senorita", 2, 2, "c4"),
    sea("c1", "start"),
    sea("c2", "c1", kind="skull"),
    sea("c3", "c1", color="red"),
    sea("c4", "tortuga", "c2", "anguilla"),
    sea("c5", "start", color="yellow"),
    sea("c6", "havana", "start", color="orange"),
    sea("c7", "c6", "nevis", kind="skull"),
    sea("c8", "c7", "nevis", color="green"),
    sea("c9", "bermuda", "haiti", "saba"),
    sea("gold", "c2", points=2),
    sea("pearls", "c9", "saba", points=3),
    sea("silver", "start", points=1),
)

# Chapter 2: wheel and number fields, two gunners, captains (one at the start), a trader of yellow ships.
REEF = chart(
    "Reef",
    2,
    island("amber", "jester", 1, 4),
    island("brine", "captain", 1, 4),
    island("coral", "trader", 1, 4, colors=("yellow", "black")),
    island("dune", "sailor", 2, 5),
    island("eddy", "gunner", 2, 2, "n1"),
    island("foam", "captain", 2, 3, "w1", "n2"),
    island("gale", "pirate", 3, 2, "n3"),
    island("haze", "senorita", 2, 2, "w2"),
    island("inlet", "gunner", 2, 2, "p2"),
    island("jetty", "wholesaler", 2, 2, "s1", colors=("yellow", "orange")),
    island("knoll", "admiral", 3, 3, "n4"),
    sea("p1", "start"),
    sea("p2", "brine", "p1"),
    sea("n1", "start", number=2),
    sea("n2", "p1", "foam", number=3),
    sea("w1", "start", kind="wheel"),
    sea("n3", "eddy", "p2", number=4),
    sea("w2", "w1", "coral", kind="wheel"),
    sea("s1", "start", kind="skull"),
    sea("n4", "dune", "s1", number=5),
    sea("chest-of-tea", "n2", points=3),
    sea("b1", "n4", "start", color="blue"),
    orange=2,
    blue=3,
    yellow=2,
)

# Chapter 3: the three first orders, two diplomats, plain and bold jesters.
COURT = chart(
    "Court",
    3,
    island("abbey", "jester", 1, 4),
    island("barn", "sailor", 1, 4),
    island("camp", "diplomat", 1, 4),
    island("dock", "bold-jester", 1, 4),
    island("ends", "bold-jester", 2, 2, "q1"),
    island("farm", "jester", 2, 2, "q2"),
    island("glen", "diplomat", 2, 3, "q3"),
    island("hill", "captain", 2, 2, "q4"),
    island("inns", "gunner", 2, 2, "q5"),
    island("jail", "senorita", 2, 3, "q4"),
    island("keep", "vice-admiral", 3, 2, "o1", "q5"),
    sea("q1", "start", kind="skull"),
    sea("q2", "start", kind="skull"),
    sea("q3", "q1", "camp", kind="skull"),
    sea("q4", "q2", number=2),
    sea("q5", "q4", "dock", kind="wheel"),
    sea("o1", "q1", order="treasures-2"),
    sea("o2", "start", order="wheels-4"),
    sea("o3", "q4", order="islands-5"),
    sea("t1", "start", points=1),
    sea("t2", "q1", points=2),
    sea("t3", "q3", "q4", points=2),
    sea("g1", "start", color="green"),
    skulls=[0, 0, -1, 0, -1, -1, 0, -2],
)

# Chapter 4: clerks beside a captain, all six orders, yellow wholesaler, every field kind.
STORM = chart(
    "Storm",
    4,
    island("ash", "jester", 1, 4),
    island("beech", "clerk", 1, 4),
    island("cedar", "sailor", 1, 4),
    island("elder", "diplomat", 1, 4),
    island("fir", "pirate", 2, 3, "u1"),
    island("gorse", "sailor", 2, 2, "u2"),
    island("hazel", "wholesaler", 2, 3, "u3", colors=("yellow", "blue")),
    island("ivy", "captain", 2, 2, "u4"),
    island("juniper", "clerk", 2, 2, "u5"),
    island("larch", "bold-jester", 1, 2, "u2"),
    island("maple", "admiral", 2, 3, "u6"),
    island("nettle", "gunner", 1, 2, "u1"),
    island("oak", "passenger", 3, 3, "u7"),
    island("pine", "senorita", 1, 2, "u8"),
    sea("u1", "start", kind="skull"),
    sea("u2", "u1", "cedar", kind="skull"),
    sea("u3", "start", "beech", kind="wheel"),
    sea("u4", "u3", number=3),
    sea("u5", "elder", "start", color="black"),
    sea("u6", "u5", "u2"),
    sea("u7", "u6", number=4),
    sea("u8", "u4", "start", kind="skull"),
    sea("v1", "start", order="skulls-7"),
    sea("v2", "u1", order="swords-4"),
    sea("v3", "start", order="orders-3"),
    sea("v4", "u2", order="treasures-2"),
    sea("v5", "u3", order="wheels-4"),
    sea("v6", "u6", order="islands-5"),
    sea("x1", "start", points=1),
    sea("x2", "u2", points=1),
    sea("x3", "u5", points=2),
)

# Questions in the setup, painted one-field islands, few boxes and few skulls.
POND = chart(
    "Pond",
    4,
    island("mill", "jester", 1, 4),
    island("weir", "senorita", 1, 4),
    island("ford", "captain", 1, 4),
    island("lock", "diplomat", 1, 4),
    island("reed", "captain", 1, 1, "l1"),
    island("moss", "sailor", 1, 1, "l1"),
    island("fern", "bold-jester", 1, 2, "l2"),
    island("pike", "clerk", 1, 1, "l2"),
    island("carp", "passenger", 6, 3, "l3"),
    island("newt", "trader", 2, 2, "l3", colors=("blue", "yellow")),
    island("toad", "bold-jester", 2, 2, "l1"),
    sea("l1", "start"),
    sea("l2", "start", "l1", kind="skull"),
    sea("l3", "l2", kind="wheel"),
    sea("l4", "l3", points=4),
    sea("l5", "l3", kind="skull"),
    skulls=[0, -1],
    yellow=1,
    orange=1,
    green=2,
    blue=1,
    red=1,
)

CHARTS: dict[str, Chart] = {c["name"].lower(): c for c in (HARBOR, COVE, REEF, COURT, STORM, POND)}
