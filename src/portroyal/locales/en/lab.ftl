# The lab: measuring games, charts and players.

lab-help = Measure charts and players.
lab-balance = Play a sea chart many times and print its balance, target by target.
lab-chapter = The chapter (1 to 4), or a chart file.
lab-all = All four chapters.
lab-games = Games per player count, and as many again for every start island.
lab-seed = A number that fixes the chance of all games.
lab-players = The player counts, separated by commas.
lab-write = Also write the report to this file (Markdown).
