# Was seine Zeit braucht: Fortschrittsbalken und Übersetzen.

bar-games = { $done } / { $total } Partien
bar-steps = { $done } / { $total } Schritte
bar-epochs = { $done } / { $total } Durchgänge
bar-acts = { $done } / { $total } Aktionen
bar-seconds = { $done } / { $total } Sekunden
bar-left = noch { $time }

compiling-play = Die Partien der Bots werden übersetzt (etwa { $seconds } s; nur dieses eine Mal)
compiling-search = Die Suche des Kapitäns wird übersetzt (etwa { $seconds } s; nur dieses eine Mal)
compiling-rollouts = Das Durchspielen wird übersetzt (etwa { $seconds } s; nur dieses eine Mal)
compiling-lessons = Die Lektionen für das Auge werden übersetzt (etwa { $seconds } s; nur dieses eine Mal)
compiling-rules = Die Regeln werden übersetzt (etwa { $seconds } s; nur dieses eine Mal)
