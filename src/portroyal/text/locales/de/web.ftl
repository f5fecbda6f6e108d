# Das Spiel im Browser: Seiten, Knöpfe und Hinweise rund um den Tisch.

web-skip = Zum Inhalt springen
web-close = Schließen
web-loading = Einen Augenblick …
web-nav = Hauptseiten
web-nav-more = Weitere Seiten
web-nav-lobby = Spielen
web-nav-history = Meine Partien
web-nav-rules = Regeln
web-nav-settings = Einstellungen
web-nav-fairness = Faires Spiel
web-nav-privacy = Datenschutz und deine Daten
web-language = Sprache
web-theme = Hell oder dunkel
web-theme-system = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-footer = Ein freies Spiel mit eigenen Texten und Bildern. Die Karten- und Würfelspiele sind das Werk ihrer Autoren und Verlage; wenn dir eines davon gefällt, kauf dir die Schachtel.

web-title-landing = Willkommen
web-title-lobby = Tische
web-title-new = Neuer Tisch
web-title-table = Am Tisch
web-title-replay = Wiederholung
web-title-history = Meine Partien
web-title-settings = Einstellungen
web-title-privacy = Datenschutz und deine Daten
web-title-fairness = Faires Spiel
web-title-rules = Regeln
web-title-lost = Verirrt auf See

web-reload = Neu laden
web-try-again = Noch einmal versuchen
web-to-lobby = Zu den Tischen
web-to-start = Zur Startseite
web-lost-page = Diese Seite gibt es nicht
web-lost-page-way = Vielleicht hast du dich vertippt, oder die Seite ist umgezogen. Von den Tischen aus kommst du überallhin.
web-lost-table = Diesen Tisch gibt es nicht
web-lost-table-way = Vielleicht wurde er geschlossen, oder der Einladungslink ist nicht vollständig. Lass dir den ganzen Link geben oder eröffne einen eigenen Tisch.
web-lost-removed = Du wurdest von diesem Tisch entfernt
web-lost-removed-way = Dein Platz wird dort für jemand anderen gebraucht. Es gibt andere Tische, und du kannst einen eigenen eröffnen.
web-lost-server = Der Server ist nicht zu erreichen
web-lost-server-way = Nichts ist verloren: Jede bestätigte Entscheidung ist gespeichert. Wir versuchen es weiter.
web-lost-update = Es gibt eine neuere Version
web-lost-update-way = Die Seite war schon vor einem Update offen. Lade sie neu, dann geht dein Spiel da weiter, wo es stand.

# Startseite und Lobby.
web-hero = Segle, so weit dein Glück dich trägt. Decke Schiff um Schiff auf, hör rechtzeitig auf und heuere eine Mannschaft an, von der der ganze Hafen spricht.
web-hero-small = Kein Konto, keine Werbung, kein Download. Ein Spiel gegen zwei Bots beginnt sofort.
web-play-now = Jetzt spielen
web-voyage = Erste Fahrt
web-voyage-of = Erste Fahrt: { $game }
web-voyage-offer = Neu hier? Nur 3 Minuten
web-voyage-chapter = Neu in Kapitel { $n }
web-voyage-learn = Spielend lernen
web-play-friends = Mit Freunden spielen
web-play = Spielen
web-play-game = { $game } gegen Bots spielen
web-rules-of = Regeln: { $game }
web-games = Vier Spiele aus einem Hafen
web-game-port-royal = Das Kartenspiel. Fordere im Hafen dein Glück heraus, handle mit Schiffen, heuere Personen an, erfülle Expeditionen. 2 bis 5 Spieler, etwa 30 Minuten.
web-game-unterwegs = Das Kleine für zwischendurch. 60 Karten, Großhändler und Passagiere. 2 bis 4 Spieler, etwa 15 Minuten.
web-game-combined = Beide Kartenspiele in einem Stapel: Expeditionen und Großhändler, für alle, die Port Royal kennen. 2 bis 5 Spieler.
web-game-dice = Das Würfelspiel. Würfle Schiffe aufs Spielbrett und bahne dir Kreuz für Kreuz den Weg über die Seekarte, in vier Kapiteln. 2 bis 5 Spieler.
web-promise-friends = Freunde per Link
web-promise-friends-more = Schick einen Link, und wer ihn öffnet, kann an deinem Tisch Platz nehmen: live oder mit einem Zug am Tag. Oder ihr spielt zusammen an einem Gerät.
web-promise-bots = Bots, die gut spielen
web-promise-bots-more = Vom gutmütigen Bootsmann bis zum Kapitän, der die Karten zählt. Sie sehen nicht mehr als du.
web-promise-fair = Nachweislich fair gemischt
web-promise-fair-more = Alle heben ab. Nach dem Spiel lässt sich jedes Mischen und jeder Wurf nachprüfen.
web-promise-free = Für jede Hand und jedes Auge
web-promise-free-more = Mit Maus, Daumen oder Tastatur, mit Screenreader, dunkel oder hell und nie auf Farben allein angewiesen.
web-yours = Deine Partien warten
web-yours-all = Alle deine Partien
web-quick = Sofort gegen zwei Bots
web-open-table = Tisch eröffnen
web-tables-open = Tische mit freien Plätzen
web-tables-none = Gerade wartet kein öffentlicher Tisch. Eröffne einen, und andere sehen ihn hier.
web-tables-running = Einem Spiel zusehen
web-status-abandoned = abgebrochen
web-status-won = { $n ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gemeinsam gewonnen
}
web-status-stand-in = ein Bot für { $name }
web-status-nobody = niemand hat gewonnen
web-status-your-turn = Du bist am Zug
web-status-turn = { $name } ist am Zug
web-status-running = läuft
web-status-waiting = { $n ->
    [0] kann losgehen
    [one] 1 Platz ist frei
   *[other] { $n } Plätze sind frei
}
web-replay = Wiederholung
web-go-on = Weiterspielen
web-join = Mitspielen
web-watch = Zusehen
web-open-seat = freier Platz
web-clock-none = ohne Uhr
web-clock-live = { $minutes } Min. + { $more } s
web-clock-days = { $n ->
    [one] 1 Tag pro Zug
   *[other] { $n } Tage pro Zug
}
web-clock-hours = { $n ->
    [one] 1 Stunde pro Zug
   *[other] { $n } Stunden pro Zug
}
web-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
web-history-over = Beendete Partien
web-history-none = Hier ist noch nichts. Deine beendeten Partien findest du später hier, jede mit Wiederholung.
web-history-more = Ältere Partien zeigen

