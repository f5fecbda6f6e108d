# Tips and signs in the words of the US edition.

web-tip-bust = Bust: two ships under the same flag in the harbor. All its cards are discarded, and nobody may take anything this turn.
web-tip-tax = Tax increase: players with too many coins pay at once. Then whoever has the most combat strength, or the fewest influence points (see the card), gets 1 coin.
web-tip-repel = You have enough combat strength: a repelled ship is discarded and cannot bust you. Your strength is not spent.
web-tip-expedition = You have the characters for a mission: complete it for its influence points and coins. You give up those characters, and it does not count as a card taken.
web-sign-points = { $ending ->
    [yes] Shields are influence points: once somebody has { $n } and a completed mission, that round is the last.
   *[no] Shields are influence points: once somebody has { $n }, that round is the last.
}
web-sign-coins = Coins pay for characters and fees.
web-sign-swords = Combat strength repels ships: you need as much as the ship shows, and it is never spent.
web-sign-colors = The five flags: those in the harbor are filled in. A second ship under the same flag busts you.
web-sign-takes = The golden cards show how many cards may be taken: 1, or 2 with four flags, 3 with five. Each governor adds 1.
web-sign-pile = The cards lie face down; coins come from here, too. When the deck is used up, the discard pile is shuffled.
web-sign-flag = The pennant marks the active player, whose turn it is.
