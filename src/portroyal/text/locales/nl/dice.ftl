# Het dobbelspel: stukken, personen, vakjes, gebeurtenissen, keuzes.

# De kleur verbogen (het rode schip) en onverbogen.
hue = { $color ->
    [yellow] gele
    [orange] oranje
    [green] groene
    [blue] blauwe
    [red] rode
   *[black] zwarte
}
hue-name = { $color ->
    [yellow] geel
    [orange] oranje
    [green] groen
    [blue] blauw
    [red] rood
   *[black] zwart
}
piece-ship = { $form ->
    [name] { hue-name } schip
    [subject] Het { hue } schip
   *[object] het { hue } schip
}
piece-wheel = { $form ->
    [name] { hue-name } stuurrad
    [subject] Het { hue } stuurrad
   *[object] het { hue } stuurrad
}
piece-chest = { $form ->
    [name] schatkist
    [subject] De schatkist
   *[object] de schatkist
}
roll = { hue-name } { $letter }
dice-swords = { $n ->
    [one] 1 sabel
   *[other] { $n } sabels
}
dice-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
fields = { $n ->
    [one] 1 vakje
   *[other] { $n } vakjes
}
crosses = { $n ->
    [one] 1 kruisje
   *[other] { $n } kruisjes
}
skulls = { $n ->
    [one] 1 doodshoofd
   *[other] { $n } doodshoofden
}
pieces = { $n ->
    [one] 1 stuk
   *[other] { $n } stukken
}

dice-person-sailor = { $form ->
    [name] matroos
   *[object] een matroos
}
dice-person-pirate = { $form ->
    [name] piraat
   *[object] een piraat
}
dice-person-trader = { $form ->
    [name] handelaar
   *[object] een handelaar
}
dice-person-wholesaler = { $form ->
    [name] groothandelaar
   *[object] een groothandelaar
}
dice-person-jester = { $form ->
    [name] grapjas
   *[object] een grapjas
}
dice-person-vice-admiral = { $form ->
    [name] vice-admiraal
   *[object] een vice-admiraal
}
dice-person-admiral = { $form ->
    [name] admiraal
   *[object] een admiraal
}
dice-person-senorita = { $form ->
    [name] señorita
   *[object] een señorita
}
dice-person-passenger = { $form ->
    [name] passagier
   *[object] een passagier
}
dice-person-gunner = { $form ->
    [name] kanonnier
   *[object] een kanonnier
}
dice-person-captain = { $form ->
    [name] kapitein
   *[object] een kapitein
}
dice-person-diplomat = { $form ->
    [name] diplomaat
   *[object] een diplomaat
}
dice-person-bold-jester = { $form ->
    [name] brutale grapjas
   *[object] een brutale grapjas
}
dice-person-clerk = { $form ->
    [name] klerk
   *[object] een klerk
}

dice-skill-sailor = 1 sabel tegen elke worp
dice-skill-pirate = 2 sabels tegen elke worp
dice-skill-trader = 1 kruisje extra voor schepen in { $colors }
dice-skill-wholesaler = 2 kruisjes extra voor schepen in { $colors }
dice-skill-jester = 1 kruisje als je met lege handen staat
dice-skill-vice-admiral = 1 kruisje extra bij minstens 4 stukken op het bord
dice-skill-admiral = 2 kruisjes extra bij minstens 4 stukken op het bord
dice-skill-senorita = kleurt meteen 1 vakje in op elk eiland dat nog niet vol is
dice-skill-passenger = alleen punten
dice-skill-gunner = getalvakjes kosten 1 kruisje minder
dice-skill-captain = meteen 1 of 2 verschillende stuurraderen naar keuze
dice-skill-diplomat = 3 groene doodshoofden, die nooit punten kosten
dice-skill-bold-jester = met lege handen mag je 2 kruisjes nemen voor 1 doodshoofd
dice-skill-clerk = 1 kruisje extra voor elk stuurrad dat je neemt

