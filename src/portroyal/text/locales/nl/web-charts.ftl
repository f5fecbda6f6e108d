# Hoe je een eigen zeekaart schrijft, in de browser.

web-charts-guide = Zo schrijf je een zeekaart
web-charts-names = Geef elk eiland en elk zeevakje op je papier een korte naam: één woord van letters en cijfers. Elke naam mag maar één keer voorkomen, en “start” is al bezet.
web-charts-head = De tekst begint met de naam van de zeekaart, het hoofdstuk (1 tot 4), de rij doodshoofden met bij elk de punten (0 waar er geen staan), en de hokjes van de vijf stuurradkleuren.
web-charts-islands = Schrijf voor elk eiland een blok: de persoon, de punten, een naam voor elk vakje, en in “via” het laatste zeevakje van elke route erheen. Vier eilanden liggen bij de start: start = true en via = ["start"].
web-charts-fields = Schrijf voor elk zeevakje een regel: de soort, en in “next_to” waar het aan grenst. Eén keer is genoeg, het geldt in beide richtingen.
web-charts-check = Controleer de zeekaart. Klopt er iets niet, dan lees je om welke regel het gaat en wat er had moeten staan; anders zie je de getekende zeekaart.
web-charts-example = Zo ziet dat eruit, met twee van de eilanden:
web-charts-words = Soorten zeevakjes: plain, color, skull, treasure, wheel, number, order. Personen en kleuren schrijf je zoals in onze zeekaarten: begin met een daarvan en verander wat je wilt.
