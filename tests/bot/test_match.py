"""From the invitation to the first move, and what can be done with a match from outside."""

import sys

import discord
import pytest
from msgspec.structs import replace
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from db.records import GivenSeed, Promise
from rules.core.dice import Seed, commitment, seeds_digest
from rules.core.ids import Seat
from rules.core.lots import throw
from tests.bot.house import House


async def lobby(house: House, **options: object) -> discord.Message:
    """Anna opens a lobby of The Two Rivers in the channel; its pinned message."""
    given = {"game": "assyrian-wars", "scenario": "two-rivers", "place": "channel", "players": 2, **options}
    result = await house.anna.slash(house.channel, "match new", **given)
    assert "is open" in text(result), text(result)
    return table(house)


def table(house: House) -> discord.Message:
    [pinned] = house.channel.pinned_messages()
    return pinned


def text(result: InteractionResult) -> str:
    assert result.response is not None
    assert result.response.ephemeral
    return result.response.content


def seats(message: discord.Message) -> str:
    return next(field.value or "" for field in message.embeds[0].fields if field.name == "Seats")


async def test_a_lobby_is_pinned_with_game_seats_and_settings_explained(house: House) -> None:
    message = await lobby(house)
    embed = message.embeds[0]
    assert embed.title == "The Two Rivers · lobby"
    assert "Assyrian Wars: The Two Rivers" in (embed.description or "")
    assert "No game master" in (embed.description or "")
    assert "Assyria: *open*" in seats(message)
    settings = next(field.value or "" for field in embed.fields if field.name == "Settings")
    assert "Fog of war: **" in settings
    explained = await house.anna.click(message, label="Settings")
    assert "Only the top of an enemy stack is seen." in text(explained)


async def test_two_people_join_and_the_maker_starts(house: House) -> None:
    message = await lobby(house)
    assert "You play Assyria" in text(await house.anna.click(message, label="Join"))
    assert "You play" in text(await house.ben.click(message, label="Join"))
    assert "**Anna**" in seats(table(house))
    assert "**Ben**" in seats(table(house))
    assert "begins" in text(await house.anna.click(table(house), label="Start"))
    assert table(house).id == message.id
    assert table(house).embeds[0].title == "The Two Rivers"
    opening = next(post for post in house.posts() if "begins.**" in post.content)
    assert "Fingerprint of the dice" in opening.content
    assert [file.filename for file in opening.attachments] == ["map.jpg"]
    assert opening.attachments[0].description


async def test_a_seat_is_taken_once_and_can_be_changed(house: House) -> None:
    message = await lobby(house)
    await house.anna.click(message, label="Join")
    again = await house.anna.click(message, label="Join")
    assert "already have a seat" in text(again)
    offered = await house.ben.click(message, label="Choose seat")
    late = await house.cleo.click(message, label="Choose seat")
    assert offered.response is not None
    assert late.response is not None
    assert "You play Babylonia" in text(await house.ben.click(offered.response.message, label="Babylonia and Elam"))
    assert "somebody was quicker" in await said(
        house, await house.cleo.click(late.response.message, label="Babylonia and Elam")
    )
    assert "Every seat" in text(await house.cleo.click(message, label="Join"))
    assert "You have left" in text(await house.ben.click(message, label="Leave"))
    assert "You play Babylonia" in text(await house.cleo.click(message, label="Join"))


async def said(house: House, result: InteractionResult) -> str:
    """What a person is told after a click on a private message: a change of it, or a further message."""
    told = [one.content for one in result.followups]
    return "\n".join([*told, result.response.content if result.response is not None else ""])


async def test_only_those_who_run_a_match_change_it(house: House) -> None:
    message = await lobby(house)
    await house.ben.click(message, label="Join")
    for label in ("Start", "Settings", "Computer players"):
        assert "Only Anna" in text(await house.ben.click(message, label=label))
    assert "Pick a setting" in text(await house.keeper.click(message, label="Settings"))


