# Die ersten Fahrten: geführte Spiele (lessons/*.toml). $name ist die Gegnerin oder der Gegner.

lesson-go-on = Weiter
lesson-place = { $n } von { $all }
lesson-wait = { $name } ist am Zug: Schau zu.
lesson-do-draw = { $n ->
    [one] Decke eine Karte auf
   *[other] Decke eine Karte auf (noch { $n })
}
lesson-do-stop = Hör auf
lesson-do-take = Nimm, was markiert ist
lesson-do-repel = Wehre ab
lesson-do-fulfil = Erfülle die Expedition
lesson-do-roll = { $n ->
    [one] Würfle
   *[other] Würfle (noch { $n }-mal)
}
lesson-do-start = Wähle die markierte Insel
lesson-do-cross = { $n ->
    [one] Kreuze dort ein Feld an
   *[other] Kreuze dort ein Feld an (noch { $n })
}
lesson-end = Jetzt kannst du mitspielen!
lesson-end-play-on = Dieses Spiel weiterspielen
lesson-end-new = Ein eigenes Spiel beginnen
lesson-end-rules = Alle Regeln
lesson-kept =
    Die Fahrt ist gespeichert. Weiter geht es mit:
    portroyal learn { $lesson }

# Das Kartenspiel
lesson-cards-goal = Dein Ziel: am Ende die meisten Punkte haben. Das Spiel endet mit der Runde, in der jemand 12 erreicht. Punkte bringen angeheuerte Personen und erfüllte Expeditionen.
lesson-cards-reveal = In deinem Zug deckst du Karten auf, eine nach der anderen, solange du dich traust. Sie kommen in den Hafen.
lesson-cards-reveal-otherwise = Ein Zug beginnt mit einer Karte: Decke eine auf.
lesson-cards-try = Ein rotes Schiff. Kommt ein zweites Schiff derselben Farbe, bist du gescheitert. Wie wahrscheinlich das ist, steht bei „Aufdecken“. Sei mutig: Decke noch eine Karte auf.
lesson-cards-try-otherwise = Du könntest hier aufhören und das Schiff nehmen. Aber lass uns sehen, was passieren kann: Decke noch eine Karte auf.
lesson-cards-bust = Wieder Rot: gescheitert! Der ganze Hafen wird abgelegt, dein Zug ist vorbei, und niemand bekommt etwas. Deshalb hört man rechtzeitig auf.
lesson-cards-fee = { $name } hat rechtzeitig aufgehört und einen Matrosen angeheuert. Danach dürfen die anderen der Reihe nach je eine Karte nehmen; dafür zahlen sie 1 Münze an den, der am Zug ist. Dieses Schiff bringt 4 Münzen; nach dem Bezahlen hast du also 3 mehr als vorher: Nimm es.
lesson-cards-fee-otherwise = Niemand muss eine Karte nehmen. Aber diese bringt 4 Münzen und kostet dich nur 1: Nimm sie.
lesson-cards-stop = Du bist am Zug. Hast du aufgehört, darfst du eine Karte nehmen; liegen Schiffe in vier verschiedenen Farben im Hafen, zwei Karten; bei allen fünf Farben drei. Decke sieben Karten auf und hör dann auf.
lesson-cards-stop-otherwise = Decke auf, bis Schiffe aller fünf Farben hier liegen, und hör auf: Danach würdest du mit jedem weiteren Schiff scheitern.
lesson-cards-price = Drei Karten darfst du nehmen. Ein Schiff bringt die Münzen oben links und wird abgelegt; eine Person kostet die Münzen unten links, bleibt bei dir und bringt die Punkte auf dem roten Schild. Nimm das blaue Schiff, heuere dann den Matrosen und den Admiral an.
lesson-cards-price-otherwise = Nimm die markierte Karte: Mit den 4 Münzen des blauen Schiffs kannst du den Matrosen und den Admiral bezahlen.
lesson-cards-paid = { $name } hat ein Schiff aus dem Hafen genommen und dir dafür 1 Münze gezahlt (eine Münze ist eine verdeckte Karte); was niemand wollte, wurde abgelegt. Danach ist { $name } gescheitert. Du bist am Zug: Decke zwei Karten auf.
lesson-cards-paid-otherwise = Eine Karte ist noch nicht viel: Decke noch eine auf.
lesson-cards-repel = Ein zweites blaues Schiff! Aber es zeigt oben rechts nur 1 Säbel, und den hat dein Matrose: Wehre es ab, dann scheiterst du nicht. Säbel verbrauchen sich nicht. Decke danach weiter auf.
lesson-cards-repel-otherwise = Lässt du es herein, scheiterst du; Aufhören wäre zu früh. Wehre es ab und decke dann noch eine Karte auf.
lesson-cards-expedition = Eine Expedition. Sie bleibt neben dem Hafen liegen, bis jemand im eigenen Zug die verlangten Personen ablegt: zwei Siedler für 4 Punkte und 2 Münzen. Decke weiter auf: Siedler kommen noch.
lesson-cards-expedition-otherwise = Zwei Siedler und alle fünf Farben kommen noch, und mit diesem Stapel scheiterst du nicht: Decke weiter auf.
lesson-cards-admiral = Liegen fünf oder mehr Karten im Hafen, bevor du etwas nimmst, bringt dir dein Admiral 2 Münzen. Hör also auf, nimm das gelbe Schiff und heuere dann beide Siedler an.
lesson-cards-admiral-otherwise = Hör auf, nimm das gelbe Schiff mit 4 Münzen und bezahle damit beide Siedler.
lesson-cards-fulfil = Jetzt hast du beide Siedler: Erfülle die Expedition. Du bekommst 4 Punkte und 2 Münzen, legst aber die Siedler mit ihren 2 Punkten ab: Das macht insgesamt +2 Punkte.
lesson-cards-fulfil-otherwise = Sie kostet dich zwei Siedler zu je 1 Punkt und bringt 4 Punkte: Erfülle sie.
lesson-port-royal-end = Du hast 6 Punkte. Sobald jemand 12 hat, wird die Runde zu Ende gespielt. Dann gewinnt, wer die meisten Punkte hat; bei Gleichstand entscheiden die Münzen.

