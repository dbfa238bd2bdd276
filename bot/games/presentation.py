"""How the bot shows a game: one object a game, with a default for everything that works in words alone.

A game overrides what it does better. Texts and pictures are made from views, never from the state, so what a seat
cannot see cannot slip in. A picture is only described here (an `Order` of the studio); the bot has it drawn.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.acting.choices import Pick
from bot.acting.lines import Outlook
from bot.games.lesson import Lesson
from bot.games.shape import Shape
from bot.spine.words import CATALOGUES, Catalogue, Words
from render.paper.cardface import MOST as MOST_CARDS
from render.paper.picture import Style
from render.studio import Order
from rules.core.entries import Entry
from rules.core.game import Game
from rules.core.ids import OptionValue, Seat
from rules.core.messages import Event, Message, Name, Refusal, message, refuse
from rules.core.policy import Policy
from rules.core.questions import Answer, Question
from rules.core.rulebook import Rulebook

Options = Mapping[str, OptionValue]
ViewAt = Callable[[int], Awaitable[Struct | None]]  # what everybody saw after a revision; None: the log begins later


class ScoreLine(Struct, frozen=True):
    """One line of the score: who, with how many points, played by which seat."""

    name: Name
    points: int
    seat: str | None = None
    about: Message | None = None  # what else is to be said of it where there is room


class Line(Struct, frozen=True):
    """What a thing is, for a line of a menu: parts of a sentence, the weightiest first, and a sign before them."""

    parts: tuple[str, ...] = ()
    emoji: str = ""


class SeatAbout(Struct, frozen=True):
    """What a seat is, for whoever has to choose one: a line for a menu, and a few sentences."""

    line: str = ""
    text: str = ""


class Suggestion(Struct, frozen=True):
    """Something that a player may well want to do now: an action with some or all of its parameters, and its button.

    `sure`: the button says all that there is to say, and it can be taken back for free; it is done with one tap.
    `ask`: the parameter that is still to be picked; instead of a button there is a menu of its values.
    """

    action: str
    given: Mapping[str, str]
    label: Message
    sure: bool = False
    ask: str = ""


class Group(Struct, frozen=True):
    """Actions that belong together for whoever plays, under the message `group-<id>`; the likeliest first."""

    id: str
    emoji: str
    actions: tuple[str, ...]


class HeldCards(Struct, frozen=True):
    """The cards of one owner: a seat, or one of the countries that it plays."""

    owner: Name
    cards: tuple[str, ...]


class Marks(Struct, frozen=True):
    """The events by which the log falls into chapters; without any, a chapter ends where a checkpoint is kept."""

    begins: str = ""  # a chapter begins with this
    ends: tuple[str, ...] = ()
    turns: tuple[str, ...] = ()  # between an end and the next beginning: from here on it belongs to what comes


class Drawing(Struct, frozen=True):
    """A picture to be drawn, and the name of its file; a hand may be drawn on several."""

    name: str
    order: Order


class ClosedChapter(Struct, frozen=True):
    """A chapter that is over, for its pictures: what everybody was told, and the view after each entry."""

    events: tuple[Event, ...]
    entries: Sequence[Entry]
    until: int
    view_at: ViewAt

    async def view_after(self, event: Event) -> Struct | None:
        """What everybody saw once the entry was over that tells of an event."""
        found = (entry.revision for entry in self.entries if any(each is event for each in entry.events))
        return await self.view_at(next(found, self.until))


class Ended(Struct, frozen=True):
    """A match that is over, for its poster."""

    view: Struct
    winners: tuple[str, ...]
    entries: Sequence[Entry]
    names: Mapping[str, str]  # who held each seat
    title: str


class Odds:
    """What `/odds` can work out in a game; everything is offered by name and reckoned from a view."""

    def kinds(self, words: Words) -> list[Pick]:
        """What may be asked for."""
        return []

    def things(self, view: Struct, kind: str, words: Words) -> list[Pick]:
        """Whose chances those are: a force, a fleet, a country."""
        return []

    def places(self, view: Struct, kind: str, words: Words) -> list[Pick]:
        """Where it goes."""
        return []

    def reckon(
        self, view: Struct, kind: str, thing: str, place: str | None, seats: Sequence[Seat]
    ) -> Callable[[], Sequence[Message]]:
        """The work itself, which is done off the loop; a wrong name is told."""
        raise LookupError(kind)


class Presentation:
    """How one game is shown."""

    locales: Path | None = None  # a folder a language with the game's own words, which win over the bot's
    marks = Marks()
    kinds: tuple[str, ...] = (
        "card",
    )  # of the things that the game names, in the order in which a bare id is looked up
    places: tuple[str, ...] = ("area",)  # of these, the kinds that lie on the map
    owners = "seat"  # the kind of those to whom things belong
    untold: frozenset[str] = frozenset()  # fields of a view that repeat others in the machine's words
    bare: frozenset[str] = frozenset()  # fields of a view that only hold others, and say nothing to a reader
    fights: frozenset[str] = frozenset()  # the kinds of question that are asked while there is a battle to show
    odds: Odds | None = None
    lesson: Lesson | None = None  # what a newcomer is taught; None: nothing
    extensions: tuple[
        str, ...
    ] = ()  # modules with further commands of the game's own, each with `async def setup(app)`

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.catalogue = Catalogue(*([self.locales] if self.locales is not None else []), CATALOGUES)

    @property
    def shape(self) -> Shape:
        """How its commands are arranged: without a word about it, all stand under the game's id."""
        return Shape(self.game.id)

    @property
    def rulebook(self) -> Rulebook | None:
        """The rules in short words, for `/rules`."""
        return None

    def prepare(self) -> None:
        """Reads what would make the first command wait."""
        self.game.scenarios()

    def policy(self, chance: Random) -> Policy:
        """How a seat without a person plays."""
        return Policy(chance, self.game.habits)

    # ---- before a match begins ---------------------------------------------------------------------------------

    def refuse_players(self, scenario: str, options: Options, players: int) -> Refusal | None:
        """What the rules say against this number of players."""
        offered = self.game.scenario(scenario)
        low, high = offered.seats_min, offered.seats_max
        if low <= players <= high:
            return None
        return refuse("kernel", "kernel-seat-count", found=players, at_least=low, at_most=high)

    def player_numbers(self, scenario: str, options: Options) -> tuple[int, ...]:
        """How many may play this scenario."""
        offered = self.game.scenario(scenario)
        wanted = range(offered.seats_min, offered.seats_max + 1)
        return tuple(number for number in wanted if self.refuse_players(scenario, options, number) is None)

    def seat_plays(self, scenario: str, options: Options, place: int, players: int) -> tuple[Name, ...]:
        """What the seat at this place of the table plays; empty: the seat itself says all."""
        return ()

    def seat_about(self, scenario: str, options: Options, place: int, players: int, words: Words) -> SeatAbout:
        """Where a seat starts, how strong it is, what is special, how hard it is and how it wins."""
        return SeatAbout()

    def intro(self, scenario: str, language: str) -> str:
        """What a scenario is about, in a few sentences."""
        return ""

    def winning(self, language: str) -> str:
        """How one wins, in two or three sentences: on the first screen of every scenario."""
        words = self.words(language)
        return words("how-you-win") if words.has("how-you-win") else ""

    @property
    def beginners(self) -> str:
        """The scenario to begin with."""
        return next(iter(self.game.scenarios()))

    def defaults(self, scenario: str) -> dict[str, OptionValue]:
        """Every option of a scenario with the value that it has by itself."""
        return {spec.id: spec.default for spec in self.game.scenario(scenario).options}

    def scenario_name(self, scenario: str, words: Words) -> str:
        """What a scenario is called, before there is a match of it."""
        named = self.game.named(self.defaults(scenario), "scenario", scenario)
        return getattr(named, words.language, None) or self.words(words.language).name(Name("scenario", scenario))

    # ---- while it runs, in words -------------------------------------------------------------------------------

    def words(self, language: str) -> Words:
        """Words of the game where there is no match."""
        return Words(language, catalogue=self.catalogue, kinds=self.kinds, owners=self.owners)

    def owned(self, options: Options, thing: Name, words: Words) -> tuple[Name, str] | None:
        """To whom a thing belongs, and its short name where that is clear; None: to nobody."""
        return None

    def moment(self, view: Struct) -> Message | None:
        """Where in the game we are: turn, round, whose move."""
        return None

    def standings(self, view: Struct) -> list[ScoreLine]:
        """Who has how many points, the best first."""
        return []

    def status(self, view: Struct, words: Words) -> list[str]:
        """How everybody stands besides the score, a line each."""
        return []

    def account(self, views: Sequence[Struct], words: Words) -> list[str]:
        """Where points come from, line by line; the views are those of all seats of the reader, or a spectator's."""
        return []

    def diplomacy(self, view: Struct, words: Words) -> list[str]:
        """Who is at war or allied with whom, and what was agreed, a line each; empty: the game knows nothing of it."""
        return []

    def diplomacy_sheet(self, view: Struct, words: Words) -> Drawing | None:
        """The same as a picture."""
        return None

    def forces(self, view: Struct, words: Words) -> list[str]:
        """Where armies and fleets stand and how strong they are, the reader's own first, as far as the view shows."""
        return self.status(view, words)

    def stands(self, view: Struct, words: Words, part: str) -> list[str]:
        """Who stands in a part of the board that is one place, in words beside its picture."""
        return []

    def discards(self, view: Struct, words: Words) -> list[str]:
        """The discard pile, and what lies in force on the table; empty: the game has neither."""
        return []

    def printed_cards(self, options: Options, words: Words) -> list[Pick]:
        """Every card of the game by its name, wherever it is."""
        return []

    def card_text(self, card: str, view: Struct, words: Words) -> str:
        """One card with everything that is printed on it."""
        return self.card(card, view, words)

    def hands(self, view: Struct, seat: str) -> tuple[HeldCards, ...]:
        """The cards that a seat holds, from its own view."""
        return ()

    def card(self, card: str, view: Struct, words: Words) -> str:
        """One card of a hand in a line."""
        return words("hand-card", card=Name("card", card))

    # ---- while somebody chooses --------------------------------------------------------------------------------

    groups: tuple[Group, ...] = ()  # the game's actions by what people do; what is in none comes last

    known: Mapping[tuple[str, str], frozenset[str]] = {}  # lines of quotes that the values of a parameter tell anyway

    def line(self, thing: Name, view: Struct, words: Words) -> Line | None:
        """What a thing is that can be picked: a card, a force, a unit, a place; None: its name says all."""
        return None

    def goals(self, look: Outlook, action: str, param: str, values: Sequence[str]) -> Mapping[str, Sequence[str]]:
        """What the values of a menu can reach, as parts of their lines; of those alone for which that is cheap."""
        return {}

    def text(self, thing: Name, view: Struct, words: Words) -> str:
        """What is printed on a thing and too long for a line: it stands above what is asked after it was picked."""
        return ""

    def laid_open(self, look: Outlook) -> tuple[str, ...]:
        """The cards that a question is about and that its options do not name: they are shown with it."""
        return ()

    def suggestions(self, look: Outlook) -> list[Suggestion]:
        """What the seat may well want to do now, the best first; it is cheap, and made of what the seat may know."""
        return []

    def retell(self, events: Sequence[Event], words: Words, view: Struct | None = None, *, over: bool) -> str:
        """A chapter as a story, one line an event; a game leaves out what its pictures show better once it is over.

        `view` is what everybody sees after it, for what it meant and for who plays what.
        """
        return "\n".join(words.say(event.message) for event in events)

    def goes_on(self, events: Sequence[Event]) -> Message:
        """What is said below a chapter that is not over."""
        return message("story-goes-on")

    # ---- while it runs, in pictures ----------------------------------------------------------------------------

    def board(self, view: Struct, words: Words, part: str = "", events: Sequence[Event] = ()) -> Drawing | None:
        """The board, or a part of it (the value of one of `parts`), with what these events changed."""
        return None

    @property
    def has_board(self) -> bool:
        """Whether `board` draws anything."""
        return type(self).board is not Presentation.board

    def large_board(self, view: Struct, words: Words) -> Drawing | None:
        """The whole board, for a screen on which it is enlarged and moved about."""
        return self.board(view, words, WHOLE)

    def parts(self, view: Struct, words: Words) -> list[Pick]:
        """What `/map` can show by name, the usual first; the value `WHOLE` is the whole board."""
        return []

    def ahead(self, look: Outlook, answer: Answer, lines: Sequence[Message]) -> Drawing | None:
        """A small map of what waits for its Confirm, with the lines of its quote: the way, and who may bar it."""
        return None

    def reach(self, look: Outlook, places: Sequence[str]) -> Drawing | None:
        """A small map of the places that can be picked."""
        return None

    def fight(self, asked: Sequence[Question], events: Sequence[Event], view: Struct, words: Words) -> Drawing | None:
        """The battle in which these questions are asked, as it stands in a view; `events`: the public ones so far."""
        return None

    def hand(self, cards: Sequence[str], view: Struct, words: Words) -> Drawing | None:
        """The cards of a hand."""
        return None

    def all_cards(self, cards: Sequence[str], view: Struct, words: Words) -> list[Drawing]:
        """The cards of several hands, however many: those of six countries are too many for one request."""
        lots = [cards[start : start + MOST_CARDS] for start in range(0, len(cards), MOST_CARDS)]
        drawn = [self.hand(lot, view, words) for lot in lots]
        named = [one.name if not number else f"{one.name}-{number + 1}" for number, one in enumerate(drawn) if one]
        return [replace(one, name=name) for one, name in zip(filter(None, drawn), named, strict=True)]

    async def chapter(self, told: ClosedChapter, words: Words) -> list[Drawing]:
        """The pictures below a chapter that is over."""
        return []

    @property
    def has_chart(self) -> bool:
        """Whether `chart` draws anything: its views are replayed only then."""
        return type(self).chart is not Presentation.chart

    @property
    def has_film(self) -> bool:
        """Whether `film` draws anything: its views are replayed only then."""
        return type(self).film is not Presentation.film

    def chart(self, views: Sequence[Struct], words: Words) -> Drawing | None:
        """The course of the points, from the public views after some chapters."""
        return None

    def film(self, moments: Sequence[tuple[Struct, Sequence[Event]]], words: Words) -> Drawing | None:
        """A replay: the public view after each chapter, and what happened in it."""
        return None

    def poster(self, ended: Ended, words: Words) -> Drawing | None:
        """What hangs on the wall afterwards."""
        return None


WHOLE = "whole"  # the part of every board that is all of it


def style_of(words: Words, pack: str = "") -> Style:
    """Pictures in the reader's style and language, of the match's pack if it has one of its own."""
    return Style(words.pictures, words.language, pack)
