# Die Chancen einer Stellung.

odds-help = Die Chancen einer Stellung zeigen: was verdeckt liegt, was kommen kann, was jede Möglichkeit wert ist.
odds-file = Ein Zustand, wie ihn die Engine ausgibt, der Mitschnitt einer ganzen Sitzung mit ihr (die letzte Antwort zählt) oder eine Aufzeichnung; ohne Angabe oder mit - von der Standardeingabe. Eine Stellung braucht nur ihre Spieler, etwa {"{"}"players": [{"{"}"coins": 4{"}"}, {"{"}{"}"}]{"}"}: Was fehlt, ist wie zu Spielbeginn, und das Spiel ist port-royal.
odds-at = In einer Aufzeichnung: nach so vielen Schritten.
odds-seconds = Wie lange die Möglichkeiten durchgespielt werden.
odds-title = Runde { $n }: { $who } entscheidet.
odds-next = Die nächste Karte:
odds-bust = lässt den Zug scheitern, wenn du nicht abwehrst
odds-repelled = davon kannst du abwehren
odds-pays = ist ein Schiff, das in den Hafen kommt
odds-fourth-color = bringt die vierte Farbe (1 Karte mehr)
odds-fifth-color = bringt die fünfte Farbe (1 Karte mehr)
odds-person = ist eine Person
odds-affordable = ist eine Person, die du bezahlen kannst
odds-tax = ist eine Steuererhöhung
odds-expedition = ist eine Expedition
odds-roll = Der nächste Wurf, genau ausgerechnet:
odds-reach = { $n ->
    [one] mindestens 1 Schiff oder Steuerrad, wenn du darauf spielst
   *[other] mindestens { $n } Schiffe und Steuerräder, wenn du darauf spielst
}
odds-worths = Gewinnaussicht je Möglichkeit (95-%-Intervall, { $n }-mal durchgespielt):
odds-bots = Was die Bots täten und um wie viel besser das ist als die zweitbeste Möglichkeit:
odds-margin = { $n }
odds-hidden-new = Verdeckt, seit dem letzten Mischen: { cards }
odds-hidden-old = Münzen aus der Zeit vor dem letzten Mischen: { cards }
