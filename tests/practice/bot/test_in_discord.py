"""Three Hills from the lobby to its end in a simulated Discord: commands, buttons and menus only, and its own rules."""

import random

from rules.core.policy import Policy
from tests.bot.acting import answer, said
from tests.bot.conftest import env, house, parts
from tests.bot.house import House
from tests.bot.travellers import Step, Travellers, as_offered, stamped

__all__ = ["env", "house", "parts"]

MOST_ANSWERS = 300


async def lobby_to_start(house: House) -> int:
    """Anna opens a lobby, Ben joins, Anna starts."""
    opened = await house.anna.slash(
        house.channel, "match new", game="practice", scenario="skirmish", players=2, place="channel", name="Hills"
    )
    assert "Hills" in said(opened)
    [card] = house.channel.pinned_messages()
    for person in (house.anna, house.ben):
        await person.click(card, custom_id=stamped(card, "join") or "")
    await house.anna.click(card, custom_id=stamped(card, "start") or "")
    return 1


async def test_from_the_lobby_to_the_last_crown(house: House) -> None:
    match = await lobby_to_start(house)
    travellers = Travellers(house, match, {"P1": house.anna, "P2": house.ben}, "practice")
    policy = Policy(random.Random(5))
    for _ in range(MOST_ANSWERS):
        position = await travellers.position()
        if position.finished:
            break
        question = position.pending[0]
        given = as_offered(question, policy.answer(position, question))
        await travellers.take(Step(question.seat, given))
    position = await travellers.position()
    assert position.finished
    assert set(travellers.ways) >= {"commands", "answers by button", "answers by command"}
    posts = house.posts()
    [ending] = [post for post in posts if position.secrets[-1].hex() in post.content]
    assert "The match is over" in ending.content
    assert any(file.filename == "hills.jpg" for post in posts for file in post.attachments)
    assert any("wins" in post.content and "crowns" in post.content for post in posts)


async def test_every_look_is_the_games_own(house: House) -> None:
    await house.match(house.anna, house.ben)
    rules = said(await house.anna.slash(house.channel, "rules", what="2.8"))
    assert rules.startswith("**2.8")
    assert "highest" in rules
    assert "say nothing about" in said(await house.anna.slash(house.channel, "rules", what="zeppelin"))
    assert "no odds" in said(await house.anna.slash(house.channel, "odds", kind="battle", who="x"))
    status = said(await house.anna.slash(house.channel, "status"))
    assert "Round 1 of" in status
    assert "warriors" in status
    hand = said(await house.anna.slash(house.channel, "hand"))
    assert hand.startswith("🃏 **Anna**")
    for part in (None, "All three hills", "Alle drei Hügel"):
        seen = answer(await house.anna.slash(house.channel, "map", **({"part": part} if part else {})))
        assert [file.filename for file in seen.attachments] == ["hills.jpg"]
    nowhere = said(await house.anna.slash(house.channel, "map", part="Nineveh"))
    assert "Nineveh" in nowhere
    assert "Anna: **0**" in said(await house.anna.slash(house.channel, "score"))
    assert "marches" not in said(await house.cleo.slash(house.channel, "log"))
