# The first voyages: guided games (lessons/*.toml). $name is the opponent.

lesson-go-on = Next
lesson-place = { $n } of { $all }
lesson-wait = { $name } is playing: watch.
lesson-do-draw = { $n ->
    [one] Reveal a card
   *[other] Reveal a card ({ $n } to go)
}
lesson-do-stop = Stop
lesson-do-take = Take what is marked
lesson-do-repel = Repel it
lesson-do-fulfil = Fulfill the expedition
lesson-do-roll = { $n ->
    [one] Roll the dice
   *[other] Roll the dice ({ $n } to go)
}
lesson-do-start = Choose the marked island
lesson-do-cross = { $n ->
    [one] Mark a field there
   *[other] Mark a field there ({ $n } to go)
}
lesson-end = Now you can play!
lesson-end-play-on = Keep playing this game
lesson-end-new = Start a game of your own
lesson-end-rules = All the rules
lesson-kept =
    Your voyage has been saved. Continue with:
    portroyal learn { $lesson }

# The card game
lesson-cards-goal = Your goal: have the most points at the end. The game ends with the round in which somebody reaches 12. You get points for the persons you hire and the expeditions you fulfill.
lesson-cards-reveal = On your turn you reveal cards into the harbor, one after the other, for as long as you dare.
lesson-cards-reveal-otherwise = A turn begins with a card: reveal one.
lesson-cards-try = A red ship. If a second ship of the same color comes up, you bust. The button shows how likely that is. Be bold: reveal one more.
lesson-cards-try-otherwise = You could stop here and take this ship. But let’s see what can happen: reveal one more.
lesson-cards-bust = Red again: bust! All cards in the harbor are discarded, your turn is over, and nobody gets anything. So stop in time.
lesson-cards-fee = { $name } stopped in time and hired a sailor. Now the other players, in turn, may each take one card, but must pay 1 coin to the player whose turn it is. This ship gives you 4 coins; with the fee paid, you have 3 more than before: take it.
lesson-cards-fee-otherwise = Nobody has to take a card. But this one gives 4 coins and costs you only 1: take it.
lesson-cards-stop = Your turn. After stopping you may take one card; with ships of four different colors in the harbor, two; with all five colors, three. Reveal seven cards, then stop.
lesson-cards-stop-otherwise = Keep revealing until ships of all five colors are in the harbor, and then stop: from then on any ship would be a bust.
lesson-cards-price = Three cards are yours to take. A ship pays you the coins at its top left and leaves; a person costs the coins at its bottom left, stays with you and is worth the points on its red shield. Take the blue ship, then hire the sailor and the admiral.
lesson-cards-price-otherwise = Take the marked card: with the 4 coins from the blue ship you can pay for both the sailor and the admiral.
lesson-cards-paid = { $name } took a ship from your harbor and paid you 1 coin for it (a coin is a card, face down); what nobody took was discarded. Then { $name } busted. It is your turn: reveal two cards.
lesson-cards-paid-otherwise = One card is not much yet: reveal another.
lesson-cards-repel = A second blue ship! But it shows only 1 sword (top right), and your sailor has 1, so you can repel it: it is discarded, and you don’t bust. Swords are never used up. Then reveal another card.
lesson-cards-repel-otherwise = If you let it in, you bust; stopping would be too early. Repel it, then reveal another card.
lesson-cards-expedition = An expedition. It stays beside the harbor until a player, on their own turn, fulfills it with the persons it asks for: two settlers for 4 points and 2 coins. Keep revealing: settlers will come.
lesson-cards-expedition-otherwise = Two settlers and all five colors are still to come, and this deck will not let you bust: keep revealing.
lesson-cards-admiral = Your admiral pays you 2 coins if there are at least five cards in the harbor when you start taking cards. So stop, take the yellow ship for its coins, then hire both settlers.
lesson-cards-admiral-otherwise = Stop, take the yellow ship for its 4 coins, and with them pay for both settlers.
lesson-cards-fulfil = Now you have both settlers: fulfill the expedition. You get 4 points and 2 coins, but give up the settlers and their 2 points: a net gain of 2 points.
lesson-cards-fulfil-otherwise = It costs you two settlers worth 1 point each and gives 4 points: fulfill it.
lesson-port-royal-end = You have 6 points. When somebody reaches 12, the round is played out; then whoever has the most points wins, and coins break ties.

