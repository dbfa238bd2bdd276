"""The pinned table, the story of the impulses, and hands that nobody else sees."""

import random
from typing import Any

import discord
from msgspec.structs import replace
from simcord.actors import MemberActor

from bot.games.assyrian_wars.changes import changes_of, fights_of, report
from bot.games.assyrian_wars.poster import story_of
from bot.posts import chapters as tales
from bot.spine.aftermath import SETTLED
from bot.spine.matches import Live, words_of
from bot.spine.pipeline import Source
from db.records import Learning
from render.assyrian_wars import orders
from render.assyrian_wars.cards import told
from render.assyrian_wars.poster import Ending
from rules.assyrian_wars.board.ids import CardId
from rules.assyrian_wars.view import View
from rules.core.actions import Action, build
from rules.core.entries import Entry
from rules.core.match import Match
from rules.core.messages import Name
from rules.core.policy import Policy
from rules.core.questions import Choose
from tests.bot import deeds
from tests.bot.acting import said
from tests.bot.house import House
from tests.bot.reading import text_in
from tests.bot.travellers import stamped


async def two_rivers(house: House, *people: MemberActor | None, **options: str | int | bool) -> Live:
    """A running match of The Two Rivers."""
    players = people or (house.anna, house.ben)
    return await house.match(*players, game="assyrian-wars", scenario="two-rivers", options=options)


def table(house: House) -> discord.Message:
    [pinned] = house.channel.pinned_messages()
    return pinned


async def end_impulse(house: House, live: Live) -> None:
    """Whoever has the impulse ends it, and everybody who is asked meanwhile says what the default says."""
    source = Source(words_of(live, "en"))
    match = await house.app.matches.position(live)
    before = match.table.board.clock.impulses
    for _ in range(40):
        match = await house.app.matches.position(live)
        if match.finished or match.table.board.clock.impulses > before:
            return
        question = match.pending[0]
        assert question.default is not None
        await house.inside(deeds.submit(house.app, live, question.seat, question.default, source, question.id))
    raise AssertionError("the impulse does not end")


async def test_the_table_names_the_decision_the_scores_and_who_plays_whom_once(house: House) -> None:
    await two_rivers(house)
    embed = table(house).embeds[0]
    assert "⏳ **Anna**: Your impulse" in (embed.description or "")
    fields = {field.name: field.value or "" for field in embed.fields}
    assert "Assyria (Anna): **" in fields["Victory points"]
    assert "Babylonia (Ben): **" in fields["Victory points"]
    assert "Elam (Ben): **" in fields["Victory points"]
    assert "Seats" not in fields
    assert [file.filename for file in table(house).attachments] == ["map.jpg"]
    labels = [
        item.label
        for row in table(house).components
        if isinstance(row, discord.ActionRow)
        for item in row.children
        if isinstance(item, discord.Button)
    ]
    assert labels == ["What can I do?", "My hand", "What did I miss?", "Full map"]


async def test_the_table_is_one_message_that_follows_the_match(house: House) -> None:
    live = await two_rivers(house)
    first = table(house)
    await end_impulse(house, live)
    assert table(house).id == first.id
    assert "⏳ **Ben**: " in (table(house).embeds[0].description or "")


async def test_an_impulse_is_one_post_with_words_and_the_map(house: House) -> None:
    live = await two_rivers(house)
    await end_impulse(house, live)
    [story] = [post for post in house.posts() if "AP saved" in text_in(post)]
    assert text_in(story).startswith("**Assyria (Anna): ")
    assert "Babylonia" not in text_in(story)
    assert [file.filename for file in story.attachments] == ["map.jpg"]


async def test_while_it_runs_the_impulse_is_told_in_one_message_that_is_edited(house: House) -> None:
    live = await two_rivers(house)
    source = Source(words_of(live, "en"))
    match = await house.app.matches.position(live)
    card = match.candidates("P1", "play-card", "card", {})[0].value
    played = f"{words_of(live, 'en').name(Name('card', card))} for "
    action = build(match.game.kit.actions["play-card"], {"card": card})
    assert isinstance(action, Action)
    await house.inside(deeds.submit(house.app, live, "P1", action, source))
    assert not [post for post in house.posts() if played in text_in(post)], "what she goes on to do is told with it"
    await house.env.advance_time(SETTLED.total_seconds())
    [running] = [post for post in house.posts() if played in text_in(post)]
    assert "The impulse goes on." in running.content
    await end_impulse(house, live)
    [over] = [post for post in house.posts() if played in text_in(post)]
    assert over.id == running.id
    assert "AP saved" in text_in(over)
    assert "goes on" not in text_in(over)


