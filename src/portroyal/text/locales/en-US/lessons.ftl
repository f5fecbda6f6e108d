# The first voyages in the words of the US edition.

lesson-do-fulfil = Complete the mission
lesson-cards-goal = Your goal: have the most influence points at the end. The game ends with the round in which somebody reaches 12. You get points for the characters you hire and the missions you complete.
lesson-cards-try = An American ship. If a second ship under the same flag comes up, you bust. The button shows how likely that is. Be bold: reveal one more.
lesson-cards-bust = American again: bust! All cards in the harbor are discarded, your turn is over, and nobody gets anything. So stop in time.
lesson-cards-stop = Your turn. After stopping you may take one card; with ships under four different flags in the harbor, two; with all five flags, three. Reveal seven cards, then stop.
lesson-cards-stop-otherwise = Keep revealing until ships under all five flags are in the harbor, and then stop: from then on any ship would be a bust.
lesson-cards-price = Three cards are yours to take. A ship pays you the coins at its top left and leaves; a character costs the coins at its bottom left, stays with you and is worth the points on its red shield. Take the British ship, then hire the sailor and the admiral.
lesson-cards-price-otherwise = Take the marked card: with the 4 coins from the British ship you can pay for both the sailor and the admiral.
lesson-cards-repel = A second British ship! But it shows a combat strength of only 1 (top right), and your sailor has 1, so you can repel it: it is discarded, and you don’t bust. Combat strength is never used up. Then reveal another card.
lesson-cards-expedition = A mission. It stays beside the harbor until a player, on their own turn, completes it with the characters it asks for: two settlers for 4 influence points and 2 coins. Keep revealing: settlers will come.
lesson-cards-expedition-otherwise = Two settlers and all five flags are still to come, and this deck will not let you bust: keep revealing.
lesson-cards-admiral = Your admiral pays you 2 coins if there are at least five cards in the harbor when you start taking cards. So stop, take the Spanish ship for its coins, then hire both settlers.
lesson-cards-admiral-otherwise = Stop, take the Spanish ship for its 4 coins, and with them pay for both settlers.
lesson-cards-fulfil = Now you have both settlers: complete the mission. You get 4 influence points and 2 coins, but give up the settlers and their 2 points: a net gain of 2 points.
lesson-cards-fulfil-otherwise = It costs you two settlers worth 1 point each and gives 4 points: complete it.
lesson-port-royal-end = You have 6 influence points. When somebody reaches 12, the round is played out; then whoever has the most points wins, and coins break ties.
lesson-unterwegs-goal = Unterwegs plays like Port Royal, only faster: the game ends at 8 influence points, there are no missions, and a tax increase cuts everybody down to 8 coins.
lesson-small-hire = { $name } hired a passenger: passengers have no skill and are just worth points. The wholesaler keeps ships under one flag for you. With the fee it costs 7: hire it.
lesson-small-hire-otherwise = You have just enough coins, and the wholesaler will bring you a point with every ship under its flag: hire it.
lesson-small-kept = When you take a ship under your wholesaler’s flag, you get its coins as usual and keep the ship for 1 influence point. Reveal, stop, and take the ship.
lesson-small-kept-otherwise = This ship flies the wholesaler’s flag: stop and take it, for a coin and a point.
lesson-combined-goal = The combined game is Port Royal with twenty cards from unterwegs: wholesalers, passengers and ships. Missions, taxes and the 12 influence points stay the same.
lesson-combined-hire = Two new characters: a passenger has no skill and is just worth points; a wholesaler keeps ships under one flag for you. With the fee it costs 7: hire it.
lesson-combined-hire-otherwise = You have just enough coins, and the wholesaler will bring you a point with every ship under its flag: hire it.
lesson-unterwegs-end = The ship is tucked under your wholesaler, worth 1 influence point. When somebody reaches 8 influence points, the round is played out; then whoever has the most points wins.
lesson-combined-end = The ship is tucked under your wholesaler, worth 1 influence point. Everything else is as in Port Royal.
