"""After a restore or an import nothing comes again: neither dice nor numbers, and the channel is told."""

import random

from msgspec.structs import replace

from bot.posts.promise import renew_all
from bot.spine.matches import Live, words_of
from bot.spine.pipeline import Played, Source
from rules.core.dice import commitment
from rules.core.policy import Policy
from rules.core.questions import Question
from tests.bot import deeds
from tests.bot.house import House


async def restored(house: House, live: Live) -> None:
    """As `db.restore` leaves a match."""
    await house.app.store.matches.amend(live.id, lambda kept: replace(kept, stale=True))


async def answered(house: House, live: Live, question: Question) -> Played:
    """Somebody presses a button that is stamped with this question."""
    match = await house.app.matches.position(live)
    answer = Policy(random.Random(1)).answer(match, match.pending[0])
    source = Source(words_of(live, "en"))
    return await house.inside(deeds.submit(house.app, live, question.seat, answer, source, question.id))


async def test_restored_matches_begin_a_new_epoch_when_the_bot_starts(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    match = await house.app.matches.position(live)
    asked, promised = match.pending[0], match.commitment
    await restored(house, live)
    await house.inside(renew_all(house.app))
    live = await house.app.matches.get(live.id)
    again = await house.app.matches.position(live)
    assert not live.info.settings.stale
    assert again.commitment != promised
    assert again.pending[0].id > asked.id + 1000
    told = next(post.content for post in house.posts() if "brought back from a copy" in post.content)
    assert again.commitment in told
    assert not (await answered(house, live, asked)).done, "an old button answers a new question"
    assert (await answered(house, live, again.pending[0])).done
    await house.inside(renew_all(house.app))
    assert (await house.app.matches.position(live)).commitment == again.commitment, "once is enough"


async def test_the_first_command_on_an_imported_match_does_it_too(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    match = await house.app.matches.position(live)
    promised, question = match.commitment, match.pending[0]
    await restored(house, live)
    live = await house.app.matches.get(live.id)
    assert not (await answered(house, live, question)).done, "an old button answers a new question"
    assert (await house.app.matches.position(live)).commitment != promised
    kinds = [entry.kind for entry in await house.app.store.matches.log(live.id)]
    assert kinds.count("epoch") == 1


async def test_a_restored_lobby_gets_a_new_promise_and_keeps_its_seeds(house: House) -> None:
    given = {"game": "practice", "scenario": "skirmish", "place": "channel", "players": 2}
    await house.anna.slash(house.channel, "match new", **given)
    [table] = house.channel.pinned_messages()
    await house.anna.click(table, label="Join")
    live = await house.newest()
    before = live.info.settings.promise
    assert before is not None
    await restored(house, live)
    await house.inside(renew_all(house.app))
    after = (await house.newest()).info.settings.promise
    assert after is not None
    assert after.secret != before.secret
    assert after.seeds == before.seeds
    posts = [post.content for post in house.posts() if commitment(after.secret) in post.content]
    assert len(posts) == 1
