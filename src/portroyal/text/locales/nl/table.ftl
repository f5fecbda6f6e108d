# De tafel als tekst, en de eindstand.

table-seat = { $coins } · { $points } · { $swords }
table-round = Ronde { $round } · voorraadstapel: { $draw } · aflegstapel: { $discard }
table-last-round = Dit is de laatste ronde.
table-harbor-empty = De haven is leeg.
table-harbor = Haven: { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}, { $colors ->
    [0] geen schepen
    [one] schepen in 1 kleur
   *[other] schepen in { $colors } kleuren
}
table-expeditions = Expedities
table-ships = bewaarde schepen: { $ships }

score-reason-points = Eindstand
score-reason-no-cards = Niemand kan nog een kaart blootleggen. Eindstand
score-reason-cap = De laatst mogelijke ronde is voorbij. Eindstand
score-reason-sudden-death = Sudden death! Eindstand
score-winner = { $you ->
    [yes] Je wint!
   *[no] { $who } wint.
}
score-winner-coins = { $you ->
    [yes] Gelijke stand: jij wint met de meeste munten!
   *[no] Gelijke stand: { $who } wint met de meeste munten.
}
score-shared = Gedeelde overwinning: { $names }.
score-nobody = Niemand heeft een expeditie vervuld, dus niemand wint.
