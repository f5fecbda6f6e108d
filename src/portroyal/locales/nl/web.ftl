# Het spel in de browser: pagina’s, knoppen en berichten rond de tafel.

web-skip = Naar de inhoud
web-close = Sluiten
web-loading = Een ogenblik …
web-nav = Hoofdpagina’s
web-nav-more = Meer pagina’s
web-nav-lobby = Spelen
web-nav-history = Mijn spellen
web-nav-rules = Regels
web-nav-settings = Instellingen
web-nav-fairness = Eerlijk spel
web-nav-privacy = Privacy en je gegevens
web-language = Taal
web-theme = Licht of donker
web-theme-system = Zoals het apparaat
web-theme-light = Licht
web-theme-dark = Donker
web-footer = Een vrij spel in onze eigen woorden en beelden. De kaart- en dobbelspellen zijn het werk van hun auteurs en uitgevers; bevalt dit je, koop dan de doos.

web-title-landing = Welkom
web-title-lobby = Tafels
web-title-new = Een nieuwe tafel
web-title-table = Aan tafel
web-title-replay = Herhaling
web-title-history = Mijn spellen
web-title-settings = Instellingen
web-title-privacy = Privacy en je gegevens
web-title-fairness = Eerlijk spel
web-title-rules = Regels
web-title-lost = Verdwaald op zee

web-reload = Opnieuw laden
web-try-again = Probeer opnieuw
web-to-lobby = Naar de tafels
web-to-start = Naar de voorpagina
web-lost-page = Deze pagina bestaat niet
web-lost-page-way = Misschien is het adres verkeerd getypt, of de pagina is verhuisd. Vanaf de tafels is elke weg open.
web-lost-table = Deze tafel bestaat niet
web-lost-table-way = Misschien is ze gesloten, of de uitnodigingslink is niet volledig. Vraag om de hele link, of open zelf een tafel.
web-lost-server = De server is niet bereikbaar
web-lost-server-way = Niets is verloren: elke bevestigde zet is bewaard. We blijven het vanzelf proberen.
web-lost-update = Er is een nieuwere versie
web-lost-update-way = De pagina was al open vóór een vernieuwing. Laad haar opnieuw, en je spel gaat verder waar het was.

# De voorpagina en de lobby.
web-hero = Vaar zo ver als je geluk je draagt. Onthul schip na schip, stop op tijd en huur een bemanning in waar de hele haven over praat.
web-hero-small = Geen account, geen reclame, niets te downloaden. Een spel tegen twee bots begint meteen.
web-play-now = Speel nu
web-play-friends = Speel met vrienden
web-play = Spelen
web-play-game = Speel { $game } tegen bots
web-rules-of = Regels van { $game }
web-games = Vier spellen uit één haven
web-game-port-royal = Het kaartspel. Daag je geluk uit in de haven, handel met schepen, huur personen in, vervul expedities. 2 tot 5 spelers, ongeveer 30 minuten.
web-game-unterwegs = De kleine. 60 kaarten, groothandelaars en passagiers, een snelle ronde tussendoor. 2 tot 4 spelers, ongeveer 15 minuten.
web-game-combined = Beide kaartspellen in één stapel: expedities en groothandelaars, voor wie het eerste kent. 2 tot 5 spelers.
web-game-dice = Het dobbelspel. Dobbel schepen op het bord en kruis je weg over een zeekaart aan, in vier hoofdstukken. 2 tot 5 spelers.
web-promise-friends = Vrienden per link
web-promise-friends-more = Stuur een link, en wie hem opent zit aan je tafel: live, met een zet per dag, of rond één apparaat.
web-promise-bots = Bots die goed spelen
web-promise-bots-more = Van een milde dekknecht tot een kapitein die de kaarten telt. Ze zien niet meer dan jij.
web-promise-fair = Aantoonbaar eerlijk geschud
web-promise-fair-more = Iedereen coupeert. Na het spel kan iedereen elk schudden en elke worp nagaan.
web-promise-free = Voor elke hand en elk oog
web-promise-free-more = Met muis, duim of toetsenbord, met een schermlezer, donker of licht, nooit afhankelijk van kleur alleen.
web-yours = Je spellen gaan door
web-yours-all = Al je spellen
web-quick = Meteen, tegen twee bots
web-open-table = Tafel openen
web-tables-open = Tafels met vrije plaatsen
web-tables-none = Er wacht nu geen openbare tafel. Open er een, en anderen zien haar hier.
web-tables-running = Kijk naar een spel
web-status-abandoned = afgebroken
web-status-won = { $n ->
    [one] { $names } heeft gewonnen
   *[other] { $names } hebben samen gewonnen
}
web-status-nobody = niemand heeft gewonnen
web-status-your-turn = Jij bent aan de beurt
web-status-turn = { $name } is aan de beurt
web-status-running = bezig
web-status-waiting = { $n ->
    [0] klaar om te beginnen
    [one] 1 plaats is vrij
   *[other] { $n } plaatsen zijn vrij
}
web-replay = Terugkijken
web-go-on = Verder spelen
web-join = Meespelen
web-watch = Kijken
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
web-history-over = Afgelopen spellen
web-history-none = Hier is nog niets. Je afgelopen spellen worden hier bewaard, elk om nog eens te bekijken.
web-history-more = Oudere spellen tonen

