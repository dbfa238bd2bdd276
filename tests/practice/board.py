"""The board of Three Hills: hosts, hills and cards, and the questions one asks of them."""

from collections.abc import Sequence

from msgspec import Struct

from rules.core.ids import Seat
from tests.practice import pack

HOME = "home"


class Host(Struct, forbid_unknown_fields=True):
    """What one seat has: warriors, crowns, cards, and where its host stands."""

    warriors: int
    crowns: int = 0
    hand: list[str] = []
    at: str = HOME
    out: bool = False


class Board(Struct, forbid_unknown_fields=True):
    """Everything on the table; the deck has no order, a card is chosen when it is drawn."""

    hosts: dict[Seat, Host]
    deck: list[str]
    last_round: int
    open_hands: bool = False
    round: int = 0
    discard: list[str] = []
    holders: dict[str, Seat] = {}
    truce: bool = False

    def in_play(self) -> list[Seat]:
        """The seats that are not out, in table order."""
        return [seat for seat, host in self.hosts.items() if not host.out]

    def rivals(self, seat: Seat) -> list[Seat]:
        """The other seats in play, in table order."""
        return [other for other, host in self.hosts.items() if other != seat and not host.out]

    def after(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats in play that hold cards, from this seat's left (3.3)."""
        order = list(self.hosts)
        start = order.index(seat)
        turned = order[start + 1 :] + order[:start]
        return tuple(other for other in turned if self.hosts[other].hand and not self.hosts[other].out)

    def standing_on(self, hill: str) -> list[Seat]:
        """The hosts on a hill, in table order."""
        return [seat for seat, host in self.hosts.items() if host.at == hill]

    def poorest(self) -> Seat:
        """The seat in play with fewest crowns, of several the first (2.4)."""
        return min(self.in_play(), key=lambda seat: self.hosts[seat].crowns)

    def leaders(self) -> tuple[Seat, ...]:
        """Who has won if the game ends now (4.4)."""
        left = self.in_play()
        if len(left) == 1:
            return (left[0],)
        most = max(host.crowns for host in self.hosts.values())
        return tuple(seat for seat, host in self.hosts.items() if host.crowns == most)

    def cards_everywhere(self) -> list[str]:
        """All cards, wherever they are, sorted; each should be there once."""
        hands = [card for host in self.hosts.values() for card in host.hand]
        return sorted(self.deck + self.discard + hands)


def held(hand: Sequence[str], trick: str) -> list[str]:
    """The cards of one kind in a hand."""
    return [card for card in hand if pack.trick(card) == trick]
