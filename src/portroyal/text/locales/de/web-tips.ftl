# Einmal gesagt, oder auf Wunsch: Tipps für das erste Mal, und was die Zeichen auf dem Tisch bedeuten.

web-tip-read = Verstanden
web-tip-no-sound = Nein, danke
web-tip-sound = Möchtest du Karten, Münzen und Würfel hören?
web-tip-bust = Gescheitert: zwei Schiffe derselben Farbe im Hafen. Alle Karten dort werden abgelegt, und in diesem Zug darf niemand etwas nehmen.
web-tip-tax = Steuererhöhung: Wer reich ist, zahlt sofort. Danach gibt es, je nach Karte, 1 Münze für die meisten Säbel oder die wenigsten Punkte.
web-tip-passed = Auch die Züge der anderen bringen dir etwas: Du darfst eine Karte aus ihrem Hafen nehmen, wenn du sie bezahlen kannst. Jede kostet dich 1 Münze extra, auch ein Schiff.
web-tip-repel = Du hast genug Säbel: Ein abgewehrtes Schiff wird abgelegt und kann dich nicht scheitern lassen. Deine Säbel behältst du.
web-tip-fee = Das ist der Hafen eines anderen: Du darfst eine Karte nehmen, zahlst aber dem aktiven Spieler 1 Münze extra.
web-tip-expedition = Du hast die Personen für eine Expedition: Schick sie los und bekomm ihre Punkte und Münzen. Das zählt nicht als genommene Karte.
web-sign-points = Schilde sind Punkte: Wer { $n } hat, läutet die letzte Runde ein.
web-sign-coins = Mit Münzen bezahlst du Personen und Gebühren.
web-sign-swords = Mit Säbeln wehrst du Schiffe ab: Du brauchst so viele, wie das Schiff zeigt. Sie werden nie verbraucht.
web-sign-flag = Die Flagge zeigt, wer am Zug ist.
web-sign-colors = Die fünf Schiffsfarben: Ausgefüllt sind die, die im Hafen liegen. Mit einem zweiten Schiff derselben Farbe scheitert der Zug.
web-sign-takes = Die goldenen Karten zeigen, wie viele Karten genommen werden dürfen: 1, bei vier Farben 2, bei fünf Farben 3, dazu 1 für jeden Gouverneur.
web-sign-pile = Die Karten liegen verdeckt; von hier kommen auch die Münzen. Ist der Stapel aufgebraucht, wird der Ablagestapel gemischt.
web-tip-dice-bust = Gescheitert: Das gewürfelte Schiff liegt schon auf dem Spielbrett. Wer gewürfelt hat, nimmt nichts und streicht einen Totenkopf durch; die anderen dürfen trotzdem etwas nehmen.
web-tip-skull = Rote Totenköpfe streichst du von links nach rechts durch; sie können Punkte kosten, grüne nie.
web-tip-wheel = Ein Steuerrad hilft nur einmal; jetzt ist es verbraucht.
web-tip-island = Eine Insel ist fertig: Du bekommst ihre Punkte, und ihre Person hilft dir ab jetzt.
web-tip-sudden = Sudden Death ist nah: Wer so viele Punkte hat, gewinnt mit genug Schiffen und Steuerrädern auf dem Spielbrett sofort.
web-sign-dice-points = Punkte: Wer als Erster { $n } hat, gewinnt sofort.
web-sign-dice-swords = Mit Säbeln wehrst du einen Wurf ab: Du brauchst so viele, wie beide Würfel zusammen zeigen.
web-sign-dice-skulls = Durchgestrichene Totenköpfe, und was der nächste kostet.
web-sign-dice-wheels = Eingekreiste Steuerräder kannst du je einmal einsetzen.
web-sign-dice-takes = Unter dem Spielbrett: Je mehr darauf liegt, desto mehr darf nehmen, wer aufhört; Totenköpfe dort werden durchgestrichen.
