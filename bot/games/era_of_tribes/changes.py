"""What a picture points out: the marches, voyages, battles, provinces and cities of the events of a round."""

from collections.abc import Iterable

from bot.games.era_of_tribes.fights import id_of, plain
from bot.spine.words import Words
from render.paper.changes import FoughtAt, Headline, MapChanges, Seized, ShownMove
from rules.core.messages import Event, Message

TAKEN = frozenset({"province-taken", "province-sold", "empty-target-settled", "city-taken"})
TOUCHED = frozenset(
    {"city-founded", "city-lost", "post-opened", "post-expelled", "raided", "raid-failed", "battlefield"}
)
ATTACK, MOVES = "attack-declared", ("vassals-moved", "fleets-moved", "fleets-landed")
MOST_MOVES = 12  # more arrows than these and only attacks are shown
WON = frozenset({"battle-over", "sea-battle-won"})
DRAWN = "sea-battle-drawn"
RESULTS = frozenset(
    {*WON, DRAWN, "revolution", "city-founded", "allied", "alliance-broken", "end-triggered", "game-won"}
)


def changes_of(events: Iterable[Event], words: Words) -> MapChanges:
    """Everything that these events changed on the board."""
    said = [event.message for event in events]
    attacks = [_move(one) for one in said if one.id == ATTACK]
    moves = [_move(one) for one in said if one.id in MOVES]
    clashes = {id_of(one, "area"): _winner(one) for one in said if one.id in WON or one.id == DRAWN}
    taken = {id_of(one, "area"): Seized(id_of(one, "area"), id_of(one, "seat")) for one in said if one.id in TAKEN}
    shown = [*moves, *attacks] if len(moves) + len(attacks) <= MOST_MOVES else attacks
    return MapChanges(
        moves=tuple(shown),
        clashes=tuple(FoughtAt(area, winner) for area, winner in clashes.items()),
        taken=tuple(taken.values()),
        touched=tuple(dict.fromkeys(id_of(one, "area") for one in said if one.id in TOUCHED)),
        caption=_caption(said, words),
    )


def _move(said: Message) -> ShownMove:
    by_sea = said.params.get("by_sea") is True or said.id in ("fleets-moved", "fleets-landed")
    return ShownMove(id_of(said, "seat"), (id_of(said, "origin"), id_of(said, "area")), sea=by_sea)


def _winner(said: Message) -> str:
    """Who has won a battle; empty: nobody, or barbarians."""
    if said.id != "battle-over":
        return id_of(said, "seat")
    winner = said.params["winner"]
    return id_of(said, winner) if isinstance(winner, str) and winner != "nobody" else ""


def _caption(said: list[Message], words: Words) -> Headline:
    """Which round it is, and the last thing of weight that happened."""
    began = next((one for one in said if one.id == "round-begins"), None)
    last = next((one for one in reversed(said) if one.id in RESULTS), None)
    result = plain(words.say(last)) if last is not None else ""
    side = "" if last is None else _winner(last) if last.id in WON else id_of(last, "seat")
    return Headline(side, plain(words.say(began)) if began is not None else "", "", result)
