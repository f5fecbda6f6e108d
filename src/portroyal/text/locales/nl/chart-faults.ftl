# Wat er mis is met een eigen zeekaart.
# Woorden die in het bestand van een zeekaart staan (jester, via, start), blijven zoals het bestand ze schrijft.

chart-fault-line = regel { $line }

# Het bestand en zijn tekst
chart-fault-unreadable = daar is geen zeekaart te lezen ({ $why }); noem 1, 2, 3, 4 of een bestand
chart-fault-too-large = een zeekaartbestand mag hoogstens { $most } bytes groot zijn
chart-fault-not-text = byte { $byte } is geen UTF-8; sla het bestand op als UTF-8-tekst
chart-fault-not-toml = geen geldige TOML: { $why }
chart-fault-not-toml-at = geen geldige TOML, regel { $line }, kolom { $column }: { $why }
chart-fault-not-toml-end = geen geldige TOML, aan het eind van het bestand: { $why }
chart-fault-not-json = geen geldige JSON: { $why }
chart-fault-not-json-at = geen geldige JSON, regel { $line }, kolom { $column } (teken { $place }): { $why }
chart-fault-too-deep = de haakjes zijn voor een zeekaart te diep genest
chart-fault-many-dots = regel { $line }: daar staan meer dan { $most } puntjes (“.”)
chart-fault-key-twice = staat twee keer in één object; elke sleutel mag daar één keer staan

# Losse waarden
chart-fault-unknown-key = onbekende sleutel; schrijf alleen { $names }
chart-fault-missing-key = de sleutel { $name } ontbreekt
chart-fault-no-table = moet een tabel van sleutels en waarden zijn, niet { $value }
chart-fault-no-word-as-key = elke sleutel moet een woord zijn, niet { $value }
chart-fault-no-list = moet een lijst tussen vierkante haken zijn, niet { $value }
chart-fault-no-words = moet een lijst van woorden zijn, maar er staat { $value } in
chart-fault-word-twice = noemt { $value } twee keer; één keer is genoeg
chart-fault-no-whole-number = moet een geheel getal van { $low } tot en met { $high } zijn, niet { $value }
chart-fault-no-truth = moet true of false zijn, niet { $value }
chart-fault-no-place = moet [x, y] zijn, met x van 0 tot { $width } en y van 0 tot { $height }, niet { $value }
chart-fault-no-title = moet een tekst van 1 tot { $most } tekens op één regel zijn, niet { $value }
chart-fault-no-person = { $value } is geen persoon; kies uit { $names }
chart-fault-no-kind = { $value } is geen soort vakje; kies uit { $names }
chart-fault-no-color = { $value } is geen scheepskleur; kies uit { $names }
chart-fault-no-order = { $value } is geen opdracht; kies uit { $names }
chart-fault-no-name = { $value } is geen naam; neem één woord van hoogstens { $most } letters, cijfers, - en ', dat met een letter of een cijfer begint
chart-fault-name-of-start = start is al de naam van het startvakje; kies een andere

# Eilanden en vakjes
chart-fault-no-own-field = een eiland heeft minstens één eigen vakje nodig
chart-fault-many-routes = er mogen hoogstens { $most } routes naar één eiland leiden, niet { $count }
chart-fault-two-colors = een { $person } moet met precies twee scheepskleuren handelen, niet met { $count }
chart-fault-idle-colors = alleen { $one } en { $other } hebben kleuren; laat ze weg waar de persoon { $person } is
chart-fault-many-skulls = de rij mag hoogstens { $most } doodshoofden hebben, niet { $count }
chart-fault-many-islands = een zeekaart mag hoogstens { $most } eilanden bevatten, niet { $count }
chart-fault-many-fields = een zeekaart mag hoogstens { $most } vakjes bevatten, die van de eilanden meegeteld, niet { $count }
chart-fault-name-of-island = de naam { $value } is al van het eiland { $island }; geef alles een eigen naam
chart-fault-name-of-field = de naam { $value } is al van een vakje van het eiland { $island }; geef alles een eigen naam
chart-fault-next-to-itself = een vakje kan niet naast zichzelf liggen; noem zijn buren
chart-fault-next-to-nothing = { $value } bestaat niet op deze zeekaart; noem een zeevakje, een eiland of start
chart-fault-next-to-island-field = { $value } is een vakje van het eiland { $island }; noem een zeevakje, een eiland of start
chart-fault-many-neighbors = een zeevakje mag hoogstens { $most } andere raken, in beide richtingen geteld, niet { $count }
chart-fault-via-nothing = { $value } bestaat niet op deze zeekaart; noem het laatste zeevakje van een route, of start
chart-fault-via-island-field = { $value } is een vakje van het eiland { $island }; noem het laatste zeevakje van een route, of start

# Het hoofdstuk
chart-fault-early-person = de persoon { $name } bestaat vanaf hoofdstuk { $first }, en dit is een zeekaart voor hoofdstuk { $chapter }
chart-fault-early-kind = vakjes van de soort { $name } bestaan vanaf hoofdstuk { $first }, en dit is een zeekaart voor hoofdstuk { $chapter }
chart-fault-early-order = de opdracht { $name } bestaat vanaf hoofdstuk { $first }, en dit is een zeekaart voor hoofdstuk { $chapter }
chart-fault-yellow-trade = een { $person } voor gele schepen bestaat alleen in de hoofdstukken { $one } en { $other }, en dit is een zeekaart voor hoofdstuk { $chapter }

# De zeekaart als geheel
chart-fault-no-route = een eiland heeft een route nodig; noem het laatste zeevakje daarvan, of start
chart-fault-start-without-via = een starteiland ligt aan de start; schrijf start in zijn via
chart-fault-via-without-start = een eiland met start in zijn via is een starteiland; schrijf start = true
chart-fault-few-start-fields = een starteiland heeft minstens { $least } vakjes nodig, niet { $count }
chart-fault-start-islands = een zeekaart heeft precies { $wanted } starteilanden nodig, niet { $count } ({ $names })
chart-fault-no-start-islands = een zeekaart heeft precies { $wanted } starteilanden nodig, hier is er geen
chart-fault-many-jesters = op precies één starteiland moet de persoon jester zijn, niet op { $count } ({ $names })
chart-fault-no-jester = op precies één starteiland moet de persoon jester zijn, hier op geen enkel
chart-fault-no-way = hierheen leidt geen route vanaf de start; verbind het met behulp van next_to en via met de rest
chart-fault-treasure-way = elke route hierheen gaat over een schat, en die vervalt als een ander hem aankruist; zorg voor een tweede route
chart-fault-wheel-way = elke route hierheen gaat over stuurradvakjes ({ $paid }), { $boxes ->
    [one] maar er is slechts 1 hokje
   *[other] maar er zijn slechts { $boxes } hokjes
} van { $names } om ze mee te betalen
chart-fault-few-points = eilanden, schatten, groene stuurraderen en opdrachten leveren samen hoogstens { $points ->
    [one] 1 punt
   *[other] { $points } punten
} op; om te kunnen winnen zijn er { $wanted } of meer nodig
