# Abstimmen von Bots.

tune-help = Einen Bot im Spiel gegen sich selbst abstimmen: Gewichte für den Maat, ein Netz für das Auge des Kapitäns.
tune-bot = mate: die Gewichte, im Spiel gegen veränderte. captain: das Auge, aus Partien von Maaten.
tune-table = Wofür abgestimmt wird: zwei Spieler (two), mehr (more) oder eins nach dem anderen (both).
tune-steps = Schritte auf dem Weg durch die Gewichte (mate).
tune-games = Austeilungen je Schritt; jede wird von beiden Seiten gespielt (mate).
tune-positions = Stellungen, aus denen gelernt wird (captain).
tune-anew = Mit der ersten Schätzung beginnen statt mit den gespeicherten Gewichten (mate).
tune-out = In diese Datei schreiben; ohne sie und ohne --write in eine in diesem Ordner.
tune-mate-done = { $game }, { $table }: Die neuen Gewichte gewinnen { $before } % gegen die bisherigen und { $guess } % gegen die erste Schätzung; geschrieben nach { $file }.
tune-captain-done = { $game }, { $table }: Verlust { $loss } in nie gesehenen Partien; geschrieben nach { $file }.
