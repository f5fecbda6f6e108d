"""Pictures of the card games."""
