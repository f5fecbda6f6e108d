"""The card games in words."""
