# Wat tijd kost: voortgangsbalken en compileren.

bar-games = { $done } / { $total } partijen
bar-steps = { $done } / { $total } stappen
bar-epochs = { $done } / { $total } rondes
bar-acts = { $done } / { $total } zetten
bar-seconds = { $done } / { $total } seconden
bar-left = nog { $time }

compiling-play = De partijen van de bots worden gecompileerd (ongeveer { $seconds } s; alleen deze keer)
compiling-search = Het zoeken van de kapitein wordt gecompileerd (ongeveer { $seconds } s; alleen deze keer)
compiling-rollouts = De simulaties worden gecompileerd (ongeveer { $seconds } s; alleen deze keer)
compiling-lessons = De lessen voor het oog worden gecompileerd (ongeveer { $seconds } s; alleen deze keer)
compiling-rules = De regels worden gecompileerd (ongeveer { $seconds } s; alleen deze keer)
