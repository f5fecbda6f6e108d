# De kaarten: namen, gedrukte waarden, capaciteiten. `form` is `name` (in lijsten), `object` (in zinnen) of `the` (een schip dat er ligt).

coins = { $n ->
    [one] { $n } munt
   *[other] { $n } munten
}
points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
more-points = { $n ->
    [one] 1 punt erbij
   *[other] { $n } punten erbij
}
swords = { $n ->
    [one] { $n } sabel
   *[other] { $n } sabels
}
cards = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}

# De kleur voor een de-woord, met lidwoord voor „schip”, en alleen.
color = { $color ->
    [yellow] gele
    [green] groene
    [blue] blauwe
    [red] rode
   *[black] zwarte
}
a-color = een { color-name }
color-name = { $color ->
    [yellow] geel
    [green] groen
    [blue] blauw
    [red] rood
   *[black] zwart
}

ship = { $form ->
    [name] { ship-kind }
    [the] { $color ->
        [yellow] de gele pinas
        [blue] het blauwe fluitschip
        [green] de groene bark
        [red] het rode fregat
       *[black] het zwarte galjoen
    }
   *[object] een { ship-kind }
}
ship-kind = { $color ->
    [yellow] gele pinas
    [blue] blauw fluitschip
    [green] groene bark
    [red] rood fregat
   *[black] zwart galjoen
}

person-settler = { $form ->
    [name] kolonist
   *[object] een kolonist
}
person-captain = { $form ->
    [name] kapitein
   *[object] een kapitein
}
person-priest = { $form ->
    [name] priester
   *[object] een priester
}
person-jack = { $form ->
    [name] vrouwenloper
   *[object] een vrouwenloper
}
person-sailor = { $form ->
    [name] matroos
   *[object] een matroos
}
person-pirate = { $form ->
    [name] piraat
   *[object] een piraat
}
person-mademoiselle = { $form ->
    [name] vrouw
   *[object] een vrouw
}
person-jester = { $form ->
    [name] grapjas
   *[object] een grapjas
}
person-admiral = { $form ->
    [name] admiraal
   *[object] een admiraal
}
person-governor = { $form ->
    [name] gouverneur
   *[object] een gouverneur
}
person-passenger = { $form ->
    [name] passagier
   *[object] een passagier
}
person-trader = { $form ->
    [name] { color } handelaar
   *[object] een { color } handelaar
}
person-wholesaler = { $form ->
    [name] { color } groothandelaar
   *[object] een { color } groothandelaar
}

expedition = { $form ->
    [name] expeditie
   *[object] een expeditie
}
tax = { $form ->
    [name] belastingverhoging
   *[object] een belastingverhoging
}

facts-ship = { $coins }, { $swords }
facts-skull = doodshoofd
facts-person = kost { $cost }; { $points }
facts-armed = kost { $cost }; { $points }, { $swords }
brief-ship = { $card } (levert { $n } op)
brief-person = { $card } (kost { $n })
facts-expedition = { $needs }: { $points } en { $coins }
facts-tax-most-swords = daarna 1 munt voor wie de meeste sabels heeft
facts-tax-least-points = daarna 1 munt voor wie de minste punten heeft

skill-ship = Handel je met dit schip, dan levert het zijn munten op. Je kunt het afweren met minstens zoveel sabels als erop staan.
skill-skull = Handel je met dit schip, dan levert het zijn munten op. Een schip met een doodshoofd is nooit af te weren.
skill-settler = Gaat mee op expedities die om een kolonist vragen.
skill-captain = Gaat mee op expedities die om een kapitein vragen.
skill-priest = Gaat mee op expedities die om een priester vragen.
skill-jack = Vervangt op een expeditie één priester, kapitein of kolonist.
skill-sailor = Brengt sabels mee om schepen af te weren. Sabels raken nooit op.
skill-pirate = Brengt sabels mee om schepen af te weren. Sabels raken nooit op.
skill-mademoiselle = Elke persoon die je vanaf nu inhuurt, kost je 1 munt minder.
skill-jester = 1 munt als een beurt mislukt, en ook als je in andermans beurt aan bod komt en de haven leeg is.
skill-admiral = 2 munten als je aan bod komt en er minstens 5 kaarten in de haven liggen.
skill-governor = Je mag telkens één kaart extra nemen.
skill-passenger = Geen vaardigheid, alleen punten.
skill-trader = 1 munt extra voor elk { color-name } schip waarmee je handelt.
skill-wholesaler = Bewaart elk { color-name } schip waarmee je handelt: 1 punt per schip.
skill-expedition = In je eigen beurt leg je de gevraagde personen af: de kaart met de punten is van jou, en de munten ook.
skill-tax = Wie rijk is, betaalt meteen; daarna gaat de kaart naar de aflegstapel.
