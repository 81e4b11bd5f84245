"""The 66 rulings on Babel in the order of their numbers, and the eight that a file may answer otherwise.

No ruling here is confirmed by the publisher.
"""

from babylon_cli.babel.rules.ruling import Ruling
from babylon_cli.babel.rules.rulings_of.extensions import EXTENSION_RULINGS
from babylon_cli.babel.rules.rulings_of.price import PRICE_RULINGS
from babylon_cli.babel.rules.rulings_of.projects import PROJECT_RULINGS
from babylon_cli.babel.rules.rulings_of.table import TABLE_RULINGS
from babylon_cli.babel.rules.rulings_of.tower import TOWER_RULINGS
from babylon_cli.babel.rules.rulings_of.trade import TRADE_RULINGS

_IN_ORDER = (
    *TOWER_RULINGS,
    *PRICE_RULINGS,
    *TRADE_RULINGS,
    *TABLE_RULINGS,
    *PROJECT_RULINGS,
    *EXTENSION_RULINGS,
)

RULINGS: dict[str, Ruling] = {ruling.id: ruling for ruling in _IN_ORDER}
"""By number, E01 to E66."""

NAMED: dict[str, Ruling] = {ruling.choice.name: ruling for ruling in _IN_ORDER if ruling.choice is not None}
"""The eight open ones by the name under which `rulings:` of a file answers them."""
