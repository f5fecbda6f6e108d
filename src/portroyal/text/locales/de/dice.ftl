# Das Würfelspiel: Figuren, Personen, Felder, Ereignisse, Wahlmöglichkeiten.

# Die Farbe als Stamm, an den die Endung kommt, und allein.
hue = { $color ->
    [yellow] gelb
    [orange] orang
    [green] grün
    [blue] blau
    [red] rot
   *[black] schwarz
}
hue-name = { $color ->
    [yellow] Gelb
    [orange] Orange
    [green] Grün
    [blue] Blau
    [red] Rot
   *[black] Schwarz
}
piece-ship = { $form ->
    [name] { hue }es Schiff
    [subject] Das { hue }e Schiff
   *[object] das { hue }e Schiff
}
piece-wheel = { $form ->
    [name] { hue }es Steuerrad
    [subject] Das { hue }e Steuerrad
   *[object] das { hue }e Steuerrad
}
piece-chest = { $form ->
    [name] Schatztruhe
    [subject] Die Schatztruhe
   *[object] die Schatztruhe
}
roll = { hue-name } { $letter }
dice-swords = { $n } Säbel
dice-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
fields = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}
crosses = { $n ->
    [one] 1 Kreuz
   *[other] { $n } Kreuze
}
skulls = { $n ->
    [one] 1 Totenkopf
   *[other] { $n } Totenköpfe
}
pieces = { $n ->
    [one] 1 Schiff oder Steuerrad
   *[other] { $n } Schiffe und Steuerräder
}

dice-person-sailor = { $form ->
    [name] Matrose
   *[object] einen Matrosen
}
dice-person-pirate = { $form ->
    [name] Pirat
   *[object] einen Piraten
}
dice-person-trader = { $form ->
    [name] Händler
   *[object] einen Händler
}
dice-person-wholesaler = { $form ->
    [name] Großhändler
   *[object] einen Großhändler
}
dice-person-jester = { $form ->
    [name] Witzbold
   *[object] einen Witzbold
}
dice-person-vice-admiral = { $form ->
    [name] Vizeadmiral
   *[object] einen Vizeadmiral
}
dice-person-admiral = { $form ->
    [name] Admiral
   *[object] einen Admiral
}
dice-person-senorita = { $form ->
    [name] Señorita
   *[object] eine Señorita
}
dice-person-passenger = { $form ->
    [name] Passagierin
   *[object] eine Passagierin
}
dice-person-gunner = { $form ->
    [name] Kanonierin
   *[object] eine Kanonierin
}
dice-person-captain = { $form ->
    [name] Kapitänin
   *[object] eine Kapitänin
}
dice-person-diplomat = { $form ->
    [name] Diplomat
   *[object] einen Diplomaten
}
dice-person-bold-jester = { $form ->
    [name] dreister Witzbold
   *[object] einen dreisten Witzbold
}
dice-person-clerk = { $form ->
    [name] Kontorist
   *[object] einen Kontoristen
}

dice-skill-sailor = 1 Säbel bei jedem Wurf
dice-skill-pirate = 2 Säbel bei jedem Wurf
dice-skill-trader = 1 Kreuz mehr für Schiffe in { $colors }
dice-skill-wholesaler = 2 Kreuze mehr für Schiffe in { $colors }
dice-skill-jester = 1 Kreuz, wenn du leer ausgehst
dice-skill-vice-admiral = 1 Kreuz mehr ab 4 Schiffen und Steuerrädern
dice-skill-admiral = 2 Kreuze mehr ab 4 Schiffen und Steuerrädern
dice-skill-senorita = malt sofort auf jeder unvollständigen Insel 1 Feld aus
dice-skill-passenger = nur Punkte
dice-skill-gunner = Zahlenfelder kosten 1 Kreuz weniger
dice-skill-captain = sofort 1 oder 2 verschiedene Steuerräder nach Wahl
dice-skill-diplomat = 3 grüne Totenköpfe, die nie Punkte kosten
dice-skill-bold-jester = gehst du leer aus, darfst du 1 Totenkopf durchstreichen und bekommst dafür 2 Kreuze
dice-skill-clerk = 1 Kreuz mehr für jedes Steuerrad, das du nimmst

