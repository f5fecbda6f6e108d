# Tuning of bots.

tune-help = Tune a bot by self-play: weights for the mate, a network for the captain.
tune-bot = mate: its weights, by playing against changed ones. captain: its eye, from games played by mates.
tune-table = What to tune for: two players, more than two, or both in turn.
tune-steps = Steps of the walk through the weights (mate).
tune-games = Deals per step; each is played from both sides (mate).
tune-positions = Positions to learn from (captain).
tune-anew = Start from the first guess instead of the saved weights (mate).
tune-out = Write to this file; without it and without --write, to one in this folder.
tune-mate-done = { $game }, { $table }: the new weights win { $before }% against the previous ones and { $guess }% against the first guess; written to { $file }.
tune-captain-done = { $game }, { $table }: loss { $loss } on unseen games; written to { $file }.
train-help = Let the admiral’s network learn from its own games, round by round.
train-folder = Where the network and the figures of every round are kept; interrupted training resumes there.
train-rounds = Rounds at most; three without a gain end the training as well.
train-hours = Hours after which no further round begins.
train-positions = Positions per round to learn from; the first round takes eight times as many.
train-first = Round { $number }: { $positions } positions, loss { $loss } (before: { $before }).
train-accepted = Round { $number }: { $positions } positions, loss { $loss } (before: { $before }); the new network wins { $share }% in { $deals } deals and is accepted.
train-refused = Round { $number }: { $positions } positions, loss { $loss } (before: { $before }); the new network wins { $share }% in { $deals } deals and is not accepted.
train-exhausted = Three rounds without a gain: training has ended.
