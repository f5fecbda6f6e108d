# Die Befehlszeile: was die Befehle tun und sagen.

cli-help = Port Royal, die Karten- und Würfelspiele: spielen, ansehen, prüfen und zeichnen.
cli-lang = Sprache: en, de, nl oder en-US; ohne Angabe die deines Systems.
cli-version = Die Version anzeigen.
cli-play = Im Terminal spielen; ohne GAME wirst du gefragt.
cli-play-game = Das Spiel; „portroyal games“ listet alle auf.
cli-play-text = Zeile für Zeile, auch ohne Terminal.
cli-play-players = Spieler am Tisch, Gegner eingeschlossen.
cli-play-people = Wie viele davon an dieser Tastatur sitzen.
cli-play-names = Deren Namen, durch Kommas getrennt.
cli-play-bots = Gegner: easy, normal, hard, master oder der Name eines Bots (`captain@500` mit der Zahl seiner Simulationen, `cmd:PROGRAMM` ein eigenes); mehrere durch Kommas getrennt.
cli-play-seed = Eine Zahl (oder 64 Hexziffern), die den Zufall des Spiels festlegt.
cli-play-cards = Eine eigene Kartenliste (CSV).
cli-play-ending = Gewinnen kann nur, wer eine Expedition erfüllt hat.
cli-play-chapter = Das Kapitel des Würfelspiels.
cli-play-chart = Eine eigene Seekarte (TOML oder JSON).
cli-play-load = Ein gespeichertes Spiel fortsetzen.
cli-play-save = Wo das Spiel gespeichert wird, wenn du gehst oder es zu Ende ist.
cli-learn = Ein Spiel spielend lernen: eine geführte erste Fahrt von etwa drei Minuten.
cli-learn-which = port-royal, unterwegs, combined, dice-1 bis dice-4
cli-replay = Eine aufgezeichnete Partie Schritt für Schritt wiedergeben oder Aufzeichnungen prüfen.
cli-replay-files = Aufzeichnungen.
cli-replay-check = Nur prüfen: eine Zeile je Datei, Rückgabewert 1, wenn eine abgelehnt wird.
cli-replay-step = Nach jedem Schritt auf Enter warten.
cli-engine = Mit einem anderen Programm per Engine-Protokoll kommunizieren (JSON-Zeilen).
cli-games = Die Spiele auflisten.
cli-chart = Seekarten des Würfelspiels prüfen, zeichnen und exportieren.
cli-chart-check = Prüfen, ob eine Seekarte spielbar ist, und sonst sagen, was nicht stimmt.
cli-chart-files = Seekarten oder 1 bis 4 für unsere eigenen.
cli-chart-draw = Eine Seekarte als Bild zeichnen.
cli-chart-export = Eine Seekarte als JSON ausgeben.
cli-chart-which = 1 bis 4 für unsere eigenen oder eine Datei.
cli-output = Die Datei (.svg, .png oder .json); ohne Angabe geht alles auf die Standardausgabe.
cli-width = Breite des Bildes in Pixeln.
cli-svg = Eine Stellung oder die letzte Stellung einer Aufzeichnung als SVG zeichnen.
cli-svg-file = Eine Aufzeichnung oder ein Zustand, wie ihn die Engine ausgibt.
cli-svg-seat = Wessen Spielplan gezeichnet wird (Würfelspiel).

games-inferred = Die meisten Kartenwerte von „unterwegs“ sind nicht sicher bekannt, sondern erschlossen.
games-own-charts = Die gedruckten Seekarten kennt das Programm nicht; es spielt auf vier eigenen. Auf deiner eigenen spielst du mit --chart DATEI.
games-correct = Wer die Schachtel besitzt, kann die Karten mit --cards DATEI berichtigen: eine CSV-Liste mit den Spalten set, type, name, color, coins, swords, cost, points, needs, count.

replay-refused = { $file }: abgelehnt. { $sentence }
replay-good = { $file }: in Ordnung. { $game }, { $n } Schritte, Sieg für { $winners }
replay-unfinished = { $file }: in Ordnung. { $game }, unvollendet nach { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritten
}
replay-next = [{ $n } von { $total }, Enter] >
replay-stops = Hier endet die Aufzeichnung; das Spiel ist nicht zu Ende.

chart-good = { $file }: in Ordnung. „{ $title }“, Kapitel { $chapter }, { $islands } Inseln, { $fields } Felder
chart-refused = Abgelehnt. { $sentence }
written = Geschrieben: { $file }
write-impossible = { $file } lässt sich nicht schreiben: { $why }
png-needs = ein PNG braucht das Paket resvg-py (pip install "portroyal[picture]"); ein SVG braucht nichts
