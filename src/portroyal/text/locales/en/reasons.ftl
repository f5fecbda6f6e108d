# What speaks for a choice rather than another: parts of a sentence, after “What speaks for …:”.

review-reason = The case for “{ $choice }”: { $facts }.
review-reason-chosen = In favor of “{ $choice }”: { $facts }.
speaks-dear = { $fee ->
    [0] it saves coins (the other choice costs { $n } of { $coins })
   *[other] it saves coins (the other choice costs { $n } of { $coins }, { $fee } of them for { $who })
}
speaks-end = it reaches { $points }, triggering the last round
speaks-wins = it wins the game
speaks-loses = otherwise the game is lost
speaks-nothing = nothing in the harbor can be taken
speaks-nothing-yet = there is nothing to take yet
speaks-safe = { $percent ->
    [100] no bust is possible
   *[other] { $n } of { $total } hidden cards are safe ({ $percent }%)
}
speaks-safe-rolls = { $percent ->
    [100] no bust is possible
   *[other] { $n } of { $total } rolls are safe ({ $percent }%)
}
speaks-busts = { $n ->
    [one] 1 of { $total } hidden cards busts ({ $percent }%)
   *[other] { $n } of { $total } hidden cards bust ({ $percent }%)
}
speaks-bust-rolls = { $n ->
    [one] 1 of { $total } rolls busts ({ $percent }%)
   *[other] { $n } of { $total } rolls bust ({ $percent }%)
}
speaks-sudden = { $n ->
    [one] 1 of { $total } rolls wins the game at once
   *[other] { $n } of { $total } rolls win the game at once
}
speaks-more-colors = { $n } of { $total } cards ({ $percent }%) would bring another color, and with it one more card to take
speaks-reach = { $n ->
    [one] 1 card can be taken, out of these: { $cards }
   *[other] up to { $n } cards can be taken, out of these: { $cards }
}
speaks-board = { $n ->
    [one] 1 piece can be taken, out of these: { $pieces }
   *[other] { $n } pieces can be taken, out of these: { $pieces }
}
speaks-so-far = so far within reach: { $cards }
speaks-stop-skulls = stopping now costs { $skulls }
speaks-more-pieces = one more piece on the board means { $n } to take
speaks-keep-busts = letting it in would be a bust
speaks-second = { $n ->
    [one] once it is in the harbor, 1 more of the { $total } hidden cards can bust
   *[other] once it is in the harbor, { $n } more of the { $total } hidden cards can bust
}
speaks-pays = { $fee ->
    [0] the ship pays { $coins }
   *[other] the ship pays { $coins }, with { $fee } for { $who } already deducted
}
speaks-colors = that makes { $n } colors in the harbor, and one more card to take
speaks-crew = { $n ->
    [0] it completes the crew for { $expedition } ({ $facts })
   *[other] only one more person is then needed for { $expedition } ({ $facts })
}
speaks-swords = { $swords } in all can repel { $n } more of the ships that may come next
speaks-ships = { $n ->
    [one] 1 { color } ship is among the cards that may come next
   *[other] { $n } { color } ships are among the cards that may come next
}
speaks-points = { $n ->
    [0] it brings { $points }
   *[other] it brings { $points } instead of { $n }
}
speaks-coins = { $n ->
    [0] it leaves { $coins } in hand instead of none
   *[other] it leaves { $coins } in hand instead of { $n }
}
speaks-tax = it leaves fewer than { $limit } coins, safe from a tax increase ({ $n } among the cards that may come next)
speaks-no-fee = no coin goes to { $who }
speaks-completes = it completes { $island } ({ $person })
speaks-crosses = { $n ->
    [0] it brings { $crosses }
   *[other] it brings { $crosses } instead of { $n }
}
speaks-skulls = { $n ->
    [one] it costs 1 fewer skull
   *[other] it costs { $n } fewer skulls
}
review-then-bust = As it turns out, the next one is a bust.
review-then-taken = Later in the turn, { $who } chooses “{ $best }”.
