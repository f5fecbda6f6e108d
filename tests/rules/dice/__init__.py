"""The Dice Game, rule by rule."""
