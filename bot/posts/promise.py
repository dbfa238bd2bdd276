"""The dice's promises in the channel: the lobby's fingerprint before anybody sits, and that of each new epoch.

Neither message is edited later, so Discord itself shows when it was written.
"""

import logging
from typing import TYPE_CHECKING

from msgspec import Struct, msgpack
from msgspec.structs import replace

from bot.spine.letters import Letter
from bot.spine.matches import Live
from bot.spine.pipeline import EPOCH, NewEpoch
from bot.spine.seeds import new_promise
from db.records import Change, MatchSettings, Parcel, Post, Promise
from rules.core.dice import commitment

if TYPE_CHECKING:
    from bot.app import Stele

KIND = SLOT = "dice-promise"

log = logging.getLogger(__name__)


class Promised(Struct, frozen=True):
    """What is posted: the fingerprint of the lobby's secret."""

    commitment: str


async def renew_all(app: "Stele") -> None:
    """After a restore running matches begin a new epoch, and lobbies get a new promise."""
    for id in await app.store.matches.stale():
        try:
            live = await app.matches.get(id)
            if live.info.status != "lobby":
                await app.pipeline.renew(live)
                continue
            await app.store.matches.amend(id, promised_anew)
            live = await app.matches.get(id)
            await publish(app, live)
            await app.aftermath.refresh(live)
        except Exception:
            log.exception("a restored match has no new dice yet", extra={"match": id})


def promised_anew(settings: MatchSettings) -> MatchSettings:
    """Another secret for a lobby; the seeds stay."""
    before = settings.promise
    return replace(
        settings,
        stale=False,
        lots=(),
        promise=Promise(new_promise().secret, before.seeds if before is not None else ()),
    )


async def publish(app: "Stele", live: Live) -> None:
    """Queues the promise of a new lobby."""
    promise = live.info.settings.promise
    if promise is not None:
        body = msgpack.encode(Promised(commitment(promise.secret)))
        post = Post(channel=live.info.channel, kind=KIND, body=body, slot=SLOT)
        await app.store.commit(Change(match=live.id, posts=(post,)))
        app.kick()


async def setup(app: "Stele") -> None:
    async def compose(parcel: Parcel) -> Letter | None:
        """A lobby's fingerprint."""
        promised = msgpack.decode(parcel.body, type=Promised)
        live, words = await app.addressed(parcel)
        text = words("dice-promise-post", name=live.info.name, match=live.id, commitment=promised.commitment)
        return Letter(f"-# {text}", silent=True, anew=True)

    async def compose_epoch(parcel: Parcel) -> Letter | None:
        """New dice after a restore or an import."""
        renewed = msgpack.decode(parcel.body, type=NewEpoch)
        live, words = await app.addressed(parcel)
        return Letter(words("dice-epoch-post", name=live.info.name, commitment=renewed.commitment))

    app.delivery.register(KIND, compose)
    app.delivery.register(EPOCH, compose_epoch)
