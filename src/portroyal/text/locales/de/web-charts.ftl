# Wie man eine eigene Seekarte schreibt, im Browser.

web-charts-guide = So schreibt man eine Seekarte
web-charts-names = Gib jeder Insel und jedem Seefeld deiner Seekarte einen kurzen Namen: ein Wort aus Buchstaben und Ziffern. Kein Name darf doppelt sein, und „start“ ist vergeben.
web-charts-head = Der Text beginnt mit dem Namen der Seekarte und dem Kapitel (1 bis 4). Dann folgen die Reihe der Totenköpfe, jeder mit seinen Punkten (0, wo keine stehen), und die Kästchen der fünf Steuerradfarben.
web-charts-islands = Schreib für jede Insel einen Abschnitt: ihre Person, ihre Punkte, einen Namen für jedes ihrer Felder und in „via“ das letzte Seefeld jedes Seewegs, der dorthin führt. Vier Inseln liegen am Start: start = true und via = ["start"].
web-charts-fields = Schreib für jedes Seefeld eine Zeile: seine Art und in „next_to“, woran es grenzt. Einmal genügt, es gilt in beide Richtungen.
web-charts-check = Prüfe die Seekarte. Stimmt etwas nicht, erfährst du, in welcher Zeile und was richtig wäre; sonst wird dir die Seekarte gezeichnet.
web-charts-example = So sieht das aus, mit zwei der Inseln:
web-charts-words = Arten von Seefeldern: plain, color, skull, treasure, wheel, number, order. Personen und Farben schreiben sich wie in unseren Seekarten: Beginne mit einer davon und ändere, was du magst.
