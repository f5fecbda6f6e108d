"""The crew of the card games."""
