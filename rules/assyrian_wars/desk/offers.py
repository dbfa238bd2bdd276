"""The order in which a player is offered what may be done: cards and what AP buy, marches and sieges, then the rest.

Panels, commands and simple computer players go by it. It is part of every question in the log, so that a match under
way replays only as long as it stays; the order of the rulebook is that of the chapters in `game`.
"""

from collections.abc import Iterable

from rules.core.actions import Action
from rules.core.errors import GameError

OFFERS = (
    "play-card",
    "play-event",
    "lay-cards",
    "counter",
    "respond",
    "march-free",
    "reinforce-war",
    "fight-abroad",
    "build",
    "build-ship",
    "hire",
    "buy-leader",
    "rebuild",
    "clear-pillage",
    "repair-city",
    "buy-back",
    "buy-back-ship",
    "move",
    "besiege",
    "sortie",
    "deport",
    "influence",
    "offer-tribute",
    "place-returning",
    "attempt-conquest",
    "offer-surrender",
    "pillage",
    "send-raider",
    "raid-trade",
    "withdraw-raiders",
    "sail",
    "enter-box",
    "leave-box",
    "embark",
    "disembark",
    "search",
    "form-group",
    "join-group",
    "leave-group",
    "command",
    "relocate-leader",
    "forced-march",
    "assign",
    "sell-group-card",
    "losses-by-rule",
    "declare-war",
    "join-camp",
    "propose-peace",
    "announce-conquest",
    "propose-passage",
    "cancel-passage",
    "combine",
    "disband-for-eco",
    "relocate-army",
    "buy-mercenaries",
    "keep-tribe",
)


def as_offered(actions: Iterable[type[Action]]) -> tuple[type[Action], ...]:
    """All actions of the game in this order; one that is missing here is a mistake in the rules."""
    known = {action.tag(): action for action in actions}
    odd = sorted(known.keys() ^ set(OFFERS))
    if odd:
        raise GameError(f"listed in a chapter or in desk/offers.py, but not in both: {', '.join(odd)}")
    return tuple(known[tag] for tag in OFFERS)
