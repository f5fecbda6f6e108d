# Was ein Spieler tun kann: kurze Wörter zum Tippen, was es kostet und bringt, und was `?` erklärt.

word-draw = aufdecken
word-stop = aufhören
word-repel = abwehren
word-keep = hereinlassen
word-pass = verzichten
label-trade = { $card } nehmen
label-hire = { $card } anheuern
label-fulfil = Expedition erfüllen: { $needs }

ask-harbor = Im Hafen: { $cards }.
ask-repel = { $card } läuft ein. Deine Säbel reichen, um das Schiff abzuwehren.
ask-repel-bust = { $card } läuft ein, und { a-color } Schiff liegt schon da! Deine Säbel reichen, um das neue abzuwehren.
ask-trade = Handeln & Heuern: { $n ->
    [0] Es gibt nichts mehr zu nehmen
    [one] Du darfst 1 Karte nehmen
   *[other] Du darfst nacheinander { $n } Karten nehmen
}; du hast { $coins }.

choice-draw = die nächste Karte; { $risk }
choice-draw-risk = { $n ->
    [0] keine Karte lässt dich scheitern
    [one] 1 von { $total } Karten lässt dich scheitern ({ $percent } %)
   *[other] { $n } von { $total } Karten lassen dich scheitern ({ $percent } %)
}{ $repelled ->
    [0] {""}
   *[other] { $n ->
        [0] ; { $repelled } kannst du abwehren
       *[other] ; { $repelled } weitere kannst du abwehren
    }
}
choice-stop = { $n ->
    [0] nichts für dich dabei
    [one] du darfst 1 Karte nehmen
   *[other] du darfst { $n } Karten nehmen
}
choice-repel = das Schiff wird abgelegt, der Zug geht weiter
choice-keep = das Schiff kommt in den Hafen
choice-keep-bust = der Zug scheitert
choice-pass = nichts mehr nehmen
choice-free = umsonst
choice-pay = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
choice-hire = { $price } für { $gains }
choice-gain = { $n ->
    [one] 1 Münze für dich
   *[other] { $n } Münzen für dich
}
choice-trade-kept = { $gain } und { $points }, denn dein Großhändler behält das Schiff
choice-fulfil = { $persons } ablegen; { $points } und { $coins }
choice-too-dear = Im Moment zu teuer: { $cards }
part-cost = Preis { $n }
part-discount = Nachlass { $n }
part-price = Preis { $n }
part-fee = { $n } an { $to }
part-ship = Schiff { $n }
part-trader = Händler +{ $n }
part-admiral = Admiral +{ $n }
part-jester = Witzbold +{ $n }
part-reward = Belohnung { $n }

help-draw = Du deckst die oberste Karte des Nachziehstapels auf. Personen und Schiffe kommen in den Hafen; ein zweites Schiff derselben Farbe, das du nicht abwehrst, beendet deinen Zug, und du gehst leer aus.
help-stop = Du hörst auf. Zuerst nimmst du Karten, dann dürfen die anderen je eine nehmen und zahlen dir dafür 1 Münze. Bei Schiffen in 4 Farben nimmst du 2 Karten, bei 5 Farben 3. Jeder Gouverneur erlaubt eine Karte mehr, auch wenn man nicht am Zug ist.
help-repel = Du hast mindestens so viele Säbel wie das Schiff: Es kommt auf den Ablagestapel. Säbel werden nicht verbraucht.
help-keep = Das Schiff kommt herein. Liegt schon eines dieser Farbe im Hafen, scheitert dein Zug.
help-pass = Du nimmst nichts mehr; die Karten bleiben für die anderen liegen.
help-take = Ein Schiff bringt dir Münzen, eine Person heuerst du für ihren Preis an.
help-cards = Die Karten auf dem Tisch:
help-fulfil = Du legst die verlangten Personen ab; die Karte mit ihren Punkten gehört dir. Verlangt und geboten:

unclear-number = Es gibt nur die Nummern 1 bis { $n }.
unclear-several = Das kann mehreres heißen: { $choices }. Tippe die Nummer.
unclear-nothing = Das steht nicht zur Wahl. Tippe eine Nummer, ein Wort aus der Liste oder ? für Hilfe.
