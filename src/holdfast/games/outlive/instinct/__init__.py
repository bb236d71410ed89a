"""What good play looks like in Outlive: evaluation and move ordering for bots.

value    the chance that a seat wins
weights  a weight for each option of the open question, in points
choose   the best-looking option

All of it is called on tables that a seat has imagined, and reads nothing of them but what the seat knows.
"""

from holdfast.games.outlive.instinct.weighing import choose, value, weights

__all__ = ["choose", "value", "weights"]
