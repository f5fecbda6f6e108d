# What takes its time: progress bars and compiling.

bar-games = { $done } / { $total ->
    [one] 1 game
   *[other] { $total } games
}
bar-steps = { $done } / { $total ->
    [one] 1 step
   *[other] { $total } steps
}
bar-epochs = { $done } / { $total ->
    [one] 1 epoch
   *[other] { $total } epochs
}
bar-acts = { $done } / { $total ->
    [one] 1 move
   *[other] { $total } moves
}
bar-seconds = { $done } / { $total ->
    [one] 1 second
   *[other] { $total } seconds
}
bar-left = { $time } left

compiling-play = Compiling the bots’ games (about { $seconds } s; first time only)
compiling-search = Compiling the captain’s search (about { $seconds } s; first time only)
compiling-admiral = Compiling the admiral’s search (about { $seconds } s; first time only)
compiling-rollouts = Compiling the rollouts (about { $seconds } s; first time only)
compiling-lessons = Compiling the training of the network (about { $seconds } s; first time only)
compiling-rules = Compiling the rules (about { $seconds } s; first time only)
