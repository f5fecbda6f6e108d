# Was seine Zeit braucht: Fortschrittsbalken und Kompilieren.

bar-games = { $done } / { $total ->
    [one] 1 Partie
   *[other] { $total } Partien
}
bar-steps = { $done } / { $total ->
    [one] 1 Schritt
   *[other] { $total } Schritte
}
bar-epochs = { $done } / { $total ->
    [one] 1 Durchgang
   *[other] { $total } Durchgänge
}
bar-acts = { $done } / { $total ->
    [one] 1 Schritt
   *[other] { $total } Schritte
}
bar-seconds = { $done } / { $total ->
    [one] 1 Sekunde
   *[other] { $total } Sekunden
}
bar-left = noch { $time }

compiling-play = Die Bots werden kompiliert (etwa { $seconds } s; nur beim ersten Mal)
compiling-search = Die Suche des Kapitäns wird kompiliert (etwa { $seconds } s; nur beim ersten Mal)
compiling-admiral = Die Suche des Admirals wird kompiliert (etwa { $seconds } s; nur beim ersten Mal)
compiling-rollouts = Die Simulationen werden kompiliert (etwa { $seconds } s; nur beim ersten Mal)
compiling-lessons = Das Training des Netzes wird kompiliert (etwa { $seconds } s; nur beim ersten Mal)
compiling-rules = Die Regeln werden kompiliert (etwa { $seconds } s; nur beim ersten Mal)
