"""/odds in Empires: attacks with the strongest stack, diplomacy and displacing, for every player at the table.

Everything is reckoned from what the asker's view shows: hands lie open, committed stacks do not count.
"""

from collections.abc import Callable, Sequence

from msgspec import Struct

from bot.acting.choices import Pick
from bot.games.presentation import Odds
from bot.spine import limits
from bot.spine.errors import tell
from bot.spine.words import Words
from rules.core.ids import Seat
from rules.core.messages import Message, Name, seat_name
from rules.empires.attack.routes import in_reach
from rules.empires.board.ids import AreaId
from rules.empires.board.names import area_name
from rules.empires.desk.chances import attack_chances, board_of, other_chances
from rules.empires.pack.edition import edition
from rules.empires.view import EmpiresView

ATTACK, OTHERS = "attack", "others"


class Chances(Odds):
    """What can be asked for, and from which view it is reckoned."""

    def kinds(self, words: Words) -> list[Pick]:
        return [Pick(kind, words(f"odds-kind-{kind}")) for kind in (ATTACK, OTHERS)]

    def things(self, view: Struct, kind: str, words: Words) -> list[Pick]:
        """The players, by name and colour."""
        assert isinstance(view, EmpiresView)
        return [
            Pick(seat, f"{words.name(Name('seat', seat))} · {words.name(Name('chair', seat))}") for seat in view.order
        ]

    def places(self, view: Struct, kind: str, words: Words) -> list[Pick]:
        """Areas that somebody could attack."""
        assert isinstance(view, EmpiresView)
        if kind != ATTACK:
            return []
        return [Pick(area, words.name(area_name(area))) for area in edition().map.alphabet]

    def reckon(
        self, view: Struct, kind: str, thing: str, place: str | None, seats: Sequence[Seat]
    ) -> Callable[[], Sequence[Message]]:
        assert isinstance(view, EmpiresView)
        seat = Seat(thing)
        if seat not in view.order:
            raise tell("odds-no-such-seat", found=limits.clip(thing, 60))
        if kind == OTHERS:
            return lambda: other_chances(view, seat)
        if place is None:
            raise tell("odds-needs-area")
        if place not in view.areas:
            raise tell("look-no-such-part", found=limits.clip(place, 60))
        area = AreaId(place)
        if view.areas[area].owner == seat:
            raise tell("odds-own-area", area=area_name(area), seat=seat_name(seat))
        if area not in in_reach(board_of(view), seat):
            raise tell("odds-out-of-reach", area=area_name(area), seat=seat_name(seat))
        return lambda: attack_chances(view, seat, area)
