# The card table in the browser, in the words of the US edition.

web-cards-colors = Flags: { $n } of 5.{ web-cards-stopping }
web-cards-fulfil = Complete the mission: { $facts }
web-cards-why-persons = you do not have these characters
web-cards-draw-pile = Draw deck: { cards }
web-cards-draw-from = Reveal the next card; draw deck: { cards }
web-cards-points = Influence points
web-cards-ask-bust = A second { color } flag! Repel the ship?
web-cards-ask-fulfil = You have taken all you can. Complete a mission, or pass.
