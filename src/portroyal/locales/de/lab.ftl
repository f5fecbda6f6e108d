# Das Labor: Spiele, Karten und Spieler messen.

lab-help = Seekarten und Spieler messen.
lab-balance = Eine Seekarte viele Male spielen und zeigen, wie ausgewogen sie ist, Ziel für Ziel.
lab-chapter = Das Kapitel (1 bis 4) oder eine Kartendatei.
lab-all = Alle vier Kapitel.
lab-games = Partien je Spielerzahl, und noch einmal so viele für jede Startinsel.
lab-seed = Eine Zahl, die den Zufall aller Partien festlegt.
lab-players = Die Spielerzahlen, durch Kommas getrennt.
lab-write = Den Bericht auch in diese Datei schreiben (Markdown).
