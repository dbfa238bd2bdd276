"""Dice for the choice of seats: when the players cannot agree, they roll and choose in that order (1.1.B, R-3).

Nobody gets up for it: whoever takes a seat that somebody holds who chooses later changes places with him.
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.spine.matches import Live
from bot.spine.words import Words
from db.records import Lot, MatchSettings, Promise, SeatInfo
from rules.core.dice import Seed
from rules.core.lots import throw
from rules.core.messages import Message, Name, message

FEWEST = 2  # people who can disagree
MOST = 5  # throws in one lobby; more would be choosing


class Rolled(Struct, frozen=True):
    """What is posted: who rolled what, in the order of choice."""

    people: tuple[int, ...]
    dice: tuple[tuple[int, ...], ...]
    number: int = 1
    seeds: tuple[Seed, ...] = ()

    def lines(self, names: Sequence[str]) -> tuple[Message, ...]:
        """Each with his dice."""
        return tuple(message("lobby-lot", person=who, dice=dice) for who, dice in zip(names, self.dice, strict=True))


def roll(settings: MatchSettings, promise: Promise, seats: Sequence[str], seeds: tuple[Seed, ...]) -> MatchSettings:
    """The settings with the order of choice, rolled from the lobby's secret and everybody's seeds, on the record."""
    thrown = throw(seats, promise.secret, seeds, len(promise.lots) + 1)
    kept = Promise(promise.secret, promise.seeds, (*promise.lots, thrown))
    return replace(settings, lots=tuple(Lot(seat, dice) for seat, dice in thrown.dice), promise=kept)


def chooser(live: Live) -> str | None:
    """The seat whose holder chooses now."""
    lots = live.info.settings.lots
    return lots[0].seat if lots else None


def choosable(live: Live, settings: MatchSettings | None = None) -> list[str]:
    """The seats that are left to choose: open ones, and those of people who have not chosen yet."""
    settings = settings or live.info.settings
    waiting = [lot.seat for lot in settings.lots]
    free = [place.seat for place in live.seats if place.person is None and place.policy is None]
    return [place.seat for place in live.seats if place.seat in waiting or place.seat in free]


def line(live: Live, words: Words) -> str | None:
    """For the lobby: who chooses now, and who after him."""
    lots = live.info.settings.lots
    if not lots:
        return None
    first, *others = (Name("seat", lot.seat) for lot in lots)
    return words("lobby-choosing", first=first, others=tuple(others))


def chosen(live: Live, seat: str) -> tuple[list[SeatInfo], MatchSettings]:
    """The table and the lots after the one whose turn it is has taken this seat; who is left no choice has chosen."""
    own = live.info.settings.lots[0].seat
    swapped = {own: seat, seat: own}
    holders = {place.seat: place for place in live.seats}
    places = [replace(holders[swapped.get(place.seat, place.seat)], seat=place.seat) for place in live.seats]
    left = tuple(replace(lot, seat=swapped.get(lot.seat, lot.seat)) for lot in live.info.settings.lots[1:])
    no_choice = len(left) == 1 and all(place.person is not None or place.policy is not None for place in places)
    return places, replace(live.info.settings, lots=() if no_choice else left)


def without(settings: MatchSettings, seats: Sequence[str]) -> MatchSettings:
    """Who gets up does not choose any more."""
    return replace(settings, lots=tuple(lot for lot in settings.lots if lot.seat not in seats))
