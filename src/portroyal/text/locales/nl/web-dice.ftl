# De speeltafel van het dobbelspel in de browser.

web-dice-table = Hoofdstuk { $chapter }, { $chart }, ronde { $n }
web-dice-seats = Spelers
web-dice-seat = { $who }: { $points }, { $swords }, { $skulls }
web-dice-active = actieve speler
web-dice-open = Blad tonen
web-dice-sheet-of = Blad: { $who }
web-dice-chart-of = Zeekaart “{ $chart }”: { $who }
web-dice-map-lost = De zeekaart kon niet worden geladen. Het spel gaat door: je kunt alles met de knoppen doen.

web-dice-ask-roll = Jij bent aan de beurt: gooi de dobbelstenen.
web-dice-ask-again = Nog eens gooien of stoppen?
web-dice-dice = Dobbelstenen: { $roll }
web-dice-no-dice = Er is nog niet gegooid.
web-dice-worth = { $n }×
web-dice-printed = gedrukt: { $gives }
# What a piece on the board gives the one who decides, told to the others.
web-dice-for = voor { $who }: { $gives }
web-dice-wait-start = { $you ->
    [yes] Je kiest een starteiland.
   *[no] { $who } kiest een starteiland.
}
web-dice-wait-discover = { $you ->
    [yes] Je gooit.
   *[no] { $who } gooit.
}
web-dice-wait-trade = { $you ->
    [yes] Je mag iets nemen.
   *[no] { $who } mag iets nemen.
}
web-dice-wait-cross = { $you ->
    [yes] Je kruist vakjes aan.
   *[no] { $who } kruist vakjes aan.
}
web-dice-wait-over = Het spel is afgelopen.

web-dice-places = Waar je heen kunt; blader met de pijltjestoetsen
web-dice-field = { $kind } { $name }
web-dice-zoom-in = Groter
web-dice-zoom-out = Kleiner
web-dice-island = { $island }: { $person }, { dice-points } ({ $skill }); { $done }

web-dice-sudden = wint meteen met { pieces } op het bord
web-dice-sudden-short = wint met { $n }
web-dice-sudden-who = { $you ->
    [yes] Sudden death: met { pieces } op het bord win je meteen.
   *[no] Sudden death: met { pieces } op het bord wint { $who } meteen.
}

web-dice-skulls-said = { $struck } van { $all } doorgestreept; het volgende kost { $next ->
    [0] geen punten
    [one] { $next } punt
   *[other] { $next } punten
}.
web-dice-skulls-full = { $all ->
    [one] Het enige doodshoofd is
   *[other] Alle { $all } doodshoofden zijn
} doorgestreept; nieuwe hebben geen gevolgen meer.
web-dice-green-said = Groene doodshoofden: { $struck } van { $all } doorgestreept.
web-dice-wheels-said = { hue-name }: { $circled } omcirkeld, { $spent } doorgestreept, { $free } vrij.
web-dice-nobody = Nog niemand ingehuurd.
web-dice-islands = { $n ->
    [one] 1 eiland nog niet vol
   *[other] { $n } eilanden nog niet vol
}
web-dice-finds = Schatten en opdrachten
web-dice-filled = aangekruist

web-dice-moment-bust = Mislukt!
web-dice-moment-repel = Afgeweerd!
web-dice-moment-sudden-death = Sudden death!
web-dice-moment-treasure = Een schat! +{ $n }
web-dice-moment-order = Opdracht aangekruist! +{ $n }
web-dice-moment-island = { $island } vol! +{ $n }

web-dice-near = bij { $island }
web-dice-does-wheel = een omcirkeld geel, oranje of blauw stuurrad wordt doorgestreept

web-dice-odds-next = De volgende worp
web-dice-odds-after = De worp na deze
web-sign-dice-takes = Onder het bord: hoe meer stukken er liggen als je stopt, hoe meer je mag nemen. Staan daar doodshoofden, dan streep je die door.
web-dice-odds-none = Er wordt nu niet gegooid, dus valt er niets te voorspellen.
web-dice-odds-why = Precies uitgerekend op basis van het bord, de sabels en de stuurraderen. Dobbelstenen hebben geen geheugen.

web-dice-cut = Jouw woorden voor de dobbelstenen
web-dice-cut-more = Wat je hier typt, bepaalt elke worp van dit spel mee, zodat niemand daarmee kan knoeien. Je browser voegt een paar willekeurige letters toe die niemand kan raden.
web-dice-cutting = Iedereen bedenkt een paar woorden voor de dobbelstenen …

web-dice-did = { $who }: { $deeds }
web-dice-did-stop = gestopt bij { pieces }
web-dice-did-bust = mislukt
web-dice-did-take = { $pieces } genomen
web-dice-did-again = { $piece } ({ $n }×)
web-dice-did-island = { $island } vol (+{ $n })
web-dice-did-order = een opdracht (+{ $n })

web-dice-score-islands = eilanden
web-dice-score-treasures = schatten
web-dice-score-green = groene stuurraderen
web-dice-score-orders = opdrachten
web-dice-score-skulls = doodshoofden
web-dice-next-chapter = Verder met hoofdstuk { $n }: { $title }
# Waarom iemand niets krijgt.
web-dice-passed = Deze keer neem je niets: er ligt niets meer voor je op het bord.
