# Einmal gesagt, oder auf Wunsch: Tipps für das erste Mal, und was die Zeichen auf dem Tisch bedeuten.

web-tip-read = Verstanden
web-tip-no-sound = Nein, danke
web-tip-sound = Möchtest du Karten, Münzen und Würfel hören?
web-tip-bust = Gescheitert: zwei Schiffe derselben Farbe im Hafen. Alle Karten dort werden abgelegt, und in diesem Zug darf niemand etwas nehmen.
web-tip-tax = Steuererhöhung: Wer zu viele Münzen hat, zahlt sofort. Danach bekommt 1 Münze, wer die meisten Säbel oder, je nach Karte, die wenigsten Punkte hat.
web-tip-passed = Auch die Züge der anderen bringen dir etwas: Du darfst eine Karte aus dem Hafen nehmen, wenn du sie bezahlen kannst. Dazu kommt 1 Münze Gebühr, auch bei Schiffen.
web-tip-repel = Du hast genug Säbel: Ein abgewehrtes Schiff wird abgelegt, und du scheiterst nicht daran. Deine Säbel behältst du.
web-tip-fee = Ein anderer ist am Zug: Du darfst eine Karte nehmen, zahlst ihm aber 1 Münze Gebühr.
web-tip-expedition = Du hast die Personen für eine Expedition: Erfülle sie, und du bekommst ihre Punkte und Münzen. Das zählt nicht als genommene Karte.
web-sign-points = { $ending ->
    [yes] Schilde sind Punkte: Wer { $n } und eine erfüllte Expedition hat, läutet die letzte Runde ein.
   *[no] Schilde sind Punkte: Wer { $n } hat, läutet die letzte Runde ein.
}
web-sign-coins = Mit Münzen bezahlst du Personen und Gebühren.
web-sign-swords = Mit Säbeln wehrst du Schiffe ab: Du brauchst so viele, wie das Schiff zeigt. Sie werden nie verbraucht.
web-sign-flag = Die Flagge zeigt, wer am Zug ist.
web-sign-colors = Die fünf Schiffsfarben: Ausgefüllt sind die, die im Hafen liegen. Mit einem zweiten Schiff derselben Farbe scheitert der Zug.
web-sign-takes = Die goldenen Karten zeigen, wie viele Karten genommen werden dürfen: 1, bei vier Farben 2, bei fünf Farben 3, dazu 1 für jeden Gouverneur.
web-sign-pile = Der verdeckte Nachziehstapel: Auch die Münzen kommen von hier. Ist er aufgebraucht, wird der Ablagestapel gemischt.
web-tip-dice-bust = Gescheitert: Das gewürfelte Schiff liegt schon auf dem Spielbrett. Wer gewürfelt hat, nimmt nichts, bekommt nur 2 Kreuze und streicht einen Totenkopf durch; die anderen dürfen trotzdem etwas nehmen.
web-tip-skull = Rote Totenköpfe streichst du von links nach rechts durch; sie können Punkte kosten, grüne nie.
web-tip-wheel = Ein Steuerrad hilft nur einmal; dieses ist jetzt verbraucht.
web-tip-island = Eine Insel ist vollständig: Du bekommst ihre Punkte, und ihre Person hilft dir ab jetzt.
web-tip-sudden = Sudden Death: Ab 11 Punkten gewinnst du sofort, wenn in deinem Zug genug Schiffe und Steuerräder auf dem Spielbrett liegen.
web-sign-dice-points = Punkte: Wer zuerst { $n } hat, gewinnt sofort.
web-sign-dice-swords = Mit Säbeln wehrst du einen Wurf ab: Du brauchst so viele, wie beide Würfel zusammen zeigen.
web-sign-dice-skulls = Durchgestrichene Totenköpfe und was der nächste kostet.
web-sign-dice-wheels = Eingekreiste Steuerräder kannst du je einmal einsetzen.
