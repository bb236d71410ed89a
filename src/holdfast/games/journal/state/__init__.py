"""What lies on the table in the Journal: the group, the shelter, items, decks, a trip, a raid, a fight."""

from holdfast.games.journal.state.group import *  # noqa: F403
from holdfast.games.journal.state.outings import *  # noqa: F403
from holdfast.games.journal.state.table import *  # noqa: F403
