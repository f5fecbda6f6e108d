# Was für eine Möglichkeit spricht und gegen eine andere: Satzteile nach „Für … spricht:“.

review-reason = Für „{ $choice }“ spricht: { $facts }.
review-reason-chosen = Für „{ $choice }“ spricht immerhin: { $facts }.
speaks-dear = { $fee ->
    [0] das spart Münzen (die andere Wahl kostet { $n } von { $coins })
   *[other] das spart Münzen (die andere Wahl kostet { $n } von { $coins }, davon { $fee } für { $who })
}
speaks-end = damit sind es { $points }, und die letzte Runde ist eingeläutet
speaks-wins = damit ist die Partie gewonnen
speaks-loses = sonst ist die Partie verloren
speaks-nothing = im Hafen gibt es nichts zu nehmen
speaks-nothing-yet = noch gibt es nichts zu nehmen
speaks-safe = { $percent ->
    [100] keine Karte kann den Zug scheitern lassen
   *[other] bei { $n } von { $total } verdeckten Karten scheitert der Zug nicht ({ $percent } %)
}
speaks-safe-rolls = { $percent ->
    [100] kein Wurf kann den Zug scheitern lassen
   *[other] bei { $n } von { $total } Würfen scheitert der Zug nicht ({ $percent } %)
}
speaks-busts = bei { $n } von { $total } verdeckten Karten würde der Zug scheitern ({ $percent } %)
speaks-bust-rolls = bei { $n } von { $total } Würfen würde der Zug scheitern ({ $percent } %)
speaks-sudden = { $n ->
    [one] 1 von { $total } Würfen gewinnt sofort
   *[other] { $n } von { $total } Würfen gewinnen sofort
}
speaks-more-colors = bei { $n } von { $total } Karten ({ $percent } %) kommt eine Farbe dazu, und man darf eine Karte mehr nehmen
speaks-reach = { $n ->
    [one] man darf 1 Karte nehmen, zur Auswahl: { $cards }
   *[other] man darf { $n } Karten nehmen, zur Auswahl: { $cards }
}
speaks-board = { $n ->
    [one] nehmen darf man 1 davon: { $pieces }
   *[other] nehmen darf man { $n } davon: { $pieces }
}
speaks-so-far = bisher zur Auswahl: { $cards }
speaks-stop-skulls = jetzt aufzuhören kostet { $skulls }
speaks-more-pieces = liegt eines mehr auf dem Spielbrett, darf man { $n } nehmen
speaks-keep-busts = mit diesem Schiff im Hafen scheitert der Zug
speaks-second = { $n ->
    [one] liegt das Schiff erst da, kann 1 weitere der { $total } verdeckten Karten den Zug scheitern lassen
   *[other] liegt das Schiff erst da, können { $n } weitere der { $total } verdeckten Karten den Zug scheitern lassen
}
speaks-pays = { $fee ->
    [0] das Schiff bringt { $coins }
   *[other] das Schiff bringt { $coins }, { $fee } für { $who } schon abgezogen
}
speaks-colors = damit liegen { $n } Farben im Hafen, und man darf eine Karte mehr nehmen
speaks-crew = { $n ->
    [0] damit sind alle Personen für { $expedition } beisammen ({ $facts })
   *[other] dann fehlt nur noch eine Person für { $expedition } ({ $facts })
}
speaks-swords = damit sind es { $swords }, und von den Schiffen, die als Nächstes kommen können, sind { $n } mehr abwehrbar
speaks-ships = { $n ->
    [one] unter den Karten, die als Nächstes kommen können, ist 1 { color }es Schiff
   *[other] unter den Karten, die als Nächstes kommen können, sind { $n } { color }e Schiffe
}
speaks-points = { $n ->
    [0] es bringt { $points }
   *[other] es bringt { $points } statt { $n }
}
speaks-coins = { $n ->
    [0] man behält { $coins } statt keiner
   *[other] man behält { $coins } statt { $n }
}
speaks-tax = mit weniger als { $limit } Münzen trifft einen keine Steuererhöhung ({ $n } unter den Karten, die als Nächstes kommen können)
speaks-no-fee = an { $who } geht keine Münze
speaks-completes = damit ist { $island } vollständig ({ $person })
speaks-crosses = { $n ->
    [0] es bringt { $crosses }
   *[other] es bringt { $crosses } statt { $n }
}
speaks-skulls = { $n ->
    [one] es kostet 1 Totenkopf weniger
   *[other] es kostet { $n } Totenköpfe weniger
}
review-then-bust = Genau daran scheitert der Zug.
review-then-taken = Später im selben Zug wählt { $who } „{ $best }“.
