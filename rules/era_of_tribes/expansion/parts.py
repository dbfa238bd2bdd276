"""T-51: the parts of an expansion: growth, building, movement, cities, battles; each closes those before it."""

from rules.core.ids import Seat
from rules.core.messages import Refusal, refuse, seat_name
from rules.core.run import Run
from rules.era_of_tribes.board.holdings import abilities, allied, level
from rules.era_of_tribes.board.pieces import break_alliance, count_colonies, settle_resources
from rules.era_of_tribes.board.state import Board, Campaign, Part
from rules.era_of_tribes.board.tracks import change_ep, change_morale

PARTS: tuple[Part, ...] = ("growth", "building", "movement", "cities", "battles")
UNUSED = 3  # ch.6.1: growth points for one morale
PROTECTION = 5  # ch.5.1: the morale that an attack on a protected player costs
TREASON = (1, 5, 2)  # ch.5.1: influence of both, morale of the attacker and of the attacked ally


def campaign_of(board: Board) -> Campaign:
    """The expansion that is going on."""
    assert board.campaign is not None
    return board.campaign


def part_over(board: Board, part: Part) -> Refusal | None:
    """T-51: the refusal of what belongs to an earlier part."""
    now = campaign_of(board).part
    return refuse("T-51", "part-over", part=part, now=now) if PARTS.index(now) > PARTS.index(part) else None


def reach(run: Run[Board], part: Part) -> None:
    """T-51: the expansion goes on to a later part, and the parts before it are settled."""
    campaign = campaign_of(run.board)
    while PARTS.index(campaign.part) < PARTS.index(part):
        if campaign.part == "growth":
            _close_growth(run, campaign)
        elif campaign.part == "building":
            _begin_movement(run, campaign)
        elif campaign.part == "movement":
            _close_movement(run, campaign)
        campaign.part = PARTS[PARTS.index(campaign.part) + 1]


def _close_growth(run: Run[Board], campaign: Campaign) -> None:
    """ch.6.1: every three unused points are one morale."""
    gained = change_morale(run.board.realms[campaign.seat], max(campaign.growth, 0) // UNUSED)
    campaign.growth, campaign.room = 0, {}
    if gained:
        run.tell("growth-unused", "ch.6.1", seat=seat_name(campaign.seat), morale=gained)


def vassal_mp(board: Board, seat: Seat) -> int:
    """ch.2: the movement points of a vassal."""
    return max(level(board.realms[seat], "mechanics").mp, 1)


def fleet_mp(board: Board, seat: Seat) -> int:
    """ch.2, 10: the movement points of a fleet."""
    return level(board.realms[seat], "navigation").mp + abilities(board, seat).fleet_mp


def _begin_movement(run: Run[Board], campaign: Campaign) -> None:
    """ch.6.2, T-53: every vassal and fleet on the map gets its movement points, new ones too."""
    board, seat = run.board, campaign.seat
    on_land, at_sea = vassal_mp(board, seat), fleet_mp(board, seat)
    campaign.mp = {
        area: [on_land] * land.vassals for area, land in board.lands.items() if land.owner == seat and land.vassals
    }
    campaign.mp |= {area: [at_sea] * sea.fleets[seat] for area, sea in board.seas.items() if seat in sea.fleets}
    campaign.fresh = {}


def _close_movement(run: Run[Board], campaign: Campaign) -> None:
    """T-51, T-52, T-66: resources are settled, colonies counted; attacks on allies and protected players are felt."""
    board = run.board
    settle_resources(run)
    count_colonies(run)
    for area in campaign.attacks:
        owner = board.lands[area].owner
        if owner is not None:
            provoke(run, campaign.seat, owner)
    for fight in campaign.fights:
        provoke(run, fight.attacker, fight.defender)
    campaign.mp, campaign.raiders = {}, {}


def provoke(run: Run[Board], attacker: Seat, victim: Seat) -> None:
    """ch.5.1, T-22, T-66: an attack ends an alliance, and costs morale if the victim is protected."""
    board = run.board
    if allied(board, attacker, victim):
        break_alliance(run, attacker, victim)
        for seat, morale in ((attacker, TREASON[1]), (victim, TREASON[2])):
            change_ep(board, seat, -TREASON[0])
            change_morale(board.realms[seat], -morale)
        run.tell("alliance-broken", "T-66", seat=seat_name(attacker), victim=seat_name(victim))
    protected = board.realms[victim]
    if protected.protected and attacker not in protected.warned:
        protected.warned.append(attacker)
        lost = -change_morale(board.realms[attacker], -PROTECTION)
        run.tell("protection-felt", "T-22", seat=seat_name(attacker), victim=seat_name(victim), morale=lost)
