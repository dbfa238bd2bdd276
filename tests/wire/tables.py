"""Matches on the loopback Discord that are ready to play."""

from collections.abc import Sequence
from typing import Any

from bot.app import Stele
from bot.spine.matches import Live
from bot.spine.pipeline import Source
from db.records import MatchSettings, NewMatch, SeatInfo
from tests.patience import HANG
from tests.wire.people import Person, Town, said

SEATS = ("P1", "P2", "P3")


async def begun(
    app: Stele,
    town: Town,
    *people: Person | None,
    game: str = "practice",
    scenario: str = "skirmish",
    channel: int | None = None,
    settings: MatchSettings | None = None,
    options: dict[str, Any] | None = None,
    seats: Sequence[str] = SEATS,
    gm: Person | None = None,
    patience: float = HANG,
) -> Live:
    """A match that has begun with these people on its seats (None: a computer), and all that is told of it is told."""
    places = [
        SeatInfo(seat=seat, policy="simple") if person is None else SeatInfo(seat=seat, person=person.id)
        for seat, person in zip(seats, people, strict=False)
    ]
    new = NewMatch(
        server=town.guild.id,
        channel=channel or town.channel,
        name="Hills",
        game=game,
        scenario=scenario,
        options=options or {},
        settings=settings or MatchSettings(),
        gm=gm.id if gm is not None else None,
    )
    live = await app.matches.get(await app.store.matches.create(new, places))
    await app.pipeline.begin(live, Source(live.shown.words("en")))
    await town.quiet(patience)
    return await app.matches.get(live.id)


def message_with(town: Town, text: str, channel: int | None = None) -> Any:
    """The newest message that says this."""
    return next(one for one in reversed(town.messages(channel)) if text in said(one))
