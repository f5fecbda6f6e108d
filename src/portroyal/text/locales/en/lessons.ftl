# The first voyages: guided games (lessons/*.toml). $name is the opponent.

lesson-go-on = Go on
lesson-place = { $n } of { $all }
lesson-wait = { $name } is playing: watch.
lesson-do-draw = Draw a card
lesson-do-stop = Stop
lesson-do-take = Take the marked card
lesson-do-repel = Repel the ship
lesson-do-fulfil = Fulfill the expedition
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
lesson-cards-price = Three cards are yours to take. A ship pays you its coins and leaves; a person costs its price, stays with you and counts its points. Take the blue ship, then hire the sailor and the admiral.
lesson-cards-price-otherwise = Take the marked card: with the 4 coins of the blue ship you can pay for both the sailor and the admiral.
lesson-cards-paid = { $name } took a ship from your harbor, paid you 1 coin for it, and then went bust. It is your turn: draw two cards.
lesson-cards-paid-otherwise = One card is not much yet: draw another.
lesson-cards-repel = A second blue ship! But your sailor has 1 sword and this ship has no more than that, so you can repel it: it is gone, and you have not bust. Then draw on.
lesson-cards-repel-otherwise = If you let it in, you bust; stopping would be too early. Repel it, then draw another card.
lesson-cards-expedition = An expedition. It stays beside the harbor until a player, in their own turn, hands in the persons it asks for: two settlers for 4 points and 2 coins. Draw on: settlers will come.
lesson-cards-expedition-otherwise = Two settlers and all five colors are still to come, and this deck will not let you bust: draw on.
lesson-cards-admiral = Your admiral pays you 2 coins whenever at least five cards lie in the harbor as you begin to take. So stop, take the yellow ship for its coins, then hire both settlers.
lesson-cards-admiral-otherwise = Stop, take the yellow ship for its 4 coins, and with them pay for both settlers.
lesson-cards-fulfil = Now you have both settlers: fulfill the expedition. They leave your crew, and you get its 4 points and 2 coins.
lesson-cards-fulfil-otherwise = It costs you two settlers of 1 point each and gives 4 points: fulfill it.
lesson-port-royal-end = You have 6 points. As soon as somebody has 12, the round is played to its end; then the most points win, and coins decide between equals.
