"""Sabotage: broken walls, murdered leaders, mercenaries who want their pay (6.11.k)."""

from collections.abc import Sequence

from rules.assyrian_wars.battle.hits import lose_king
from rules.assyrian_wars.battle.losses import eliminate, lay_open, regroup
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import defence, factor, is_king
from rules.assyrian_wars.board.ids import MERCENARIES, AreaId, CountryId, HalfAP, PieceId
from rules.assyrian_wars.board.names import names, piece_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.control.control import Occupation
from rules.assyrian_wars.control.marker_stock import note_marker
from rules.assyrian_wars.events import aims
from rules.assyrian_wars.events.handlers import Handler, Lines, Play
from rules.assyrian_wars.march.army_groups import tidy_groups
from rules.assyrian_wars.pack import card_effects as event
from rules.assyrian_wars.siege.capture import Surrender, starved_out
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.victory.scoring import score_nomads
from rules.core.messages import Name, Refusal, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, ChooseMany, Option
from rules.core.run import Run
from rules.core.table import Table

PAY, LET_GO = "pay", "let-go"


class CityDamageHandler(Handler[event.CityDamage]):
    """A city that one does not control is damaged (6.8.3)."""

    effect = event.CityDamage
    aimed = True

    def check(self, table: Table[Board], play: Play, effect: event.CityDamage) -> Refusal | Lines:
        wrong = aims.refuse_more(play, 1)
        wrong = wrong or aims.refuse_aim(play, self.able(table.board, play, effect), "6.11.k", "no-walls-to-break")
        return wrong or (message("quote-city-damage", area=Name("area", play.target), levels=effect.levels),)

    def targets(self, table: Table[Board], play: Play, effect: event.CityDamage) -> Sequence[Name]:
        return [] if play.targets else self.able(table.board, play, effect)

    def able(self, board: Board, play: Play, effect: event.CityDamage) -> list[Name]:
        printed = edition_of(board).map.areas
        needed = effect.levels + effect.leaves
        foreign = [area for area, state in board.areas.items() if state.control != play.country]
        cities = [area for area in foreign if printed[area].has_city]
        return aims.area_names(area for area in cities if defence(printed[area], board.areas[area]) >= needed)

    def apply(self, run: Run[Board], play: Play, effect: event.CityDamage) -> None:
        board, area = run.board, AreaId(play.target)
        board.areas[area].damage += effect.levels
        run.tell("city-damaged", "6.11.k", area=Name("area", area), levels=effect.levels)
        note_marker(run, "damage")  # 10.4.a
        starved = starved_out(board, area)  # with weaker walls it may have to open its gates
        if starved is not None:
            run.call(Surrender(area=area, country=starved.country))


class StrikeLeaderHandler(Handler[event.StrikeLeader]):
    """A leader on the map may be murdered (6.3, 8.3.1); in a battle the best enemy may fall (6.11.d)."""

    effect = event.StrikeLeader
    aimed = True

    def check(self, table: Table[Board], play: Play, effect: event.StrikeLeader) -> Refusal | Lines:
        wrong = aims.refuse_more(play, 1)
        wrong = wrong or aims.refuse_aim(play, self.able(table.board, play), "6.11.k", "no-leader-to-strike")
        if wrong is not None:
            return wrong
        return (
            message(
                "quote-strike", leader=piece_name(PieceId(play.target)), needed=self.needed(table.board, play, effect)
            ),
        )

    def targets(self, table: Table[Board], play: Play, effect: event.StrikeLeader) -> Sequence[Name]:
        return [] if play.targets else self.able(table.board, play)

    def able(self, board: Board, play: Play) -> list[Name]:
        return aims.piece_names(aims.leaders_in_sight(board, play.country))

    def needed(self, board: Board, play: Play, effect: event.StrikeLeader) -> int:
        found = board.find(PieceId(play.target))
        king = found is not None and is_king(edition_of(board).counters, found[1])
        return effect.king_from if king else effect.hit_from

    def apply(self, run: Run[Board], play: Play, effect: event.StrikeLeader) -> None:
        strike(run, PieceId(play.target), effect, play.country)


def strike(run: Run[Board], leader: PieceId, effect: event.StrikeLeader, by: CountryId) -> None:
    """The die for a leader's life; a king is gone for good and costs a victory point (6.3, 8.3.1).

    A leader may be the last of a nomad people (8.3).
    """
    board, counters = run.board, edition_of(run.board).counters
    found = board.find(leader)
    if found is None:
        return
    place, piece = found
    king = is_king(counters, piece)
    (die,) = run.roll("strike-leader")
    dead = die >= (effect.king_from if king else effect.hit_from)
    run.tell("leader-struck", "6.11.k", leader=piece_name(leader), die=die, dead=dead)
    if not dead:
        return
    if king:
        lose_king(run, piece)
    eliminate(board, counters, piece)
    tidy_groups(run)
    if place.kind == "area":
        run.call(Occupation(area=AreaId(place.id)))
    score_nomads(run, (leader,), (by,), by)


