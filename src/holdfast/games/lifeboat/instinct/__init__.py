"""What good play looks like in Lifeboat: evaluation and move ordering for bots.

value    the chance that a seat wins
weights  a weight for each option of the open question, in points of margin
choose   the best-looking option, or a right that should be used first

All of it is called on tables that a seat has imagined, and reads nothing of them but what the seat knows.
"""

from holdfast.games.lifeboat.instinct.weighing import choose, value, weights

__all__ = ["choose", "value", "weights"]
