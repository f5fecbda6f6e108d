# Die Wörter in einem Bild vom Tisch eines Kartenspiels.

picture-round = Runde
picture-harbor = Hafen
picture-draw = Nachziehstapel
picture-discard = Ablagestapel
picture-expedition = Expedition
picture-expeditions = Expeditionen
picture-active = aktiver Spieler
picture-decider = an der Reihe
picture-start = Startspieler
picture-revealed = abwehren
picture-takes-left = noch zu nehmen
picture-end-called = letzte Runde
picture-winners = Sieger
picture-coins = Münzen
picture-points = Punkte
picture-swords = Säbel
picture-ships = behaltene Schiffe
picture-seat = Platz
picture-discover = Entdecken
picture-repel = Abwehren
picture-trade = Handeln & Heuern
picture-over = Spielende
