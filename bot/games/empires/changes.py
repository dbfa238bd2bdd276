"""What a picture points out: the attacks, battles, areas and markers of the events of a round."""

from collections.abc import Iterable

from bot.games.empires.fights import id_of, plain
from bot.spine.words import Words
from render.empires.changes import Caption, Changes, Clash, Move, Taken
from rules.core.messages import Event, Message

TAKEN = frozenset(
    {"province-taken", "sea-taken", "area-courted", "area-annexed", "area-subverted", "area-conquered", "marker-placed"}
)
FREED = frozenset({"area-revolted"})
TOUCHED = frozenset(
    {
        "marker-lost",
        "marker-added",
        "marker-subverted",
        "fort-built",
        "trade-placed",
        "trade-displaced",
        "conquest-failed",
        "courting-failed",
        "subversion-failed",
    }
)
OVER_WATER = ("sea", "sealane", "strait")
RESULTS = frozenset({"battle-won", *TAKEN, "area-revolted", "scored", "game-won"}) - {"marker-placed"}


def changes_of(events: Iterable[Event], words: Words) -> Changes:
    """Everything that these events changed on the board."""
    said = [event.message for event in events]
    winners = {id_of(one, "area"): id_of(one, "seat") for one in said if one.id == "battle-won"}
    clashes = dict.fromkeys(id_of(one, "area") for one in said if one.id == "battle-begins")
    taken = [Taken(id_of(one, "area"), id_of(one, "seat")) for one in said if one.id in TAKEN]
    taken += [Taken(id_of(one, "area")) for one in said if one.id in FREED]
    return Changes(
        moves=tuple(_move(one) for one in said if one.id == "attack-declared"),
        clashes=tuple(Clash(area, winners.get(area, "")) for area in clashes),
        taken=tuple({one.place: one for one in taken}.values()),
        touched=tuple(dict.fromkeys(id_of(one, "area") for one in said if one.id in TOUCHED)),
        caption=_caption(said, words),
    )


def _move(said: Message) -> Move:
    path = id_of(said, "origin"), id_of(said, "area")
    return Move(id_of(said, "seat"), path, sea=said.params.get("route") in OVER_WATER)


def _caption(said: list[Message], words: Words) -> Caption:
    """Which round it is, or which turn, and the last thing of weight that happened."""
    began = next((one for one in said if one.id in ("round-begins", "turn-begins")), None)
    last = next((one for one in reversed(said) if one.id in RESULTS), None)
    result = plain(words.say(last)) if last is not None else ""
    side = id_of(last, "seat") if last is not None else ""
    return Caption(side, plain(words.say(began)) if began is not None else "", "", result)
