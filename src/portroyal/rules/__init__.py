"""The rules: pure functions over a game's state, written once for CPython and for compiled code."""
