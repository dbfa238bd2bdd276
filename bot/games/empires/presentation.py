"""Empires of the Ancient World, as the bot shows it: lands, warehouses, armies and points."""

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from bot.acting.choices import Pick
from bot.acting.lines import Outlook, fitted
from bot.games.empires import account, choosing, story
from bot.games.empires.changes import changes_of
from bot.games.empires.fights import fights_of, report
from bot.games.empires.lesson import LESSON
from bot.games.empires.odds import Chances
from bot.games.empires.poster import finale_of
from bot.games.presentation import (
    WHOLE,
    ClosedChapter,
    Drawing,
    Ended,
    Group,
    HeldCards,
    Line,
    Marks,
    Options,
    Presentation,
    ScoreLine,
    SeatAbout,
    Suggestion,
    style_of,
)
from bot.games.shape import Shape
from bot.games.small_maps import reached, walked
from bot.spine.words import Words
from render.empires import orders
from render.empires.board import NOTHING
from render.empires.crops import THEATRE, Focus
from render.empires.replay import Shot
from render.empires.standings import tally_of
from render.paper.changes import MapChanges
from rules.core.messages import Event, Message, Name, message, seat_name
from rules.core.questions import Answer
from rules.core.rulebook import Rulebook
from rules.empires.attack.attack import Assault
from rules.empires.board.choices import UNIT_TEXT
from rules.empires.board.ids import CardId
from rules.empires.board.names import area_name, unit_name
from rules.empires.desk.rulebook import rulebook
from rules.empires.pack.edition import edition
from rules.empires.view import EmpiresView

