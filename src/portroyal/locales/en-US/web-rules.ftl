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

rules-head-expeditions = Missions
rule-expedition-card = A mission is laid beside the harbor and stays there until somebody completes it.
rule-repel = If your combat strength is at least that of the ship, you may repel it: it is discarded, and you carry on. Combat strength is never spent. Only the ship just revealed can be repelled, before it is laid down.
rule-ship = A ship is laid into the harbor, too. It shows the coins it pays and the combat strength needed to repel it.
rule-tax = A tax increase strikes at once: whoever has 12 coins or more discards half of them, rounded down. Then 1 coin each goes to those with the greatest combat strength, or to those with the fewest influence points, as the card says. The turn goes on.
rule-goal-points = The first to reach { $n } influence points calls the end; most influence points win.
rule-expedition-how = On your own turn, at any moment before the others have their chances, you may complete an open mission: discard the characters it asks for from your display, take the card with its influence points, and gain its coins. There is no limit.
rule-variant = An option for experienced players: the end is called only with { $n } influence points and a completed mission, and only those who have completed one can win.
ruling-expedition = No mission is completed after a bust, nor while the others have their chances.
ruling-jack = Exact characters are given for a mission before a jack of all trades.
ruling-variant = With the option, nobody wins without a completed mission, even if nobody has one.
