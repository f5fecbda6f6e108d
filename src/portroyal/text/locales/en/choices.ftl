# The choices of a player: short words to type, what each costs and brings, and what `?` explains.

word-draw = reveal
word-stop = stop
word-repel = repel
word-keep = let in
word-pass = pass
label-trade = trade with { $card }
label-hire = hire { $card }
label-fulfil = expedition { $needs }

ask-harbor = In the harbor: { $cards }.
ask-repel = { $card } sails in. You have enough swords to repel it.
ask-repel-bust = { $card } sails in, and there is already { a-color } ship in the harbor! You have enough swords to repel it.
ask-trade = Trade & Hire: { $n ->
    [0] nothing left to take
    [one] you may take 1 card
   *[other] you may take { $n } cards, one after the other
}; you have { $coins }.

choice-draw = reveal the next card; { $risk }
choice-draw-risk = { $n ->
    [0] no card can bust you
    [one] 1 of { $total } cards busts ({ $percent }%)
   *[other] { $n } of { $total } cards bust ({ $percent }%)
}{ $repelled ->
    [0] {""}
   *[other] { $n ->
        [0] ; you can repel { $repelled }
       *[other] ; { $repelled } more can be repelled
    }
}
choice-stop = { $n ->
    [0] there is nothing you can take
    [one] and trade: you may take 1 card
   *[other] and trade: you may take { $n } cards
}
choice-repel = the ship is discarded, and the turn goes on
choice-keep = the ship comes into the harbor
choice-keep-bust = you bust
choice-pass = take nothing more
choice-free = free
choice-pay = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
choice-hire = { $price } for { $gains }
choice-gain = { $n ->
    [one] 1 coin for you
   *[other] { $n } coins for you
}
choice-trade-kept = { $gain } and { $points }, because your wholesaler keeps the ship
choice-fulfil = discard { $persons }; { $points } and { $coins }
choice-too-dear = Too expensive for you now: { $cards }
part-cost = cost { $n }
part-discount = { $n } off
part-price = price { $n }
part-fee = { $n } for { $to }
part-ship = ship { $n }
part-trader = traders +{ $n }
part-admiral = admirals +{ $n }
part-jester = jesters +{ $n }
part-reward = reward { $n }

help-draw = Reveal the top card of the draw pile. Persons and ships go into the harbor; a second ship of the same color that you do not repel ends your turn, and you get nothing.
help-stop = Stop revealing. You take cards first; then each other player may take one and pays you 1 coin for it. With ships of 4 colors in the harbor you may take 2 cards; with 5 colors, 3. Each governor allows its owner one card more, even out of turn.
help-repel = You have at least as many swords as the ship shows: it goes to the discard pile. Swords are not used up.
help-keep = The ship comes in. If a ship of its color is already in the harbor, you bust.
help-pass = You take nothing more; the cards are left for the others.
help-take = You trade with a ship for its coins; you hire a person for the cost shown.
help-cards = The cards on the table:
help-fulfil = Discard the persons it asks for; the card with its points is yours. What it asks for and gives:

unclear-number = Choose a number from 1 to { $n }.
unclear-several = That could mean { $choices }. Type the number of the one you mean.
unclear-nothing = That is not among the choices. Type a number or a word from the list, or ? for help.
