# What the coach says about the choices of one who plays bots.

coach-best = { $best } ({ $detail }): after that you win { $win } of the games that can follow. Next best is “{ $other }” with { $less }.
coach-close = “{ $best }” and “{ $other }” are about equally good: { $win } and { $less }.
coach-one = There is nothing to choose here.
