"""Going back: what it would take back, free, by consent, or by the game master."""

import random
import re
from collections.abc import Sequence

import discord
import pytest

from bot.spine.matches import Live, words_of
from bot.spine.pipeline import Source
from db.records import Change, SeatInfo
from rules.core.orders import StandingOrder
from rules.core.policy import Policy
from rules.core.questions import Choose
from tests.bot import deeds
from tests.bot.acting import ACTING, SECRET, Replayed, answer, begun, labels, press, revision, said, set_status
from tests.bot.house import House, known_dice


@pytest.fixture(scope="module")
def parts() -> Sequence[str]:
    return ACTING


@pytest.fixture(autouse=True)
def known_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    known_dice(monkeypatch, SECRET)


async def asked_back(house: House) -> Live:
    """Ben has offered a truce, Anna has accepted, and Ben asks to take his offer back."""
    live = await begun(house)
    await house.ben.slash(house.channel, "practice truce")
    await house.anna.slash(house.channel, "practice answer", choice="accept")
    shown = await house.ben.slash(house.channel, "undo")
    await press(house.ben, shown, "Ask the others")
    return live


def request(house: House) -> discord.Message:
    """The message with the request."""
    return next(post for post in house.posts() if "go back" in post.content)


async def asked_now(house: House, live: Live) -> list[tuple[str, str]]:
    return [(one.seat, one.kind) for one in (await house.app.matches.position(live)).pending]


async def test_a_free_undo_is_shown_and_done(house: House) -> None:
    live = await begun(house)
    await house.ben.slash(house.channel, "practice truce")
    shown = await house.ben.slash(house.channel, "undo")
    assert said(shown) == ("This step would be taken back:\n• Ben: Offer a truce\nNobody needs to be asked.")
    assert labels(answer(shown)) == ["Take it back", "Cancel"]
    done = await press(house.ben, shown, "Take it back")
    assert said(done).startswith("The match is back at step")
    assert await asked_now(house, live) == [("P2", "turn")]


async def test_cancel_keeps_everything(house: House) -> None:
    live = await begun(house)
    await house.ben.slash(house.channel, "practice truce")
    before = await revision(house, live)
    shown = await house.ben.slash(house.channel, "undo")
    kept = await press(house.ben, shown, "Cancel")
    assert said(kept).startswith("Everything stays as it is.")
    assert await revision(house, live) == before


async def test_what_is_not_free_says_why_and_asks_the_others(house: House) -> None:
    live = await begun(house)
    await house.ben.slash(house.channel, "practice truce")
    await house.anna.slash(house.channel, "practice answer", choice="accept")
    shown = await house.ben.slash(house.channel, "undo")
    assert "These 2 steps would be taken back:" in said(shown)
    assert "• Anna has acted since then, in person or by a standing order" in said(shown)
    assert "Anna has to agree, or the game master decides." in said(shown)
    await press(house.ben, shown, "Ask the others")
    assert "Ben asks to go back" in request(house).content
    assert [user.id for user in request(house).mentions] == [house.anna.id]
    assert labels(request(house)) == ["Agree", "Decline"]
    done = await house.anna.click(request(house), label="Agree")
    assert "The match is back at step" in said(done)
    assert await asked_now(house, live) == [("P2", "turn")]
    assert labels(next(post for post in house.posts() if "back at step" in post.content)) == []


async def test_one_who_declines_closes_the_request(house: House) -> None:
    live = await asked_back(house)
    before = await asked_now(house, live)
    done = await house.anna.click(request(house), label="Decline")
    assert "Anna would rather not go back" in said(done)
    assert await asked_now(house, live) == before
    closed = next(post for post in house.posts() if "rather not go back" in post.content)
    assert labels(closed) == []


async def test_the_one_who_asks_cannot_agree_but_may_withdraw(house: House) -> None:
    await asked_back(house)
    own = await house.ben.click(request(house), label="Agree")
    assert "This is your own request" in said(own)
    gone = await house.ben.click(request(house), label="Decline")
    assert "The request is closed." in said(gone)


async def test_a_guest_has_no_say(house: House) -> None:
    live = await asked_back(house)
    before = await revision(house, live)
    assert said(await house.cleo.click(request(house), label="Agree")).startswith("You have no seat in Hills")
    assert await revision(house, live) == before


async def test_a_stale_agreement_is_harmless(house: House) -> None:
    live = await asked_back(house)
    await house.restart()
    doubled = Replayed(house.anna, request(house))
    await house.anna.click(request(house), label="Agree")
    before = await revision(house, live)
    again = await doubled.click(f"stele:undo-agree:{live.id}:1:")
    assert "There is no open request to go back." in said(again)
    assert await revision(house, live) == before


async def test_play_that_goes_on_closes_the_request(house: House) -> None:
    live = await asked_back(house)
    shown = await house.anna.slash(house.channel, "practice end")
    await press(house.anna, shown, "Confirm")
    post = next(post for post in house.posts() if "the request to go back is closed" in post.content)
    assert labels(post) == []
    assert (await house.app.matches.position(live)).request is None


async def test_the_game_master_decides_alone(house: House) -> None:
    live = await house.match(house.anna, house.ben, gm=house.cleo)
    await house.anna.slash(house.channel, "practice answer", choice="home")
    await house.ben.slash(house.channel, "practice answer", choice="home")
    await house.ben.slash(house.channel, "practice truce")
    await house.anna.slash(house.channel, "practice answer", choice="accept")
    await press(house.ben, await house.ben.slash(house.channel, "undo"), "Ask the others")
    assert labels(request(house)) == ["Agree", "Decline", "Decide as game master"]
    no = await house.anna.click(request(house), label="Decide as game master")
    assert said(no).startswith("Only the game master of this match")
    await house.cleo.click(request(house), label="Decide as game master")
    assert await asked_now(house, live) == [("P2", "turn")]
    [ruling] = await house.app.store.matches.audit(live.id)
    assert (ruling.actor, ruling.action, ruling.reason) == (house.cleo.id, "rewind", "Ben asked to go back.")


