"""For tests of this project and of programs built on it: golden playthroughs, strategies, checks."""
