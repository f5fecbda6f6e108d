# Die Analyse einer Partie: war ich gut oder hatte ich Glück?

review-help = Eine aufgezeichnete Partie auswerten: jede Entscheidung beurteilt, das Glück herausgerechnet, die entscheidenden Momente.
review-record = Die Aufzeichnung einer Partie.
review-minutes = Wie lange nachgedacht werden darf; ein erstes Ergebnis ist nach Sekunden da.
review-html = Wohin die Seite geschrieben wird; ohne Angabe neben die Aufzeichnung.
review-plot = Die Gewinnaussichten auch in diese Datei zeichnen (.png, .svg oder .pdf).
review-seed = Eine Zahl, die den Zufall der Auswertung festlegt.
review-threads = Threads; ohne Angabe so viele, wie der Rechner Kerne hat.
review-first-look = Ein erstes Ergebnis; die Zahlen werden noch genauer:

percent = { $n } %
percentage-points = { $n ->
    [one] 1 Prozentpunkt
   *[other] { $n } Prozentpunkte
}
decimal-sign = ,

grade-best = beste Wahl
grade-good = gut
grade-inaccuracy = Ungenauigkeit
grade-mistake = Fehler
grade-blunder = grober Fehler

review-title = { $game }: die Partie im Rückblick
review-decisions = { $n ->
    [one] 1 Entscheidung
   *[other] { $n } Entscheidungen
} in { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
review-unfinished = Die Partie ist noch nicht zu Ende; so steht es bisher.
review-verdict-earned = { $who } hat gewonnen. Rechnet man das Glück heraus, hätte { $other } { $known ->
    [yes] mit { $best } die besten Aussichten gehabt
   *[no] die besten Aussichten gehabt
}{ $errors ->
    [none] {""}
   *[other] , dank der Fehler von { $errors }
}{ $larger ->
    [luck] ; den größeren Teil machte das Glück aus ({ $luck }).
   *[choices] .
}
review-verdict-lucky = { $who } hat mit Glück gewonnen ({ $luck }): Rechnet man das Glück heraus, { $known ->
    [yes] bleibt eine Gewinnaussicht von { $adjusted }, und { $other } käme auf { $best }.
   *[no] stünde { $other } am besten da.
}
review-curve = Gewinnaussichten
review-curve-note = In Prozent, vor jedem Schritt, so wie der Bot die Stellung beurteilt; { $family ->
    [cards] zwischen zwei Karten gemittelt
    [dice] zwischen zwei Würfen gemittelt
   *[other] zwischen zwei Zufallsereignissen gemittelt
}. Jeder Kreis mit Zahl steht dort, wo einer der Momente weiter unten begann, auf der Linie des Spielers, um den es geht; die dicke Linie zeigt, was daraus wurde.
review-accounts = Können und Glück
review-accounts-note = Zu Beginn erwartet + eigene Entscheidungen + Entscheidungen der anderen + Glück + Rest = Ergebnis. Entscheidungen werden an der besten gemessen, die der Bot gefunden hat; die eigenen können also nur kosten, nie etwas einbringen. Sie können mehr als einen ganzen Sieg kosten: Eine Aussicht, die das Glück oder die anderen zurückbringen, lässt sich noch einmal verlieren. { $family ->
    [cards] Glück ist die Summe dessen, was die Karten bewirkt haben.
    [dice] Glück ist die Summe dessen, was die Würfel bewirkt haben.
   *[other] Glück ist die Summe dessen, was der Zufall bewirkt hat.
} Der Rest ist weder Glück noch Entscheidung: Er entsteht, wo der Bot eine Stellung von einem Schritt zum nächsten anders eingeschätzt hat, obwohl dazwischen nichts geschehen war. Ohne Glück: zu Beginn erwartet + eigene Entscheidungen + Entscheidungen der anderen. Fehler eines Zugs, die zu einem Plan gehören, zählen nur einmal.
review-player = Spieler
review-expected = zu Beginn erwartet
review-own = eigene Entscheidungen
review-others = Entscheidungen der anderen
review-luck-column = Glück
review-left-over = Rest
review-result = Ergebnis
review-adjusted = ohne Glück
review-unclear = Über die ganze Partie zusammengezählt schwanken die Schätzungen des Bots hier zu sehr, um Glück und Können zu trennen; für einzelne Züge siehe die Momente.
review-own-listed = { $kinds } aus der Liste unten: { $loss }
review-own-worst = vor allem: „{ $chosen }“ statt „{ $best }“ in Runde { $n } ({ $loss })
review-own-rest = { $n ->
    [one] 1 weitere Entscheidung, zu unbedeutend oder zu unsicher, um als Fehler zu gelten: { $loss }
   *[other] { $n } weitere Entscheidungen, jede zu unbedeutend oder zu unsicher, um als Fehler zu gelten: { $loss }
}
review-count-blunder = { $n ->
    [one] 1 grober Fehler
   *[other] { $n } grobe Fehler
}
review-count-mistake = { $n } Fehler
review-count-inaccuracy = { $n ->
    [one] 1 Ungenauigkeit
   *[other] { $n } Ungenauigkeiten
}
review-moments = { $all ->
    [no] Die wichtigsten Momente bis dahin
   *[yes] Die entscheidenden Momente
}
review-faults-title = { $n ->
    [0] Entscheidungen
    [one] Eine Entscheidung, die etwas kostete
   *[other] { $n } Entscheidungen, die etwas kosteten
}
review-no-faults = Keine Entscheidung hat nachweislich etwas gekostet.
review-when = wann
review-chosen = gewählt
review-better = besser
review-lost = Kosten
review-grade = Urteil
review-happened = was geschah
review-chance = Aussicht davor
review-round = Runde { $n }
review-rounds = Runde
review-all = Die ganze Partie, Schritt für Schritt
review-fault-head = { $grade ->
    [blunder] Grober Fehler
    [mistake] Fehler
   *[inaccuracy] Ungenauigkeit
} in Runde { $n }
review-fault = { $who } wählt „{ $chosen }“, und das kostet { $loss }; „{ $best }“ ist besser.
review-between = { $points } (zwischen { $low } und { $high })
review-milder = Zu Ende gespielte Partien zeigen einen kleineren Verlust ({ $loss }), daher die mildere Note.
review-milder-row = zu Ende gespielt: { $loss }
review-how = So wurde gerechnet: Der Bot hat jede Stellung mehrmals durchgerechnet und dabei alles Verdeckte jedes Mal neu verteilt. Ein Teil der Durchläufe hat die bessere Wahl gefunden, die übrigen haben ihren Wert bestimmt; auch die Gewinnaussichten stammen vom Bot. { $n } zu Ende gespielte Partien dienen als Gegenprobe: Wo sie klar widersprechen, gilt eine Entscheidung nicht als Fehler, und wo sie weniger zeigen, ist die Note milder. { $family ->
    [cards] Die Intervalle berücksichtigen auch, wie weit der Bot selbst danebenliegen kann, gemessen an Partien, die andere Bots zu Ende gespielt haben. Als
   *[other] Als
} Ungenauigkeit, Fehler oder grober Fehler gilt eine Entscheidung nur, wenn sie sogar am unteren Ende des 95-%-Intervalls mindestens { $inaccuracy }, { $mistake } oder { $blunder } Prozentpunkte Gewinnaussicht gekostet hat.
review-incomplete = Die Auswertung wurde vorzeitig beendet; Schritte, zu denen sie nicht mehr kam, fehlen.
