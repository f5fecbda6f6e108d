"""Pig, a game of other people: roll and hold. It shows that a family needs no change to our files."""
