# The rules of the Dice Game, told in our own words.

dice-rules-head-goal = About the game
dice-rules-head-board = Dice and board
dice-rules-head-setup = Setting up
dice-rules-head-turn = A turn
dice-rules-head-discover = Discover
dice-rules-head-trade = Trade & Hire
dice-rules-head-wheels = Wheels
dice-rules-head-chart = The sea chart
dice-rules-head-skulls = Skulls
dice-rules-head-persons = Persons on the islands
dice-rules-head-counts = Two players, five players
dice-rules-head-chapters = Four chapters
dice-rules-head-end = The end of the game
dice-rules-head-rulings = Rulings

dice-rule-goal = You roll a color and a letter. Together they name a space on the board, and a ship or a wheel of that color goes there. The more of them you bring in, the better your turn. But roll a ship that is already on the board, and you bust.
dice-rule-goal-chart = Then everybody takes something from the board. Ships give you crosses for your own sea chart, on which you travel from island to island. Complete an island, and its person and its points are yours. The first player to reach 20 points wins at once.

dice-rule-dice = The color die shows yellow (no swords), orange and green (1 sword each), blue and red (2 each) and black (3). The letter die shows A (1 sword), B twice (2 each), C (3), D (4) and E (5). The swords on both dice together are what it takes to repel a roll.
dice-rule-board = Each color has a row on the board and each letter a column. The column determines how many crosses a ship gives. Some ship spaces show skulls, too.
dice-board-caption = What goes where, and what it gives
dice-board-row = Row
dice-board-ship = ship
dice-board-wheel = wheel
dice-board-crosses = Crosses for a ship

dice-rule-setup = Everybody takes a pen and a sheet for the same chapter, and starts with 0 points. The pieces (six ships and five wheels) lie beside the board; there is no black wheel. Decide who goes first, or draw lots. That player takes the dice.
dice-rule-setup-jester = The start is the field you set out from: sea routes lead off from it, and four islands, the start islands, are joined to it. Begin with the jester’s: with two players, everybody marks 3 of its fields; with three players, 2; with four or five, none.
dice-rule-setup-islands = Then, clockwise from the first player, each player chooses one start island that nobody has chosen yet and marks fields there: the first player 1, the second 2, the third 3, the fourth 4. The jester’s island may be chosen, too; these fields are then added to those already marked there.
dice-rule-setup-five = A fifth player may choose any of the four start islands, even one already chosen, and marks 4 fields as well. With five players, put the treasure chest beside the board.
dice-rule-setup-after = Your choice matters only for the setup; later you may mark fields on any start island.

dice-rule-turn = Whoever has the dice is the active player. Every turn has two parts: Discover, in which only the active player rolls, and Trade & Hire, in which everybody may take something. After that, all ships and wheels go back beside the board, and the dice pass to the left.

dice-rule-roll = Roll both dice, at least once a turn. Then choose what to do with the roll:
dice-rule-resolve = Let it count. On a ship space you place the ship of that color; if that ship is already on the board, it stays where it is, you bust, and the Discover phase is over. On a wheel space you place the wheel of that color; if it is already on the board, you take it off again, and your turn goes on.
dice-rule-repel = Or repel it, if you have at least as many swords as both dice show together. Your persons’ swords are never used up. Each orange wheel you cross out adds 2 swords for this one roll. A roll you repel places nothing. You never have to repel, not even when you are about to bust.
dice-rule-blue = Or cross out one circled blue wheel. The roll does not count, and you must roll again at once: you cannot stop now. You need no swords for it. You may answer the new roll with another blue wheel.
dice-rule-again = Once a roll has counted or been repelled, roll again or stop.

