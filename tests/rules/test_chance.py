"""Chance is ChaCha20 by RFC 8439, and shuffles are fair."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from portroyal.play.game import Game
from portroyal.rules.chance import (
    WORDS,
    Stream,
    game_key,
    index,
    key_of,
    next_word,
    rotated,
    seed_stream,
    shuffle,
    whim_below,
)  # fmt: skip

# RFC 8439, appendix A.1, test vectors 1 and 2: the zero key, blocks 0 and 1.
ZERO_KEY_BLOCKS = (
    "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
    "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
    "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
    "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f"
)
# RFC 8439, appendix A.1, test vector 3: the key 00..01, block 1.
KEY_ONE_BLOCK_1 = (
    "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
    "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0"
)


def stream_of(seed: int | str) -> Stream:
    stream = Stream()
    seed_stream(stream, seed)
    return stream


def words(stream: Stream, n: int) -> str:
    return b"".join(next_word(stream).to_bytes(4, "little") for _ in range(n)).hex()


def test_known_answers_of_the_zero_key() -> None:
    assert words(stream_of("0" * 64), 2 * WORDS) == ZERO_KEY_BLOCKS


def test_known_answer_of_another_key() -> None:
    stream = stream_of("0" * 62 + "01")
    words(stream, WORDS)
    assert words(stream, WORDS) == KEY_ONE_BLOCK_1


def test_an_integer_seed_is_hashed_as_text() -> None:
    raw = hashlib.sha256(b"port-royal:7").digest()
    assert key_of(7) == tuple(int.from_bytes(raw[i : i + 4], "little") for i in range(0, 32, 4))
    assert key_of(raw.hex()) == key_of(7)
    assert key_of(-7) != key_of(7)


@pytest.mark.parametrize("seed", ["", "00", "0" * 63, "0" * 65, "g" * 64])
def test_a_text_seed_has_64_hex_digits(seed: str) -> None:
    with pytest.raises(ValueError, match="hex"):
        key_of(seed)


def test_rotation_keeps_32_bits() -> None:
    assert rotated(0x80000001, 1) == 3
    assert rotated(0x12345678, 16) == 0x56781234


def test_index_throws_away_words_past_the_last_full_multiple() -> None:
    n = (1 << 31) + 1  # nearly every second word is too large
    stream, twin = stream_of(3), stream_of(3)
    got = [index(stream, n) for _ in range(50)]
    expected: list[int] = []
    while len(expected) < 50:
        word = next_word(twin)
        if word < n:
            expected.append(word)
    assert got == expected


def test_a_shuffle_swaps_from_the_last_place_down() -> None:
    stream, twin = stream_of(5), stream_of(5)
    cells = list(range(20))
    shuffle(stream, cells, 0, 20)
    expected = list(range(20))
    for i in range(19, 0, -1):
        j = index(twin, i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert cells == expected
    assert stream.used == twin.used


def test_a_shuffle_of_a_part_leaves_the_rest() -> None:
    cells = list(range(20))
    shuffle(stream_of(5), cells, 4, 9)
    assert cells[:4] == [0, 1, 2, 3]
    assert cells[9:] == list(range(9, 20))
    assert sorted(cells) == list(range(20))


def test_shuffles_are_fair() -> None:
    """Chi-square over the 120 orders of five cells; 0.1 % and 99.9 % quantiles for 119 degrees of freedom."""
    stream = stream_of(11)
    games = 24_000
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(games):
        cells = list(range(5))
        shuffle(stream, cells, 0, 5)
        seen[tuple(cells)] += 1
    expected = games / 120
    chi_square = sum((seen[order] - expected) ** 2 / expected for order in seen)
    assert len(seen) == 120
    assert 75.0 < chi_square < 173.6


def test_every_card_can_come_first() -> None:
    """Chi-square over the first card of whole games by kind, against the deck's composition."""
    games = 2_000
    seen: Counter[str] = Counter()
    for seed in range(games):
        game = Game.new("unterwegs", 2, seed=seed)
        unseen = game.state().unseen.new
        seen[next(event.what or "" for event in game.play("draw") if event.type == "reveal")] += 1
    expected = {name: games * n / sum(unseen.values()) for name, n in unseen.items()}
    chi_square = sum((seen[name] - e) ** 2 / e for name, e in expected.items())
    assert len(expected) == 37
    assert 14.0 < chi_square < 68.0  # 0.1 % and 99.9 % quantiles for 36 degrees of freedom


def test_games_of_a_batch_have_keys_of_their_own() -> None:
    master, first, second, whim = stream_of(1), Stream(), Stream(), [0]
    game_key(master, 0, first, whim)
    game_key(master, 1, second, whim)
    blocks = stream_of(1)
    raw = [next_word(blocks) for _ in range(2 * WORDS)]
    assert first.key == raw[:8]
    assert second.key == raw[WORDS : WORDS + 8]
    assert whim == [raw[WORDS + 8] | 1]
    assert (first.counter, first.used) == (0, WORDS)


def test_whims_stay_in_range_and_spread() -> None:
    whim = [12345]
    seen = Counter(whim_below(whim, 6) for _ in range(6_000))
    assert sorted(seen) == [0, 1, 2, 3, 4, 5]
    assert min(seen.values()) > 850
