"""How things stand in Era of Tribes, in words."""

from bot.spine.words import Words
from rules.core.ids import Seat
from rules.core.messages import Name, message, seat_name
from rules.era_of_tribes.board.names import card_name, epoch_name
from rules.era_of_tribes.view import RealmView, TribesView


def chair(seat: Seat) -> Name:
    """The colour of a seat."""
    return Name("chair", seat)


def status(view: TribesView, words: Words) -> list[str]:
    """Two lines a player, in the order of the round, then what lies open."""
    realms = {one.seat: one for one in view.realms}
    lines = [line for seat in view.order for line in _realm(realms[seat], words)]
    cards = tuple(card_name(card) for card in view.open)
    return [*lines, words.say(message("status-cards", cards=cards, level=view.level))]


def _realm(one: RealmView, words: Words) -> list[str]:
    people = chair(one.seat) if one.people is None else Name("people", one.people)
    first = message(
        "status-realm",
        seat=seat_name(one.seat),
        chair=chair(one.seat),
        people=people,
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
    )
    return [words.say(first), words.say(second)]
