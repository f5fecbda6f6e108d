# De kaartentafel in de browser.

web-cards-round = Ronde { $n }
web-cards-last-round = Laatste ronde
web-cards-bust = Mislukt!
web-cards-colors = Scheepskleuren: { $n } van 5.{ web-cards-stopping }
web-cards-stopping = { $takes ->
    [0] {""}
    [one] {" "}Als je stopt, mag je 1 kaart nemen.
   *[other] {" "}Als je stopt, mag je hoogstens { $takes } kaarten nemen.
}
web-cards-takes-left = Nog te nemen: { cards }
web-cards-line = { $card } ({ $facts })
web-cards-waiting = nog afweren of binnenlaten
web-cards-tile = { $n ->
    [one] { $card }, { $points }
   *[other] { $n } × { $card }, samen { $points }
}

# Wat het nu betekent om een kaart te nemen.
web-cards-hire = huur { $card } { $n ->
    [0] gratis in
   *[other] in voor { coins }
}
web-cards-trade = neem { $card } en krijg { $n ->
    [0] geen munten
   *[other] { coins }
}
web-cards-trade-kept = neem { $card }, krijg { $n ->
    [0] geen munten
   *[other] { coins }
} en bewaar het schip voor { $points }
web-cards-fulfil = Vervul de expeditie: { $facts }
web-cards-why-coins = { $n ->
    [0] je hebt geen munten
   *[other] je hebt maar { coins }
}
web-cards-why-takes = je mag deze keer niets meer nemen
web-cards-why-phase = dat kan nu niet
web-cards-why-turn = alleen in je eigen beurt
web-cards-why-persons = je hebt de gevraagde personen niet
web-cards-no-fee = je kunt de munt voor de actieve speler niet betalen

# Stapels.
web-cards-draw-pile = Voorraadstapel: { cards }
web-cards-draw-from = Leg de volgende kaart bloot; voorraadstapel: { cards }
web-cards-discard-pile = Aflegstapel: { cards }
web-cards-odds = { $percent }% risico

# Spelers.
web-cards-seat = { $who }: { $points }, { $coins }, { $swords }
web-cards-active = actieve speler
web-cards-away = niet verbonden
web-cards-display = Vitrine: { $who }
web-cards-no-persons = nog geen kaarten
web-cards-player = Speler
web-cards-points = Punten
web-cards-coins = Munten

# De vraag van het moment.
web-cards-ask-first = Jij bent aan de beurt: leg de eerste kaart bloot.
web-cards-ask-next = Nog een kaart blootleggen, of stoppen?
web-cards-ask-no-card = Er is geen kaart meer om bloot te leggen. Je kunt alleen stoppen.
web-cards-ask-repel = { $card } in zicht! Afweren?
web-cards-ask-bust = Een tweede { color-name } schip! Afweren?
web-cards-ask-trade = { $n ->
    [one] Neem een kaart: kies er een die oplicht. Of pas.
   *[other] Neem hoogstens { $n } kaarten: kies er een die oplicht. Of pas.
}
web-cards-ask-trade-fee = { $n ->
    [one] Neem een kaart: kies er een die oplicht. Je betaalt { $to } 1 munt. Of pas.
   *[other] Neem hoogstens { $n } kaarten: kies er een die oplicht. Je betaalt { $to } 1 munt per kaart. Of pas.
}
web-cards-ask-fulfil = Je mag niets meer nemen. Vervul een expeditie, of pas.
web-cards-then-takes = { $n ->
    [0] niets wat je kunt nemen
    [one] 1 kaart nemen
   *[other] hoogstens { $n } kaarten nemen
}
web-cards-wait-discover = { $you ->
    [yes] Je legt kaarten bloot …
   *[no] { $who } legt kaarten bloot …
}
web-cards-wait-repel = { $you ->
    [yes] Je bekijkt het schip: afweren of binnenlaten?
   *[no] { $who } bekijkt het schip: afweren of binnenlaten?
}
web-cards-wait-trade = { $you ->
    [yes] Je handelt en huurt in …
   *[no] { $who } handelt en huurt in …
}
web-cards-over = Het spel is afgelopen.

# Het verloop noemt de kaarten die een getal maken.
web-log-traders = { $n } van het schip en { $traders } door { $you ->
    [yes] je
   *[no] de
} { $traders ->
    [one] handelaar
   *[other] handelaars
}.
web-log-discount = Prijs { $cost }, { $n } minder door { $n ->
    [one] de kaart “vrouw”
   *[other] de kaarten “vrouw”
} { $you ->
    [yes] die je al hebt
   *[no] van deze speler
}.
# Waarom iemand niets krijgt.
web-cards-passed-coins = Deze keer neem je geen kaart: { $n ->
    [0] zonder munten
    [one] met 1 munt
   *[other] met { $n } munten
} kun je in de haven niets betalen.
web-cards-passed-empty = Deze keer neem je geen kaart: er ligt er geen meer in de haven.
web-cards-odds-none = Er worden nu geen kaarten blootgelegd, dus valt er niets te voorspellen.
