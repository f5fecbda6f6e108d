# The browser game: pages, buttons and notices around the table.

web-skip = Skip to content
web-close = Close
web-loading = One moment…
web-nav = Main pages
web-nav-more = More pages
web-nav-lobby = Play
web-nav-history = My games
web-nav-rules = Rules
web-nav-settings = Settings
web-nav-fairness = Fair play
web-nav-privacy = Privacy and your data
web-language = Language
web-theme = Light or dark
web-theme-system = Match the device
web-theme-light = Light
web-theme-dark = Dark
web-footer = A free game in our own words and pictures. The card and dice games are the work of their designers and publishers; if you enjoy playing here, buy the box.

web-title-landing = Welcome
web-title-lobby = Lobby
web-title-new = A new table
web-title-table = At the table
web-title-replay = Replay
web-title-history = My games
web-title-settings = Settings
web-title-privacy = Privacy and your data
web-title-fairness = Fair play
web-title-rules = Rules
web-title-lost = Lost at sea

web-reload = Reload
web-try-again = Try again
web-to-lobby = Go to the lobby
web-to-start = Go to the front page
web-lost-page = There is no such page
web-lost-page-way = The address may be mistyped, or the page may have moved. From the lobby you can get anywhere.
web-lost-table = There is no such table
web-lost-table-way = It may have been closed, or the invitation link may be incomplete. Ask for the full link, or open a table of your own.
web-lost-removed = You have been removed from this table
web-lost-removed-way = The host needs your seat for somebody else. There are other tables, and you can open one of your own.
web-lost-server = The server cannot be reached
web-lost-server-way = Nothing is lost: every move that was confirmed is kept. We are trying to reconnect.
web-lost-update = There is a newer version
web-lost-update-way = The page was opened before an update. Reload it, and your game will pick up where you left off.

# The front page and the lobby.
web-hero = Sail as far as your luck carries you. Reveal ship after ship, stop in time, and hire a crew that makes you the talk of the harbor.
web-hero-small = No account, no ads, no download. A game against two bots begins at once.
web-play-now = Play now
web-voyage = First voyage
web-voyage-of = First voyage: { $game }
web-voyage-offer = New? Learn in 3 minutes
web-voyage-chapter = Chapter { $n }: what’s new
web-voyage-learn = Learn by playing
web-play-friends = Play with friends
web-play = Play
web-play-game = Play { $game } against bots
web-rules-of = Rules of { $game }
web-games = Four games from one harbor
web-game-port-royal = The card game. Push your luck in the harbor, trade with ships, hire persons, fulfill expeditions. 2 to 5 players, about 30 minutes.
web-game-unterwegs = The little one. 60 cards, wholesalers and passengers, for a quick game. 2 to 4 players, about 15 minutes.
web-game-combined = Both card games in one deck: expeditions and wholesalers, for those who know the base game. 2 to 5 players.
web-game-dice = The dice game. Roll ships onto the board and mark your way across a sea chart, in four chapters. 2 to 5 players.
web-promise-friends = Invite by link
web-promise-friends-more = Send a link, and whoever opens it joins your table: live, a move a day, or around one device.
web-promise-bots = Bots that play well
web-promise-bots-more = From an easygoing bosun to a captain who counts the cards. They see no more than you do.
web-promise-fair = Provably fair shuffling
web-promise-fair-more = Everybody cuts the deck. After the game anyone can check every shuffle and every roll.
web-promise-free = For every hand and eye
web-promise-free-more = Play by mouse, thumb or keyboard, or with a screen reader, in dark or light mode; nothing depends on color alone.
web-yours = Your games are waiting
web-yours-all = All your games
web-quick = Play two bots now
web-open-table = Open a table
web-tables-open = Tables with open seats
web-tables-none = No public table is waiting right now. Open one, and others will see it here.
web-tables-running = Watch a game
web-status-abandoned = abandoned
web-status-won = { $n ->
    [one] { $names } won
   *[other] { $names } won together
}
web-status-stand-in = a bot in place of { $name }
web-status-nobody = nobody won
web-status-your-turn = It is your turn
web-status-turn = It is { $name }’s turn
web-status-running = in progress
web-status-waiting = { $n ->
    [0] ready to begin
    [one] 1 seat is open
   *[other] { $n } seats are open
}
web-replay = Watch again
web-go-on = Continue
web-join = Join
web-watch = Watch
web-open-seat = open seat
web-clock-none = no clock
web-clock-live = { $minutes } min + { $more } s
web-clock-days = { $n ->
    [one] 1 day per move
   *[other] { $n } days per move
}
web-clock-hours = { $n ->
    [one] 1 hour per move
   *[other] { $n } hours per move
}
web-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
web-history-over = Finished games
web-history-none = Nothing here yet. Your finished games are kept here, and you can watch each of them again.
web-history-more = Show older games

# A new table.
web-new-game = Which game?
web-new-seats = Who is playing?
web-new-players = Players
web-new-seats-more = An open seat is for a friend with your link. Somebody on this device shares your screen: the table turns to whoever has to decide.
web-new-options = Options
web-new-begin = Begin
web-new-begin-more = Everybody is here, so the game will begin at once.
web-new-open-more = You will get a link to send to your friends. The game begins when you say so.
web-seat-me = You
web-seat-open = Open seat
web-seat-bot = Bot
web-seat-guest = Somebody on this device
web-seat-kind = Who sits in seat { $n }
web-seat-level = Strength of the bot in seat { $n }
web-seat-name = Name of the player in seat { $n }
web-level-easy = easy
web-level-normal = normal
web-level-hard = hard
web-level-master = master
web-chapter = Chapter
web-chapter-named = Chapter { $n }: { $title }
web-clock = Clock
web-clock-kind-none = No clock
web-clock-kind-live = Live, with a clock
web-clock-kind-correspondence = Days per move, no hurry
web-clock-minutes = Minutes per player
web-clock-increment = Extra seconds per decision
web-clock-per-move = Days per move
web-patience = Nudge after
web-patience-n = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
web-patience-endless = Never
web-patience-is = { $n ->
    [one] nudge after 1 minute
   *[other] nudge after { $n } minutes
}
web-table-title = Table name (optional)
web-chat = Chat
web-chat-for-seats = players only
web-chat-for-all = everybody
web-chat-for-off = off
web-option-expedition = To win, you need a fulfilled expedition
web-option-public = Show the table in the lobby
web-option-hints = Players may look at the odds
web-option-no-hints = Nobody sees the odds
web-own-chart = A sea chart of your own
web-own-chart-more = If you own the box, you can copy its sheet, or just invent one. Open a file or paste its text (TOML or JSON), or change one of ours.
web-own-chart-sample = Start from the chart of chapter { $n }
web-own-chart-text = The chart as text
web-own-chart-check = Check the chart
web-own-chart-fine = “{ $name }”, chapter { $chapter }, can be played: { $islands } islands, { $fields ->
    [one] 1 sea field
   *[other] { $fields } sea fields
}.
web-own-cards = A card list of your own
web-own-cards-more = Corrected cards, as CSV with the columns set, type, name, color, coins, swords, cost, points, needs, count, or as JSON.
web-own-file = Choose a file
web-own-unread = { $file } could not be read.

# Names for visitors who have not told theirs.
web-guest-otter = Sea Otter
web-guest-heron = Gray Heron
web-guest-dolphin = Swift Dolphin
web-guest-turtle = Wise Turtle
web-guest-gull = Bold Gull
web-guest-marlin = Blue Marlin
web-guest-pelican = Old Pelican
web-guest-seal = Merry Seal
