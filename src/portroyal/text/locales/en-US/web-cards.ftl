# The card table in the browser, in the words of the US edition.

web-cards-colors = Flags: { $n } of 5.{ web-cards-stopping }
web-cards-fulfil = Complete the mission: { $facts }
web-cards-why-persons = you do not have these characters
web-cards-draw-pile = Draw deck: { cards }
web-cards-draw-from = Reveal the next card; draw deck: { cards }
web-cards-display = Personal display: { $who }
web-cards-points = Influence points
web-cards-ask-bust = A second { color } flag! Repel it?
web-cards-ask-fulfil = You have taken all you may. Complete a mission, or pass.
