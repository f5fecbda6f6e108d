# The dice game: pieces, persons, fields, events, choices.

hue = { $color ->
    [yellow] yellow
    [orange] orange
    [green] green
    [blue] blue
    [red] red
   *[black] black
}
hue-name = { hue }
piece-ship = { $form ->
    [name] { hue } ship
    [subject] The { hue } ship
   *[object] the { hue } ship
}
piece-wheel = { $form ->
    [name] { hue } wheel
    [subject] The { hue } wheel
   *[object] the { hue } wheel
}
piece-chest = { $form ->
    [name] treasure chest
    [subject] The treasure chest
   *[object] the treasure chest
}
roll = { hue-name } { $letter }
dice-swords = { $n ->
    [one] 1 sword
   *[other] { $n } swords
}
dice-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
fields = { $n ->
    [one] 1 field
   *[other] { $n } fields
}
crosses = { $n ->
    [one] 1 cross
   *[other] { $n } crosses
}
skulls = { $n ->
    [one] 1 skull
   *[other] { $n } skulls
}
pieces = { $n ->
    [one] 1 piece
   *[other] { $n } pieces
}

dice-person-sailor = { $form ->
    [name] sailor
   *[object] a sailor
}
dice-person-pirate = { $form ->
    [name] pirate
   *[object] a pirate
}
dice-person-trader = { $form ->
    [name] trader
   *[object] a trader
}
dice-person-wholesaler = { $form ->
    [name] wholesaler
   *[object] a wholesaler
}
dice-person-jester = { $form ->
    [name] jester
   *[object] a jester
}
dice-person-vice-admiral = { $form ->
    [name] vice admiral
   *[object] a vice admiral
}
dice-person-admiral = { $form ->
    [name] admiral
   *[object] an admiral
}
dice-person-senorita = { $form ->
    [name] señorita
   *[object] a señorita
}
dice-person-passenger = { $form ->
    [name] passenger
   *[object] a passenger
}
dice-person-gunner = { $form ->
    [name] gunner
   *[object] a gunner
}
dice-person-captain = { $form ->
    [name] captain
   *[object] a captain
}
dice-person-diplomat = { $form ->
    [name] diplomat
   *[object] a diplomat
}
dice-person-bold-jester = { $form ->
    [name] bold jester
   *[object] a bold jester
}
dice-person-clerk = { $form ->
    [name] clerk
   *[object] a clerk
}

dice-skill-sailor = 1 sword against every roll
dice-skill-pirate = 2 swords against every roll
dice-skill-trader = 1 more cross for { $colors } ships
dice-skill-wholesaler = 2 more crosses for { $colors } ships
dice-skill-jester = 1 cross when you come away empty-handed
dice-skill-vice-admiral = 1 more cross with 4 or more pieces on the board
dice-skill-admiral = 2 more crosses with 4 or more pieces on the board
dice-skill-senorita = shades 1 field of every incomplete island at once
dice-skill-passenger = points only
dice-skill-gunner = number fields cost 1 cross less
dice-skill-captain = immediately, 1 or 2 different wheels of your choice
dice-skill-diplomat = 3 green skulls, which never cost points
dice-skill-bold-jester = if you like, 2 crosses but 1 skull when you come away empty-handed
dice-skill-clerk = 1 more cross for every wheel you take

field-plain = open sea
field-color = ship color
field-skull = skull
field-treasure = treasure
field-wheel = wheel
field-number = number
field-order = order
field-kind-color = { $color ->
    [orange] needs an { hue } ship taken this turn
   *[other] needs a { hue } ship taken this turn
}
field-kind-treasure = treasure: { dice-points }
field-kind-number = costs { crosses }
field-kind-order = order: { $order }
order-treasures-2 = 2 treasures
order-wheels-4 = 4 wheels
order-islands-5 = 5 complete islands
order-skulls-7 = 7 skulls
order-swords-4 = 4 swords
order-orders-3 = 3 orders
a-field-of = a field of { $island }
a-treasure = a treasure ({ dice-points })
field-opens = opens a route to { $goals }
field-towards = { $n ->
    [one] 1 more field to { $goals }
   *[other] { $n } more fields to { $goals }
}
chart-skulls = skulls
chart-wheels = wheels
chart-persons = persons
chart-start = start
chart-title-1 = Trade Winds
chart-title-2 = The Coral Teeth
chart-title-3 = Letters of Marque
chart-title-4 = The Far Horizon

