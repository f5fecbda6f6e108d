"""Pictures: cards, positions and sea charts as SVG."""
