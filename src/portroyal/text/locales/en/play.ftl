# A game at the terminal: setting it up, playing, saving.

game-port-royal = Port Royal, the card game, 2 to 5 players
game-unterwegs = Port Royal unterwegs, the small card game, 2 to 4 players
game-combined = Port Royal with the cards from unterwegs, 2 to 5 players
title-port-royal = Port Royal
title-unterwegs = Port Royal unterwegs
title-combined = Port Royal with unterwegs
goal-port-royal = Reveal cards while your luck holds, trade with ships, hire persons, fulfill expeditions. The end of the game is triggered once somebody has { $n } points.
goal-unterwegs = Reveal cards while your luck holds, trade with ships, hire persons. The end of the game is triggered once somebody has { $n } points.
goal-combined = { goal-port-royal }

setup-welcome = Welcome to Port Royal! Press Enter to accept what is suggested.
setup-game = What shall we play?
setup-players = How many players, opponents included?
setup-chapter = Which chapter, 1 to 4? Start with 1.
setup-people = How many of them are people at this keyboard?
setup-level = How strong should the opponents be?
level-easy = the bosun, who leaves one choice in four to chance
level-normal = the bosun: cautious rules of thumb
level-hard = the mate: knows the odds of every card and roll
level-master = the best of the crew: works out where each choice may lead
setup-unknown-game = there is no game { $game }; choose from { $games }
setup-too-many = { $people } people do not fit at a table of { $players }
player-name = Player { $n }
seat-name = seat { $n }
prompt-default = [{ $default }] >
unclear-range = A number from { $least } to { $most }, please.

intro = { $game }. At the table: { $names }.
intro-ending = It takes a fulfilled expedition to trigger the end of the game, and to win it.
intro-inferred = Most card values in unterwegs are not known for certain and have been worked out. If you own the box, correct them with a card list of your own: --cards FILE (see `portroyal games`).
intro-commands = Type a number or a word. Also: ? explains, t shows the table, u takes back your last move, log tells the story, q saves and leaves.

command-help = help
command-table = table
command-undo = undo
command-log = log
command-quit = quit
help-choices = What you can do now:
help-commands = Also: t shows the table, u takes back your last move, log tells the story so far, q saves and leaves (q FILE chooses the file).
help-typing = Type the number, the first letters of a word from the list, or the notation (as in { $example }).
undo-done = Your last move has been taken back.
undo-impossible = That cannot be taken back: something hidden has been seen since, or somebody else has acted.
saved-unfinished =
    The game is saved in { $file }. Continue with:
    portroyal play --text --load { $file }{ $bots }
saved-finished =
    The game is saved in { $file }. Watch it again with:
    portroyal replay { $file }
save-impossible = the game cannot be saved in { $file }: { $why }
save-foreign = { $file } already exists and holds something else
save-changed = { $file } has been changed somewhere else in the meantime and stays as it is; this game now has a file of its own
error = That did not work: { $sentence }.
