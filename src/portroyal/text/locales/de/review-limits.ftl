# Was eine Analyse nicht weiß.

grade-unjudged = nicht beurteilt
review-verdict-close = { $who } hat gewonnen; ob durch Können oder Glück, ist zu knapp für ein Urteil: Rechnet man das Glück heraus, bleiben { $adjusted } eines Sieges, am meisten hätte { $other } mit { $best }.
review-unjudged = { $n ->
    [one] 1 Entscheidung wurde nicht beurteilt: Dafür war die Zeit zu kurz. --minutes gibt mehr.
   *[other] { $n } Entscheidungen wurden nicht beurteilt: Dafür war die Zeit zu kurz. --minutes gibt mehr.
}
