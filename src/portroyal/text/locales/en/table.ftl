# The table as text, and the final score.

table-seat = { $coins } · { $points } · { $swords }
table-round = Round { $round } · draw pile: { $draw } · discard pile: { $discard }
table-last-round = The end of the game has been triggered: this is the last round.
table-harbor-empty = The harbor is empty.
table-harbor = Harbor: { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $colors ->
    [0] no ships
    [one] ships of 1 color
   *[other] ships of { $colors } colors
}
table-expeditions = Expeditions
table-ships = kept ships: { $ships }

score-reason-points = Final score
score-reason-no-cards = Nobody could reveal a card anymore. Final score
score-reason-cap = The last possible round is over. Final score
score-reason-sudden-death = Sudden death! Final score
score-winner = { $you ->
    [yes] You win!
   *[no] { $who } wins.
}
score-winner-coins = { $you ->
    [yes] You win the tiebreaker on coins!
   *[no] { $who } wins the tiebreaker on coins.
}
score-shared = A shared victory for { $names }.
score-nobody = Nobody has fulfilled an expedition, so nobody wins.
