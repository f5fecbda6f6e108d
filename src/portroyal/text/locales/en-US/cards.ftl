# The US edition's terms: characters, missions, flags, combat strength, influence points.
# Which flag stands for which color is our own choice, except that the rulebooks let British ships be the blue ones.

points = { $n ->
    [one] { $n } influence point
   *[other] { $n } influence points
}
more-points = { $n ->
    [one] 1 more influence point
   *[other] { $n } more influence points
}
swords = combat strength { $n }
color = { $color ->
    [yellow] Spanish
    [blue] British
    [green] Dutch
    [red] American
   *[black] French
}
a-color = { $color ->
    [red] an { color }
   *[other] a { color }
}
ship-kind = ship
expedition = { $form ->
    [name] mission
   *[object] a mission
}
facts-tax-most-swords = then 1 coin for the most combat strength
facts-tax-least-points = then 1 coin for the fewest influence points
skill-ship = Trade with it: it pays its coins. To repel it, you need at least the combat strength it shows.
skill-settler = Needed for missions that ask for a settler.
skill-captain = Needed for missions that ask for a captain.
skill-priest = Needed for missions that ask for a priest.
skill-jack = A wild card: stands in for one priest, captain or settler on a mission.
skill-sailor = Adds combat strength to repel ships with. It is never spent.
skill-pirate = Adds combat strength to repel ships with. It is never spent.
skill-mademoiselle = Every character you hire from now on costs you 1 coin less.
skill-passenger = No skill, only influence points.
skill-wholesaler = Keeps every { color } ship you trade with: 1 influence point each.
skill-expedition = On your own turn, discard the characters it asks for: the card with its influence points is yours, and so are its coins.
