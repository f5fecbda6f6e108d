# The first voyages: guided games (lessons/*.toml). $name is the opponent.

lesson-go-on = Go on
lesson-place = { $n } of { $all }
lesson-wait = { $name } is playing: watch.
lesson-do-draw = Draw a card
lesson-do-stop = Stop
lesson-do-take = Take what is marked
lesson-do-repel = Repel it
lesson-do-fulfil = Fulfill the expedition
lesson-do-roll = Roll the dice
lesson-do-start = Choose the marked island
lesson-do-cross = Mark a field there
lesson-end = You know the game now!
lesson-end-play-on = Play this game on
lesson-end-new = Begin a game of your own
lesson-end-rules = All the rules

# The card game
lesson-cards-goal = Your goal: have the most points when somebody has reached 12. The persons you hire and the expeditions you fulfill bring them.
lesson-cards-reveal = In your turn you draw cards into the harbor, face up and one after the other, for as long as you dare.
lesson-cards-reveal-otherwise = A turn begins with a card: draw one.
lesson-cards-try = A red ship. If a second ship of the same color comes, you bust. Be bold: draw one more.
lesson-cards-try-otherwise = You could stop here and take this ship. But let us see what can happen: draw one more.
lesson-cards-bust = Red again: bust! The harbor is swept empty, your turn is over, and nobody gets anything. That is why one stops in time.
lesson-cards-fee = { $name } stopped in time and hired a sailor. After that each other player may take one card, too, and pays 1 coin to the player whose turn it is. This ship gives you 4 coins, so 3 remain: take it.
lesson-cards-fee-otherwise = Nobody has to take a card. But this one gives 4 coins and costs you only 1: take it.
lesson-cards-stop = Your turn. How many cards you may take depends on the ships: four colors in the harbor allow two cards, five colors three, fewer only one. Draw seven cards, then stop.
lesson-cards-stop-otherwise = Draw until ships of all five colors lie here, and then stop: from then on any ship would be a bust.
lesson-cards-price = Three cards are yours to take. A ship pays you the coins at its top left and leaves; a person costs the price at its bottom left, stays with you and counts the points on its red shield. Take the blue ship, then hire the sailor and the admiral.
lesson-cards-price-otherwise = Take the marked card: with the 4 coins of the blue ship you can pay for both the sailor and the admiral.
lesson-cards-paid = { $name } took a ship from your harbor, paid you 1 coin for it, and then went bust. It is your turn: draw two cards.
lesson-cards-paid-otherwise = One card is not much yet: draw another.
lesson-cards-repel = A second blue ship! But your sailor has 1 sword, and the ship (top right) has no more, so you can repel it: it is gone, and you have not bust. Then draw on.
lesson-cards-repel-otherwise = If you let it in, you bust; stopping would be too early. Repel it, then draw another card.
lesson-cards-expedition = An expedition. It stays beside the harbor until a player, in their own turn, hands in the persons it asks for: two settlers for 4 points and 2 coins. Draw on: settlers will come.
lesson-cards-expedition-otherwise = Two settlers and all five colors are still to come, and this deck will not let you bust: draw on.
lesson-cards-admiral = Your admiral pays you 2 coins whenever at least five cards lie in the harbor as you begin to take. So stop, take the yellow ship for its coins, then hire both settlers.
lesson-cards-admiral-otherwise = Stop, take the yellow ship for its 4 coins, and with them pay for both settlers.
lesson-cards-fulfil = Now you have both settlers: fulfill the expedition. They leave your crew, and you get its 4 points and 2 coins.
lesson-cards-fulfil-otherwise = It costs you two settlers of 1 point each and gives 4 points: fulfill it.
lesson-port-royal-end = You have 6 points. As soon as somebody has 12, the round is played to its end; then the most points win, and coins decide between equals.

# The Dice Game
lesson-dice-goal = Your goal: be the first to reach 20 points. You get them for islands on your own sea chart: fill all fields of an island, and its points and its person are yours.
lesson-dice-start = Four islands lie around the start. You begin with a few fields marked; choose one of the four for one more: take Maravilla, the sailor’s island.
lesson-dice-start-otherwise = Each of the four would do, but this voyage goes by way of Maravilla: choose it.
lesson-dice-roll = In your turn you roll two dice, a color and a letter, as often as you dare. Together they name a space on the board.
lesson-dice-roll-otherwise = A turn begins with a roll: roll the dice.
lesson-dice-ship = Green B: the green ship goes to column B. The number under the letter says how many crosses a ship gives: 2. But if you roll a ship that is on the board already, you bust. Roll again.
lesson-dice-ship-otherwise = With one piece on the board you would have to cross off two skulls: roll again.
lesson-dice-wheel = A wheel space: the yellow wheel goes there. Wheels never make you bust: rolled again, they only leave the board. Roll once more.
lesson-dice-wheel-otherwise = With two pieces on the board you would have to cross off a skull: roll once more.
lesson-dice-stop = The more pieces, the better: with 3 or 4 you may take one, with 5 two, with 6 three. With 1 or 2 you take one, too, but must cross off skulls. You have three: stop.
lesson-dice-stop-otherwise = Three pieces are enough for now: stop, before a ship comes twice.
lesson-dice-skull = The blue ship in column C gives 3 crosses, but its space shows a skull: you cross off one of the skulls on your sheet. The first ones are free, later ones cost points. Take the ship.
lesson-dice-skull-otherwise = Take the blue ship: it gives most crosses, and your first skulls cost nothing.
lesson-dice-crosses = Each cross marks a field of your chart: on the four start islands, or next to a field that is marked already. Other islands are reached by sea. Mark three fields on Maravilla.
lesson-dice-crosses-otherwise = Stay on Maravilla: the sooner an island is full, the sooner its person helps you.
lesson-dice-second = Then each other player takes one piece: { $name } has taken a ship. With two players, you now take once more: a wheel is kept on your sheet until you spend it; this one doubles the crosses of a yellow ship.
lesson-dice-second-otherwise = Nobody has to take a piece, but a wheel will be useful later: take it.
lesson-dice-island = In the turn of { $name } you, too, may take one piece, even after a bust. Take the red ship, and with its 3 crosses fill Maravilla.
lesson-dice-island-otherwise = Take the red ship, then mark the last three fields of Maravilla: a full island gives its points and its person.
lesson-dice-person = The island is full: you have its point and its person, a sailor with 1 sword. What a person can do helps you for the rest of the game. Now it is your turn: roll twice.
lesson-dice-person-otherwise = One ship is not enough: roll once more.
lesson-dice-repel = The yellow ship is on the board already, so you would bust: take nothing but 2 crosses, and cross off a skull. But both dice together show 1 sword, and your sailor has as many: repel the roll.
lesson-dice-repel-otherwise = If you resolve this roll, you bust: repel it. Swords can be used again and again.
lesson-dice-1-end = The roll is void, and you may roll on or stop. Whoever has 20 points first wins at once. With 11 or more points you even win at the moment when enough pieces lie on the board in your turn.
