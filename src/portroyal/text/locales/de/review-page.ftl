# Die Seite eines Rückblicks, im Browser und als Datei: was dort neben den Sätzen des Terminals steht.

review-first-note = Ein erster Blick: Jede Stellung wurde nur überschlagen, keine Partie zu Ende gespielt. In der gründlichen Auswertung können sich Urteile und Zahlen noch ändern.
review-how-first = So wurde gerechnet: Aus jeder Stellung wurde der Zug zu Ende gespielt, insgesamt { $n } Mal; dabei wurde alles Verdeckte jedes Mal neu verteilt, für alle Möglichkeiten auf dieselbe Weise. Am Ende des Zuges hat der Kapitän überschlagen, wie gut der Tisch für jeden steht. Die bessere Wahl wurde mit einem Teil dieser Versuche gefunden und mit den übrigen beurteilt. Als Ungenauigkeit, Fehler oder grober Fehler gilt eine Entscheidung nur, wenn sie selbst am unteren Ende des 95-%-Intervalls mindestens { $inaccuracy }, { $mistake } oder { $blunder } Gewinnaussicht verschenkt hat.
review-verdict-close-own = { $who } hat gewonnen; ob durch Können oder Glück, lässt sich nicht sagen: Rechnet man das Glück heraus, bleibt eine Gewinnaussicht von { $adjusted }, doch das ist zu unsicher.
review-strips-note = Für jeden Spieler über die Partie zusammengezählt: was das Glück (Karten und Würfel) an der Gewinnaussicht geändert hat und was die Entscheidungen, die eigenen und die der anderen.
review-by-luck = Glück
review-by-choice = Entscheidungen
review-account-own = Eigene Entscheidungen: { $n }
review-account-luck = Glück: { $n }
review-account-others = Entscheidungen der anderen: { $n }
review-account-adjusted = Ohne Glück: { $n }
review-account-start = Zu Beginn erwartet: { $n }
review-too-close = zu knapp für ein Urteil
review-beyond = jenseits von { $n }
review-why = Nach „{ $chosen }“ ({ $detail }) beträgt die Gewinnaussicht { $worth }, nach „{ $other }“ ({ $instead }) { $better }.
review-why-plain = Nach „{ $chosen }“ beträgt die Gewinnaussicht { $worth }, nach „{ $other }“ { $better }.
review-why-unjudged = Hier wurde zu wenig nachgesehen, um diese Entscheidung zu beurteilen.
review-to-replay = In der Wiederholung ansehen
