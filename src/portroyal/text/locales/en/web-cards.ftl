# The card table in the browser.

web-cards-round = Round { $n }
web-cards-last-round = Last round
web-cards-bust = Bust!
web-cards-colors = Ship colors: { $n } of 5.{ web-cards-stopping }
web-cards-stopping = { $takes ->
    [0] {""}
    [one] {" "}If you stop, you may take 1 card.
   *[other] {" "}If you stop, you may take up to { $takes } cards.
}
web-cards-takes-left = Left to take: { cards }
web-cards-line = { $card } ({ $facts })
web-cards-waiting = waiting to be repelled or let in
web-cards-tile = { $n ->
    [one] { $card }, { $points }
   *[other] { $n } × { $card }, { $points } in all
}

# What taking a card means now.
web-cards-hire = Hire { $card } for { $n ->
    [0] nothing
   *[other] { coins }
}
web-cards-trade = Trade with { $card } for { $n ->
    [0] no coins
   *[other] { coins }
}
web-cards-trade-kept = Trade with { $card } for { $n ->
    [0] no coins
   *[other] { coins }
} and { $points }
web-cards-fulfil = Fulfill the expedition: { $facts }
web-cards-why-coins = { $n ->
    [0] you have no coins
   *[other] you have only { coins }
}
web-cards-why-takes = you may not take any more this time
web-cards-why-phase = not right now
web-cards-why-turn = only on your own turn
web-cards-why-persons = you do not have these persons
web-cards-no-fee = you cannot pay the active player 1 coin

# Piles.
web-cards-draw-pile = Draw pile: { cards }
web-cards-draw-from = Reveal the next card; draw pile: { cards }
web-cards-discard-pile = Discard pile: { cards }
web-cards-odds = { $percent }% bust

# Players.
web-cards-seat = { $who }: { $points }, { $coins }, { $swords }
web-cards-active = active player
web-cards-away = not connected
web-cards-display = Display: { $who }
web-cards-no-persons = no cards in the display yet
web-cards-player = Player
web-cards-points = Points
web-cards-coins = Coins

# The question of the moment.
web-cards-ask-first = Your turn: reveal the first card.
web-cards-ask-next = Reveal another card, or stop?
web-cards-ask-no-card = There are no cards left to reveal. You can only stop.
web-cards-ask-repel = { $card } sails in. Repel it?
web-cards-ask-bust = A second { color } ship! Repel it?
web-cards-ask-trade = { $n ->
    [one] Take a card: pick one that is lit. Or pass.
   *[other] Take up to { $n } cards: pick one that is lit. Or pass.
}
web-cards-ask-trade-fee = { $n ->
    [one] Take a card: pick one that is lit. You pay { $to } 1 coin. Or pass.
   *[other] Take up to { $n } cards: pick one that is lit. You pay { $to } 1 coin for each. Or pass.
}
web-cards-ask-fulfil = You have taken all you can. Fulfill an expedition, or pass.
web-cards-then-takes = { $n ->
    [0] nothing you can take
    [one] take 1 card
   *[other] take up to { $n } cards
}
web-cards-wait-discover = { $you ->
    [yes] You are revealing cards…
   *[no] { $who } is revealing cards…
}
web-cards-wait-repel = { $you ->
    [yes] You are looking at the ship: repel it or let it in?
   *[no] { $who } is looking at the ship: repel it or let it in?
}
web-cards-wait-trade = { $you ->
    [yes] You are trading and hiring…
   *[no] { $who } is trading and hiring…
}
web-cards-over = The game is over.

# The log names the cards that made a number.
web-log-traders = { $n } from the ship and { $traders } from { $you ->
    [yes] your
   *[no] their
} { $traders ->
    [one] trader
   *[other] traders
}.
web-log-discount = It costs { $cost }, less { $n } for { $you ->
    [yes] your
   *[no] their
} { $n ->
    [one] mademoiselle
   *[other] mademoiselles
}.
# Why somebody gets nothing.
web-cards-passed-coins = You take no card this time: with { $n ->
    [0] no coins
   *[other] { coins }
} you cannot pay for anything in the harbor.
web-cards-passed-empty = You take no card this time: there are no cards left in the harbor.
web-cards-odds-none = Nobody is revealing cards now, so there are no odds to show.
