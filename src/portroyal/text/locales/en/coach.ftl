# What the coach says about the choices of one who plays bots.

coach-best = “{ $best }” ({ $detail }): { $win } chance of winning. Next best: “{ $other }”, { $less }.
coach-close = “{ $best }” and “{ $other }” are about equally good: { $win } and { $less }.
coach-one = There is no choice to make here.

# Why the best choice is better than the next one: the part of the captain’s judgement that says it most.
coach-beats = “{ $best }” ({ $detail }) beats “{ $other }”
coach-why-win = { coach-beats } above all because it wins the game right away more often.
coach-why-lead = { coach-beats } above all because of the points, compared with your strongest opponent.
coach-why-points = { coach-beats } above all because of the points.
coach-why-coins = { coach-beats } above all because of the coins.
coach-why-swords = { coach-beats } above all because you can repel more.
coach-why-persons = { coach-beats } above all because of what your crew can do.
coach-why-expeditions = { coach-beats } above all because it helps you with expeditions.
coach-why-way = { coach-beats } above all because it brings you nearer to 20 points.
coach-why-wheels = { coach-beats } above all because of the wheels you keep.
coach-why-skulls = { coach-beats } above all because it spares you skulls.
coach-why-others = { coach-beats } above all because it leaves your strongest opponent less.
