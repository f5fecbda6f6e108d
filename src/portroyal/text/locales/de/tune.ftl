# Abstimmen von Bots.

tune-help = Einen Bot im Spiel gegen sich selbst abstimmen: Gewichte für den Maat, ein Netz für den Kapitän.
tune-bot = mate: die Gewichte, erprobt im Spiel gegen veränderte. captain: das Netz, das aus Partien des Maats lernt.
tune-table = Für welche Spielerzahl der Bot abgestimmt wird: zwei (two), mehr (more) oder beides nacheinander (both).
tune-steps = Schritte bei der Suche nach besseren Gewichten (mate).
tune-games = Kartenfolgen je Schritt; jede wird von beiden Seiten gespielt (mate).
tune-positions = Stellungen, aus denen gelernt wird (captain).
tune-anew = Mit der ersten Schätzung beginnen statt mit den gespeicherten Gewichten (mate).
tune-out = In diese Datei schreiben; ohne Angabe und ohne --write in eine Datei im aktuellen Ordner.
tune-mate-done = { $game }, { $table }: Die neuen Gewichte gewinnen { $before } % der Partien gegen die bisherigen und { $guess } % gegen die erste Schätzung; gespeichert in { $file }.
tune-captain-done = { $game }, { $table }: Verlust { $loss } in nie gesehenen Partien; gespeichert in { $file }.
train-help = Das Netz des Admirals aus eigenen Partien lernen lassen, Runde um Runde.
train-folder = Wo das Netz und die Zahlen jeder Runde liegen; ein unterbrochenes Training geht dort weiter.
train-rounds = Höchstens so viele Runden; drei ohne Fortschritt beenden das Training ebenfalls.
train-hours = Stunden, nach denen keine weitere Runde beginnt.
train-positions = Stellungen, aus denen in jedem der drei Durchgänge einer Runde gelernt wird; in der ersten Runde sind es sechsmal so viele.
train-kept = Mit dem mitgelieferten Netz beginnen statt mit Partien des Maats.
train-first = Runde { $number }: { $positions } Stellungen, Verlust { $loss } (vorher: { $before }).
train-accepted = Runde { $number }: { $positions } Stellungen, Verlust { $loss } (vorher: { $before }); das neue Netz gewinnt { $share } % der Partien in { $deals } Kartenfolgen und wird übernommen.
train-refused = Runde { $number }: { $positions } Stellungen, Verlust { $loss } (vorher: { $before }); das neue Netz gewinnt { $share } % der Partien in { $deals } Kartenfolgen und wird nicht übernommen.
train-exhausted = Drei Runden ohne Fortschritt: Training beendet.
