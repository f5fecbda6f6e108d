# Het spel in de browser: pagina’s, knoppen en berichten rond de tafel.

web-skip = Naar de inhoud
web-close = Sluiten
web-loading = Een ogenblik …
web-nav = Hoofdpagina’s
web-nav-more = Meer pagina’s
web-nav-lobby = Spelen
web-nav-history = Mijn partijen
web-nav-rules = Regels
web-nav-settings = Instellingen
web-nav-fairness = Eerlijk spel
web-nav-privacy = Privacy en je gegevens
web-language = Taal
web-theme = Licht of donker
web-theme-system = Zoals op je apparaat
web-theme-light = Licht
web-theme-dark = Donker
web-footer = Een gratis spel met eigen teksten en plaatjes. De kaartspellen en het dobbelspel zijn het werk van hun auteurs en uitgevers; vind je ze leuk, koop dan de echte spellen.

web-title-landing = Welkom
web-title-lobby = Tafels
web-title-new = Een nieuwe tafel
web-title-table = Aan tafel
web-title-replay = Partij terugkijken
web-title-history = Mijn partijen
web-title-settings = Instellingen
web-title-privacy = Privacy en je gegevens
web-title-fairness = Eerlijk spel
web-title-rules = Regels
web-title-lost = Verdwaald op zee

web-reload = Opnieuw laden
web-try-again = Opnieuw proberen
web-to-lobby = Naar de tafels
web-to-start = Naar de voorpagina
web-lost-page = Deze pagina bestaat niet
web-lost-page-way = Misschien heb je een tikfout gemaakt, of is de pagina verhuisd. Vanaf de tafels kun je overal heen.
web-lost-table = Deze tafel bestaat niet
web-lost-table-way = Misschien is de tafel gesloten, of is de uitnodigingslink niet volledig. Vraag om de hele link, of open zelf een tafel.
web-lost-removed = Je bent van deze tafel verwijderd
web-lost-removed-way = De gastheer heeft je plaats vrijgemaakt. Er zijn andere tafels, en je kunt er zelf een openen.
web-lost-server = De server is niet bereikbaar
web-lost-server-way = Er is niets verloren: elke bevestigde zet is bewaard. We blijven het proberen.
web-lost-update = Er is een nieuwere versie
web-lost-update-way = Deze pagina stond al open vóór de update. Laad hem opnieuw, dan speel je verder waar je gebleven was.

# De voorpagina en de lobby.
web-hero = Vaar zo ver als je geluk reikt. Leg schip na schip bloot, stop op tijd en huur een bemanning in waar de hele haven over praat.
web-hero-small = Geen account, geen reclame, niets te downloaden. Een spel tegen twee bots begint meteen.
web-play-now = Nu spelen
web-voyage = Eerste reis
web-voyage-of = Eerste reis: { $game }
web-voyage-offer = Nieuw? Leer het in 3 minuten
web-voyage-chapter = Hoofdstuk { $n }: dit is nieuw
web-voyage-learn = Spelenderwijs leren
web-play-friends = Met vrienden spelen
web-play = Spelen
web-play-game = Speel { $game } tegen bots
web-rules-of = Regels van { $game }
web-games = Vier spellen uit één haven
web-game-port-royal = Het kaartspel. Beproef je geluk in de haven, handel met schepen, huur personen in, vervul expedities. 2 tot 5 spelers, ongeveer 30 minuten.
web-game-unterwegs = Het kleintje. 60 kaarten, groothandelaars en passagiers, voor een snel potje tussendoor. 2 tot 4 spelers, ongeveer 15 minuten.
web-game-combined = Beide kaartspellen in één stapel: expedities en groothandelaars, voor wie het kaartspel al kent. 2 tot 5 spelers.
web-game-dice = Het dobbelspel. Gooi schepen het bord op en kruis je een weg over de zeekaart, in vier hoofdstukken. 2 tot 5 spelers.
web-promise-friends = Vrienden via een link
web-promise-friends-more = Stuur een link, en wie die opent, zit bij jou aan tafel: live, met een zet per dag, of samen op één apparaat.
web-promise-bots = Bots die goed spelen
web-promise-bots-more = Van een goedmoedige bootsman tot een kapitein die kaarten telt. Ze zien niet meer dan jij.
web-promise-fair = Aantoonbaar eerlijk geschud
web-promise-fair-more = Iedereen coupeert. Na het spel kan iedereen elke schudbeurt en elke worp controleren.
web-promise-free = Voor iedereen te spelen
web-promise-free-more = Met muis, duim of toetsenbord, met een schermlezer, donker of licht, nooit afhankelijk van kleur alleen.
web-yours = Je partijen wachten
web-yours-all = Al je partijen
web-quick = Nu spelen tegen twee bots
web-open-table = Tafel openen
web-tables-open = Tafels met vrije plaatsen
web-tables-none = Er is nu geen openbare tafel. Open er een, dan zien anderen die hier.
web-tables-running = Kijk mee met een partij
web-status-abandoned = afgebroken
web-status-won = { $n ->
    [one] { $names } heeft gewonnen
   *[other] { $names } hebben samen gewonnen
}
web-status-stand-in = een bot namens { $name }
web-status-nobody = niemand heeft gewonnen
web-status-your-turn = Jij bent aan de beurt
web-status-turn = { $name } is aan de beurt
web-status-running = bezig
web-status-waiting = { $n ->
    [0] klaar om te beginnen
    [one] nog 1 plaats vrij
   *[other] nog { $n } plaatsen vrij
}
web-replay = Terugkijken
web-go-on = Verderspelen
web-join = Meespelen
web-watch = Meekijken
web-open-seat = vrije plaats
web-clock-none = zonder klok
web-clock-live = { $minutes } min + { $more } s
web-clock-days = { $n ->
    [one] 1 dag per zet
   *[other] { $n } dagen per zet
}
web-clock-hours = { $n ->
    [one] 1 uur per zet
   *[other] { $n } uur per zet
}
web-days = { $n ->
    [one] 1 dag
   *[other] { $n } dagen
}
web-history-over = Gespeelde partijen
web-history-none = Hier staat nog niets. Je gespeelde partijen worden hier bewaard, en je kunt ze allemaal terugkijken.
web-history-more = Oudere partijen tonen

