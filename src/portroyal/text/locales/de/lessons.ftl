# Die ersten Fahrten: geführte Spiele (lessons/*.toml). $name ist die Gegnerin oder der Gegner.

lesson-go-on = Weiter
lesson-place = { $n } von { $all }
lesson-wait = { $name } ist am Zug: schau zu.
lesson-do-draw = Decke eine Karte auf
lesson-do-stop = Höre auf
lesson-do-take = Nimm das Markierte
lesson-do-repel = Wehre ab
lesson-do-fulfil = Erfülle die Expedition
lesson-do-roll = Würfle
lesson-do-start = Wähle die markierte Insel
lesson-do-cross = Kreuze dort ein Feld an
lesson-end = Jetzt kennst du das Spiel!
lesson-end-play-on = Dieses Spiel weiterspielen
lesson-end-new = Ein eigenes Spiel beginnen
lesson-end-rules = Alle Regeln

# Das Kartenspiel
lesson-cards-goal = Dein Ziel: die meisten Punkte haben, wenn jemand 12 erreicht hat. Punkte bringen angeheuerte Personen und erfüllte Expeditionen.
lesson-cards-reveal = In deinem Zug deckst du Karten in den Hafen auf, eine nach der anderen, solange du dich traust.
lesson-cards-reveal-otherwise = Ein Zug beginnt mit einer Karte: Decke eine auf.
lesson-cards-try = Ein rotes Schiff. Kommt ein zweites Schiff derselben Farbe, bist du gescheitert. Sei mutig: Decke noch eine Karte auf.
lesson-cards-try-otherwise = Du könntest hier aufhören und das Schiff nehmen. Aber lass uns sehen, was passieren kann: Decke noch eine Karte auf.
lesson-cards-bust = Wieder Rot: gescheitert! Der Hafen wird leergefegt, dein Zug ist vorbei, und niemand bekommt etwas. Deshalb hört man rechtzeitig auf.
lesson-cards-fee = { $name } hat rechtzeitig aufgehört und einen Matrosen angeheuert. Danach dürfen auch alle anderen je eine Karte nehmen und zahlen dafür 1 Münze an die Person, die am Zug ist. Dieses Schiff bringt dir 4 Münzen, 3 bleiben: Nimm es.
lesson-cards-fee-otherwise = Niemand muss eine Karte nehmen. Aber diese bringt 4 Münzen und kostet dich nur 1: Nimm sie.
lesson-cards-stop = Du bist am Zug. Wie viele Karten du nehmen darfst, hängt von den Schiffen ab: Vier Farben im Hafen erlauben zwei Karten, fünf Farben drei, weniger nur eine. Decke sieben Karten auf und höre dann auf.
lesson-cards-stop-otherwise = Decke auf, bis Schiffe aller fünf Farben hier liegen, und höre dann auf: Ab dann würdest du mit jedem weiteren Schiff scheitern.
lesson-cards-price = Drei Karten darfst du nehmen. Ein Schiff zahlt dir die Münzen oben links und fährt davon; eine Person kostet den Preis unten links, bleibt bei dir und zählt die Punkte auf dem roten Wappen. Nimm das blaue Schiff, heuere dann den Matrosen und den Admiral an.
lesson-cards-price-otherwise = Nimm die markierte Karte: Mit den 4 Münzen des blauen Schiffs kannst du Matrose und Admiral bezahlen.
lesson-cards-paid = { $name } hat ein Schiff aus deinem Hafen genommen, dir dafür 1 Münze gezahlt, und ist im eigenen Zug dann gescheitert. Du bist am Zug: Decke zwei Karten auf.
lesson-cards-paid-otherwise = Eine Karte ist noch nicht viel: Decke noch eine auf.
lesson-cards-repel = Ein zweites blaues Schiff! Aber dein Matrose hat 1 Säbel und das Schiff (oben rechts) nicht mehr, also kannst du es abwehren: Es ist weg, und du bist nicht gescheitert. Decke danach weiter auf.
lesson-cards-repel-otherwise = Lässt du es herein, scheiterst du; aufzuhören wäre zu früh. Wehre es ab und decke dann noch eine Karte auf.
lesson-cards-expedition = Eine Expedition. Sie bleibt neben dem Hafen liegen, bis jemand im eigenen Zug die verlangten Personen abgibt: zwei Siedler für 4 Punkte und 2 Münzen. Decke weiter auf: Siedler werden kommen.
lesson-cards-expedition-otherwise = Zwei Siedler und alle fünf Farben kommen noch, und mit diesem Stapel scheiterst du nicht: Decke weiter auf.
lesson-cards-admiral = Dein Admiral zahlt dir 2 Münzen, wenn mindestens fünf Karten im Hafen liegen, sobald du mit dem Nehmen beginnst. Höre also auf, nimm das gelbe Schiff wegen der Münzen und heuere dann beide Siedler an.
lesson-cards-admiral-otherwise = Höre auf, nimm das gelbe Schiff mit 4 Münzen und bezahle damit beide Siedler.
lesson-cards-fulfil = Jetzt hast du beide Siedler: Erfülle die Expedition. Sie verlassen deine Mannschaft, und du bekommst 4 Punkte und 2 Münzen.
lesson-cards-fulfil-otherwise = Sie kostet dich zwei Siedler zu je 1 Punkt und bringt 4 Punkte: Erfülle sie.
lesson-port-royal-end = Du hast 6 Punkte. Sobald jemand 12 hat, wird die Runde zu Ende gespielt; dann gewinnen die meisten Punkte, bei Gleichstand die meisten Münzen.