class MutinyHandler(Handler[event.Mutiny]):
    """Somebody's ordinary mercenaries in one area want money or leave (6.5)."""

    effect = event.Mutiny

    def check(self, table: Table[Board], play: Play, effect: event.Mutiny) -> Refusal | Lines:
        board = table.board
        wrong = aims.refuse_more(play, 2) or aims.refuse_aim(
            play, self.areas(board, play), "6.11.k", "no-mercenaries-there"
        )
        if wrong is not None:
            return wrong
        found = self.employers(board, play)
        if len(found) > 1 or len(play.targets) > 1:
            wrong = aims.refuse_aim(play, aims.country_names(found), "6.11.k", "whose-mercenaries", 1)
        return wrong or (message("quote-mutiny", halves=effect.ransom * purse.AP, mercenaries=effect.mercenaries),)

    def targets(self, table: Table[Board], play: Play, effect: event.Mutiny) -> Sequence[Name]:
        if not play.targets:
            return self.areas(table.board, play)
        found = self.employers(table.board, play)
        return aims.country_names(found) if len(play.targets) == 1 and len(found) > 1 else []

    def areas(self, board: Board, play: Play) -> list[Name]:
        return aims.area_names(dict.fromkeys(area for area, _ in self.suspects(board, play)))

    def employers(self, board: Board, play: Play) -> list[CountryId]:
        return [country for area, country in self.suspects(board, play) if area == play.target]

    def suspects(self, board: Board, play: Play) -> list[tuple[AreaId, CountryId]]:
        """Where a country has mercenaries as the player sees, or stacks of which the fog hides the rest (9.5)."""
        seen, veiled = aims.sight(board, play.country)
        found = [(area, piece.owner) for area, piece in seen if piece.nation == MERCENARIES]
        found += [(area, top.owner) for area, top in veiled]
        return list(dict.fromkeys(found))

    def apply(self, run: Run[Board], play: Play, effect: event.Mutiny) -> None:
        area = AreaId(play.target)
        named = play.targets[1:] or tuple(self.employers(run.board, play))[:1]
        if not named:
            return  # a ruling has taken the last of them away
        run.call(
            Mutineers(
                area=area, country=CountryId(named[0]), ransom=HalfAP(effect.ransom * purse.AP), most=effect.mercenaries
            )
        )


class Mutineers(Procedure):
    """A country pays its mercenaries in an area out of its savings, or loses some to the Regroup Box (6.11.k)."""

    steps = ("look", "ask", "hear", "choose", "leave")

    area: AreaId
    country: CountryId
    ransom: HalfAP
    most: int

    def look(self, run: Run[Board]) -> None:
        """6.11.k: who was hidden by the fog may turn out to have no mercenaries (9.5)."""
        lay_open(run)  # it has been seen whether there are any
        if not mercenaries(run.board, self.area, self.country):
            run.tell("no-mutineers", "6.11.k", country=Name("country", self.country), area=Name("area", self.area))
            run.end()

    def ask(self, run: Run[Board]) -> None:
        """6.11.k: money from savings that are not yet spent, or the mercenaries go; savings are public."""
        board, seat = run.board, seat_of(run.board, self.country)
        saved = board.countries[self.country].saved
        if seat is not None and saved >= self.ransom and purse.can_pay(board, self.country, self.ransom):
            run.ask(
                seat,
                "mutiny",
                "6.11.k",
                options=(PAY, LET_GO),
                default=PAY,
                reason=message(
                    "mutiny", country=Name("country", self.country), area=Name("area", self.area), halves=self.ransom
                ),
            )

    def hear(self, run: Run[Board]) -> None:
        """6.11.k: who pays keeps them."""
        if run.answers and run.choice == PAY:
            purse.pay(run.board, self.country, self.ransom)
            run.tell("mutiny-paid", "6.11.k", country=Name("country", self.country), halves=self.ransom)
            run.end()

    def choose(self, run: Run[Board]) -> None:
        """6.11.k: the employer says which of them go."""
        board, seat = run.board, seat_of(run.board, self.country)
        there = mercenaries(board, self.area, self.country)
        if seat is None or len(there) <= self.most:
            return
        first = tuple(piece.id for piece in there[: self.most])
        run.ask(
            seat,
            "mutineers",
            "6.11.k",
            options=[Option(piece.id, message("option-unit", unit=piece_name(piece.id))) for piece in there],
            default=Choose(first[0]) if self.most == 1 else ChooseMany(first),
            reason=message("mutineers", country=Name("country", self.country), number=self.most),
            private=True,
            at_least=self.most,
            at_most=self.most,
        )

    def leave(self, run: Run[Board]) -> None:
        """6.5: they go to the Regroup Box at the strength they have."""
        board = run.board
        there = mercenaries(board, self.area, self.country)
        chosen = run.choices if run.answers else tuple(piece.id for piece in there[: self.most])
        gone = [piece for piece in there if piece.id in chosen]
        for piece in gone:
            regroup(board, piece)
        run.tell("mutineers-left", "6.11.k", country=Name("country", self.country), units=names(p.id for p in gone))
        tidy_groups(run)
        run.call(Occupation(area=self.area))


def mercenaries(board: Board, area: AreaId, country: CountryId) -> list[Piece]:
    """A country's ordinary mercenaries in an area, the weakest first; Arabs and Aramaeans are immune."""
    counters = edition_of(board).counters
    there = [piece for piece in board.areas[area].pieces if piece.owner == country and piece.nation == MERCENARIES]
    return sorted(there, key=lambda piece: (factor(counters, piece), piece.id))


HANDLERS = (CityDamageHandler(), StrikeLeaderHandler(), MutinyHandler())
