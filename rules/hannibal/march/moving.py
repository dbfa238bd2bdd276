"""The pieces of a party on the board: from space to space, out of and into cities, dropped and picked up (ch.8, 9)."""

from rules.core.run import Run
from rules.hannibal.board.forces import appoint, generals_at, outranks, units_at
from rules.hannibal.board.ids import GeneralId, Side, SpaceId
from rules.hannibal.board.losses import drop_stranded_train, end_siege_if_left
from rules.hannibal.board.names import general_names, side_name, space_name, units_said
from rules.hannibal.board.state import Board, Units
from rules.hannibal.march.itinerary import inside_share
from rules.hannibal.march.party import Party, leave_standing, take_up
from rules.hannibal.march.writing import Portion


def put_generals(board: Board, generals: tuple[GeneralId, ...], space: SpaceId, *, inside: bool = False) -> None:
    """Generals come to a space; who was chosen as commander elsewhere is so no more."""
    for general in generals:
        state = board.generals[general]
        state.at, state.inside, state.chosen = space, inside, False


def take_command(board: Board, side: Side, general: GeneralId) -> None:
    """ch.8: with equals he becomes commander, under a higher rank a subordinate."""
    state = board.generals[general]
    assert state.at is not None
    there = generals_at(board, side, state.at, inside=state.inside)
    if there[0] != general and not any(outranks(board, other, general) for other in there):
        appoint(board, general)


def carry(run: Run[Board], side: Side, party: Party, start: SpaceId, to: SpaceId, *, train: bool) -> None:
    """The party goes from one space to another; the Siege Train goes with its general if the way allows it (ch.17)."""
    board, units = run.board, party.units
    units_at(board, side, start).take(units)
    units_at(board, side, to).add(units)
    going = tuple(one for one in party.generals if not board.generals[one].inside)  # who went into a city stays there
    put_generals(board, going, to)
    if party.general in going:
        take_command(board, side, party.general)
    engine = board.siege_train
    if engine is not None and engine.at == start and engine.general in going:
        if train:
            engine.at = to
        else:
            engine.general = None
    end_siege_if_left(board, start)
    if drop_stranded_train(board):
        run.tell("siege-train-lost", "ch.17", space=space_name(start))


def come_out(board: Board, side: Side, party: Party, space: SpaceId) -> None:
    """ch.9.10: a party that was inside stands before the walls; it costs nothing."""
    units_at(board, side, space, inside=True).take(party.units)
    units_at(board, side, space).add(party.units)
    put_generals(board, party.generals, space)


def go_inside(run: Run[Board], side: Side, party: Party, space: SpaceId, wanted: str) -> None:
    """ch.9.10: part of the party, or all that fits, goes inside; the generals go with the last of it."""
    board = run.board
    share = inside_share(board, side, space, party.units, wanted)
    gone = party.give_up(share)
    units_at(board, side, space).take(share)
    board.spaces[space].inside.add(share)
    leave_standing(board, space, gone, inside=True)
    generals = party.generals
    put_generals(board, generals, space, inside=True)
    take_command(board, side, party.general)
    run.tell(
        "went-inside",
        "ch.9",
        side=side_name(side),
        space=space_name(space),
        units=units_said(share),
        generals=general_names(generals),
    )


def handle(run: Run[Board], side: Side, party: Party, space: SpaceId, parcels: list[tuple[bool, Portion]]) -> None:
    """H-52: what the orders say about this space is done: first what is left, then what is taken up."""
    for takes, parcel in parcels:
        if parcel.space == space:
            done = _pick_up(run.board, side, party, parcel) if takes else _drop(run.board, side, party, parcel)
            if done is not None:
                id = "units-taken-up" if takes else "units-left"
                run.tell(id, "H-52", side=side_name(side), space=space_name(space), units=units_said(done))


def _drop(board: Board, side: Side, party: Party, parcel: Portion) -> Units | None:
    space = parcel.space
    if parcel.general is not None:
        if parcel.general in party.along:
            party.along = tuple(one for one in party.along if one != parcel.general)
            put_generals(board, (parcel.general,), space, inside=parcel.inside)
            _note(board, parcel.general, party)
        return None
    wanted = parcel.units or Units()
    have = party.units
    units = Units(min(wanted.regular, have.regular), min(wanted.elephants, have.elephants))
    if parcel.inside:
        units = inside_share(board, side, space, units, "all")
        units_at(board, side, space).take(units)
        board.spaces[space].inside.add(units)
    leave_standing(board, space, party.give_up(units), inside=parcel.inside)
    return units


def _pick_up(board: Board, side: Side, party: Party, parcel: Portion) -> Units | None:
    space = parcel.space
    if parcel.general is not None:
        if board.generals[parcel.general].at == space:
            party.along = (*party.along, parcel.general)
            party.spent[parcel.general] = 0 if board.play is None else board.play.weary.get(parcel.general, 0)
            put_generals(board, (parcel.general,), space)
        return None
    wanted = parcel.units or Units()
    without = None if parcel.inside else party.units
    there = units_at(board, side, space, inside=parcel.inside).copy()
    if without is not None:
        there.take(without)
    units = Units(min(wanted.regular, there.regular), min(wanted.elephants, there.elephants))
    party.batches += take_up(board, side, space, units, inside=parcel.inside, without=without)
    if parcel.inside:
        units_at(board, side, space, inside=True).take(units)
        units_at(board, side, space).add(units)
    return units


def _note(board: Board, general: GeneralId, party: Party) -> None:
    if board.play is not None:
        board.play.weary[general] = party.spent.get(general, 0)


def settle_party(board: Board, party: Party, space: SpaceId, *, inside: bool = False) -> None:
    """H-55: at the end of a move the points of everybody are noted, for the rest of a Campaign."""
    leave_standing(board, space, party.batches, inside=inside)
    for general in party.generals:
        _note(board, general, party)
