# Die Regeln des Würfelspiels in unseren eigenen Worten.

dice-rules-head-goal = Worum es geht
dice-rules-head-board = Würfel und Spielbrett
dice-rules-head-setup = Vorbereitung
dice-rules-head-turn = Ein Zug
dice-rules-head-discover = Entdecken
dice-rules-head-trade = Handeln & Heuern
dice-rules-head-wheels = Steuerräder
dice-rules-head-chart = Die Seekarte
dice-rules-head-skulls = Totenköpfe
dice-rules-head-persons = Personen auf den Inseln
dice-rules-head-counts = Zu zweit, zu fünft
dice-rules-head-chapters = Vier Kapitel
dice-rules-head-end = Das Ende des Spiels
dice-rules-head-rulings = Klarstellungen

dice-rule-goal = Du würfelst eine Farbe und einen Buchstaben. Sie bestimmen zusammen einen Platz auf dem Spielbrett, und dorthin kommt ein Schiff oder ein Steuerrad dieser Farbe. Je mehr du zusammenbekommst, desto besser. Würfelst du aber ein Schiff, das schon daliegt, bist du gescheitert.
dice-rule-goal-chart = Danach nehmen sich alle etwas vom Spielbrett. Schiffe bringen dir Kreuze für deine eigene Seekarte, auf der du von Insel zu Insel reist. Ist eine Insel vollständig, gehören dir ihre Person und ihre Punkte. Wer als Erster 20 Punkte hat, gewinnt sofort.

dice-rule-dice = Der Farbwürfel zeigt Gelb (kein Säbel), Orange und Grün (je 1 Säbel), Blau und Rot (je 2) und Schwarz (3). Der Buchstabenwürfel zeigt A (1 Säbel), zweimal B (je 2), C (3), D (4) und E (5). Um einen Wurf abzuwehren, brauchst du so viele Säbel, wie beide Würfel zusammen zeigen.
dice-rule-board = Jede Farbe hat auf dem Spielbrett ihre Zeile, jeder Buchstabe seine Spalte. Die Spalte sagt, wie viele Kreuze ein Schiff bringt. Auf manchen Schiffsplätzen sind auch Totenköpfe.
dice-board-caption = Was wohin kommt und was es bringt
dice-board-row = Zeile
dice-board-ship = Schiff
dice-board-wheel = Steuerrad
dice-board-crosses = Kreuze für ein Schiff

dice-rule-setup = Alle bekommen einen Spielplan desselben Kapitels und einen Stift und beginnen mit 0 Punkten. Die sechs Schiffe und fünf Steuerräder liegen neben dem Spielbrett; ein schwarzes Steuerrad gibt es nicht. Einigt euch oder lost aus, wer die Würfel nimmt und anfängt.
dice-rule-setup-jester = Vier Inseln sind mit dem Start verbunden: die Startinseln. Zuerst ist die des Witzbolds dran: Zu zweit kreuzen beide dort 3 Felder an, zu dritt alle je 2, zu viert und zu fünft bleibt sie leer.
dice-rule-setup-islands = Dann sucht sich einer nach dem anderen im Uhrzeigersinn eine Startinsel aus, die noch keiner hat, und kreuzt dort Felder an: der erste Spieler 1, der zweite 2, der dritte 3, der vierte 4. Auch die Insel des Witzbolds steht zur Wahl; was du dort ankreuzt, kommt zu den schon angekreuzten Feldern hinzu.
dice-rule-setup-five = Der fünfte Spieler hat die freie Wahl unter allen vier Startinseln, auch den schon vergebenen, und kreuzt ebenfalls 4 Felder an. Zu fünft kommt außerdem die Schatztruhe neben das Spielbrett.
dice-rule-setup-after = Welche Startinsel du gewählt hast, spielt danach keine Rolle mehr: Du darfst später auf jeder von ihnen Felder ankreuzen.

dice-rule-turn = Wer die Würfel hat, ist der aktive Spieler. Ein Zug hat zwei Teile: Beim Entdecken würfelt nur er, beim Handeln & Heuern dürfen sich alle etwas nehmen. Am Ende kommt alles wieder neben das Spielbrett, und die Würfel wandern nach links.