async def test_a_preview_is_shown_anew_when_the_match_has_moved_on(house: House) -> None:
    live = await begun(house)
    await house.ben.slash(house.channel, "practice truce")
    shown = await house.ben.slash(house.channel, "undo")
    await house.anna.slash(house.channel, "practice answer", choice="accept")
    before = await revision(house, live)
    late = await press(house.ben, shown, "Take it back")
    assert said(late).startswith("The match has moved on since you looked.")
    assert labels(answer(late)) == ["Ask the others", "Cancel"]
    assert await revision(house, live) == before


async def test_any_step_can_be_chosen_and_wrong_ones_are_refused(house: House) -> None:
    live = await begun(house)
    await house.ben.slash(house.channel, "practice truce")
    offered = await house.ben.autocomplete(house.channel, "undo", "step", "")
    assert offered[0]["name"] == f"{await revision(house, live)}: Ben: Offer a truce"
    chosen = await house.ben.slash(house.channel, "undo", step=offered[-1]["value"])
    assert "would be taken back" in said(chosen)
    for wrong, before in ((1, "0"), (99, "98"), (-5, "−6")):
        refused = await house.ben.slash(house.channel, "undo", step=wrong)
        assert said(refused).startswith(f"There is no step {before} to go back to.")


async def test_nothing_to_take_back_no_seat_no_match(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    assert said(await house.anna.slash(house.channel, "undo")).startswith("You have not done anything yet")
    assert said(await house.cleo.slash(house.channel, "undo")).startswith("You have no seat in Hills")
    await set_status(house, live, "abandoned")
    assert "was abandoned" in said(await house.anna.slash(house.channel, "undo", match=live.id))
    elsewhere = house.guild.create_text_channel("elsewhere")
    assert said(await house.anna.slash(elsewhere, "undo")).startswith("No match is played in this channel")


async def test_what_others_did_in_secret_is_not_shown(house: House) -> None:
    await house.match(house.anna, house.ben)
    await house.anna.slash(house.channel, "practice answer", choice="oak")
    await house.ben.slash(house.channel, "practice answer", choice="home")
    shown = await house.anna.slash(house.channel, "undo")
    assert "draw" not in said(shown)
    offered = await house.anna.autocomplete(house.channel, "undo", "step", "")
    assert all("Ben chooses" not in one["name"] for one in offered)


# ---- against computers -----------------------------------------------------------------------------------------------


async def test_against_computers_only_what_is_free_is_taken_back(house: House) -> None:
    """Going back over dice, cards or a computer's answer would be rolling again until it pleases."""
    live = await begun(house)
    computer = Change(match=live.id, seats=(SeatInfo(seat="P1", policy="simple"),))
    await house.inside(house.app.store.commit(computer))
    await house.ben.slash(house.channel, "practice truce")
    shown = await house.ben.slash(house.channel, "undo")
    assert "The match is back at step" in said(await press(house.ben, shown, "Take it back"))
    await house.ben.slash(house.channel, "practice truce")
    await house.inside(deeds.submit(house.app, live, "P1", Choose("accept"), Source(words_of(live, "en"))))
    before = await revision(house, live)
    shown = await house.ben.slash(house.channel, "undo")
    assert "only computers could agree" in said(await press(house.ben, shown, "Ask the others"))
    assert await revision(house, live) == before
    assert (await house.app.matches.position(live)).request is None


async def test_computers_follow_the_people(house: House) -> None:
    live = await house.match(house.anna, house.ben, None)
    for step in range(6):
        match = await house.app.matches.position(live)
        question = match.pending[0]
        given = Policy(random.Random(step)).answer(match, question)
        source = Source(words_of(live, "en"))
        await house.inside(deeds.submit(house.app, live, question.seat, given, source, question.id))
    before = await revision(house, live)
    shown = await house.anna.slash(house.channel, "undo", step=2)
    await press(house.anna, shown, "Ask the others")
    match = await house.app.matches.position(live)
    assert match.request is not None
    assert match.request.consents == (), "Ben has not agreed, so the computer waits"
    await house.ben.click(request(house), label="Agree")
    assert (await house.app.matches.position(live)).request is None
    kinds = [entry.kind for entry in await house.app.store.matches.log(live.id, before)]
    assert kinds == ["request", "consent", "consent", "undo"]


async def test_who_was_answered_for_by_a_standing_order_is_asked_in_words_that_do_not_tell_of_it(house: House) -> None:
    told = {}
    for by_order in (True, False):
        live = await begun(house)
        if by_order:
            source = Source(words_of(live, "en"))
            await house.inside(deeds.order(house.app, live, "P1", StandingOrder("truce", Choose("decline")), source))
        await house.ben.slash(house.channel, "practice truce", match=live.id)
        if not by_order:
            await house.anna.slash(house.channel, "practice answer", choice="decline", match=live.id)
        shown = await house.ben.slash(house.channel, "undo", match=live.id)
        preview = said(shown)
        assert "• Anna has acted since then, in person or by a standing order" in preview
        await press(house.ben, shown, "Ask the others")
        post = request(house).content
        assert "Ben asks to go back to step" in post
        assert "• Ben offers a truce" in post or "• Ben: Offer a truce" in post, "Anna reads what is taken back"
        assert f"<@{house.anna.id}>" in post
        told[by_order] = [re.sub(r"step \d+|#\d+", "", text) for text in (preview, post)]
        await house.over(live)
        await request(house).delete()
    assert told[True] == told[False], "neither reads whether it was an order"
