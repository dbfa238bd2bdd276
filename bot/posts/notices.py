"""What the rules have to say about a match that was just loaded, told once in its channel: its pack is gone or new."""

from typing import TYPE_CHECKING, Any

from bot.spine.letters import Letter
from bot.spine.matches import Live
from db.records import Parcel, Post
from rules.core.match import Match

if TYPE_CHECKING:
    from bot.app import Stele

KIND = SLOT = "notices"  # after the next restart the same message is written anew, not another one sent


class Notices:
    """Looks at every match as it is loaded."""

    def __init__(self, app: "Stele") -> None:
        self.app = app

    async def loaded(self, live: Live, match: Match[Any]) -> None:
        """Queues the message, unless this was told since the bot has started."""
        found = match.notices()
        if found == live.noticed:
            return
        live.noticed = found
        if live.info.status in ("running", "paused"):
            await self.app.store.outbox.add(
                Post(channel=live.info.channel, kind=KIND, body=b"", slot=SLOT), match=live.id
            )
            self.app.kick()

    async def compose(self, parcel: Parcel) -> Letter | None:
        """The notices as they are now; nothing if all is well meanwhile."""
        live, words = await self.app.addressed(parcel)
        found = (await self.app.matches.position(live)).notices()
        return Letter(words.lines(found)) if found else None


async def setup(app: "Stele") -> None:
    notices = Notices(app)
    app.matches.on_load = notices.loaded
    app.delivery.register(KIND, notices.compose)