# The Dice Game
lesson-dice-goal = Your goal: be the first to reach 20 points. Mark all fields of an island on your own sea chart, and its points and its person are yours. You begin with a cross on one of the four islands around the start: choose Maravilla, the sailor’s island.
lesson-dice-goal-otherwise = Any of the four would do, but this voyage goes by way of Maravilla: choose it.
lesson-dice-roll = On your turn you roll two dice, a color and a letter, as often as you dare. Together they name a space on the board.
lesson-dice-roll-otherwise = A turn begins with a roll: roll the dice.
lesson-dice-ship = Green B: the green ship goes to column B. The number under the letter says how many crosses a ship gives: 2. But if you roll another green ship, in any column, you bust: you take nothing, get only 2 crosses and cross off a skull. Roll again.
lesson-dice-ship-otherwise = With one piece on the board you would have to cross off two skulls: roll again.
lesson-dice-wheel = A wheel space: the yellow wheel goes there. Wheels never make you bust: if the same wheel is rolled again, it simply leaves the board. Roll once more.
lesson-dice-wheel-otherwise = With two pieces on the board you would have to cross off a skull: roll once more.
lesson-dice-stop = The more pieces (ships and wheels) on the board, the better: with 3 or 4 you may take one; with 5, two; with 6, three. With 2 you may also take one, but must cross off a skull; with 1, two skulls. You have three: stop.
lesson-dice-stop-otherwise = Three pieces are enough for now: stop, before a ship comes up twice.
lesson-dice-skull = The blue ship in column C gives 3 crosses, but its space shows a skull: you cross off one of the skulls on your sheet. The first ones are free, later ones cost points. Take the ship.
lesson-dice-skull-otherwise = Take the blue ship: it gives the most crosses, and your first skulls cost nothing.
lesson-dice-crosses = You have 3 crosses. Each of them marks a field on your chart: on one of the four start islands, or next to the start or a marked field, along the dotted lines. You can mark the lit fields. (With two players, three fields on Papagayo are marked from the start.)
lesson-dice-sea = Fields at sea lead to the other islands. A treasure gives points, a skull makes you cross one off, and a color needs a ship of that color. For now, stay ashore: mark three fields on Maravilla.
lesson-dice-sea-otherwise = Stay on Maravilla: the sooner an island is complete, the sooner its person helps you.
lesson-dice-second = Then each other player may take one piece (a ship or a wheel): { $name } took a ship. In a two-player game you may now take one more. Take the wheel and keep it on your sheet: when you take a yellow ship later, a button lets you use the wheel to double that ship’s crosses.
lesson-dice-second-otherwise = Nobody has to take a piece, but a wheel will be useful later: take it.
lesson-dice-island = On { $name }’s turn you may take one piece, too, even if { $name } busts. Take the red ship, and complete Maravilla with its 3 crosses.
lesson-dice-island-otherwise = Take the red ship, then mark the last three fields of Maravilla: a complete island gives its points and its person.
lesson-dice-person = The island is complete: you have its point and its person, a sailor with 1 sword. What a person can do helps you for the rest of the game. Now it is your turn: roll twice.
lesson-dice-person-otherwise = One ship is not enough: roll once more.
lesson-dice-repel = The yellow ship is on the board already, so you would bust. But the dice show 1 sword in all, and your sailor has 1: repel the roll.
lesson-dice-repel-otherwise = If you let this roll count, you bust: repel it. Swords can be used again and again.
lesson-dice-1-end = The roll doesn’t count: roll again or stop. To see what any other person or wheel does, point at it, or tap and hold it. And for later: once you have 11 points, 7 pieces on the board win you the game on your own turn; with 13 points, 6 are enough; with 15, 5.