dice-rule-roll = Wirf beide Würfel, in jedem Zug mindestens einmal. Dann hast du die Wahl:
dice-rule-resolve = Du lässt den Wurf gelten. Ist es ein Schiffsplatz, legst du das Schiff der gewürfelten Farbe darauf; liegt es schon auf dem Spielbrett, bist du gescheitert: Es bleibt auf seinem Platz, und das Entdecken ist vorbei. Ist es ein Steuerradplatz, legst du das Steuerrad dieser Farbe darauf; liegt es schon auf dem Spielbrett, nimmst du es wieder herunter, und dein Zug geht weiter.
dice-rule-repel = Oder du wehrst den Wurf ab, falls du mindestens so viele Säbel hast, wie beide Würfel zusammen zeigen. Die Säbel deiner Personen werden nie verbraucht. Jedes orange Steuerrad, das du dafür auskreuzt, zählt bei diesem einen Wurf als 2 Säbel. Gelegt wird dann nichts. Abwehren musst du nie, auch nicht, wenn du sonst scheiterst.
dice-rule-blue = Oder du kreuzt ein eingekreistes blaues Steuerrad aus. Dann gilt der Wurf nicht, und du musst gleich neu würfeln; aufhören darfst du jetzt nicht. Säbel brauchst du dafür keine. Gefällt dir auch der neue Wurf nicht, darfst du das nächste blaue Steuerrad einsetzen.
dice-rule-again = Hast du einen Wurf gelten lassen oder abgewehrt, würfelst du weiter oder hörst auf.

dice-rule-takes = Hast du aufgehört, bist du als Erster an der Reihe. Zähle Schiffe und Steuerräder auf dem Spielbrett: Danach richtet sich, wie viele du dir nehmen darfst. Sind es nur wenige, musst du vorher Totenköpfe durchstreichen, auch wenn du dann nichts nimmst:
dice-takes-pieces = Schiffe und Steuerräder auf dem Spielbrett
dice-takes-takes = So viele darfst du nehmen
dice-takes-skulls = Totenköpfe durchstreichen
dice-rule-take-ship = Ein Schiff bringt dir die Kreuze seiner Spalte. Sind auf seinem Platz Totenköpfe, streichst du sie durch, sobald du es nimmst.
dice-rule-take-wheel = Ein Steuerrad kreist du gleich auf deinem Spielplan ein.
dice-rule-crosses = Du darfst dir auch weniger nehmen. Zähle die Kreuze von allem zusammen, was du genommen hast, und kreuze dann nacheinander so viele Felder auf deiner Seekarte an. Du musst nicht alle setzen, aufheben kannst du aber keine.
dice-rule-bust = Bist du gescheitert, nimmst du nichts: Streiche 1 Totenkopf durch, danach bekommst du 2 Kreuze und dazu die deiner Witzbolde. Admiräle und Vizeadmiräle helfen nicht, und du darfst weder ein rotes noch ein gelbes Steuerrad einsetzen.
dice-rule-others = Danach kommen alle anderen im Uhrzeigersinn einmal an die Reihe und dürfen sich 1 Schiff oder 1 Steuerrad nehmen, egal ob der aktive Spieler gescheitert ist. Die Totenköpfe aus der Tabelle treffen nur den aktiven Spieler.
dice-rule-two = Zu zweit ist der aktive Spieler nach seinem Mitspieler ein zweites Mal an der Reihe und darf sich noch 1 Schiff oder 1 Steuerrad nehmen. Er darf wieder ein rotes und ein gelbes Steuerrad einsetzen; für Admiräle und das rote Steuerrad zählt nur, was dann noch daliegt. War er gescheitert, darf er sich zwar etwas nehmen, aber Admiräle helfen ihm nicht, und einsetzen darf er kein Steuerrad; nimmt er ein grünes, bringt es aber seine Punkte. Seine Witzbolde helfen ihm nur einmal im Zug.
dice-rule-five = Zu fünft darf in jedem Zug einer statt eines Schiffs oder Steuerrads die Schatztruhe nehmen. Darf der aktive Spieler mehreres nehmen, kann sie darunter sein; ist er gescheitert, bekommt er sie nicht. Sie bringt 2 Kreuze. Als Schiff oder Steuerrad auf dem Spielbrett zählt sie nie: weder dafür, wie viele du nehmen darfst, noch für Admiräle, rote Steuerräder und Sudden Death.

