"""Minors wake and sleep: activated by an alliance or an attack, deactivated when both are over (6.9, 6.17).

`run.call(Activate(minor=...))` when the alliance or the war is on the board;
`deactivate(run, minor)` when its alliance or its last war is over, or it is conquered.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar

from rules.assyrian_wars.battle.losses import friends_of, lay_open, regroup
from rules.assyrian_wars.board import decks
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import AreaId, CountryId, LeaderId, PieceId, ZoneId
from rules.assyrian_wars.board.names import names, piece_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import eco_level, seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.control.control import Occupation, unsettled
from rules.assyrian_wars.interphase.hands import random_cards
from rules.assyrian_wars.march.army_groups import leave_group, tidy_groups
from rules.assyrian_wars.politics.regency import assign_controllers
from rules.assyrian_wars.setup.arrangement import place_minor, safe_home_areas
from rules.assyrian_wars.setup.setup import MERCENARIES_OF_A_MINOR, draw_mercenaries
from rules.assyrian_wars.turn import purse
from rules.core import picking
from rules.core.actions import Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Name, Quote, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run
from rules.core.table import Table


class Activate(Procedure):
    """A minor that was inactive takes part: its forces, a mercenary, its home card and a hand (6.17, R-117, R-120)."""

    steps = ("wake", "ask", "place", "end")

    minor: CountryId
    rule: str = "6.17"

    def wake(self, run: Run[Board]) -> None:
        """6.17: its set-up forces, or later what lies on its home card; a mercenary, home cards, a random hand."""
        board, state = run.board, run.board.countries[self.minor]
        if state.active:
            run.end()
            return
        state.active = state.turn.was_active = True
        assign_controllers(run)  # 7.4.5
        run.tell("minor-activated", self.rule, country=Name("country", self.minor))
        if not state.turn.mercenaries_drawn:
            draw_mercenaries(board, self.minor, MERCENARIES_OF_A_MINOR, run.draw)
        deal_hand(run, self.minor)
        if not state.deployed:
            state.deployed = True
            place_minor(board, edition_of(board), self.minor)

    def ask(self, run: Run[Board]) -> None:
        """6.9: who plays it places what lay on the home card, all of it at once or bit by bit (R-120)."""
        board, seat = run.board, seat_of(run.board, self.minor)
        waiting = self.waiting(board)
        choices = sites_for(board, self.minor, waiting)
        if seat is None or len(choices) < 2:
            return
        run.ask(
            seat,
            "place-returning",
            "6.9",
            options=[Option(site, message("option-all-here", place=place_name(board, site))) for site in choices],
            actions=(PlaceReturning,),
            default=Choose(choices[0]),
            reason=message(
                "place-returning", country=Name("country", self.minor), pieces=names(piece.id for piece in waiting)
            ),
            private=True,
        )

    def place(self, run: Run[Board]) -> None:
        """6.9, R-120: land pieces into home cities free of enemies, ships to its ports, at their present strength."""
        board = run.board
        waiting = self.waiting(board)
        choices = sites_for(board, self.minor, waiting)
        if run.answers and isinstance(run.answer, Action):
            run.goto("ask" if waiting else "end")
        elif choices:
            put_down(run, self.minor, waiting, run.choice if run.answers else choices[0])
            run.goto("ask" if self.waiting(board) else "end")

    def end(self, run: Run[Board]) -> None:
        """6.12: where its forces appear, what was settled before may change."""
        settle_areas(run)

    def waiting(self, board: Board) -> list[Piece]:
        """The pieces to be placed now: on land first, then the ships; those without a place stay on the card."""
        home = board.countries[self.minor].home
        land, ships = [piece for piece in home if piece.is_land], [piece for piece in home if piece.is_ship]
        return land if land and sites_for(board, self.minor, land) else ships


class PlaceReturning(Action, frozen=True):
    """Places some of the pieces on the home card of a minor that is active again; the rest follows (6.9, R-120)."""

    rule: ClassVar[str] = "6.9"

    units: Annotated[tuple[PieceId, ...], Kind("piece", many=True, together=True)]
    place: Annotated[str, Kind("place")]

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, asking = table.board, table.stack[-1]
        if not isinstance(asking, Activate):
            return refuse(self.rule, "nothing-to-place")
        waiting = asking.waiting(board)
        wrong = [unit for unit in self.units if unit not in [piece.id for piece in waiting]]
        if wrong or not self.units or len(set(self.units)) < len(self.units):
            found = str(wrong[0]) if wrong else " ".join(self.units)
            return refuse(self.rule, "not-on-home-card", found=found, pieces=names(piece.id for piece in waiting))
        choices = sites_for(board, asking.minor, waiting)
        if self.place not in choices:
            places = tuple(place_name(board, site) for site in choices)
            return refuse(self.rule, "no-home-place", found=str(self.place), places=places)
        return Quote(self.rule)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        asking = run.stack[-1]
        if isinstance(asking, Activate):
            chosen = [piece for piece in asking.waiting(run.board) if piece.id in self.units]
            put_down(run, asking.minor, chosen, self.place)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        board, asking = table.board, table.stack[-1]
        if not isinstance(asking, Activate):
            return []
        waiting = asking.waiting(board)
        if param == "place":
            found = sites_for(board, asking.minor, waiting)
            return [Candidate(site, place_name(board, site)) for site in found if site.startswith(typed)]
        return picking.several([piece.id for piece in waiting], typed, lambda piece: piece_name(PieceId(piece)))


def deal_hand(run: Run[Board], minor: CountryId) -> None:
    """Its home cards, and random cards by its ECO level after tribute (R-28, R-117)."""
    board, edition = run.board, edition_of(run.board)
    state = board.countries[minor]
    elsewhere = [card for other in board.countries.values() for card in (*other.hand, *other.played_home)]
    elsewhere += [effect.card for effect in board.effects]
    state.hand += [card for card in edition.cards.home.get(minor, ()) if card not in elsewhere]
    for _ in range(edition.activation.hand.cards(eco_level(board, minor))):
        if decks.can_draw(board):
            decks.draw_card(run, minor, "6.17")


def sites_for(board: Board, minor: CountryId, pieces: Sequence[Piece]) -> list[str]:
    """Where these pieces of the home card may appear: home cities, Persian squares, or zones of the ports (R-120)."""
    game_map = edition_of(board).map
    if not pieces:
        return []
    if pieces[0].is_land:
        return list(safe_home_areas(board, game_map, minor))
    held = [port for port in game_map.home_ports[minor] if port in board.areas and board.areas[port].control == minor]
    zones = [game_map.areas[port].port for port in held]
    return list(dict.fromkeys(zone for zone in zones if zone is not None and zone in board.zones))


def put_down(run: Run[Board], minor: CountryId, pieces: Sequence[Piece], site: str) -> None:
    """From the home card to an area or a sea zone."""
    board, moved = run.board, list(pieces)
    there = board.areas[AreaId(site)].pieces if site in board.areas else board.zones[ZoneId(site)]
    for piece in moved:
        board.countries[minor].home.remove(piece)
        there.append(piece)
    seers = friends_of(board, minor)  # sizes are hidden until battle
    name, where = Name("country", minor), place_name(board, site)
    run.tell("pieces-returned", "6.9", seers, country=name, count=len(moved), place=where)


def place_name(board: Board, site: str) -> Name:
    """How a message names an area or a sea zone."""
    return Name("area" if site in board.areas else "zone", site)


# Back to sleep.


def deactivate(run: Run[Board], minor: CountryId, rule: str = "6.9") -> None:
    """Inactive at once: forces to the home card, raiders to the Regroup Box, random cards discarded (6.9, R-119).

    Home cards are its own again when it wakes (R-28); pieces on a foreign war card stay there.
    """
    board, state = run.board, run.board.countries[minor]
    if not state.active:
        return
    for where, pieces in list(board.places()):
        if where.kind in ("area", "zone", "box"):
            for piece in [one for one in pieces if one.owner == minor]:
                _go_home(board, piece, raiding=where.kind == "box" and piece.is_land)
    lay_open(run)  # its stacks lie on the home card
    for card in random_cards(board, minor):
        decks.discard(board, minor, card)
        run.reveal(None, (card,))
    cards = edition_of(board).cards.home.get(minor, ())
    state.hand = [card for card in state.hand if card not in cards]
    state.active, state.deployed = False, True
    state.controller = state.controller_camp = None
    purse.forfeit(board, minor)
    board.clock.special = [country for country in board.clock.special if country != minor]
    run.tell("minor-deactivated", rule, country=Name("country", minor))
    settle_areas(run)


def _go_home(board: Board, piece: Piece, *, raiding: bool) -> None:
    """To the home card on the side that shows, a raider to the Regroup Box; who was aboard a ship of it, too."""
    for zone in board.zones.values():
        for load in [one for one in zone if one.aboard == piece.id and one.owner != piece.owner]:
            regroup(board, load)
    regroup(board, piece)
    if piece.is_leader:
        leave_group(board, LeaderId(piece.id))
    if not raiding:
        board.regroup.remove(piece)
        piece.origin = None
        piece.rested()
        board.countries[piece.owner].home.append(piece)


def settle_areas(run: Run[Board]) -> None:
    """Groups that were parted end, sieges are lifted, garrisons come out, control follows (6.6.3, 6.8, 6.12)."""
    tidy_groups(run)
    for area in unsettled(run.board):
        run.call(Occupation(area=area))
