# Around the table: bar, menu, log, chat, banners, votes, the end, replays.

web-your-turn = It is your turn
web-you = you
web-yes = Yes
web-no = No
web-menu = Menu
web-log = Game log
web-since = Since your last decision:
web-since-bust = busted
web-undo = Undo
web-odds = Odds
web-confirm = Play this?
web-line-lost = Reconnecting…
web-line-slow = No answer yet…
web-watching = You are watching
web-watchers = { $n ->
    [one] 1 person watching
   *[other] { $n } people watching
}
web-pause = Propose a pause
web-resume = Resume the game
web-abandon = Abandon the game
web-abandon-more = The game ends without a winner as soon as everybody agrees.
web-abandon-yes = Propose it
web-resign = Resign
web-resign-more = You give up this game. A bot will finish the game in your seat, and you cannot come back.
web-resign-ends = You give up this game. It will end at once, and this cannot be undone.
web-resign-of = { $who } resigns
web-resign-yes = Resign
web-leave = Leave the table
web-leave-more = A bot will play for you until you come back. You will find the table among your games.
web-leave-yes = Leave
web-leave-seat = Stand up
web-sound-on = Sound on
web-sound-off = Sound off
web-to-my-turn = Skip to my turn
web-speed-now = Bots: { $speed }

web-banner-lost = The connection has been lost. We are trying to reconnect; nothing that was confirmed is lost.
web-banner-paused = The game is paused.
web-banner-left = A bot has been playing for you while you were away.
web-banner-clock = Your time has run out. A bot is finishing the game in your seat.
web-banner-resigned = You have resigned. A bot is finishing the game in your seat.
web-banner-deleted = This seat was given up. A bot has taken over.
web-come-back = Take my seat back
web-banner-silent = { $who } has not moved for a while.
web-banner-nudged = The others are waiting for you. If you do not move within a minute, a bot will play for you.
web-banner-nudged-other = { $who } has been nudged. If there is no move within a minute, a bot will take over.
web-nudge = Nudge
web-vote-abandon = Abandon the game? Proposed by { $names }.
web-vote-pause = Pause the game? Proposed by { $names }.
web-vote-yes = Agree
web-vote-no = Withdraw
web-vote-decline = Decline

web-chat-unread = { $n ->
    [one] Chat, 1 new message
   *[other] Chat, { $n } new messages
}
web-chat-say = Say something
web-chat-send = Send
web-chat-none = Nobody has said anything yet.
web-chat-guest = Guest
web-chat-deleted = (deleted)
web-chat-about = Options for the message from { $name }
web-chat-report = Report this message
web-chat-reported = Thank you. Whoever runs this server will look at it.
web-chat-mute = Hide what { $name } says

web-room-seats = At this table
web-room-bot = Put a bot in seat { $n }
web-room-bot-add = Add a bot
web-room-open = Open the seat
web-room-remove = Remove
web-room-removed = The seat is open. There is a new invitation link; the old one no longer works.
web-room-begin = Begin the game
web-room-wait = As soon as all seats are taken, the host can begin the game.
web-room-full = All seats are taken. You can stay and watch.
web-sit-down = Sit down
web-cut = Your cut of the deck
web-cut-more = Whatever you type here goes into the shuffling, so that nobody can rig it. Your browser adds a few random letters that nobody can guess.
web-cut-words = Your words
web-commitment = Fingerprint of the server’s secret:
web-proof-cut = Words and proof
web-cutting = Everybody is cutting the deck…
web-invite = Invite friends
web-invite-more = Whoever opens this link can sit down at your table.
web-invite-public = This table is in the lobby, too. The link leads straight here.
web-invite-link = Invitation link
web-invite-copy = Copy link
web-invite-copied = Link copied.
web-invite-share = Share
web-invite-text = Come and play Port Royal with me!
web-save-picture = Save as picture
web-qr = QR code
web-qr-more = Point a camera at it to open the link.

