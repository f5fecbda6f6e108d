# Die Karten eines Spiels als Liste und was die Befehlszeile sonst für Leute tut, die tippen.

cli-cards = Die Karten eines Spiels auflisten: ihre Namen in der Notation und was auf ihnen steht.
cards-title = { cards }:
cards-none = { $game } hat keine Karten zum Auflisten; möglich sind { $games }
cli-completion = Ausgeben, was eine Shell zum Vervollständigen braucht: eval "$(portroyal completion bash)"
cli-completion-shell = Die Shell.
completion-unknown = { $shell } ist hier als Shell nicht bekannt; bekannt sind { $shells }
bad-ending = { $file } muss auf { $kinds } enden
intro-head-start = { $n ->
    [one] Auf { $island }, der Startinsel des Witzbolds, ist auf jedem Spielplan schon 1 Feld angekreuzt.
   *[other] Auf { $island }, der Startinsel des Witzbolds, sind auf jedem Spielplan schon { $n } Felder angekreuzt.
}
dice-sheet = Inseln; in Klammern: noch kein Weg dorthin
dice-sheet-island = Insel
dice-sheet-fields = Felder
dice-sheet-points = Pkt
dice-sheet-person = Person
