"""Both sides of a foreign war send their pieces: those they have, then what they buy, or victory points (6.11.b).

R-136 to R-138, R-143: one size for both sides, at most one leader a side, and no duration until all is there.
"""

from collections.abc import Iterable, Sequence

from rules.assyrian_wars.battle.losses import regroup
from rules.assyrian_wars.board import decks
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import factor, is_king
from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, HalfAP, PieceId, UnitId
from rules.assyrian_wars.board.names import names, piece_name
from rules.assyrian_wars.board.pieces import ForeignWar, Piece
from rules.assyrian_wars.board.relations import patron, seat_of
from rules.assyrian_wars.board.state import REGROUP, Board
from rules.assyrian_wars.build.building import building_price, one_of_each, regulars
from rules.assyrian_wars.build.mercenaries import first_for_hire, hired_in_pool, hiring_price
from rules.assyrian_wars.build.regrouping import buying_back_price
from rules.assyrian_wars.control.control import Occupation
from rules.assyrian_wars.events import costs
from rules.assyrian_wars.events.foreign_war.clock import war_on
from rules.assyrian_wars.march.army_groups import tidy_groups
from rules.assyrian_wars.pack.card_effects import ForeignWarEffect as Printed
from rules.assyrian_wars.pack.cards import Trigger
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.windows import open_window
from rules.assyrian_wars.victory.scoring import score
from rules.core.messages import Message, Name, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.questions import Answer, Choose, ChooseMany, Option, Question
from rules.core.run import Run
from rules.core.table import Table

LEAVE, GIVE_POINTS = "leave-incomplete", "give-points"
CARD, BUY = "card:", "buy:"