field-plain = offene See
field-color = Schiffsfarbe
field-skull = Totenkopf
field-treasure = Schatz
field-wheel = Steuerrad
field-number = Zahl
field-order = Auftrag
field-kind-color = nur mit einem { hue }en Schiff aus diesem Zug
field-kind-treasure = Schatz: { dice-points }
field-kind-number = kostet { crosses }
field-kind-order = Auftrag: { $order }
order-treasures-2 = 2 Schätze
order-wheels-4 = 4 Steuerräder
order-islands-5 = 5 vollständige Inseln
order-skulls-7 = 7 Totenköpfe
order-swords-4 = 4 Säbel
order-orders-3 = 3 Aufträge
a-field-of = ein Feld von { $island }
a-treasure = Schatz ({ dice-points })
field-opens = öffnet: { $goals }
field-towards = { $n ->
    [one] noch 1 Feld bis: { $goals }
   *[other] noch { $n } Felder bis: { $goals }
}
chart-skulls = Totenköpfe
chart-wheels = Steuerräder
chart-persons = Personen
chart-start = Start
chart-title-1 = Passatwinde
chart-title-2 = Die Korallenzähne
chart-title-3 = Kaperbriefe
chart-title-4 = Der ferne Horizont

dice-event-start = { $you ->
    [yes] Du beginnst auf { $island } ({ $person }) und kreuzt dort { $fields } an.
   *[no] { $who } beginnt auf { $island } ({ $person }) und kreuzt dort { $fields } an.
}
dice-event-roll = { $you ->
    [yes] Du würfelst { $roll } ({ $swords }).
   *[no] { $who } würfelt { $roll } ({ $swords }).
}
dice-event-place = { $piece } kommt auf { $letter }.
dice-event-take-off = { $piece } liegt schon da und kommt wieder weg.
dice-event-repel = { $you ->
    [yes] Du wehrst den Wurf { $n ->
        [0] ab.
        [one] mit 1 orangen Steuerrad ab.
       *[other] mit { $n } orangen Steuerrädern ab.
    }
   *[no] { $who } wehrt den Wurf { $n ->
        [0] ab.
        [one] mit 1 orangen Steuerrad ab.
       *[other] mit { $n } orangen Steuerrädern ab.
    }
}
dice-event-reroll = { $you ->
    [yes] Du setzt ein blaues Steuerrad ein und würfelst neu.
   *[no] { $who } setzt ein blaues Steuerrad ein und würfelt neu.
}
dice-event-bust = Gescheitert! { $piece } liegt schon da.
dice-event-sudden-death = { $you ->
    [yes] Sudden Death mit { $n } Schiffen und Steuerrädern auf dem Spielbrett: Du gewinnst auf der Stelle!
   *[no] Sudden Death mit { $n } Schiffen und Steuerrädern auf dem Spielbrett: { $who } gewinnt auf der Stelle!
}
dice-event-stop = { $you ->
    [yes] Du hörst auf; { $n ->
        [0] auf dem Spielbrett liegt nichts.
        [one] auf dem Spielbrett liegt 1 Schiff oder Steuerrad.
       *[other] auf dem Spielbrett liegen { $n } Schiffe und Steuerräder.
    }
   *[no] { $who } hört auf; { $n ->
        [0] auf dem Spielbrett liegt nichts.
        [one] auf dem Spielbrett liegt 1 Schiff oder Steuerrad.
       *[other] auf dem Spielbrett liegen { $n } Schiffe und Steuerräder.
    }
}
dice-event-admiral = { $you ->
    [yes] Admiralsbonus: { crosses } für dich.
   *[no] Admiralsbonus: { crosses } für { $who }.
}
dice-event-jester = { $you ->
    [yes] Leer ausgegangen: { $n ->
        [one] Ein Witzbold bringt
       *[other] Witzbolde bringen
    } dir { crosses }.
   *[no] Leer ausgegangen: { $n ->
        [one] Ein Witzbold bringt
       *[other] Witzbolde bringen
    } { $who } { crosses }.
}
dice-event-bold-jester = { $you ->
    [yes] Dein dreister Witzbold bringt dir { crosses }.
   *[no] Ein dreister Witzbold bringt { $who } { crosses }.
}
dice-event-take = { $you ->
    [yes] Du nimmst { $piece }{ $n ->
        [0] .
       *[other] : { crosses }.
    }
   *[no] { $who } nimmt { $piece }{ $n ->
        [0] .
       *[other] : { crosses }.
    }
}
dice-event-no-box = Dafür ist kein Kästchen mehr frei, es bringt also nichts.
dice-event-use = { $you ->
    [yes] Du setzt ein { hue }es Steuerrad ein: { crosses } mehr.
   *[no] { $who } setzt ein { hue }es Steuerrad ein: { crosses } mehr.
}
dice-event-give-up = Das kostet ein { hue }es Steuerrad.
dice-event-skull = { $kind ->
    [green] { $n ->
        [one] 1 grüner Totenkopf wird durchgestrichen.
       *[other] { $n } grüne Totenköpfe werden durchgestrichen.
    }
   *[red] { $n ->
        [one] 1 Totenkopf wird durchgestrichen ({ $points ->
            [0] ohne Minuspunkte
            [one] 1 Minuspunkt
           *[other] { $points } Minuspunkte
        }).
       *[other] { $n } Totenköpfe werden durchgestrichen ({ $points ->
            [0] ohne Minuspunkte
            [one] 1 Minuspunkt
           *[other] { $points } Minuspunkte
        }).
    }
}
dice-event-no-skull = Alle Totenköpfe sind schon durchgestrichen.
dice-event-cross = { $you ->
    [yes] Du kreuzt { $field } an.
   *[no] { $who } kreuzt { $field } an.
}
dice-event-paint = { $n ->
    [one] Die Señorita malt 1 Feld aus.
   *[other] Die Señorita malt { $n } Felder aus.
}
dice-event-treasure = Ein Schatz! { dice-points }.
dice-event-order = Der Auftrag ist erfüllt: { dice-points }.
dice-event-island = { $you ->
    [yes] { $island } ist vollständig: Du bekommst { $person } und { dice-points }.
   *[no] { $island } ist vollständig: { $who } bekommt { $person } und { dice-points }.
}
dice-event-points = Das bringt { dice-points }.
dice-event-done = { $n ->
    [one] 1 Kreuz bleibt übrig und verfällt.
   *[other] { $n } Kreuze bleiben übrig und verfallen.
}

