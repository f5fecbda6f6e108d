"""The card games in the library."""
