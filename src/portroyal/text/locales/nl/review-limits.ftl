# Wat een analyse niet weet.

grade-unjudged = niet beoordeeld
review-verdict-close = { $who } heeft gewonnen; of dat kunde of geluk was, valt niet te zeggen, daarvoor is het verschil te klein: zonder geluk was de uitslag { $adjusted } van de winst geweest, en { $other } had met { $best } het meeste.
review-unjudged = { $n ->
    [one] 1 keuze is niet beoordeeld: daarvoor was de tijd te kort. --minutes geeft meer.
   *[other] { $n } keuzes zijn niet beoordeeld: daarvoor was de tijd te kort. --minutes geeft meer.
}
