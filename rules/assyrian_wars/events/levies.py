"""Recruit cards: sworn bands, markets, nomads for hire, and a power that rises again (6.11.j, 7.1)."""

from collections.abc import Sequence

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import counter, factor
from rules.assyrian_wars.board.ids import MERCENARIES, AreaId, CountryId, HalfAP, PieceId
from rules.assyrian_wars.board.names import names, piece_name
from rules.assyrian_wars.board.pieces import Piece, Place, is_hired, is_leader
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.build.building import printed, regulars
from rules.assyrian_wars.build.placing import has_enemies
from rules.assyrian_wars.build.rebuilding import is_shut_in
from rules.assyrian_wars.conquest.substitutes import resurrect
from rules.assyrian_wars.control.control import Occupation
from rules.assyrian_wars.events import aims
from rules.assyrian_wars.events.arrivals import announce_arrivals
from rules.assyrian_wars.events.handlers import Handler, Lines, Play
from rules.assyrian_wars.events.pairs import Match, Offer, Pairs, firsts, next_names, pairs_of, refuse_pairs, without
from rules.assyrian_wars.events.recruiting import anywhere, can_pay, placed_by, put
from rules.assyrian_wars.march.army_groups import tidy_groups
from rules.assyrian_wars.pack import card_effects as event
from rules.assyrian_wars.turn import purse
from rules.core.messages import Name, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.questions import Choose, ChooseMany, Option
from rules.core.run import Run
from rules.core.table import Table


class ConvertMercenariesHandler(Handler[event.ConvertMercenaries]):
    """Mercenaries on the map become regulars of no higher factor, for AP a strength point (6.11.j)."""

    effect = event.ConvertMercenaries

    def check(self, table: Table[Board], play: Play, effect: event.ConvertMercenaries) -> Refusal | Lines:
        board = table.board
        things, places = self._things(board, play), self._places(board, play)
        wrong = refuse_pairs(play, effect.units, things, places, "6.11.j", "cannot-be-sworn")
        if wrong is not None:
            return wrong
        return (purse.price(board, play.country, self._cost(board, play, effect)),)

    def further_price(self, table: Table[Board], play: Play, effect: event.ConvertMercenaries) -> int:
        return self._cost(table.board, play, effect)

    def targets(self, table: Table[Board], play: Play, effect: event.ConvertMercenaries) -> Sequence[Name]:
        board, places = table.board, self._places(table.board, play)
        found = next_names(play, effect.units, self._things(board, play), places)
        if len(play.targets) % 2:
            return [one for one in found if self._is_payable(board, play.naming(one.id), effect)]
        done = pairs_of(play)
        return [
            one
            for one in found
            if any(self._is_payable(board, play.naming(one.id, other.id), effect) for other in places(done, one.id))
        ]

    def _is_payable(self, board: Board, play: Play, effect: event.ConvertMercenaries) -> bool:
        return can_pay(board, play, self._cost(board, play, effect))

    def example(self, table: Table[Board], play: Play, effect: event.ConvertMercenaries) -> Play | None:
        """The one mercenary and regular that cost least."""
        board, places = table.board, self._places(table.board, play)
        pairs = [(one.id, other.id) for one in self._things(board, play)(()) for other in places((), one.id)]
        plays = [play.naming(*pair) for pair in pairs]
        return min(plays, key=lambda one: self._cost(board, one, effect), default=None)

    def _things(self, board: Board, play: Play) -> Offer:
        own = [
            Name("unit", piece.id)
            for area, state in board.areas.items()
            for piece in state.pieces
            if piece.owner == play.country
            and piece.nation == MERCENARIES
            and not is_shut_in(board, Place("area", area), piece)
        ]
        return lambda done: without(own, done)

    def _places(self, board: Board, play: Play) -> Match:
        def offer(done: Pairs, mercenary: str) -> list[Name]:
            found = board.find(PieceId(mercenary))
            most = 0 if found is None else counter(edition_of(board).counters, found[1]).full
            taken = [regular for _, regular in done]
            free = printed(board, [unit for unit in regulars(board, play.country) if unit not in taken])
            return [Name("unit", unit.id) for unit in free if unit.full <= most]

        return offer

    def _cost(self, board: Board, play: Play, effect: event.ConvertMercenaries) -> HalfAP:
        """By the factor that each regular will show."""
        counters, total = edition_of(board).counters, 0
        for mercenary, regular in pairs_of(play):
            found = board.find(PieceId(mercenary))
            reduced = found is not None and found[1].reduced
            total += factor(counters, Piece(PieceId(regular), play.country, reduced=reduced))
        return HalfAP(total * effect.halves_a_point)

    def apply(self, run: Run[Board], play: Play, effect: event.ConvertMercenaries) -> None:
        board = run.board
        purse.pay(board, play.country, self._cost(board, play, effect))
        for mercenary, regular in pairs_of(play):
            found = board.find(PieceId(mercenary))
            assert found is not None  # checked before
            there, old = board.pieces_at(found[0]), found[1]
            board.countries[play.country].pool.remove(PieceId(regular))
            new = Piece(PieceId(regular), play.country, reduced=old.reduced, inside=old.inside)  # 6.6.2: not led yet
            new.steps, new.used, new.quick, new.half = old.steps, old.used, old.quick, old.half
            new.astray, new.whence, new.ended = old.astray, old.whence, old.ended
            there[there.index(old)] = new
            board.game_pool.append(old.id)
            run.tell("mercenary-sworn-in", "6.11.j", unit=piece_name(old.id), regular=piece_name(new.id))


