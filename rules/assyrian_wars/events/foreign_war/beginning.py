"""Foreign wars begin, are reinforced and are ended by a card (6.11.b, R-136 to R-144)."""

from collections.abc import Sequence
from typing import ClassVar

from rules.assyrian_wars.board.ids import CardId, CountryId
from rules.assyrian_wars.board.pieces import ForeignWar
from rules.assyrian_wars.board.relations import allied
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.events import aims, tabletop
from rules.assyrian_wars.events.foreign_war.clock import EndForeignWar
from rules.assyrian_wars.events.foreign_war.mustering import MusterAbroad, missing, owing_sides
from rules.assyrian_wars.events.handlers import Handler, Lines, Play
from rules.assyrian_wars.pack import card_effects as event
from rules.assyrian_wars.turn.phasing import ImpulseAction, phasing
from rules.core.ids import Seat
from rules.core.messages import Name, Quote, Refusal, message, refuse
from rules.core.run import Run
from rules.core.table import Table


class BeginForeignWar(Handler[event.ForeignWarEffect]):
    """A country has to send pieces into a war off the map (6.11.b)."""

    effect = event.ForeignWarEffect

    def check(self, table: Table[Board], play: Play, effect: event.ForeignWarEffect) -> Refusal | Lines:
        board = table.board
        first = self.first(play, effect)
        if first is None or len(play.targets) > 1:
            return aims.refuse_aim(
                Play(play.country, play.card, play.use), self.able(board, effect), "6.11.b", "which-country-at-war"
            ) or (())
        wrong = refuse_war(board, play.card, first, self.second(board, effect), effect.tribe)
        return wrong or (message("quote-foreign-war", country=Name("country", first), size=effect.size),)

    def targets(self, table: Table[Board], play: Play, effect: event.ForeignWarEffect) -> Sequence[Name]:
        return self.able(table.board, effect) if not play.targets and len(effect.first) > 1 else []

    def able(self, board: Board, effect: event.ForeignWarEffect) -> list[Name]:
        second = self.second(board, effect)
        fit = [code for code in effect.first if refuse_war(board, CardId(""), code, second, effect.tribe) is None]
        return aims.country_names(fit)

    def first(self, play: Play, effect: event.ForeignWarEffect) -> CountryId | None:
        """The country that the player names; a card with only one names it itself."""
        if not play.targets and len(effect.first) == 1:
            return effect.first[0]
        return CountryId(play.target) if play.target in effect.first else None

    def second(self, board: Board, effect: event.ForeignWarEffect) -> str:
        """The other side, or who stands in for a country that is not in play."""
        named = CountryId(effect.second)
        absent = len(effect.second) == len(effect.first[0]) and not is_in_play(board, named)
        return effect.stand_in if absent and effect.stand_in is not None else effect.second

    def apply(self, run: Run[Board], play: Play, effect: event.ForeignWarEffect) -> None:
        board, first = run.board, self.first(play, effect)
        assert first is not None
        dice = run.roll("foreign-war-size", effect.size_d3, 6) if effect.size_d3 else ()
        size = effect.size + sum((die + 1) // 2 for die in dice)  # one D3 for both sides
        tabletop.lift(board, play.card)
        second = self.second(board, effect)
        board.foreign_wars.append(ForeignWar(play.card, first, second, size))
        name, card = Name("country", first), Name("card", play.card)
        run.tell("foreign-war-begins", "6.11.b", card=card, country=name, size=size, dice=dice)
        run.call(MusterAbroad(card=play.card, sides=(False, True) if second in board.countries else (False,)))


def is_in_play(board: Board, country: CountryId) -> bool:
    """Active and not eliminated."""
    state = board.countries.get(country)
    return state is not None and state.active and not state.eliminated


def refuse_war(board: Board, card: CardId, first: CountryId, second: str, tribe: CountryId | None) -> Refusal | None:
    """In play, in no other foreign war, and not allied to each other (6.11.b, R-144)."""
    name = Name("country", first)
    if not is_in_play(board, first):
        return refuse("6.11.b", "not-in-play", country=name)
    for side in (first, second):
        if side in board.countries and war_of(board, CountryId(side)) is not None:
            return refuse("6.11.b", "already-abroad", country=Name("country", side))
    for friend in (second, tribe):
        if friend in board.countries and friend != first and allied(board, first, CountryId(str(friend))):
            return refuse("6.11.b", "allied-in-foreign-war", country=name, other=Name("country", str(friend)))
    return None


def war_of(board: Board, country: CountryId) -> ForeignWar | None:
    """The foreign war in which a country is involved."""
    return next((war for war in board.foreign_wars if country in (war.first, war.second)), None)


class EndAnyForeignWar(Handler[event.EndForeignWarEffect]):
    """One foreign war is over at once, without victory points (6.11.b, R-142)."""

    effect = event.EndForeignWarEffect

    def check(self, table: Table[Board], play: Play, effect: event.EndForeignWarEffect) -> Refusal | Lines:
        wrong = aims.refuse_more(play, 1) or aims.refuse_aim(play, self.able(table.board), "6.11.b", "no-foreign-war")
        return wrong or (message("quote-war-ends", card=Name("card", play.target)),)

    def targets(self, table: Table[Board], play: Play, effect: event.EndForeignWarEffect) -> Sequence[Name]:
        return [] if play.targets else self.able(table.board)

    def able(self, board: Board) -> list[Name]:
        return [Name("card", war.card) for war in board.foreign_wars]

    def apply(self, run: Run[Board], play: Play, effect: event.EndForeignWarEffect) -> None:
        run.call(EndForeignWar(card=CardId(play.target)))


class ReinforceWar(ImpulseAction, frozen=True):
    """Sends what is still missing to one's foreign war, or buys it off (6.11.b, R-138)."""

    rule: ClassVar[str] = "6.11.b"

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, country = table.board, phasing(table.board)
        war = war_of(board, country)
        if war is None:
            return refuse(self.rule, "not-abroad", country=Name("country", country))
        if not owing_sides(board, war, country):
            return refuse(self.rule, "nothing-missing-abroad", card=Name("card", war.card))
        owed = sum(missing(war, second=second) for second in owing_sides(board, war, country))
        return Quote(self.rule, (message("quote-missing-abroad", number=owed, card=Name("card", war.card)),))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        country = phasing(run.board)
        war = war_of(run.board, country)
        assert war is not None
        run.call(MusterAbroad(card=war.card, sides=owing_sides(run.board, war, country), new=False))


HANDLERS = (BeginForeignWar(), EndAnyForeignWar())