class MusterAbroad(Procedure):
    """The sides of a foreign war that are incomplete send pieces; if all is there its duration is rolled (6.11.b)."""

    steps = ("look", "ask", "send", "offer", "remedy", "go_on", "begin")

    card: CardId
    sides: tuple[bool, ...]  # those still to send, the second country's as True
    new: bool = True  # the war begins with this, and everybody may answer it
    purse: HalfAP = HalfAP(0)  # AP of cards played for it, which are good for nothing else
    lent: HalfAP = HalfAP(0)  # AP that the sending country has borrowed for it

    def look(self, run: Run[Board]) -> None:
        """6.11.b: first the country named first; a side that has no choice sends all at once (R-138)."""
        if not self.sides:
            run.goto("begin")
            return
        board = run.board
        due, able = self._due(board), self._able(board)
        if due and due == len(able):
            self._send(run, [piece.id for piece in able])

    def ask(self, run: Run[Board]) -> None:
        """6.11.b: the owner names the pieces, at most one of them a leader (R-137)."""
        board, due = run.board, self._due(run.board)
        seat = seat_of(board, self._country(board))
        if not due or seat is None:
            return
        able, chosen = self._able(board), self._default(board)
        run.ask(
            seat,
            "foreign-war-pieces",
            "6.11.b",
            options=[Option(piece.id, _where(board, piece)) for piece in able],
            default=Choose(chosen[0]) if due == 1 else ChooseMany(chosen),
            reason=message(
                "foreign-war-pieces",
                country=Name("country", self._country(board)),
                card=Name("card", self.card),
                number=due,
            ),
            private=True,
            at_least=due,
            at_most=due,
        )

    def check(self, table: Table[Board], question: Question, answer: Answer) -> Refusal | None:
        """One leader at most in each half."""
        if question.kind != "foreign-war-pieces" or not isinstance(answer, ChooseMany):
            return None
        pieces = [piece for piece in self._able(table.board) if piece.id in answer.options]
        if sum(piece.is_leader for piece in pieces) > self._leaders_left(table.board):
            return refuse("6.11.b", "one-leader-abroad", most=self._printed(table.board).leaders)
        return None

    def send(self, run: Run[Board]) -> None:
        """6.11.b: they lie on the card until the war is over."""
        if self._due(run.board):
            chosen = run.choices if run.answers else self._default(run.board)
            able = [piece.id for piece in self._able(run.board)]  # in which order they were named does not matter
            self._send(run, [piece for piece in able if piece in chosen])

    def offer(self, run: Run[Board]) -> None:
        """6.11.b: for what is missing AP, victory points, or nothing yet (R-138)."""
        board = run.board
        seat = seat_of(board, self._country(board))
        if not self._missing(board) or seat is None:
            return
        options = [Option(LEAVE)]
        if patron(board, self._country(board)) is not None:
            options.append(Option(GIVE_POINTS, message("option-give-points", points=self._missing(board))))
        options += [Option(BUY + piece, self._price_tag(board, piece)) for piece in self._for_sale(board)]
        options += [
            Option(CARD + card, message("option-card-for-ap", card=Name("card", card))) for card in self._cards(board)
        ]
        run.ask(
            seat,
            "foreign-war-missing",
            "6.11.b",
            options=options,
            default=Choose(LEAVE),
            reason=message(
                "foreign-war-missing",
                country=Name("country", self._country(board)),
                card=Name("card", self.card),
                number=self._missing(board),
            ),
            private=True,
        )

    def remedy(self, run: Run[Board]) -> None:
        """6.11.b: built, hired or regrouped straight onto the card, or 1 VP for each missing piece (R-138)."""
        if not run.answers or run.choice == LEAVE:
            return
        board, country = run.board, self._country(run.board)
        if run.choice == GIVE_POINTS:
            missing = self._missing(board)
            self._forgive(board, missing)
            score(run, country, -missing, "vp-missing-abroad", self.card, rule="6.11.b")
            return
        if run.choice.startswith(CARD):
            card = CardId(run.choice.removeprefix(CARD))
            ap = decks.card_of(board, card).ap
            decks.discard(board, country, card)
            self.purse = HalfAP(self.purse + ap * purse.AP)
            run.tell("card-played", "6.11.b", country=Name("country", country), card=Name("card", card), ap=ap)
        else:
            self._buy(run, PieceId(run.choice.removeprefix(BUY)))
        run.goto("offer")

    def go_on(self, run: Run[Board]) -> None:
        """6.11.b: the other side."""
        before = self._country(run.board)
        self.sides, self.purse = self.sides[1:], HalfAP(0)
        if self.sides and self._country(run.board) != before:
            self.lent = HalfAP(0)
        run.goto("look")

    def begin(self, run: Run[Board]) -> None:
        """6.11.b: when all pieces are there the duration is rolled (R-138); a new war may be answered by a card."""
        board, war = run.board, war_on(run.board, self.card)
        if war.duration is None and is_complete(board, war):
            dice = run.roll("foreign-war-duration", self._printed(board).duration_dice)
            war.duration = sum(dice)
            run.tell("foreign-war-lasts", "6.11.b", card=Name("card", self.card), rounds=war.duration)
        if self.new:
            open_window(run, Trigger.FOREIGN_WAR_BEGUN, war.first, card=self.card)

    # ---- one side ---------------------------------------------------------------------------------------------

    def _country(self, board: Board) -> CountryId:
        war = war_on(board, self.card)
        return CountryId(war.second) if self.sides[0] else war.first

    def _half(self, board: Board) -> list[Piece]:
        war = war_on(board, self.card)
        return war.others if self.sides[0] else war.forces

    def _printed(self, board: Board) -> Printed:
        return printed_war(board, self.card)

    def _missing(self, board: Board) -> int:
        return missing(war_on(board, self.card), second=self.sides[0])

    def _leaders_left(self, board: Board) -> int:
        return self._printed(board).leaders - sum(piece.is_leader for piece in self._half(board))

    def _able(self, board: Board) -> list[Piece]:
        """Land units and leaders on the map or in Raid Boxes, not inside a besieged city (R-137)."""
        pieces = eligible(board, self._country(board))
        return pieces if self._leaders_left(board) > 0 else [piece for piece in pieces if piece.is_unit]

    def _due(self, board: Board) -> int:
        """How many it must send now: all that it has, as far as they are needed."""
        if not self.sides:
            return 0
        able = self._able(board)
        chiefs = min(sum(piece.is_leader for piece in able), max(0, self._leaders_left(board)))
        return min(self._missing(board), sum(piece.is_unit for piece in able) + chiefs)

    def _default(self, board: Board) -> tuple[PieceId, ...]:
        """The weakest units; a leader only where units do not do, a king last."""
        counters = edition_of(board).counters

        def worth(piece: Piece) -> tuple[bool, bool, int, str]:
            return piece.is_leader, is_king(counters, piece), factor(counters, piece), piece.id

        return tuple(piece.id for piece in sorted(self._able(board), key=worth)[: self._due(board)])

    def _send(self, run: Run[Board], pieces: Iterable[str]) -> None:
        board, chosen = run.board, [PieceId(piece) for piece in pieces]
        left = []
        for piece in chosen:
            found = board.find(piece)
            if found is not None and found[0].kind == "area":
                left.append(AreaId(found[0].id))
            _onto_card(board, piece, self._half(board))
        self._tell_sent(run, chosen)
        tidy_groups(run)
        for area in dict.fromkeys(left):
            run.call(Occupation(area=area))

    def _tell_sent(self, run: Run[Board], pieces: Sequence[PieceId]) -> None:
        country = Name("country", self._country(run.board))
        run.tell("sent-abroad", "6.11.b", country=country, card=Name("card", self.card), pieces=names(pieces))

    def _forgive(self, board: Board, pieces: int) -> None:
        war = war_on(board, self.card)
        if self.sides[0]:
            war.others_forgiven += pieces
        else:
            war.forgiven += pieces

    # ---- what money buys --------------------------------------------------------------------------------------

    def _for_sale(self, board: Board) -> list[PieceId]:
        """From the Regroup Box, the force pool and the mercenary pool, as far as AP and a loan reach (R-138)."""
        country = self._country(board)
        box = [
            p.id
            for p in board.regroup
            if p.owner == country and (p.is_unit or (p.is_leader and self._leaders_left(board) > 0))
        ]
        pools = one_of_each(board, [*regulars(board, country), *first_for_hire(board, country)], ())
        return [piece for piece in (*box, *pools) if self._is_payable(board, country, piece)]

    def _is_payable(self, board: Board, country: CountryId, piece: PieceId) -> bool:
        """With AP that are there or borrowed; what was borrowed for other pieces is the same loan (R-132)."""
        return costs.refuse_price(board, country, self._rest(board, piece), growing=self.lent) is None

    def _cards(self, board: Board) -> list[CardId]:
        """Cards that can be turned into AP for it; the phasing country keeps one for its impulse (R-16)."""
        hand = list(board.countries[self._country(board)].hand)
        kept = board.impulse is not None and board.impulse.country == self._country(board) and not board.impulse.cards
        return hand if len(hand) > int(kept) else []

    def _rest(self, board: Board, piece: PieceId) -> int:
        """What its price takes beyond the AP of cards played for it."""
        return max(0, piece_price(board, piece) - self.purse)

    def _price_tag(self, board: Board, piece: PieceId) -> Message:
        loan = costs.shortfall(board, self._country(board), self._rest(board, piece))
        return message("option-buy-piece", piece=piece_name(piece), halves=piece_price(board, piece), loan=loan)

    def _buy(self, run: Run[Board], piece: PieceId) -> None:
        board, country = run.board, self._country(run.board)
        rest = self._rest(board, piece)
        self.purse = HalfAP(max(0, self.purse - piece_price(board, piece)))
        if rest:
            self.lent = HalfAP(self.lent + costs.shortfall(board, country, rest))
            costs.pay(run, country, rest, "6.11.b")
        if board.find(piece) is not None:
            _onto_card(board, piece, self._half(board))
        else:
            board.countries[country].pool.remove(piece)
            self._half(board).append(Piece(piece, country))
        self._tell_sent(run, [piece])


