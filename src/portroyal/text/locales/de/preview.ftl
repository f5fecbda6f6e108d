# Was ein Messenger von einem Link zeigt, bevor er geöffnet wird.

preview-house = Im Hafen das Glück herausfordern, handeln, anheuern, in See stechen: die Spiele rund um Port Royal im Browser, mit Freunden oder gegen Bots.
preview-invitation = Einladung
preview-invited = { $n ->
    [one] Ein Platz ist noch frei. Spiel mit { $names }!
   *[other] { $n } Plätze sind noch frei. Spiel mit { $names }!
}
preview-empty = Noch sind alle Plätze frei. Spiel mit!
preview-playing = Am Tisch: { $names }. Schau zu!
preview-won = { $n ->
    [one] { $who } hat gewonnen. Endstand: { $score }.
   *[other] { $who } haben gemeinsam gewonnen. Endstand: { $score }.
}
preview-nobody = Niemand hat gewonnen. Endstand: { $score }.
