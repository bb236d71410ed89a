"""Every card, token, space, script and number of the Journal, as `content/*.toml` has them."""

from holdfast.games.journal.catalogue.common import *  # noqa: F403
from holdfast.games.journal.catalogue.files import *  # noqa: F403
from holdfast.games.journal.catalogue.house import *  # noqa: F403
from holdfast.games.journal.catalogue.story import *  # noqa: F403