KEY, STANDINGS, REVOLTS, DISPLAY = "key", "standings", "revolt-table", "open-cards"
MOST_BATTLES = 4  # pictures of battles in one post
LONGEST_RESULT = 120  # characters below the title of a small map
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
    lesson = LESSON
    groups = (
        Group("war", "⚔️", ("attack", "defend")),
        Group("talk", "🤝", ("court", "annex", "subvert")),
        Group("build", "🔨", ("settle", "fortify", "reinforce", "place-trade")),
        Group("cards", "🃏", ("recruit", "exchange", "dismiss")),
    )

    @property
    def rulebook(self) -> Rulebook:
        return rulebook()

    # ---- before a match begins ---------------------------------------------------------------------------------

    def seat_about(self, scenario: str, options: Options, place: int, players: int, words: Words) -> SeatAbout:
        """ch.3: all colours are equal; what an empire is follows from its first province."""
        markers = edition().scenario.first_markers(players)
        return SeatAbout(words("seat-about.line"), words("seat-about", markers=markers))

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

    def discards(self, view: Struct, words: Words) -> list[str]:
        """The display, and the discard pile with its top card first."""
        assert isinstance(view, EmpiresView)
        return account.piles(view, words)

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

    # ---- while somebody chooses --------------------------------------------------------------------------------

    def line(self, thing: Name, view: Struct, words: Words) -> Line | None:
        assert isinstance(view, EmpiresView)
        return choosing.line(thing, view, words)

    def suggestions(self, look: Outlook) -> list[Suggestion]:
        return choosing.suggestions(look)

    def retell(self, events: Sequence[Event], words: Words, view: Struct | None = None, *, over: bool) -> str:
        """Once a round is over, pictures show the blows of its battles, if there are not too many."""
        drawn = over and len(fights_of(events)) <= MOST_BATTLES
        return story.retold(events, words, blows=not drawn)

    def goes_on(self, events: Sequence[Event]) -> Message:
        """Before the first turn empires are founded; afterwards rounds are played."""
        began = any(event.message.id in ("turn-begins", "round-begins") for event in events)
        return message("story-goes-on" if began else "story-founding-goes-on")

    # ---- in pictures -------------------------------------------------------------------------------------------

    def board(self, view: Struct, words: Words, part: str = "", events: Sequence[Event] = ()) -> Drawing | None:
        assert isinstance(view, EmpiresView)
        style = style_of(words)
        if part == KEY:
            return Drawing("key", orders.key(style))
        if part == STANDINGS:
            return Drawing("standings", orders.standings(view, style=style))
        if part == REVOLTS:
            return Drawing("revolts", orders.forecast(view, style))
        if part == DISPLAY:
            return Drawing("display", orders.hand(view.display, style)) if view.display else None
        changes = changes_of(events, words) if events else NOTHING
        return Drawing("map", orders.board(view, style, changes, focus_of(part)))

    def large_board(self, view: Struct, words: Words) -> Drawing | None:
        assert isinstance(view, EmpiresView)
        return Drawing("map", orders.board(view, style_of(words), focus=Focus("large")))

    def ahead(self, look: Outlook, answer: Answer, lines: Sequence[Message]) -> Drawing | None:
        """Where an attack goes, with its chances."""
        if not isinstance(answer, Assault):
            return None
        title, chances = look.words.name(Name("area", answer.target)), [look.words.say(line) for line in lines]
        return self._small(
            look, walked(look.question.seat, (), (answer.target,), title, fitted(chances, LONGEST_RESULT))
        )

    def reach(self, look: Outlook, places: Sequence[str]) -> Drawing | None:
        assert isinstance(look.view, EmpiresView)
        known = [place for place in places if place in look.view.areas]
        return self._small(look, reached(known, look.question.seat, look.words)) if known else None

    @staticmethod
    def _small(look: Outlook, changes: MapChanges) -> Drawing:
        assert isinstance(look.view, EmpiresView)
        return Drawing("way", orders.board(look.view, style_of(look.words), changes, THEATRE))

    def parts(self, view: Struct, words: Words) -> list[Pick]:
        assert isinstance(view, EmpiresView)
        usual = [WHOLE, STANDINGS, REVOLTS, DISPLAY, KEY]
        realms = [Pick(f"realm:{seat}", words.name(account.chair(seat))) for seat in view.order]
        seas = [Pick(f"sea:{sea}", words.name(area_name(sea))) for sea in edition().map.seas]
        land = [Pick(f"area:{area}", words.name(area_name(area))) for area in edition().map.provinces]
        return [*(Pick(part, words(f"look-{part}")) for part in usual), *realms, *seas, *land]

    def hand(self, cards: Sequence[str], view: Struct, words: Words) -> Drawing | None:
        assert isinstance(view, EmpiresView)
        if not cards:
            return None
        holder = next((one.seat for one in view.realms if set(cards) <= set(one.hand)), "")
        return Drawing("hand", orders.hand([CardId(card) for card in cards], style_of(words), holder))

    async def chapter(self, told: ClosedChapter, words: Words) -> list[Drawing]:
        """The board with what the round changed, and its battles; without either there is nothing to see."""
        view = await told.view_at(told.until)
        if not isinstance(view, EmpiresView):
            return []
        changes, style = changes_of(told.events, words), style_of(words)
        found = [Drawing("map", orders.board(view, style, changes, THEATRE))] if changes.places() else []
        for number, fight in enumerate(fights_of(told.events)[:MOST_BATTLES], 1):
            found.append(Drawing(f"battle-{number}", orders.battle(report(fight, view.turn, words), style)))
        return found

    def chart(self, views: Sequence[Struct], words: Words) -> Drawing | None:
        """Points, warehouses and persons, and how the points went round by round."""
        seen = [view for view in views if isinstance(view, EmpiresView)]
        if not seen:
            return None
        course = [tally_of(view, place) for place, view in enumerate(seen)]
        return Drawing("score", orders.standings(seen[-1], course, style_of(words)))

    def film(self, moments: Sequence[tuple[Struct, Sequence[Event]]], words: Words) -> Drawing | None:
        """One frame a round."""
        shots = [Shot(view, changes_of(events, words)) for view, events in moments if isinstance(view, EmpiresView)]
        return Drawing("replay", orders.replay(shots, style_of(words))) if shots else None

    def poster(self, ended: Ended, words: Words) -> Drawing | None:
        assert isinstance(ended.view, EmpiresView)
        finale = finale_of(ended, words)
        return None if finale is None else Drawing("poster", orders.poster(ended.view, finale, style_of(words)))


def focus_of(part: str) -> Focus:
    """What a part of the board looks at: what changed, everything, a realm, a sea with its coasts, or an area."""
    kind, _, id = part.partition(":")
    match kind:
        case "realm" | "sea" | "area":
            return Focus(kind, id)
    return Focus("whole") if part == WHOLE else THEATRE