def send_abroad(run: Run[Board], piece: PieceId, half: list[Piece]) -> None:
    """One more piece goes to the card of a foreign war."""
    _onto_card(run.board, piece, half)
    tidy_groups(run)


def _onto_card(board: Board, piece: PieceId, half: list[Piece]) -> None:
    """From wherever it is, out of every army, siege and ship."""
    found = board.find(piece)
    if found is None:
        return
    if found[0] != REGROUP:
        regroup(board, found[1])
    board.regroup.remove(found[1])
    found[1].rested()
    half.append(found[1])


def _where(board: Board, piece: Piece) -> Message:
    found = board.find(piece.id)
    place = found[0] if found is not None else REGROUP
    return message("option-piece-at", piece=piece_name(piece.id), place=Name(place.kind, place.id))


def piece_price(board: Board, piece: PieceId) -> int:
    """The normal price of bringing it into play (6.1, 6.2, 6.5)."""
    if board.find(piece) is not None:
        return buying_back_price([piece])
    unit = UnitId(piece)
    counter = edition_of(board).counters.units[unit]
    hired = piece in hired_in_pool_ids(board)
    return hiring_price(board, [unit]) if hired else building_price(board.options, counter)


def hired_in_pool_ids(board: Board) -> list[PieceId]:
    """The mercenaries, Aramaeans and Arabs of all pools."""
    return [unit for country in board.countries for unit in hired_in_pool(board, country)]


def eligible(board: Board, country: CountryId) -> list[Piece]:
    """What a country can send: land units and leaders on the map or raiding, not from a besieged city (R-137)."""
    found: list[Piece] = []
    for state in board.areas.values():
        shut = bool(state.sieges)
        found += [one for one in state.pieces if one.owner == country and one.is_land and not (one.inside and shut)]
    for pieces in (*board.zones.values(), *board.boxes.values()):
        found += [one for one in pieces if one.owner == country and one.is_land]
    return found


def printed_war(board: Board, card: CardId) -> Printed:
    """What the card of a foreign war says."""
    return next(use.effect for use in decks.card_of(board, card).uses if isinstance(use.effect, Printed))


def missing(war: ForeignWar, *, second: bool) -> int:
    """How many pieces a side still owes."""
    there, forgiven = (war.others, war.others_forgiven) if second else (war.forces, war.forgiven)
    return max(0, war.size - len(there) - forgiven)


def is_complete(board: Board, war: ForeignWar) -> bool:
    """All pieces of the sides that are countries of the game are there, or bought off."""
    return not missing(war, second=False) and not (war.second in board.countries and missing(war, second=True))


def owing_sides(board: Board, war: ForeignWar, country: CountryId) -> tuple[bool, ...]:
    """The sides of a war that this country has to complete."""
    first = (False,) if war.first == country and missing(war, second=False) else ()
    second = (True,) if war.second == country and missing(war, second=True) else ()
    return first + second
