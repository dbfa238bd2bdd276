"""Era of Tribes in the wrong hands: nobody sees a card or a plan of another, or moves what is not his."""

import pytest

from bot.spine.matches import Live
from tests.bot.acting import answer
from tests.bot.house import House
from tests.bot.travellers import stamped
from tests.bot.watching import MENU, faults, try_all
from tests.era_of_tribes.presentation.journeys.table import opened, set_up


async def begun(house: House) -> Live:
    return await house.app.matches.get(await opened(house))


async def test_a_guest_and_one_who_is_not_asked_change_nothing(house: House, caplog: pytest.LogCaptureFixture) -> None:
    live = await begun(house)
    assert len(set(await try_all(house, live, house.host, "tribes", "latium"))) == 1
    await try_all(house, live, house.anna, "tribes", "latium")
    assert faults(caplog) == []


async def test_rulings_of_players_and_nonsense_of_the_game_master(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    live = await begun(house)
    for text in await try_all(house, live, house.anna, "gm-tribes", "nowhere"):
        assert "game master" in text.lower()
    await try_all(house, live, house.keeper, "gm-tribes", "nowhere")
    assert faults(caplog) == []


@pytest.mark.parametrize("text", ["@everyone", "x" * 300, "buy:latium:nobody"])
async def test_wrong_values_are_told(house: House, caplog: pytest.LogCaptureFixture, text: str) -> None:
    journey = await set_up(house)
    live = await house.app.matches.get(journey.travellers.match)
    for told in await try_all(house, live, house.cleo, "tribes", text):
        assert "@everyone" not in told.replace("@\u200beveryone", "")
    assert faults(caplog) == []


async def test_another_cannot_leave_an_order_with_somebodys_menu(house: House) -> None:
    journey = await set_up(house)
    shown = await house.cleo.slash(house.channel, "tribes battle defend", armies="enough")
    menu = stamped(answer(shown), "plan-leave", MENU)
    assert menu is not None
    before = (await journey.travellers.position()).revision
    with pytest.raises(Exception, match=r"."):
        await house.ben.select(answer(shown), ["0"], custom_id=menu)
    assert (await journey.travellers.position()).revision == before
    await house.cleo.select(answer(shown), ["0"], custom_id=menu)
    assert "defend" in [one.order.kind for one in (await journey.travellers.position()).orders("green")]


async def test_cards_are_nobody_elses_business(house: House) -> None:
    """While everybody holds two cards, neither looks nor exports nor suggestions of others name them."""
    live = await begun(house)
    match = await house.app.matches.position(live)
    question = match.pending[0]
    hidden = {card for seat, realm in match.table.board.realms.items() for card in realm.dealt if seat != question.seat}
    shown = {option.id for one in match.pending for option in one.options if one.kind == "card"}
    assert not hidden & shown
    for person in (house.anna, house.ben, house.cleo, house.keeper, house.host):
        for command in ("status", "log", "match export", "recap", "score"):
            found = await person.slash(house.channel, command)
            told = answer(found)
            texts = [told.content, *(file.description or "" for file in told.attachments)]
            texts += [(await file.read()).decode() for file in told.attachments if file.filename.endswith(".txt")]
            assert not [card for card in hidden for text in texts if card in text.lower().split()], command
