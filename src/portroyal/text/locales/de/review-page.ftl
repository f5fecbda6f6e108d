# Die Seite eines Rückblicks, im Browser und als Datei: was dort neben den Sätzen des Terminals steht.

review-verdict-first = { $kind ->
    [earned] { $who } hat gewonnen und lag wohl auch nach den Entscheidungen vorn.
    [lucky] { $who } hat gewonnen, anscheinend mit Glück.
   *[close] { $who } hat gewonnen; ob durch Können oder Glück, ist noch offen.
} { review-may-change }
review-may-change = Das ist nur ein erster Blick und kann sich noch ändern.
review-how-first = So wurde gerechnet: Von jeder Stellung aus wurde der Zug zu Ende gespielt, insgesamt { $n }-mal, alles Verdeckte immer neu gemischt, aber für jede Möglichkeit gleich. Dann schätzte der Bot, wie gut jeder dastand. Ein Teil der Durchläufe diente dazu, die beste Wahl zu finden, der Rest dazu, sie zu beurteilen. Als Ungenauigkeit, Fehler oder grober Fehler gilt nur, was selbst am unteren Ende des 95-%-Intervalls mindestens { $inaccuracy }, { $mistake } oder { $blunder } Prozentpunkte Gewinnaussicht kostet.
review-verdict-close-luck = { $who } hat gewonnen, vor allem durch Glück ({ $luck }); wer allein nach den Entscheidungen vorn läge, ist zu knapp für ein Urteil.
review-verdict-close-own = { $who } hat gewonnen. Ob durch Können oder Glück, ist nicht zu entscheiden: Ohne Glück läge die Gewinnaussicht bei { $adjusted }, aber diese Zahl ist zu ungenau.
review-strips-note = Für jeden Spieler über die Partie zusammengezählt: was das Glück und die eigenen Entscheidungen an der Gewinnaussicht geändert haben.
review-by-luck = Glück
review-by-choice = Entscheidungen
review-too-close = zu knapp für ein Urteil
review-at-least = { $n } (mindestens { $least })
review-why = Mit „{ $chosen }“ bleibt { $who } eine Gewinnaussicht von { $worth }, { $alike ->
    [yes] mit „{ $other }“ wäre es dasselbe.
   *[no] mit „{ $other }“ wären es { $better }.
}
review-why-alone = Mit „{ $chosen }“ bleibt { $who } eine Gewinnaussicht von { $worth }.
review-why-unjudged = Für ein Urteil wurde diese Entscheidung zu wenig untersucht.
review-to-replay = In der Wiederholung ansehen
review-play-on = Von hier weiterspielen
review-plan = Zusammen mit { $others } im selben Zug ergibt das einen Plan; insgesamt kostet er { $loss }.
review-see-moment = { $who }, { $loss }: siehe Moment { $n } weiter oben
review-plan-part = { $n ->
    [one] „{ $chosen }“ ({ $loss })
   *[other] { $n } × „{ $chosen }“ ({ $loss })
}
grade-part = Teil desselben Plans
