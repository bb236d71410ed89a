"""What was made once is found again, and never too much of it is kept."""

from __future__ import annotations

from holdfast.kernel.parts.memo import Memo


def test_what_was_kept_is_found_and_nothing_else() -> None:
    memo: Memo[list[int]] = Memo(10)
    made = memo.keep(("a", 1), [1])

    assert memo.find(("a", 1)) is made
    assert memo.find(("a", 2)) is None


def test_with_too_much_of_it_it_begins_anew() -> None:
    memo: Memo[int] = Memo(2)
    for key in range(5):
        memo.keep(key, key)

    assert [memo.find(key) for key in range(5)] == [None, None, None, None, 4]
