"""The crew of the dice game."""
