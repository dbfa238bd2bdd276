"""Hannibal in the wrong hands: nobody sees a card of the other side, or moves anything that is not his to move."""

import pytest

from bot.spine.matches import Live
from rules.hannibal.desk.known import known_ids
from tests.bot.acting import answer, said
from tests.bot.house import House
from tests.bot.reading import text_in
from tests.bot.watching import faults, leaves, try_all
from tests.hannibal.presentation.journeys.eyes import HandWatch, names_of
from tests.hannibal.presentation.journeys.test_whole_turn import opened


async def begun(house: House) -> Live:
    return await house.app.matches.get(await opened(house))


async def test_a_guest_and_one_who_is_not_asked_change_nothing(house: House, caplog: pytest.LogCaptureFixture) -> None:
    live = await begun(house)
    assert len(set(await try_all(house, live, house.cleo, "hannibal", "hannibal"))) == 1
    assert all("Anna" in text for text in await try_all(house, live, house.ben, "hannibal", "hannibal"))
    assert faults(caplog) == []


async def test_rulings_of_players_and_nonsense_of_the_game_master(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    live = await begun(house)
    for text in await try_all(house, live, house.anna, "gm-hannibal", "nowhere"):
        assert "game master" in text.lower()
    await try_all(house, live, house.keeper, "gm-hannibal", "nowhere")
    assert faults(caplog) == []


@pytest.mark.parametrize("text", ["@everyone", "x" * 300, "../../etc", "sea:", "8+9e", "rome:99:in"])
async def test_wrong_values_are_told(house: House, caplog: pytest.LogCaptureFixture, text: str) -> None:
    live = await begun(house)
    await house.anna.slash(house.channel, "hannibal answer", choice="no")
    await house.ben.slash(house.channel, "hannibal answer", choice="rome")
    for told in await try_all(house, live, house.anna, "hannibal", text):
        assert "@everyone" not in told.replace("@\u200beveryone", "")
    assert faults(caplog) == []


async def test_no_suggestion_names_a_card_of_the_other_side(house: House) -> None:
    live = await begun(house)
    match = await house.app.matches.position(live)
    hands = HandWatch(house).hands(match)
    people = {"rome": house.anna, "carthage": house.ben, "guest": house.cleo, "gm": house.keeper}
    looked = 0
    for reader, person in people.items():
        hidden = {name for seat, cards in hands.items() if seat != reader for card in cards for name in names_of(card)}
        for command in leaves(house, "hannibal"):
            for param in command.parameters:
                of_cards = param.name == "card"
                if not param.autocomplete or (reader == "gm" and not of_cards):
                    continue
                for typed in ("", "a", "m") if of_cards else ("",):
                    offered = await person.autocomplete(
                        house.channel, command.qualified_name, param.display_name, typed
                    )
                    assert not hidden & {one["name"].rpartition(" (")[0] or one["name"] for one in offered}
                    looked += of_cards
    assert looked > 3 * len(people)


async def test_a_card_of_the_other_is_refused_like_one_that_is_in_nobodys_hand(house: House) -> None:
    """Whoever tries names learns nothing: the answer is the same for the enemy's cards and for those in the pile."""
    live = await begun(house)
    await house.anna.slash(house.channel, "hannibal answer", choice="no")
    await house.ben.slash(house.channel, "hannibal answer", choice="rome")
    match = await house.app.matches.position(live)
    hands = HandWatch(house).hands(match)
    theirs = sorted(hands["carthage"])[0]
    held = hands["rome"] | hands["carthage"]
    pile = next(card for card in known_ids("card") if card not in held)
    answers = [said(await house.anna.slash(house.channel, "hannibal discard", card=card)) for card in (theirs, pile)]
    assert answers[0] == answers[1]


async def test_hands_and_exports_show_nothing_of_the_other(house: House) -> None:
    live = await begun(house)
    hands = HandWatch(house).hands(await house.app.matches.position(live))
    for person, own in ((house.anna, "rome"), (house.ben, "carthage"), (house.cleo, ""), (house.keeper, "")):
        hidden = [name for seat, cards in hands.items() if seat != own for card in cards for name in names_of(card)]
        assert hidden
        for command in ("hand", "status", "score", "log", "recap", "match export", "dice rolls"):
            shown = answer(await person.slash(house.channel, command))
            texts = [text_in(shown), *(file.description or "" for file in shown.attachments)]
            texts += [(await file.read()).decode() for file in shown.attachments if file.filename.endswith(".txt")]
            assert not [name for name in hidden for text in texts if name in text], command


async def test_the_game_master_does_not_see_hands_unless_the_match_allows_it(house: House) -> None:
    live = await begun(house)
    hands = HandWatch(house).hands(await house.app.matches.position(live))
    names = [name for cards in hands.values() for card in cards for name in names_of(card)]
    for seat in hands:
        looked = said(await house.keeper.slash(house.channel, "gm look", seat=seat, reason="curious"))
        assert not [name for name in names if name in looked]
