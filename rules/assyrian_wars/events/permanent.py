"""Permanent cards: face up for as long as their condition holds (6.11.f, 6.11.l)."""

from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.events import tabletop
from rules.assyrian_wars.events.handlers import Handler, Lines, Play
from rules.assyrian_wars.events.hooks import has_support
from rules.assyrian_wars.pack import battle_effects as battle
from rules.assyrian_wars.pack import card_effects as event
from rules.core.messages import Name, Refusal, message, refuse
from rules.core.run import Run
from rules.core.table import Table


class StandingSupportHandler(Handler[event.StandingSupport]):
    """Followers in another country: more ECO here, a worse succession there (6.11.f)."""

    effect = event.StandingSupport

    def check(self, table: Table[Board], play: Play, effect: event.StandingSupport) -> Refusal | Lines:
        area, partner = Name("area", effect.area), Name("country", effect.partner)
        if not has_support(table.board, effect):
            return refuse("6.11.f", "no-followers-there", area=area, partner=partner)
        return (message("quote-standing-support", eco=effect.eco, partner=partner, succession=effect.succession),)

    def apply(self, run: Run[Board], play: Play, effect: event.StandingSupport) -> None:
        board = run.board
        tabletop.lay(board, play, target=effect.area, value=effect.eco)
        board.countries[effect.country].eco += effect.eco
        run.tell("eco-raised", "6.11.f", country=Name("country", effect.country), levels=effect.eco)


class TerrainDiceHandler(Handler[battle.TerrainDice]):
    """A country knows its passes for the rest of the turn (6.7.3)."""

    effect = battle.TerrainDice

    def check(self, table: Table[Board], play: Play, effect: battle.TerrainDice) -> Refusal | Lines:
        if any(laid.country == play.country for laid, _ in tabletop.lasting(table.board, battle.TerrainDice)):
            return refuse("6.11.l", "card-lies-there", card=Name("card", play.card))
        return (message("quote-terrain-dice", dice=effect.dice),)

    def apply(self, run: Run[Board], play: Play, effect: battle.TerrainDice) -> None:
        tabletop.lay(run.board, play, target=effect.country, value=effect.dice)


HANDLERS = (StandingSupportHandler(), TerrainDiceHandler())
