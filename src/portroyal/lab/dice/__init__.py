"""The Dice Game in the laboratory."""
