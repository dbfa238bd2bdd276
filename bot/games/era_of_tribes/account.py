"""How things stand in Era of Tribes, in words: peoples and their tracks, and where the points come from."""

from collections.abc import Sequence

from bot.spine.words import Words
from rules.core.ids import Seat
from rules.core.messages import Name, message, seat_name
from rules.era_of_tribes.board.ids import CardId, PeopleId
from rules.era_of_tribes.board.names import area_name, card_name, epoch_name, tile_names
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.desk.chances import board_of
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.revolution.influence import personal, scored, values
from rules.era_of_tribes.scoring.final import is_scoring, tile_score
from rules.era_of_tribes.view import RealmView, TribesView


def chair(seat: Seat) -> Name:
    """The colour of a seat."""
    return Name("chair", seat)


def people(one: RealmView) -> Name:
    """The people of a seat, before it has one its colour."""
    return chair(one.seat) if one.people is None else Name("people", one.people)


def status(view: TribesView, words: Words) -> list[str]:
    """Two lines a player, in the order of the round, then who is allied, and what lies open."""
    realms = {one.seat: one for one in view.realms}
    lines = [line for seat in view.order or view.seating for line in _realm(realms[seat], words)]
    return [*lines, *diplomacy(view, words), *open_cards(view, words)]


def diplomacy(view: TribesView, words: Words) -> list[str]:
    """Who is allied with whom."""
    return [words("status-allies", one=seat_name(one), other=seat_name(other)) for one, other in view.alliances]


def open_cards(view: TribesView, words: Words) -> list[str]:
    """The influence cards that lie open."""
    cards = tuple(card_name(card) for card in view.open)
    return [words.say(message("status-cards", cards=cards, level=view.level))]


def _realm(one: RealmView, words: Words) -> list[str]:
    first = message(
        "status-realm",
        seat=Name("player", one.seat),
        chair=chair(one.seat),
        people=people(one),
        founded=one.people is not None,
        ep=one.ep,
        morale=one.morale,
        food=one.food,
        hunger=one.hunger,
        taler=one.taler,
        treaties=one.treaties,
    )
    second = message(
        "status-might",
        epoch=epoch_name(one.epoch),
        progress=one.progress,
        lands=one.lands,
        cities=one.cities,
        armies=one.armies + one.legions + one.militia,
        left=one.leaders_left,
        leaders=one.leaders,
        triumph=one.triumph,
        tiles=one.tiles,
        passed=one.passed,
    )
    return [words.say(first), words.say(second)]


def points(views: Sequence[TribesView], words: Words) -> list[str]:
    """ch.9: what everybody would score as things lie open, and for the reader's own eyes card and tiles."""
    view = views[0]
    board = board_of(view)
    cards = {card: scored(values(board, card)) for card in view.open}
    lines = [line for one in _ranked(view, cards) for line in _score(one, cards, words)]
    lines += [_card_line(board, card, brought, words) for card, brought in cards.items()]
    for seen in views:
        for one in seen.realms:
            if one.own_tiles is not None and view.phase != "over":
                lines.append(_own(board_of(seen), one, words))
    return lines


def _open_points(one: RealmView, cards: dict[CardId, dict[Seat, int]]) -> int:
    return sum(brought.get(one.seat, 0) for brought in cards.values())


def _total(one: RealmView, cards: dict[CardId, dict[Seat, int]]) -> int:
    """The final score; before the end without what is hidden."""
    if one.score is not None:
        return one.score
    return one.ep + _open_points(one, cards) + one.morale - one.hunger - one.past_hunger


def _ranked(view: TribesView, cards: dict[CardId, dict[Seat, int]]) -> list[RealmView]:
    return sorted(view.realms, key=lambda one: -_total(one, cards))


def _score(one: RealmView, cards: dict[CardId, dict[Seat, int]], words: Words) -> list[str]:
    total = _total(one, cards)
    return [
        words("look-score-of", people=people(one), seat=Name("player", one.seat), points=total),
        words(
            "look-score-parts",
            ep=one.ep,
            cards=_open_points(one, cards),
            morale=one.morale,
            hunger=one.hunger + one.past_hunger,
        ),
    ]


def _card_line(board: Board, card: CardId, brought: dict[Seat, int], words: Words) -> str:
    counts = values(board, card)
    best = sorted(board.seating, key=lambda seat: -counts[seat])
    rows = tuple(
        message("look-score-count", seat=seat_name(seat), count=counts[seat], points=brought.get(seat, 0))
        for seat in best
    )
    return words("look-score-card", card=card_name(card), text=card_text(card), rows=rows)


def _own(board: Board, one: RealmView, words: Words) -> str:
    """ch.7, 8: for nobody else's eyes."""
    tiles = [tile for tile in one.own_tiles or () if is_scoring(tile)]
    return words(
        "look-score-own",
        seat=seat_name(one.seat),
        card=Name("card", one.card) if one.card is not None else words("look-score-no-card"),
        personal=personal(board, one.seat),
        tiles=sum(tile_score(board, one.seat, tile) for tile in tiles),
        names=tile_names(tiles),
    )


def card_text(card: str) -> Name:
    """What an influence card counts."""
    return Name("card-text", card)


def tile_text(tile: str) -> Name:
    """What a barbarian tile does."""
    return Name("tile-text", tile)


def plate(people: PeopleId, view: TribesView, words: Words) -> str:
    """ch.10: what a people can do, and where it is at home."""
    homes = tuple(area_name(area) for area in edition().map.charts[view.cut].homes[people])
    return words("hand-people", people=Name("people", people), text=Name("people-text", people), homes=homes)