dice-event-start = { $you ->
    [yes] You begin on { $island } ({ $person }) and mark { $fields } there.
   *[no] { $who } begins on { $island } ({ $person }) and marks { $fields } there.
}
dice-event-roll = { $you ->
    [yes] You roll { $roll } ({ $swords }).
   *[no] { $who } rolls { $roll } ({ $swords }).
}
dice-event-place = { $piece } goes to { $letter }.
dice-event-take-off = { $piece } is already on the board and is taken off again.
dice-event-repel = { $you ->
    [yes] You repel the roll{ $n ->
        [0] .
        [one] {" "}with 1 orange wheel.
       *[other] {" "}with { $n } orange wheels.
    }
   *[no] { $who } repels the roll{ $n ->
        [0] .
        [one] {" "}with 1 orange wheel.
       *[other] {" "}with { $n } orange wheels.
    }
}
dice-event-reroll = { $you ->
    [yes] You use a blue wheel and roll again.
   *[no] { $who } uses a blue wheel and rolls again.
}
dice-event-bust = Bust! { $piece } is already on the board.
dice-event-sudden-death = { $you ->
    [yes] { pieces } on the board: sudden death, you win at once!
   *[no] { pieces } on the board: sudden death, { $who } wins at once!
}
dice-event-stop = { $you ->
    [yes] You stop with { pieces } on the board.
   *[no] { $who } stops with { pieces } on the board.
}
dice-event-admiral = { $you ->
    [yes] Admiral bonus: { crosses } for you.
   *[no] Admiral bonus: { crosses } for { $who }.
}
dice-event-jester = { $you ->
    [yes] Empty-handed; jester bonus: { crosses } for you.
   *[no] Empty-handed; jester bonus: { crosses } for { $who }.
}
dice-event-bold-jester = { $you ->
    [yes] Your bold jester brings you { crosses }.
   *[no] A bold jester brings { $who } { crosses }.
}
dice-event-take = { $you ->
    [yes] You take { $piece }{ $n ->
        [0] .
       *[other] : { crosses }.
    }
   *[no] { $who } takes { $piece }{ $n ->
        [0] .
       *[other] : { crosses }.
    }
}
dice-event-no-box = No wheel of this color is left on the sheet, so the one taken gives nothing.
dice-event-use = { $you ->
    [yes] You use a { hue } wheel: { crosses } extra.
   *[no] { $who } uses a { hue } wheel: { crosses } extra.
}
dice-event-give-up = One { hue } wheel is given up.
dice-event-skull = { $kind ->
    [green] { $n ->
        [one] 1 green skull is crossed off.
       *[other] { $n } green skulls are crossed off.
    }
   *[red] { $n ->
        [one] 1 skull is crossed off ({ $points ->
            [0] no points lost
            [one] 1 point lost
           *[other] { $points } points lost
        }).
       *[other] { $n } skulls are crossed off ({ $points ->
            [0] no points lost
            [one] 1 point lost
           *[other] { $points } points lost
        }).
    }
}
dice-event-no-skull = All skulls are already crossed off.
dice-event-cross = { $you ->
    [yes] You mark { $field }.
   *[no] { $who } marks { $field }.
}
dice-event-paint = { $n ->
    [one] The señorita shades 1 field.
   *[other] The señorita shades { $n } fields.
}
dice-event-treasure = A treasure! { dice-points }.
dice-event-order = The order is marked: { dice-points }.
dice-event-island = { $you ->
    [yes] { $island } is complete: you hire { $person } and get { dice-points }.
   *[no] { $island } is complete: { $who } hires { $person } and gets { dice-points }.
}
dice-event-points = That gives { dice-points }.
dice-event-done = { $n ->
    [one] 1 cross is left over and lost.
   *[other] { $n } crosses are left over and lost.
}

game-dice = Port Royal, the Dice Game, 2 to 5 players
title-dice = Port Royal, the Dice Game
goal-dice = Roll while your luck holds, take ships and wheels, mark your way to the islands. The first player to reach { $n } points wins at once.
intro-chart =
    Chapter { $chapter }, on the sea chart “{ $chart }”. It is our own: the printed sheets are not known to this program. See it with:
    portroyal chart draw { $chapter } -o chart.svg
intro-own-chart = Chapter { $chapter }, on your own sea chart “{ $chart }”.

dice-seat = { $points } · { $swords } · { $skulls } · wheels: { $wheels }
dice-no-wheels = none
dice-wheel-count = { $n } × { hue-name }
dice-table-round = Round { $round }, chapter { $chapter }
dice-board-empty = The board is empty.
dice-board = On the board: { $pieces }
dice-piece-at = { $piece } on { $letter }
dice-persons = Persons: { $persons }
dice-island-done = complete
dice-island-open = { $crossed } of { $total ->
    [one] 1 field
   *[other] { $total } fields
}
dice-island-far = { dice-island-open }, no route there yet