# Das Würfelspiel
lesson-dice-goal = Dein Ziel: als Erster 20 Punkte haben. Sind auf deiner Seekarte alle Felder einer Insel angekreuzt, gehören dir ihre Punkte und ihre Person. Du beginnst mit einem Kreuz auf einer der vier Inseln um den Start: Wähle Maravilla, die Insel des Matrosen.
lesson-dice-goal-otherwise = Jede der vier wäre möglich, aber diese Fahrt geht über Maravilla: Wähle sie.
lesson-dice-roll = In deinem Zug würfelst du mit zwei Würfeln, Farbe und Buchstabe, so oft du dich traust. Zusammen bestimmen sie einen Platz auf dem Spielbrett.
lesson-dice-roll-otherwise = Ein Zug beginnt mit einem Wurf: Würfle.
lesson-dice-ship = Grün B: Das grüne Schiff kommt in Spalte B. Die Zahl unter dem Buchstaben sagt, wie viele Kreuze es bringt: 2. Würfelst du aber noch ein grünes Schiff, egal in welcher Spalte, scheiterst du: Du nimmst nichts, bekommst nur 2 Kreuze und streichst einen Totenkopf durch. Würfle weiter.
lesson-dice-ship-otherwise = Hörst du jetzt auf, musst du zwei Totenköpfe durchstreichen: Würfle weiter.
lesson-dice-wheel = Ein Platz für Steuerräder: Das gelbe Steuerrad kommt dorthin. Mit Steuerrädern scheiterst du nie: Würfelst du dasselbe noch einmal, kommt es nur wieder weg. Würfle weiter.
lesson-dice-wheel-otherwise = Hörst du jetzt auf, musst du einen Totenkopf durchstreichen: Würfle weiter.
lesson-dice-stop = Je mehr daliegt, desto besser: Bei 3 oder 4 Schiffen und Steuerrädern darfst du eines nehmen, bei 5 zwei, ab 6 drei. Bei 2 darfst du auch eines nehmen, musst aber einen Totenkopf durchstreichen, bei 1 sogar zwei Totenköpfe. Auf dem Spielbrett liegen jetzt drei: Hör auf.
lesson-dice-stop-otherwise = Drei reichen fürs Erste: Hör auf, bevor ein Schiff zweimal kommt.
lesson-dice-skull = Das blaue Schiff in Spalte C bringt 3 Kreuze, aber sein Platz zeigt einen Totenkopf: Du streichst einen auf deinem Spielplan durch. Die ersten kosten nichts, spätere kosten Punkte. Nimm das Schiff.
lesson-dice-skull-otherwise = Nimm das blaue Schiff: Es bringt die meisten Kreuze, und deine ersten Totenköpfe kosten nichts.
lesson-dice-crosses = Du hast 3 Kreuze. Mit jedem kreuzt du ein Feld deiner Seekarte an: auf einer der vier Startinseln oder, entlang der Linien, neben dem Start oder einem angekreuzten Feld. Mögliche Felder leuchten. (Zu zweit sind auf Papagayo schon drei Felder angekreuzt.)
lesson-dice-sea = Über die Seefelder geht es zu den anderen Inseln. Ein Schatz bringt Punkte, bei einem Totenkopf streichst du einen durch, und eine Farbe verlangt ein Schiff dieser Farbe. Bleib erst einmal an Land: Kreuze drei Felder auf Maravilla an.
lesson-dice-sea-otherwise = Bleib auf Maravilla: Ist eine Insel vollständig, hilft dir ihre Person.
lesson-dice-second = Danach dürfen alle anderen je ein Schiff oder Steuerrad nehmen: { $name } hat ein Schiff genommen. Im Spiel zu zweit darfst du jetzt noch einmal: Nimm das Steuerrad und behalte es. Nimmst du später ein gelbes Schiff, verdoppelt das Steuerrad auf Knopfdruck dessen Kreuze.
lesson-dice-second-otherwise = Niemand muss etwas nehmen, aber ein Steuerrad nützt dir später: Nimm es.
lesson-dice-island = Auch wenn { $name } am Zug ist, darfst du ein Schiff oder Steuerrad nehmen, sogar wenn { $name } gescheitert ist. Nimm das rote Schiff und kreuze damit die letzten 3 Felder von Maravilla an.
lesson-dice-island-otherwise = Nimm das rote Schiff und kreuze die letzten drei Felder von Maravilla an: Eine vollständige Insel bringt Punkte und eine Person.
lesson-dice-person = Die Insel ist vollständig: Du hast ihren Punkt und ihre Person, einen Matrosen mit 1 Säbel. Was eine Person kann, hilft dir bis zum Ende des Spiels. Jetzt bist du am Zug: Würfle zweimal.
lesson-dice-person-otherwise = Ein Schiff ist zu wenig: Würfle weiter.
lesson-dice-repel = Das gelbe Schiff liegt schon da: Du würdest scheitern. Aber beide Würfel zeigen zusammen nur 1 Säbel, und den hat dein Matrose: Wehre den Wurf ab.
lesson-dice-repel-otherwise = Lässt du diesen Wurf gelten, scheiterst du: Wehre ihn ab. Säbel kannst du immer wieder einsetzen.
lesson-dice-1-end = Der Wurf gilt nicht; du darfst weiterwürfeln oder aufhören. Was andere Personen und Steuerräder können, erfährst du, wenn du auf sie zeigst oder sie gedrückt hältst. Und für später: Ab 11 Punkten gewinnst du in deinem Zug auch mit 7 Schiffen und Steuerrädern auf dem Spielbrett, ab 13 Punkten mit 6, ab 15 mit 5.

