# Wat de coach zegt over de keuzes van iemand die tegen bots speelt.

coach-best = { $best } ({ $detail }): daarna win je { $win } van de partijen die nog kunnen volgen. Op één na het beste is “{ $other }” met { $less }.
coach-close = “{ $best }” en “{ $other }” zijn ongeveer even goed: { $win } en { $less }.
coach-one = Hier valt niets te kiezen.
