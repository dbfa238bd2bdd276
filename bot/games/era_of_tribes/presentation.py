"""Era of Tribes, as the bot shows it: peoples, their tracks and what they hold."""

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct, structs

from bot.acting.choices import Pick
from bot.acting.lines import Outlook
from bot.games.era_of_tribes import account, choosing, story
from bot.games.era_of_tribes.changes import changes_of
from bot.games.era_of_tribes.fights import fights_of, report
from bot.games.era_of_tribes.lesson import LESSON
from bot.games.era_of_tribes.odds import Chances
from bot.games.era_of_tribes.poster import finale_of
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
from render.era_of_tribes import orders
from render.era_of_tribes.atlas import words as drawn_words
from render.era_of_tribes.board import NOTHING
from render.era_of_tribes.crops import THEATRE, Focus, regions_of
from render.era_of_tribes.replay import Shot
from render.era_of_tribes.standings import tally_of
from render.paper.changes import MapChanges, ShownMove
from rules.core.messages import Event, Message, Name, message, seat_name
from rules.core.questions import Answer
from rules.core.rulebook import Rulebook
from rules.era_of_tribes.board.ids import CutId, PeopleId
from rules.era_of_tribes.board.names import area_name, tile_name
from rules.era_of_tribes.desk.rulebook import rulebook
from rules.era_of_tribes.expansion.marching import March
from rules.era_of_tribes.expansion.sailing import Sail
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.view import TribesView, places_of

