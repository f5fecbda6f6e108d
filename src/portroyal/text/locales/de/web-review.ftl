# Rückblick auf eine Partie im Browser.

web-title-review = Können oder Glück?
web-review = Können oder Glück?
web-review-looking = Ein erster Blick auf die Partie …
web-review-full = Gründlich auswerten
web-review-full-more = Unser stärkster Bot geht jede Entscheidung durch. Das dauert ein, zwei Minuten; du kannst die Seite so lange verlassen.
web-review-again = Neu auswerten
web-review-newer = Seit dieser Auswertung haben die Bots dazugelernt.
web-review-waiting = { $n ->
    [one] Eine Auswertung ist noch vor deiner dran. Du kannst die Seite so lange verlassen.
   *[other] { $n } Auswertungen sind noch vor deiner dran. Du kannst die Seite so lange verlassen.
}
web-review-reviewing = Wird gründlich ausgewertet: { $n } %. Du kannst die Seite so lange verlassen.
web-review-failed = Die Auswertung ist nicht gelungen. Du kannst es noch einmal versuchen.
web-review-impossible-numba = Dieser Server kann keine Partien auswerten: Das Python-Paket numba fehlt. Wer ihn betreibt, kann es installieren.
web-review-impossible-game = Dieses Spiel können die Bots nicht auswerten.
web-review-chances = Gewinnaussichten vor diesem Schritt
web-review-share = { $n } %
web-review-choices = Die Möglichkeiten und die Gewinnaussicht danach
web-review-step-luck = Glück: { $sign }{ $n ->
    [one] 1 Prozentpunkt
   *[other] { $n } Prozentpunkte
} für { $name }
web-problem-too-many-reviews = Eine deiner Partien wird schon ausgewertet. Warte, bis die Auswertung fertig ist.
web-privacy-reviews = Auswertungen
web-privacy-reviews-more = Was die Bots über eine Partie herausgefunden haben, bleibt ohne Namen bei der Partie und verschwindet mit ihr. Dass du eine gründliche Auswertung angefordert hast, bleibt gespeichert, bis du deine Daten löschst.
web-title-again = Aus Fehlern lernen
web-title-numbers = Meine Statistik
web-play-on = Von hier weiterspielen
web-entry-moment = Diese Partie beginnt nach Schritt { $n } einer anderen Partie. Alles Verdeckte wurde neu gemischt.
