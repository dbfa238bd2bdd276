"""/odds in Era of Tribes: attacks over land, landings, sea battles and raids, for every player at the table.

Everything is reckoned from what the asker's view shows: tiles of others and on the map never count.
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
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.board.names import area_name
from rules.era_of_tribes.desk.chances import attack_chances, raid_chances, sea_chances
from rules.era_of_tribes.view import TribesView

ATTACK, LANDING, SEA, RAID = "attack", "landing", "sea", "raid"
PIECES, FLEETS = 4, 3  # how many numbers of attackers are reckoned, on land and at sea


class Chances(Odds):
    """What can be asked for, and from which view it is reckoned."""

    def kinds(self, words: Words) -> list[Pick]:
        return [Pick(kind, words(f"odds-kind-{kind}")) for kind in (ATTACK, LANDING, SEA, RAID)]

    def things(self, view: Struct, kind: str, words: Words) -> list[Pick]:
        """The players, by name and colour."""
        assert isinstance(view, TribesView)
        named = [(seat, words.name(Name("seat", seat)), words.name(Name("chair", seat))) for seat in view.seating]
        return [Pick(seat, name if name == chair else f"{name} · {chair}") for seat, name, chair in named]

    def places(self, view: Struct, kind: str, words: Words) -> list[Pick]:
        """Provinces with somebody in them, or sea areas with fleets."""
        assert isinstance(view, TribesView)
        if kind == SEA:
            areas = [area for area, sea in view.seas.items() if sea.fleets]
        else:
            wild = kind != RAID
            areas = [area for area, land in view.lands.items() if land.owner is not None or (wild and land.barbarians)]
        return [Pick(area, words.name(area_name(area))) for area in sorted(areas)]

    def reckon(
        self, view: Struct, kind: str, thing: str, place: str | None, seats: Sequence[Seat]
    ) -> Callable[[], Sequence[Message]]:
        assert isinstance(view, TribesView)
        seat = Seat(thing)
        if seat not in view.seating:
            raise tell("odds-no-such-seat", found=limits.clip(thing, 60))
        if place is None:
            raise tell("odds-needs-area")
        area = AreaId(place)
        if kind == SEA:
            if area not in view.seas or not set(view.seas[area].fleets) - {seat}:
                raise tell("odds-empty-area", area=area_name(area))
            first = 0 if seat in view.seas[area].fleets else 1
            return lambda: [
                line for more in range(first, first + FLEETS) for line in sea_chances(view, seat, area, more)
            ]
        if area not in view.lands:
            raise tell("look-no-such-part", found=limits.clip(place, 60))
        land = view.lands[area]
        if land.owner == seat:
            raise tell("odds-own-area", area=area_name(area), seat=seat_name(seat))
        if land.owner is None and not land.barbarians:
            raise tell("odds-empty-area", area=area_name(area))
        if kind == RAID:
            if land.owner is None:
                raise tell("odds-empty-area", area=area_name(area))
            return lambda: raid_chances(view, area)
        landing, pieces = kind == LANDING, range(1, PIECES + 1)
        return lambda: [line for count in pieces for line in attack_chances(view, seat, area, count, landing)]
