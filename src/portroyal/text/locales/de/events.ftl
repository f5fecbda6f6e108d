# Was am Tisch geschieht. `you` ist `yes`, wo der Leser selbst handelt.

list-and = { $most } und { $last }
list-or = { $most } oder { $last }
list-item-you = du
list-to-you = dich

event-deal = Alle beginnen mit { coins }.
event-turn = Runde { $n }: { $you ->
    [yes] Du bist am Zug
   *[no] { $who } ist am Zug
}
event-reveal = { $you ->
    [yes] Du deckst { $card } auf ({ $facts }).
   *[no] { $who } deckt { $card } auf ({ $facts }).
}
event-repel = { $you ->
    [yes] Du wehrst das Schiff ab; es kommt auf den Ablagestapel.
   *[no] { $who } wehrt das Schiff ab; es kommt auf den Ablagestapel.
}
event-keep = { $you ->
    [yes] Du lässt das Schiff herein.
   *[no] { $who } lässt das Schiff herein.
}
event-bust = Gescheitert! Ein zweites { color }es Schiff: Der ganze Hafen ({ cards }) wird abgelegt, und niemand darf in diesem Zug etwas nehmen.
event-sweep = { $n ->
    [one] 1 Karte bleibt im Hafen übrig und wird abgelegt.
   *[other] { $n } Karten bleiben im Hafen übrig und werden abgelegt.
}
event-tax = { $you ->
    [yes] Du zahlst { coins } Steuern.
   *[no] { $who } zahlt { coins } Steuern.
}
event-relief = { $n ->
    [one] 1 Münze geht an { $names }.
   *[other] Je 1 Münze geht an { $names }.
}
event-stop = { $you ->
    [yes] Du hörst auf; { $n ->
        [0] der Hafen ist leer.
        [one] im Hafen liegt 1 Karte.
       *[other] im Hafen liegen { $n } Karten.
    }
   *[no] { $who } hört auf; { $n ->
        [0] der Hafen ist leer.
        [one] im Hafen liegt 1 Karte.
       *[other] im Hafen liegen { $n } Karten.
    }
}
event-admiral = { $you ->
    [yes] { $n ->
        [2] Ein Admiral bringt
       *[other] Admiräle bringen
    } dir { coins }.
   *[no] { $n ->
        [2] Ein Admiral bringt
       *[other] Admiräle bringen
    } { $who } { coins }.
}
event-jester = { $you ->
    [yes] { $n ->
        [one] Ein Witzbold bringt
       *[other] Witzbolde bringen
    } dir { coins }.
   *[no] { $n ->
        [one] Ein Witzbold bringt
       *[other] Witzbolde bringen
    } { $who } { coins }.
}
event-trade = { $you ->
    [yes] Du nimmst { $card } und bekommst { coins }.
   *[no] { $who } nimmt { $card } und bekommt { coins }.
}
event-trade-kept = { $you ->
    [yes] Du nimmst { $card }, bekommst { coins } und behältst das Schiff für 1 Punkt.
   *[no] { $who } nimmt { $card }, bekommt { coins } und behält das Schiff für 1 Punkt.
}
event-hire = { $you ->
    [yes] Du heuerst { $card } { $n ->
        [0] umsonst an.
       *[other] für { coins } an.
    }
   *[no] { $who } heuert { $card } { $n ->
        [0] umsonst an.
       *[other] für { coins } an.
    }
}
event-fee = { $to_you ->
    [yes] 1 Münze geht an dich.
   *[no] 1 Münze geht an { $to }.
}
event-pass = { $you ->
    [yes] Du verzichtest.
   *[no] { $who } verzichtet.
}
event-fulfil = { $you ->
    [yes] Expedition: Du legst { $persons } ab: { $points } und { coins }.
   *[no] Expedition: { $who } legt { $persons } ab: { $points } und { coins }.
}
event-shuffle = Der Nachziehstapel ist aufgebraucht: Der Ablagestapel ({ cards }) wird gemischt und ist der neue Nachziehstapel.
event-end-called = { $you ->
    [yes] Du hast { points }! Die Runde wird noch zu Ende gespielt, dann ist Schluss.
   *[no] { $who } hat { points }! Die Runde wird noch zu Ende gespielt, dann ist Schluss.
}
event-over = { $n ->
    [one] Das Spiel ist nach 1 Runde zu Ende.
   *[other] Das Spiel ist nach { $n } Runden zu Ende.
}
