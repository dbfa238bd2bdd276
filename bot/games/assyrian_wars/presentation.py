"""Assyrian Wars, as the bot shows it: countries and hands in words, and pictures of everything that can be drawn."""

import logging
from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from bot.acting.choices import Pick
from bot.acting.lines import Outlook
from bot.games.assyrian_wars import account, ahead, choosing, interphase, overview, poster, seats, story
from bot.games.assyrian_wars.changes import changes_of, fights_of, report
from bot.games.assyrian_wars.fighting import ASKED, fight_of
from bot.games.assyrian_wars.groups import GROUPS
from bot.games.assyrian_wars.lesson import LESSON
from bot.games.assyrian_wars.odds import Chances
from bot.games.assyrian_wars.shape import SHAPE
from bot.games.presentation import (
    WHOLE,
    ClosedChapter,
    Drawing,
    Ended,
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
from bot.spine.words import Words
from render.assyrian_wars import orders
from render.assyrian_wars.atlas import HOUSE, NotOnTheBoard, register
from render.assyrian_wars.board import NOTHING
from render.assyrian_wars.changes import Changes
from render.assyrian_wars.charts import standing_of
from render.assyrian_wars.crops import THEATRE, Focus
from render.assyrian_wars.replay import Moment
from rules.assyrian_wars.board.editions import edition_named, shelf
from rules.assyrian_wars.board.ids import AreaId, CardId, ScenarioId
from rules.assyrian_wars.desk.rulebook import rulebook
from rules.assyrian_wars.pack.scenarios import Scenario
from rules.assyrian_wars.setup.setup import refuse_players
from rules.assyrian_wars.view import CountryView, View, snapshot
from rules.core import picking
from rules.core.messages import Event, Message, Name, Refusal, message
from rules.core.questions import Answer, Question
from rules.core.rulebook import Rulebook

HERE, KEY = "theatre", "key"
COUNTRY, AREA = "country", "area"
MOST_BATTLES = 4  # pictures of battles in one post

log = logging.getLogger(__name__)


class Shown(Presentation):
    """The struggle for the world of the Assyrian kings."""

    locales = Path(__file__).parent / "locales"
    shape = SHAPE
    marks = Marks(
        begins="impulse-begins",
        ends=(
            "impulse-ends",
            "action-phase-begins",
        ),  # the Interphase and the tribute are told before the first impulse
        turns=("round-begins", "turn-ends", "turn-begins", "preempted"),
    )
    places = ("area", "zone")
    kinds = ("leader", "unit", "area", "zone", "box", "country", "card")
    owners = "country"
    untold = frozenset({"ledger", "eco_base", "deployed", "own"})
    bare = frozenset({"areas", "countries", "pieces", "zones", "boxes"})
    known = {("play-card", "card"): frozenset({"quote-card-ap"}), ("move", "path"): frozenset({"quote-ap"})}
    fights = ASKED
    odds = Chances()
    lesson = LESSON
    groups = GROUPS

    @property
    def rulebook(self) -> Rulebook:
        return rulebook()

    def prepare(self) -> None:
        """Packs of this host are made known to the pictures; one with places that the board lacks looks like ours."""
        super().prepare()
        for found in shelf().editions.values():
            try:
                if found.name != HOUSE:
                    register(found)
            except NotOnTheBoard as problem:
                log.warning("no pictures of its own: %s", problem)

    # ---- before a match begins ---------------------------------------------------------------------------------

    def refuse_players(self, scenario: str, options: Options, players: int) -> Refusal | None:
        return refuse_players(self._printed(scenario, options), players)

    def seat_plays(self, scenario: str, options: Options, place: int, players: int) -> tuple[Name, ...]:
        seating = self._printed(scenario, options).seating(players) or {}
        return tuple(Name("country", country) for country, player in seating.items() if player == place + 1)

    def seat_about(self, scenario: str, options: Options, place: int, players: int, words: Words) -> SeatAbout:
        printed = self._printed(scenario, options)
        seating = printed.seating(players) or {}
        countries = [country for country, player in seating.items() if player == place + 1]
        return seats.seat_about(printed, countries, words) if countries else SeatAbout()

    @property
    def beginners(self) -> str:
        return "two-rivers"

    def intro(self, scenario: str, language: str) -> str:
        found = self._printed(scenario, {})
        return found.intro_de if language == "de" else found.intro_en

    def _printed(self, scenario: str, options: Options) -> Scenario:
        """The scenario as its pack has it."""
        chosen: Mapping[str, object] = {**self.defaults(scenario), **options}
        return edition_named(str(chosen["pack"])).scenarios[ScenarioId(scenario)]

    # ---- in words ----------------------------------------------------------------------------------------------

    def owned(self, options: Options, thing: Name, words: Words) -> tuple[Name, str] | None:
        """A unit belongs to its country; where that is clear, class and number name it, also where it is left."""
        if thing.kind == "left":
            unit, _, area = thing.id.partition(picking.AT)
            its = self.owned(options, Name("unit", unit), words) if area else None
            return None if its is None else (its[0], words("unit-left", unit=its[1], area=Name("area", area)))
        found = self.game.named(options, thing.kind, thing.id) if thing.kind == "unit" else None
        if not isinstance(found, Message) or not isinstance(owner := found.params.get("country"), Name):
            return None
        return owner, words("unit-short", unit=found.params["unit"], number=found.params["number"])

    def moment(self, view: Struct) -> Message | None:
        assert isinstance(view, View)
        clock = view.clock
        if view.impulse is not None:
            country = Name("country", view.impulse.country)
            return message("table-clock", turn=clock.turn, last=clock.last_turn, round=clock.round, country=country)
        return message("table-clock-between", turn=clock.turn, last=clock.last_turn)

    def standings(self, view: Struct) -> list[ScoreLine]:
        assert isinstance(view, View)
        found = [
            ScoreLine(Name("country", code), country.vp, country.acting, _economy(country) if country.active else None)
            for code, country in view.countries.items()
            if country.kind == "power" or country.acts_as_power
        ]
        return sorted(found, key=lambda line: -line.points)

    def status(self, view: Struct, words: Words) -> list[str]:
        """Every active country that is not in the standings, in a line: economy, savings, cards."""
        assert isinstance(view, View)
        scored = {line.name.id for line in self.standings(view)}
        return [
            words("look-country", country=Name("country", code), economy=_economy(state))
            for code, state in view.countries.items()
            if state.active and code not in scored
        ]

    def diplomacy(self, view: Struct, words: Words) -> list[str]:
        assert isinstance(view, View)
        return overview.diplomacy(view, words)

    def diplomacy_sheet(self, view: Struct, words: Words) -> Drawing | None:
        assert isinstance(view, View)
        return Drawing("diplomacy", orders.diplomacy(view, style_of(words, view.pack)))

    def forces(self, view: Struct, words: Words) -> list[str]:
        assert isinstance(view, View)
        return overview.forces(view, words)

    def stands(self, view: Struct, words: Words, part: str) -> list[str]:
        assert isinstance(view, View)
        kind, _, id = part.partition(":")
        return overview.stands(view, AreaId(id), words) if kind == AREA else []

    def discards(self, view: Struct, words: Words) -> list[str]:
        assert isinstance(view, View)
        return overview.discards(view, words)

    def printed_cards(self, options: Options, words: Words) -> list[Pick]:
        return overview.printed_cards(options, words)

    def card_text(self, card: str, view: Struct, words: Words) -> str:
        assert isinstance(view, View)
        return overview.card_text(card, view, words)

    def account(self, views: Sequence[Struct], words: Words) -> list[str]:
        seen = [view for view in views if isinstance(view, View)]
        return [*account.points(seen[0], words), *account.economy(seen, words)]

    def hands(self, view: Struct, seat: str) -> tuple[HeldCards, ...]:
        assert isinstance(view, View)
        acting = [(code, view.countries[code]) for code in view.own]
        return tuple(HeldCards(Name("country", code), tuple(one.hand or ())) for code, one in acting if one.active)

    def card(self, card: str, view: Struct, words: Words) -> str:
        assert isinstance(view, View)
        printed = edition_named(view.pack).cards.by_id[CardId(card)]
        return words("hand-card-ap", card=Name("card", card), ap=printed.ap, home=printed.is_home)

    # ---- while somebody chooses --------------------------------------------------------------------------------

    def line(self, thing: Name, view: Struct, words: Words) -> Line | None:
        assert isinstance(view, View)
        return choosing.line(thing, view, words)

    def goals(self, look: Outlook, action: str, param: str, values: Sequence[str]) -> Mapping[str, Sequence[str]]:
        return choosing.goals(look, values) if (action, param) == ("move", "force") else {}

    def text(self, thing: Name, view: Struct, words: Words) -> str:
        assert isinstance(view, View)
        return choosing.text(thing, view, words)

    def laid_open(self, look: Outlook) -> tuple[str, ...]:
        return choosing.laid_open(look)

    def suggestions(self, look: Outlook) -> list[Suggestion]:
        return choosing.suggestions(look)

    def retell(self, events: Sequence[Event], words: Words, view: Struct | None = None, *, over: bool) -> str:
        if interphase.is_interphase(events):
            return interphase.retold(events, words, view if isinstance(view, View) else None)
        return story.retold(events, words, view if isinstance(view, View) else None, dice=not over)

    def goes_on(self, events: Sequence[Event]) -> Message:
        if not interphase.is_interphase(events):
            return super().goes_on(events)
        begun = any(event.message.id == "turn-begins" for event in events)
        return message("story-tribute-open" if begun else "story-between")

    # ---- in pictures -------------------------------------------------------------------------------------------

    def board(self, view: Struct, words: Words, part: str = "", events: Sequence[Event] = ()) -> Drawing | None:
        assert isinstance(view, View)
        if part == KEY:
            return Drawing("key", orders.key(style_of(words, view.pack)))
        changes = changes_of(events, view, words) if events else NOTHING
        return Drawing("map", orders.board(view, style_of(words, view.pack), changes, focus_of(part)))

    def large_board(self, view: Struct, words: Words) -> Drawing | None:
        assert isinstance(view, View)
        return Drawing("map", orders.board(view, style_of(words, view.pack), focus=Focus("large")))

    def parts(self, view: Struct, words: Words) -> list[Pick]:
        assert isinstance(view, View)
        usual = [(HERE, "look-theatre"), (WHOLE, "look-whole"), (KEY, "look-key")]
        places = [(COUNTRY, code) for code in view.countries] + [(AREA, area) for area in view.areas]
        found = [Pick(f"{kind}:{id}", words.name(Name(kind, id))) for kind, id in places]
        return [*(Pick(value, words(key)) for value, key in usual), *found]

    def ahead(self, look: Outlook, answer: Answer, lines: Sequence[Message]) -> Drawing | None:
        assert isinstance(look.view, View)
        return self._small(look, ahead.way_of(lines, look.view, look.words))

    def reach(self, look: Outlook, places: Sequence[str]) -> Drawing | None:
        assert isinstance(look.view, View)
        return self._small(look, ahead.reach_of(places, look.view, look.words))

    @staticmethod
    def _small(look: Outlook, changes: Changes | None) -> Drawing | None:
        assert isinstance(look.view, View)
        style = style_of(look.words, look.view.pack)
        return None if changes is None else Drawing("way", orders.board(look.view, style, changes, THEATRE))

    def fight(self, asked: Sequence[Question], events: Sequence[Event], view: Struct, words: Words) -> Drawing | None:
        assert isinstance(view, View)
        found = fight_of(asked, events)
        if found is None:
            return None
        return Drawing("battle", orders.battle(report(found, view, words, over=False), style_of(words, view.pack)))

    def hand(self, cards: Sequence[str], view: Struct, words: Words) -> Drawing | None:
        assert isinstance(view, View)
        return Drawing("hand", orders.hand([CardId(card) for card in cards], style_of(words, view.pack)))

    async def chapter(self, told: ClosedChapter, words: Words) -> list[Drawing]:
        """The map with what changed, and the battles; after the Interphase who stands where."""
        view = await told.view_at(told.until)
        if not isinstance(view, View):
            return []
        style = style_of(words, view.pack)
        changes = changes_of(told.events, view, words)
        found = [Drawing("map", orders.board(view, style, changes, THEATRE))]
        if interphase.is_interphase(told.events):
            found.append(Drawing("diplomacy", orders.diplomacy(view, style)))
        for number, fight in enumerate(fights_of(told.events)[:MOST_BATTLES], 1):
            after = await told.view_after(told.events[fight.last])
            if isinstance(after, View):
                found.append(Drawing(f"battle-{number}", orders.battle(report(fight, after, words), style)))
        return found

    def chart(self, views: Sequence[Struct], words: Words) -> Drawing | None:
        """Victory points and economy over the impulses; none before the first one has ended."""
        seen = [view for view in views if isinstance(view, View)]
        course = {standing.impulse: standing for standing in map(standing_of, seen)}
        if len(course) < 2:
            return None
        return Drawing("score", orders.charts(list(course.values()), style_of(words, seen[-1].pack)))

    def film(self, moments: Sequence[tuple[Struct, Sequence[Event]]], words: Words) -> Drawing | None:
        """One frame an impulse."""
        frames = [
            Moment(snapshot(view), changes_of(events, view, words))
            for view, events in moments
            if isinstance(view, View)
        ]
        return Drawing("replay", orders.replay(frames, style_of(words, frames[-1].view.pack))) if frames else None

    def poster(self, ended: Ended, words: Words) -> Drawing | None:
        assert isinstance(ended.view, View)
        ending = poster.ending_of(ended, ended.view, self.standings(ended.view))
        if not ending.winners:
            return None
        return Drawing("poster", orders.poster(ended.view, ending, style_of(words, ended.view.pack)))


def _economy(state: CountryView) -> Message:
    """What a country has: its economy, what it saved, its cards."""
    return message("look-economy", eco=state.eco_level, saved=state.saved, cards=state.cards)


def focus_of(part: str) -> Focus:
    """What a part of the map looks at: the theatre of war, everything, a country or an area."""
    kind, _, id = part.partition(":")
    if kind == COUNTRY:
        return Focus("country", id)
    if kind == AREA:
        return Focus("area", id)
    return Focus("whole") if part == WHOLE else THEATRE