web-entry-join = { $you ->
    [yes] You sit down.
   *[no] { $who } sits down.
}
web-entry-leave = { $you ->
    [yes] You leave the table.
   *[no] { $who } leaves the table.
}
web-entry-start = The game begins.
web-entry-undo = { $you ->
    [yes] You take back your last move.
   *[no] { $who } takes back the last move.
}
web-entry-stand-in = { $you ->
    [yes] A bot takes over for you.
   *[no] A bot takes over for { $who }.
}
web-entry-clock = { $you ->
    [yes] Your time has run out; a bot takes over.
   *[no] { $who }’s time has run out; a bot takes over.
}
web-entry-come-back = { $you ->
    [yes] You are back.
   *[no] { $who } is back.
}
web-entry-resign = { $you ->
    [yes] You resign.
   *[no] { $who } resigns.
}
web-entry-nudge = { $you ->
    [yes] You are nudged.
   *[no] { $who } is nudged.
}
web-entry-sealed = Fingerprint of the server’s secret: { $hash }
web-entry-pause = The game is paused.
web-entry-resume = The game resumes.
web-entry-abandon = All agree: the game is abandoned.
web-entry-decline = { $you ->
    [yes] You decline.
   *[no] { $who } declines.
}
web-entry-rematch = { $you ->
    [yes] You propose a rematch.
   *[no] { $who } proposes a rematch.
}

web-end-over = The game is over
web-end-abandoned = The game was abandoned. Nobody won.
web-end-nobody = Nobody won.
web-end-stand-in = { $you ->
    [yes] A bot wins in your seat.
   *[no] A bot wins in { $who }’s seat.
}
web-end-resigned = Decided by resignation
web-end-why-points = { points } triggered the end of the game, and the round was played out.
web-end-why-expedition = { points } and a fulfilled expedition triggered the end of the game, and the round was played out. Only those who have fulfilled an expedition can win.
web-end-why-first = The first player to reach { dice-points } wins at once.
web-end-why-sudden-death = Sudden death: with so many pieces on the board, the game was won at once.
web-end-why-no-cards = For a whole round nobody could reveal a card, so the game ended.
web-end-why-cap = Round { $n } was the last possible one.
web-end-why-resigned = { $names } resigned, so the game was not played out.
web-end-why-abandoned = The game was not played out.
web-end-score = Final score
web-end-player = Player
web-end-points = Points
web-end-points-alone = Points
web-end-coins = Coins
web-end-persons = persons { $n }
web-end-ships = ships { $n }
web-end-expeditions = expeditions { $n }
web-end-tie = The points were tied, so the coins decided.
web-end-proof = Check that it was fair
web-seat-resigned = resigned
web-seat-stand-in = a bot took over
web-rematch = Rematch
web-rematch-join = Go to the rematch

web-odds-bust = a bust, unless repelled
web-odds-bust-for-sure = a bust that cannot be repelled
web-odds-new-color = a ship of a new color
web-odds-person = a person
web-odds-expedition = an expedition
web-odds-tax = a tax increase
web-odds-cards = The next card
web-odds-reach = Pieces on the board
web-odds-why = Worked out from what anyone at the table can know. Nobody has looked at the hidden cards.
web-odds-soon = Just a moment…
web-coach = What would the captain do?
web-coach-thinks = The captain is thinking…
web-coach-win = { $n }% to win
web-coach-sure = Sure?
web-coach-loss = “{ $chosen }” lowers your chance of winning by about { $n } percentage points. The captain would choose “{ $best }”.
web-coach-anyway = Do it anyway

web-keys = Keys
web-key-figure = take the card in that position in the harbor
web-key-skip = skip the animation
web-keys-more = Tab and the arrow keys reach everything else; Enter chooses. Single letters can be turned off in the settings.

web-replay-start = The beginning of the game.
web-replay-first = Go to the beginning
web-replay-back = One step back
web-replay-run = Play
web-replay-stop = Stop
web-replay-next = One step forward
web-replay-last = Go to the end
web-replay-move = Move
web-replay-at = { $n } of { $all }
web-replay-speed = Speed
web-replay-link = Share a link to this move
web-replay-copied = Link to this move copied.
web-record = Download the record
web-asked-for = { $who }: { $text }
web-handed-over = Over to { $who }: { $text }

## A game that the client has no table for
web-plain-ask = What will you do?
web-plain-choices = Your choices
web-plain-state = The position
web-plain-round = Round
web-plain-phase = Phase
web-plain-key = choose the option with that number
web-plain-cut-more = Whatever you type here goes into everything random in the game, so that nobody can rig it. Your browser adds a few random letters that nobody can guess.
web-plain-cutting = Everybody is choosing some words…
