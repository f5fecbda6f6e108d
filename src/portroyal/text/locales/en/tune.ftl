# Tuning of bots.

tune-help = Tune a bot by self-play: weights for the mate, a network for the captain.
tune-bot = mate: its weights, by playing against altered versions of itself. captain: its network, from games played by mates.
tune-table = What to tune for: two players, more than two, or both in turn.
tune-steps = Steps of the walk through the weights (mate).
tune-games = Deals per step; each is played from both sides (mate).
tune-positions = Positions to learn from (captain).
tune-anew = Start from the first guess instead of the saved weights (mate).
tune-out = Write to this file; without it and without --write, to one in this folder.
tune-mate-done = { $game }, { $table }: the new weights win { $before }% against the previous ones and { $guess }% against the first guess; written to { $file }.
tune-captain-done = { $game }, { $table }: loss { $loss } on unseen games; written to { $file }.
train-help = Train the admiral’s network on its own games, round by round.
train-folder = Where the network and the figures of every round are kept; interrupted training resumes there.
train-rounds = Maximum number of rounds; three without a gain also end the training.
train-hours = Hours after which no further round begins.
train-positions = Positions to learn from in each of a round’s three passes; the first round takes six times as many.
train-kept = Begin with the network that comes with the package, instead of with games played by mates.
train-first = Round { $number }: { $positions } positions, loss { $loss } (before: { $before }).
train-accepted = Round { $number }: { $positions } positions, loss { $loss } (before: { $before }); the new network wins { $share }% in { $deals } deals and is accepted.
train-refused = Round { $number }: { $positions } positions, loss { $loss } (before: { $before }); the new network wins { $share }% in { $deals } deals and is not accepted.
train-exhausted = Three rounds without a gain: training has ended.
