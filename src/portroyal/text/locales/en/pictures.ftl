# The words in a picture of a card game’s table.

picture-round = round
picture-harbor = harbor
picture-draw = draw pile
picture-discard = discard pile
picture-expedition = expedition
picture-expeditions = expeditions
picture-active = active player
picture-decider = deciding
picture-start = start player
picture-revealed = repel it?
picture-takes-left = cards to take
picture-end-called = last round
picture-winners = winners
picture-coins = coins
picture-points = points
picture-swords = swords
picture-ships = kept ships
picture-seat = seat
picture-discover = Discover
picture-repel = Repel
picture-trade = Trade & Hire
picture-over = the end
