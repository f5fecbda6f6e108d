# Said once, or when asked for: one-time tips, and what the signs on the table mean.

web-tip-read = Got it
web-tip-no-sound = No, thanks
web-tip-sound = Would you like to hear the cards, coins and dice?
web-tip-bust = Bust: two ships of the same color in the harbor. All its cards are discarded, and nobody may take anything this turn.
web-tip-tax = Tax increase: players with too many coins pay at once. Then whoever has the most swords, or the fewest points (see the card), gets 1 coin.
web-tip-passed = You can profit from others’ turns, too: you may take a card from their harbor if you can pay for it. Every card costs you 1 coin extra, even a ship.
web-tip-repel = You have enough swords: a repelled ship is discarded and cannot bust you. Your swords are not used up.
web-tip-fee = This is somebody else’s harbor: you may take a card, but you pay the active player 1 coin extra.
web-tip-expedition = You have the persons for an expedition: fulfill it for its points and coins. You give up those persons, and it does not count as a card taken.
web-sign-points = { $ending ->
    [yes] Shields are points: once somebody has { $n } and a fulfilled expedition, that round is the last.
   *[no] Shields are points: once somebody has { $n }, that round is the last.
}
web-sign-coins = Coins pay for persons and fees.
web-sign-swords = Swords repel ships: you need as many as the ship shows, and they are never used up.
web-sign-flag = The flag marks the active player, whose turn it is.
web-sign-colors = The five ship colors: those in the harbor are filled in. A second ship of the same color busts you.
web-sign-takes = The golden cards show how many cards may be taken: 1, or 2 with four ship colors, 3 with five. Each governor adds 1.
web-sign-pile = The cards lie face down; coins come from here, too. When the pile is used up, the discard pile is shuffled.
web-tip-dice-bust = Bust: the ship that was rolled is on the board already. Whoever rolled takes nothing, gets 2 crosses and crosses off a skull; the others may still take something.
web-tip-skull = Red skulls are crossed off from left to right and may cost points; green ones never do.
web-tip-wheel = Each wheel works once; this one is spent.
web-tip-island = An island is complete: you get its points, and its person helps you from now on.
web-tip-sudden = Sudden death is near: once you have 11 points, enough pieces on the board win you the game on your own turn.
web-sign-dice-points = Points: the first player with { $n } wins at once.
web-sign-dice-swords = Swords repel rolls: you need as many as both dice show together.
web-sign-dice-skulls = Skulls crossed off, and what the next one costs.
web-sign-dice-wheels = Circled wheels can be used, once each.