field-plain = open zee
field-color = scheepskleur
field-skull = doodshoofd
field-treasure = schat
field-wheel = stuurrad
field-number = getal
field-order = opdracht
field-kind-color = alleen met een { hue-name } schip uit deze beurt
field-kind-treasure = schat: { dice-points }
field-kind-number = kost { crosses }
field-kind-order = opdracht: { $order }
order-treasures-2 = 2 schatten
order-wheels-4 = 4 stuurraderen
order-islands-5 = 5 volle eilanden
order-skulls-7 = 7 doodshoofden
order-swords-4 = 4 sabels
order-orders-3 = 3 opdrachten
a-field-of = een vakje van { $island }
a-treasure = een schat ({ dice-points })
field-opens = opent: { $goals }
field-towards = { $n ->
    [one] nog 1 vakje tot: { $goals }
   *[other] nog { $n } vakjes tot: { $goals }
}
chart-skulls = doodshoofden
chart-wheels = stuurraderen
chart-persons = personen
chart-start = start
chart-title-1 = Passaatwinden
chart-title-2 = De koraaltanden
chart-title-3 = Kaperbrieven
chart-title-4 = De verre horizon

dice-event-start = { $you ->
    [yes] Je begint op { $island } ({ $person }) en kruist daar { $fields } aan.
   *[no] { $who } begint op { $island } ({ $person }) en kruist daar { $fields } aan.
}
dice-event-roll = { $you ->
    [yes] Je gooit { $roll } ({ $swords }).
   *[no] { $who } gooit { $roll } ({ $swords }).
}
dice-event-place = { $piece } komt op { $letter }.
dice-event-take-off = { $piece } ligt er al en gaat er weer af.
dice-event-repel = { $you ->
    [yes] Je weert de worp af{ $n ->
        [0] .
        [one] {" "}met 1 oranje stuurrad.
       *[other] {" "}met { $n } oranje stuurraderen.
    }
   *[no] { $who } weert de worp af{ $n ->
        [0] .
        [one] {" "}met 1 oranje stuurrad.
       *[other] {" "}met { $n } oranje stuurraderen.
    }
}
dice-event-reroll = { $you ->
    [yes] Je zet een blauw stuurrad in en gooit opnieuw.
   *[no] { $who } zet een blauw stuurrad in en gooit opnieuw.
}
dice-event-bust = Mislukt! { $piece } ligt er al.
dice-event-sudden-death = { $you ->
    [yes] Sudden death met { pieces } op het bord: je wint meteen!
   *[no] Sudden death met { pieces } op het bord: { $who } wint meteen!
}
dice-event-stop = { $you ->
    [yes] Je stopt bij { pieces } op het bord.
   *[no] { $who } stopt bij { pieces } op het bord.
}
dice-event-admiral = { $you ->
    [yes] Admiraal: je krijgt { crosses }.
   *[no] Admiraal: { $who } krijgt { crosses }.
}
dice-event-jester = { $you ->
    [yes] Met lege handen (grapjas): je krijgt { crosses }.
   *[no] Met lege handen (grapjas): { $who } krijgt { crosses }.
}
dice-event-bold-jester = { $you ->
    [yes] Brutale grapjas: je krijgt { crosses }.
   *[no] Brutale grapjas: { $who } krijgt { crosses }.
}
dice-event-take = { $you ->
    [yes] Je neemt { $piece }{ $n ->
        [0] .
       *[other] : { crosses }.
    }
   *[no] { $who } neemt { $piece }{ $n ->
        [0] .
       *[other] : { crosses }.
    }
}
dice-event-no-box = Daarvoor is geen hokje meer vrij, dus het levert niets op.
dice-event-use = { $you ->
    [yes] Je zet een { hue-name } stuurrad in: { crosses } extra.
   *[no] { $who } zet een { hue-name } stuurrad in: { crosses } extra.
}
dice-event-give-up = Dat kost een { hue-name } stuurrad.
dice-event-skull = { $kind ->
    [green] { $n ->
        [one] 1 groen doodshoofd wordt doorgestreept.
       *[other] { $n } groene doodshoofden worden doorgestreept.
    }
   *[red] { $n ->
        [one] 1 doodshoofd wordt doorgestreept ({ $points ->
            [0] zonder minpunten
            [one] 1 minpunt
           *[other] { $points } minpunten
        }).
       *[other] { $n } doodshoofden worden doorgestreept ({ $points ->
            [0] zonder minpunten
            [one] 1 minpunt
           *[other] { $points } minpunten
        }).
    }
}
dice-event-no-skull = Alle doodshoofden zijn al doorgestreept.
dice-event-cross = { $you ->
    [yes] Je kruist { $field } aan.
   *[no] { $who } kruist { $field } aan.
}
dice-event-paint = { $n ->
    [one] De señorita kleurt 1 vakje in.
   *[other] De señorita kleurt { $n } vakjes in.
}
dice-event-treasure = Een schat! { dice-points }.
dice-event-order = De opdracht is aangekruist: { dice-points }.
dice-event-island = { $you ->
    [yes] { $island } is vol: je huurt { $person } in en krijgt { dice-points }.
   *[no] { $island } is vol: { $who } huurt { $person } in en krijgt { dice-points }.
}
dice-event-points = Dat levert { dice-points } op.
dice-event-done = { $n ->
    [one] 1 kruisje blijft over en vervalt.
   *[other] { $n } kruisjes blijven over en vervallen.
}

