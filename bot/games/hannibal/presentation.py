"""Hannibal, as the bot shows it: provinces, armies and hands in words, and pictures of board and cards."""

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from bot.acting.choices import Pick
from bot.acting.lines import Outlook
from bot.games.hannibal import account, choosing, story
from bot.games.hannibal.changes import PLAYED, changes_of, way_of
from bot.games.hannibal.fights import fights_of, report
from bot.games.hannibal.lesson import LESSON
from bot.games.hannibal.odds import Chances
from bot.games.hannibal.poster import finale_of
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
from bot.games.small_maps import reached
from bot.spine.words import Words
from render.hannibal import orders
from render.hannibal.board import NOTHING
from render.hannibal.crops import THEATRE, Focus
from render.hannibal.politics import tally_of
from render.hannibal.replay import Shot
from rules.core.ids import Seat
from rules.core.messages import Event, Message, Name, message
from rules.core.questions import Answer
from rules.core.rulebook import Rulebook
from rules.hannibal.board.ids import BattleCardId, CardId, seat_of, side_of
from rules.hannibal.desk.rulebook import rulebook
from rules.hannibal.events.wording import CARD_TEXT
from rules.hannibal.pack.edition import edition
from rules.hannibal.view import HannibalView

HERE, KEY, POLITICS = "theatre", "key", "politics"
MOST_BATTLES = 4  # pictures of battles in one post
REGION, SPACE = "region", "space"
INTROS = {
    "en": "218 BC: Hannibal stands in Spain with the best army of his time; Rome has more men than it can count. Nine "
    "turns, one card at a time, decide whose allies hold. Whoever holds more provinces at the end wins, and so does "
    "whoever takes the enemy’s capital.",
    "de": "218 v. Chr.: Hannibal steht mit der besten Armee seiner Zeit in Hispania; Rom hat mehr Männer, als es "
    "zählen kann. Neun Runden, Karte um Karte, entscheiden, wessen Verbündete halten. Wer am Ende mehr Provinzen hält, "
    "gewinnt, und ebenso, wer die Hauptstadt des Gegners nimmt.",
}


