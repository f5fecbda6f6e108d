# What happens at the table, told in the order of the rules. `you` is `yes` where the reader is the one who acts.

list-and = { $most } and { $last }
list-or = { $most } or { $last }
list-item-you = you
list-to-you = you

event-deal = Everybody begins with { coins }.
event-turn = Round { $n }: { $you ->
    [yes] your turn
   *[no] { $who }’s turn
}
event-reveal = { $you ->
    [yes] You reveal { $card } ({ $facts }).
   *[no] { $who } reveals { $card } ({ $facts }).
}
event-repel = { $you ->
    [yes] You repel the ship; it is discarded.
   *[no] { $who } repels the ship; it is discarded.
}
event-keep = { $you ->
    [yes] You let it sail into the harbor.
   *[no] { $who } lets it sail into the harbor.
}
event-bust = Bust! A second { color } ship: the whole harbor is discarded ({ cards }), and nobody trades or hires this turn.
event-sweep = { $n ->
    [one] 1 card is left in the harbor and is discarded.
   *[other] { $n } cards are left in the harbor and are discarded.
}
event-tax = { $you ->
    [yes] You pay { coins } in taxes.
   *[no] { $who } pays { coins } in taxes.
}
event-relief = { $n ->
    [one] 1 coin for { $names }.
   *[other] 1 coin each for { $names }.
}
event-stop = { $you ->
    [yes] You stop { $n ->
        [0] with an empty harbor.
       *[other] with { cards } in the harbor.
    }
   *[no] { $who } stops { $n ->
        [0] with an empty harbor.
       *[other] with { cards } in the harbor.
    }
}
event-admiral = { $you ->
    [yes] Admiral bonus: { coins } for you.
   *[no] Admiral bonus: { coins } for { $who }.
}
event-jester = { $you ->
    [yes] Jester bonus: { coins } for you.
   *[no] Jester bonus: { coins } for { $who }.
}
event-trade = { $you ->
    [yes] You trade with { $card } and get { coins }.
   *[no] { $who } trades with { $card } and gets { coins }.
}
event-trade-kept = { $you ->
    [yes] You trade with { $card }, get { coins } and keep the ship for 1 point.
   *[no] { $who } trades with { $card }, gets { coins } and keeps the ship for 1 point.
}
event-hire = { $you ->
    [yes] You hire { $card } for { $n ->
        [0] nothing.
       *[other] { coins }.
    }
   *[no] { $who } hires { $card } for { $n ->
        [0] nothing.
       *[other] { coins }.
    }
}
event-fee = { $to_you ->
    [yes] 1 coin goes to you.
   *[no] 1 coin goes to { $to }.
}
event-pass = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
event-fulfil = { $you ->
    [yes] You fulfill an expedition with { $persons }: { $points } and { coins }.
   *[no] { $who } fulfills an expedition with { $persons }: { $points } and { coins }.
}
event-shuffle = The draw pile is used up: the discard pile ({ cards }) is shuffled and becomes the new one.
event-end-called = { $you ->
    [yes] You have { points }! This round will be played out, and then the game is over.
   *[no] { $who } has { points }! This round will be played out, and then the game is over.
}
event-over = { $n ->
    [one] The game is over after 1 round.
   *[other] The game is over after { $n } rounds.
}
