"""The commands of the games: made from their actions, suggesting what is legal now, refusing what is not."""

from collections.abc import Sequence
from typing import Any

import pytest

import rules
from db.records import NewMatch, SeatInfo
from tests.bot.acting import ACTING, SECRET, answer, begun, labels, press, revision, said, set_status
from tests.bot.house import House, known_dice


@pytest.fixture(scope="module")
def parts() -> Sequence[str]:
    return ACTING


@pytest.fixture(autouse=True)
def known_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    known_dice(monkeypatch, SECRET)


# ---- the groups -----------------------------------------------------------------------------------------------


def test_every_action_of_every_game_has_a_command(house: House) -> None:
    for name, game in (("aw", rules.games()["assyrian-wars"]), ("practice", house.app.shown["practice"].game)):
        groups: list[Any] = [top for top in house.app.tree.get_commands() if top.name.split("-")[0] == name]
        leaves = [one for group in groups for one in group.walk_commands() if not hasattr(one, "commands")]
        assert len(leaves) == len(game.actions) + len(("end", "answer", "do"))


def test_the_commands_that_players_expect_are_there(house: House) -> None:
    known = house.anna.available_commands(house.channel)
    expected = (
        "play",
        "move",
        "build",
        "hire",
        "siege",
        "end",
        "answer",
        "do",
        "group form",
        "leader buy",
    )
    beside = {"aw-sea build", "aw-politics war", "aw-politics peace", "aw-cards play"}
    assert {f"aw {name}" for name in expected} | beside <= set(known)


# ---- suggestions ---------------------------------------------------------------------------------------------


async def names(house: House, who: Any, command: str, option: str, typed: str = "", /, **given: Any) -> list[str]:
    return [one["name"] for one in await who.autocomplete(house.channel, command, option, typed, **given)]


async def test_only_what_is_legal_now_is_suggested(house: House) -> None:
    await begun(house)
    assert await names(house, house.ben, "practice raid", "card") == ["Raid 2"]
    assert await names(house, house.ben, "practice raid", "target") == ["Anna"]
    assert await names(house, house.anna, "practice raid", "card") == [], "it is not her turn"
    assert await names(house, house.cleo, "practice raid", "card") == [], "a guest"
    assert await names(house, house.ben, "practice shield", "card") == [], "nobody raids"


# ---- acting --------------------------------------------------------------------------------------------------


async def test_an_action_with_names_typed_by_hand_is_previewed_and_confirmed(house: House) -> None:
    live = await begun(house)
    before = await revision(house, live)
    shown = await house.ben.slash(house.channel, "practice raid", card="raid 2", target="anna")
    assert said(shown).startswith("**Raid** · Raid 2 · Anna\nCosts the card Raid 2.")
    assert await revision(house, live) == before
    done = await press(house.ben, shown, "Confirm")
    assert "Ben raids Anna." in said(done)
    assert await revision(house, live) > before


async def test_a_harmless_action_is_carried_out_at_once(house: House) -> None:
    await begun(house)
    result = await house.ben.slash(house.channel, "practice truce")
    assert said(result) == "✓ **Offer a truce**"


async def test_end_asks_before_a_turn_is_over(house: House) -> None:
    live = await begun(house)
    early = await house.anna.slash(house.channel, "practice end")
    assert "no turn of yours to end" in said(early)
    shown = await house.ben.slash(house.channel, "practice end")
    assert said(shown).startswith("**Rest**")
    before = await revision(house, live)
    await press(house.ben, shown, "Confirm")
    assert await revision(house, live) == before + 1


