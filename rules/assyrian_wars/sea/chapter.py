"""The procedures and actions of this chapter, in the order of the rulebook."""

from rules.assyrian_wars.sea.boarding import Boarding, Embark
from rules.assyrian_wars.sea.cargo import CargoLosses
from rules.assyrian_wars.sea.landing import Disembark, GoingAshore, Landing
from rules.assyrian_wars.sea.naval_battle import NavalBattle, NavalRetreat
from rules.assyrian_wars.sea.raid_orders import RaidTrade, SendRaider, WithdrawRaiders
from rules.assyrian_wars.sea.raiding import EnterRaidBox, RaidAttempt, Raiding
from rules.assyrian_wars.sea.sailing import Sail, Voyage
from rules.assyrian_wars.sea.sea_trade import BoxEntry, BoxExit, EnterBox, LeaveBox
from rules.assyrian_wars.sea.searching import Hunt, Search, SearchZone, Watch
from rules.assyrian_wars.sea.ships import Muster
from rules.assyrian_wars.sea.shipyards import BuildShip, BuyBackShip
from rules.core.actions import Action
from rules.core.procedures import Procedure

PROCEDURES: tuple[type[Procedure], ...] = (
    EnterRaidBox,  # 6.15
    Raiding,  # 6.15
    RaidAttempt,  # 6.15
    Muster,  # 6.16.b
    Voyage,  # 6.16.b
    BoxExit,  # 6.16.b
    Boarding,  # 6.16.d
    GoingAshore,  # 6.16.d
    Landing,  # 6.16.e
    SearchZone,  # 6.16.f
    Watch,  # 6.16.f
    Hunt,  # 6.16.f
    NavalBattle,  # 6.16.f
    NavalRetreat,  # 6.16.f
    CargoLosses,  # 6.16.f
    BoxEntry,  # 6.16.g
)

ACTIONS: tuple[type[Action], ...] = (
    BuyBackShip,  # 6.5
    SendRaider,  # 6.15
    RaidTrade,  # 6.15
    WithdrawRaiders,  # 6.15
    BuildShip,  # 6.16.a
    Sail,  # 6.16.b
    LeaveBox,  # 6.16.b
    Embark,  # 6.16.d
    Disembark,  # 6.16.d
    Search,  # 6.16.f
    EnterBox,  # 6.16.g
)
