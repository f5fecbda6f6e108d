# The US edition's terms in the browser game.

web-game-port-royal = The card game. Push your luck in the harbor, trade with ships, hire characters, complete missions. 2 to 5 players, about 30 minutes.
web-game-combined = Both card games in one deck: missions and wholesalers, for those who know the base game. 2 to 5 players.
web-option-expedition = To win, you need a completed mission
web-end-why-expedition = { points } and a completed mission triggered the end of the game, and the round was played out. Only those who have completed a mission can win.
web-end-points = Influence points
web-end-tie = Influence points were tied, so the coins decided.
web-odds-new-color = a ship under a new flag
web-odds-person = a character
web-odds-expedition = a mission
web-end-persons = characters { $n }
web-end-expeditions = missions { $n }
web-numbers-kind-expedition = Missions
