"""ch.24: what every kind of event can be asked: whether it would do anything, what it may be aimed at, what it does."""

from functools import cache
from typing import Any, ClassVar, Generic, Literal, TypeVar

from msgspec import Struct

from rules.core.messages import Message, Refusal, refuse
from rules.core.run import Run
from rules.hannibal.board.ids import CardId, GeneralId, ProvinceId, Side, SpaceId
from rules.hannibal.board.names import general_name, province_name, space_name
from rules.hannibal.board.state import Board
from rules.hannibal.pack.edition import edition
from rules.hannibal.pack.effects import Effect

EffectT = TypeVar("EffectT", bound=Effect)
Target = Literal["province", "general", "spaces"]
TARGETS: tuple[Target, ...] = ("province", "general", "spaces")


class Aim(Struct, frozen=True):
    """What an event is aimed at."""

    province: ProvinceId | None = None
    general: GeneralId | None = None
    spaces: tuple[SpaceId, ...] = ()

    def given(self) -> tuple[Target, ...]:
        """Which of these the player named."""
        return tuple(target for target in TARGETS if getattr(self, target))


class Handler(Generic[EffectT]):
    """One kind of event."""

    takes: ClassVar[tuple[Target, ...]] = ()

    def bars(self, board: Board, side: Side, effect: EffectT) -> Refusal | None:
        """Why this side cannot use it now, besides what the card says it needs."""
        return None

    def is_idle(self, board: Board, side: Side, effect: EffectT) -> bool:
        """H-9: whether it could change nothing at all."""
        found = {"province": self.provinces, "general": self.generals, "spaces": self.spaces}
        return not all(found[target](board, side, effect, Aim()) for target in self.takes)

    def provinces(self, board: Board, side: Side, effect: EffectT, aim: Aim) -> list[ProvinceId]:
        """The provinces it may be aimed at."""
        return []

    def generals(self, board: Board, side: Side, effect: EffectT, aim: Aim) -> list[GeneralId]:
        """The generals it may be aimed at."""
        return []

    def spaces(self, board: Board, side: Side, effect: EffectT, aim: Aim) -> list[SpaceId]:
        """The spaces it may be aimed at, in alphabetical order."""
        return []

    def most(self, effect: EffectT) -> int:
        """How many spaces may be named."""
        return 1

    def least(self, effect: EffectT, found: int) -> int:
        """How many spaces must be named if there are so many."""
        return 1

    def completed(self, board: Board, side: Side, effect: EffectT, aim: Aim) -> Aim:
        """C5: the aim with what the player left open."""
        return aim

    def misses(self, board: Board, side: Side, effect: EffectT, aim: Aim) -> Refusal | None:
        """Why it cannot be aimed so, more exactly than by what is not among its targets."""
        return None

    def lines(self, board: Board, side: Side, effect: EffectT, aim: Aim) -> tuple[Message, ...]:
        """What it will do, for a quote."""
        return ()

    def carry_out(self, run: Run[Board], side: Side, card: CardId, effect: EffectT, aim: Aim) -> None:
        """Does it; a procedure that it calls runs after the card is put away."""


AnyHandler = Handler[Any]


def missed(handler: AnyHandler, board: Board, side: Side, effect: Effect, aim: Aim) -> Refusal | None:
    """ch.24, H-10: why an event cannot be aimed so: too much, too little, or not at that."""
    for target in aim.given():
        if target not in handler.takes:
            return refuse("ch.24", "event-not-aimed-at", target=target)
    for target in handler.takes:
        if target not in aim.given():
            return refuse("ch.24", "event-needs-target", target=target)
    wrong = _unknown(aim) or handler.misses(board, side, effect, aim)
    if wrong is not None:
        return wrong
    if aim.province is not None and aim.province not in handler.provinces(board, side, effect, aim):
        return refuse("ch.24", "not-a-target", found=province_name(aim.province))
    if aim.general is not None and aim.general not in handler.generals(board, side, effect, aim):
        return refuse("ch.24", "not-a-target", found=general_name(aim.general))
    return _spaces_missed(handler, board, side, effect, aim) if "spaces" in handler.takes else None


def _spaces_missed(handler: AnyHandler, board: Board, side: Side, effect: Effect, aim: Aim) -> Refusal | None:
    targets = handler.spaces(board, side, effect, aim)
    for space in aim.spaces:
        if space not in targets:
            return refuse("ch.24", "not-a-target", found=space_name(space))
    if len(set(aim.spaces)) < len(aim.spaces):
        return refuse("ch.24", "space-named-twice")
    least, most = handler.least(effect, len(targets)), handler.most(effect)
    if not least <= len(aim.spaces) <= most:
        return refuse("ch.24", "wrong-number-of-spaces", found=len(aim.spaces), least=least, most=most)
    return None


def _unknown(aim: Aim) -> Refusal | None:
    printed = edition()
    if aim.province is not None and aim.province not in printed.map.provinces:
        return refuse("ch.24", "unknown-province", found=aim.province)
    if aim.general is not None and aim.general not in printed.generals:
        return refuse("ch.24", "unknown-general", found=aim.general)
    stray = next((space for space in aim.spaces if space not in printed.map.spaces), None)
    return None if stray is None else refuse("ch.24", "unknown-space", found=stray)


@cache
def spaces_where(provinces: tuple[ProvinceId, ...] = ()) -> tuple[SpaceId, ...]:
    """The spaces of these provinces, or of the whole map, in alphabetical order."""
    atlas = edition().map
    return tuple(space for space in atlas.alphabet if not provinces or atlas.province(space) in provinces)
