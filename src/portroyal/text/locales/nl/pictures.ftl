# De woorden in een plaatje van de tafel van een kaartspel.

picture-round = ronde
picture-harbor = haven
picture-draw = voorraadstapel
picture-discard = aflegstapel
picture-expedition = expeditie
picture-expeditions = expedities
picture-active = actieve speler
picture-decider = aan zet
picture-start = startspeler
picture-revealed = afweren
picture-takes-left = kaarten te nemen
picture-end-called = laatste ronde
picture-winners = winnaars
picture-coins = munten
picture-points = punten
picture-swords = sabels
picture-ships = bewaarde schepen
picture-seat = plaats
picture-discover = Ontdekken
picture-repel = Afweren
picture-trade = Handelen & inhuren
picture-over = einde