# Das Neue: unterwegs, das kombinierte Spiel, die späteren Kapitel des Würfelspiels
lesson-unterwegs-goal = „Unterwegs“ spielt sich wie Port Royal, nur schneller: Bei 8 Punkten ist Schluss, es gibt keine Expeditionen, und nach einer Steuererhöhung hat niemand mehr als 8 Münzen.
lesson-small-money = Zuerst etwas Geld: Decke eine Karte auf, hör auf und nimm das Schiff.
lesson-small-money-otherwise = Decke eine Karte auf, hör dann auf und nimm das Schiff: Seine Münzen brauchst du gleich.
lesson-small-hire = { $name } hat einen Passagier angeheuert: Passagiere bringen nur Punkte. Der Großhändler behält für dich Schiffe einer Farbe. Mit der Gebühr kostet er 7 Münzen: Heuere ihn an.
lesson-small-hire-otherwise = Deine Münzen reichen genau, und der Großhändler bringt dir mit jedem Schiff seiner Farbe einen Punkt: Heuere ihn an.
lesson-small-kept = Nimmst du ein Schiff in der Farbe deines Großhändlers, bekommst du wie immer die Münzen, behältst aber auch das Schiff: 1 Punkt. Decke auf, hör auf und nimm das Schiff.
lesson-small-kept-otherwise = Dieses Schiff hat die Farbe des Großhändlers: Hör auf und nimm es. Es bringt dir eine Münze und einen Punkt.
lesson-unterwegs-end = Das Schiff liegt unter deinem Großhändler und ist 1 Punkt wert. Sobald jemand 8 Punkte hat, wird die Runde zu Ende gespielt; dann gewinnt, wer die meisten Punkte hat.
lesson-combined-goal = Das kombinierte Spiel ist Port Royal mit zwanzig Karten aus „unterwegs“: Großhändler, Passagiere und Schiffe. Expeditionen, Steuererhöhungen und das Ziel (12 Punkte) kennst du schon.
lesson-combined-hire = Zwei neue Personen: Ein Passagier bringt nur Punkte; ein Großhändler behält für dich Schiffe einer Farbe. Mit der Gebühr kostet er 7 Münzen: Heuere ihn an.
lesson-combined-hire-otherwise = Deine Münzen reichen genau, und der Großhändler bringt dir mit jedem Schiff seiner Farbe einen Punkt: Heuere ihn an.
lesson-combined-end = Das Schiff liegt unter deinem Großhändler und ist 1 Punkt wert. Alles andere ist wie in Port Royal.
lesson-reefs-goal = Kapitel 2 bringt Riffe: Felder auf den Seewegen, die mehr als ein Kreuz verlangen.
lesson-reefs-start = Wähle die Insel des Witzbolds, Arlequin: Dort beginnen zwei Wege mit Riffen.
lesson-reefs-start-otherwise = Diese Fahrt beginnt auf Arlequin: Wähle diese Insel.
lesson-reefs-roll = Würfle dreimal, hör auf und nimm das schwarze Schiff: Es bringt 4 Kreuze für 2 Totenköpfe.
lesson-reefs-roll-otherwise = Würfle dreimal, hör auf und nimm das schwarze Schiff: Seine 4 Kreuze brauchst du jetzt.
lesson-reefs-number = Ein Zahlenfeld kostet so viele Kreuze auf einmal, wie es zeigt. Du hast genau 4: Setze alle darauf, und der Weg ist frei.
lesson-reefs-number-otherwise = Kreuze das Feld mit der 4 an: Es braucht alle vier Kreuze auf einmal.
lesson-reefs-take = Nimm das Steuerrad: Es öffnet eine andere Art von Riff.
lesson-reefs-take-otherwise = Nimm das Steuerrad: Du brauchst es gleich.
lesson-reefs-wheel = Ein Steuerradfeld kostet ein gelbes, oranges oder blaues Steuerrad, das du eingekreist hast; seine Wirkung entfällt. Nimm das rote Schiff und kreuze dieses Feld an.
lesson-reefs-wheel-otherwise = Nimm das rote Schiff und setze ein Kreuz davon auf das Steuerradfeld neben Arlequin.
lesson-dice-2-end = Zwei Personen sind neu: Eine Kanonierin macht Zahlenfelder um 1 Kreuz billiger, und eine Kapitänin bringt sofort ein oder zwei Steuerräder deiner Wahl.
lesson-courts-order = Kapitel 3 bringt Aufträge: Felder, die nur ankreuzen darf, wer die Bedingung erfüllt, hier 4 Steuerräder. Wer es zuerst tut, bekommt 2 Punkte, jeder weitere 1.
lesson-courts-diplomat = Der Diplomat bringt dir drei grüne Totenköpfe: Streiche sie statt roter durch, sie kosten nie Punkte.
lesson-courts-jester = Ein dreister Witzbold hilft dir, wenn du leer ausgehst: 2 Kreuze für 1 Totenkopf, wenn du magst.
lesson-courts-start = Alles andere kennst du. Wähle deine Startinsel, und los geht es.
lesson-courts-start-otherwise = Jede wäre möglich; diese Fahrt beginnt auf Trinquete.
lesson-dice-3-end = Aufträge verlangen Schätze, Steuerräder oder vollständige Inseln: Schnell zu sein lohnt sich. Spiel ruhig weiter.
lesson-horizon-clerk = Neu in Kapitel 4 ist der Kontorist: Mit ihm bringt dir jedes Steuerrad, das du vom Spielbrett nimmst, 1 Kreuz mehr.
lesson-horizon-orders = Auf dieser Seekarte liegen sechs Aufträge. Drei davon sind neu; sie verlangen 7 durchgestrichene Totenköpfe, 4 Säbel von Personen oder, wie hier, 3 andere angekreuzte Aufträge. Wer einen zuerst ankreuzt, bekommt 2 Punkte, jeder weitere 1.
lesson-horizon-start = Alles andere kennst du. Wähle deine Startinsel, und los geht es.
lesson-horizon-start-otherwise = Jede wäre möglich; diese Fahrt beginnt auf Brujula.
lesson-dice-4-end = Mehr Neues gibt es nicht. Spiel gern weiter.
