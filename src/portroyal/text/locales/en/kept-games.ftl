# Games that are kept by themselves, and going on with them.

kept-game = You have an unfinished game: { $game }, { $names }, round { $n }. Continue it?
kept-go-on = continue where you left off
kept-new = begin another game
answer-yes = yes
answer-no = no
saved-review =
    Was it skill or luck? A review will tell you:
    portroyal review { $file }
load-contradicts = { $option } conflicts with { $file }; a saved game continues as it was
load-program = one of the players in { $file } is a program that only you can start: add --bots { $bots }
bot-not-here = { $bot } is not available here; { $level } plays in its place.
