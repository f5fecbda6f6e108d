# Der Spieltisch des Würfelspiels im Browser.

web-dice-table = Kapitel { $chapter }, { $chart }, Runde { $n }
web-dice-seats = Spieler
web-dice-seat = { $who }: { $points }, { $swords }, { $skulls }
web-dice-active = aktiver Spieler
web-dice-open = Spielplan zeigen
web-dice-sheet-of = Spielplan: { $who }
web-dice-chart-of = Seekarte „{ $chart }“: { $who }
web-dice-map-lost = Die Seekarte ließ sich nicht laden. Das Spiel geht weiter: Alles lässt sich mit den Knöpfen spielen.

web-dice-ask-roll = Du bist am Zug: Würfle.
web-dice-ask-again = Weiterwürfeln oder aufhören?
web-dice-dice = Würfel: { $roll }
web-dice-no-dice = Es wurde noch nicht gewürfelt.
web-dice-worth = { $n }×
web-dice-printed = aufgedruckt: { $gives }
# What a piece on the board gives the one who decides, told to the others.
web-dice-for = für { $who }: { $gives }
web-dice-wait-start = { $you ->
    [yes] Du wählst eine Startinsel.
   *[no] { $who } wählt eine Startinsel.
}
web-dice-wait-discover = { $you ->
    [yes] Du würfelst.
   *[no] { $who } würfelt.
}
web-dice-wait-trade = { $you ->
    [yes] Du darfst dir etwas nehmen.
   *[no] { $who } darf sich etwas nehmen.
}
web-dice-wait-cross = { $you ->
    [yes] Du kreuzt Felder an.
   *[no] { $who } kreuzt Felder an.
}
web-dice-wait-over = Das Spiel ist zu Ende.

web-dice-places = Mögliche Felder; mit den Pfeiltasten wechselst du zwischen ihnen
web-dice-field = { $kind } { $name }
web-dice-zoom-in = Größer
web-dice-zoom-out = Kleiner
web-dice-island = { $island }: { $person }, { dice-points } ({ $skill }); { $done }

web-dice-sudden = gewinnt sofort mit { $n } Schiffen und Steuerrädern auf dem Spielbrett
web-dice-sudden-short = Sieg mit { $n }
web-dice-sudden-who = { $you ->
    [yes] Sudden Death: Mit { $n } Schiffen und Steuerrädern auf dem Spielbrett gewinnst du sofort.
   *[no] Sudden Death: Mit { $n } Schiffen und Steuerrädern auf dem Spielbrett gewinnt { $who } sofort.
}

web-dice-skulls-said = { $struck } von { $all } durchgestrichen; der nächste kostet { $next ->
    [0] keine Punkte
    [one] { $next } Punkt
   *[other] { $next } Punkte
}.
web-dice-skulls-full = { $all ->
    [one] Der einzige Totenkopf ist
   *[other] Alle { $all } Totenköpfe sind
} durchgestrichen; weitere haben keine Folgen.
web-dice-green-said = Grüne Totenköpfe: { $struck } von { $all } durchgestrichen.
web-dice-wheels-said = { hue-name }: { $circled } eingekreist, { $spent } ausgekreuzt, { $free } frei.
web-dice-nobody = Noch keine Person.
web-dice-islands = { $n ->
    [one] 1 Insel noch nicht vollständig
   *[other] { $n } Inseln noch nicht vollständig
}
web-dice-finds = Schätze und Aufträge
web-dice-filled = erfüllt

web-dice-moment-bust = Gescheitert!
web-dice-moment-repel = Abgewehrt!
web-dice-moment-sudden-death = Sudden Death!
web-dice-moment-treasure = Ein Schatz! +{ $n }
web-dice-moment-order = Auftrag erfüllt! +{ $n }
web-dice-moment-island = { $island } vollständig! +{ $n }

web-dice-near = bei { $island }
web-dice-does-wheel = ein eingekreistes gelbes, oranges oder blaues Steuerrad wird ausgekreuzt

web-dice-odds-next = Der nächste Wurf
web-dice-odds-after = Der Wurf nach diesem
web-sign-dice-takes = Diese Leiste zeigt, wie viel man nehmen darf, wenn man aufhört. Stehen dort Totenköpfe, streicht man so viele durch.
web-dice-odds-none = Gerade würfelt niemand, also gibt es keine Chancen zu berechnen.
web-dice-odds-why = Genau ausgerechnet, aus dem Spielbrett, den Säbeln und den Steuerrädern. Würfel haben kein Gedächtnis.

web-dice-cut = Deine Worte für die Würfel
web-dice-cut-more = Was du hier eintippst, fließt in jeden Wurf des Spiels ein, damit niemand die Würfe vorher festlegen kann. Dein Browser hängt ein paar zufällige Buchstaben an, die niemand erraten kann.
web-dice-cutting = Alle denken sich ein paar Worte für die Würfel aus …

web-dice-did = { $who }: { $deeds }
web-dice-did-stop = aufgehört mit { $n ->
    [0] leerem Spielbrett
    [one] 1 Schiff oder Steuerrad
   *[other] { $n } Schiffen und Steuerrädern
}
web-dice-did-bust = gescheitert
web-dice-did-take = { $pieces } genommen
web-dice-did-again = { $piece } ({ $n }×)
web-dice-did-island = { $island } vollständig (+{ $n })
web-dice-did-order = ein Auftrag (+{ $n })

web-dice-score-islands = Inseln
web-dice-score-treasures = Schätze
web-dice-score-green = grüne Steuerräder
web-dice-score-orders = Aufträge
web-dice-score-skulls = Totenköpfe
web-dice-next-chapter = Weiter mit Kapitel { $n }: { $title }
# Warum jemand nichts bekommt.
web-dice-passed = Diesmal nimmst du nichts: Auf dem Spielbrett liegt nichts mehr für dich.
