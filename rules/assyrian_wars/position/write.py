"""Writes a position: every statement in which a board differs from the blank board of its scenario."""

from collections.abc import Iterable, Mapping, Sequence

from rules.assyrian_wars.board.ids import CardId, CountryId, PieceId
from rules.assyrian_wars.board.pieces import AreaState, ForeignWar, Piece
from rules.assyrian_wars.board.state import Board, CardPlay, CountryState, Impulse
from rules.assyrian_wars.pack.edition import Edition
from rules.assyrian_wars.position.fields import NONE, fields_of, write_items, write_keyed, write_row
from rules.assyrian_wars.position.pieces import write_group, write_ids
from rules.assyrian_wars.position.records import BOARD_FIELDS, LISTS_OF_OWN, PLAY_MARKS
from rules.assyrian_wars.setup.blank import blank_board, draw_pile

KEYED = {"conquest": 2, "effect": 3}  # how many fields stand before the colon


def write_position(board: Board, dice: Mapping[str, Sequence[int]], edition: Edition) -> str:
    """The whole text."""
    return "\n".join([*_Writer(board, edition).lines(), *_dice(dice)]) + "\n"


def _dice(dice: Mapping[str, Sequence[int]]) -> list[str]:
    rolls = [f"{label} {' '.join(map(str, results))}" for label, results in dice.items() if results]
    return [f"dice: {', '.join(rolls)}"] if rolls else []


class _Writer:
    """Compares a board with the blank one."""

    def __init__(self, board: Board, edition: Edition) -> None:
        self.board = board
        self.edition = edition
        self.blank = blank_board(edition, board.scenario)

    def lines(self) -> list[str]:
        """All statements: rules and clock, the map, countries, politics, cards."""
        return [
            f"blank {self.board.scenario}",
            *self._frame(),
            *self._map(),
            *self._off_map(),
            *self._countries(),
            *self._politics(),
            *self._cards(),
        ]

    def _frame(self) -> list[str]:
        board, blank = self.board, self.blank
        others = [name for name in fields_of(Board) if name not in BOARD_FIELDS]
        found = [
            _statement("options", write_items(board.options, blank.options)),
            _statement("stock", write_items(board.stock, blank.stock)),
            _statement("game", write_items(board, blank, skip=others)),
            _statement("clock", write_items(board.clock, blank.clock)),
            _impulse(board.impulse),
        ]
        return [line for line in found if line]

    def _map(self) -> list[str]:
        board, blank = self.board, self.blank
        found = [_statement(key, self._area(area, blank.areas[key])) for key, area in board.areas.items()]
        found += [_statement(key, self._group(pieces)) for key, pieces in board.zones.items()]
        found += [_statement(key, self._group(pieces)) for key, pieces in board.boxes.items()]
        found.append(_statement("regroup", self._group(board.regroup)))
        for country, state in board.countries.items():
            found.append(_statement(f"home {country}", self._group(state.home, country)))
        found += [f"group {group.card} {group.country}: {' '.join(group.leaders)}" for group in board.groups]
        found += [self._foreign_war(war) for war in board.foreign_wars]
        return [line for line in found if line]

    def _area(self, area: AreaState, base: AreaState) -> list[str]:
        sieges = []
        for siege in area.sieges:
            words = ["siege", siege.country, *([siege.leader] if siege.leader else [])]
            blank = type(siege)(siege.country, siege.leader)
            sieges.append(" ".join([*words, *write_items(siege, blank)]))
        return [*self._group(area.pieces), *write_items(area, base), *sieges]

    def _group(self, pieces: Sequence[Piece], owner: CountryId | None = None) -> list[str]:
        return [write_group(pieces, self.edition.counters, owner)] if pieces else []

    def _foreign_war(self, war: ForeignWar) -> str:
        blank = ForeignWar(war.card, war.first, war.second, 0)
        items = write_items(war, blank)
        items += [f"{name} {word}" for name in ("forces", "others") for word in self._group(getattr(war, name))]
        return _statement(f"foreign-war {war.card} {war.first} {war.second}", items)

    def _off_map(self) -> list[str]:
        """Pools that differ from what is left over when everything else is placed."""
        board, blank = self.board, self.blank
        elsewhere = {piece.id for _, pieces in board.places() for piece in pieces} | set(board.removed)
        hired = {piece for state in board.countries.values() for piece in state.pool if piece in blank.game_pool}
        found = []
        for country, state in board.countries.items():
            left = blank.countries[country]
            expected = _without(left.pool, elsewhere), _without(left.reserve, elsewhere)
            if (state.pool, state.reserve) != expected:
                found.append(_list(f"pool {country}", write_ids(state.pool, country)))
                found.append(_list(f"reserve {country}", write_ids(state.reserve, country)))
        if board.game_pool != _without(blank.game_pool, elsewhere | hired):
            found.append(_list("game-pool", write_ids(board.game_pool, CountryId(""))))
        if board.removed:
            found.append(_list("removed", write_ids(board.removed, CountryId(""))))
        return found

    def _countries(self) -> list[str]:
        found = [
            _statement(country, _country(state, self.blank.countries[country]))
            for country, state in self.board.countries.items()
        ]
        return [line for line in found if line]

    def _politics(self) -> list[str]:
        board = self.board
        found = [f"war {write_row(war)}" for war in board.wars]
        found += [f"conquest {write_keyed(conquest, KEYED['conquest'])}" for conquest in board.conquests]
        found += [f"tribute {write_row(tribute)}" for tribute in board.tributes]
        found += [f"pact {city} {power}" for city, power in board.pacts.items()]
        found += [f"passage {one} {other}" for one, other in board.passages]
        found += [f"scheme {write_row(scheme)}" for scheme in board.schemes]
        found += [_list(f"plans {power}", plan) for power, plan in board.plans.items()]
        found += [f"rota {camp} {power}" for camp, power in board.rotas.items()]
        return found

    def _cards(self) -> list[str]:
        board = self.board
        found = [f"effect {write_keyed(effect, KEYED['effect'])}" for effect in board.effects]
        for country, state in board.countries.items():
            for name, cards in (("hand", state.hand), ("fresh", state.fresh), ("played", state.played_home)):
                if cards:
                    found.append(_list(f"{name} {country}", _card_ranges(cards)))
        if board.discard:
            found.append(_list("discard", _card_ranges(board.discard)))
        if board.deck != self._expected_deck():
            found.append(_list("deck", _card_ranges(board.deck)))
        return found

    def _expected_deck(self) -> list[CardId]:
        """What a reader puts into the draw pile if the text does not list it."""
        board = self.board
        held = {card for state in board.countries.values() for card in (*state.hand, *state.played_home)}
        held.update(board.discard)
        held.update(effect.card for effect in board.effects if effect.face_up)
        held.update(war.card for war in board.foreign_wars)
        return [card for card in draw_pile(self.edition) if card not in held]


