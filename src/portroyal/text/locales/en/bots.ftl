# Bots of other people, and what becomes of a game when one of them fails.

bot-stood-in = bosun stood in
bots-failed = A bot failed, and the bosun chose in its place: these figures are not the bot’s alone.
bot-trouble-exception = The opponent { $bot } failed; the bosun chose in its place.
bot-trouble-timeout = The opponent { $bot } took too long; the bosun chose in its place.
bot-trouble-illegal = The opponent { $bot } tried an illegal move; the bosun chose in its place.
bot-trouble-garbage = The opponent { $bot } gave a nonsensical answer; the bosun chose in its place.
bot-trouble-gone = The opponent { $bot } is not running; the bosun chose in its place.
bot-trouble-endless = The opponent { $bot } keeps going around in circles; the bosun chose in its place.
master-is-hard = The package numba is missing, so “hard” plays in place of “master”. To install it: pip install "portroyal[fast]"
arena-taken = { $n ->
    [one] 1 game
   *[other] { $n } games
} taken from { $file }
arena-interrupted-unkept = Interrupted. Nothing was kept: one of the bots is a program whose files are not named, so nobody could tell whether it is still the same.
arena-changed = Files of a program changed while it was playing: nothing played since then is kept, and if the bot itself was changed, these figures mix two bots.
simulate-records = Also write every game as a record, one on each line; bots are then asked move by move.
as-json = Print JSON instead of text.
missing-package = this needs the package { $package }: pip install "portroyal[{ $extra }]"
tune-write = Write into the package, to the file that the bot reads.