ask-start = Choose your start island; you mark { fields } there.
ask-roll = You rolled { $roll }: { $swords }. { $result }
result-ship = The ship would go there, worth { crosses }{ $skulls ->
    [0] .
    [one] {" "}and 1 skull.
   *[other] {" "}and { $skulls } skulls.
}
result-bust = The ship is already on the board: if you let the roll count, you bust.
result-wheel = The wheel would go there.
result-wheel-off = The wheel is already on the board: it would be taken off.
ask-dice-trade = Your chance: { $n ->
    [0] nothing to take
    [one] you may take 1 piece
   *[other] you may take { $n } pieces
}{ $crosses ->
    [0] .
   *[other] ; crosses so far: { $crosses }.
}
ask-cross = You have { crosses } to use.
ask-skull = You must cross off a skull: which kind?
ask-bold = You come away empty-handed. Use your bold jester?
ask-captain = A captain! Choose a wheel.
ask-captain-second = A second wheel of another color, if you like.

word-roll = roll
word-resolve = let it count
word-reroll = reroll
word-done = done
word-bold-jester = bold jester
word-skull-green = green skull
word-skull-red = red skull
label-repel = repel
label-repel-wheels = { $n ->
    [one] repel with 1 orange wheel
   *[other] repel with { $n } orange wheels
}
label-use = use a { hue } wheel
label-piece = take { $piece }
label-wheel = { hue-name } wheel
label-cross-wheel = { $field }, for one { hue } wheel

choice-roll-risk = { $n ->
    [0] no roll can bust you now
    [one] 1 of { $total } rolls busts ({ $percent }%)
   *[other] { $n } of { $total } rolls bust ({ $percent }%)
}{ $repelled ->
    [0] {""}
   *[other] { $n ->
        [0] ; you can repel { $repelled }
       *[other] ; { $repelled } more can be repelled
    }
}{ $wins ->
    [0] {""}
    [one] ; 1 wins the game at once
   *[other] ; { $wins } win the game at once
}
choice-roll-sudden = sudden death at { $n } pieces
choice-dice-stop = { $n ->
    [0] nothing to take
    [one] take 1 piece
   *[other] take { $n } pieces
}{ $skulls ->
    [0] {""}
    [one] , { $n ->
        [0] and
       *[other] but
    } cross off 1 skull
   *[other] , { $n ->
        [0] and
       *[other] but
    } cross off { $skulls } skulls
}
choice-dice-repel = nothing is placed; then roll again or stop
choice-reroll = costs a blue wheel; you must roll again
choice-crosses = { crosses }{ $skulls ->
    [0] {""}
    [one] {" "}and 1 skull
   *[other] {" "}and { $skulls } skulls
}
wheel-yellow = doubles the crosses of a yellow ship
wheel-orange = 2 swords against one roll
wheel-green = points at once
wheel-blue = cancels one of your rolls
wheel-red = 3 more crosses with 4 or more pieces on the board
choice-no-box = no wheel of this color is left on your sheet
choice-done-trade = on to your crosses
choice-done-cross = leave { crosses } unused
choice-done = no, thanks
choice-skull = { $skulls ->
    [one] { $n ->
        [0] this one costs no points
       *[other] costs { dice-points }
    }
   *[other] { $skulls } skulls cost { $n ->
        [0] no points
       *[other] { dice-points }
    } together
}
choice-cross-island = { $person }, { dice-points } ({ $skill }); { $left ->
    [one] this is the last field
   *[other] { $left } fields to go
}
choice-in-all = { dice-points } in all
choice-start-island = { $person }, { dice-points }, { $total } fields: { $skill }
choice-start-fewer = you mark only { fields } here
choice-skull-field = { $n ->
    [0] 1 skull is crossed off; no points are lost
   *[other] 1 skull is crossed off: { dice-points }
}

help-wheels = Wheels on the board and on your sheet:
help-roll = Roll both dice. The color determines the ship or wheel, the letter the column; later columns bring more crosses. A ship that is already on the board busts you.
help-resolve = Do what the roll says: place the ship or the wheel, or bust.
help-reroll = Use a blue wheel: the roll does not count, and you must roll again.
help-dice-stop = Stop rolling. You take pieces first; then every other player may take one.
help-dice-repel = If your persons’ swords, plus 2 for each orange wheel, at least match the swords on both dice, nothing is placed. You never have to repel.
help-dice-take = A ship gives crosses for your chart; a wheel is circled for later.
help-use = Cross out a wheel for its effect.
help-cross = Mark a field next to one you have marked. An island is open once you have marked a route to it; when all its fields are marked, its person and points are yours.
help-done = Leave it at that.
help-bold-jester = Your bold jester gives 2 crosses, but you must cross off a skull if one is left.
help-skull = Red skulls are crossed off from left to right and may cost points; green ones never do.
help-captain-wheel = The wheel is circled as if you had taken it. It does not count for the clerk: only wheels taken from the board do.
help-start = The choice matters only for the setup; later you may mark fields on any island that is open.
