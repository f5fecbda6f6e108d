# What a messenger shows of a link before it is opened.

preview-house = Push your luck in the harbor, trade, hire and set sail: the Port Royal games in the browser, with friends or against bots.
preview-invitation = Invitation
preview-invited = { $n ->
    [one] One seat is still open. Come and play with { $names }!
   *[other] { $n } seats are still open. Come and play with { $names }!
}
preview-empty = All seats are open. Come and play!
preview-playing = At the table: { $names }. Come and watch!
preview-won = { $n ->
    [one] { $who } won. Final score: { $score }.
   *[other] { $who } share the victory. Final score: { $score }.
}
preview-nobody = Nobody won. Final score: { $score }.
