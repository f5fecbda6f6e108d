"""Port Royal, the whole family: rules, play, notation."""

__version__ = "0.1.0"
