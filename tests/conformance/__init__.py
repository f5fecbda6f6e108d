"""The black-box conformance suite of the engine protocol: whatever speaks it can be tried with it."""
