"""Everything that can be told in the Journal. Fields are names of characters, cards, items and places, and numbers."""

from holdfast.games.journal.events.day import *  # noqa: F403
from holdfast.games.journal.events.night import *  # noqa: F403
from holdfast.games.journal.events.story import *  # noqa: F403
