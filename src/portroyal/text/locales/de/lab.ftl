# Das Labor: Seekarten und Bots untersuchen.

lab-help = Seekarten und Bots untersuchen.
lab-seed = Eine Zahl, die den Zufall aller Partien festlegt.

role-trader = Händler
role-wholesaler = Großhändler
reason-points = nach Punkten
reason-sudden-death = durch Sudden Death
reason-no-cards = mangels Karten
reason-cap = durch die Rundengrenze

simulate-help = Bots beliebig viele Partien gegeneinander spielen lassen und zeigen, wer gewinnt, wie und mit welchen Personen.
simulate-players = Spieler am Tisch; ohne Angabe so viele, wie Bots genannt sind, mindestens 2.
simulate-bots = Die Bots, Platz für Platz; sind es weniger als Spieler, geht es von vorn los. `captain@500` legt die Zahl der Simulationen fest, `captain@200ms` die Bedenkzeit.
simulate-games = Wie viele Partien.
simulate-playouts = Simulationen, die ein vorausrechnender Bot für eine Entscheidung bekommt.
simulate-threads = Threads; ohne Angabe so viele, wie der Rechner Kerne hat. Das Ergebnis ist dasselbe.
simulate-out = Jede Partie auch in diese Datei schreiben (.parquet, .csv oder .json).
simulate-plot = Das Ergebnis auch in diese Datei zeichnen (.png, .svg oder .pdf).
simulate-cluster = Auf einem Dask-Cluster spielen; die Adresse seines Schedulers.
simulate-interrupted = Abgebrochen nach { $n } von { $total ->
    [one] 1 Partie
   *[other] { $total } Partien
}.
simulate-title = { $game }, { arena-played } mit { $players } Spielern, Startwert { $seed }
simulate-seat = Platz
simulate-bot = Bot
simulate-wins = gewonnen (95 %)
simulate-points = Punkte
simulate-coins = Münzen
simulate-busts = gescheiterte Züge (95 %)
simulate-together = { $bot } auf { $n } Plätzen zusammen: { $share }
simulate-places = Gewonnene Partien nach der Sitzfolge ab dem Startspieler:
simulate-place = { $n }.
simulate-rounds = Runden: { $mean } im Mittel, Median { $median }.
simulate-ends = Ende der Partien: { $ends }; geteilter Sieg: { $shared } %.
simulate-persons = Wer am Ende diese Person hatte, gewann:
simulate-had = { $share } % hatten sie
simulate-pace = { $seconds } s, { $pace ->
    [one] 1 Partie
   *[other] { $pace } Partien
} je Sekunde

plot-title = { $game }, { arena-played }
plot-wins = Gewonnene Partien nach Platz
plot-places = Gewonnene Partien nach der Sitzfolge ab dem Startspieler
plot-rounds = Runden
plot-persons = Gewonnene Partien, wenn man am Ende diese Person hatte

arena-help = Bots mit denselben Kartenfolgen jeden gegen jeden spielen lassen und bewerten.
arena-bots = Ein Bot; mindestens zwei angeben. `cmd:PROGRAMM` startet ein eigenes Programm, `captain@500` legt die Zahl der Simulationen fest.
arena-players = Spieler am Tisch; zwei Bots nehmen die Plätze in jeder möglichen Anordnung ein.
arena-games = Partien für jedes Paar, aufgerundet auf ganze Kartenfolgen.
arena-sprt = Ein Paar nicht weiterspielen lassen, sobald ein sequenzieller Test zwischen den Gewinnanteilen LOW und HIGH entschieden hat.
arena-state = Wo gespeichert wird, was schon gespielt ist; ohne Angabe eine Datei, die zu genau diesen Einstellungen gehört.
arena-out = Die Rohergebnisse auch in diese Datei schreiben.
arena-interrupted = Abgebrochen; derselbe Befehl macht dort weiter.
arena-title = { $game }, { $players } Spieler, Startwert { $seed }
arena-nothing = Noch ist nichts gespielt.
arena-rating = Wertung
arena-unsure = Sigma
arena-played = { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
}
arena-verdict-high = HIGH
arena-verdict-low = LOW
arena-verdict-open = offen
