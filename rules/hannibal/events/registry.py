"""Which handler carries out an event, by the kind of its effect."""

from rules.hannibal.events import arrivals, attrition, cities, markers, politics
from rules.hannibal.events.handlers import AnyHandler
from rules.hannibal.pack.effects import (
    AttritionAllEffect,
    AttritionEffect,
    CardEffect,
    CityChangesSideEffect,
    CounselEffect,
    Effect,
    MacedonEffect,
    NavalVictoryEffect,
    PlaceMarkersEffect,
    PlaceUnitsAndMarkerEffect,
    PlaceUnitsEffect,
    RemoveAnyMarkersEffect,
    RemoveMarkersEffect,
    ReplaceProconsulEffect,
    SiegePointsEffect,
    SiegeTrainEffect,
    SubjugationPointsEffect,
    TakeCardEffect,
    TruceEffect,
    TurnMarkersEffect,
)

HANDLERS: dict[type[Effect], AnyHandler] = {
    MacedonEffect: politics.Macedon(),  # 9
    SiegePointsEffect: cities.SiegeBroken(),  # 17, 49
    ReplaceProconsulEffect: politics.ProconsulReplaced(),  # 19
    AttritionAllEffect: attrition.MercenariesDesert(),  # 21
    PlaceUnitsAndMarkerEffect: arrivals.UnitsAndMarker(),  # 22
    PlaceMarkersEffect: markers.MarkersPlaced(),  # 23, 24
    CityChangesSideEffect: cities.CityChangesSide(),  # 25, 26
    TurnMarkersEffect: markers.MarkersTurned(),  # 27, 35, 36
    NavalVictoryEffect: politics.FleetVictorious(),  # 29
    SiegeTrainEffect: arrivals.TrainComes(),  # 30
    SubjugationPointsEffect: cities.TribeResists(),  # 53
    TakeCardEffect: politics.CardTaken(),  # 55
    RemoveAnyMarkersEffect: markers.MarkersAnywhere(),  # 56
    CounselEffect: politics.CounselGiven(),  # 57, 58
    TruceEffect: politics.TruceMade(),  # 64
}
REVOLT, CHOSEN_REVOLT = markers.Revolt(), markers.ChosenRevolt()
CAPITAL, PORT, WITH_GENERAL = arrivals.UnitsArrive(), arrivals.UnitsInPort(), arrivals.UnitsWithGeneral()
FORCE, ARMY = attrition.ForceSuffers(), attrition.ArmySuffers()


def handler_of(effect: CardEffect) -> AnyHandler | None:
    """The handler of an event that is carried out on the own turn; None for moves and what happens only in battles."""
    match effect:
        case RemoveMarkersEffect():  # 1 to 4
            return REVOLT if effect.choose is None else CHOSEN_REVOLT
        case AttritionEffect():  # 7, 8, 51, 52
            return FORCE if effect.target == "force" else ARMY
        case PlaceUnitsEffect():  # 10 to 16, 43 to 48
            ways: dict[str, AnyHandler] = {"own-port": PORT, "with-general": WITH_GENERAL}
            return ways.get(effect.where, CAPITAL)
    return HANDLERS.get(type(effect))
