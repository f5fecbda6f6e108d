"""The lab: measuring games, charts and players."""
