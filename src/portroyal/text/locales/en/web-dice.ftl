# The chart table of the dice game in the browser.

web-dice-table = Chapter { $chapter }, { $chart }, round { $n }
web-dice-seats = Players
web-dice-seat = { $who }: { $points }, { $swords }, { $skulls }
web-dice-active = active player
web-dice-open = Show the sheet
web-dice-sheet-of = Sheet: { $who }
web-dice-chart-of = Sea chart “{ $chart }”: { $who }
web-dice-map-lost = The sea chart could not be loaded. The game goes on: everything can be played with the buttons.

web-dice-ask-roll = Your turn: roll the dice.
web-dice-ask-again = Roll again, or stop?
web-dice-dice = Dice: { $roll }
web-dice-no-dice = The dice have not been rolled yet.
web-dice-worth = { $n }×
web-dice-printed = printed there: { $gives }
# What a piece on the board gives the one who decides, told to the others.
web-dice-for = for { $who }: { $gives }
web-dice-wait-start = { $you ->
    [yes] You are choosing a start island.
   *[no] { $who } is choosing a start island.
}
web-dice-wait-discover = { $you ->
    [yes] You are rolling.
   *[no] { $who } is rolling.
}
web-dice-wait-trade = { $you ->
    [yes] You may take a piece.
   *[no] { $who } may take a piece.
}
web-dice-wait-cross = { $you ->
    [yes] You are marking fields.
   *[no] { $who } is marking fields.
}
web-dice-wait-over = The game is over.

web-dice-places = Where you can go; use the arrow keys to move around
web-dice-field = { $kind } { $name }
web-dice-zoom-in = Zoom in
web-dice-zoom-out = Zoom out
web-dice-island = { $island }: { $person }, { dice-points } ({ $skill }); { $done }

web-dice-sudden = wins at once with { pieces } on the board
web-dice-sudden-short = wins with { $n }
web-dice-sudden-who = { $you ->
    [yes] Sudden death: with { pieces } on the board, you win at once.
   *[no] Sudden death: with { pieces } on the board, { $who } wins at once.
}

web-dice-skulls-said = { $struck } of { $all } crossed off; the next one costs { $next ->
    [0] no points
    [one] { $next } point
   *[other] { $next } points
}.
web-dice-skulls-full = { $all ->
    [one] The only skull is
   *[other] All { $all } skulls are
} crossed off; further skulls do nothing.
web-dice-green-said = Green skulls: { $struck } of { $all } crossed off.
web-dice-wheels-said = { hue-name }: { $circled } circled, { $spent } crossed out, { $free } free.
web-dice-nobody = Nobody hired yet.
web-dice-islands = { $n ->
    [one] 1 incomplete island
   *[other] { $n } incomplete islands
}
web-dice-finds = Treasures and orders
web-dice-filled = marked

web-dice-moment-bust = Bust!
web-dice-moment-repel = Repelled!
web-dice-moment-sudden-death = Sudden death!
web-dice-moment-treasure = A treasure! +{ $n }
web-dice-moment-order = Order marked! +{ $n }
web-dice-moment-island = { $island } complete! +{ $n }

web-dice-near = near { $island }
web-dice-does-wheel = a circled yellow, orange or blue wheel is given up

web-dice-odds-next = The next roll
web-dice-odds-after = The roll after this one
web-sign-dice-takes = Below the board: how many pieces may be taken after stopping. The more on the board, the more you may take; any skulls shown are crossed off.
web-dice-odds-none = Nobody is rolling now, so there are no odds to show.
web-dice-odds-why = Worked out exactly from the board, the swords and the wheels. Dice have no memory.

web-dice-cut = Your words for the dice
web-dice-cut-more = Whatever you type here goes into every roll of the game, so that nobody can rig it. Your browser adds a few random letters that nobody can guess.
web-dice-cutting = Everybody is choosing some words for the dice…

web-dice-did = { $who }: { $deeds }
web-dice-did-stop = stopped with { pieces }
web-dice-did-bust = busted
web-dice-did-take = took { $pieces }
web-dice-did-again = { $piece } ({ $n }×)
web-dice-did-island = { $island } complete (+{ $n })
web-dice-did-order = an order (+{ $n })

web-dice-score-islands = islands
web-dice-score-treasures = treasures
web-dice-score-green = green wheels
web-dice-score-orders = orders
web-dice-score-skulls = skulls
web-dice-next-chapter = On to chapter { $n }: { $title }
# Why somebody gets nothing.
web-dice-passed = You take nothing this time: there is nothing left on the board for you.