game-dice = Port Royal – Das Würfelspiel, 2 bis 5 Spieler
title-dice = Port Royal – Das Würfelspiel
goal-dice = Würfle, solange das Glück anhält, nimm Schiffe und Steuerräder und bahne dir Kreuz für Kreuz den Weg zu den Inseln. Wer als Erster { $n } Punkte hat, gewinnt sofort.
intro-chart =
    Kapitel { $chapter } auf der Seekarte „{ $chart }“. Sie ist von uns: Die gedruckten Seekarten kennt das Programm nicht. Ansehen mit:
    portroyal chart draw { $chapter } -o chart.svg
intro-own-chart = Kapitel { $chapter } auf deiner eigenen Seekarte „{ $chart }“.

dice-seat = { $points } · { $swords } · { $skulls } · Steuerräder: { $wheels }
dice-no-wheels = keine
dice-wheel-count = { $n } × { hue-name }
dice-table-round = Runde { $round }, Kapitel { $chapter }
dice-board-empty = Das Spielbrett ist leer.
dice-board = Auf dem Spielbrett: { $pieces }
dice-piece-at = { $piece } auf { $letter }
dice-persons = Personen: { $persons }
dice-island-done = vollständig
dice-island-open = { $crossed } von { $total ->
    [one] 1 Feld
   *[other] { $total } Feldern
}
dice-island-far = { dice-island-open }, noch kein Weg dorthin

ask-start = Wähle deine Startinsel; du kreuzt dort { fields } an.
ask-roll = Du hast { $roll } gewürfelt: { $swords }. { $result }
result-ship = Das Schiff käme aufs Spielbrett und brächte { crosses }{ $skulls ->
    [0] .
    [one] {" "}und 1 Totenkopf.
   *[other] {" "}und { $skulls } Totenköpfe.
}
result-bust = Das Schiff liegt schon auf dem Spielbrett: Lässt du den Wurf gelten, scheiterst du.
result-wheel = Das Steuerrad käme aufs Spielbrett.
result-wheel-off = Das Steuerrad liegt schon auf dem Spielbrett: Es käme wieder weg.
ask-dice-trade = Du bist an der Reihe: { $n ->
    [0] Es gibt nichts zu nehmen
    [one] Du darfst 1 Schiff oder Steuerrad nehmen
   *[other] Du darfst insgesamt { $n } Schiffe oder Steuerräder nehmen
}{ $crosses ->
    [0] .
   *[other] ; Kreuze bisher: { $crosses }.
}
ask-cross = Du darfst { crosses } setzen.
ask-skull = Ein Totenkopf muss durchgestrichen werden: Welcher?
ask-bold = Du gehst leer aus: Soll dir dein dreister Witzbold helfen?
ask-captain = Eine Kapitänin! Wähle ein Steuerrad.
ask-captain-second = Wenn du magst, noch ein Steuerrad einer anderen Farbe.

word-roll = würfeln
word-resolve = gelten lassen
word-reroll = neu würfeln
word-done = fertig
word-bold-jester = dreister Witzbold
word-skull-green = grüner Totenkopf
word-skull-red = roter Totenkopf
label-repel = abwehren
label-repel-wheels = { $n ->
    [one] abwehren mit 1 orangen Steuerrad
   *[other] abwehren mit { $n } orangen Steuerrädern
}
label-use = { hue }es Steuerrad einsetzen
label-piece = { $piece } nehmen
label-wheel = { hue }es Steuerrad
label-cross-wheel = { $field }, ein { hue }es Steuerrad auskreuzen

