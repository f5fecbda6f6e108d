# The US edition's terms within the rules.

-person = character
-persons = characters
-expedition = mission
-expeditions = missions
-points = influence points
-swords = combat strength
-color = flag
-colors = flags
-draw-pile = draw deck

rules-head-discover = Your turn: Discovery
rules-head-expeditions = Missions
rule-start = Shuffle the cards and deal 3 coins to everybody, face down. Decide who goes first, or draw lots. That player is the starting player and takes the first turn as the active player. After every turn, the next player clockwise becomes active.
rule-expedition-card = A mission goes beside the harbor and stays there until somebody completes it.
rule-repel = If your combat strength is at least that of a ship, you may repel it: discard it and carry on. Your combat strength is never spent. You can repel only the ship you have just revealed, before it goes into the harbor.
rule-ship = A ship goes into the harbor, too. It shows the coins it pays and the combat strength it takes to repel it.
rule-goal = You are a merchant in Port Royal. On your turn you reveal cards one after the other, and you may stop whenever you like. Ships bring coins; { -persons } cost coins and help you for the rest of the game. A second ship under the same { -color } ends your turn, and you come away with nothing.
rule-repel-choice = You never have to repel. You may even let a second ship under the same { -color } in and bust on purpose.
rule-tax = A tax increase takes effect at once: every player with 12 coins or more discards half of them, rounded down. Then, depending on the card, whoever has the most combat strength or the fewest influence points gets 1 coin; if several players are tied, each of them gets one, even if they are tied at zero. Then your turn goes on.
rule-takes = Once you have stopped, you are the first to take cards. The number of different flags in the harbor determines how many you may take:
rule-takes-colors = Flags in the harbor
rule-skills-small = Add up the combat strength of all your sailors and pirates.
rule-expedition-how = On your own turn, any time before the others get their chances, you may complete an open mission: discard the characters it asks for from your display, take the card with its influence points, and gain its coins. You may do so as often as you can.
rule-expedition-five = With five players, one more mission is open from the start. With fewer players it stays in the box.
rule-wholesaler = A ship you trade with pays its coins as usual. But if you have a wholesaler with its flag, you do not discard it: tuck it under the wholesaler. It is worth 1 influence point.
rule-win = Whoever has the most influence points wins. If players are tied, the coins decide; if they are still tied, they share the victory.
rule-variant = A variant for experienced players: the end of the game is triggered only by somebody with { $n } influence points and a completed mission, and only players who have completed one can win.
ruling-expedition = No mission can be completed after a bust, nor while the others have their chances.
ruling-jack = When you complete a mission, you must use the characters it names before any jack of all trades.
ruling-variant = In the variant, only players with a completed mission can win; if nobody has one, nobody wins.
rule-skills = Skills add up: two traders with the same flag bring 2 more coins, two mademoiselles take 2 coins off the price, and each governor, admiral and jester counts. But a character never costs less than 0.
rule-combined = For the combined game, shuffle 20 cards from unterwegs into the base deck: those with two nails above the shield, that is, one wholesaler for each flag, 5 passengers and 10 ships. Everything else is as in the base game.
ruling-wholesaler = A second wholesaler with the same flag does not make a ship worth more.
