# Wat een berichtenapp van een link laat zien voordat die wordt geopend.

preview-house = Beproef je geluk in de haven, handel, huur een bemanning in en vaar uit: de spellen van Port Royal in de browser, met vrienden of tegen bots.
preview-invitation = Uitnodiging
preview-invited = { $n ->
    [one] Er is nog één plaats vrij. Speel mee met { $names }!
   *[other] Er zijn nog { $n } plaatsen vrij. Speel mee met { $names }!
}
preview-empty = Alle plaatsen zijn nog vrij. Speel mee!
preview-playing = Aan tafel: { $names }. Kijk mee!
preview-won = { $n ->
    [one] { $who } heeft gewonnen. Eindstand: { $score }.
   *[other] { $who } hebben samen gewonnen. Eindstand: { $score }.
}
preview-nobody = Niemand heeft gewonnen. Eindstand: { $score }.