# Een nieuwe tafel.
web-new-game = Welk spel?
web-new-seats = Wie speelt er mee?
web-new-players = Spelers
web-new-seats-more = Een vrije plaats is voor iemand met jouw link. Wie op dit apparaat meespeelt, deelt het scherm met je: de tafel draait steeds naar wie er aan de beurt is.
web-new-options = Opties
web-new-begin = Beginnen
web-new-begin-more = Iedereen is er, dus het spel begint meteen.
web-new-open-more = Je krijgt een link voor je vrienden. Het spel begint als jij het zegt.
web-seat-me = Jij
web-seat-open = Vrije plaats
web-seat-bot = Bot
web-seat-guest = Iemand op dit apparaat
web-seat-kind = Wie zit er op plaats { $n }?
web-seat-level = Sterkte van de bot op plaats { $n }
web-seat-name = Naam van de speler op plaats { $n }
web-level-easy = makkelijk
web-level-normal = gemiddeld
web-level-hard = moeilijk
web-level-master = meester
web-chapter = Hoofdstuk
web-chapter-named = Hoofdstuk { $n }: { $title }
web-clock = Klok
web-clock-kind-none = Zonder klok
web-clock-kind-live = Live, met klok
web-clock-kind-correspondence = Dagen per zet, geen haast
web-clock-minutes = Minuten per speler
web-clock-increment = Extra seconden per zet
web-clock-per-move = Dagen per zet
web-patience = Seintje
web-patience-n = { $n ->
    [one] Na 1 minuut
   *[other] Na { $n } minuten
}
web-patience-endless = Nooit
web-patience-is = { $n ->
    [one] seintje na 1 minuut
   *[other] seintje na { $n } minuten
}
web-table-title = Tafelnaam (optioneel)
web-chat = Chat
web-chat-for-seats = voor wie meespeelt
web-chat-for-all = voor iedereen
web-chat-for-off = geen
web-option-expedition = Winnen kan alleen met een vervulde expeditie
web-option-public = De tafel in de lobby tonen
web-option-hints = Spelers mogen de kansen bekijken
web-option-no-hints = Niemand ziet de kansen
web-own-chart = Een eigen zeekaart
web-own-chart-more = Heb je de doos, neem er dan een blad uit over, of verzin zelf een zeekaart. Open een bestand, plak de tekst ervan (TOML of JSON), of pas een van onze zeekaarten aan.
web-own-chart-sample = Begin met de zeekaart van hoofdstuk { $n }
web-own-chart-text = De zeekaart als tekst
web-own-chart-check = Zeekaart controleren
web-own-chart-fine = “{ $name }”, hoofdstuk { $chapter }, is speelbaar: { $islands } eilanden, { $fields ->
    [one] 1 zeevakje
   *[other] { $fields } zeevakjes
}.
web-own-cards = Een eigen kaartenlijst
web-own-cards-more = Kaarten met gecorrigeerde waarden, als CSV met de kolommen set, type, name, color, coins, swords, cost, points, needs, count, of als JSON.
web-own-file = Bestand kiezen
web-own-unread = { $file } kon niet gelezen worden.

# Namen voor wie de zijne niet genoemd heeft.
web-guest-otter = Zeeotter
web-guest-heron = Grijze Reiger
web-guest-dolphin = Snelle Dolfijn
web-guest-turtle = Wijze Schildpad
web-guest-gull = Brutale Meeuw
web-guest-marlin = Blauwe Marlijn
web-guest-pelican = Oude Pelikaan
web-guest-seal = Vrolijke Zeehond