# What is new: unterwegs, the combined game, the later chapters of the Dice Game
lesson-unterwegs-goal = Unterwegs plays like Port Royal, only faster: the game ends at 8 points, there are no expeditions, and a tax increase cuts everybody down to 8 coins.
lesson-small-money = First, some money: reveal a card, stop, and take the ship.
lesson-small-money-otherwise = Reveal one card, stop at once, and take the ship: you will need its coins in a moment.
lesson-small-hire = { $name } hired a passenger: passengers have no skill and are just worth points. The wholesaler keeps ships of one color for you. With the fee it costs 7: hire it.
lesson-small-hire-otherwise = You have just enough coins, and the wholesaler will bring you a point with every ship of its color: hire it.
lesson-small-kept = When you take a ship of your wholesaler’s color, you get its coins as usual and keep the ship for 1 point. Reveal, stop, and take the ship.
lesson-small-kept-otherwise = This ship is your wholesaler’s color: stop and take it, for a coin and a point.
lesson-unterwegs-end = The ship is tucked under your wholesaler, worth 1 point. When somebody reaches 8 points, the round is played out; then whoever has the most points wins.
lesson-combined-goal = The combined game is Port Royal with twenty cards from unterwegs: wholesalers, passengers and ships. Expeditions, taxes and the 12 points stay the same.
lesson-combined-hire = Two new persons: a passenger has no skill and is just worth points; a wholesaler keeps ships of one color for you. With the fee it costs 7: hire it.
lesson-combined-hire-otherwise = You have just enough coins, and the wholesaler will bring you a point with every ship of its color: hire it.
lesson-combined-end = The ship is tucked under your wholesaler, worth 1 point. Everything else is as in Port Royal.
lesson-reefs-goal = Chapter 2 brings reefs: fields on the sea routes that ask for more than just a cross.
lesson-reefs-start = Choose the jester’s island, Arlequin: two routes with reefs begin there.
lesson-reefs-start-otherwise = This voyage begins at Arlequin: choose it.
lesson-reefs-roll = Roll three times, stop, and take the black ship: it gives 4 crosses for 2 skulls.
lesson-reefs-roll-otherwise = Roll three times, stop, and take the black ship: you need its 4 crosses now.
lesson-reefs-number = A number field takes that many crosses, all at once. You have 4, just enough for this one: spend them all on it, and the way is open.
lesson-reefs-number-otherwise = Mark the field with the 4: it takes all four crosses at once.
lesson-reefs-take = Take the wheel: it opens another kind of reef.
lesson-reefs-take-otherwise = Take the wheel; you will give it up in a moment.
lesson-reefs-wheel = A wheel field asks for a yellow, orange or blue wheel that you have kept: you give it up without using its effect. Take the red ship and mark this field.
lesson-reefs-wheel-otherwise = Take the red ship, and use one of its crosses on the wheel field beside Arlequin.
lesson-dice-2-end = Two persons are new: a gunner makes number fields cheaper by 1, and a captain immediately brings one or two wheels of your choice.
lesson-courts-order = Chapter 3 has orders: fields you may mark only if you meet their condition (here, 4 wheels circled or crossed out). The first player to mark one gets 2 points, later ones 1.
lesson-courts-diplomat = The diplomat gives you three green skulls: cross those off in place of others, and they never cost points.
lesson-courts-jester = If you come away empty-handed, a bold jester lets you get 2 crosses by crossing off 1 skull.
lesson-courts-start = You already know the rest. Choose your start island, and off you go.
lesson-courts-start-otherwise = Any of them would do; this voyage begins at Trinquete.
lesson-dice-3-end = Orders ask for treasures, wheels or complete islands: it pays to be first. Keep playing this game, if you like.
lesson-horizon-clerk = New in chapter 4: the clerk. Once you have one, every wheel you take from the board gives you 1 more cross.
lesson-horizon-orders = There are six orders, three of them new: 7 skulls crossed off, 4 swords from persons, or, as here, 3 other orders. The first to mark one gets 2 points, later ones 1.
lesson-horizon-start = You already know the rest. Choose your start island, and off you go.
lesson-horizon-start-otherwise = Any of them would do; this voyage begins at Brujula.
lesson-dice-4-end = That is all that is new. Keep playing this game, if you like.
