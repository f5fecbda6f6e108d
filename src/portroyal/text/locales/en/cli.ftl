# The command line: what the commands do and what they say.

cli-help = Port Royal, the card and dice games: play, watch, check and draw.
cli-lang = Language: en, de, nl or en-US; by default, the language of your locale.
cli-version = Show the version.
cli-play = Play a game in the terminal; without GAME, you are asked which one.
cli-play-game = Which game; `portroyal games` lists them.
cli-play-text = Play line by line, even without a terminal.
cli-play-players = Players at the table, opponents included.
cli-play-people = How many of them are people at this keyboard.
cli-play-names = The people’s names, separated by commas.
cli-play-bots = Opponents: easy, normal, hard or master, or a bot’s name (`captain@500` sets its number of playouts, `cmd:PROGRAM` runs a program of your own); several, separated by commas.
cli-play-seed = A number (or 64 hex digits); the same seed gives the same cards and rolls.
cli-play-cards = A card list of your own (CSV).
cli-play-ending = Winning requires a fulfilled expedition.
cli-play-chapter = The chapter of the dice game.
cli-play-chart = A sea chart of your own (TOML or JSON).
cli-play-load = Continue a saved game.
cli-play-save = Where to save the game when you leave or when it is over.
cli-learn = Learn a game by playing: a guided first voyage of about three minutes.
cli-learn-which = port-royal, unterwegs, combined, dice-1 to dice-4
cli-replay = Retell a recorded game move by move, or check records.
cli-replay-files = Record files.
cli-replay-check = Only verify: one line per file, exit code 1 if any is rejected.
cli-replay-step = Wait for Enter after every move.
cli-engine = Speak the engine protocol with another program (JSON lines).
cli-games = List the games.
cli-chart = Check, draw and export sea charts of the dice game.
cli-chart-check = Say whether a chart can be played, and if not, why.
cli-chart-files = Chart files, or 1 to 4 for our own.
cli-chart-draw = Draw a chart as a picture.
cli-chart-export = Print a chart as JSON.
cli-chart-which = 1 to 4 for our own, or a chart file.
cli-output = The file to write (.svg, .png or .json); by default, the result is printed.
cli-width = The picture’s width in pixels.
cli-svg = Draw a position or the last position of a record as SVG.
cli-svg-file = A record, or a state as the engine returns it.
cli-svg-seat = Whose sheet to draw (dice game).

games-inferred = Some card values are not known for certain and have been worked out.
games-own-charts = The printed sea charts are not known to this program; it plays on four of its own. Copy your sheet and play it with --chart FILE.
games-correct = If you own the box, you can correct the cards with --cards FILE: a CSV list with the columns set, type, name, color, coins, swords, cost, points, needs, count.

replay-refused = { $file }: rejected. { $sentence }
replay-good = { $file }: good. { $game }, { $n } moves, won by { $winners }
replay-unfinished = { $file }: good. { $game }, unfinished after { $n ->
    [one] 1 move
   *[other] { $n } moves
}
replay-next = [{ $n } of { $total }, Enter] >
replay-stops = The record ends here; the game is not over.

chart-good = { $file }: good. “{ $title }”, chapter { $chapter }, { $islands } islands, { $fields } fields
chart-refused = Rejected. { $sentence }
written = Written: { $file }
write-impossible = { $file } cannot be written: { $why }
png-needs = a PNG needs the package resvg-py (pip install "portroyal[picture]"); an SVG needs nothing