class ResurrectionHandler(Handler[event.Resurrection]):
    """An eliminated power returns with a leader and a few units (7.1)."""

    effect = event.Resurrection

    def check(self, table: Table[Board], play: Play, effect: event.Resurrection) -> Refusal | Lines:
        board = table.board
        if not self._is_gone(board, effect):
            return refuse("7.1", "not-eliminated", country=Name("country", effect.country))
        things, places = self._things(board, effect), self._places(board, effect)
        most = effect.leaders + effect.units
        wrong = refuse_pairs(play, most, things, places, "7.1", "cannot-be-placed")
        chiefs = [one for one in things(pairs_of(play)) if is_leader(PieceId(one.id))]
        if wrong is None and chiefs:  # it returns with a leader, if it has one left
            wrong = aims.too_few(play, len(play.targets) + 2, tuple(chiefs))
        return wrong or (message("quote-units", pieces=names(PieceId(one) for one in firsts(pairs_of(play)))),)

    def targets(self, table: Table[Board], play: Play, effect: event.Resurrection) -> Sequence[Name]:
        board, most = table.board, effect.leaders + effect.units
        if not self._is_gone(board, effect):
            return []
        return next_names(play, most, self._things(board, effect), self._places(board, effect))

    def _is_gone(self, board: Board, effect: event.Resurrection) -> bool:
        state = board.countries.get(effect.country)
        return state is not None and state.eliminated

    def _things(self, board: Board, effect: event.Resurrection) -> Offer:
        def offer(done: Pairs) -> list[Name]:
            kings, taken = edition_of(board).counters.kings, firsts(done)
            chiefs = sum(is_leader(PieceId(one)) for one in taken)
            own = [one for one in board.removed if one[:2] == effect.country and one not in taken and one not in kings]
            land = [one for one in own if not is_hired(one) and one[3:5] != "SH"]
            able = [one for one in land if is_leader(one) and chiefs < effect.leaders]
            if len(taken) - chiefs < effect.units:
                able += [one for one in land if not is_leader(one)]
            return [piece_name(one) for one in able]

        return offer

    def _places(self, board: Board, effect: event.Resurrection) -> Match:
        home = [area for area in edition_of(board).map.home_areas[effect.country] if area in board.areas]
        return anywhere([area for area in home if not has_enemies(board, effect.country, area)])

    def apply(self, run: Run[Board], play: Play, effect: event.Resurrection) -> None:
        board = run.board
        resurrect(run, effect.country, effect.eco)
        for piece, area in pairs_of(play):
            board.countries[effect.country].pool.remove(PieceId(piece))
            weak = is_leader(PieceId(piece)) and board.options.reduced_leaders
            put(run, effect.country, Piece(PieceId(piece), effect.country, reduced=weak), AreaId(area))
        announce_arrivals(run, placed_by(play))


