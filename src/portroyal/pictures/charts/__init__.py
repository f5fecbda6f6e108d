"""Pictures of the sea charts."""
