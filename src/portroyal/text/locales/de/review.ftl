# Die Analyse einer Partie: war ich gut oder hatte ich Glück?

review-help = Eine aufgezeichnete Partie auswerten: jede Wahl benotet, das Glück gewogen, die entscheidenden Momente.
review-record = Die Aufzeichnung einer Partie.
review-minutes = Wie lange nachgedacht werden darf; ein erster Blick ist nach Sekunden da.
review-html = Wohin die Seite geschrieben wird; ohne Angabe neben die Aufzeichnung.
review-plot = Die Gewinnaussichten auch in diese Datei zeichnen (.png, .svg oder .pdf).
review-seed = Eine Zahl, die den Zufall der Auswertung festlegt.
review-threads = Threads; ohne Angabe so viele, wie die Maschine Kerne hat.
review-first-look = Ein erster Blick; die Zahlen werden noch sicherer:

percent = { $n } %
decimal-sign = ,

grade-best = am besten
grade-good = gut
grade-inaccuracy = Ungenauigkeit
grade-mistake = Fehler
grade-blunder = grober Fehler

review-title = { $game }: die Partie im Rückblick
review-acts = { $n ->
    [one] 1 Aktion
   *[other] { $n } Aktionen
}
review-unfinished = Die Partie ist nicht zu Ende; so steht sie.
review-verdict-earned = { $who } hat verdient gewonnen: Rechnet man das Glück heraus, bleiben { $adjusted } eines Sieges.
review-verdict-lucky = { $who } hat mit Glück gewonnen: Rechnet man das Glück heraus, bleiben { $adjusted } eines Sieges, und { $other } hätte { $best } verdient.
review-curve = Gewinnaussichten
review-curve-note = In Prozent, vor jeder Aktion, wenn alle so weiterspielen wie der Maat. Die Kreise mit Zahlen sind die Momente weiter unten.
review-accounts = Können und Glück
review-accounts-note = Erwartung zu Beginn + Entscheidungen + Glück = Ergebnis. Ohne Glück: das Ergebnis abzüglich des Glücks. Entscheidungen werden an denen des Maats gemessen; die letzte Spalte zählt Ungenauigkeiten / Fehler / grobe Fehler.
review-player = Spieler
review-expected = erwartet
review-own = eigene Wahl
review-others = Wahl der anderen
review-luck-column = Glück
review-result = Ergebnis
review-adjusted = ohne Glück
review-faults = ?! / ? / ??
review-moments = Die Momente, die die Partie entschieden
review-faults-title = { $n ->
    [0] Entscheidungen
    [one] Eine Entscheidung, die etwas verschenkte
   *[other] { $n } Entscheidungen, die etwas verschenkten
}
review-no-faults = Keine Entscheidung verschenkte etwas, das sich vom Zufall unterscheiden lässt.
review-when = wann
review-chosen = gewählt
review-better = besser
review-lost = verschenkt
review-grade = Note
review-happened = was geschah
review-chance = Aussicht davor
review-round = Runde { $n }
review-rounds = Runde
review-all = Die ganze Partie, Aktion für Aktion
review-fault = Runde { $n }: { $who } wählte „{ $chosen }“; „{ $best }“ war besser. Das verschenkte { $loss } des Sieges (zwischen { $low } und { $high }): { $grade ->
    [blunder] ein grober Fehler.
    [mistake] ein Fehler.
   *[inaccuracy] eine Ungenauigkeit.
}
review-luck = Runde { $n }: { $happened } { $kind ->
    [good] Glück
   *[bad] Pech
} für { $who }: Die Gewinnaussicht ging von { $before } auf { $after }.
review-how = So wurde gerechnet: Der Kapitän, unser stärkster Bot, hat jede Stellung mehrmals durchsucht; die bessere Wahl wurde mit einem Teil dieser Suchen gefunden und mit anderen beurteilt. Die Gewinnaussichten stammen aus { $n } Partien, die aus den Stellungen dieser Partie zu Ende gespielt wurden, alles Verdeckte jedes Mal neu verteilt, für alle Möglichkeiten einer Stellung gleich. Ungenauigkeit, Fehler oder grober Fehler heißt eine Wahl nur, wenn das untere Ende ihres 95-%-Intervalls mindestens { $inaccuracy }, { $mistake } oder { $blunder } des Sieges beträgt.
review-incomplete = Die Auswertung wurde vorzeitig beendet; Aktionen, zu denen sie nicht kam, fehlen.
