"""A secret diplomacy action by card: named openly, done at once, and it may fail (6.11.m, 7.5.2.g, R-154, R-155)."""

from collections.abc import Sequence

from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.board.relations import patron
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.events import aims
from rules.assyrian_wars.events.handlers import Handler, Lines, Play
from rules.assyrian_wars.interphase.objectives import choices, objective_name, possible
from rules.assyrian_wars.interphase.secret_acts import carry_out
from rules.assyrian_wars.pack import card_effects as event
from rules.core.messages import Name, Refusal, message
from rules.core.run import Run
from rules.core.table import Table


class SecretActionHandler(Handler[event.SecretActionEffect]):
    """One of the actions of 7.5.2 for the player's power; the dice decide instead of the other powers."""

    effect = event.SecretActionEffect

    def check(self, table: Table[Board], play: Play, effect: event.SecretActionEffect) -> Refusal | Lines:
        board = table.board
        wrong = aims.refuse_more(play, 2)
        wrong = wrong or aims.refuse_aim(play, self.objectives(board, play), "7.5.2", "no-such-objective")
        if wrong is not None:
            return wrong
        wrong = aims.refuse_aim(play, self.ways(board, play), "7.5.2", "no-such-secret-option", 1)
        return wrong or (message("quote-secret-action", dice=effect.dice, fails=effect.fails_from),)

    def targets(self, table: Table[Board], play: Play, effect: event.SecretActionEffect) -> Sequence[Name]:
        if not play.targets:
            return self.objectives(table.board, play)
        return self.ways(table.board, play) if len(play.targets) == 1 else []

    def example(self, table: Table[Board], play: Play, effect: event.SecretActionEffect) -> Play | None:
        """The first objective where something can be done."""
        board, power = table.board, acting_power(table.board, play)
        found = ((objective, choices(board, power, objective, play.card)) for objective in possible(board, power))
        return next((play.naming(objective, ways[0].id) for objective, ways in found if ways), None)

    def objectives(self, board: Board, play: Play) -> list[Name]:
        """What the tables on the cards of the player's power offer, if something can be done there."""
        power = acting_power(board, play)
        found = [one for one in possible(board, power) if choices(board, power, one, play.card)]
        return [Name("country" if CountryId(one) in board.countries else "objective", one) for one in found]

    def ways(self, board: Board, play: Play) -> list[Name]:
        found = choices(board, acting_power(board, play), play.target, play.card)
        return [Name("secret-option", choice.id) for choice in found]

    def apply(self, run: Run[Board], play: Play, effect: event.SecretActionEffect) -> None:
        board = run.board
        power = acting_power(board, play)
        dice = run.roll("secret-diplomacy", effect.dice)
        failed = sum(dice) >= effect.fails_from
        name = Name("country", power)
        run.tell(
            "secret-by-card", "6.11.m", country=name, objective=objective_name(play.target), dice=dice, failed=failed
        )
        chosen = [choice for choice in choices(board, power, play.target) if choice.id == play.targets[1]]
        if not failed and chosen:
            carry_out(run, power, play.target, chosen[0], by_card=True)


def acting_power(board: Board, play: Play) -> CountryId:
    """The power for which it is done: the player, or the power that a minor is allied to (R-154)."""
    return patron(board, play.country) or play.country


HANDLERS = (SecretActionHandler(),)
