# What takes its time: progress bars and compiling.

bar-games = { $done } / { $total } games
bar-steps = { $done } / { $total } steps
bar-epochs = { $done } / { $total } epochs
bar-acts = { $done } / { $total } moves
bar-seconds = { $done } / { $total } seconds
bar-left = { $time } left

compiling-play = Compiling the bots’ games (about { $seconds } s; only this once)
compiling-search = Compiling the captain’s search (about { $seconds } s; only this once)
compiling-rollouts = Compiling the rollouts (about { $seconds } s; only this once)
compiling-lessons = Compiling the training of the captain’s eye (about { $seconds } s; only this once)
compiling-rules = Compiling the rules (about { $seconds } s; only this once)
