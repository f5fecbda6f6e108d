"""Text: everything that is said, in every language."""
