"""What battle cards in force do: to dice and routs of a side, and to its pieces before the dice (6.11.d, 10.4.e)."""

from collections.abc import Iterable, Sequence

import msgspec

from rules.assyrian_wars.battle.cards import Laid
from rules.assyrian_wars.battle.hits import lose_king
from rules.assyrian_wars.battle.losses import eliminate, regroup
from rules.assyrian_wars.battle.sides import Boons, Raise, Side, decider
from rules.assyrian_wars.board import decks
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import by_worth, factor, is_king, owners, pieces_in, rating
from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, PieceId
from rules.assyrian_wars.board.names import names, piece_name, place_name
from rules.assyrian_wars.board.pieces import Piece, is_leader
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.events import tabletop
from rules.assyrian_wars.events.battle_terms import ordinary_mercenaries
from rules.assyrian_wars.events.handlers import Play
from rules.assyrian_wars.events.joint import bring_in, helpers
from rules.assyrian_wars.march.army_groups import tidy_groups
from rules.assyrian_wars.pack import battle_effects as battle
from rules.assyrian_wars.pack import card_effects as event
from rules.assyrian_wars.pack.card_effects import Effect
from rules.assyrian_wars.victory.scoring import score_nomads
from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, ChooseMany, Option
from rules.core.run import Run

Countries = tuple[CountryId, ...]


def effect_of(board: Board, laid: Laid) -> Effect:
    """What a card does in the use it was laid for."""
    use = decks.card_of(board, laid.card).use(laid.use)
    if use is None:
        raise LookupError(f"card {laid.card} has no use {laid.use!r}")
    return use.effect


# What lasts for the battle.


def boons_of(board: Board, laid: Iterable[Laid], first: Countries) -> tuple[Boons, Boons]:
    """The boons of both sides; `first` are the countries of the first one. Effects add up (6.11.d)."""
    found = [Boons(), Boons()]
    for card in laid:
        own = 0 if card.country in first else 1
        found[own], found[1 - own] = _boons(found[own], found[1 - own], card.country, effect_of(board, card))
    return found[0], found[1]


def _boons(own: Boons, foe: Boons, country: CountryId, effect: Effect) -> tuple[Boons, Boons]:
    replace = msgspec.structs.replace
    match effect:
        case battle.BattleDice(dice=dice, rounds="first"):
            own = replace(own, first_dice=own.first_dice + dice)
        case battle.BattleDice(dice=dice, ignores_fortress=engines):
            own = replace(own, dice=own.dice + dice, engines=own.engines or engines)
        case battle.FactorBonus(classes=classes, bonus=bonus, rounds=rounds, chariots=chariots):
            raised = Raise(country, classes, bonus, rounds == "first", chariots)
            own = replace(own, raises=(*own.raises, raised))
        case battle.IgnoreHits(hits=hits):
            own = replace(own, shield=own.shield + hits)
        case battle.RoutRate(hits_a_rout=1):
            foe = replace(foe, panic=True)
        case battle.BreakOff(after_round=number):
            own = replace(own, breaker=country, break_round=number)
        case _:
            pass
    return own, foe


def redrawn(before: Sequence[Side], after: Sequence[Side], boons: Sequence[Boons]) -> tuple[Side, ...]:
    """Both sides as cards have left them; points go by who stood there before, and who came to help (R-80)."""
    known = {id for side in before for id in side.pieces}
    return tuple(
        msgspec.structs.replace(
            now,
            units=was.units + sum(id not in known and not is_leader(id) for id in now.pieces),
            countries=tuple(dict.fromkeys((*was.countries, *now.countries))),
            boons=gift,
        )
        for was, now, gift in zip(before, after, boons, strict=True)
    )


def lay_walls(board: Board, area: AreaId, laid: Iterable[Laid]) -> None:
    """Walls that are undermined stay so until the siege is over: the card lies face up meanwhile (6.8, 6.11.l)."""
    for card in laid:
        if isinstance(effect_of(board, card), battle.CityDefence):
            take_up(board, card.card)
            tabletop.lay(board, Play(card.country, card.card, card.use), area)