# Ein neuer Tisch.
web-new-game = Welches Spiel?
web-new-seats = Wer spielt mit?
web-new-players = Spieler
web-new-seats-more = Ein freier Platz ist für jemanden mit deinem Link. Wer an diesem Gerät mitspielt, teilt sich den Bildschirm mit dir: Der Tisch dreht sich immer zu dem, der gerade dran ist.
web-new-options = Optionen
web-new-begin = Beginnen
web-new-begin-more = Alle sind da, darum beginnt das Spiel sofort.
web-new-open-more = Du bekommst einen Link für deine Freunde. Los geht es, wenn du es sagst.
web-seat-me = Du
web-seat-open = Freier Platz
web-seat-bot = Bot
web-seat-guest = Jemand an diesem Gerät
web-seat-kind = Wer sitzt auf Platz { $n }?
web-seat-level = Schwierigkeitsgrad des Bots auf Platz { $n }
web-seat-name = Name auf Platz { $n }
web-level-easy = leicht
web-level-normal = mittel
web-level-hard = schwer
web-level-master = meisterlich
web-chapter = Kapitel
web-chapter-named = Kapitel { $n }: { $title }
web-clock = Bedenkzeit
web-clock-kind-none = Ohne Uhr
web-clock-kind-live = Live, mit Uhr
web-clock-kind-correspondence = Fernpartie (Tage pro Zug)
web-clock-minutes = Minuten pro Spieler
web-clock-increment = Zusätzliche Sekunden pro Entscheidung
web-clock-per-move = Tage pro Zug
web-patience = Anstupsen
web-patience-n = { $n ->
    [one] nach 1 Minute
   *[other] nach { $n } Minuten
}
web-patience-endless = nie
web-patience-is = { $n ->
    [one] anstupsen nach 1 Minute
   *[other] anstupsen nach { $n } Minuten
}
web-table-title = Tischname (optional)
web-chat = Chat
web-chat-for-seats = nur für Mitspieler
web-chat-for-all = für alle
web-chat-for-off = keiner
web-option-expedition = Gewinnen kann nur, wer eine Expedition erfüllt hat
web-option-public = Den Tisch öffentlich anzeigen
web-option-hints = Alle dürfen sich die Chancen ansehen
web-option-no-hints = Niemand sieht die Chancen
web-own-chart = Eigene Seekarte
web-own-chart-more = Wer die Schachtel hat, kann eine gedruckte Seekarte abschreiben, und jeder kann sich eine ausdenken. Öffne eine Datei, füge ihren Text ein (TOML oder JSON) oder ändere eine unserer Seekarten.
web-own-chart-sample = Mit der Seekarte von Kapitel { $n } beginnen
web-own-chart-text = Die Seekarte als Text
web-own-chart-check = Seekarte prüfen
web-own-chart-fine = „{ $name }“, Kapitel { $chapter }, ist spielbar: { $islands } Inseln, { $fields ->
    [one] 1 Seefeld
   *[other] { $fields } Seefelder
}.
web-own-cards = Eigene Kartenliste
web-own-cards-more = Berichtigte Karten, als CSV mit den Spalten set, type, name, color, coins, swords, cost, points, needs, count oder als JSON.
web-own-file = Datei wählen
web-own-unread = { $file } ließ sich nicht lesen.

# Namen für alle, die ihren nicht genannt haben.
web-guest-otter = Seeotter
web-guest-heron = Graureiher
web-guest-dolphin = Flinker Delfin
web-guest-turtle = Weise Schildkröte
web-guest-gull = Freche Möwe
web-guest-marlin = Blauer Marlin
web-guest-pelican = Alter Pelikan
web-guest-seal = Muntere Robbe