async def test_answers_by_command(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    offered = await house.anna.autocomplete(house.channel, "practice answer", "choice", "hill")
    assert [one["name"] for one in offered] == ["Oak Hill", "Ash Hill", "Elm Hill"]
    nowhere = await house.anna.slash(house.channel, "practice answer", choice="Rome")
    assert "“Rome” is not among the choices" in said(nowhere)
    assert await revision(house, live) == 1
    by_value = await house.anna.slash(house.channel, "practice answer", choice=offered[0]["value"])
    assert said(by_value) == "✓ **Oak Hill**"
    by_name = await house.ben.slash(house.channel, "practice answer", choice="ash hill")
    assert "Anna marches to Oak." in said(by_name)
    nothing = await house.anna.slash(house.channel, "practice answer", choice="home")
    assert said(nothing).startswith("You have nothing to decide")


async def test_answer_without_a_choice_shows_them(house: House) -> None:
    await house.match(house.anna, house.ben)
    shown = await house.anna.slash(house.channel, "practice answer")
    assert labels(answer(shown)) == ["Oak Hill", "Ash Hill", "Elm Hill", "Home"]


# ---- what cannot be ------------------------------------------------------------------------------------------


async def test_the_wrong_seat_a_guest_and_the_wrong_time(house: House) -> None:
    live = await begun(house)
    before = await revision(house, live)
    early = await house.anna.slash(house.channel, "practice raid", card="raid-7", target="P2")
    assert said(early) == "It is not your turn, Anna. Ben decides first."
    guest = await house.cleo.slash(house.channel, "practice truce")
    assert said(guest).startswith("You have no seat in Hills")
    shield = await house.ben.slash(house.channel, "practice shield", card="shield-1")
    assert "cannot be done right now" in said(shield)
    assert await revision(house, live) == before


@pytest.mark.parametrize(
    ("card", "target", "reason"),
    [
        ("raid-7", "Anna", "You do not hold"),
        ("feast-2", "Anna", "is no raid"),
        ("raid-2", "Cleo", "is no rival"),
        ("raid-2", "P2", "is no rival"),
        ("@everyone", "Anna", "You do not hold"),
        ("x" * 3000, "Anna", "You do not hold"),
    ],
)
async def test_wrong_values_are_refused_with_the_rule(house: House, card: str, target: str, reason: str) -> None:
    live = await begun(house)
    before = await revision(house, live)
    result = await house.ben.slash(house.channel, "practice raid", card=card, target=target)
    assert reason in said(result)
    assert "(Rule 2.5)" in said(result)
    assert await revision(house, live) == before


@pytest.mark.parametrize(
    ("status", "reason"), [("paused", "is paused"), ("abandoned", "was abandoned"), ("finished", "is over")]
)
async def test_a_match_that_does_not_go_on(house: House, status: Any, reason: str) -> None:
    live = await begun(house)
    await set_status(house, live, status)
    result = await house.ben.slash(house.channel, "practice truce", match=live.id)
    assert reason in said(result)


async def test_a_match_in_its_lobby_has_not_begun(house: House) -> None:
    new = NewMatch(server=house.guild.id, channel=house.channel.id, name="Soon", game="practice", scenario="skirmish")
    await house.app.store.matches.create(new, [SeatInfo(seat="P1", person=house.anna.id)])
    assert "has not begun" in said(await house.anna.slash(house.channel, "practice do"))


async def test_a_foreign_match_is_unknown_here(house: House) -> None:
    live = await begun(house)
    elsewhere = house.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("table")
    ben = elsewhere.add_member(house.ben.user)
    result = await ben.slash(channel, "practice truce", match=live.id)
    assert said(result).startswith(f"There is no match #{live.id} in this server")
    unknown = await house.ben.slash(house.channel, "practice truce", match=77)
    assert said(unknown).startswith("There is no match #77")
    assert await ben.autocomplete(channel, "practice raid", "card", "", match=live.id) == []


async def test_the_command_of_another_game_names_the_right_one(house: House) -> None:
    await begun(house)
    result = await house.ben.slash(house.channel, "aw do")
    assert said(result) == "Hills is another game: use the commands under /practice here."


async def test_two_games_in_a_channel_each_have_their_commands(house: House) -> None:
    await house.match(house.anna, house.ben)
    await house.match(house.anna, house.ben, game="assyrian-wars", scenario="two-rivers")
    assert "Where do you march?" in said(await house.anna.slash(house.channel, "practice do"))
    assert "Your impulse" in said(await house.anna.slash(house.channel, "aw do"))


async def test_two_matches_in_a_channel_are_told_apart_by_the_option(house: House) -> None:
    first = await house.match(house.anna, house.ben)
    second = await house.match(house.anna, house.ben)
    unclear = await house.anna.slash(house.channel, "practice answer", choice="home")
    assert said(unclear).startswith("Several matches are played here")
    offered = await house.anna.autocomplete(house.channel, "practice answer", "match", "")
    assert {one["value"] for one in offered} == {first.id, second.id}
    assert await house.cleo.autocomplete(house.channel, "practice answer", "match", "") == []
    await house.anna.slash(house.channel, "practice answer", choice="home", match=second.id)
    assert (await revision(house, first), await revision(house, second)) == (1, 2)


async def test_one_person_with_two_seats_answers_for_each(house: House) -> None:
    live = await house.match(house.anna, house.anna)
    first = await house.anna.slash(house.channel, "practice answer", choice="home")
    assert said(first) == "✓ **Home**"
    shown = await house.anna.slash(house.channel, "practice do")
    assert said(shown).startswith("**Where do you march?** · Seat 2")
    await house.anna.slash(house.channel, "practice answer", choice="oak")
    assert await revision(house, live) == 3


async def test_a_slip_of_the_finger_is_answered_with_the_name_that_was_meant(house: House) -> None:
    """In Assyrian Wars by command, in either language; what is known but not possible gets its reason instead."""
    live = await house.match(house.anna, house.ben, house.cleo, game="assyrian-wars", scenario="two-rivers")
    before = await revision(house, live)
    for typed, name in (("Nineve", "Nineveh"), ("Arbella", "Arbela"), ("Sipar", "Sippar")):
        asked = said(await house.anna.slash(house.channel, "aw move", force="Sargon II", path=typed))
        assert f"Nothing here is called “{typed}”. Did you mean {name}" in asked
        assert asked.count(name) == 1, "not once with its price and once without"
    way = said(await house.anna.slash(house.channel, "aw move", force="Sargon II", path="Nineve Sippar"))
    assert "Did you mean Nineveh" in way
    known = said(await house.anna.slash(house.channel, "aw move", force="Sargon II", path="Susa"))
    assert "Did you mean" not in known
    await house.anna.slash(house.channel, "me language", language="de")
    deutsch = said(await house.anna.slash(house.channel, "aw move", force="Sargon II", path="Babilon"))
    assert "„Babilon“ heißt hier nichts. Meintest du Babylon" in deutsch
    assert await revision(house, live) == before
