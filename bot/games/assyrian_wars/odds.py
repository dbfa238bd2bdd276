"""/odds in Assyrian Wars: interception, evasion, battles on land and sea, sieges, conquest, tribute, influence.

Whoever asks names a force that he can see. In the fog of war that is one of his own camp, and the rules' own quotes
leave out what he cannot see of the others (9.5).
"""

from collections.abc import Callable, Sequence
from typing import cast, get_args

from msgspec import Struct

from bot.acting.choices import Pick
from bot.games.presentation import Odds
from bot.spine import limits
from bot.spine.errors import tell
from bot.spine.words import Words
from rules.assyrian_wars.board.ids import AreaId, CountryId, ZoneId
from rules.assyrian_wars.board.names import piece_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.desk import chances
from rules.assyrian_wars.view import View
from rules.core.ids import Seat
from rules.core.messages import Message, Name

NAVAL = "naval"
POLITICS, LAND = get_args(chances.Politics), get_args(chances.Land)
KINDS: tuple[str, ...] = (*LAND, NAVAL, *POLITICS)

Reckoning = Callable[[], Sequence[Message]]


class Chances(Odds):
    """What can be asked for, and from which view it is reckoned."""

    def kinds(self, words: Words) -> list[Pick]:
        return [Pick(kind, words(f"odds-kind-{kind}")) for kind in KINDS]

    def things(self, view: Struct, kind: str, words: Words) -> list[Pick]:
        """Countries, fleets, or leaders and units without one, where they are."""
        assert isinstance(view, View)
        if kind in POLITICS:
            return [Pick(code, words.name(Name("country", code))) for code in view.countries]
        found: list[tuple[Piece, Name]] = []
        for area, state in view.areas.items():
            led = any(one.is_leader for one in state.pieces)
            found += [(one, Name("area", area)) for one in state.pieces if one.is_leader or (one.is_unit and not led)]
        for zone, pieces in view.zones.items():
            found += [(one, Name("zone", zone)) for one in pieces if one.is_ship]
        return [Pick(one.id, f"{words.name(piece_name(one.id))} · {words.name(where)}") for one, where in found]

    def places(self, view: Struct, kind: str, words: Words) -> list[Pick]:
        assert isinstance(view, View)
        if kind == NAVAL or kind in POLITICS:
            return []
        return [Pick(area, words.name(Name("area", area))) for area in view.areas]

    def reckon(self, view: Struct, kind: str, thing: str, place: str | None, seats: Sequence[Seat]) -> Reckoning:
        assert isinstance(view, View)
        if kind in POLITICS:
            return self._politics(view, cast(chances.Politics, kind), thing, seats)
        if kind == NAVAL:
            return self._at_sea(view, thing, seats)
        return self._on_land(view, cast(chances.Land, kind), thing, place)

    def _politics(self, view: View, kind: chances.Politics, country: str, seats: Sequence[Seat]) -> Reckoning:
        if country not in view.countries:
            raise tell("odds-no-such-country", found=limits.clip(country, 60))
        return lambda: chances.of_country(view, kind, CountryId(country), seats)

    def _at_sea(self, view: View, ship: str, seats: Sequence[Seat]) -> Reckoning:
        zone = sailing_in(view, ship)
        if zone is None:
            raise tell("odds-no-such-ship", found=limits.clip(ship, 60), fog=view.options.fog_of_war)
        return lambda: chances.at_sea(view, ship, zone, seats[0] if seats else None)

    def _on_land(self, view: View, kind: chances.Land, piece: str, place: str | None) -> Reckoning:
        start = standing_in(view, piece)
        if start is None:
            raise tell("odds-no-such-force", found=limits.clip(piece, 60), fog=view.options.fog_of_war)
        target = start if place is None else AreaId(place)
        if target not in view.areas:
            raise tell("look-no-such-part", found=limits.clip(target, 60))
        return lambda: chances.on_land(view, kind, piece, start, target)


def standing_in(view: View, force: str) -> AreaId | None:
    """Where a piece stands, as far as the view shows it."""
    return next((area for area, state in view.areas.items() if any(one.id == force for one in state.pieces)), None)


def sailing_in(view: View, ship: str) -> ZoneId | None:
    """The sea zone of a ship, as far as the view shows it."""
    found = (zone for zone, pieces in view.zones.items() if any(one.id == ship and one.is_ship for one in pieces))
    return next(found, None)
