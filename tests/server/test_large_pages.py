"""Large pages: wherever Linux puts it, what lies in memory is what it was."""

from __future__ import annotations

from portroyal.server.large_pages import use_large_pages


def test_nothing_that_lies_in_memory_changes() -> None:
    held = [[number] * 3 for number in range(300_000)]
    use_large_pages()
    held += [[number] * 3 for number in range(300_000, 310_000)]
    use_large_pages()  # of what is large already, too
    assert all(each == [number] * 3 for number, each in enumerate(held))
