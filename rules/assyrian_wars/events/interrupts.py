"""Response cards that interrupt: cancelled events, stronger walls, hunger, loyal subjects (6.11.e)."""

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.pieces import Siege
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.events import aims, tabletop
from rules.assyrian_wars.events.answering import answered_event, cancel_answered_event, the_window
from rules.assyrian_wars.events.handlers import Handler, Lines, Play
from rules.assyrian_wars.interphase.revolts import lift_revolt
from rules.assyrian_wars.pack import battle_effects as battle
from rules.assyrian_wars.siege.dice import hunger_needed
from rules.assyrian_wars.siege.hunger import HungerStep
from rules.core.messages import Name, Refusal, message, refuse
from rules.core.run import Run
from rules.core.table import Table


class CancelEventHandler(Handler[battle.CancelEvent]):
    """An event that was just announced has no effect and costs nothing (6.11, R-134)."""

    effect = battle.CancelEvent
    cancellable = False

    def check(self, table: Table[Board], play: Play, effect: battle.CancelEvent) -> Refusal | Lines:
        card = answered_event(table).play.card
        return aims.refuse_more(play, 0) or (message("quote-cancel", card=Name("card", card)),)

    def apply(self, run: Run[Board], play: Play, effect: battle.CancelEvent) -> None:
        cancel_answered_event(run)


class CityDefenceHandler(Handler[battle.CityDefence]):
    """The city's defence counts differently until it is no longer besieged (6.8)."""

    effect = battle.CityDefence

    def check(self, table: Table[Board], play: Play, effect: battle.CityDefence) -> Refusal | Lines:
        wrong = aims.refuse_more(play, 0) or refuse_foreign_city(table, play)
        area = Name("area", the_window(table).area)
        return wrong or (message("quote-walls", area=area, change=effect.change),)

    def apply(self, run: Run[Board], play: Play, effect: battle.CityDefence) -> None:
        tabletop.lay(run.board, play, the_window(run).area)


class HungerTargetHandler(Handler[battle.HungerTarget]):
    """The city holds out longer against hunger, until it is no longer besieged (6.8.1)."""

    effect = battle.HungerTarget

    def check(self, table: Table[Board], play: Play, effect: battle.HungerTarget) -> Refusal | Lines:
        wrong = aims.refuse_more(play, 0) or refuse_foreign_city(table, play)
        area = AreaId(the_window(table).area)
        needed = hunger_needed(table.board, area) + effect.change
        return wrong or (message("quote-hunger-number", area=Name("area", area), needed=needed),)

    def apply(self, run: Run[Board], play: Play, effect: battle.HungerTarget) -> None:
        tabletop.lay(run.board, play, the_window(run).area)


class HungerProgressHandler(Handler[battle.HungerProgress]):
    """The country's own hunger siege takes further steps (6.8.1)."""

    effect = battle.HungerProgress

    def check(self, table: Table[Board], play: Play, effect: battle.HungerProgress) -> Refusal | Lines:
        area = AreaId(the_window(table).area)
        if own_hunger_siege(table, play.country) is None:
            return refuse("6.8.1", "no-own-hunger-siege", area=Name("area", area))
        return aims.refuse_more(play, 0) or (
            message("quote-hunger-steps", area=Name("area", area), steps=effect.steps),
        )

    def apply(self, run: Run[Board], play: Play, effect: battle.HungerProgress) -> None:
        area = AreaId(the_window(run).area)
        siege = own_hunger_siege(run, play.country)
        if siege is not None:
            siege.hunger = (siege.hunger or 0) + effect.steps
            run.tell("hunger-hastened", "6.8.1", area=Name("area", area), number=siege.hunger)


class CancelRevoltHandler(Handler[battle.CancelRevolt]):
    """A revolt marker that was just placed goes again, and nothing else happens there (7.5.2.d)."""

    effect = battle.CancelRevolt

    def check(self, table: Table[Board], play: Play, effect: battle.CancelRevolt) -> Refusal | Lines:
        area = Name("area", the_window(table).area)
        return aims.refuse_more(play, 0) or (message("quote-revolt-ends", area=area),)

    def apply(self, run: Run[Board], play: Play, effect: battle.CancelRevolt) -> None:
        window = the_window(run)
        lift_revolt(run)
        window.closed = True


class ConquestModifierHandler(Handler[battle.ConquestModifier]):
    """The die of a conquest check is changed (7.1.A)."""

    effect = battle.ConquestModifier

    def check(self, table: Table[Board], play: Play, effect: battle.ConquestModifier) -> Refusal | Lines:
        country = Name("country", the_window(table).country)
        return aims.refuse_more(play, 0) or (message("quote-conquest-die", country=country, change=effect.change),)

    def apply(self, run: Run[Board], play: Play, effect: battle.ConquestModifier) -> None:
        tabletop.lay(run.board, play, the_window(run).country)


def refuse_foreign_city(table: Table[Board], play: Play) -> Refusal | None:
    """The card is for a home city that the country itself holds."""
    area = AreaId(the_window(table).area)
    home = edition_of(table.board).map.home_cities[play.country]
    if area in home and table.board.areas[area].control == play.country:
        return None
    return refuse("6.11.e", "not-your-home-city", card=Name("card", play.card), area=Name("area", area))


def own_hunger_siege(table: Table[Board], country: CountryId) -> Siege | None:
    """The hunger siege that is taking a step, if it is the country's own (6.8.1, R-92)."""
    step = table.find(HungerStep)
    return step.siege(table.board) if step is not None and step.country == country else None


HANDLERS = (
    CancelEventHandler(),
    CityDefenceHandler(),
    HungerTargetHandler(),
    HungerProgressHandler(),
    CancelRevoltHandler(),
    ConquestModifierHandler(),
)
