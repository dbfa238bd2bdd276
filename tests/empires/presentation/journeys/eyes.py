"""Looks over everybody's shoulder: what is read holds no id and no plan of another."""

import re

from rules.empires.desk.filing import CONDITIONS
from rules.empires.desk.known import known_ids
from tests.bot.house import House
from tests.bot.watching import Lookout

# Ids that no word looks like: those of several parts, and the short forms of orders.
IDS = re.compile(
    "|".join(
        [rf"\b{one}\b" for kind in ("unit", "card") for one in known_ids(kind, ()) if "-" in one]
        + [rf"\b{one.id}\b" for one in CONDITIONS]
        + [r"\bempire-only\b", r"\w:(red|blue|green|sea|land|sealane)\b", r"\bch\.\d", r"\{ ?\$"]
    ),
    re.IGNORECASE,
)


def eyes_on(house: House) -> Lookout:
    """The rules of orders (E-51, E-52) name the short forms."""
    return Lookout(house, IDS, r"E-51.*", r"E-52.*")
