# The cards: names, printed values, skills. `form` is `name` (in lists), `object` (in sentences) or `the` (a ship that lies there).

coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
more-points = { $n ->
    [one] 1 more point
   *[other] { $n } more points
}
swords = { $n ->
    [one] { $n } sword
   *[other] { $n } swords
}
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

# A color before a noun, with its article, and alone.
color = { $color ->
    [yellow] yellow
    [green] green
    [blue] blue
    [red] red
   *[black] black
}
a-color = a { color }
color-name = { color }

ship = { $form ->
    [name] { color } { ship-kind }
    [the] the { color } { ship-kind }
   *[object] { a-color } { ship-kind }
}
ship-kind = { $color ->
    [yellow] pinnace
    [blue] fluyt
    [green] skiff
    [red] frigate
   *[black] galleon
}

person-settler = { $form ->
    [name] settler
   *[object] a settler
}
person-captain = { $form ->
    [name] captain
   *[object] a captain
}
person-priest = { $form ->
    [name] priest
   *[object] a priest
}
person-jack = { $form ->
    [name] jack of all trades
   *[object] a jack of all trades
}
person-sailor = { $form ->
    [name] sailor
   *[object] a sailor
}
person-pirate = { $form ->
    [name] pirate
   *[object] a pirate
}
person-mademoiselle = { $form ->
    [name] mademoiselle
   *[object] a mademoiselle
}
person-jester = { $form ->
    [name] jester
   *[object] a jester
}
person-admiral = { $form ->
    [name] admiral
   *[object] an admiral
}
person-governor = { $form ->
    [name] governor
   *[object] a governor
}
person-passenger = { $form ->
    [name] passenger
   *[object] a passenger
}
person-trader = { $form ->
    [name] { color } trader
   *[object] { a-color } trader
}
person-wholesaler = { $form ->
    [name] { color } wholesaler
   *[object] { a-color } wholesaler
}

expedition = { $form ->
    [name] expedition
   *[object] an expedition
}
tax = { $form ->
    [name] tax increase
   *[object] a tax increase
}

# What is printed on a card.
facts-ship = { $coins }, { $swords }
facts-skull = skull
facts-person = costs { $cost }, { $points }
facts-armed = costs { $cost }, { $points }, { $swords }
brief-ship = { $card } (pays { $n })
brief-person = { $card } (costs { $n })
facts-expedition = { $needs }: { $points } and { $coins }
facts-tax-most-swords = then 1 coin for the most swords
facts-tax-least-points = then 1 coin for the fewest points

# What a card does.
skill-ship = Trade with it: it pays its coins. It can be repelled with at least as many swords as it shows.
skill-skull = Trade with it: it pays its coins. A ship with a skull can never be repelled.
skill-settler = Goes on expeditions that ask for a settler.
skill-captain = Goes on expeditions that ask for a captain.
skill-priest = Goes on expeditions that ask for a priest.
skill-jack = Stands in for one priest, captain or settler on an expedition.
skill-sailor = Brings swords to repel ships with. Swords are never used up.
skill-pirate = Brings swords to repel ships with. Swords are never used up.
skill-mademoiselle = Every person you hire from now on costs you 1 coin less.
skill-jester = 1 coin whenever anyone busts, or if, on another player’s turn, your chance to take a card comes but the harbor is empty.
skill-admiral = 2 coins if there are at least 5 cards in the harbor when your chance to take cards comes.
skill-governor = You may take one more card whenever your chance comes.
skill-passenger = No skill, only points.
skill-trader = 1 more coin for every { color } ship you trade with.
skill-wholesaler = Keeps every { color } ship you trade with: 1 point each.
skill-expedition = On your own turn, discard the persons it asks for: the card with its points is yours, and so are its coins.
skill-tax = The rich pay at once; then the card is discarded.
