"""A whole round of Era of Tribes with three people, through commands and buttons only, one of them in German.

On the way: trade, progress, a revolution, an expansion with a transport, a battle with the armies of an ally, a filed
action, an order to help, and one to defend. Nobody reads an id or a plan of another, and every picture has words.
"""

from typing import Any

from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.view import TribesView
from tests.bot.acting import answer, labels, said
from tests.bot.house import House
from tests.bot.travellers import stamped
from tests.bot.watching import Journey
from tests.era_of_tribes.presentation.journeys.rehearsal import kind_round
from tests.era_of_tribes.presentation.journeys.table import IDS, opened, set_up

LOOKS = ("status", "hand", "waiting", "help", "orders list", "log")
DRAWN = ("score", "map", "recap")
PARTS = ("standings", "key", "board:red", "realm:blue", "region:ita", "place:latium", "whole")
RULES = ("6.4", "ch.5", "T-79", "battle", "Revolution")


async def look_around(journey: Journey) -> None:
    """Everybody looks at everything there is."""
    for seat in journey.people:
        for command in LOOKS:
            await journey.look(seat, command)
        await journey.look(seat, "odds", kind="attack", who="red", where="cisalpina")
        await journey.look(seat, "odds", kind="landing", who="green", where="etruria")
        await journey.look(seat, "odds", kind="sea", who="green", where="tyrrhenian-sea")
        await journey.look(seat, "odds", kind="raid", who="blue", where="zeugitana")
        for what in RULES:
            assert await journey.look(seat, "rules", what=what)
    for command in DRAWN:
        await journey.look("green", command)
    for part in PARTS:
        await journey.look("blue", "map", part=part)


async def seen(journey: Journey, seat: str | None = None) -> TribesView:
    view = await journey.view(seat)
    assert isinstance(view, TribesView)
    return view


async def test_a_whole_round_by_three_people(house: House) -> None:
    _, steps = kind_round()
    journey = await set_up(house)
    middle = len(steps) // 2
    for place, step in enumerate(steps):
        await journey.take(step.seat, step.answer, step.order)
        if place == middle:
            await look_around(journey)
    await journey.look("blue", "recap", since="start")
    assert (await seen(journey)).round == 5
    assert (await seen(journey)).lands[AreaId("cisalpina")].owner == "red"
    assert journey.left == 2
    told = {language: "\n".join(texts) for language, texts in journey.eyes.read.items()}
    english = ("trades with 1 leader", "Revolution!", "Latium → Sardinia", "Battle for Cisalpina", "lends 2 armies")
    for word in (*english, "after 2 rounds", "beats", "takes Cisalpina", "reaches Mechanics 1", "Passed for the round"):
        assert word in told["en"], word
    for word in ("Kampf um Cisalpina", "handelt mit 1 Anführer", "Vorausplanen", "Einmal", "schlägt", "Bronzezeit"):
        assert word in told["de"], word
    assert "The peoples are still being chosen" not in told["en"]
    assert any("Battle: Cisalpina, Round 4" in text for text in journey.eyes.pictures)
    assert "grows in Byzacena; Zeugitana (×2)" in told["en"]
    assert "Deine Auto-Expansion: So weit wie möglich wachsen" in told["de"]
    assert not house.env.errors


async def test_an_action_is_filed_and_taken_back_with_buttons(house: House) -> None:
    journey = await set_up(house)
    await journey.by_buttons(
        "green", "Plan ahead", "Advance", "Navigation 1", "That is all: Navigation", "Once, the next"
    )
    listed = await journey.look("green", "orders list")
    assert "Advance" in listed
    assert "Navigation" in listed
    number = next(line for line in listed.splitlines() if "Navigation" in line).partition(".")[0]
    await journey.look("green", "orders remove", order=number)
    assert "Navigation" not in await journey.look("green", "orders list")


async def test_the_game_master_tries_first_and_a_player_may_not(house: House) -> None:
    journey = await set_up(house)
    wish: dict[str, Any] = {"area": "venetia", "owner": "red", "reason": "a bet at the table"}
    before = await seen(journey)
    refused = said(await house.ben.slash(house.channel, "gm-tribes province", **wish))
    assert "game master" in refused.lower() or "spielleitung" in refused.lower()
    tried = await house.keeper.slash(house.channel, "gm-tribes province", **wish)
    assert "Venetia" in said(tried)
    assert await seen(journey) == before
    button = stamped(answer(tried), "gm-do")
    assert button is not None, labels(answer(tried))
    await house.keeper.click(answer(tried), custom_id=button)
    assert any("a bet at the table" in post.content for post in house.posts())
    assert (await seen(journey)).lands[AreaId("venetia")].owner == "red"


async def test_the_peoples_are_chosen_by_button_and_menu(house: House) -> None:
    """From the invitation to the first round: peoples, cards and first advances."""
    journey = Journey(house, await opened(house), "era-of-tribes", IDS)
    for _ in range(12):
        match = await journey.travellers.position()
        if match.table.board.round:
            break
        question = match.pending[0]
        assert question.default is not None
        await journey.take(question.seat, question.default)
    assert (await seen(journey)).round == 1
    hand = await journey.look("red", "hand")
    assert "scores at the end for you alone" in hand
