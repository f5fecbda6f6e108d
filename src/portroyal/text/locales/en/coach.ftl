# What the coach says about the choices of one who plays bots.

coach-best = “{ $best }” ({ $detail }): { $win } chance of winning. Next best: “{ $other }”, { $less }.
coach-close = “{ $best }” and “{ $other }” are about equally good: { $win } and { $less }.
coach-one = There is nothing to choose here.
