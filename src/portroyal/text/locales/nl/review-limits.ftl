# Wat een analyse niet weet.

grade-unjudged = niet beoordeeld
review-verdict-open = { $who } heeft gewonnen. Of dat over de hele partij geluk of wijsheid was, kan de bot niet zeggen; over losse beurten weet hij meer.
review-verdict-close = { $who } heeft gewonnen; of dat geluk of wijsheid was, valt niet te zeggen, daarvoor is het verschil te klein: zonder geluk was de winstkans { $adjusted } geweest, en had { $other } met { $best } de grootste kans gehad.
review-unjudged = { $n ->
    [one] 1 keuze is niet beoordeeld: daarvoor was de tijd te kort. Met --minutes geef je meer tijd.
   *[other] { $n } keuzes zijn niet beoordeeld: daarvoor was de tijd te kort. Met --minutes geef je meer tijd.
}
