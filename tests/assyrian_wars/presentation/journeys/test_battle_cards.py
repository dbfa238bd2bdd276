"""A battle card, its counter, and the counter to that, through commands and buttons only (6.7.1, 6.11.e)."""

from functools import partial

from bot.spine.aftermath import Turn
from bot.spine.pipeline import Source
from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId
from rules.assyrian_wars.desk.patches import SetCard
from rules.assyrian_wars.events.laying import Counter, LayCards
from rules.assyrian_wars.march.movement import Move
from rules.core.entries import Outcome
from rules.core.orders import StandingOrder
from rules.core.questions import Choose
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