game-dice = Port Royal, het dobbelspel, 2 tot 5 spelers
title-dice = Port Royal, het dobbelspel
goal-dice = Gooi zolang het geluk meezit, neem schepen en stuurraderen, kruis je een weg naar de eilanden. Wie als eerste { $n } punten heeft, wint meteen.
intro-chart =
    Hoofdstuk { $chapter }, op de zeekaart “{ $chart }”. Die hebben we zelf getekend: de gedrukte bladen kent het programma niet. Bekijk de zeekaart met:
    portroyal chart draw { $chapter } -o chart.svg
intro-own-chart = Hoofdstuk { $chapter }, op je eigen zeekaart “{ $chart }”.

dice-seat = { $points } · { $swords } · { $skulls } · stuurraderen: { $wheels }
dice-no-wheels = geen
dice-wheel-count = { $n } × { hue-name }
dice-table-round = Ronde { $round }, hoofdstuk { $chapter }
dice-board-empty = Het bord is leeg.
dice-board = Op het bord: { $pieces }
dice-piece-at = { $piece } op { $letter }
dice-persons = Personen: { $persons }
dice-island-done = vol
dice-island-open = { $crossed } van { $total ->
    [one] 1 vakje
   *[other] { $total } vakjes
}
dice-island-far = { dice-island-open }, nog geen route erheen

ask-start = Kies je starteiland; je kruist daar { fields } aan.
ask-roll = Je gooide { $roll }: { $swords }. { $result }
result-ship = Laat je de worp gelden, dan komt daar het schip te liggen, goed voor { crosses }{ $skulls ->
    [0] .
    [one] {" "}en 1 doodshoofd.
   *[other] {" "}en { $skulls } doodshoofden.
}
result-bust = Het schip ligt al op het bord: laat je de worp gelden, dan mislukt je beurt.
result-wheel = Laat je de worp gelden, dan komt daar het stuurrad te liggen.
result-wheel-off = Het stuurrad ligt al op het bord: laat je de worp gelden, dan gaat het er weer af.
ask-dice-trade = Jij bent aan bod: { $n ->
    [0] niets te nemen
    [one] je mag 1 stuk nemen
   *[other] je mag { $n } stukken nemen
}{ $crosses ->
    [0] .
   *[other] ; kruisjes tot nu toe: { $crosses }.
}
ask-cross = Je hebt { crosses }.
ask-skull = Er moet een doodshoofd worden doorgestreept: welk?
ask-bold = Je staat met lege handen: laat je je brutale grapjas helpen?
ask-captain = Een kapitein! Kies een stuurrad.
ask-captain-second = Kies als je wilt nog een stuurrad in een andere kleur.

word-roll = gooien
word-resolve = laten gelden
word-reroll = opnieuw gooien
word-done = klaar
word-bold-jester = brutale grapjas
word-skull-green = groen doodshoofd
word-skull-red = rood doodshoofd
label-repel = afweren
label-repel-wheels = { $n ->
    [one] afweren met 1 oranje stuurrad
   *[other] afweren met { $n } oranje stuurraderen
}
label-use = { hue-name } stuurrad inzetten
label-piece = { $piece } nemen
label-wheel = { hue-name } stuurrad
label-cross-wheel = { $field }, voor een { hue-name } stuurrad

