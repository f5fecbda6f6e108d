# Wat de coach zegt over de keuzes van iemand die tegen bots speelt.

coach-best = “{ $best }” ({ $detail }): { $win } winstkans. Daarna komt “{ $other }” met { $less }.
coach-close = “{ $best }” en “{ $other }” zijn ongeveer even goed: { $win } en { $less }.
coach-one = Hier valt niets te kiezen.
