# Was an einer eigenen Seekarte nicht stimmt.
# Wörter, die in der Datei einer Seekarte stehen (jester, via, start), bleiben, wie die Datei sie schreibt.

chart-fault-line = Zeile { $line }

# Die Datei und ihr Text
chart-fault-unreadable = das lässt sich nicht als Seekarte lesen ({ $why }); nenne 1, 2, 3, 4 oder eine Datei
chart-fault-too-large = eine Seekartendatei darf höchstens { $most } Bytes groß sein
chart-fault-not-text = Byte { $byte } ist kein UTF-8; speichere die Datei als UTF-8-Text
chart-fault-not-toml = kein gültiges TOML: { $why }
chart-fault-not-toml-at = kein gültiges TOML, Zeile { $line }, Spalte { $column }: { $why }
chart-fault-not-toml-end = kein gültiges TOML, am Ende der Datei: { $why }
chart-fault-not-json = kein gültiges JSON: { $why }
chart-fault-not-json-at = kein gültiges JSON, Zeile { $line }, Spalte { $column } (Zeichen { $place }): { $why }
chart-fault-too-deep = die Klammern sind für eine Seekarte zu tief verschachtelt
chart-fault-many-dots = Zeile { $line }: dort stehen mehr als { $most } Punkte („.“)
chart-fault-key-twice = steht zweimal in einem Objekt; jeder Schlüssel darf dort nur einmal stehen

# Einzelne Werte
chart-fault-unknown-key = unbekannter Schlüssel; erlaubt sind nur { $names }
chart-fault-missing-key = der Schlüssel { $name } fehlt
chart-fault-no-table = muss eine Tabelle aus Schlüsseln und Werten sein, nicht { $value }
chart-fault-no-word-as-key = jeder Schlüssel muss ein Wort sein, nicht { $value }
chart-fault-no-list = muss eine Liste in eckigen Klammern sein, nicht { $value }
chart-fault-no-words = muss eine Liste von Wörtern sein, darin steht aber { $value }
chart-fault-word-twice = nennt { $value } zweimal; einmal genügt
chart-fault-no-whole-number = muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }
chart-fault-no-truth = muss true oder false sein, nicht { $value }
chart-fault-no-place = muss [x, y] sein, mit x von 0 bis { $width } und y von 0 bis { $height }, nicht { $value }
chart-fault-no-title = muss ein Text von 1 bis { $most } Zeichen in einer Zeile sein, nicht { $value }
chart-fault-no-person = { $value } ist keine Person; möglich sind { $names }
chart-fault-no-kind = { $value } ist keine Art von Feld; möglich sind { $names }
chart-fault-no-color = { $value } ist keine Schiffsfarbe; möglich sind { $names }
chart-fault-no-order = { $value } ist kein Auftrag; möglich sind { $names }
chart-fault-no-name = { $value } ist kein Name; nimm ein Wort aus höchstens { $most } Buchstaben, Ziffern, - und ', das mit einem Buchstaben oder einer Ziffer beginnt
chart-fault-name-of-start = start heißt schon das Startfeld; wähle einen anderen Namen

# Inseln und Felder
chart-fault-no-own-field = eine Insel braucht mindestens ein eigenes Feld
chart-fault-many-routes = zu einer Insel dürfen höchstens { $most } Seewege führen, nicht { $count }
chart-fault-two-colors = ein { $person } handelt mit Schiffen in genau zwei Farben, nicht in { $count }
chart-fault-idle-colors = nur { $one } und { $other } haben Farben; bei der Person { $person } lass sie weg
chart-fault-many-skulls = die Reihe hat höchstens { $most } Totenköpfe, nicht { $count }
chart-fault-many-islands = eine Seekarte fasst höchstens { $most } Inseln, nicht { $count }
chart-fault-many-fields = eine Seekarte fasst höchstens { $most } Felder, die der Inseln mitgezählt, nicht { $count }
chart-fault-name-of-island = der Name { $value } gehört schon der Insel { $island }; jeder Name darf nur einmal vorkommen
chart-fault-name-of-field = der Name { $value } gehört schon einem Feld der Insel { $island }; jeder Name darf nur einmal vorkommen
chart-fault-next-to-itself = ein Feld kann nicht neben sich selbst liegen; nenne seine Nachbarn
chart-fault-next-to-nothing = { $value } gibt es auf dieser Seekarte nicht; nenne ein Seefeld, eine Insel oder start
chart-fault-next-to-island-field = { $value } ist ein Feld der Insel { $island }; nenne ein Seefeld, eine Insel oder start
chart-fault-many-neighbors = ein Seefeld grenzt an höchstens { $most } andere, in beide Richtungen gezählt, nicht an { $count }
chart-fault-via-nothing = { $value } gibt es auf dieser Seekarte nicht; nenne das letzte Seefeld eines Seewegs oder start
chart-fault-via-island-field = { $value } ist ein Feld der Insel { $island }; nenne das letzte Seefeld eines Seewegs oder start

# Das Kapitel
chart-fault-early-person = die Person { $name } gibt es erst ab Kapitel { $first }, dies ist aber eine Seekarte für Kapitel { $chapter }
chart-fault-early-kind = Felder der Art { $name } gibt es erst ab Kapitel { $first }, dies ist aber eine Seekarte für Kapitel { $chapter }
chart-fault-early-order = den Auftrag { $name } gibt es erst ab Kapitel { $first }, dies ist aber eine Seekarte für Kapitel { $chapter }
chart-fault-yellow-trade = einen { $person } für gelbe Schiffe gibt es nur in den Kapiteln { $one } und { $other }, dies ist aber eine Seekarte für Kapitel { $chapter }

# Die Seekarte als Ganzes
chart-fault-no-route = eine Insel braucht einen Seeweg; nenne dessen letztes Seefeld oder start
chart-fault-start-without-via = eine Startinsel liegt am Start; schreibe start in ihr via
chart-fault-via-without-start = eine Insel, deren via start nennt, ist eine Startinsel; schreibe start = true
chart-fault-few-start-fields = eine Startinsel braucht mindestens { $least } Felder, diese hat nur { $count }
chart-fault-start-islands = eine Seekarte braucht genau { $wanted } Startinseln, nicht { $count } ({ $names })
chart-fault-no-start-islands = eine Seekarte braucht genau { $wanted } Startinseln, hier ist keine
chart-fault-many-jesters = auf genau einer Startinsel muss die Person jester sein, nicht auf { $count } ({ $names })
chart-fault-no-jester = auf genau einer Startinsel muss die Person jester sein, hier auf keiner
chart-fault-no-way = hierher führt kein Weg vom Start; stelle mit next_to und via eine Verbindung her
chart-fault-treasure-way = jeder Weg hierher führt über einen Schatz, den ein anderer wegschnappen kann; lege einen zweiten Weg hierher an, auf dem kein Schatz liegt
chart-fault-wheel-way = jeder Weg hierher führt über Steuerradfelder ({ $paid }), aber zum Bezahlen gibt es nur { $boxes } Kästchen ({ $names })
chart-fault-few-points = Inseln, Schätze, grüne Steuerräder und Aufträge bringen zusammen höchstens { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; damit jemand gewinnen kann, müssen es mindestens { $wanted } sein
