"""A battle card, its counter, and the counter to that, through commands and buttons only (6.7.1, 6.11.e)."""

import re
from collections.abc import Sequence
from functools import partial
from typing import Any

from simcord.actors import MemberActor

from bot.spine.aftermath import Turn
from bot.spine.pipeline import Source
from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId
from rules.assyrian_wars.desk.patches import SetCard
from rules.assyrian_wars.events.laying import Counter, LayCards
from rules.assyrian_wars.march.movement import Move
from rules.core.entries import Outcome
from rules.core.orders import StandingOrder
from rules.core.questions import Choose
from tests.assyrian_wars.presentation.journeys.secrets import Watch
from tests.bot.acting import answer
from tests.bot.house import House
from tests.bot.travellers import SEATS, Step, Travellers

WALL, MANEUVER, MEASURES = CardId("90"), CardId("95"), CardId("99")
QUIET = {"intercept": "decline", "evade": "stand"}  # otherwise they pass


async def until(travellers: Travellers, seat: str, kind: str) -> str:
    """Everybody who is asked before stands, declines or passes; the last thing that was told."""
    told = ""
    while (seat, kind) not in [(one.seat, one.kind) for one in (await travellers.position()).pending]:
        question = (await travellers.position()).pending[0]
        told = await travellers.take(Step(question.seat, Choose(QUIET.get(question.kind, "pass"))))
    return told


async def deal(house: House, match: int) -> None:
    """Assyria holds Shield Wall and Counter Measures, Babylonia a Counter Maneuver; both want to be asked."""
    live = await house.app.matches.get(match)
    hands = ((WALL, "AS"), (MEASURES, "AS"), (MANEUVER, "BA"))
    patches = [SetCard(card, "hand", CountryId(country)) for card, country in hands]
    source = Source(live.shown.words("en"))
    await house.inside(house.app.pipeline.play(live, lambda turn: turn.match.override("gm", patches, "cards"), source))
    asks = next(preset for preset in live.game.presets if preset.id == "ask-me")
    for seat in SEATS[:2]:
        for order in asks.orders:
            await house.inside(house.app.pipeline.play(live, partial(ordered, seat, order), source))


def ordered(seat: str, order: StandingOrder, turn: Turn) -> Outcome:
    return turn.match.order(seat, order)


async def test_a_battle_card_its_counter_and_the_counter_to_that(house: House) -> None:
    live = await house.match(house.anna, house.ben, house.cleo, game="assyrian-wars", scenario="two-rivers")
    travellers = Travellers(house, live.id, dict(zip(SEATS, (house.anna, house.ben, house.cleo), strict=True)))
    await deal(house, live.id)
    await travellers.take(Step("P1", Move("AS-turtan", (AreaId("sippar"),))))
    await until(travellers, "P1", "battle")
    await travellers.take(Step("P1", LayCards((WALL,))))
    await until(travellers, "P2", "battle-counter")
    await travellers.take(Step("P2", Counter((MANEUVER,), (WALL,))))
    await until(travellers, "P1", "battle-measures")
    told = await travellers.take(Step("P1", Counter((MEASURES,), (MANEUVER,))))
    if (await travellers.position()).pending[0].kind == "battle-measures":
        told = await travellers.take(Step("P2", Choose("pass")))
    assert "Counter Maneuver (Babylonia) is cancelled and costs nothing." in told
    board = (await travellers.position()).table.board
    assert {WALL, MANEUVER, MEASURES} <= set(board.discard)
    assert board.countries[CountryId("BA")].loan == 0  # a cancelled card costs nothing


async def test_a_battle_that_goes_on_has_a_picture(house: House) -> None:
    """Below the private question and with the running story, without another message; gone when it is over."""
    options: dict[str, str | int | bool] = {"fog-of-war": True}
    live = await house.match(
        house.anna, house.ben, house.cleo, game="assyrian-wars", scenario="two-rivers", options=options
    )
    people = dict(zip(SEATS, (house.anna, house.ben, house.cleo), strict=True))
    travellers = Travellers(house, live.id, people)
    watch = Watch(house, live)
    await deal(house, live.id)
    await travellers.take(Step("P1", Move("AS-turtan", (AreaId("sippar"),))))
    await until(travellers, "P1", "battle")
    await house.env.advance_time(5)
    match = await travellers.position()
    [post] = [one for one in house.posts() if names(one.attachments) == ["battle"]]
    alt = str(post.attachments[0].description)
    watch.check_fog(alt, watch.fogged(match, None), "the channel")
    assert veiled(alt) == ["Attacker", "Defender"]
    assert veiled(await looked_at(house, watch, "P1", people["P1"])) == ["Defender"]
    await travellers.take(Step("P1", LayCards((WALL,))))
    await until(travellers, "P2", "battle-counter")
    assert veiled(await looked_at(house, watch, "P2", people["P2"])) == ["Attacker"]
    told = await until(travellers, "P1", "impulse")
    await house.env.advance_time(5)
    assert "Victory" in told or "wins" in told
    [same] = [one for one in house.posts() if one.id == post.id]
    assert names(same.attachments) == [], "the battle is over, and the impulse goes on"


async def looked_at(house: House, watch: Watch, seat: str, person: MemberActor) -> str:
    """Opens the panel: the battle is below the words, and names nothing that is hidden from the seat."""
    match = await house.app.matches.position(watch.live)
    shown = answer(await person.slash(house.channel, "aw do"))
    assert shown.content
    assert names(shown.attachments) == ["battle"]
    alt = str(shown.attachments[0].description)
    assert "Sippar" in alt
    assert "The battle goes on" in alt
    hands = watch.hands(match)
    watch.check_fog(alt, watch.fogged(match, seat), seat)
    watch.private(seat, alt, hands, hands)
    return alt


def veiled(alt: str) -> list[str]:
    """The sides of which whoever looks does not know how many stand in the fog (9.5)."""
    return re.findall(r"(Attacker|Defender): [^.]*perhaps more in the fog", alt)


def names(files: Sequence[Any]) -> list[str]:
    return [file.filename.partition(".")[0] for file in files]