dice-rule-wheel = Nimmst du ein Steuerrad, kreist du eines derselben Farbe auf deinem Spielplan ein. Willst du es einsetzen, kreuzt du es aus; jedes wirkt nur einmal.
dice-rule-wheel-yellow = Für ein gelbes Schiff, das du nimmst, darfst du ein gelbes Steuerrad auskreuzen: Die Kreuze dieses Schiffs zählen doppelt. Was Händler und Großhändler dazugeben, wird nicht verdoppelt. Auch ein eben erst genommenes Steuerrad geht.
dice-rule-wheel-orange = 2 Säbel mehr, um einen Wurf abzuwehren. Du darfst mehrere zugleich einsetzen.
dice-rule-wheel-green = Wird gleich beim Nehmen ausgekreuzt und bringt Punkte: deine ersten sechs 1, 1, 2, 1, 1 und 2; jeder zählt seine eigenen.
dice-rule-wheel-blue = Einer deiner Würfe gilt nicht, und du musst gleich neu würfeln. Höchstens eines je Wurf.
dice-rule-wheel-red = 3 Kreuze mehr, falls mindestens 4 Schiffe und Steuerräder dalagen, bevor du etwas genommen hast; nehmen musst du dafür nichts. Höchstens eines, wenn du an der Reihe bist, und keines, wenn du gescheitert bist.

dice-rule-field = Ankreuzen darfst du ein Feld, das an eines deiner Kreuze grenzt. Der Start ist ein Feld und gilt immer als angekreuzt; von ihm aus geht es zu den Startinseln und hinaus auf See. Die Felder einer Insel stehen dir offen, sobald du einen ganzen Seeweg dorthin angekreuzt hast. Die vier Startinseln sind von Anfang an offen.
dice-rule-special = Manche Seefelder verlangen etwas (Inselfelder auf unseren Seekarten nie):
dice-rule-color = Eine Farbe: nur, wenn du dir in diesem Zug ein Schiff dieser Farbe genommen hast. Eines genügt für beliebig viele Felder seiner Farbe.
dice-rule-skull = Ein Totenkopf: Streiche dafür 1 Totenkopf durch.
dice-rule-treasure = Ein Schatz: Du bekommst sofort seine Punkte. Sag es laut: Alle anderen streichen ihn durch und können ihn nicht mehr ankreuzen. Über einen durchgestrichenen Schatz führt kein Weg, aber auf unseren Seekarten liegt nie etwas nur hinter einem Schatz.
dice-rule-wheel-field = Ein Steuerrad (ab Kapitel 2): Kreuze dafür zusätzlich ein eingekreistes gelbes, oranges oder blaues Steuerrad aus; seine Wirkung entfällt. Das geht auch, wenn du gescheitert bist.
dice-rule-number = Eine Zahl (ab Kapitel 2): Das Feld kostet so viele Kreuze, und zwar alle auf einmal.
dice-rule-order = Ein Auftrag (ab Kapitel 3): Für 1 Kreuz darfst du ihn ankreuzen, sobald du seine Bedingung erfüllst. Wer das als Erster tut, bekommt 2 Punkte, jeder weitere 1.
dice-rule-orders = Es gibt sechs Aufträge, die letzten drei erst in Kapitel 4. Sie verlangen:
dice-rule-order-treasures = 2 Schätze, die du angekreuzt hast.
dice-rule-order-wheels = 4 eingekreiste oder ausgekreuzte Steuerräder, gleich welcher Farbe.
dice-rule-order-islands = 5 vollständige Inseln.
dice-rule-order-skulls = 7 durchgestrichene Totenköpfe, grüne mitgezählt.
dice-rule-order-swords = 4 Säbel von Matrosen und Piraten (orange Steuerräder zählen nicht).
dice-rule-order-orders = 3 Aufträge, die du angekreuzt hast.
dice-rule-complete = Sobald auf einer Insel alle Felder angekreuzt oder ausgemalt sind, gehören dir ihre Person und ihre Punkte.

dice-rule-skulls = Totenköpfe streichst du von links nach rechts durch. Stehen Minuspunkte darunter, verlierst du sofort so viele Punkte; dein Punktestand kann unter null fallen. Ist die ganze Reihe durchgestrichen, haben weitere Totenköpfe keine Folgen; Totenkopffelder darfst du weiter ankreuzen.

