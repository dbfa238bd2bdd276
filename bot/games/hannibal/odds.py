"""/odds in Hannibal: battles, interceptions, avoiding and pursuit, passes, winter, voyages, sieges and elephants.

Everything is reckoned from what the asker's view shows: armies, markers and generals lie open, cards do not count.
"""

from collections.abc import Callable, Sequence
from typing import cast

from msgspec import Struct

from bot.acting.choices import Pick
from bot.games.presentation import Odds
from bot.spine import limits
from bot.spine.errors import tell
from bot.spine.words import Words
from rules.core.ids import Seat
from rules.core.messages import Message, Name
from rules.hannibal.board.ids import GeneralId, SpaceId
from rules.hannibal.desk.chances import KINDS, STANDING, Kind, chances
from rules.hannibal.pack.edition import edition
from rules.hannibal.view import HannibalView

NEEDS_PLACE = ("pass", "voyage")


class Chances(Odds):
    """What can be asked for, and from which view it is reckoned."""

    def kinds(self, words: Words) -> list[Pick]:
        return [Pick(kind, words(f"odds-kind-{kind}")) for kind in KINDS]

    def things(self, view: Struct, kind: str, words: Words) -> list[Pick]:
        """Generals on the map, where they are; the reader's own first, if he has a side."""
        assert isinstance(view, HannibalView)
        own = {one.side for one in view.sides if one.hand is not None}
        found = [
            (edition().generals[general].side not in own, general, state.at)
            for general, state in view.generals.items()
            if state.at is not None
        ]
        return [
            Pick(general, f"{words.name(Name('general', general))} · {words.name(Name('space', at))}")
            for _, general, at in sorted(found)
        ]

    def places(self, view: Struct, kind: str, words: Words) -> list[Pick]:
        assert isinstance(view, HannibalView)
        if kind in STANDING:
            return []
        fit = _fitting(view, kind)
        return [Pick(space, words.name(Name("space", space))) for space in edition().map.alphabet if fit(space)]

    def reckon(
        self, view: Struct, kind: str, thing: str, place: str | None, seats: Sequence[Seat]
    ) -> Callable[[], Sequence[Message]]:
        assert isinstance(view, HannibalView)
        general = GeneralId(thing)
        start = view.generals[general].at if general in view.generals else None
        if start is None:
            raise tell("odds-no-such-general", found=limits.clip(thing, 60))
        if place is not None and place not in view.markers:
            raise tell("look-no-such-part", found=limits.clip(place, 60))
        if place is None and kind in NEEDS_PLACE:
            raise tell("odds-needs-space")
        space = SpaceId(place or start)
        return lambda: chances(view, cast(Kind, kind), general, space)


def _fitting(view: HannibalView, kind: str) -> Callable[[SpaceId], bool]:
    """Which spaces make sense for this kind of chances."""
    atlas = edition().map
    held = {force.space for force in view.forces if force.regular + force.elephants}
    if kind in ("battle", "avoiding", "elephants"):
        return lambda space: space in held
    if kind == "siege":
        return lambda space: atlas.spaces[space].kind != "round"
    if kind == "voyage":
        return atlas.is_port
    if kind == "pass":
        return lambda space: any(
            atlas.links.kind(space, to) in ("pass", "alps") for to in atlas.links.neighbours(space)
        )
    return lambda space: True
