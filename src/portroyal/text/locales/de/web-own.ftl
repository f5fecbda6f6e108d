# Die eigenen Partien im Browser: die Liste, die Zahlen und die Rückkehr zu einem Moment.

web-own-place = { $place ->
    [1] gewonnen
   *[other] Platz { $place } von { $all }
}
web-own-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
web-own-moment = aus einer anderen Partie weitergespielt
web-own-filter = Auswählen
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
web-own-dismiss-named = Partie von { $when } aus meiner Liste ausblenden
web-own-gone = Ausgeblendet. Die Partie steht nicht mehr in deiner Liste.
web-own-bring-back = Wieder einblenden
web-own-numbers = Meine Zahlen

web-numbers-none = Noch keine Zahlen. Sie entstehen aus Partien, die zu Ende gespielt wurden.
web-numbers-won = Gewonnen
web-numbers-won-more = { $games ->
    [one] In 1 Partie. Wären am Tisch alle gleich stark, wären { $expected } Siege zu erwarten.
   *[other] In { $games } Partien. Wären am Tisch alle gleich stark, wären { $expected } Siege zu erwarten.
}
web-numbers-close = Das kann auch Zufall sein.
web-numbers-better = Das ist mehr, als der Zufall erklärt.
web-numbers-worse = Das ist weniger, als der Zufall erklärt.
web-numbers-luck = Glück, in Siegen
web-numbers-luck-more = Was Karten und Würfel dir insgesamt gebracht oder genommen haben, auf { $error } genau.
web-numbers-given = Verschenkt je Partie
web-numbers-given-more = Wie viel Gewinnaussicht deine eigenen Entscheidungen im Schnitt gekostet haben, nach den gründlichen Auswertungen.
web-numbers-basis = { $n ->
    [0] Von deinen { $all } Partien ist noch keine gründlich ausgewertet; über Glück und Entscheidungen lässt sich also nichts sagen.
    [one] Glück und Entscheidungen: aus 1 gründlich ausgewerteten Partie von { $all }.
   *[other] Glück und Entscheidungen: aus { $n } gründlich ausgewerteten Partien von { $all }.
} Nicht mitgezählt werden Entscheidungen ohne Urteil sowie abgebrochene, ausgeblendete und weitergespielte Partien.
web-numbers-rest = Die übrigen auswerten
web-numbers-rest-more = { $n ->
    [one] 1 Partie fehlt noch. Das dauert ein, zwei Minuten und geschieht nur, wenn der Server nichts Besseres zu tun hat; du kannst die Seite verlassen.
   *[other] { $n } Partien fehlen noch. Sie werden nacheinander ausgewertet, je ein, zwei Minuten und nur, wenn der Server nichts Besseres zu tun hat; du kannst die Seite verlassen.
}
web-numbers-going = { $n ->
    [one] Deine Partien werden ausgewertet; 1 fehlt noch. Du kannst die Seite verlassen.
   *[other] Deine Partien werden nacheinander ausgewertet; { $n } fehlen noch. Du kannst die Seite verlassen.
}
web-numbers-stop = Nach dieser aufhören
web-numbers-counting = Frühere Auswertungen werden zusammengezählt …
web-numbers-trend = Verschenkt, Partie für Partie
web-numbers-trend-more = In Prozent eines Siegs; jeder Punkt ist eine Partie und führt zu ihrer Auswertung, die Linie ist der Schnitt von bis zu { $n } Partien.
web-numbers-dot = { $when }: { $n } %
web-numbers-kinds = Nach Art der Entscheidung
web-numbers-kinds-more = Was eine Art von Entscheidung dich je Partie kostet, in Prozent eines Siegs.
web-numbers-decisions = { $n ->
    [one] 1 Entscheidung
   *[other] { $n } Entscheidungen
}
web-numbers-kind-draw = Weitermachen oder aufhören
web-numbers-kind-take = Was man nimmt
web-numbers-kind-repel = Abwehren oder nicht
web-numbers-kind-expedition = Expeditionen
web-numbers-kind-crosses = Kreuze und Inseln
web-numbers-kind-other = Übrige

web-play-on-more = Du übernimmst einen Platz, auf den anderen spielen Bots. Alles, was in diesem Moment verdeckt war, wird blind neu gemischt: Wer weiß, wie die alte Partie weiterging, weiß über diese nichts.
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
web-again-right = Gefunden! Etwas Besseres war nicht zu sehen.
web-again-close = Genauso gut: Für den Bot macht das keinen Unterschied.
web-again-same = Wie in der Partie. Es gibt Besseres: „{ $best }“ bringt { $better } %, dies { $worth } %.
web-again-worse = Es gibt Besseres: „{ $best }“ bringt { $better } %, dies { $worth } %.
web-again-played = In der Partie war es „{ $chosen }“ ({ $worth } %).
web-again-first = So sieht es ein erster Blick; eine gründliche Auswertung kann das ändern.
web-again-next = Weiter
web-again-result = { $n ->
    [0] Von { $all } diesmal keine gefunden.
   *[other] { $n } von { $all } gefunden.
}
web-again-over = Noch einmal
web-again-review = Zur Auswertung