class DrawMercenariesHandler(Handler[event.DrawMercenaries]):
    """Mercenaries are drawn from the game pool, and some of choice kept for hire (4.2, 6.2)."""

    effect = event.DrawMercenaries

    def check(self, table: Table[Board], play: Play, effect: event.DrawMercenaries) -> Refusal | Lines:
        if not _market(table.board):
            return refuse("6.11.j", "no-mercenaries-left")
        return aims.refuse_more(play, 0) or (message("quote-market", draw=effect.draw, keep=effect.keep),)

    def apply(self, run: Run[Board], play: Play, effect: event.DrawMercenaries) -> None:
        market = _market(run.board)
        drawn = run.draw("market", market, min(effect.draw, len(market)), None)
        run.tell("mercenaries-offered", "6.11.j", pieces=names(PieceId(one) for one in drawn))
        run.call(Market(country=play.country, drawn=tuple(PieceId(one) for one in drawn), keep=effect.keep))


class Market(Procedure):
    """A country keeps some of the mercenaries that were drawn; the others go back (6.11.j)."""

    steps = ("ask", "hear")

    country: CountryId
    drawn: tuple[PieceId, ...]
    keep: int

    def ask(self, run: Run[Board]) -> None:
        """6.11.j: which, if there is a choice."""
        seat, keep = seat_of(run.board, self.country), min(self.keep, len(self.drawn))
        if seat is None or keep == len(self.drawn):
            return
        default = self._best(run.board)[:keep]
        run.ask(
            seat,
            "choose-mercenaries",
            "6.11.j",
            options=[Option(one, message("option-piece", piece=piece_name(one))) for one in self.drawn],
            default=Choose(default[0]) if keep == 1 else ChooseMany(tuple(default)),
            reason=message("mercenaries-to-keep", country=Name("country", self.country), number=keep),
            at_least=keep,
            at_most=keep,
        )

    def hear(self, run: Run[Board]) -> None:
        """6.11.j: they are for hire."""
        board = run.board
        kept = [PieceId(one) for one in run.choices] if run.answers else self._best(board)[: self.keep]
        for one in kept:
            board.game_pool.remove(one)
            board.countries[self.country].pool.append(one)
        run.tell("mercenaries-for-hire", "6.11.j", country=Name("country", self.country), pieces=names(kept))

    def _best(self, board: Board) -> list[PieceId]:
        counters = edition_of(board).counters
        return sorted(self.drawn, key=lambda one: (-factor(counters, Piece(one, self.country)), one))


class NomadMercenariesHandler(Handler[event.NomadMercenaries]):
    """All units of a nomad pool are the country's to hire (2.3, 10.1)."""

    effect = event.NomadMercenaries

    def check(self, table: Table[Board], play: Play, effect: event.NomadMercenaries) -> Refusal | Lines:
        if not self._counters(table.board, effect):
            return refuse("6.11.j", "no-mercenaries-left")
        return aims.refuse_more(play, 0) or (message("quote-nomads", country=Name("country", effect.pool)),)

    def _counters(self, board: Board, effect: event.NomadMercenaries) -> list[PieceId]:
        units = edition_of(board).counters.units.values()
        return [unit.id for unit in units if unit.country == effect.pool and unit.id not in board.removed]

    def apply(self, run: Run[Board], play: Play, effect: event.NomadMercenaries) -> None:
        board = run.board
        nomads = self._counters(board, effect)
        found = {one: where[0] for one in nomads if (where := board.find(one)) is not None}
        for one in found:
            board.take(one)
        for pool in (board.game_pool, *(state.pool for state in board.countries.values())):
            pool[:] = [one for one in pool if one not in nomads]
        board.countries[play.country].pool += nomads
        if found:
            run.tell("nomads-removed", "6.11.j", pieces=names(found))
        tidy_groups(run)
        for area in dict.fromkeys(AreaId(place.id) for place in found.values() if place.kind == "area"):
            run.call(Occupation(area=area))
        run.tell("mercenaries-for-hire", "6.11.j", country=Name("country", play.country), pieces=names(nomads))


def _market(board: Board) -> list[PieceId]:
    """Ordinary mercenaries that nobody has."""
    return [piece for piece in board.game_pool if piece[:2] == MERCENARIES]


HANDLERS = (ConvertMercenariesHandler(), ResurrectionHandler(), DrawMercenariesHandler(), NomadMercenariesHandler())