def take_up(board: Board, card: CardId) -> None:
    """A card that was put away comes back, to lie face up."""
    printed = decks.card_of(board, card)
    pile = board.discard if printed.owner is None else board.countries[printed.owner].played_home
    pile.remove(card)


# What happens before the dice.


class Worked(msgspec.Struct, frozen=True):
    """What a `CardsAtWork` ends with: whose the turncoats were, who came to help from where, what is left of a copy."""

    turned: dict[PieceId, CountryId] = {}
    joined: dict[PieceId, AreaId] = {}
    shadows: tuple[Piece, ...] = ()


class CardsAtWork(Procedure):
    """Turncoats, bribes, champions and armies that join, one card after another, before the dice (6.11.d, 10.4.e)."""

    steps = ("turn", "ask", "carry_out")

    area: str  # the area, or the card of a foreign war (6.11.b)
    sides: tuple[tuple[PieceId, ...], tuple[PieceId, ...]]
    first: Countries  # the countries of the first side
    waiting: tuple[Laid, ...]
    shadows: tuple[Piece, ...] = ()  # the second side off the map, a copy of the first
    amount: int = 0  # how many pieces the next card concerns
    turned: dict[PieceId, CountryId] = {}
    joined: dict[PieceId, AreaId] = {}

    def turn(self, run: Run[Board]) -> None:
        """6.11.d: the next card, with its dice."""
        if not self.waiting:
            run.end(Worked(self.turned, self.joined, self.shadows))
            return
        self.amount = min(self._amount(run, self.waiting[0]), len(self._choices(run.board)))
        if not self.amount:
            self.waiting = self.waiting[1:]
            run.repeat()

    def _amount(self, run: Run[Board], laid: Laid) -> int:
        card = Name("card", laid.card)
        match effect_of(run.board, laid):
            case battle.Turncoats(share=share):
                return -(-len(self._choices(run.board)) // share)  # rounded up
            case battle.MercenariesLeave(d3=dice):
                rolled = run.roll("mercenaries-leave", dice)
                leaving = sum((die + 1) // 2 for die in rolled)
                run.tell("mercenaries-wanted", "10.4.e", card=card, dice=rolled, leaving=leaving)
                return leaving
            case event.StrikeLeader(hit_from=need):
                (die,) = run.roll("champion", 1)
                run.tell("champion-rolled", "6.11.d", card=card, die=die, need=need, success=die >= need)
                return int(die >= need)
            case event.JointAttack():
                return 1
        return 0

    def ask(self, run: Run[Board]) -> None:
        """6.11.d: the owner says which of his pieces; who plays the card says which army joins."""
        board, laid = run.board, self.waiting[0]
        choices = self._choices(board)
        seat = seat_of(board, self._chooser(board)) if len(choices) > self.amount else None
        if seat is None:
            return
        default = [piece.id for piece in choices[: self.amount]]
        run.ask(
            seat,
            "battle-card-choice",
            "6.11.d",
            options=[Option(one.id, message("option-piece", piece=piece_name(one.id))) for one in choices],
            default=Choose(default[0]) if self.amount == 1 else ChooseMany(tuple(default)),
            reason=message(
                "battle-card-choice",
                card=Name("card", laid.card),
                area=place_name(board, self.area),
                number=self.amount,
            ),
            private=board.options.fog_of_war,
            at_least=self.amount,
            at_most=self.amount,
        )

    def carry_out(self, run: Run[Board]) -> None:
        """6.11.d, 10.4.e: they change sides, leave, fall or come."""
        board, laid = run.board, self.waiting[0]
        wished = run.choices if run.answers else ()
        pieces = [piece for piece in self._choices(board) if not wished or piece.id in wished][: self.amount]
        match effect_of(board, laid):
            case battle.Turncoats():
                self._turn(run, laid, pieces)
            case battle.MercenariesLeave():
                for piece in pieces:
                    regroup(board, piece)
                where = place_name(board, self.area)
                run.tell("mercenaries-left", "10.4.e", area=where, pieces=names(one.id for one in pieces))
            case event.StrikeLeader() if pieces and self.shadows:
                self.shadows = tuple(piece for piece in self.shadows if piece != pieces[0])
                run.tell("champion-slew-abroad", "6.11.d", country=Name("people", pieces[0].owner))
            case event.StrikeLeader() if pieces:
                strike(run, pieces[0], laid.country)
            case event.JointAttack() if pieces:
                self._bring(run, laid, pieces[0])
        self.waiting = self.waiting[1:]
        run.goto("turn")

    def _turn(self, run: Run[Board], laid: Laid, pieces: Sequence[Piece]) -> None:
        """10.4.e: they fight for the other side in this battle or round (R-99)."""
        self.turned = {**self.turned, **{piece.id: piece.owner for piece in pieces}}
        own = self._number(laid.country)
        inside = any(piece.inside for piece in self._there(run.board, own))
        for piece in pieces:
            piece.owner, piece.under, piece.inside = laid.country, None, inside
        run.tell(
            "turncoats",
            "10.4.e",
            country=Name("country", laid.country),
            area=place_name(run.board, self.area),
            pieces=names(piece.id for piece in pieces),
        )

    def _bring(self, run: Run[Board], laid: Laid, leader: Piece) -> None:
        area = AreaId(self.area)
        found = [one for one in helpers(run.board, laid.country, area) if one.leader == leader.id]
        for helper in found[:1]:
            self.joined = {**self.joined, **dict.fromkeys(helper.pieces, helper.start)}
            bring_in(run, laid.country, helper, area)

    def _choices(self, board: Board) -> list[Piece]:
        """The pieces that the next card may concern, those that are missed least first."""
        laid = self.waiting[0]
        foes = self._there(board, 1 - self._number(laid.country))
        counters = edition_of(board).counters
        match effect_of(board, laid):
            case battle.Turncoats() | battle.MercenariesLeave():
                free = [piece for piece in ordinary_mercenaries(foes) if piece.id not in self.turned]
                return sorted(free, key=lambda piece: (factor(counters, piece), piece.id))
            case event.StrikeLeader():
                best = by_worth(counters, board.options, foes)
                top = rating(counters, board.options, best[0]).action if best else 0
                tied = [chief for chief in best if rating(counters, board.options, chief).action == top]
                return sorted(tied, key=lambda chief: is_king(counters, chief))
            case event.JointAttack():
                able = [helper.leader for helper in helpers(board, laid.country, AreaId(self.area))]
                return [found[1] for leader in able if (found := board.find(leader)) is not None]
        return []

    def _chooser(self, board: Board) -> CountryId:
        """Who plays the card, or the owner of the pieces it strikes; of several owners the side's first (R-75)."""
        laid = self.waiting[0]
        if isinstance(effect_of(board, laid), event.JointAttack):
            return laid.country
        concerned = owners(self._choices(board))
        chief = decider(board, self._there(board, 1 - self._number(laid.country)))
        return chief if chief in concerned else concerned[0]

    def _number(self, country: CountryId) -> int:
        return 0 if country in self.first else 1

    def _there(self, board: Board, number: int) -> list[Piece]:
        if number and self.shadows:
            return list(self.shadows)
        return [piece for piece in pieces_in(board, self.area) if piece.id in self.sides[number]]


def strike(run: Run[Board], leader: Piece, by: CountryId) -> None:
    """A leader falls; a king is gone for good and costs a victory point (6.3, 8.3.1).

    A leader may be the last of a nomad people: then it is the champion's country that has beaten it (8.3).
    """
    board, counters = run.board, edition_of(run.board).counters
    if is_king(counters, leader):
        lose_king(run, leader)
    eliminate(board, counters, leader)
    run.tell("champion-slew", "6.11.d", leader=Name("leader", leader.id), country=Name("country", leader.owner))
    tidy_groups(run)
    score_nomads(run, (leader.id,), (by,), by)


def send_turncoats_away(run: Run[Board], turned: dict[PieceId, CountryId]) -> None:
    """After the battle or round those who are left go to the Regroup Box, for their old employer (R-99)."""
    board = run.board
    gone = []
    for id, owner in turned.items():
        found = board.find(id)
        if found is None:
            continue
        found[1].owner = owner
        if found[0].kind in ("area", "war"):
            regroup(board, found[1])
            gone.append(id)
    if gone:
        run.tell("turncoats-leave", "10.4.e", pieces=names(gone))
