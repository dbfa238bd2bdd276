"""cards.toml: the strategy cards and the battle cards (ch.2, 24)."""

from collections.abc import Mapping
from typing import Literal

from rules.core.packs import Record
from rules.hannibal.board.ids import BattleCardId, BattleType, CardId, Side
from rules.hannibal.pack.effects import CampaignEffect, CardEffect
from rules.hannibal.pack.map import Key

Moment = Literal[
    "play",
    "army-enters",
    "third-point",
    "sea-leg",
    "battle-start",
    "charge",
    "round-start",
    "battle-attack",
    "battle-match",
]


class Card(Record, frozen=True, kw_only=True):
    """One strategy card: its number and OPS, who may use its event and when, what the event needs and does."""

    number: int
    id: Key
    en: str
    de: str
    ops: int
    by: Literal["rome", "carthage", "both"]
    ship: bool
    play: Literal["event", "move", "counter"]
    when: tuple[Moment, ...]
    breaks_truce: bool
    removed: bool
    text_en: str
    text_de: str
    effect: CardEffect
    needs: tuple[str, ...] = ()

    @property
    def is_campaign(self) -> bool:
        """A Minor or Major Campaign, with which Rome may open the turn (ch.6)."""
        return isinstance(self.effect, CampaignEffect)

    def is_for(self, side: Side) -> bool:
        """Whether this side may use the event (ch.7 D)."""
        return self.by in ("both", side)


class BattleCardName(Record, frozen=True, kw_only=True):
    """What a type of battle card is called."""

    en: str
    de: str


class CardsFile(Record, frozen=True, kw_only=True):
    """The whole file."""

    cards: tuple[Card, ...]
    battle_cards: dict[BattleType, int]
    battle_card_names: dict[BattleType, BattleCardName]


class Decks:
    """All cards by id and by number, and every single battle card."""

    def __init__(self, file: CardsFile) -> None:
        self.cards: Mapping[CardId, Card] = {CardId(card.id): card for card in file.cards}
        self.numbers: Mapping[CardId, int] = {CardId(card.id): card.number for card in file.cards}
        self.prices = {CardId(card.id): (card.ops, card.number) for card in file.cards}
        self.campaigns = frozenset(CardId(card.id) for card in file.cards if card.is_campaign)
        self.by_number: Mapping[int, CardId] = {card.number: CardId(card.id) for card in file.cards}
        self.battle_types: Mapping[BattleCardId, BattleType] = {
            BattleCardId(f"{kind}-{number}"): kind
            for kind, count in file.battle_cards.items()
            for number in range(1, count + 1)
        }
        self.battle_names: Mapping[BattleType, BattleCardName] = file.battle_card_names
