# De kaartentafel in de browser.

web-cards-round = Ronde { $n }
web-cards-last-round = Laatste ronde
web-cards-bust = Mislukt!
web-cards-colors = Scheepskleuren: { $n } van 5. De actieve speler mag { web-cards-to-take } nemen.
web-cards-to-take = { $takes ->
    [one] 1 kaart
   *[other] { $takes } kaarten
}
web-cards-takes-left = Nog te nemen: { cards }
web-cards-line = { $card } ({ $facts })
web-cards-waiting = wacht om afgeweerd of binnengelaten te worden
web-cards-tile = { $n ->
    [one] { $card }, { $points }
   *[other] { $n } × { $card }, samen { $points }
}

# Wat het nu betekent om een kaart te nemen.
web-cards-hire = huur { $card } in { $n ->
    [0] voor niets
   *[other] voor { coins }
}
web-cards-trade = neem { $card } en ontvang { $n ->
    [0] geen munten
   *[other] { coins }
}
web-cards-trade-kept = neem { $card }, ontvang { $n ->
    [0] geen munten
   *[other] { coins }
} en bewaar het schip voor 1 punt
web-cards-fulfil = Vervul de expeditieopdracht: { $facts }
web-cards-short = { $n ->
    [one] 1 munt te weinig
   *[other] { $n } munten te weinig
}
web-cards-no-takes = deze keer valt er niets meer te nemen
web-cards-no-fee = de munt voor de actieve speler kan niet betaald worden

# Stapels.
web-cards-draw-pile = Voorraadstapel: { cards }
web-cards-draw-from = Onthul de volgende kaart; voorraadstapel: { cards }
web-cards-discard-pile = Aflegstapel: { cards }
web-cards-odds = { $percent }% risico

# Spelers.
web-cards-seat = { $who }: { $points }, { $coins }, { $swords }
web-cards-active = actieve speler
web-cards-away = niet verbonden
web-cards-display = Vitrine van { $who }
web-cards-no-persons = nog geen kaarten in de vitrine
web-cards-player = Speler
web-cards-points = Punten
web-cards-coins = Munten

# De vraag van het moment.
web-cards-for = { $who }: { $text }
web-cards-hand-over = Nu { $who }: { $text }
web-cards-ask-first = Jij bent aan de beurt: onthul de eerste kaart.
web-cards-ask-next = Nog een kaart onthullen, of stoppen?
web-cards-ask-no-card = Er is geen kaart meer om te onthullen. Je kunt alleen stoppen.
web-cards-ask-repel = { $card } vaart binnen. Afweren?
web-cards-ask-bust = Een tweede { color-name } schip! Afweren?
web-cards-ask-trade = { $n ->
    [one] Neem een kaart, of pas.
   *[other] Neem een voor een tot { $n } kaarten, of pas.
}
web-cards-ask-trade-fee = { $n ->
    [one] Neem een kaart, of pas. 1 munt daarvan is voor { $to }.
   *[other] Neem tot { $n } kaarten, of pas. Telkens 1 munt is voor { $to }.
}
web-cards-ask-fulfil = Er valt niets meer te nemen. Vervul een expeditieopdracht, of pas.
web-cards-then-takes = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
} nemen
web-cards-then-none = niets is te betalen
web-cards-wait-discover = { $who } onthult kaarten …
web-cards-wait-repel = { $who } bekijkt het schip: afweren of binnenlaten?
web-cards-wait-trade = { $who } handelt en huurt in …
web-cards-over = Het spel is afgelopen.

# Het verloop noemt de kaarten die een getal maken.
web-log-traders = { $n } van het schip en { $traders } door { $you ->
    [yes] je
   *[no] de eigen
} { $traders ->
    [one] handelaar
   *[other] handelaren
}.
web-log-discount = Kosten { $cost }, { $n } minder door { $you ->
    [yes] je
   *[no] de eigen
} { $n ->
    [one] vrouw
   *[other] vrouwen
}.
