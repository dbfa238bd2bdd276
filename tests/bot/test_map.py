"""Everything that only looks: for players, guests, other servers, lobbies and matches that are over."""

import random
import re
from collections.abc import Callable
from datetime import timedelta

import discord
import msgspec
import pytest
from msgspec.structs import replace
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.games.assyrian_wars.account import ledger_line
from bot.spine.matches import Live, words_of
from bot.spine.pipeline import Source
from db import tables
from db.packing import pack_entry
from rules.assyrian_wars.board.state import Score
from rules.core.dice import Draw
from rules.core.entries import Entry, Start
from rules.core.match import Match
from rules.core.policy import Policy
from tests.bot import deeds
from tests.bot.house import House
from tests.bot.reading import text_in

LOOKS = ("map", "status", "score", "log", "recap", "dice audit", "dice rolls", "hand", "match show", "match export")
BEGUN = tuple(look for look in LOOKS if look not in ("match show", "status"))


async def two_rivers(house: House, **options: str | int | bool) -> Live:
    players = (house.anna, house.ben)
    return await house.match(*players, game="assyrian-wars", scenario="two-rivers", options=options)


async def defaults(house: House, live: Live, times: int) -> None:
    """So many questions get their default answer."""
    source = Source(words_of(live, "en"))
    for _ in range(times):
        question = (await house.app.matches.position(live)).pending[0]
        assert question.default is not None
        await house.inside(deeds.submit(house.app, live, question.seat, question.default, source, question.id))


def text(result: InteractionResult) -> str:
    assert result.response is not None
    assert result.response.ephemeral
    return "\n".join([text_in(result.response), *(text_in(one) for one in result.followups)])


def files(result: InteractionResult) -> list[str]:
    assert result.response is not None
    return [file.filename for one in (result.response, *result.followups) for file in one.attachments]


async def look(person: MemberActor, house: House, name: str, **options: object) -> InteractionResult:
    return await person.slash(house.channel, name, **options)


# ---- the map ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", ["theatre", "whole", "country:AS", "area:nineveh", "Babylon", "babylonien"])
async def test_the_map_and_its_parts(house: House, part: str) -> None:
    await two_rivers(house)
    for person in (house.anna, house.cleo):
        assert files(await look(person, house, "map", part=part)) == ["map.jpg"]


async def test_the_key_to_the_map(house: House) -> None:
    await two_rivers(house)
    assert files(await look(house.anna, house, "map", part="key")) == ["key.jpg"]
    offered = await house.anna.autocomplete(house.channel, "map", "part", "key")
    assert [choice["value"] for choice in offered] == ["key"]


async def test_a_part_that_is_not_there(house: House) -> None:
    await two_rivers(house)
    assert "I do not find “Rome”" in text(await look(house.anna, house, "map", part="Rome"))


async def test_parts_are_offered_by_name(house: House) -> None:
    await two_rivers(house)
    offered = await house.anna.autocomplete(house.channel, "map", "part", "nin")
    assert "area:nineveh" in [choice["value"] for choice in offered]


async def test_the_full_map_button_is_private(house: House) -> None:
    await two_rivers(house)
    [table] = house.channel.pinned_messages()
    assert files(await house.cleo.click(table, label="Full map")) == ["map.jpg"]


# ---- status, score, log, recap ----------------------------------------------------------------------------------


async def test_status_says_who_decides_and_how_all_stand(house: House) -> None:
    await two_rivers(house)
    told = text(await look(house.cleo, house, "status"))
    assert "⏳ **Anna**: " in told
    assert "Babylonia (Ben): **0** · ECO" in told
    assert "Turn 1 of" in told


async def test_the_score_has_its_breakdown_and_a_chart(house: House) -> None:
    live = await two_rivers(house)
    await defaults(house, live, 8)
    result = await look(house.ben, house, "score")
    assert "Assyria (Anna): **" in text(result)
    assert files(result) == ["score.jpg"]


async def test_the_forecast_of_the_economy_is_for_its_owner_alone(house: House) -> None:
    await two_rivers(house)
    own = text(await look(house.anna, house, "score"))
    assert "• Assyria: ECO " in own
    assert "Only you see this: if the Interphase came now, Assyria would have ECO" in own
    assert "came now, Babylonia" not in own
    assert "If the match ended now" in own
    assert "Only you see this" not in text(await look(house.cleo, house, "score"))


