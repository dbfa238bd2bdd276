"""Which handler carries out which kind of effect (6.11): each module lists its own, and every kind has one."""

from typing import Any

from rules.assyrian_wars.events import (
    breakers,
    disasters,
    drawing,
    economic,
    interrupts,
    levies,
    marches,
    moves,
    pacts,
    permanent,
    political,
    recruiting,
    sabotage,
    secret,
)
from rules.assyrian_wars.events.foreign_war import beginning as foreign
from rules.assyrian_wars.events.handlers import Handler
from rules.assyrian_wars.pack.card_effects import Effect

MODULES = (
    disasters,
    foreign,
    breakers,
    pacts,
    interrupts,
    political,
    drawing,
    marches,
    moves,
    economic,
    recruiting,
    levies,
    sabotage,
    permanent,
    secret,
)

HANDLERS: dict[type[Effect], Handler[Any]] = {
    handler.effect: handler for module in MODULES for handler in module.HANDLERS
}


def handler_of(effect: Effect) -> Handler[Any]:
    """What carries out this effect."""
    return HANDLERS[type(effect)]
