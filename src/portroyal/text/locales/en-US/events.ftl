event-bust = Bust! A second { color } flag: the whole harbor is discarded ({ cards }), and nobody trades or hires this turn.
event-trade-kept = { $you ->
    [yes] You trade with { $card }, get { coins } and keep the ship for 1 influence point.
   *[no] { $who } trades with { $card }, gets { coins } and keeps the ship for 1 influence point.
}
event-fulfil = { $you ->
    [yes] You complete a mission with { $persons }: { $points } and { coins }.
   *[no] { $who } completes a mission with { $persons }: { $points } and { coins }.
}