# Een nieuwe tafel.
web-new-game = Welk spel?
web-new-seats = Wie speelt er mee?
web-new-players = Spelers
web-new-seats-more = Een vrije plaats is voor iemand met je link. Wie aan dit apparaat meespeelt, deelt je scherm: de tafel draait naar wie beslist.
web-new-options = Opties
web-new-begin = Beginnen
web-new-begin-more = Iedereen is er, dus het spel begint meteen.
web-new-open-more = Je krijgt een link voor je vrienden. Het spel begint wanneer jij het zegt.
web-seat-me = Jij
web-seat-open = Vrije plaats
web-seat-bot = Bot
web-seat-guest = Iemand aan dit apparaat
web-seat-kind = Wie zit er op plaats { $n }
web-seat-level = Sterkte van de bot op plaats { $n }
web-seat-name = Naam van de speler op plaats { $n }
web-level-easy = makkelijk
web-level-normal = gemiddeld
web-level-hard = moeilijk
web-level-master = meester
web-chapter = Hoofdstuk
web-chapter-n = Hoofdstuk { $n }
web-chapter-title = { web-chapter-n }: { $title }
web-clock = Klok
web-clock-kind-none = Zonder klok
web-clock-kind-live = Live, met klok
web-clock-kind-correspondence = Een zet per dag
web-clock-minutes = Minuten per speler
web-clock-increment = Seconden extra per beslissing
web-clock-per-move = Dagen per zet
web-table-title = Tafelnaam (optioneel)
web-chat = Chat
web-chat-for-seats = voor wie meespeelt
web-chat-for-all = voor iedereen
web-chat-for-off = geen
web-option-expedition = Winnen vraagt een vervulde expeditie
web-option-public = Toon de tafel in de lobby
web-option-hints = Spelers mogen de kansen bekijken
web-own-chart = Een eigen zeekaart
web-own-chart-more = Wie de doos heeft, kan het eigen blad overnemen, en iedereen kan er een verzinnen. Open een bestand, plak de tekst ervan (TOML of JSON), of verander een van de onze.
web-own-chart-sample = Begin met de zeekaart van hoofdstuk { $n }
web-own-chart-text = De zeekaart als tekst
web-own-chart-check = Zeekaart controleren
web-own-chart-fine = “{ $name }”, hoofdstuk { $chapter }, is speelbaar: eilanden { $islands }, zeevelden { $fields }.
web-own-cards = Een eigen kaartenlijst
web-own-cards-more = Verbeterde kaarten, als CSV met de kolommen van cards.csv of als JSON.
web-own-file = Kies een bestand
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