# Das Würfelspiel
lesson-dice-goal = Dein Ziel: als Erste oder Erster 20 Punkte haben. Die gibt es für Inseln auf deiner eigenen Seekarte: Sind alle Felder einer Insel angekreuzt, gehören dir ihre Punkte und ihre Person.
lesson-dice-start = Um den Start liegen vier Inseln. Ein paar Felder sind schon angekreuzt; wähle eine der vier für ein weiteres: Nimm Maravilla, die Insel des Matrosen.
lesson-dice-start-otherwise = Jede der vier wäre möglich, aber diese Fahrt geht über Maravilla: Wähle sie.
lesson-dice-roll = In deinem Zug würfelst du mit zwei Würfeln, Farbe und Buchstabe, so oft du dich traust. Zusammen nennen sie einen Platz auf dem Spielbrett.
lesson-dice-roll-otherwise = Ein Zug beginnt mit einem Wurf: Würfle.
lesson-dice-ship = Grün B: Das grüne Schiff kommt in Spalte B. Die Zahl unter dem Buchstaben sagt, wie viele Kreuze ein Schiff bringt: 2. Würfelst du aber ein Schiff, das schon daliegt, bist du gescheitert. Würfle weiter.
lesson-dice-ship-otherwise = Bei nur einem Schiff auf dem Spielbrett müsstest du zwei Totenköpfe durchstreichen: Würfle weiter.
lesson-dice-wheel = Ein Platz für Steuerräder: Das gelbe Steuerrad kommt dorthin. An Steuerrädern scheitert man nie; noch einmal gewürfelt, verschwinden sie nur wieder. Würfle noch einmal.
lesson-dice-wheel-otherwise = Bei nur zweien auf dem Spielbrett müsstest du einen Totenkopf durchstreichen: Würfle noch einmal.
lesson-dice-stop = Je mehr daliegt, desto besser: Bei 3 oder 4 darfst du eines nehmen, bei 5 zwei, bei 6 drei. Bei 1 oder 2 nimmst du auch eines, musst aber Totenköpfe durchstreichen. Du hast drei: Höre auf.
lesson-dice-stop-otherwise = Drei reichen fürs Erste: Höre auf, bevor ein Schiff zweimal kommt.
lesson-dice-skull = Das blaue Schiff in Spalte C bringt 3 Kreuze, aber sein Platz zeigt einen Totenkopf: Du streichst einen Totenkopf auf deinem Plan durch. Die ersten sind frei, spätere kosten Punkte. Nimm das Schiff.
lesson-dice-skull-otherwise = Nimm das blaue Schiff: Es bringt die meisten Kreuze, und deine ersten Totenköpfe kosten nichts.
lesson-dice-crosses = Mit jedem Kreuz kreuzt du ein Feld deiner Seekarte an: auf den vier Startinseln oder neben einem angekreuzten Feld. Zu anderen Inseln geht es über See. Kreuze drei Felder auf Maravilla an.
lesson-dice-crosses-otherwise = Bleib auf Maravilla: Je eher eine Insel voll ist, desto eher hilft dir ihre Person.
lesson-dice-second = Danach nehmen alle anderen je eines: { $name } hat ein Schiff genommen. Zu zweit nimmst du nun noch einmal: Ein Steuerrad bleibt auf deinem Plan, bis du es einsetzt; dieses verdoppelt die Kreuze eines gelben Schiffs.
lesson-dice-second-otherwise = Niemand muss etwas nehmen, aber ein Steuerrad nützt dir später: Nimm es.
lesson-dice-island = Auch wenn { $name } am Zug ist, darfst du eines nehmen, sogar wenn der Zug gescheitert ist. Nimm das rote Schiff und mache mit seinen 3 Kreuzen Maravilla voll.
lesson-dice-island-otherwise = Nimm das rote Schiff und kreuze die letzten drei Felder von Maravilla an: Eine volle Insel bringt ihre Punkte und ihre Person.
lesson-dice-person = Die Insel ist voll: Du hast ihren Punkt und ihre Person, einen Matrosen mit 1 Säbel. Was eine Person kann, hilft dir bis zum Ende des Spiels. Jetzt bist du am Zug: Würfle zweimal.
lesson-dice-person-otherwise = Ein Schiff ist zu wenig: Würfle noch einmal.
lesson-dice-repel = Das gelbe Schiff liegt schon da, du würdest scheitern: nichts nehmen, nur 2 Kreuze setzen und einen Totenkopf durchstreichen. Aber beide Würfel zeigen zusammen 1 Säbel, und so viele hat dein Matrose: Wehre den Wurf ab.
lesson-dice-repel-otherwise = Handelst du diesen Wurf ab, scheiterst du: Wehre ihn ab. Säbel kannst du immer wieder einsetzen.
lesson-dice-1-end = Der Wurf zählt nicht, und du darfst weiterwürfeln oder aufhören. Wer zuerst 20 Punkte hat, gewinnt sofort. Ab 11 Punkten gewinnst du sogar in dem Moment, in dem in deinem Zug genug auf dem Spielbrett liegt.
