# Was eine Analyse nicht weiß.

grade-unjudged = nicht beurteilt
review-verdict-close = { $who } hat gewonnen; ob Können oder Glück den Ausschlag gab, ist zu knapp, um es zu sagen: ohne Glück wären es { $adjusted } des Sieges, am meisten hätte { $other } mit { $best }.
review-unjudged = { $n ->
    [one] 1 Entscheidung wurde nicht beurteilt: Dafür war die Zeit zu kurz. --minutes gibt mehr.
   *[other] { $n } Entscheidungen wurden nicht beurteilt: Dafür war die Zeit zu kurz. --minutes gibt mehr.
}
