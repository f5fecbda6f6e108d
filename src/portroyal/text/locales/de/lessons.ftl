# Die ersten Fahrten: geführte Spiele (lessons/*.toml). $name ist die Gegnerin oder der Gegner.

lesson-go-on = Weiter
lesson-place = { $n } von { $all }
lesson-wait = { $name } ist am Zug: schau zu.
lesson-do-draw = Decke eine Karte auf
lesson-do-stop = Höre auf
lesson-do-take = Nimm die markierte Karte
lesson-do-repel = Wehre das Schiff ab
lesson-do-fulfil = Erfülle die Expedition
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
lesson-cards-price = Drei Karten darfst du nehmen. Ein Schiff zahlt dir seine Münzen und fährt davon; eine Person kostet ihren Preis, bleibt bei dir und zählt ihre Punkte. Nimm das blaue Schiff, heuere dann den Matrosen und den Admiral an.
lesson-cards-price-otherwise = Nimm die markierte Karte: Mit den 4 Münzen des blauen Schiffs kannst du Matrose und Admiral bezahlen.
lesson-cards-paid = { $name } hat ein Schiff aus deinem Hafen genommen, dir dafür 1 Münze gezahlt, und ist im eigenen Zug dann gescheitert. Du bist am Zug: Decke zwei Karten auf.
lesson-cards-paid-otherwise = Eine Karte ist noch nicht viel: Decke noch eine auf.
lesson-cards-repel = Ein zweites blaues Schiff! Aber dein Matrose hat 1 Säbel und dieses Schiff nicht mehr als das, also kannst du es abwehren: Es ist weg, und du bist nicht gescheitert. Decke danach weiter auf.
lesson-cards-repel-otherwise = Lässt du es herein, scheiterst du; aufzuhören wäre zu früh. Wehre es ab und decke dann noch eine Karte auf.
lesson-cards-expedition = Eine Expedition. Sie bleibt neben dem Hafen liegen, bis jemand im eigenen Zug die verlangten Personen abgibt: zwei Siedler für 4 Punkte und 2 Münzen. Decke weiter auf: Siedler werden kommen.
lesson-cards-expedition-otherwise = Zwei Siedler und alle fünf Farben kommen noch, und mit diesem Stapel scheiterst du nicht: Decke weiter auf.
lesson-cards-admiral = Dein Admiral zahlt dir 2 Münzen, wenn mindestens fünf Karten im Hafen liegen, sobald du mit dem Nehmen beginnst. Höre also auf, nimm das gelbe Schiff wegen der Münzen und heuere dann beide Siedler an.
lesson-cards-admiral-otherwise = Höre auf, nimm das gelbe Schiff mit 4 Münzen und bezahle damit beide Siedler.
lesson-cards-fulfil = Jetzt hast du beide Siedler: Erfülle die Expedition. Sie verlassen deine Mannschaft, und du bekommst 4 Punkte und 2 Münzen.
lesson-cards-fulfil-otherwise = Sie kostet dich zwei Siedler zu je 1 Punkt und bringt 4 Punkte: Erfülle sie.
lesson-port-royal-end = Du hast 6 Punkte. Sobald jemand 12 hat, wird die Runde zu Ende gespielt; dann gewinnen die meisten Punkte, bei Gleichstand die meisten Münzen.