choice-roll-risk = { $n ->
    [0] kein Wurf lässt dich jetzt scheitern
    [one] 1 von { $total } Würfen lässt dich scheitern ({ $percent } %)
   *[other] { $n } von { $total } Würfen lassen dich scheitern ({ $percent } %)
}{ $repelled ->
    [0] {""}
   *[other] { $n ->
        [0] ; { $repelled } kannst du abwehren
       *[other] ; { $repelled ->
            [one] 1 weiteren
           *[other] { $repelled } weitere
        } kannst du abwehren
    }
}{ $wins ->
    [0] {""}
   *[other] ; mit { $wins } gewinnst du sofort
}
choice-roll-sudden = Sudden Death ab { $n } auf dem Spielbrett
choice-dice-stop = { $n ->
    [0] nichts zu nehmen
    [one] 1 nehmen
   *[other] { $n } nehmen
}{ $skulls ->
    [0] {""}
    [one] , aber 1 Totenkopf
   *[other] , aber { $skulls } Totenköpfe
}
choice-dice-repel = nichts wird gelegt; dann weiterwürfeln oder aufhören
choice-reroll = kostet ein blaues Steuerrad
choice-crosses = { crosses }{ $skulls ->
    [0] {""}
    [one] {" "}und 1 Totenkopf
   *[other] {" "}und { $skulls } Totenköpfe
}
wheel-yellow = verdoppelt die Kreuze eines gelben Schiffs
wheel-orange = 2 Säbel gegen einen Wurf
wheel-green = sofort Punkte
wheel-blue = einer deiner Würfe gilt nicht
wheel-red = 3 Kreuze mehr ab 4 Schiffen und Steuerrädern
choice-no-box = dafür ist kein Kästchen mehr frei
choice-done-trade = weiter zu deinen Kreuzen
choice-done-cross = { crosses } verfallen lassen
choice-done = nein, danke
choice-skull = { $skulls ->
    [one] { $n ->
        [0] dieser kostet keine Punkte
       *[other] kostet { dice-points }
    }
   *[other] { $skulls } Totenköpfe kosten zusammen { $n ->
        [0] keine Punkte
       *[other] { dice-points }
    }
}
choice-cross-island = { $person }, { dice-points } ({ $skill }); { $left ->
    [one] letztes Feld
   *[other] noch { $left } Felder
}
choice-in-all = insgesamt { dice-points }
choice-start-island = { $person }, { dice-points }, { $total } Felder: { $skill }
choice-start-fewer = hier kreuzt du nur { fields } an
choice-skull-field = { $n ->
    [0] 1 Totenkopf wird durchgestrichen, ohne Minuspunkte
   *[other] 1 Totenkopf wird durchgestrichen: { dice-points }
}

help-wheels = Steuerräder auf dem Spielbrett und auf deinem Spielplan:
help-roll = Wirf beide Würfel. Die Farbe bestimmt, welches Schiff oder Steuerrad kommt, der Buchstabe die Spalte: Weiter rechts bringt ein Schiff mehr Kreuze. Ein Schiff, das schon auf dem Spielbrett liegt, lässt dich scheitern.
help-resolve = Lass den Wurf gelten: Schiff oder Steuerrad kommt aufs Spielbrett, oder du scheiterst.
help-reroll = Setze ein blaues Steuerrad ein: Der Wurf gilt nicht, und du musst neu würfeln.
help-dice-stop = Hör auf zu würfeln. Zuerst nimmst du, dann dürfen alle anderen je 1 Schiff oder Steuerrad nehmen.
help-dice-repel = Du brauchst so viele Säbel, wie beide Würfel zusammen zeigen; jedes orange Steuerrad zählt als 2. Gelegt wird dann nichts. Abwehren musst du nie.
help-dice-take = Ein Schiff bringt dir Kreuze für deine Seekarte, ein Steuerrad wird für später eingekreist.
help-use = Setze ein Steuerrad ein und kreuze es aus.
help-cross = Kreuze ein Feld neben deinen Kreuzen an. Eine Insel ist offen, sobald ein Weg zu ihr angekreuzt ist; sind alle ihre Felder angekreuzt, gehören Person und Punkte dir.
help-done = Belass es dabei.
help-bold-jester = Dein dreister Witzbold bringt dir 2 Kreuze, aber ein Totenkopf muss durchgestrichen werden, falls noch einer übrig ist.
help-skull = Rote Totenköpfe streichst du von links nach rechts durch; sie können Punkte kosten, grüne nie.
help-captain-wheel = Das Steuerrad wird eingekreist, als hättest du es genommen. Für den Kontoristen zählt es nicht: Er zählt nur Steuerräder vom Spielbrett.
help-start = Die Wahl zählt nur für die Vorbereitung; später darfst du auf jeder offenen Insel Felder ankreuzen.
