# Was eine Analyse nicht weiß.

grade-unjudged = nicht beurteilt
review-verdict-open = { $who } hat gewonnen. Ob das über die ganze Partie Können oder Glück war, kann der Bot nicht sagen; über einzelne Züge weiß er mehr.
review-verdict-close = { $who } hat gewonnen; ob durch Können oder Glück, lässt sich nicht sagen, dafür ist es zu knapp: Rechnet man das Glück heraus, bleibt eine Gewinnaussicht von { $adjusted }; am besten stünde { $other } mit { $best } da.
review-unjudged = { $n ->
    [one] 1 Entscheidung wurde nicht beurteilt: Die Zeit reichte nicht. Mehr Zeit bekommt die Auswertung mit --minutes.
   *[other] { $n } Entscheidungen wurden nicht beurteilt: Die Zeit reichte nicht. Mehr Zeit bekommt die Auswertung mit --minutes.
}