class Shown(Presentation):
    """The Second Punic War."""

    locales = Path(__file__).parent / "locales"
    shape = Shape("hannibal")
    marks = Marks()  # a chapter is a card: the rules keep a checkpoint after each
    places = ("space",)
    kinds = ("space", "general", "card", "province", "region", "battle-card", "battle-type")
    untold = frozenset({"hand", "shown", "hands"})
    bare = frozenset({"markers", "sides"})
    odds = Chances()
    lesson = LESSON
    groups = (
        Group("war", "⚔️", ("march", "activate", "go-on", "react", "plan", "retreat")),
        Group("build", "🚩", ("place-markers", "raise-troops", "reinforce", "place-consuls", "remove-markers")),
        Group("cards", "🃏", ("event", "campaign", "counter", "discard")),
    )

    @property
    def rulebook(self) -> Rulebook:
        return rulebook()

    # ---- before a match begins ---------------------------------------------------------------------------------

    def seat_about(self, scenario: str, options: Options, place: int, players: int, words: Words) -> SeatAbout:
        printed = edition().scenario
        side = side_of(Seat(printed.seats[place]))
        forces = [one for one in printed.forces if one.side == side]
        said = {
            "side": side,
            "units": sum(one.units + one.elephants for one in forces),
            "generals": sum(len(one.generals) for one in forces),
            "elephants": sum(one.elephants for one in forces),
            "reinforcements": printed.reinforcements.rome,
        }
        return SeatAbout(words("seat-about.line", **said), words("seat-about", **said))

    def intro(self, scenario: str, language: str) -> str:
        return INTROS.get(language, INTROS["en"])

    def scenario_name(self, scenario: str, words: Words) -> str:
        found = edition().scenario
        return found.de if words.language == "de" else found.en

    # ---- in words ----------------------------------------------------------------------------------------------

    def moment(self, view: Struct) -> Message | None:
        assert isinstance(view, HannibalView)
        last = edition().scenario.last_turn
        if view.active is not None:
            return message("table-clock", turn=view.turn, last=last, side=Name("side", view.active))
        return message("table-clock-between", turn=view.turn, last=last, phase=view.phase)

    def standings(self, view: Struct) -> list[ScoreLine]:
        """ch.23: political points; of equals Carthage is ahead (H-4)."""
        assert isinstance(view, HannibalView)
        found = [ScoreLine(Name("side", one.side), one.points, seat_of(one.side)) for one in view.sides]
        return sorted(found, key=lambda line: (-line.points, line.name.id))

    def status(self, view: Struct, words: Words) -> list[str]:
        assert isinstance(view, HannibalView)
        return account.status(view, words)

    def diplomacy(self, view: Struct, words: Words) -> list[str]:
        """ch.23: which provinces each side holds, and what is in force between them."""
        assert isinstance(view, HannibalView)
        return [*account.provinces(view, words), *account.in_force(view, words)]

    def forces(self, view: Struct, words: Words) -> list[str]:
        assert isinstance(view, HannibalView)
        return account.status(view, words)

    def discards(self, view: Struct, words: Words) -> list[str]:
        assert isinstance(view, HannibalView)
        return account.piles(view, words)

    def printed_cards(self, options: Options, words: Words) -> list[Pick]:
        return [Pick(card, words.name(Name("card", card))) for card in edition().decks.cards]

    def account(self, views: Sequence[Struct], words: Words) -> list[str]:
        view = views[0]
        assert isinstance(view, HannibalView)
        return account.provinces(view, words)

    def hands(self, view: Struct, seat: str) -> tuple[HeldCards, ...]:
        """The strategy cards, and in a battle the battle cards."""
        assert isinstance(view, HannibalView)
        found = [HeldCards(Name("side", one.side), tuple(one.hand)) for one in view.sides if one.hand is not None]
        if view.battle is not None:
            found += [HeldCards(Name("side", one.side), tuple(one.hand)) for one in view.battle.hands if one.hand]
        return tuple(one for one in found if one.owner.id == seat)  # a side's seat bears its name

    def card(self, card: str, view: Struct, words: Words) -> str:
        printed = edition().decks.cards.get(CardId(card))
        if printed is None:
            return words("hand-battle-card", card=Name("battle-card", card))
        said = {"card": Name("card", card), "ops": printed.ops, "text": Name(CARD_TEXT, card)}
        if printed.by == "both":
            return words("hand-card-ops", **said)
        return words("hand-card-ops-of", side=Name("side", printed.by), **said)

    # ---- while somebody chooses --------------------------------------------------------------------------------

    def line(self, thing: Name, view: Struct, words: Words) -> Line | None:
        assert isinstance(view, HannibalView)
        return choosing.line(thing, view, words)

    def text(self, thing: Name, view: Struct, words: Words) -> str:
        return choosing.text(thing, words)

    def laid_open(self, look: Outlook) -> tuple[str, ...]:
        return choosing.laid_open(look)

    def suggestions(self, look: Outlook) -> list[Suggestion]:
        return choosing.suggestions(look)

    def retell(self, events: Sequence[Event], words: Words, view: Struct | None = None, *, over: bool) -> str:
        return story.retold(events, words)

    def goes_on(self, events: Sequence[Event]) -> Message:
        """Between two cards nobody plays one: the opening is being decided, or reinforcements come."""
        played = any(event.message.id.startswith(PLAYED) for event in events)
        return message("story-goes-on" if played else "story-no-card-yet")

    # ---- in pictures -------------------------------------------------------------------------------------------

    def board(self, view: Struct, words: Words, part: str = "", events: Sequence[Event] = ()) -> Drawing | None:
        assert isinstance(view, HannibalView)
        if part == KEY:
            return Drawing("key", orders.key(style_of(words)))
        if part == POLITICS:
            return Drawing("politics", orders.politics(view, style=style_of(words)))
        changes = changes_of(events, words) if events else NOTHING
        return Drawing("map", orders.board(view, style_of(words), changes, focus_of(part)))

    def large_board(self, view: Struct, words: Words) -> Drawing | None:
        assert isinstance(view, HannibalView)
        return Drawing("map", orders.board(view, style_of(words), focus=Focus("large")))

    def ahead(self, look: Outlook, answer: Answer, lines: Sequence[Message]) -> Drawing | None:
        assert isinstance(look.view, HannibalView)
        way = way_of(lines, side_of(look.question.seat), look.view, look.words)
        return None if way is None else Drawing("way", orders.board(look.view, style_of(look.words), way, THEATRE))

    def reach(self, look: Outlook, places: Sequence[str]) -> Drawing | None:
        assert isinstance(look.view, HannibalView)
        rings = reached([one for one in places if one in edition().map.spaces], side_of(look.question.seat), look.words)
        return Drawing("way", orders.board(look.view, style_of(look.words), rings, THEATRE)) if rings.touched else None

    def parts(self, view: Struct, words: Words) -> list[Pick]:
        usual = [(HERE, "look-theatre"), (WHOLE, "look-whole"), (POLITICS, "look-politics"), (KEY, "look-key")]
        places = [(REGION, id) for id in edition().map.regions] + [(SPACE, id) for id in edition().map.alphabet]
        found = [Pick(f"{kind}:{id}", words.name(Name(kind, id))) for kind, id in places]
        return [*(Pick(value, words(key)) for value, key in usual), *found]

    def hand(self, cards: Sequence[str], view: Struct, words: Words) -> Drawing | None:
        """Strategy cards, or the battle cards of a battle."""
        assert isinstance(view, HannibalView)
        held = [CardId(card) for card in cards if card in edition().decks.cards]
        if held:
            return Drawing("hand", orders.hand(held, style_of(words)))
        side = next((one.side for one in view.sides if one.hand is not None), None)
        if not cards or side is None:
            return None
        return Drawing("battle-hand", orders.battle_hand([BattleCardId(card) for card in cards], side, style_of(words)))

    async def chapter(self, told: ClosedChapter, words: Words) -> list[Drawing]:
        """The board with what the card changed, and the battles; without either there is nothing to see."""
        view = await told.view_at(told.until)
        if not isinstance(view, HannibalView):
            return []
        changes, style = changes_of(told.events, words), style_of(words)
        found = [Drawing("map", orders.board(view, style, changes, THEATRE))] if changes.places() else []
        for number, fight in enumerate(fights_of(told.events)[:MOST_BATTLES], 1):
            before = await told.view_after(fight.start) if fight.start is not None else None
            seen = report(fight, before if isinstance(before, HannibalView) else None, view.turn, words)
            found.append(Drawing(f"battle-{number}", orders.battle(seen, style)))
        return found

    def chart(self, views: Sequence[Struct], words: Words) -> Drawing | None:
        """The provinces and points of both sides, and how the points went card by card."""
        seen = [view for view in views if isinstance(view, HannibalView)]
        if not seen:
            return None
        course = [tally_of(view, place) for place, view in enumerate(seen)]
        return Drawing("score", orders.politics(seen[-1], course, style_of(words)))

    def film(self, moments: Sequence[tuple[Struct, Sequence[Event]]], words: Words) -> Drawing | None:
        """One frame a card."""
        shots = [Shot(view, changes_of(events, words)) for view, events in moments if isinstance(view, HannibalView)]
        return Drawing("replay", orders.replay(shots, style_of(words))) if shots else None

    def poster(self, ended: Ended, words: Words) -> Drawing | None:
        assert isinstance(ended.view, HannibalView)
        finale = finale_of(ended, words)
        return None if finale is None else Drawing("poster", orders.poster(ended.view, finale, style_of(words)))


def focus_of(part: str) -> Focus:
    """What a part of the board looks at: the theatre of war, everything, a region or a space."""
    kind, _, id = part.partition(":")
    if kind == REGION:
        return Focus("region", id)
    if kind == SPACE:
        return Focus("space", id)
    return Focus("whole") if part == WHOLE else THEATRE
