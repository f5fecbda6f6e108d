"""What every published figure says of itself, for the benchmarks; the lab keeps the one source of it."""

from __future__ import annotations

from portroyal.lab.provenance import ROOT, commit, provenance, table

__all__ = ["ROOT", "commit", "provenance", "table"]