choice-roll-risk = { $n ->
    [0] je beurt kan nu niet mislukken
   *[other] bij { $n } van de { $total } worpen mislukt je beurt ({ $percent }%)
}{ $repelled ->
    [0] {""}
   *[other] { $n ->
        [0] ; { $repelled ->
            [one] 1 worp
           *[other] { $repelled } worpen
        } kun je afweren
       *[other] ; { $repelled } andere kun je afweren
    }
}{ $wins ->
    [0] {""}
    [one] ; bij 1 worp win je meteen
   *[other] ; bij { $wins } worpen win je meteen
}
choice-roll-sudden = sudden death vanaf { pieces } op het bord
choice-dice-stop = { $n ->
    [0] niets te nemen
    [one] 1 stuk nemen
   *[other] { $n } stukken nemen
}{ $skulls ->
    [0] {""}
    [one] , kost 1 doodshoofd
   *[other] , kost { $skulls } doodshoofden
}
choice-dice-repel = er komt niets op het bord; daarna gooi of stop je
choice-reroll = kost een blauw stuurrad; gooi opnieuw
choice-crosses = { crosses }{ $skulls ->
    [0] {""}
    [one] {" "}en 1 doodshoofd
   *[other] {" "}en { $skulls } doodshoofden
}
wheel-yellow = verdubbelt de kruisjes van een geel schip
wheel-orange = 2 sabels tegen één worp
wheel-green = meteen punten
wheel-blue = je worp telt niet; gooi opnieuw
wheel-red = 3 kruisjes extra bij minstens 4 stukken op het bord
choice-no-box = daarvoor is geen hokje meer vrij
choice-done-trade = door naar je kruisjes
choice-done-cross = { crosses } laten vervallen
choice-done = nee, dank je
choice-skull = { $skulls ->
    [one] { $n ->
        [0] dit kost geen punten
       *[other] kost { dice-points }
    }
   *[other] { $skulls } doodshoofden kosten samen { $n ->
        [0] geen punten
       *[other] { dice-points }
    }
}
choice-cross-island = { $person }, { dice-points } ({ $skill }); { $left ->
    [one] dit is het laatste vakje
   *[other] nog { $left } vakjes
}
choice-in-all = in totaal { dice-points }
choice-start-island = { $person }, { dice-points }, { $total } vakjes: { $skill }
choice-start-fewer = hier kruis je maar { fields } aan
choice-skull-field = { $n ->
    [0] 1 doodshoofd wordt doorgestreept, zonder minpunten
   *[other] 1 doodshoofd wordt doorgestreept: { dice-points }
}

help-wheels = Stuurraderen op het bord en op je blad:
help-roll = Gooi beide dobbelstenen. De kleur bepaalt het schip of stuurrad, de letter de kolom; hoe verder naar rechts, hoe meer kruisjes. Een schip dat al op het bord ligt, laat je beurt mislukken.
help-resolve = Laat de worp gelden: er komt een schip of stuurrad op het bord, of je beurt mislukt.
help-reroll = Zet een blauw stuurrad in: de worp telt niet, en je moet opnieuw gooien.
help-dice-stop = Stop met gooien. Eerst mag jij stukken nemen, daarna de anderen elk één.
help-dice-repel = Zet de sabels van je personen, plus 2 per oranje stuurrad, in tegen de sabels op beide dobbelstenen samen: er komt dan niets op het bord. Afweren hoeft niet.
help-dice-take = Een schip levert kruisjes op voor je zeekaart, een stuurrad omcirkel je voor later.
help-use = Streep een stuurrad door en zet het in.
help-cross = Kruis een vakje aan naast wat je al hebt. Een eiland ligt open zodra een route erheen is aangekruist; zijn alle vakjes aangekruist, dan zijn de persoon en de punten voor jou.
help-done = Laat het hierbij.
help-bold-jester = Je brutale grapjas levert 2 kruisjes op, maar je moet een doodshoofd doorstrepen, als er nog een over is.
help-skull = Rode doodshoofden worden van links naar rechts doorgestreept en kunnen punten kosten, groene nooit.
help-captain-wheel = Het stuurrad wordt omcirkeld alsof je het had genomen. Voor de klerk telt het niet: die telt alleen stuurraderen van het bord.
help-start = De keuze telt alleen voor het begin; later mag je op elk open eiland vakjes aankruisen.
