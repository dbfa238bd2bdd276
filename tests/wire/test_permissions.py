"""Permissions bit by bit: what is missing is named once, words go out without pictures, and all goes on by itself."""

from simcord.enums import ChannelType

from bot.app import Stele
from tests.wire.people import Town, labels, rings, said, until
from tests.wire.tables import begun, message_with


async def test_without_attach_files_the_words_go_out(app: Stele, town: Town) -> None:
    town.forbid(attach_files=True)
    anna, ben = town.join("Anna"), town.join("Ben")
    await begun(app, town, anna, ben)
    assert "begins" in town.text()
    assert anna.mention in town.text()
    assert "I lack the permission *Attach Files*" in said(message_with(town, "begins"))
    assert all(not message.attachments for message in town.messages())


async def test_without_embed_links_the_table_is_plain_text(app: Stele, town: Town) -> None:
    town.forbid(embed_links=True)
    anna, ben = town.join("Anna"), town.join("Ben")
    await begun(app, town, anna, ben)
    table = next(message for message in town.messages() if "Match #" in (message.content or ""))
    assert "Hills" in table.content
    assert table.embeds == []


async def test_a_lobby_that_cannot_be_posted_is_not_announced(app: Stele, town: Town) -> None:
    anna = town.join("Anna")
    town.forbid(send_messages=True)
    answer = await anna.slash("match new", game="practice", scenario="skirmish", place="channel")
    assert "I may not write here: I lack *Send Messages*" in answer.text
    assert await app.store.matches.of_server(town.guild.id) == []
    town.forbid(send_messages_in_threads=True)
    answer = await anna.slash("match new", game="practice", scenario="skirmish", place="thread")
    assert "*Send Messages in Threads*" in answer.text
    town.forbid(create_public_threads=True)
    answer = await anna.slash("match new", game="practice", scenario="skirmish", place="thread")
    assert "*Create Public Threads*" in answer.text
    assert await app.store.matches.of_server(town.guild.id) == []


async def test_neither_a_match_nor_a_lesson_goes_to_where_it_could_tell_nothing(app: Stele, town: Town) -> None:
    anna, ben = town.join("Anna"), town.join("Ben")
    live = await begun(app, town, anna, ben)
    mute = town.backend.create_channel(town.guild.id, "mute").id
    town.forbid(mute, send_messages=True, create_public_threads=True)
    await town.quiet()
    answer = await anna.slash("match move", mute, match=live.id)
    assert "I may not write here: I lack *Send Messages*" in answer.text
    assert (await app.matches.get(live.id)).info.channel == town.channel
    await anna.slash("match learn", game="practice")
    await town.quiet()
    lesson = {one.match for one in await app.store.matches.held_by(anna.id)}
    asked = await anna.slash("match learn", mute, game="practice")
    refused = await anna.click(asked.messages[0], "End it and begin the new one")
    assert "I lack *Send Messages*" in refused.text
    assert {one.match for one in await app.store.matches.held_by(anna.id)} == lesson
    assert all(one.status == "running" for one in await app.store.matches.held_by(anna.id))


async def test_what_is_missing_is_named_once_and_all_goes_on_when_it_is_given(app: Stele, town: Town) -> None:
    anna, ben = town.join("Anna"), town.join("Ben")
    thread = town.backend.create_thread(town.channel, "hills", owner_id=town.backend.bot_user.id)
    await begun(app, town, anna, ben, channel=thread.id)
    town.forbid(send_messages_in_threads=True)
    await town.quiet()
    before = len(town.wire.seen)
    await anna.slash("practice answer", thread.id, choice="home")
    await ben.slash("practice answer", thread.id, choice="home")
    await town.quiet()
    first = await ben.slash("practice truce", thread.id)
    await town.quiet()
    again = await ben.slash("status", thread.id)
    await town.quiet()
    told = [answer.text for answer in (first, again) if "*Send Messages in Threads*" in answer.text]
    assert len(told) <= 1
    heard = await anna.slash("status", thread.id)
    await town.quiet()
    assert "*Send Messages in Threads*" in heard.text + first.text
    assert "*Send Messages*," not in heard.text
    assert rings(town.wire, before) == []
    town.forbid()
    await until(lambda: rings(town.wire, before) == [anna.id], "a ping, without another command")


