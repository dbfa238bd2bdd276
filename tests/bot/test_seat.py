"""/seat: giving, taking, substituting, and votes over silent seats."""

from bot.spine.matches import Live
from bot.spine.pipeline import Source
from db.records import SeatInfo
from rules.core.orders import StandingOrder
from rules.core.questions import Choose
from tests.bot import deeds
from tests.bot.house import House

HOUR = 3600


async def holder(house: House, live: Live, seat: str) -> SeatInfo:
    return next(place for place in await house.app.store.matches.seats(live.id) if place.seat == seat)


async def silence(house: House, live: Live) -> None:
    """The match reminds after an hour, and two hours pass."""
    await house.keeper.slash(house.channel, "pace match", deadline=0, reminder=1)
    await house.env.advance_time(2 * HOUR)


def told(house: House, text: str) -> list[str]:
    return [post.content for post in house.posts() if text in post.content]


async def test_a_player_gives_the_seat_away_and_the_orders_end(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    source = Source(house.app.shown["practice"].words("en"))
    await house.inside(deeds.order(house.app, live, "P1", StandingOrder("shield", Choose("pass")), source))
    result = await house.anna.slash(house.channel, "seat give", person=house.cleo)
    assert result.response.content == "Seat 1 has another player."
    assert (await holder(house, live, "P1")).person == house.cleo.id
    match = await house.app.matches.position(live)
    assert match.orders("P1") == ()
    assert told(house, f"{house.cleo.mention} plays Seat 1 from now on, in place of Anna.")
    entries = await house.app.store.matches.log(live.id)
    assert all(str(house.cleo.id).encode() not in entry.body for entry in entries), "the log names no people"
    lost = await house.anna.slash(house.channel, "orders list")
    assert "You have no seat in Hills" in lost.response.content


async def test_nobody_gets_two_seats_and_bots_none(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    result = await house.anna.slash(house.channel, "seat give", person=house.ben)
    assert "Ben has a seat in Hills already" in result.response.content
    foreign = await house.anna.slash(house.channel, "seat give", person=house.cleo, seat="P2")
    assert "The seat of Ben is not yours to give." in foreign.response.content
    unknown = await house.anna.slash(house.channel, "seat give", person=house.cleo, seat="P9")
    assert "There is no seat “P9” here. There are: Anna (Seat 1) and Ben (Seat 2)." in unknown.response.content
    guest = await house.cleo.slash(house.channel, "seat give", person=house.host)
    assert "You have no seat in Hills" in guest.response.content
    assert (await holder(house, live, "P1")).person == house.anna.id


async def test_an_open_seat_is_taken_by_whoever_comes_first(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    await house.inside(house.app.store.people.forget_person(house.ben.id))
    taken = await house.cleo.slash(house.channel, "seat take")
    assert taken.response.content == "Seat 2 has another player."
    assert (await holder(house, live, "P2")).person == house.cleo.id
    late = await house.host.slash(house.channel, "seat take", seat="P2")
    assert "No such seat is free in Hills." in late.response.content


async def test_a_computers_seat_is_taken_only_with_the_others(house: House) -> None:
    live = await house.match(house.anna, None)
    asked = await house.cleo.slash(house.channel, "seat take")
    assert "One of the players can give it to you" in asked.response.content
    given = await house.anna.slash(house.channel, "seat substitute", seat="P2", person=house.cleo)
    assert given.response.content == "Seat 2 has another player."
    assert (await holder(house, live, "P2")).person == house.cleo.id


async def test_a_computer_takes_over_and_plays(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    result = await house.anna.slash(house.channel, "seat substitute", seat="Anna")
    assert result.response.content == "A computer plays Seat 1 from now on."
    place = await holder(house, live, "P1")
    assert (place.person, place.policy) == (None, "recruit")
    match = await house.app.matches.position(live)
    assert {question.seat for question in match.pending} == {"P2"}, "the computer has answered already"
    again = await house.ben.slash(house.channel, "seat substitute", seat="P1")
    assert "A computer plays Seat 1 already." in again.response.content
    stronger = await house.ben.slash(house.channel, "seat substitute", seat="P1", level="captain")
    assert stronger.response.content == "A computer plays Seat 1 from now on."
    assert (await holder(house, live, "P1")).policy == "captain"


async def test_a_silent_seat_is_voted_on(house: House) -> None:
    live = await house.match(house.anna, house.ben, house.cleo)
    early = await house.anna.slash(house.channel, "seat substitute", seat="Cleo")
    assert "Cleo has not been silent for long" in early.response.content
    await silence(house, live)
    begun = await house.anna.slash(house.channel, "seat substitute", seat="Cleo", person=house.host)
    assert "The table votes on the seat of Cleo" in begun.response.content
    twice = await house.ben.slash(house.channel, "seat substitute", seat="Cleo")
    assert "The table votes on the seat of Cleo already." in twice.response.content
    [ballot] = [post for post in house.posts() if "Shall the seat of Cleo go to Host?" in post.content]
    assert "Yes: Anna" in ballot.content
    own = await house.cleo.click(ballot, label="Yes, hand it over")
    assert "The other players at the table vote on this" in own.response.content
    stranger = await house.keeper.click(ballot, label="No")
    assert "You have no seat in Hills" in stranger.response.content
    voted = await house.ben.click(ballot, label="Yes, hand it over")
    assert voted.response.content == "You vote yes."
    assert (await holder(house, live, "P3")).person == house.host.id
    [ended] = [post for post in house.posts() if "Agreed: the seat changes hands." in post.content]
    assert not ended.components


async def test_a_vote_is_declined_and_survives_a_restart(house: House) -> None:
    live = await house.match(house.anna, house.ben, house.cleo)
    await silence(house, live)
    await house.anna.slash(house.channel, "seat substitute", seat="Cleo")
    await house.restart()
    [ballot] = [post for post in house.posts() if "Shall the seat of Cleo" in post.content]
    await house.ben.click(ballot, label="No")
    assert (await holder(house, live, "P3")).person == house.cleo.id
    assert told(house, "Declined: the seat stays.")


async def test_who_answers_keeps_the_seat(house: House) -> None:
    live = await house.match(house.anna, house.ben, house.cleo)
    await silence(house, live)
    await house.anna.slash(house.channel, "seat substitute", seat="Cleo")
    source = Source(house.app.shown["practice"].words("en"))
    await house.inside(deeds.submit(house.app, live, "P3", Choose("home"), source))
    assert told(house, "The player is back: the seat stays.")
    assert await house.app.store.matches.proposals(live.id) == []


async def test_two_players_need_no_vote_once_the_other_is_silent(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    await silence(house, live)
    result = await house.anna.slash(house.channel, "seat substitute", seat="Ben")
    assert result.response.content == "A computer plays Seat 2 from now on."


async def test_the_game_master_hands_over_at_once(house: House) -> None:
    live = await house.match(house.anna, house.ben, gm=house.host)
    guest = await house.cleo.slash(house.channel, "seat substitute", seat="Ben", person=house.cleo)
    assert "You have no seat in Hills" in guest.response.content
    result = await house.host.slash(house.channel, "seat substitute", seat="Ben", person=house.cleo)
    assert result.response.content == "Seat 2 has another player."
    assert (await holder(house, live, "P2")).person == house.cleo.id


async def test_dead_matches_have_no_chairs(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    await house.over(live)
    for command, options in (("seat take", {}), ("seat substitute", {"seat": "P1"})):
        result = await house.anna.slash(house.channel, command, match=live.id, **options)
        assert result.response.content == "Hills is over."


async def test_a_german_reader(house: House) -> None:
    await house.match(house.anna, house.ben)
    await house.anna.slash(house.channel, "me language", language="de")
    result = await house.anna.slash(house.channel, "seat give", person=house.cleo)
    assert result.response.content == "Platz 1 ist neu besetzt."
    offered = await house.ben.autocomplete(house.channel, "seat substitute", "seat", "cle")
    assert [(choice["name"], choice["value"]) for choice in offered] == [("Cleo (Seat 1)", "P1")]
