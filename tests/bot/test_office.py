"""The game master's office: offered, accepted or declined, laid down, and what it means for a player who takes it."""

import discord
from simcord.results import InteractionResult

from bot.spine.matches import Live
from db.records import MatchSettings, PersonSettings
from tests.bot.acting import labels
from tests.bot.house import House

WHY = {"reason": "I move house"}


async def master_of(house: House, live: Live) -> int | None:
    return (await house.app.store.matches.info(live.id)).gm


def post(house: House, text: str) -> discord.Message:
    [found] = [each for each in house.posts() if text in each.content]
    return found


def said(result: InteractionResult) -> str:
    assert result.response is not None
    return result.response.content


async def test_the_office_passes_when_the_other_one_accepts(house: House) -> None:
    live = await house.match(house.anna, house.ben, gm=house.host)
    asked = await house.host.slash(house.channel, "gm hand-over", person=house.cleo, **WHY)
    assert "Cleo is asked in the match's channel" in said(asked)
    assert await master_of(house, live) == house.host.id, "nobody is made game master without being asked"
    offer = post(house, "will you be the game master of **Hills**?")
    assert f"<@{house.cleo.id}>" in offer.content
    assert "Reason: I move house" in offer.content
    assert labels(offer) == ["I will", "No, thanks"]
    assert "Somebody else is asked here." in said(await house.ben.click(offer, label="I will"))
    assert "Somebody else is asked here." in said(await house.host.click(offer, label="I will"))
    assert await master_of(house, live) == house.host.id
    await house.cleo.click(offer, label="I will")
    assert await master_of(house, live) == house.cleo.id
    told = post(house, "**Cleo** is the game master now (before: Host).")
    assert told.id == offer.id, "the offer itself says how it ended"
    assert labels(told) == []
    refused = await house.host.slash(house.channel, "gm skip", seat="Anna", reason="still me?")
    assert "Only the game master of Hills" in said(refused)
    record = said(await house.cleo.slash(house.channel, "gm record"))
    assert "Host: offered the office. I move house" in record
    assert "Cleo: took the office. I move house" in record


async def test_who_wants_no_pings_is_named_and_not_rung(house: House) -> None:
    await house.match(house.anna, house.ben, gm=house.host)
    rung: list[bool] = []
    for wish in (PersonSettings(), PersonSettings(pings="none")):
        await house.inside(house.app.people.save(house.cleo.id, wish))
        await house.host.slash(house.channel, "gm hand-over", person=house.cleo, **WHY)
        sent = [
            one.json for one in house.env.http_requests if one.method == "POST" and "game master of" in str(one.json)
        ]
        assert f"<@{house.cleo.id}>" in sent[-1]["content"]
        rung.append(str(house.cleo.id) in map(str, sent[-1]["allowed_mentions"].get("users", ())))
        await house.cleo.click(post(house, "will you be the game master"), label="No, thanks")
    assert rung == [True, False]


async def test_who_declines_leaves_everything_as_it_is(house: House) -> None:
    live = await house.match(house.anna, house.ben, gm=house.host)
    await house.host.slash(house.channel, "gm hand-over", person=house.cleo, **WHY)
    offer = post(house, "will you be the game master")
    await house.cleo.click(offer, label="No, thanks")
    assert post(house, "Cleo does not want to be the game master. It stays: Host.").id == offer.id
    assert await master_of(house, live) == house.host.id
    await house.host.slash(house.channel, "gm hand-over", person=house.keeper, **WHY)
    again = post(house, f"<@{house.keeper.id}>, will you be the game master")
    await house.host.click(again, label="No, thanks")
    assert post(house, "Keeper is no longer asked")
    assert await master_of(house, live) == house.host.id


async def test_a_second_offer_replaces_the_first(house: House) -> None:
    live = await house.match(house.anna, house.ben, gm=house.host)
    await house.host.slash(house.channel, "gm hand-over", person=house.cleo, **WHY)
    await house.host.slash(house.channel, "gm hand-over", person=house.keeper, **WHY)
    offer = post(house, "will you be the game master")
    assert "Somebody else is asked here." in said(await house.cleo.click(offer, label="I will"))
    await house.keeper.click(offer, label="I will")
    assert await master_of(house, live) == house.keeper.id
    assert len(await house.app.store.matches.proposals(live.id)) == 0


async def test_those_who_manage_the_server_may_take_the_office_and_lay_it_down(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    refused = await house.cleo.slash(house.channel, "gm hand-over", person=house.cleo, **WHY)
    assert "Only the game master of Hills" in said(refused)
    await house.keeper.slash(house.channel, "gm hand-over", person=house.keeper, **WHY)
    assert await master_of(house, live) == house.keeper.id
    assert post(house, "**Keeper** is the game master now (before: nobody).")
    same = await house.keeper.slash(house.channel, "gm hand-over", person=house.keeper, **WHY)
    assert "That is how it is already." in said(same)
    await house.keeper.slash(house.channel, "gm hand-over", **WHY)
    assert await master_of(house, live) is None
    assert post(house, "Keeper has laid the office down.")


async def test_a_player_may_hold_the_office_if_the_table_agreed_but_then_nobody_looks_at_cards(house: House) -> None:
    live = await house.match(house.anna, house.ben, gm=house.host)
    refused = await house.host.slash(house.channel, "gm hand-over", person=house.ben, **WHY)
    assert "did not agree in the lobby" in said(refused)
    settings = MatchSettings(gm_may_look=True, players_rule=True, deadline_hours=5)
    await house.app.store.matches.edit(live.id, settings=settings)
    await house.host.slash(house.channel, "gm hand-over", person=house.ben, **WHY)
    await house.ben.click(post(house, "will you be the game master"), label="I will")
    told = post(house, "**Ben** is the game master now")
    assert "Ben also plays Seat 2, so nobody's cards may be looked at any more." in told.content
    settings = (await house.app.store.matches.info(live.id)).settings
    assert settings == MatchSettings(gm_may_look=False, players_rule=True, deadline_hours=5)
    looking = await house.ben.slash(house.channel, "gm look", seat="Anna", reason="curious")
    assert "does not let the game master look" in said(looking)
