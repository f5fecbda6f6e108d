# Die Karten eines Spiels als Liste, und was die Befehlszeile sonst für Leute tut, die tippen.

cli-cards = Nennt die Karten eines Spiels: ihre Namen in der Notation und was auf ihnen steht.
cards-title = { $n } Karten:
cards-none = { $game } hat keine Karten, die sich nennen ließen; es gibt { $games }
cli-completion = Gibt aus, was eine Shell zum Vervollständigen braucht: eval "$(portroyal completion bash)"
cli-completion-shell = Die Shell.
completion-unknown = { $shell } ist hier als Shell nicht bekannt; bekannt sind { $shells }
bad-ending = { $file } muss auf { $kinds } enden
intro-head-start = { $n ->
    [one] Die Startinsel des Witzbolds, { $island }, hat einen Vorsprung: 1 Feld ist auf jedem Spielplan schon angekreuzt.
   *[other] Die Startinsel des Witzbolds, { $island }, hat einen Vorsprung: { $n } Felder sind auf jedem Spielplan schon angekreuzt.
}
dice-sheet = Inseln; in Klammern: noch kein Weg dorthin
dice-sheet-island = Insel
dice-sheet-fields = Felder
dice-sheet-points = Pkt
dice-sheet-person = Person
