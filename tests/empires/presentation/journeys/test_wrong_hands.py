"""Empires in the wrong hands: nobody sees a stack or a plan of another, or moves anything that is not his to move."""

import pytest

from bot.spine.matches import Live
from rules.empires.attack.attack import Assault
from tests.bot import travellers
from tests.bot.acting import answer
from tests.bot.house import House
from tests.bot.reading import text_in
from tests.bot.travellers import stamped
from tests.bot.watching import MENU, faults, try_all
from tests.empires.presentation.journeys.rehearsal import kind_turn
from tests.empires.presentation.journeys.test_whole_turn import Journey, opened


async def begun(house: House) -> Live:
    return await house.app.matches.get(await opened(house))


async def test_a_guest_and_one_who_is_not_asked_change_nothing(house: House, caplog: pytest.LogCaptureFixture) -> None:
    live = await begun(house)
    assert len(set(await try_all(house, live, house.host, "empires", "empires"))) == 1
    await try_all(house, live, house.anna, "empires", "empires")
    await try_all(house, live, house.ben, "empires", "italia")
    assert faults(caplog) == []


async def test_rulings_of_players_and_nonsense_of_the_game_master(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    live = await begun(house)
    for text in await try_all(house, live, house.anna, "gm-empires", "nowhere"):
        assert "game master" in text.lower()
    await try_all(house, live, house.keeper, "gm-empires", "nowhere")
    assert faults(caplog) == []


@pytest.mark.parametrize("text", ["@everyone", "x" * 300, "italia:nobody"])
async def test_wrong_values_are_told(house: House, caplog: pytest.LogCaptureFixture, text: str) -> None:
    live = await begun(house)
    for person in (house.anna, house.cleo):
        for told in await try_all(house, live, person, "empires", text):
            assert "@everyone" not in told.replace("@\u200beveryone", "")
    assert faults(caplog) == []


async def test_the_stack_of_an_attack_is_nobody_elses_business(house: House) -> None:
    """While the defender thinks, neither he nor anybody else reads or is offered what was committed."""
    journey = Journey(house, await opened(house))
    _, steps = kind_turn()
    secret = ""
    for step in (one for one in steps if one.order is None):
        await journey.travellers.take(travellers.Step(step.seat, step.answer))
        match = await journey.travellers.position()
        if isinstance(step.answer, Assault) and match.table.board.engagement is not None:
            fight = match.table.board.engagement
            secret = " ".join(fight.stack)
            for seat in ("red", "blue", "green"):
                view = await journey.view(seat)
                assert view.engagement is not None
                assert (view.engagement.stack is not None) == (seat == fight.attacker)
            break
    assert secret
    for person in (house.anna, house.ben, house.cleo, house.keeper, house.host):
        for command in ("status", "log", "match export", "recap"):
            shown = answer(await person.slash(house.channel, command))
            texts = [text_in(shown), *(file.description or "" for file in shown.attachments)]
            texts += [(await file.read()).decode() for file in shown.attachments if file.filename.endswith(".txt")]
            assert not [text for text in texts if secret in text], command


async def test_another_cannot_leave_an_order_with_somebodys_menu(house: House) -> None:
    journey = Journey(house, await opened(house))
    _, steps = kind_turn()
    for step in steps[:6]:
        await journey.travellers.take(travellers.Step(step.seat, step.answer))
    position = await journey.travellers.position()
    seat = next(one for one in ("red", "blue", "green") if one != position.pending[0].seat)
    other = next(one for one in ("red", "blue", "green") if one not in (seat, position.pending[0].seat))
    shown = await journey.people[seat].slash(house.channel, "empires defend", stack="strongest")
    menu = stamped(answer(shown), "plan-leave", MENU)
    assert menu is not None
    match = await journey.travellers.position()
    with pytest.raises(Exception, match=r"."):
        await journey.people[other].select(answer(shown), ["0"], custom_id=menu)
    assert (await journey.travellers.position()).revision == match.revision
    kept = await journey.people[seat].select(answer(shown), ["0"], custom_id=menu)
    assert answer(kept).content
    assert [one.order.kind for one in (await journey.travellers.position()).orders(seat)] == ["defend"]
