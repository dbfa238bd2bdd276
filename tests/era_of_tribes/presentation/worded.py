"""Words with the names of the pack, without a bot."""

from bot.games.era_of_tribes.presentation import Shown
from bot.spine.words import Words
from rules.core.messages import Message, Name
from rules.era_of_tribes.game import GAME

SHOWN = Shown(GAME)


def worded(language: str = "en") -> Words:
    """Words with the names of the pack; a seat goes by its colour."""

    def naming(name: Name, wanted: str) -> str | None:
        if name.kind == "seat":
            return words.name(Name("chair", name.id))
        found = GAME.named({}, name.kind, name.id)
        if isinstance(found, Message):
            return words.say(found)
        return None if found is None else str(getattr(found, wanted))

    words = Words(language, naming, SHOWN.catalogue, kinds=SHOWN.kinds)
    return words