dice-rule-takes = If you stopped, you get the first chance to take something. Count the ships and wheels on the board: they decide how many of them you may take. If there are only a few, you (but nobody else) must cross off skulls first, even if you then take nothing:
dice-takes-pieces = Ships and wheels on the board
dice-takes-takes = You may take
dice-takes-skulls = Skulls to cross off
dice-rule-take-ship = A ship gives you the crosses of its column. If its space shows skulls, cross them off the moment you take it.
dice-rule-take-wheel = A wheel is circled on your sheet at once.
dice-rule-crosses = You may take fewer than you are allowed. Add up the crosses from everything you took and then mark that many fields on your chart, one after the other. You need not use them all, but you cannot save any for later.
dice-rule-bust = If you bust, you take nothing and cross off 1 skull. Then you get 2 crosses, plus those from your jesters. Your admirals and vice admirals do not help, and you may use neither a red nor a yellow wheel.
dice-rule-others = Then everybody else gets one chance, clockwise, and may take 1 ship or 1 wheel. This applies even if the active player has busted.
dice-rule-two = With two players, the active player gets a second chance once the other player is done, and may take 1 more ship or wheel. Admirals and red wheels go by what is still on the board then, and another red and another yellow wheel may be used. After a bust there is a second chance, too, but only to take: admirals do not help, and no wheel may be used; a green one taken now still scores. The active player’s jesters help only once a turn.
dice-rule-five = With five players, one player per turn may take the treasure chest instead of a ship or a wheel. If the active player may take 2 or 3, the chest can be one of them; after a bust, the active player cannot take it. It gives 2 crosses. The chest never counts as a ship or wheel on the board: it changes neither how many you may take nor what admirals, red wheels and sudden death ask for.

dice-rule-wheel = Circle a wheel on your sheet when you take one. To use it, cross it out; each works once.
dice-rule-wheel-yellow = When you take a yellow ship, you may cross out one yellow wheel to double that ship’s crosses. What traders and wholesalers add is not doubled. Even a wheel you have just taken will do.
dice-rule-wheel-orange = Adds 2 swords to repel one roll. You may use several on the same roll.
dice-rule-wheel-green = Cross it out as soon as you take it, for points: each player’s first six give 1, 1, 2, 1, 1 and 2.
dice-rule-wheel-blue = One of your rolls does not count, and you must roll again at once. At most one per roll.
dice-rule-wheel-red = Gives you 3 more crosses if at least 4 ships and wheels were on the board before you took anything, even if you take nothing. One per chance, and none if you have busted.

dice-rule-field = You may mark a field that touches one you have marked; the start counts as marked. The fields of an island are open to you once you have marked a whole sea route to it. The four start islands are open from the beginning.
dice-rule-special = On our charts, island fields are always plain, but some sea fields come with a condition, a cost or a reward:
dice-rule-color = A color: mark it only if you have taken a ship of that color this turn. One ship is enough for any number of such fields.
dice-rule-skull = A skull: cross off 1 skull when you mark it.
dice-rule-treasure = A treasure: its points are yours at once. Say so out loud: everybody else crosses the treasure off and can no longer mark it. A treasure that is crossed off leads nowhere, but on our charts there is always another way around.
dice-rule-wheel-field = A wheel (from chapter 2 on): also cross out a circled yellow, orange or blue wheel, without using its effect. This works after a bust, too.
dice-rule-number = A number (from chapter 2 on): it costs that many crosses, all at once; they cannot be spread over two chances.
dice-rule-order = An order (from chapter 3 on): you may mark it for 1 cross once you meet its condition. The first player to mark it gets 2 points, everybody after that 1.
dice-rule-orders = There are six orders; the last three come with chapter 4. They ask for:
dice-rule-order-treasures = 2 treasures that you have marked.
dice-rule-order-wheels = 4 wheels circled or crossed out, whatever their color.
dice-rule-order-islands = 5 islands that you have completed.
dice-rule-order-skulls = 7 skulls crossed off, green ones included.
dice-rule-order-swords = 4 swords from sailors and pirates (orange wheels do not count).
dice-rule-order-orders = 3 orders that you have marked.
dice-rule-complete = As soon as all fields of an island are marked or shaded, its person and its points are yours.

