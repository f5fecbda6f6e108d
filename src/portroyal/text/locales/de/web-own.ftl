# Die eigenen Partien im Browser: die Liste, die Zahlen und die Rückkehr zu einem Moment.

web-own-place = { $place ->
    [1] gewonnen
   *[other] Platz { $place } von { $all }
}
web-own-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
web-own-moment = Fortsetzung einer anderen Partie
web-own-filter = Filtern
web-own-search = Name oder Titel
web-own-game = Spiel
web-own-against = Gegen
web-own-result = Ergebnis
web-own-all = alle
web-own-bots = nur Bots
web-own-people = Menschen
web-own-won = gewonnen
web-own-lost = verloren
web-own-dismissed = ausgeblendete Partien
web-own-no-fit = Zu dieser Auswahl passt keine Partie.
web-own-clear = Alle zeigen
web-own-dismiss = Ausblenden
web-own-dismiss-named = Partie ({ $when }) aus meiner Liste ausblenden
web-own-gone = Ausgeblendet. Die Partie steht nicht mehr in deiner Liste.
web-own-bring-back = Wieder einblenden
web-own-numbers = Meine Statistik

web-numbers-none = Noch keine Statistik. Sie entsteht aus Partien, die zu Ende gespielt wurden.
web-numbers-won = Gewonnen
web-numbers-won-more = { $games ->
    [one] In 1 Partie. Wären alle am Tisch gleich stark, könntest du { web-numbers-expected } erwarten.
   *[other] In { $games } Partien. Wären alle am Tisch gleich stark, könntest du { web-numbers-expected } erwarten.
}
web-numbers-expected = { $expected ->
    [one] 1 Sieg
   *[other] { $expected } Siege
}
web-numbers-close = Das kann auch Zufall sein.
web-numbers-better = So viele Siege sind kaum Zufall.
web-numbers-worse = So wenige Siege sind kaum Zufall.
web-numbers-luck = Glück (in Siegen)
web-numbers-luck-more = Was Karten und Würfel dir insgesamt gebracht oder genommen haben, auf { $error } genau.
web-numbers-given = Verschenkt je Partie
web-numbers-given-more = Wie viel Gewinnaussicht deine eigenen Entscheidungen im Schnitt gekostet haben, nach den gründlichen Auswertungen.
web-numbers-basis = { $n ->
    [0] Noch keine deiner Partien ({ $all }) ist gründlich ausgewertet; über Glück und Entscheidungen lässt sich also nichts sagen.
    [one] Glück und Entscheidungen: Gründlich ausgewertet ist 1 Partie von { $all }.
   *[other] Glück und Entscheidungen: Gründlich ausgewertet sind { $n } Partien von { $all }.
} Nicht mitgezählt werden nicht beurteilte Entscheidungen, abgebrochene und ausgeblendete Partien sowie Fortsetzungen.
web-numbers-rest = Übrige Partien auswerten
web-numbers-rest-more = { $n ->
    [one] 1 Partie fehlt noch. Das dauert ein, zwei Minuten und geschieht nur, wenn der Server gerade Zeit hat; du kannst die Seite ruhig verlassen.
   *[other] { $n } Partien fehlen noch. Sie werden nacheinander ausgewertet; das dauert je ein, zwei Minuten und geschieht nur, wenn der Server gerade Zeit hat. Du kannst die Seite ruhig verlassen.
}
web-numbers-going = { $n ->
    [one] Deine Partien werden ausgewertet; 1 fehlt noch. Du kannst die Seite ruhig verlassen.
   *[other] Deine Partien werden nacheinander ausgewertet; { $n } fehlen noch. Du kannst die Seite ruhig verlassen.
}
web-numbers-stop = Nach dieser Partie aufhören
web-numbers-counting = Frühere Auswertungen werden zusammengezählt …
web-numbers-trend = Verschenkt, Partie für Partie
web-numbers-trend-more = In Prozentpunkten Gewinnaussicht; jeder Punkt steht für eine Partie und führt zu ihrer Auswertung, die Linie ist der Schnitt von bis zu { $n } Partien.
web-numbers-dot = { $when }: { $n } %
web-numbers-kinds = Nach Art der Entscheidung
web-numbers-kinds-more = Was dich jede Art von Entscheidung je Partie kostet, in Prozentpunkten Gewinnaussicht.
web-numbers-decisions = { $n ->
    [one] 1 Entscheidung
   *[other] { $n } Entscheidungen
}
web-numbers-kind-draw = Weitermachen oder aufhören
web-numbers-kind-take = Was du nimmst
web-numbers-kind-repel = Abwehren oder nicht
web-numbers-kind-expedition = Expeditionen
web-numbers-kind-crosses = Kreuze und Inseln
web-numbers-kind-other = Sonstiges

web-play-on-more = Du übernimmst einen Platz, auf den anderen spielen Bots. Alles, was in diesem Moment verdeckt war, wird neu gemischt: Wer weiß, wie die alte Partie weiterging, hat davon hier keinen Vorteil.
web-play-on-seat = Dein Platz
web-play-on-level = Bots
web-play-on-begin = Weiterspielen

web-again-looking = Fehler werden gesucht …
web-again-none = { $who ->
    [you] In dieser Partie fand sich kein Fehler von dir.
   *[all] In dieser Partie fand sich kein Fehler.
}
web-again-at = { $n } von { $all }
web-again-question = { $you ->
    [yes] Runde { $round }: Was machst du?
   *[no] Runde { $round }: Was sollte { $who } machen?
}
web-again-right = Treffer! Etwas Besseres hat auch der Bot nicht gefunden.
web-again-close = Genauso gut: Für den Bot macht das keinen Unterschied.
web-again-same = Wie in der Partie. Es gibt Besseres: „{ $best }“ bringt { $better } % Gewinnaussicht, deine Wahl { $worth } %.
web-again-worse = Es gibt Besseres: „{ $best }“ bringt { $better } % Gewinnaussicht, deine Wahl { $worth } %.
web-again-first = Das ist nur ein erster Eindruck; eine gründliche Auswertung kann ihn ändern.
web-again-next = Weiter
web-again-result = Bessere Möglichkeiten gefunden: { $n } von { $all }.
web-again-over = Noch einmal
web-again-review = Zur Auswertung
