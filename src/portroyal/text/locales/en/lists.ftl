# The cards of a game as a list, and what else the command line can do for people who type.

cli-cards = List the cards of a game: their names in the notation, and what is printed on them.
cards-title = { cards }:
cards-none = { $game } has no cards to list; choose from { $games }
cli-completion = Print what a shell needs to complete commands: eval "$(portroyal completion bash)"
cli-completion-shell = The shell.
completion-unknown = { $shell } is not a shell this program knows; choose from { $shells }
bad-ending = { $file } must end in { $kinds }
intro-head-start = { $n ->
    [one] The jester’s start island, { $island }, has a head start: 1 field is already marked on every sheet.
   *[other] The jester’s start island, { $island }, has a head start: { $n } fields are already marked on every sheet.
}
dice-sheet = Islands; in parentheses: no route there yet
dice-sheet-island = island
dice-sheet-fields = fields
dice-sheet-points = pts
dice-sheet-person = person