dice-rule-skulls = Skulls are crossed off from left to right. If a skull has a penalty printed below it, you lose those points at once; your score can drop below zero. When the whole row is crossed off, further skulls do nothing, and you may still mark skull fields.

dice-rule-person-sailor = 1 sword against every roll.
dice-rule-person-pirate = 2 swords against every roll.
dice-rule-person-trader = 1 more cross whenever you take a ship of one of its two colors.
dice-rule-person-wholesaler = 2 more crosses whenever you take a ship of one of its two colors.
dice-rule-person-jester = 1 cross when you come away empty-handed.
dice-rule-person-vice-admiral = 1 more cross if at least 4 ships and wheels are on the board when your chance comes, even if you take nothing.
dice-rule-person-admiral = 2 more crosses if at least 4 ships and wheels are on the board when your chance comes, even if you take nothing.
dice-rule-person-senorita = At once, shade 1 field on every island that you have not completed. That field no longer needs a cross. For the island’s other fields you still need a route there.
dice-rule-person-passenger = No skill, only points.
dice-rule-person-gunner = Number fields cost you 1 cross less, but never less than 1.
dice-rule-person-captain = At once, circle 1 or 2 wheels of your choice, in different colors. A green one gives its points. Wheel fields accept them right away; their effects have to wait for your next chance or roll.
dice-rule-person-diplomat = 3 green skulls. You may cross them off instead of the red ones in the row; they never cost points.
dice-rule-person-bold-jester = If you like: 2 crosses, but 1 skull, when you come away empty-handed.
dice-rule-person-clerk = 1 more cross for every wheel you take from the board.
dice-rule-begin = Traders, wholesalers, jesters and clerks begin to work the next time your chance comes. Admirals look at the board when a chance begins, so they have to wait for the next one as well. Everybody else helps at once.
dice-rule-empty = You come away empty-handed if your chance comes and there is no ship or wheel that you may take, because you have busted or because none is left. All your jesters then help together, the bold one as well. The chest does not change that: if it is all that is left, your jesters help and you may take the chest as well. Somebody who could take something but would rather not is not empty-handed.

dice-rule-chapters = All players play the same chapter. Chapter 1 is the one to start with. Chapter 2 adds wheel and number fields, the gunner and the captain; chapter 3 adds orders, the diplomat and two more jesters, one of them bold; chapter 4 adds the clerk and three more orders.
dice-rule-own = We do not know the printed charts, so all four are our own. If you own the box, these rules apply to its sheets as well; you can also copy a sheet and play on it here: “A sea chart of your own” when you open a table.

dice-rule-end = The first player to reach 20 points wins at once, no matter what is going on.
dice-rule-sudden = Sudden death, only during Discover: an active player with 11 or 12 points wins at once when there are 7 or more ships and wheels on the board. With 13 or 14 points it takes 6, with 15 or more only 5.

dice-ruling-start = If there are fewer free fields on your start island than you may mark, the rest are lost. An island completed that way gives its person and points at once.
dice-ruling-none = If you stop with nothing on the board, you take nothing, not even the chest, and cross off 2 skulls. Your jesters help.
dice-ruling-red = You may use a red wheel as soon as you have taken it, without waiting for your next chance.
dice-ruling-boxes = If all wheels of a color on your sheet are already circled or crossed out, you may still take a wheel of that color. It gives you nothing but counts as taken for the clerk.
dice-ruling-order = The fields of an island may be marked in any order and need not touch. A route that leaves an island is open once you have marked one field of the island. Shaded fields lead nowhere.
dice-ruling-senorita = The señorita shades the first free field of every island that is not complete, all at the same time. Which field it is makes no difference.
dice-ruling-captain = The captain’s wheels are not taken from the board, so they do not count for the clerk.
dice-ruling-cap = A game still going after round 200 ends there. Whoever has the most points wins; if there is a tie, the victory is shared.