async def test_settings_change_step_by_step(house: House) -> None:
    message = await lobby(house)
    shown = await house.anna.click(message, label="Settings")
    assert shown.response is not None
    before = (await house.newest()).options["fog-of-war"]
    await house.anna.select(shown.response.message, ["fog-of-war"])
    assert (await house.newest()).options["fog-of-war"] is not before
    await house.anna.select(shown.response.message, ["players"])
    assert len((await house.newest()).seats) != 2


async def test_the_strength_of_computers_is_chosen_in_the_lobby(house: House) -> None:
    message = await lobby(house)
    await house.anna.click(message, label="Join")
    shown = await house.anna.click(message, label="Computer players")
    assert shown.response is not None
    (_, strength) = [row.children[0].custom_id for row in shown.response.message.components]
    told = await house.anna.select(shown.response.message, ["general"], custom_id=strength)
    assert "The computers of this match play like this: General." in text(told)
    assert [place.policy for place in (await house.newest()).seats] == [None, "general"]


async def test_computers_fill_the_open_seats(house: House) -> None:
    message = await lobby(house)
    await house.anna.click(message, label="Join")
    asked = await house.anna.click(message, label="Start")
    assert "Babylonia" in text(asked)
    assert asked.response is not None
    await house.anna.click(asked.response.message, label="Computers play them, start")
    live = await house.newest()
    assert live.info.status == "running"
    assert [place.policy for place in live.seats] == [None, "recruit"]


async def test_an_open_seat_of_a_running_match_can_be_taken(house: House) -> None:
    message = await lobby(house)
    await house.anna.click(message, label="Join")
    asked = await house.anna.click(message, label="Start")
    assert asked.response is not None
    await house.anna.click(asked.response.message, label="Start with open seats")
    assert "Babylonia and Elam: *open*" in seats(table(house))
    assert "You play Babylonia" in text(await house.ben.click(table(house), label="Join"))
    [points, *others] = [field.value or "" for field in table(house).embeds[0].fields]
    assert "Babylonia (Ben): **" in points
    assert not any("Babylonia" in each for each in others), "no longer among the open seats"


async def test_nobody_at_all_cannot_start(house: House) -> None:
    message = await lobby(house)
    assert "Nobody sits" in text(await house.anna.click(message, label="Start"))


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        ({"players": 9}, "1.1.B"),
        ({"players": 0}, "1.1.B"),
        ({"scenario": "nowhere"}, "There is no scenario “nowhere”"),
        ({"game": "chess"}, "There is no game “chess”"),
        ({"deadline": 0}, "from 1 to"),
    ],
)
async def test_wrong_values_are_refused_and_change_nothing(
    house: House, options: dict[str, object], answer: str
) -> None:
    given = {"game": "assyrian-wars", "scenario": "two-rivers", "place": "channel", **options}
    result = await house.anna.slash(house.channel, "match new", **given)
    assert answer in text(result)
    assert await house.app.store.matches.of_server(house.guild.id) == []


async def test_a_match_can_have_a_thread_and_there_may_be_several(house: House) -> None:
    result = await house.anna.slash(
        house.channel, "match new", game="practice", scenario="skirmish", place="thread", name="Hills @everyone"
    )
    await lobby(house)
    threads = [info.channel for info in await house.app.store.matches.of_server(house.guild.id)]
    assert len(set(threads)) == 2
    assert "@everyone" not in text(result)
    listed = text(await house.ben.slash(house.channel, "match list"))
    assert "Hills" in listed
    assert "The Two Rivers" in listed


async def test_scenarios_are_offered_with_their_player_numbers(house: House) -> None:
    offered = await house.anna.autocomplete(house.channel, "match new", "scenario", "river", game="assyrian-wars")
    assert [choice["value"] for choice in offered] == ["two-rivers"]
    assert "players" in offered[0]["name"]


