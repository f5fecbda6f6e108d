# The lab: measuring games, charts and players.

lab-help = Run measurements on charts and players.
lab-seed = A number; the same seed gives the same results.

role-trader = trader
role-wholesaler = wholesaler
reason-points = on points
reason-sudden-death = by sudden death
reason-no-cards = for lack of cards
reason-cap = by the round limit

simulate-help = Play any number of games between bots and print who wins, how, and with which persons.
simulate-players = Players at the table; by default, one for each bot named, but at least 2.
simulate-bots = The bots, seat by seat; a shorter list starts again from the top. `captain@500` sets the number of playouts, `captain@200ms` the time.
simulate-games = Number of games.
simulate-playouts = Playouts that a search bot gets per decision.
simulate-threads = Number of threads; by default, one for each core of the machine. The result is the same.
simulate-out = Also write every game to this file (.parquet, .csv or .json).
simulate-plot = Also draw the result to this file (.png, .svg or .pdf).
simulate-cluster = Play on a Dask cluster; the address of its scheduler.
simulate-interrupted = Interrupted after { $n } of { $total ->
    [one] 1 game
   *[other] { $total } games
}.
simulate-title = { $game }, { arena-played } with { $players } players, seed { $seed }
simulate-seat = seat
simulate-bot = bot
simulate-wins = games won (95%)
simulate-points = points
simulate-coins = coins
simulate-busts = busts per turn (95%)
simulate-together = { $bot } in { $n } seats combined: { $share }
simulate-places = Games won, by place in the turn order:
simulate-place = place { $n }
simulate-rounds = Rounds: { $mean } on average, median { $median }.
simulate-ends = Games ended { $ends }; { $shared }% ended in a shared victory.
simulate-persons = Players who ended with this person won:
simulate-had = { $share }% had it
simulate-pace = { $seconds } s, { $pace ->
    [one] 1 game
   *[other] { $pace } games
} a second

plot-title = { $game }, { arena-played }
plot-wins = Games won, by seat
plot-places = Games won, by place in the turn order
plot-rounds = Rounds
plot-persons = Games won by players who ended with a person

arena-help = Have bots play a round robin on the same deals, and rate them.
arena-bots = A bot; name two or more. `cmd:PROGRAM` runs a program of your own, `captain@500` sets the number of playouts.
arena-players = Players at the table; with two bots, every seating arrangement is played.
arena-games = Games for every pair, rounded up to whole deals.
arena-sprt = Stop a pair as soon as a sequential test tells a win rate of LOW from one of HIGH.
arena-state = Where to keep the games played so far; by default, in a file for exactly these settings.
arena-out = Also write the raw results to this file.
arena-interrupted = Interrupted; the same command picks up where it left off.
arena-title = { $game }, { $players } players, seed { $seed }
arena-nothing = Nothing has been played yet.
arena-rating = rating
arena-unsure = sigma
arena-played = { $n ->
    [one] 1 game
   *[other] { $n } games
}
arena-verdict-high = HIGH
arena-verdict-low = LOW
arena-verdict-open = open