KEY, STANDINGS = "key", "standings"
PLAYED = frozenset({"round-begins", "passed", "expansion-begins", "expansion-ends"})  # what no founding has
MOST_BATTLES = 4  # pictures of battles in one post


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
    marks = Marks(begins="round-begins", ends=("round-ends",))  # a chapter is a round
    kinds = ("area", "card", "field", "good", "people", "tile", "bonus-step", "request")
    untold = frozenset({"order", "seating", "track"})
    bare = frozenset({"lands", "seas", "realms"})
    odds = Chances()
    lesson = LESSON
    groups = (
        Group(
            "act", "👑", ("expansion", "trade", "taxes", "progress", "diplomacy", "bread", "revolution", "half-price")
        ),
        Group(
            "move",
            "⚔️",
            ("march", "sail", "attack", "defend", "support", "add", "engage", "raid", "attack-order", "confirm"),
        ),
        Group(
            "build",
            "🔨",
            ("place", "found", "build-fleet", "train", "open-post", "first-advance", "give-up", "use-tile"),
        ),
    )

    @property
    def rulebook(self) -> Rulebook:
        return rulebook()

    # ---- before a match begins ---------------------------------------------------------------------------------

    def seat_about(self, scenario: str, options: Options, place: int, players: int, words: Words) -> SeatAbout:
        """ch.3: all colours are equal; which people it is each seat chooses first of all."""
        peoples = edition().map.cuts[CutId(scenario)].peoples
        special = [
            words("seat-about-people", people=Name("people", one), text=Name("people-text", one)) for one in peoples
        ]
        return SeatAbout(words("seat-about.line", peoples=len(peoples)), "\n".join([words("seat-about"), *special]))

    def intro(self, scenario: str, language: str) -> str:
        words, cut = self.words(language), edition().map.cuts[CutId(scenario)]
        peoples = [edition().box.peoples[people] for people in cut.peoples]
        names = tuple(one.de if language == "de" else one.en for one in peoples)
        return words("intro-tribes", lands=cut.land, seas=cut.sea, peoples=names)

    # ---- in words ----------------------------------------------------------------------------------------------

    def moment(self, view: Struct) -> Message | None:
        assert isinstance(view, TribesView)
        if view.phase == "set-up":
            return message("table-clock-set-up")
        clock = {"round": view.round, "last": view.limit}
        if view.active is None:
            return message("table-clock", **clock)
        return message("table-clock-seat", seat=seat_name(view.active), **clock)

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

    def diplomacy(self, view: Struct, words: Words) -> list[str]:
        assert isinstance(view, TribesView)
        return account.diplomacy(view, words)

    def discards(self, view: Struct, words: Words) -> list[str]:
        assert isinstance(view, TribesView)
        return account.open_cards(view, words)

    def account(self, views: Sequence[Struct], words: Words) -> list[str]:
        return account.points([view for view in views if isinstance(view, TribesView)], words)

    def hands(self, view: Struct, seat: str) -> tuple[HeldCards, ...]:
        """ch.11: the own influence card, or the two that were dealt, and the own unused tiles."""
        assert isinstance(view, TribesView)
        mine = next((one for one in view.realms if one.seat == seat), None)
        if mine is None:
            return ()
        cards = (*(mine.dealt or ()), *((mine.card,) if mine.card else ()), *(mine.own_tiles or ()))
        return (HeldCards(account.chair(mine.seat), cards),)

    def card(self, card: str, view: Struct, words: Words) -> str:
        assert isinstance(view, TribesView)
        if card in edition().box.peoples:
            return account.plate(PeopleId(card), view, words)
        if card in edition().box.tiles:
            return words("hand-tile", tile=tile_name(card), text=account.tile_text(card))
        return words("hand-influence", card=Name("card", card), text=account.card_text(card))

    # ---- while somebody chooses --------------------------------------------------------------------------------

    def line(self, thing: Name, view: Struct, words: Words) -> Line | None:
        assert isinstance(view, TribesView)
        return choosing.line(thing, view, words)

    def laid_open(self, look: Outlook) -> tuple[str, ...]:
        return choosing.laid_open(look)

    def suggestions(self, look: Outlook) -> list[Suggestion]:
        return choosing.suggestions(look)

    def retell(self, events: Sequence[Event], words: Words, view: Struct | None = None, *, over: bool) -> str:
        """Once a round is over, pictures show the throws of its battles, if there are not too many."""
        drawn = over and len(fights_of(events)) <= MOST_BATTLES
        return story.retold(events, words, throws=not drawn)

    def goes_on(self, events: Sequence[Event]) -> Message:
        """First the peoples are chosen; afterwards rounds are played, also from a position that was set up."""
        played = any(event.message.id in PLAYED for event in events)
        return message("story-goes-on" if played else "story-founding-goes-on")

    # ---- in pictures -------------------------------------------------------------------------------------------

    def board(self, view: Struct, words: Words, part: str = "", events: Sequence[Event] = ()) -> Drawing | None:
        assert isinstance(view, TribesView)
        style = style_of(words)
        kind, _, id = part.partition(":")
        if part == KEY:
            return Drawing("key", orders.key(style))
        if part == STANDINGS:
            return Drawing("standings", orders.standings(view, style=style))
        if kind == "board":
            return Drawing("board", orders.realm(view, id, style))
        changes = changes_of(events, words) if events else NOTHING
        return Drawing("map", orders.board(view, style, changes, focus_of(part)))

    def ahead(self, look: Outlook, answer: Answer, lines: Sequence[Message]) -> Drawing | None:
        if not isinstance(answer, March | Sail) or not lines:
            return None
        seat, path = look.question.seat, (answer.origin, *answer.path)
        fights = path[-1:] if lines[0].params.get("attack") else ()
        move = ShownMove(seat, path, sea=isinstance(answer, Sail))
        return self._small(look, walked(seat, [move], fights, look.words.say(lines[0]).rstrip(".")))

    def reach(self, look: Outlook, places: Sequence[str]) -> Drawing | None:
        assert isinstance(look.view, TribesView)
        known = [place for place in places if place in places_of(look.view)]
        return self._small(look, reached(known, look.question.seat, look.words)) if known else None

    @staticmethod
    def _small(look: Outlook, changes: MapChanges) -> Drawing:
        assert isinstance(look.view, TribesView)
        return Drawing("way", orders.board(look.view, style_of(look.words), changes, THEATRE))

    def parts(self, view: Struct, words: Words) -> list[Pick]:
        """The usual pictures, players' boards and realms, regions, then all places."""
        assert isinstance(view, TribesView)
        usual = [Pick(part, words(f"look-{part}")) for part in (WHOLE, STANDINGS, KEY)]
        for kind in ("board", "realm"):
            for one in view.realms:
                said = words(f"look-{kind}-of", people=account.people(one), seat=Name("player", one.seat))
                usual.append(Pick(f"{kind}:{one.seat}", said))
        names = drawn_words(words.language)
        regions = {region: words("look-region", region=names[f"region-{region}"]) for region in regions_of(view)}
        usual += [Pick(f"region:{region}", label) for region, label in regions.items()]
        return usual + [Pick(f"place:{area}", words.name(area_name(area))) for area in places_of(view)]

    def hand(self, cards: Sequence[str], view: Struct, words: Words) -> Drawing | None:
        """The own player's board, with card and tiles; in the set-up there is nothing on it yet."""
        assert isinstance(view, TribesView)
        mine = next((one for one in view.realms if one.own_tiles is not None), None)
        return (
            None
            if mine is None or view.phase == "set-up"
            else Drawing("hand", orders.realm(view, mine.seat, style_of(words)))
        )

    async def chapter(self, told: ClosedChapter, words: Words) -> list[Drawing]:
        """The board with what the round changed, and its battles; without either there is nothing to see."""
        view = await told.view_at(told.until)
        if not isinstance(view, TribesView):
            return []
        if any(event.message.id == "round-ends" for event in told.events):  # the next round has begun by now
            view = structs.replace(view, round=round_of(told.events, view.round), phase="clean-up", active=None)
        changes, style = changes_of(told.events, words), style_of(words)
        found = [Drawing("map", orders.board(view, style, changes, THEATRE))] if changes.places() else []
        peoples = {str(one.seat): str(one.people or "") for one in view.realms}
        for number, fight in enumerate(fights_of(told.events)[:MOST_BATTLES], 1):
            drawn = orders.battle(report(fight, view.round, peoples, words), style)
            found.append(Drawing(f"battle-{number}", drawn))
        return found

    def chart(self, views: Sequence[Struct], words: Words) -> Drawing | None:
        """Order, triumph and epochs, and how influence went round by round."""
        seen = [view for view in views if isinstance(view, TribesView)]
        if not seen:
            return None
        course = [tally_of(view, place) for place, view in enumerate(seen)]
        return Drawing("score", orders.standings(seen[-1], course, style_of(words)))

    def film(self, moments: Sequence[tuple[Struct, Sequence[Event]]], words: Words) -> Drawing | None:
        """One frame a round."""
        shots = [Shot(view, changes_of(events, words)) for view, events in moments if isinstance(view, TribesView)]
        return Drawing("replay", orders.replay(shots, style_of(words))) if shots else None

    def poster(self, ended: Ended, words: Words) -> Drawing | None:
        assert isinstance(ended.view, TribesView)
        finale = finale_of(ended, words)
        return None if finale is None else Drawing("poster", orders.poster(ended.view, finale, style_of(words)))


def round_of(events: Sequence[Event], otherwise: int) -> int:
    """The round that these events have ended."""
    ended = [event.message.params["round"] for event in events if event.message.id == "round-ends"]
    return ended[-1] if ended and isinstance(ended[-1], int) else otherwise


def focus_of(part: str) -> Focus:
    """What a part of the board looks at: what changed, everything, a realm, a region, or a place."""
    kind, _, id = part.partition(":")
    match kind:
        case "realm" | "region" | "place":
            return Focus(kind, id)
    return Focus("whole") if part == WHOLE else THEATRE