async def test_show_pause_resume_and_abandon(house: House) -> None:
    await house.match(house.anna, house.ben, gm=house.cleo)
    assert "Game master: Cleo" in text(await house.ben.slash(house.channel, "match show"))
    assert "Only" in text(await house.ben.slash(house.channel, "match pause"))
    assert text(await house.cleo.slash(house.channel, "match pause")) == "Done."
    assert table(house).embeds[0].title == "Hills · paused"
    assert "Only a running match" in text(await house.cleo.slash(house.channel, "match pause"))
    assert text(await house.cleo.slash(house.channel, "match resume")) == "Done."
    asked = await house.cleo.slash(house.channel, "match abandon")
    assert asked.response is not None
    await house.cleo.click(asked.response.message, label="Abandon the match")
    assert table(house).embeds[0].title == "Hills · abandoned"
    assert any("Cleo ends Hills" in post.content for post in house.posts())
    assert "over already" in text(await house.cleo.slash(house.channel, "match abandon"))
    assert "No match goes on" in text(await house.cleo.slash(house.channel, "match list"))
    assert "Hills" in text(await house.cleo.slash(house.channel, "match list", which="over"))


async def test_a_lobby_can_be_abandoned(house: House) -> None:
    await lobby(house)
    asked = await house.anna.slash(house.channel, "match abandon")
    assert asked.response is not None
    await house.anna.click(asked.response.message, label="Abandon the match")
    assert "abandoned before it began" in table(house).content


async def test_a_german_server_and_an_english_reader(house: House) -> None:
    await house.keeper.slash(house.channel, "server language", language="de")
    await house.ben.slash(house.channel, "me language", language="en")
    result = await house.anna.slash(
        house.channel, "match new", game="assyrian-wars", scenario="two-rivers", place="channel", players=2
    )
    assert "ist eröffnet" in text(result)
    assert "Vorraum" in (table(house).embeds[0].title or "")
    assert "You play Assyria" in text(await house.ben.click(table(house), label="Mitspielen"))


async def test_a_match_moves_to_another_channel(house: House) -> None:
    live = await house.match(house.anna, house.ben, gm=house.cleo)
    elsewhere = house.guild.create_text_channel("elsewhere")
    assert "Only" in text(await house.ben.slash(elsewhere, "match move", match=live.id))
    assert "goes on in" in text(await house.cleo.slash(elsewhere, "match move", match=live.id))
    [pinned] = elsewhere.pinned_messages()
    assert pinned.embeds[0].title == "Hills"
    assert "played here already" in text(await house.cleo.slash(elsewhere, "match move", match=live.id))


