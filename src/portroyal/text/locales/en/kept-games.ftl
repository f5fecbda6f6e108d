# Games that are kept by themselves, and going on with them.

kept-game = A game is not over yet: { $game }, { $names }, round { $n }. Go on with it?
kept-go-on = continue where you left off
kept-new = begin another game
answer-yes = yes
answer-no = no
saved-review =
    Was it skill or luck? A review tells:
    portroyal review { $file }
load-contradicts = { $option } contradicts { $file }; a saved game goes on as it was
load-program = { $file } lets a program play, which only you can start: add --bots { $bots }
bot-not-here = { $bot } is not here; { $level } plays in its place.
