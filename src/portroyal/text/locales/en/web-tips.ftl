# Said once, or when asked for: one-time tips, and what the signs on the table mean.

web-tip-read = Got it
web-tip-no-sound = No, thanks
web-tip-sound = Would you like to hear the cards, coins and dice?
web-tip-bust = Bust: two ships of the same color in the harbor. All its cards are discarded, and nobody may take anything this turn.
web-tip-tax = Tax increase: whoever is rich pays at once. Then, as the card says, the most swords or the fewest points get 1 coin.
web-tip-passed = Others’ turns bring you something, too: you may take a card from their harbor if you can pay for it. Each costs you 1 coin extra, even a ship.
web-tip-repel = You have enough swords: a repelled ship is discarded and cannot bust you. Your swords are not used up.
web-tip-fee = This is somebody else’s harbor: you may take a card, but you pay the active player 1 coin extra.
web-tip-expedition = You have the persons for an expedition: send them off and get its points and coins. It does not count as a card taken.
web-sign-points = Shields are points: whoever has { $n } brings the game to its last round.
web-sign-coins = Coins pay for persons and fees.
web-sign-swords = Swords repel ships: as many as the ship shows are needed, and they are never used up.
web-sign-flag = The flag marks the active player, whose turn it is.
web-sign-colors = The five ship colors: those that lie in the harbor are filled in. A second ship of the same color busts the turn.
web-sign-takes = The golden cards say how many cards may be taken: 1, with four colors 2, with five colors 3, and 1 more for each governor.
web-sign-pile = The cards lie face down; coins come from here, too. When the pile is used up, the discard pile is shuffled.
web-tip-dice-bust = Bust: the ship that was rolled is on the board already. Whoever rolled takes nothing and crosses off a skull; the others may still take something.
web-tip-skull = Red skulls are crossed off from left to right and may cost points; green ones never do.
web-tip-wheel = A wheel can be used once; now it is spent.
web-tip-island = An island is complete: you get its points and the help of its person from now on.
web-tip-sudden = Sudden death is near: with enough pieces on the board a player with this many points wins at once.
web-sign-dice-points = Points: the first player with { $n } wins at once.
web-sign-dice-swords = Swords repel what was rolled: as many are needed as the dice show together.
web-sign-dice-skulls = Skulls crossed off, and what the next one costs.
web-sign-dice-wheels = Circled wheels can be used, once each.
web-sign-dice-takes = Below the board: the more pieces lie there, the more may be taken by whoever stops; skulls shown there are crossed off.
