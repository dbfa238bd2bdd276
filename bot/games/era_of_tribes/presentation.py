"""Era of Tribes, as the bot shows it: peoples, their tracks and what they hold."""

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from bot.games.era_of_tribes import account
from bot.games.era_of_tribes.odds import Chances
from bot.games.presentation import HeldCards, Marks, Presentation, ScoreLine
from bot.games.shape import Shape
from bot.spine.words import Words
from rules.core.messages import Event, Message, message, seat_name
from rules.core.rulebook import Rulebook
from rules.era_of_tribes.board.ids import CardId
from rules.era_of_tribes.board.names import card_name
from rules.era_of_tribes.desk.rulebook import rulebook
from rules.era_of_tribes.view import TribesView

INTROS = {
    "en": "From the Stone Age to the Middle Ages peoples grow over all Europe: they trade, tax, advance, negotiate, "
    "found cities and fight. Leaders are few, morale is precious. A house edition with our own map and tables.",
    "de": "Von der Steinzeit bis zum Mittelalter wachsen Völker über ganz Europa: Sie handeln, besteuern, schreiten "
    "fort, verhandeln, gründen Städte und kämpfen. Anführer sind knapp, Moral ist kostbar. Eine Hausausgabe mit "
    "eigener Karte und eigenen Tabellen.",
}


class Shown(Presentation):
    """Europe and its peoples."""

    locales = Path(__file__).parent / "locales"
    shape = Shape(
        "tribes",
        groups={
            "build": ("build-fleet", "train", "open-post", "found"),
            "battle": ("attack-order", "defend", "attack", "support", "add"),
        },
    )
    marks = Marks()  # a chapter is a round: the rules keep a checkpoint after each
    kinds = ("area", "card", "field", "good", "people", "tile", "seat")
    odds = Chances()

    @property
    def rulebook(self) -> Rulebook:
        return rulebook()

    def intro(self, scenario: str, language: str) -> str:
        return INTROS.get(language, INTROS["en"])

    def moment(self, view: Struct) -> Message | None:
        assert isinstance(view, TribesView)
        if view.phase == "set-up":
            return message("table-clock-set-up")
        if view.active is None:
            return message("table-clock", round=view.round)
        return message("table-clock-seat", round=view.round, seat=seat_name(view.active))

    def standings(self, view: Struct) -> list[ScoreLine]:
        """ch.9: the final scores, or influence points while the game goes on."""
        assert isinstance(view, TribesView)
        found = [
            ScoreLine(account.chair(one.seat), one.ep if one.score is None else one.score, one.seat)
            for one in view.realms
        ]
        return sorted(found, key=lambda line: -line.points)

    def status(self, view: Struct, words: Words) -> list[str]:
        assert isinstance(view, TribesView)
        return account.status(view, words)

    def hands(self, view: Struct, seat: str) -> tuple[HeldCards, ...]:
        """ch.11: the own influence card, or the two that were dealt."""
        assert isinstance(view, TribesView)
        mine = next((one for one in view.realms if one.seat == seat), None)
        if mine is None:
            return ()
        cards = (*(mine.dealt or ()), *((mine.card,) if mine.card else ()))
        return (HeldCards(account.chair(mine.seat), cards),)

    def card(self, card: str, view: Struct, words: Words) -> str:
        return words.name(card_name(CardId(card)))

    def goes_on(self, events: Sequence[Event]) -> Message:
        return message("story-goes-on")
