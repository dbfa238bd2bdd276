"""Battles with cards in few words: the attack, the cards of the three windows, and what was rolled."""

from rules.assyrian_wars.board.ids import CardId
from rules.assyrian_wars.events.laying import Counter, LayCards
from rules.core.dice import Script
from rules.core.messages import Event
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.playing import fight, through
from tests.assyrian_wars.cases.table import CaseTable, table

MISS = every(6)
SHOW = ("respond", "battle", "battle-counter", "battle-measures")


def lay(*cards: str) -> LayCards:
    """Battle cards face down."""
    return LayCards(tuple(CardId(card) for card in cards))


def counter(card: str, against: str) -> Counter:
    """A card that cancels another one."""
    return Counter((CardId(card),), (CardId(against),))


def attack(
    text: str, *areas: str, force: str = "AS-turtan", by: str = "AS", ap: float = 9, dice: Script | None = None
) -> CaseTable:
    """The force attacks; stops where battle cards can be played."""
    game = table(text, impulse=by, ap=ap, dice=dice if dice is not None else {"melee": MISS, "promotion": every(1)})
    game.play(by, go(force, *areas))
    return fight(game)


def played(game: CaseTable, country: str, *cards: str) -> CaseTable:
    """The country lays these cards, everybody else who is asked passes in all windows; the battle goes on."""
    before = game.events
    game.play(country, lay(*cards))
    game.events = before + game.events
    return silent(game)


def silent(game: CaseTable) -> CaseTable:
    """Nobody plays a card any more."""
    return through(game, *SHOW)


def keeping(game: CaseTable, before: tuple[Event, ...]) -> CaseTable:
    """What was told before is kept."""
    game.events = before + game.events
    return game
