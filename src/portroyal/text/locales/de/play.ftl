# Ein Spiel am Terminal: vorbereiten, spielen, speichern.

game-port-royal = Port Royal, das Kartenspiel, 2 bis 5 Spieler
game-unterwegs = Port Royal unterwegs, das kleine Kartenspiel, 2 bis 4 Spieler
game-combined = Port Royal mit den Karten aus „unterwegs“, 2 bis 5 Spieler
title-port-royal = Port Royal
title-unterwegs = Port Royal unterwegs
title-combined = Port Royal mit „unterwegs“
goal-port-royal = Decke Karten auf, solange das Glück anhält, handle mit Schiffen, heuere Personen an, erfülle Expeditionen. Ab { $n } Punkten geht es dem Ende zu.
goal-unterwegs = Decke Karten auf, solange das Glück anhält, handle mit Schiffen, heuere Personen an. Ab { $n } Punkten geht es dem Ende zu.
goal-combined = { goal-port-royal }

setup-welcome = Willkommen in Port Royal! Mit Enter nimmst du den Vorschlag an.
setup-game = Was spielen wir?
setup-players = Wie viele Spieler, Gegner eingeschlossen?
setup-chapter = Welches Kapitel, 1 bis 4? Fang mit 1 an.
setup-people = Wie viele davon sitzen an dieser Tastatur?
setup-level = Wie stark sollen die Gegner sein?
level-easy = der Bootsmann: überlässt jede vierte Entscheidung dem Zufall
level-normal = der Bootsmann: folgt vorsichtigen Faustregeln
level-hard = der Maat: kennt die Chancen jeder Karte und jedes Wurfs
level-master = der Beste der Mannschaft: rechnet durch, wohin jede Wahl führen kann
setup-unknown-game = ein Spiel namens { $game } gibt es nicht; es gibt { $games }
setup-too-many = { $people } Menschen passen nicht an einen Tisch für { $players }
player-name = Spieler { $n }
seat-name = Platz { $n }
prompt-default = [{ $default }] >
unclear-range = Bitte eine Zahl von { $least } bis { $most }.

intro = { $game }. Am Tisch: { $names }.
intro-ending = Zu Ende geht das Spiel erst, wenn jemand genug Punkte und eine erfüllte Expedition hat; nur wer eine erfüllt hat, kann gewinnen.
intro-inferred = Die meisten Kartenwerte von „unterwegs“ sind nicht sicher bekannt, sondern erschlossen. Wer die Schachtel besitzt, kann die Werte mit einer eigenen Kartenliste berichtigen: --cards DATEI (siehe „portroyal games“).
intro-commands = Tippe eine Nummer oder ein Wort. Außerdem: ? erklärt, t zeigt den Tisch, u nimmt zurück, log zeigt den Verlauf, q speichert und beendet.

command-help = hilfe
command-table = tisch
command-undo = zurück
command-log = verlauf
command-quit = ende
help-choices = Das kannst du jetzt tun:
help-commands = Außerdem: t oder tisch, u oder zurück, log oder verlauf, q oder ende (q DATEI wählt die Datei).
help-typing = Tippe die Nummer, die ersten Buchstaben eines Wortes aus der Liste oder die Notation (etwa { $example }).
undo-done = Zurückgenommen.
undo-impossible = Das lässt sich nicht zurücknehmen: Seither wurde Verdecktes sichtbar, oder jemand anderes hat gespielt.
saved-unfinished =
    Das Spiel ist in { $file } gespeichert. Weiter geht es mit:
    portroyal play --text --load { $file }{ $bots }
saved-finished =
    Das Spiel ist in { $file } gespeichert. Noch einmal ansehen mit:
    portroyal replay { $file }
save-impossible = das Spiel lässt sich nicht in { $file } speichern: { $why }
save-foreign = { $file } existiert schon und enthält etwas anderes
save-changed = { $file } wurde inzwischen anderswo geändert und bleibt, wie es ist; dieses Spiel hat jetzt eine eigene Datei
error = Das geht nicht: { $sentence }.
