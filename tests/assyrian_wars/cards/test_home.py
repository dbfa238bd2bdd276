"""Home cards 7 to 24: their events are for their own country, whoever holds them (2.3, 6.11, 7.4.3)."""

from rules.assyrian_wars.board.ids import CardId, CountryId
from rules.assyrian_wars.events.playing import refuse_player
from rules.assyrian_wars.pack.cards import When
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.turn.cards import PlayCard
from tests.assyrian_wars.cards.events import cards, event
from tests.assyrian_wars.cases.table import table


@cards(*range(7, 25))
def test_another_country_can_only_use_its_ap(card: str) -> None:
    """A home card that was given away for peace is played for AP; every use of its event is its owner's."""
    printed = house().cards.by_id[CardId(card)]
    other = "EG" if printed.owner != "EG" else "BA"
    game = table(f"hand {other}: {card} 40", impulse=other, ap=5)
    for use in printed.uses:
        refusal = refuse_player(game.board, CountryId(other), CardId(card), use)
        assert refusal is not None
        assert (refusal.rule, refusal.message.id) == ("6.11", "event-for-others")
        assert printed.owner is not None
        assert refuse_player(game.board, printed.owner, CardId(card), use) is None
        if use.when is When.IMPULSE:
            assert game.refused(other, event(card, use=use.name)).message.id == "event-for-others"
    game.play(other, PlayCard(CardId(card)))
    assert game.ap(other) == 5 + printed.ap
