"""Empires of the Ancient World, as the bot shows it: lands, warehouses, armies and points."""

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from bot.games.empires import account, story
from bot.games.empires.odds import Chances
from bot.games.presentation import HeldCards, Marks, Presentation, ScoreLine
from bot.games.shape import Shape
from bot.spine.words import Words
from rules.core.messages import Event, Message, Name, message, seat_name
from rules.core.rulebook import Rulebook
from rules.empires.board.choices import UNIT_TEXT
from rules.empires.board.ids import CardId
from rules.empires.board.names import unit_name
from rules.empires.desk.rulebook import rulebook
from rules.empires.pack.edition import edition
from rules.empires.view import EmpiresView

INTROS = {
    "en": "From Britannia to Mesopotamia three to five empires grow around the "
    "Mediterranean. Four turns, one action after another: armies, galleys, diplomats and merchants. Points come for "
    "areas and for leading in trade, at the end of turns II, III and IV. A house edition with our own map and cards.",
    "de": "Von Britannia bis Mesopotamia wachsen drei bis fünf Reiche rund ums Mittelmeer. Vier Züge, Aktion um "
    "Aktion: Heere, Galeeren, Diplomaten und Händler. Punkte gibt es für Gebiete und für die Führung im Handel, am "
    "Ende der Züge II, III und IV. Eine Hausausgabe mit eigener Karte und eigenen Kartenwerten.",
}


class Shown(Presentation):
    """The ancient world."""

    locales = Path(__file__).parent / "locales"
    shape = Shape("empires")
    marks = Marks()  # a chapter is a round: the rules keep a checkpoint after each
    kinds = ("area", "card", "unit", "consignment", "route")
    untold = frozenset({"order"})
    bare = frozenset({"areas", "realms"})
    odds = Chances()

    @property
    def rulebook(self) -> Rulebook:
        return rulebook()

    # ---- before a match begins ---------------------------------------------------------------------------------

    def intro(self, scenario: str, language: str) -> str:
        return INTROS.get(language, INTROS["en"])

    def scenario_name(self, scenario: str, words: Words) -> str:
        found = edition().scenario
        return found.de if words.language == "de" else found.en

    # ---- in words ----------------------------------------------------------------------------------------------

    def moment(self, view: Struct) -> Message | None:
        assert isinstance(view, EmpiresView)
        if view.phase == "set-up":
            return message("table-clock-set-up")
        terms = edition().scenario
        rounds = terms.action_rounds[view.turn - 1]
        clock = {"turn": view.turn, "last": terms.last_turn, "round": view.round, "rounds": rounds}
        if view.active is None:
            return message("table-clock", **clock)
        return message("table-clock-seat", seat=seat_name(view.active), **clock)

    def standings(self, view: Struct) -> list[ScoreLine]:
        """ch.8: victory points; of equals whoever comes first in the order of play."""
        assert isinstance(view, EmpiresView)
        found = [ScoreLine(account.chair(one.seat), one.points, one.seat) for one in view.realms]
        return sorted(found, key=lambda line: -line.points)

    def status(self, view: Struct, words: Words) -> list[str]:
        assert isinstance(view, EmpiresView)
        return account.status(view, words)

    def account(self, views: Sequence[Struct], words: Words) -> list[str]:
        view = views[0]
        assert isinstance(view, EmpiresView)
        return account.points(view, words)

    def hands(self, view: Struct, seat: str) -> tuple[HeldCards, ...]:
        """ch.6: hands lie open; `/hand` shows one's own."""
        assert isinstance(view, EmpiresView)
        return tuple(HeldCards(account.chair(one.seat), tuple(one.hand)) for one in view.realms if one.seat == seat)

    def card(self, card: str, view: Struct, words: Words) -> str:
        decks = edition().decks
        unit = decks.unit_of[CardId(card)]
        empire = card not in decks.general
        cost = 0 if empire else decks.units[unit].cost
        return words("hand-unit", unit=unit_name(unit), text=Name(UNIT_TEXT, unit), cost=cost, empire=empire)

    def retell(self, events: Sequence[Event], words: Words, *, over: bool) -> str:
        return story.retold(events, words)

    def goes_on(self, events: Sequence[Event]) -> Message:
        """Before the first turn empires are founded; afterwards rounds are played."""
        began = any(event.message.id in ("turn-begins", "round-begins") for event in events)
        return message("story-goes-on" if began else "story-founding-goes-on")
