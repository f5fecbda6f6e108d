# The card table in the browser, in the words of the US edition.

web-cards-colors = Flags: { $n } of 5. The active player may take { web-cards-to-take }.
web-cards-trade-kept = Trade with { $card } for { $n ->
    [0] no coins
   *[other] { coins }
} and 1 influence point
web-cards-fulfil = Complete the mission: { $facts }
web-cards-draw-pile = Draw deck: { cards }
web-cards-draw-from = Reveal the next card; draw deck: { cards }
web-cards-display = Personal display: { $who }
web-cards-points = Influence points
web-cards-ask-bust = A second { color } flag! Repel it?
web-cards-ask-fulfil = Nothing left to take. Complete a mission, or pass.
