"""The seeds of a lobby: everybody who sits down gives one to the dice; for whoever does not care it is drawn.

The fingerprint of the bot's secret is posted before anybody sits. So the host, who could look the secret up, does not
know the seeds that come later, and the players do not know the secret: neither chooses the deal alone.
"""

import secrets
from collections.abc import Iterable

from msgspec.structs import replace

from db.records import GivenSeed, MatchSettings, Promise, SeatInfo
from rules.core.dice import Seed
from rules.core.ids import Seat

SECRET_BYTES = 32
DRAWN_BYTES = 8


def new_promise() -> Promise:
    """A secret that nobody knows."""
    return Promise(secrets.token_bytes(SECRET_BYTES))


def drawn_for(person: int) -> GivenSeed:
    """A seed for somebody who gives none."""
    return GivenSeed(person, secrets.token_hex(DRAWN_BYTES), drawn=True)


def sat_down(settings: MatchSettings, person: int) -> MatchSettings:
    """Somebody takes a seat: one who has given no seed yet gets one."""
    promise = settings.promise or new_promise()
    if all(seed.person != person for seed in promise.seeds):
        promise = promise.given(drawn_for(person))
    return replace(settings, promise=promise)


def gave(settings: MatchSettings, seed: GivenSeed) -> MatchSettings:
    """Somebody gives a seed, which is the last one from now on."""
    return replace(settings, promise=(settings.promise or new_promise()).given(seed))


def got_up(settings: MatchSettings, person: int) -> MatchSettings:
    """Who leaves takes his seed with him."""
    return settings if settings.promise is None else replace(settings, promise=settings.promise.without(person))


def by_seat(promise: Promise, places: Iterable[SeatInfo]) -> tuple[Seed, ...]:
    """The seeds of those who sit, in the order in which they were given, each under its person's first seat."""
    seats = {place.person: place.seat for place in reversed(list(places))}
    return tuple(
        Seed(Seat(seats[seed.person]), seed.text, seed.drawn) for seed in promise.seeds if seed.person in seats
    )


def complete(promise: Promise, places: Iterable[SeatInfo]) -> Promise:
    """For whoever sits without having given a seed one is drawn now."""
    for place in places:
        if place.person is not None and all(seed.person != place.person for seed in promise.seeds):
            promise = promise.given(drawn_for(place.person))
    return promise
