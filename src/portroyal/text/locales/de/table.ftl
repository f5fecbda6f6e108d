# Der Tisch als Text und der Endstand.

table-seat = { $coins } · { $points } · { $swords }
table-round = Runde { $round } · Nachziehstapel: { $draw } · Ablagestapel: { $discard }
table-last-round = Dies ist die letzte Runde.
table-harbor-empty = Der Hafen ist leer.
table-harbor = Hafen: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}, { $colors ->
    [0] keine Schiffe
    [one] Schiffe in 1 Farbe
   *[other] Schiffe in { $colors } Farben
}
table-expeditions = Expeditionen
table-ships = behaltene Schiffe: { $ships }

score-reason-points = Endstand
score-reason-no-cards = Niemand kann mehr eine Karte aufdecken. Endstand
score-reason-cap = Die letzte mögliche Runde ist vorbei. Endstand
score-reason-sudden-death = Sudden Death! Endstand
score-winner = { $you ->
    [yes] Du gewinnst!
   *[no] { $who } gewinnt.
}
score-winner-coins = { $you ->
    [yes] Gleichstand: Du gewinnst mit den meisten Münzen!
   *[no] Gleichstand: { $who } gewinnt mit den meisten Münzen.
}
score-shared = Gemeinsamer Sieg: { $names }.
score-nobody = Niemand hat eine Expedition erfüllt, also gewinnt niemand.