async def test_a_line_of_the_score_names_turn_reason_place_and_rule(house: House) -> None:
    live = await two_rivers(house)
    words = words_of(live, "en")
    line = ledger_line(Score(2, 1, "8.3", "vp-city-taken", "nineveh"), words)
    assert line == "• Turn 2: +1 – a city taken: Nineveh (Rule 8.3)"


async def test_the_log_tells_the_last_steps(house: House) -> None:
    live = await two_rivers(house)
    await defaults(house, live, 4)
    told = text(await look(house.anna, house, "log", steps=5))
    assert "Step 5" in told
    assert "the impulse begins" in told
    assert "from 1 to 200" in text(await look(house.anna, house, "log", steps=0))


async def test_a_recap_tells_impulses_and_shows_a_film(house: House) -> None:
    live = await two_rivers(house)
    await defaults(house, live, 8)
    for since in ("chapters", "day", "start"):
        result = await look(house.cleo, house, "recap", since=since)
        assert "AP saved" in text(result)
        assert files(result) == ["replay.webp"]


async def test_a_recap_of_days_without_news(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await two_rivers(house)
    await defaults(house, live, 2)
    later = house.app.store.clock() + timedelta(days=2)
    monkeypatch.setattr(house.app.store, "clock", lambda: later)
    assert "Nothing has happened" in text(await look(house.cleo, house, "recap", since="day"))


# ---- who may look -----------------------------------------------------------------------------------------------


async def test_a_match_in_a_private_channel_is_read_only_by_those_who_see_it(house: House) -> None:
    """By number, in lists and in suggestions; the answer is the same as for a match that does not exist."""
    nobody = discord.PermissionOverwrite(view_channel=False)
    member = discord.PermissionOverwrite(view_channel=True)
    everyone = house.guild.default_role
    private = house.guild.create_text_channel("council", overwrites={everyone: nobody, house.keeper: member})
    live = await house.match(house.anna, house.ben, channel=private.id)
    for command in (*LOOKS, "dice how", "gm record", "pace show"):
        told = text(await house.cleo.slash(house.channel, command, match=live.id))
        assert "Hills" not in told, command
        assert told == text(await house.cleo.slash(house.channel, command, match=999)).replace("999", str(live.id)), (
            command
        )
    assert "Hills" not in text(await house.cleo.slash(house.channel, "match list"))
    assert await house.cleo.autocomplete(house.channel, "status", "match", "") == []
    for person in (house.anna, house.keeper):
        assert "Hills" in text(await person.slash(house.channel, "match list")), "who sits there, or sees the channel"
        assert "Hills" in text(await person.slash(house.channel, "match show", match=live.id))


# ---- dice -------------------------------------------------------------------------------------------------------


async def test_dice_are_promised_while_the_match_runs(house: House) -> None:
    live = await two_rivers(house)
    match = await house.app.matches.position(live)
    told = text(await look(house.cleo, house, "dice audit"))
    assert match.commitment in told
    assert "published when the match is over" in told


async def test_dice_are_checked_once_it_is_over(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    await finish(house, live)
    told = text(await look(house.cleo, house, "dice audit"))
    assert (await house.app.matches.position(live)).secrets[0].hex() in told
    assert "The opening post in the channel says the same." in told
    assert "Every promise was kept" in told
    rolls = text(await look(house.cleo, house, "dice rolls"))
    assert "No dice" in rolls or "Step" in rolls


@pytest.mark.parametrize("forge", ["post", "start", "both", "roll", "gap", "repeat", "seed", "end"])
async def test_a_forged_promise_or_log_is_found(house: House, forge: str) -> None:
    """Neither the start entry nor the opening post can be exchanged, nor both: then the secret does not fit."""
    live = await house.match(house.anna, house.ben)
    await finish(house, live)
    start = await start_of(house, live)
    other = "0f" * 32
    if forge in ("post", "both"):
        opening = next(post for post in house.posts() if start.commitment in post.content)
        await opening.edit(content=opening.content.replace(start.commitment, other))
    if forge in ("start", "both"):
        await rewrite(house, live, lambda entry: replace(entry, start=entry.start and replace(start, commitment=other)))
    if forge == "roll":
        await rewrite(house, live, lambda entry: replace(entry, draws=tuple(map(moved, entry.draws))))
    if forge == "gap":
        await rewrite(house, live, lambda entry: replace(entry, draws=entry.draws[1:]))
    if forge == "repeat":
        await rewrite(house, live, lambda entry: replace(entry, draws=(*entry.draws, *entry.draws[-1:])))
    if forge == "seed":
        other_seeds = tuple(replace(seed, text=seed.text + "1") for seed in start.seeds)
        await rewrite(
            house, live, lambda entry: replace(entry, start=entry.start and replace(start, seeds=other_seeds))
        )
    if forge == "end":
        log = [live.game.kit.decode_entry(line.body) for line in await house.app.store.matches.log(live.id)]
        last = max(entry.revision for entry in log if entry.rolls or entry.draws)
        await rewrite(house, live, lambda entry: replace(entry, rolls=(), draws=()), last)
    told = text(await look(house.cleo, house, "dice audit"))
    assert "Something is wrong" in told
    assert "Every promise was kept" not in told
    assert ("says something else than the log" in told) == (forge in ("post", "start", "both", "seed"))
    assert ("not the one that the start of the log promises" in told) == (forge in ("start", "both"))
    assert ("are not on record" in told) == (forge == "gap")
    assert ("was used before" in told) == (forge == "repeat")
    assert ("does not end with the last of them" in told) == (forge == "end")
    assert ("is what secret and seeds give" in told) == (forge in ("roll", "seed"))


async def test_a_promise_that_differs_is_told_while_the_match_runs(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    start = await start_of(house, live)
    opening = next(post for post in house.posts() if start.commitment in post.content)
    await opening.edit(content=opening.content.replace(start.commitment, "0f" * 32))
    assert "⚠️ The opening post" in text(await look(house.cleo, house, "dice audit"))
    await opening.delete()
    assert "cannot be read here any more" in text(await look(house.cleo, house, "dice audit"))


async def start_of(house: House, live: Live) -> Start:
    [line] = await house.app.store.matches.log(live.id, 0, 1)
    start = live.game.kit.decode_entry(line.body).start
    assert start is not None
    return start


def moved(draw: Draw) -> Draw:
    return replace(draw, picks=tuple((pick + 1) % max(draw.size, 1) for pick in draw.picks))


async def rewrite(house: House, live: Live, how: Callable[[Entry], Entry], revision: int = 1) -> None:
    """Forges an entry of a log, the first as a rule, as whoever owns the database could."""
    [line] = await house.app.store.matches.log(live.id, revision - 1, revision)
    body = pack_entry(msgspec.msgpack.encode(how(live.game.kit.decode_entry(line.body))))
    c = tables.entries.c
    async with house.app.store.database.write() as connection:
        await connection.execute(
            tables.entries.update().where(c.match_id == live.id, c.revision == revision).values(body=body)
        )


async def finish(house: House, live: Live) -> None:
    """Plays a practice match to its end."""
    source = Source(words_of(live, "en"))
    policy = Policy(random.Random(3), live.game.habits)
    for _ in range(400):
        match: Match[object] = await house.app.matches.position(live)
        if match.finished:
            return
        question = match.pending[0]
        answer = policy.answer(match, question)
        await house.inside(deeds.submit(house.app, live, question.seat, answer, source, question.id))
    raise AssertionError("the match does not end")


# ---- odds -------------------------------------------------------------------------------------------------------


async def armies(house: House, live: Live, owner: str) -> list[tuple[str, str]]:
    """The leaders of a country and where they stand."""
    board = (await house.app.matches.position(live)).table.board
    return [
        (piece.id, area)
        for area, state in board.areas.items()
        for piece in state.pieces
        if piece.is_leader and piece.owner == owner and not piece.inside
    ]


@pytest.mark.parametrize("kind", ["interception", "evasion", "battle", "assault", "siege"])
@pytest.mark.parametrize("fog", [True, False])
async def test_odds_of_every_kind(house: House, kind: str, fog: bool) -> None:
    live = await two_rivers(house, **{"fog-of-war": fog})
    [(leader, start), *_] = await armies(house, live, "AS")
    area = "sippar" if start != "sippar" else "babylon"
    told = text(await look(house.anna, house, "odds", kind=kind, who=leader, where=area))
    assert told.startswith(("🎲", "⚔️", "🏰"))
    assert "Sippar" in told or "Babylon" in told
    assert len(told.splitlines()) >= 2


async def test_odds_at_sea(house: House) -> None:
    live = await two_rivers(house, **{"fog-of-war": False})
    zones = (await house.app.matches.position(live)).table.board.zones
    ship = next(piece.id for pieces in zones.values() for piece in pieces if piece.is_ship)
    told = text(await look(house.anna, house, "odds", kind="naval", who=ship))
    assert told.startswith("⚔️")
    assert "No enemy fleet is there." in told
    assert "no ship “Nobody”" in text(await look(house.anna, house, "odds", kind="naval", who="Nobody"))
    offered = await house.anna.autocomplete(house.channel, "odds", "who", "", kind="naval")
    assert ship in [choice["value"] for choice in offered]


async def test_odds_of_a_conquest(house: House) -> None:
    await two_rivers(house)
    told = text(await look(house.anna, house, "odds", kind="conquest", who="BA"))
    assert "nobody can conquer it now" in told
    assert "no country of this match" in text(await look(house.anna, house, "odds", kind="conquest", who="XX"))
    offered = await house.anna.autocomplete(house.channel, "odds", "who", "", kind="conquest")
    assert {choice["value"] for choice in offered} >= {"AS", "BA", "EL"}


async def test_odds_of_tribute_and_influence(house: House) -> None:
    """5.2.1, 6.9: by the name of the country, in the asker's language; influence for the asker's own powers."""
    await house.ben.slash(house.channel, "me language", language="de")
    await house.match(house.anna, house.ben, game="assyrian-wars", scenario="campaign")
    told = text(await look(house.anna, house, "odds", kind="tribute", who="Judah"))
    assert re.fullmatch(r"🎲 Judah, checked now: \d dice, a 6 refuses; paid with \d+%\.", told.splitlines()[0]), told
    assert "keine Tributprüfung" in text(await look(house.ben, house, "odds", kind="tribute", who="Elam"))
    told = text(await look(house.anna, house, "odds", kind="influence", who="JU"))
    assert "An alliance breaker of 2D6 makes the alliance with" in told
    assert "Assyria: " in told
    assert "Egypt: " not in told
    every = text(await look(house.keeper, house, "odds", kind="influence", who="Judah"))
    assert "Assyria: " in every
    assert "Egypt: " in every
    assert "Großmächte" in text(await look(house.ben, house, "odds", kind="influence", who="Assyrien"))


async def test_odds_understand_names(house: House) -> None:
    await house.ben.slash(house.channel, "me language", language="de")
    await house.match(house.anna, house.ben, game="assyrian-wars", scenario="two-rivers")
    told = text(await look(house.anna, house, "odds", kind="interception", who="Sargon II", where="Sippar"))
    assert "Sargon II enters Sippar" in told
    told = text(await look(house.ben, house, "odds", kind="interception", who="Marduk-apla-iddina", where="Kisch"))
    assert "betritt Kisch" in told


async def test_in_the_fog_nobody_asks_for_the_odds_of_others(house: House) -> None:
    live = await two_rivers(house, **{"fog-of-war": True})
    [(leader, _), *_] = await armies(house, live, "AS")
    for person in (house.ben, house.cleo):
        told = text(await look(person, house, "odds", kind="battle", who=leader, where="sippar"))
        assert "In the fog of war" in told
        offered = await person.autocomplete(house.channel, "odds", "who", "", kind="battle")
        assert leader not in [choice["value"] for choice in offered]


async def test_odds_need_a_force_and_an_area_that_exist(house: House) -> None:
    live = await two_rivers(house, **{"fog-of-war": False})
    [(leader, _), *_] = await armies(house, live, "AS")
    assert "no force “Nobody”" in text(await look(house.anna, house, "odds", kind="battle", who="Nobody"))
    assert "Name the area" in text(await look(house.anna, house, "odds", kind="battle", who=leader))
    rome = await look(house.anna, house, "odds", kind="battle", who=leader, where="rome")
    assert "I do not find “rome”" in text(rome)


# ---- rules and help ---------------------------------------------------------------------------------------------


async def test_rules_by_number_and_by_words(house: House) -> None:
    await two_rivers(house)
    assert text(await look(house.cleo, house, "rules", what="6.6.9")).startswith("**6.6.9")
    assert "**Parts of 6.6:**" in text(await look(house.cleo, house, "rules", what="6.6"))
    assert "vasion" in text(await look(house.cleo, house, "rules", what="evasion city"))
    assert "There is no rule 99.9" in text(await look(house.cleo, house, "rules", what="99.9"))
    for what, number in (("influence", "6.9"), ("naval battle", "6.16.f"), ("tribute", "5.2"), ("nomads", "10.1")):
        assert text(await look(house.cleo, house, "rules", what=what)).startswith(f"**{number}"), what
    assert "say nothing about" in text(await look(house.cleo, house, "rules", what="xylophone"))
    offered = await house.cleo.autocomplete(house.channel, "rules", "what", "6.6.1")
    assert "6.6.10" in [choice["value"] for choice in offered]


async def test_help_knows_the_situation(house: House) -> None:
    assert "I referee board games" in text(await look(house.anna, house, "help"))
    await house.anna.slash(house.channel, "match new", game="practice", scenario="skirmish", place="channel")
    assert "Press *Join*" in text(await look(house.anna, house, "help"))
    asked = await look(house.anna, house, "match abandon")
    assert asked.response is not None
    await house.anna.click(asked.response.message, label="Abandon the match")
    await two_rivers(house)
    assert "you have to decide" in text(await look(house.anna, house, "help"))
    assert "nothing to decide" in text(await look(house.ben, house, "help"))
    assert "You watch" in text(await look(house.cleo, house, "help"))
    await house.keeper.slash(house.channel, "match pause")
    assert "is paused" in text(await look(house.ben, house, "help"))


# ---- whoever, wherever, whenever --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LOOKS)
async def test_a_match_of_another_server_does_not_exist_here(house: House, name: str) -> None:
    live = await two_rivers(house)
    other = house.env.create_guild("Ur")
    channel = other.create_text_channel("hall")
    stranger = other.add_member(house.env.create_user("Dan"))
    assert f"There is no match #{live.id}" in text(await stranger.slash(channel, name, match=live.id))
    assert "No match is played in this channel" in text(await stranger.slash(channel, name))


@pytest.mark.parametrize("name", LOOKS)
async def test_everything_answers_everybody(house: House, name: str) -> None:
    live = await two_rivers(house)
    await defaults(house, live, 3)
    for person in (house.anna, house.ben, house.cleo):
        told = await look(person, house, name)
        assert text(told) or files(told)
        assert "Something went wrong" not in text(told)


@pytest.mark.parametrize("name", BEGUN)
async def test_a_lobby_has_nothing_to_look_at_yet(house: House, name: str) -> None:
    await house.anna.slash(house.channel, "match new", game="practice", scenario="skirmish", place="channel")
    [table] = house.channel.pinned_messages()
    await house.anna.click(table, label="Join")
    assert "has not begun yet" in text(await look(house.anna, house, name))


@pytest.mark.parametrize("name", LOOKS)
async def test_an_abandoned_match_can_still_be_looked_at(house: House, name: str) -> None:
    live = await two_rivers(house)
    await defaults(house, live, 2)
    asked = await look(house.keeper, house, "match abandon")
    assert asked.response is not None
    await house.keeper.click(asked.response.message, label="Abandon the match")
    told = await look(house.anna, house, name)
    assert text(told) or files(told)
    assert "Something went wrong" not in text(told)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("status", "**Anna**: Dein Impuls"),
        ("score", "Siegpunkte"),
        ("log", "Schritt"),
        ("help", "Ansehen"),
        ("dice audit", "Fingerabdruck"),
        ("hand", "Karten"),
        ("match show", "Spielleitung"),
        ("match list", "im Gange"),
    ],
)
async def test_a_german_reader_reads_german(house: House, name: str, expected: str) -> None:
    await two_rivers(house)
    await house.anna.slash(house.channel, "me language", language="de")
    assert expected in text(await look(house.anna, house, name))
    english = text(await look(house.ben, house, name))
    assert expected not in english
