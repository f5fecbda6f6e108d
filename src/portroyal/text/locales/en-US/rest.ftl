table-harbor = Harbor: { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $colors ->
    [0] no ships
    [one] ships under 1 flag
   *[other] ships under { $colors } flags
}
table-expeditions = Missions
score-nobody = Nobody has completed a mission, so nobody wins.

label-fulfil = mission { $needs }
ask-repel = { $card } sails in. Your combat strength is enough to repel it.
ask-repel-bust = { $card } sails in, and there is already { a-color } ship in the harbor! Your combat strength is enough to repel it.
help-draw = Reveal the top card of the draw deck. Characters and ships go into the harbor; a second ship under the same flag that you do not repel ends your turn, and you get nothing.
help-repel = Your combat strength is at least the ship’s, so the ship goes to the discard pile. Combat strength is not spent.
help-keep = The ship comes in. If a ship under its flag is already in the harbor, you bust.
help-take = You trade with a ship for its coins; you hire a character for the cost shown.
help-stop = Stop revealing. You take cards first; then each other player may take one and pays you 1 coin for it. With 4 flags in the harbor you may take 2 cards; with 5 flags, 3. Each governor allows its owner one card more, even out of turn.
help-fulfil = Discard the characters it asks for; the card with its influence points is yours. What it asks for and gives:

goal-port-royal = Reveal cards while your luck holds, trade with ships, hire characters, complete missions. The end of the game is triggered once somebody has { $n } influence points.
goal-unterwegs = Reveal cards while your luck holds, trade with ships, hire characters. The end of the game is triggered once somebody has { $n } influence points.
intro-ending = It takes a completed mission to trigger the end of the game, and to win it.
cli-play-ending = Winning requires a completed mission.

picture-draw = draw deck
verify-lot = The starting player was drawn from the same key.
picture-discover = Discovery
picture-start = starting player
picture-expedition = mission
picture-expeditions = missions
picture-points = influence points
picture-swords = combat strength
table-round = Round { $round } · draw deck: { $draw } · discard pile: { $discard }
event-shuffle = The draw deck is used up: the discard pile ({ cards }) is shuffled and becomes the new one.
coach-why-lead = { coach-beats } above all because of the influence points, compared with your strongest opponent.
coach-why-expeditions = { coach-beats } above all because it helps you with missions.
coach-why-points = { coach-beats } above all because of the influence points.