async def test_after_a_restart_the_story_goes_on_in_the_same_message(house: House) -> None:
    live = await two_rivers(house)
    await end_impulse(house, live)
    await house.restart()
    live = await house.app.matches.get(live.id)
    await end_impulse(house, live)
    stories = [post for post in house.posts() if "AP saved" in text_in(post)]
    assert len(stories) == 2
    assert "Assyria" not in text_in(stories[1])


async def test_an_undo_takes_the_story_back(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    source = Source(words_of(live, "en"))
    await house.inside(deeds.submit(house.app, live, "P1", Choose("home"), source))
    entries = await tales.read(house.app, live.game, live.id)
    undone = entries[-1]
    await house.inside(deeds.undo(house.app, live, "P1", 1, source))
    raw = await tales.read(house.app, live.game, live.id)
    kept = tales.standing(raw)
    assert undone.revision not in [entry.revision for entry in kept]
    assert kept[-1].kind in ("undo", "request")


async def test_my_hand_is_for_its_player_alone(house: House) -> None:
    await two_rivers(house)
    mine = await house.anna.click(table(house), label="My hand")
    theirs = await house.ben.slash(house.channel, "hand")
    assert mine.response is not None
    assert theirs.response is not None
    assert mine.response.ephemeral
    assert theirs.response.ephemeral
    assert "**Assyria**" in text_in(mine.response)
    assert "**Babylonia**" not in text_in(mine.response)
    assert "**Babylonia**" in text_in(theirs.response)
    assert "**Assyria**" not in text_in(theirs.response)
    assert mine.response.attachments[0].filename == "hand-1.jpg"
    guest = await house.cleo.slash(house.channel, "hand")
    assert guest.response is not None
    assert "You have no seat" in guest.response.content


LOOKS = ("hand", "status", "score", "log", "recap", "help", "map", "dice rolls", "dice audit", "match show")


async def test_nothing_secret_reaches_the_channel_or_another_player(house: House) -> None:
    """No card of the other player's hand is named in any post, or in any answer to any command that looks."""
    live = await two_rivers(house)
    for _ in range(2):
        await end_impulse(house, live)
    match = await house.app.matches.position(live)
    words = words_of(live, "en")
    cards = {seat: held(match, seat) for seat in ("P1", "P2")}
    public = {"posts": "".join(whole(post) for post in house.posts())}
    for person, seat, other in ((house.anna, "P1", "P2"), (house.ben, "P2", "P1"), (house.cleo, "", "P1")):
        # The texts of cards that one holds, or that lie open, speak of other cards by name.
        read = " ".join(told([CardId(card) for card in (*cards.get(seat, ()), *match.table.board.discard)], "en"))
        names = {words.name(Name("card", card)) for card in cards[other]}
        secret = {name for name in names if name not in read}
        assert secret
        heard = dict(public)
        for command in LOOKS:
            result = await person.slash(house.channel, command)
            assert result.response is not None
            answers = [result.response, *result.followups]
            assert all(one.ephemeral for one in answers)
            alts = [file.description for one in answers for file in one.attachments]
            heard[command] = "".join(text_in(one) for one in answers) + str(alts)
        assert not [(name, where) for where, text in heard.items() for name in secret if name in text]


def whole(post: discord.Message) -> str:
    """Everything that a post says, what its pictures tell the blind included."""
    alts = [file.description for file in post.attachments]
    return f"{text_in(post)} {[embed.to_dict() for embed in post.embeds]} {alts}"


def held(match: Match[Any], seat: str) -> set[str]:
    """The cards that a seat holds."""
    view = match.view(seat)
    assert isinstance(view, View)
    return {card for code in view.own for card in view.countries[code].hand or ()}


async def test_battles_are_reported_from_public_events(house: House) -> None:
    """Computers play until they have fought: each report can be drawn, and the map rings the place."""
    live = await two_rivers(house)
    words = words_of(live, "en")
    reports = 0
    for seed in range(12):
        match = Match.start(live.game, "two-rivers", live.options, seats=["P1", "P2"], secret=bytes([seed + 1]) * 32)
        entries = fought(match, seed)
        view = match.view(None)
        assert isinstance(view, View)
        events = tales.chapters([entry.public() for entry in entries], live.shown.marks)[-1].events
        for fight in fights_of(events):
            made = report(fight, view, words)
            assert made.rounds
            assert made.attacker.pieces
            assert made.defender.pieces or made.kind == "siege", "walls need no garrison"
            assert made.place in {clash.place for clash in changes_of(events, view, words).clashes}
            [ready] = await house.app.studio.draw(orders.battle(made))
            assert ready.data
            assert ready.alt
            reports += 1
        if reports >= 3:
            return
    assert reports


def fought(match: Match[Any], seed: int) -> list[Entry]:
    """The log of a match that computers play until a battle is over."""
    policy = Policy(random.Random(seed), match.game.habits)
    entries = list(match.entries)
    for _ in range(250):
        if match.finished or not match.pending:
            break
        question = match.pending[0]
        outcome = match.submit(question.seat, policy.answer(match, question), question.id)
        entries += outcome.entries
        if any(event.message.id in ("battle-won", "battle-undecided") for event in outcome.events):
            break
    return entries


async def test_the_end_is_told_with_winners_and_the_secret_of_the_dice(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    await play_out(house, live)
    match = await house.app.matches.position(live)
    [ending] = [post for post in house.posts() if match.secrets[-1].hex() in post.content]
    assert "The match is over" in ending.content
    assert "Begun and finished on one day" in ending.content
    assert "Thank you, Anna and Ben." in ending.content
    assert table(house).embeds[0].title == "Hills · over"


async def test_the_same_people_play_again(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    await play_out(house, live)
    [ending] = [post for post in house.posts() if "Thank you" in post.content]
    refused = await house.cleo.click(ending, label="Play again")
    assert "Only those who played" in said(refused)
    assert "has a lobby" in said(await house.ben.click(ending, label="Play again"))
    again = await house.newest()
    assert again.id != live.id
    assert (again.info.status, again.info.scenario, again.options) == ("lobby", live.info.scenario, live.options)
    assert [place.person for place in again.seats] == [house.anna.id, house.ben.id]
    assert again.info.settings.promise is not None
    assert "a lobby for another game already" in said(await house.anna.click(ending, label="Play again"))
    lobby = next(post for post in reversed(house.posts()) if stamped(post, "start") is not None)
    await house.ben.click(lobby, label="Start")
    assert (await house.newest()).info.status == "running"


async def test_after_a_lesson_the_next_match_has_dice_that_nobody_knows(house: House) -> None:
    """Whoever played on past the end of a lesson has its position and script on record; they are not played again."""
    live = await house.match(house.anna, house.ben)
    taught = replace(live.info.settings, lesson=Learning(person=house.anna.id, seat=live.seats[0].seat))
    await house.inside(house.app.store.matches.edit(live.id, settings=taught))
    live = await house.app.matches.get(live.id)
    await play_out(house, live)
    ending = next(post for post in reversed(house.posts()) if "Thank you" in post.content)
    await house.ben.click(ending, label="Play again")
    again = await house.newest()
    assert again.id != live.id
    assert again.info.settings.lesson is None


async def test_the_poster_counts_the_match_from_public_events(house: House) -> None:
    live = await two_rivers(house)
    for seed in range(12):
        match = Match.start(live.game, "two-rivers", live.options, seats=["P1", "P2"], secret=bytes([seed + 1]) * 32)
        entries = fought(match, seed)
        if any(event.message.id == "battle-won" for entry in entries for event in entry.events):
            break
    view = match.view(None)
    assert isinstance(view, View)
    story = story_of(view, entries)
    assert story.battles == 1
    assert story.dice > 0
    [ready] = await house.app.studio.draw(orders.poster(view, Ending(("AS",), "Test", {"AS": "Anna"}, story)))
    assert ready.alt


async def play_out(house: House, live: Live) -> None:
    """Plays a practice match to its end."""
    source = Source(words_of(live, "en"))
    policy = Policy(random.Random(3), live.game.habits)
    for _ in range(400):
        match = await house.app.matches.position(live)
        if match.finished:
            return
        question = match.pending[0]
        answer = policy.answer(match, question)
        await house.inside(deeds.submit(house.app, live, question.seat, answer, source, question.id))
    raise AssertionError("the match does not end")
