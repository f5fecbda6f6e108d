# The US edition's words for odds and reviews.

odds-fourth-color = brings the fourth flag (1 more card to take)
odds-fifth-color = brings the fifth flag (1 more card to take)
odds-person = is a character
odds-affordable = is a character you can afford
odds-expedition = is a mission
speaks-more-colors = { $n } of { $total } cards ({ $percent }%) would bring another flag, and with it one more card to take
speaks-colors = that makes { $n } flags in the harbor, and one more card to take
speaks-crew = { $n ->
    [0] it completes the crew for { $expedition } ({ $facts })
   *[other] only one more character is then needed for { $expedition } ({ $facts })
}
speaks-swords = with { $swords } in all, { $n } more of the ships that may come next can be repelled
