# Wat tijd kost: voortgangsbalken en compileren.

bar-games = { $done } / { $total ->
    [one] 1 partij
   *[other] { $total } partijen
}
bar-steps = { $done } / { $total ->
    [one] 1 stap
   *[other] { $total } stappen
}
bar-epochs = { $done } / { $total ->
    [one] 1 ronde
   *[other] { $total } rondes
}
bar-acts = { $done } / { $total ->
    [one] 1 zet
   *[other] { $total } zetten
}
bar-seconds = { $done } / { $total ->
    [one] 1 seconde
   *[other] { $total } seconden
}
bar-left = nog { $time }

compiling-play = De code voor partijen tussen bots wordt gecompileerd (ongeveer { $seconds } s; alleen deze keer)
compiling-search = De zoekmethode van de kapitein wordt gecompileerd (ongeveer { $seconds } s; alleen deze keer)
compiling-admiral = De zoekmethode van de admiraal wordt gecompileerd (ongeveer { $seconds } s; alleen deze keer)
compiling-rollouts = De simulaties worden gecompileerd (ongeveer { $seconds } s; alleen deze keer)
compiling-lessons = De training van het netwerk wordt gecompileerd (ongeveer { $seconds } s; alleen deze keer)
compiling-rules = De regels worden gecompileerd (ongeveer { $seconds } s; alleen deze keer)
