# Die Karten: Namen, aufgedruckte Werte, Fertigkeiten. `form` ist `name` (in Listen), `object` (im Akkusativ) oder `the` (ein Schiff, das daliegt).

coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
more-points = { $n ->
    [one] 1 Punkt mehr
   *[other] { $n } Punkte mehr
}
swords = { $n } Säbel
cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}

# Die Farbe als Stamm, an den die Endung kommt, mit Artikel vor „Schiff“ und allein.
color = { $color ->
    [yellow] gelb
    [green] grün
    [blue] blau
    [red] rot
   *[black] schwarz
}
a-color = ein { color }es
color-name = { $color ->
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [red] Rot
   *[black] Schwarz
}

ship = { $form ->
    [name] { color }e { ship-kind }
    [the] die { color }e { ship-kind }
   *[object] eine { color }e { ship-kind }
}
ship-kind = { $color ->
    [yellow] Pinasse
    [blue] Fleute
    [green] Barke
    [red] Fregatte
   *[black] Galeone
}

person-settler = { $form ->
    [name] Siedler
   *[object] einen Siedler
}
person-captain = { $form ->
    [name] Kapitän
   *[object] einen Kapitän
}
person-priest = { $form ->
    [name] Priester
   *[object] einen Priester
}
person-jack = { $form ->
    [name] Tausendsassa
   *[object] einen Tausendsassa
}
person-sailor = { $form ->
    [name] Matrose
   *[object] einen Matrosen
}
person-pirate = { $form ->
    [name] Pirat
   *[object] einen Piraten
}
person-mademoiselle = { $form ->
    [name] Fräulein
   *[object] ein Fräulein
}
person-jester = { $form ->
    [name] Witzbold
   *[object] einen Witzbold
}
person-admiral = { $form ->
    [name] Admiral
   *[object] einen Admiral
}
person-governor = { $form ->
    [name] Gouverneur
   *[object] einen Gouverneur
}
person-passenger = { $form ->
    [name] Passagier
   *[object] einen Passagier
}
person-trader = { $form ->
    [name] { color }er Händler
   *[object] einen { color }en Händler
}
person-wholesaler = { $form ->
    [name] { color }er Großhändler
   *[object] einen { color }en Großhändler
}

expedition = { $form ->
    [name] Expedition
   *[object] eine Expedition
}
tax = { $form ->
    [name] Steuererhöhung
   *[object] eine Steuererhöhung
}

facts-ship = { $coins }, { $swords }
facts-skull = Totenkopf
facts-person = kostet { $cost }, { $points }
facts-armed = kostet { $cost }, { $points }, { $swords }
brief-ship = { $card } (bringt { $n })
brief-person = { $card } (kostet { $n })
facts-expedition = { $needs }: { $points } und { $coins }
facts-tax-most-swords = danach 1 Münze für die meisten Säbel
facts-tax-least-points = danach 1 Münze für die wenigsten Punkte

skill-ship = Nimmst du das Schiff, bringt es dir seine Münzen. Zum Abwehren brauchst du so viele Säbel, wie es zeigt.
skill-skull = Nimmst du das Schiff, bringt es dir seine Münzen. Ein Schiff mit Totenkopf lässt sich nie abwehren.
skill-settler = Geht mit auf Expeditionen, die einen Siedler verlangen.
skill-captain = Geht mit auf Expeditionen, die einen Kapitän verlangen.
skill-priest = Geht mit auf Expeditionen, die einen Priester verlangen.
skill-jack = Springt auf einer Expedition für einen Priester, Kapitän oder Siedler ein.
skill-sailor = Bringt Säbel, mit denen du Schiffe abwehrst. Säbel werden nie verbraucht.
skill-pirate = Bringt Säbel, mit denen du Schiffe abwehrst. Säbel werden nie verbraucht.
skill-mademoiselle = Jede Person, die du ab jetzt anheuerst, kostet dich 1 Münze weniger.
skill-jester = 1 Münze, wenn ein Zug scheitert, und auch, wenn du im Zug eines anderen an die Reihe kommst und der Hafen leer ist.
skill-admiral = 2 Münzen, wenn du an die Reihe kommst und mindestens 5 Karten im Hafen liegen.
skill-governor = Du darfst jedes Mal eine Karte mehr nehmen.
skill-passenger = Keine Fertigkeit, nur Punkte.
skill-trader = 1 Münze mehr für jedes { color }e Schiff, das du nimmst.
skill-wholesaler = Behält jedes { color }e Schiff, das du nimmst: je 1 Punkt.
skill-expedition = In deinem eigenen Zug legst du die verlangten Personen ab: Die Karte mit ihren Punkten gehört dir, dazu ihre Münzen.
skill-tax = Wer reich ist, zahlt sofort; dann kommt die Karte auf den Ablagestapel.
