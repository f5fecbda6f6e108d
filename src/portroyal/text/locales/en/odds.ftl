# The odds of a position.

odds-help = Show the odds of a position: what is hidden, what may come, what each choice is worth.
odds-file = A state as the engine returns it, a whole session of such answers (the last one counts), or a record; without it, or with -, standard input is read. A position needs only its players, as in {"{"}"players": [{"{"}"coins": 4{"}"}, {"{"}{"}"}]{"}"}: whatever is left out is as at the beginning, and the game is port-royal.
odds-at = In a record: after this many moves.
odds-seconds = How long to spend playing out the choices.
odds-title = Round { $n }: { $who } decides.
odds-next = The next card:
odds-bust = busts unless it is repelled
odds-repelled = of these you can repel
odds-pays = is a ship that comes into the harbor
odds-fourth-color = brings the fourth color (1 more card to take)
odds-fifth-color = brings the fifth color (1 more card to take)
odds-person = is a person
odds-affordable = is a person you can afford
odds-tax = is a tax increase
odds-expedition = is an expedition
odds-roll = Exact odds for the dice:
odds-reach = { $n ->
    [one] 1 piece or more, if you play for it
   *[other] { $n } pieces or more, if you play for them
}
odds-worths = Chance of winning after each choice (95%, { $n ->
    [one] 1 deal
   *[other] { $n } deals
} played out):
odds-bots = What the bots would do, and how much better that is than the next-best choice:
odds-margin = { $n }
odds-hidden-new = Face down, since the last shuffle: { cards }
odds-hidden-old = Coins from before the last shuffle: { cards }
