# Was seine Zeit braucht: Fortschrittsbalken und Kompilieren.

bar-games = { $done } / { $total } Partien
bar-steps = { $done } / { $total } Schritte
bar-epochs = { $done } / { $total } Durchgänge
bar-acts = { $done } / { $total } Aktionen
bar-seconds = { $done } / { $total } Sekunden
bar-left = noch { $time }

compiling-play = Die Bots werden kompiliert (etwa { $seconds } s; nur beim ersten Mal)
compiling-search = Die Suche des Kapitäns wird kompiliert (etwa { $seconds } s; nur beim ersten Mal)
compiling-rollouts = Die Simulationen werden kompiliert (etwa { $seconds } s; nur beim ersten Mal)
compiling-lessons = Das Training des Netzes wird kompiliert (etwa { $seconds } s; nur beim ersten Mal)
compiling-rules = Die Regeln werden kompiliert (etwa { $seconds } s; nur beim ersten Mal)