def _country(state: CountryState, base: CountryState) -> list[str]:
    items = write_items(state, base, skip=LISTS_OF_OWN)
    items += write_items(state.turn, base.turn)
    items += [f"fall {write_row(fall)}" for fall in state.falls]
    return items + [f"score {write_row(line)}" for line in state.ledger]


def _impulse(impulse: Impulse | None) -> str:
    if impulse is None:
        return ""
    items = write_items(impulse, Impulse(impulse.country))
    if impulse.cards:
        items.append(f"cards {' '.join(_card_play(play) for play in impulse.cards)}")
    return _statement(f"impulse {impulse.country}", items) or f"impulse {impulse.country}"


def _card_play(play: CardPlay) -> str:
    return play.card + "".join(mark for mark, name in PLAY_MARKS.items() if getattr(play, name))


def _statement(head: str, items: Sequence[str]) -> str:
    """A head with its items; nothing if there are none."""
    return f"{head}: {', '.join(items)}" if items else ""


def _list(head: str, words: Sequence[str]) -> str:
    return f"{head}: {' '.join(words) or NONE}"


def _without(pieces: Iterable[PieceId], others: set[PieceId]) -> list[PieceId]:
    return [piece for piece in pieces if piece not in others]


def _card_ranges(cards: Sequence[CardId]) -> list[str]:
    """Card numbers, neighbours in one word: 25 30..32."""
    runs: list[list[int]] = []
    for card in map(int, cards):
        if runs and card == runs[-1][-1] + 1:
            runs[-1].append(card)
        else:
            runs.append([card])
    return [str(run[0]) if len(run) == 1 else f"{run[0]}..{run[-1]}" for run in runs]
