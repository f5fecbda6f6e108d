# Der Kartentisch im Browser.

web-cards-round = Runde { $n }
web-cards-last-round = Letzte Runde
web-cards-bust = Gescheitert!
web-cards-colors = Schiffsfarben: { $n } von 5.{ web-cards-stopping }
web-cards-stopping = { $takes ->
    [0] {""}
    [one] {" "}Hörst du auf, darfst du 1 Karte nehmen.
   *[other] {" "}Hörst du auf, darfst du bis zu { $takes } Karten nehmen.
}
web-cards-takes-left = Noch zu nehmen: { cards }
web-cards-line = { $card } ({ $facts })
web-cards-waiting = abwehren oder hereinlassen?
web-cards-tile = { $n ->
    [one] { $card }, { $points }
   *[other] { $n } × { $card }, zusammen { $points }
}

# Was es jetzt heißt, eine Karte zu nehmen.
web-cards-hire = { $card } { $n ->
    [0] umsonst
   *[other] für { coins }
} anheuern
web-cards-trade = { $card } nehmen und { $n ->
    [0] keine Münzen
   *[other] { coins }
} bekommen
web-cards-trade-kept = { $card } nehmen, { $n ->
    [0] keine Münzen
   *[other] { coins }
} bekommen und das Schiff für { $points } behalten
web-cards-fulfil = Expedition erfüllen: { $facts }
web-cards-why-coins = { $n ->
    [0] du hast keine Münzen
   *[other] du hast nur { coins }
}
web-cards-why-takes = diesmal darfst du nichts mehr nehmen
web-cards-why-phase = das geht gerade nicht
web-cards-why-turn = nur in deinem eigenen Zug
web-cards-why-persons = dir fehlen die verlangten Personen
web-cards-no-fee = dir fehlt die Münze für den aktiven Spieler

# Stapel.
web-cards-draw-pile = Nachziehstapel: { cards }
web-cards-draw-from = Die nächste Karte aufdecken; Nachziehstapel: { cards }
web-cards-discard-pile = Ablagestapel: { cards }
web-cards-odds = { $percent } % Risiko

# Spieler.
web-cards-seat = { $who }: { $points }, { $coins }, { $swords }
web-cards-active = aktiver Spieler
web-cards-away = nicht verbunden
web-cards-display = Auslage von { $who }
web-cards-no-persons = noch keine Karten in der Auslage
web-cards-player = Spieler
web-cards-points = Punkte
web-cards-coins = Münzen

# Die Frage des Augenblicks.
web-cards-ask-first = Du bist am Zug: Decke die erste Karte auf.
web-cards-ask-next = Noch eine Karte aufdecken oder aufhören?
web-cards-ask-no-card = Es ist keine Karte mehr zum Aufdecken da. Du kannst nur aufhören.
web-cards-ask-repel = { $card } läuft ein. Abwehren?
web-cards-ask-bust = Ein zweites { color }es Schiff! Abwehren?
web-cards-ask-trade = { $n ->
    [one] Nimm eine leuchtende Karte oder verzichte.
   *[other] Nimm bis zu { $n } leuchtende Karten oder verzichte.
}
web-cards-ask-trade-fee = { $n ->
    [one] Nimm eine leuchtende Karte und zahle { $to } 1 Münze, oder verzichte.
   *[other] Nimm bis zu { $n } leuchtende Karten und zahle { $to } für jede 1 Münze, oder verzichte.
}
web-cards-ask-fulfil = Du darfst keine Karte mehr nehmen. Erfülle eine Expedition oder verzichte.
web-cards-then-takes = { $n ->
    [0] nichts für dich dabei
    [one] 1 Karte nehmen
   *[other] bis zu { $n } Karten nehmen
}
web-cards-wait-discover = { $you ->
    [yes] Du deckst Karten auf …
   *[no] { $who } deckt Karten auf …
}
web-cards-wait-repel = { $you ->
    [yes] Du siehst dir das Schiff an: abwehren oder hereinlassen?
   *[no] { $who } sieht sich das Schiff an: abwehren oder hereinlassen?
}
web-cards-wait-trade = { $you ->
    [yes] Du handelst und heuerst an …
   *[no] { $who } handelt und heuert an …
}
web-cards-over = Das Spiel ist zu Ende.

# Der Verlauf nennt die Karten, die eine Zahl machen.
web-log-traders = { $n } vom Schiff und { $traders } durch { $you ->
    [yes] { $traders ->
        [one] deinen Händler
       *[other] deine Händler
    }
   *[no] { $traders ->
        [one] einen Händler
       *[other] Händler
    }
}.
web-log-discount = Preis { $cost }, { $n } weniger durch { $you ->
    [yes] { $n ->
        [one] dein Fräulein
       *[other] deine Fräulein
    }
   *[no] { $n ->
        [one] ein Fräulein
       *[other] Fräulein
    }
}.
# Warum jemand nichts bekommt.
web-cards-passed-coins = Diesmal nimmst du keine Karte: { $n ->
    [0] Ohne Münzen
    [one] Mit 1 Münze
   *[other] Mit { $n } Münzen
} kannst du dir im Hafen nichts leisten.
web-cards-passed-empty = Diesmal nimmst du keine Karte: Im Hafen liegt keine mehr.
web-cards-odds-none = Gerade deckt niemand Karten auf, also gibt es keine Chancen zu berechnen.