dice-rule-person-sailor = 1 Säbel bei jedem Wurf.
dice-rule-person-pirate = 2 Säbel bei jedem Wurf.
dice-rule-person-trader = 1 Kreuz mehr, wenn du ein Schiff in einer seiner beiden Farben nimmst.
dice-rule-person-wholesaler = 2 Kreuze mehr, wenn du ein Schiff in einer seiner beiden Farben nimmst.
dice-rule-person-jester = 1 Kreuz, wenn du leer ausgehst.
dice-rule-person-vice-admiral = 1 Kreuz mehr, wenn du an die Reihe kommst und mindestens 4 Schiffe und Steuerräder daliegen, auch wenn du nichts nimmst.
dice-rule-person-admiral = 2 Kreuze mehr, wenn du an die Reihe kommst und mindestens 4 Schiffe und Steuerräder daliegen, auch wenn du nichts nimmst.
dice-rule-person-senorita = Male sofort auf jeder Insel, die noch nicht vollständig ist, 1 Feld aus. Es braucht kein Kreuz mehr. Für die anderen Felder der Insel brauchst du weiterhin den Weg dorthin.
dice-rule-person-passenger = Keine Fertigkeit, nur Punkte.
dice-rule-person-gunner = Zahlenfelder kosten dich 1 Kreuz weniger, mindestens aber 1.
dice-rule-person-captain = Kreise sofort 1 oder 2 Steuerräder in verschiedenen Farben ein, ganz nach Wunsch. Ein grünes bringt seine Punkte. Für ein Steuerradfeld darfst du sie gleich auskreuzen, einsetzen kannst du sie erst später.
dice-rule-person-diplomat = 3 grüne Totenköpfe. Du darfst sie statt der anderen durchstreichen; Punkte kosten sie nie.
dice-rule-person-bold-jester = Gehst du leer aus, darfst du 1 Totenkopf durchstreichen und bekommst dafür 2 Kreuze.
dice-rule-person-clerk = 1 Kreuz mehr für jedes Steuerrad, das du vom Spielbrett nimmst.
dice-rule-begin = Händler, Großhändler, Witzbolde und Kontoristen helfen dir erst, wenn du das nächste Mal an die Reihe kommst. Admiräle ebenso, denn sie zählen, was dann gerade daliegt. Alle anderen helfen sofort.
dice-rule-empty = Leer gehst du aus, wenn du an die Reihe kommst und dir weder Schiff noch Steuerrad nehmen darfst, weil du gescheitert bist oder keines mehr daliegt. Dann helfen dir alle deine Witzbolde zusammen, auch der dreiste. Die Schatztruhe ändert daran nichts: Ist nur noch sie übrig, helfen die Witzbolde, und du darfst sie trotzdem nehmen. Wer etwas nehmen könnte und nicht mag, geht nicht leer aus.

dice-rule-chapters = Alle spielen dasselbe Kapitel. Fangt mit Kapitel 1 an. In Kapitel 2 kommen Steuerrad- und Zahlenfelder, Kanonierin und Kapitänin dazu, in Kapitel 3 Aufträge, der Diplomat und zwei weitere Witzbolde, einer davon dreist, in Kapitel 4 der Kontorist und drei weitere Aufträge.
dice-rule-own = Die gedruckten Seekarten kennen wir nicht; unsere vier haben wir selbst entworfen. Wer die Schachtel hat, kann nach diesen Regeln auch auf den gedruckten spielen oder eine davon abschreiben und hier benutzen: „Eigene Seekarte“ beim Eröffnen eines Tisches.

dice-rule-end = Wer als Erster 20 Punkte hat, gewinnt sofort, egal, was gerade läuft.
dice-rule-sudden = Sudden Death, nur beim Entdecken: Mit 11 oder 12 Punkten gewinnt der aktive Spieler auf der Stelle, sobald mindestens 7 Schiffe und Steuerräder auf dem Spielbrett liegen. Bei 13 oder 14 Punkten genügen 6, ab 15 Punkten schon 5.

dice-ruling-start = Hat deine Startinsel weniger freie Felder, als du ankreuzen darfst, verfällt der Rest. Wird sie dabei vollständig, gehören dir Person und Punkte sofort.
dice-ruling-none = Hörst du auf, ohne dass etwas auf dem Spielbrett liegt, nimmst du nichts, auch nicht die Schatztruhe, und streichst 2 Totenköpfe durch. Deine Witzbolde helfen.
dice-ruling-red = Ein rotes Steuerrad darfst du schon einsetzen, wenn du es gerade erst genommen hast.
dice-ruling-boxes = Ein Steuerrad, für das kein Kästchen mehr frei ist, darfst du trotzdem nehmen. Es bringt nichts, gilt für den Kontoristen aber als genommen.
dice-ruling-order = Die Felder einer Insel darfst du in beliebiger Reihenfolge ankreuzen, auch wenn sie sich nicht berühren. Ein Weg, der von der Insel wegführt, steht dir offen, sobald du eines ihrer Felder angekreuzt hast. Ausgemalte Felder führen nirgendwohin.
dice-ruling-senorita = Die Señorita malt auf jeder unvollständigen Insel das erste freie Feld aus, auf allen zugleich. Welches es ist, macht keinen Unterschied.
dice-ruling-captain = Die Steuerräder der Kapitänin werden nicht vom Spielbrett genommen und zählen darum nicht für den Kontoristen.
dice-ruling-cap = Ein Spiel, das nach Runde 200 noch läuft, endet dort. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt man sich den Sieg.
