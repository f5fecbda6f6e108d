# What is wrong with a sea chart of one’s own: rules/dice/chart_faults.py says the same to programs.
# Words that stand in a chart file (jester, via, start) stay as the file spells them.

chart-fault-line = line { $line }

# The file and its text
chart-fault-unreadable = this chart cannot be read ({ $why }); give 1, 2, 3, 4 or a chart file
chart-fault-too-large = a chart file may have at most { $most } bytes
chart-fault-not-text = byte { $byte } is not UTF-8; save the file as UTF-8 text
chart-fault-not-toml = not valid TOML: { $why }
chart-fault-not-toml-at = not valid TOML: { $why } (at line { $line }, column { $column })
chart-fault-not-toml-end = not valid TOML: { $why } (at end of document)
chart-fault-not-json = not valid JSON: { $why }
chart-fault-not-json-at = not valid JSON: { $why }: line { $line } column { $column } (char { $place })
chart-fault-too-deep = brackets are nested too deeply for a chart
chart-fault-many-dots = line { $line }: it has more than { $most } dots
chart-fault-key-twice = is written twice in one object; every key may appear only once

# Single values
chart-fault-unknown-key = unknown key; write only { $names }
chart-fault-missing-key = the key { $name } is missing
chart-fault-no-table = must be a table of keys and values, not { $value }
chart-fault-no-word-as-key = every key must be a word, not { $value }
chart-fault-no-list = must be a list in square brackets, not { $value }
chart-fault-no-words = must be a list of words, not of { $value }
chart-fault-word-twice = names { $value } twice; once is enough
chart-fault-no-whole-number = must be a whole number from { $low } to { $high }, not { $value }
chart-fault-no-truth = must be true or false, not { $value }
chart-fault-no-place = must be [x, y] with x from 0 to { $width } and y from 0 to { $height }, not { $value }
chart-fault-no-title = must be text of 1 to { $most } characters on one line, not { $value }
chart-fault-no-person = { $value } is not a person; write one of { $names }
chart-fault-no-kind = { $value } is not a kind of field; write one of { $names }
chart-fault-no-color = { $value } is not a ship color; write one of { $names }
chart-fault-no-order = { $value } is not an order; write one of { $names }
chart-fault-no-name = { $value } is not a valid name; use one word of at most { $most } letters, digits, - and ', beginning with a letter or digit
chart-fault-name-of-start = “start” names the start field; choose another

# Islands and fields
chart-fault-no-own-field = an island needs at least one field of its own
chart-fault-many-routes = at most { $most } routes may lead to one island, not { $count }
chart-fault-two-colors = a { $person } must trade with exactly two ship colors, not { $count }
chart-fault-idle-colors = only { $one } and { $other } have colors; leave them out for the person { $person }
chart-fault-many-skulls = the row may have at most { $most } skulls, not { $count }
chart-fault-many-islands = a chart may hold at most { $most } islands, not { $count }
chart-fault-many-fields = a chart may hold at most { $most } fields, including those of islands, not { $count }
chart-fault-name-of-island = the name { $value } already belongs to the island { $island }; give each a name of its own
chart-fault-name-of-field = the name { $value } already belongs to a field of the island { $island }; give each a name of its own
chart-fault-next-to-itself = a field cannot be next to itself; name its neighbors
chart-fault-next-to-nothing = { $value } is not on this chart; name a sea field, an island or start
chart-fault-next-to-island-field = { $value } is a field of the island { $island }; name a sea field, an island or start
chart-fault-many-neighbors = a sea field may touch at most { $most } others, counting both directions, not { $count }
chart-fault-via-nothing = { $value } is not on this chart; name the last sea field of a route, or start
chart-fault-via-island-field = { $value } is a field of the island { $island }; name the last sea field of a route, or start

# The chapter
chart-fault-early-person = the person { $name } appears from chapter { $first } on, but this chart is for chapter { $chapter }
chart-fault-early-kind = a field of the kind { $name } appears from chapter { $first } on, but this chart is for chapter { $chapter }
chart-fault-early-order = the order { $name } appears from chapter { $first } on, but this chart is for chapter { $chapter }
chart-fault-yellow-trade = a { $person } for yellow ships appears in chapters { $one } and { $other } only, but this chart is for chapter { $chapter }

# The chart as a whole
chart-fault-no-route = an island needs a route; name the last sea field of one, or start
chart-fault-start-without-via = a start island lies at the start; add start to its via
chart-fault-via-without-start = an island whose via names start is a start island; write start = true
chart-fault-few-start-fields = a start island needs at least { $least } fields, not { $count }
chart-fault-start-islands = a chart needs exactly { $wanted } start islands, not { $count } ({ $names })
chart-fault-no-start-islands = a chart needs exactly { $wanted } start islands; this one has none
chart-fault-many-jesters = exactly one start island must be a jester’s, not { $count } ({ $names })
chart-fault-no-jester = exactly one start island must be a jester’s; this chart has none
chart-fault-no-way = no route from the start leads here; connect it to the rest with next_to and via
chart-fault-treasure-way = every route here leads through a treasure, which is crossed off once another player has marked it; give it a second route
chart-fault-wheel-way = every route here leads through { $paid ->
    [one] 1 wheel field
   *[other] { $paid } wheel fields
}, but there { $boxes ->
    [0] are no boxes
    [one] is only 1 box
   *[other] are only { $boxes } boxes
} of { $names } to pay with
chart-fault-few-points = islands, treasures, green wheels and orders give { $points ->
    [one] 1 point
   *[other] { $points } points
} at most; a chart needs { $wanted } or more to be won