async def test_an_announcement_channel_gets_a_thread_of_its_own_kind(app: Stele, town: Town) -> None:
    anna = town.join("Anna")
    news = town.backend.create_channel(town.guild.id, "news", type=ChannelType.NEWS).id
    await town.quiet()
    answer = await anna.slash("match new", news, game="practice", scenario="skirmish", place="thread")
    await town.quiet()
    [info] = await app.store.matches.of_server(town.guild.id)
    assert info.channel != news, answer.text
    assert town.messages(info.channel)


async def test_a_voice_channel_is_played_in_itself_or_says_that_it_has_no_threads(app: Stele, town: Town) -> None:
    anna = town.join("Anna")
    voice = town.backend.create_channel(town.guild.id, "voice", type=ChannelType.VOICE).id
    await town.quiet()
    answer = await anna.slash("match new", voice, game="practice", scenario="skirmish", place="thread")
    assert "A thread can only be opened in a text or announcement channel" in answer.text
    await anna.slash("match new", voice, game="practice", scenario="skirmish")
    await town.quiet()
    assert town.messages(voice)


async def test_a_locked_thread_says_so(app: Stele, town: Town) -> None:
    anna = town.join("Anna")
    thread = town.backend.create_thread(town.channel, "hills", owner_id=town.backend.bot_user.id)
    thread.thread_metadata.locked = True
    town.backend.announce_channel_update(thread.id)
    await town.quiet()
    answer = await anna.slash("match new", thread.id, game="practice", scenario="skirmish")
    assert "The thread of this match is locked" in answer.text
    assert await app.store.matches.of_server(town.guild.id) == []


async def test_an_archived_thread_is_opened_again(app: Stele, town: Town) -> None:
    anna, ben = town.join("Anna"), town.join("Ben")
    thread = town.backend.create_thread(town.channel, "hills", owner_id=town.backend.bot_user.id)
    await begun(app, town, anna, ben, channel=thread.id)
    await anna.slash("practice answer", thread.id, choice="home")
    await ben.slash("practice answer", thread.id, choice="home")
    await town.quiet()
    thread.thread_metadata.archived = True
    town.backend.announce_channel_update(thread.id)
    before = len(town.wire.seen)
    asleep = town.wire.fault("*", "/channels/*/messages*", status=400, code=50083, message="Thread is archived")
    await ben.slash("practice truce", thread.id)
    await until(lambda: not thread.thread_metadata.archived, "the thread is open")
    assert asleep.struck == 1
    await until(lambda: rings(town.wire, before) == [anna.id], "a ping")


async def test_a_thread_that_cannot_be_opened_loses_nothing(app: Stele, town: Town) -> None:
    anna, ben = town.join("Anna"), town.join("Ben")
    thread = town.backend.create_thread(town.channel, "hills", owner_id=town.backend.bot_user.id)
    await begun(app, town, anna, ben, channel=thread.id)
    town.wire.fault("*", "/channels/*/messages*", status=400, code=50083, message="Thread is archived", times=99)
    town.wire.fault("PATCH", f"/channels/{thread.id}", status=403, code=50013, times=99)
    await anna.slash("practice answer", thread.id, choice="home")
    await ben.slash("practice answer", thread.id, choice="home")
    await ben.slash("practice truce", thread.id)
    for _ in range(8):
        await town.quiet()
        await app.store.outbox.hurry()
        app.kick()
    assert (await app.store.outbox.health()).given_up == 0
    town.wire.faults.clear()
    before = len(town.wire.seen)
    await anna.slash("status", thread.id)  # which tries again, too
    await until(lambda: rings(town.wire, before) == [anna.id], "a ping")


async def test_a_post_of_a_forum_is_a_table(app: Stele, town: Town) -> None:
    anna, ben = town.join("Anna"), town.join("Ben")
    forum = town.backend.create_channel(town.guild.id, "games", type=ChannelType.FORUM).id
    post = town.backend.create_thread(forum, "hills", owner_id=anna.id)
    await town.quiet()
    nested = await anna.slash("match new", post.id, game="practice", scenario="skirmish", place="thread")
    assert "A thread can only be opened in a text or announcement channel" in nested.text
    await anna.slash("match new", post.id, game="practice", scenario="skirmish", players=2)
    await town.quiet()
    [lobby] = [one for one in town.messages(post.id) if "Join" in labels(one)]
    for person in (anna, ben):
        await person.click(lobby, "Join")
    await anna.click(lobby, "Start")
    assert anna.mention in town.text(post.id)
