"""ch.5.2.3 to 5.2.5, E-8: the three battle markers, and how they move."""

from msgspec import Struct

MARKERS = 3


class Tug(Struct, frozen=True, gc=False):
    """How many markers lie on the attacker's and on the defender's side; the rest lie in the middle."""

    attacker: int = 0
    defender: int = 0

    def pulled(self, winner: int) -> "Tug":
        """E-8: one step to the winner: 1 is the attacker, -1 the defender, 0 nobody."""
        if not winner:
            return self
        middle = MARKERS - self.attacker - self.defender
        if winner > 0:
            return Tug(self.attacker + 1, self.defender) if middle else Tug(self.attacker, self.defender - 1)
        return Tug(self.attacker, self.defender + 1) if middle else Tug(self.attacker - 1, self.defender)

    @property
    def rout(self) -> bool:
        """ch.5.2.4: whether all markers lie on one side."""
        return MARKERS in (self.attacker, self.defender)

    @property
    def attacker_wins(self) -> bool:
        """ch.5.2.5: the side with more markers wins, the defender if they are equal."""
        return self.attacker > self.defender