async def test_every_option_match_offers_the_matches_of_the_server(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    for command in ("status", "match show", "dice rolls"):
        offered = await house.cleo.autocomplete(house.channel, command, "match", "hil")
        assert [(one["value"], one["name"]) for one in offered] == [(live.id, f"Hills (#{live.id}), running")]


# ---- rolling for seats (1.1.B) --------------------------------------------------------------------------------------


SECRET = b"%032d" % 18_136  # with the seeds 1, 2 and 3 the dice are 6, 5 and 6; the tie is rolled again: 3 and 5


async def rolled(house: House) -> discord.Message:
    """Anna, Ben and Cleo sit down and roll: a tie of two is rolled again, and Cleo chooses first."""
    message = await lobby(house, players=3)
    for player in (house.anna, house.ben, house.cleo):
        await player.click(message, label="Join")
    people = (house.anna.id, house.ben.id, house.cleo.id)
    seeds = tuple(GivenSeed(person, str(number)) for number, person in enumerate(people, 1))
    live = await house.newest()
    await house.app.store.matches.amend(live.id, lambda kept: replace(kept, promise=Promise(SECRET, seeds)))
    assert "The dice are rolled" in text(await house.anna.click(table(house), label="Roll for seats"))
    return table(house)


async def choose(house: House, player: MemberActor, seat: str) -> str:
    offered = await player.click(table(house), label="Choose seat")
    assert offered.response is not None
    return text(await player.select(offered.response.message, [seat]))


async def test_the_players_choose_seats_in_the_order_of_the_dice(house: House) -> None:
    """AW-1.1-4: the highest chooses first; who loses a seat to him gets his, and the last one is not asked."""
    seeds = tuple(Seed(Seat(f"P{number}"), str(number)) for number in (1, 2, 3))
    thrown = throw(["P1", "P2", "P3"], SECRET, seeds)
    assert thrown.dice == (("P3", (6, 5)), ("P1", (6, 3)), ("P2", (5,)))
    message = await rolled(house)
    post = next(post for post in house.posts() if "Dice for the choice of seats" in post.content)
    assert "Cleo 6 5; Anna 6 3; Ben 5" in post.content
    assert "Assyria `1`; Babylonia `2`" in post.content
    promise = (await house.newest()).info.settings.promise
    assert promise is not None
    assert promise.lots == (thrown,)
    assert "Cleo chooses a seat now, then Anna and Ben" in seats(message).replace("*", "")
    assert "Cleo chooses now" in text(await house.ben.click(message, label="Choose seat"))
    assert "You play Assyria" in await choose(house, house.cleo, "P1")
    assert [place.person for place in (await house.newest()).seats] == [
        house.cleo.id,
        house.ben.id,
        house.anna.id,
    ]
    assert "You play Babylonia" in await choose(house, house.anna, "P2")
    live = await house.newest()
    assert [place.person for place in live.seats] == [house.cleo.id, house.anna.id, house.ben.id]
    assert live.info.settings.lots == ()


async def test_nobody_joins_while_seats_are_chosen_and_who_leaves_does_not_choose(
    house: House,
) -> None:
    message = await rolled(house)
    assert "You have left" in text(await house.cleo.click(message, label="Leave"))
    assert "Anna chooses now" in text(await house.cleo.click(table(house), label="Join"))
    assert "You play Elam" in await choose(house, house.anna, "P3")
    assert "You play Babylonia" in await choose(house, house.ben, "P2")
    assert "You play Assyria" in text(await house.cleo.click(table(house), label="Join"))


async def test_who_has_not_chosen_keeps_his_seat_when_the_match_begins(
    house: House,
) -> None:
    message = await rolled(house)
    assert "begins" in text(await house.anna.click(message, label="Start"))
    live = await house.newest()
    assert [place.person for place in live.seats] == [house.anna.id, house.ben.id, house.cleo.id]
    assert live.info.settings.lots == ()


async def test_one_person_alone_does_not_roll(house: House) -> None:
    message = await lobby(house)
    await house.anna.click(message, label="Join")
    assert "at least 2 people" in text(await house.anna.click(message, label="Roll for seats"))
    assert "Only Anna" in text(await house.ben.click(message, label="Roll for seats"))


async def test_seats_are_not_rolled_for_until_they_please(house: House) -> None:
    message = await lobby(house)
    await house.anna.click(message, label="Join")
    await house.ben.click(message, label="Join")
    for _ in range(5):
        assert "The dice are rolled" in text(await house.anna.click(table(house), label="Roll for seats"))
    assert "at most 5 times" in text(await house.anna.click(table(house), label="Roll for seats"))


# ---- the dice's promise and everybody's seeds -----------------------------------------------------------------------


def dice(message: discord.Message) -> str:
    return next(field.value or "" for field in message.embeds[0].fields if field.name == "Dice")


async def test_the_promise_stands_before_anybody_sits_and_everybody_gives_a_seed(house: House) -> None:
    message = await lobby(house)
    promise = (await house.newest()).info.settings.promise
    assert promise is not None
    fingerprint = commitment(promise.secret)
    assert promise.seeds == ()
    assert fingerprint in dice(message)
    assert fingerprint in house.posts()[0].content
    assert "drawn you the seed" in text(await house.anna.click(message, label="Join"))
    await house.ben.click(table(house), label="Join")
    given = await house.ben.slash(house.channel, "dice seed", text="  over the hills ")
    assert "Your seed `over the hills` is in the dice" in text(given)
    assert "Babylonia and Elam `over the hills`." in dice(table(house))
    assert "(drawn)" in dice(table(house))
    await house.anna.click(table(house), label="Start")
    live = await house.newest()
    assert live.info.settings.promise is None
    [entry, *_] = await house.app.store.matches.log(live.id)
    start = live.game.kit.decode_entry(entry.body).start
    assert start is not None
    assert start.commitment == fingerprint
    assert [(seed.seat, seed.drawn) for seed in start.seeds] == [("P1", True), ("P2", False)]
    opening = next(post for post in house.posts() if "begins.**" in post.content)
    assert fingerprint in opening.content
    assert seeds_digest(fingerprint, start.seeds) in opening.content
    assert "`over the hills`" in opening.content
    late = await house.ben.slash(house.channel, "dice seed", text="too late")
    assert "has begun" in text(late)
    how = text(await house.ben.slash(house.channel, "dice how"))
    assert f"P1={start.seeds[0].text}\\nP2=over the hills" in how


@pytest.mark.parametrize("seed", ["", "   ", "a`b", "x" * 65])
async def test_what_is_no_seed_is_refused_in_words(house: House, seed: str) -> None:
    message = await lobby(house)
    await house.anna.click(message, label="Join")
    before = (await house.newest()).info.settings.promise
    assert "cannot be a seed" in text(await house.anna.slash(house.channel, "dice seed", text=seed))
    assert (await house.newest()).info.settings.promise == before
    assert "You have no seat" in text(await house.ben.slash(house.channel, "dice seed", text="x"))


async def test_a_seed_goes_with_who_leaves_and_is_last_when_given_anew(house: House) -> None:
    message = await lobby(house)
    await house.anna.click(message, label="Join")
    await house.ben.click(message, label="Join")
    await house.anna.slash(house.channel, "dice seed", text="mine")
    promise = (await house.newest()).info.settings.promise
    assert promise is not None
    assert [seed.person for seed in promise.seeds] == [house.ben.id, house.anna.id]
    await house.ben.click(table(house), label="Leave")
    promise = (await house.newest()).info.settings.promise
    assert promise is not None
    assert promise.seeds == (GivenSeed(house.anna.id, "mine"),)


# ---- limits ---------------------------------------------------------------------------------------------------------


async def test_nobody_opens_lobbies_without_end(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    given = {"game": "practice", "scenario": "skirmish", "place": "channel"}
    for _ in range(5):
        assert "is open" in text(await house.anna.slash(house.channel, "match new", **given))
    assert "as many as one person may have" in text(await house.anna.slash(house.channel, "match new", **given))
    monkeypatch.setattr(sys.modules["bot.cogs.match"], "MOST_MATCHES", 6)
    assert "is open" in text(await house.ben.slash(house.channel, "match new", **given))
    assert "as many as I keep here" in text(await house.ben.slash(house.channel, "match new", **given))
    assert len(await house.app.store.matches.of_server(house.guild.id)) == 6


async def test_the_opening_is_the_first_call_and_whoever_is_asked_later_has_one_of_his_own(house: House) -> None:
    live = await house.match(house.anna, house.ben, game="hannibal", scenario="second-punic-war")
    [opening] = [post for post in house.posts() if f"<@{house.anna.id}>" in post.content]
    assert "begins.**" in opening.content
    assert [person.id for person in opening.mentions] == [house.anna.id], "it rings"
    assert len([post for post in house.posts() if any_button(post, ":decide:")]) == 2, "the table's and this one"
    shown = await house.anna.click(opening, label="Decide")
    assert "Open with a Campaign?" in text(shown)
    await house.anna.slash(house.channel, "hannibal answer", choice="no", match=live.id)
    await house.env.settle()
    asked = [post for post in house.posts() if f"<@{house.ben.id}>" in post.content]
    assert len(asked) == 1
    assert "begins.**" not in asked[0].content
    assert f"<@{house.anna.id}>" not in asked[0].content


async def test_what_changes_for_whoever_is_called_in_the_opening_is_changed_there(house: House) -> None:
    live = await house.match(house.anna, house.ben, house.cleo)
    before = len(house.posts())
    await house.anna.slash(house.channel, "practice answer", choice="home", match=live.id)
    [opening] = [post for post in house.posts() if "begins.**" in post.content]
    assert "Already answered: Anna" in opening.content
    assert f"<@{house.ben.id}>" in opening.content
    assert len(house.posts()) == before, "nobody is called twice"


def any_button(message: discord.Message, verb: str) -> bool:
    return any(verb in str(item.custom_id) for row in message.components for item in row.children)
