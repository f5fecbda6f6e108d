"""The card games in the laboratory."""
