# Assyrian Wars: cards played as events, loans, foreign wars, and what the events do.

## Actions

action-play-event = Play an event
    .command = play
    .about = Play a card of your hand as an event; it counts as a card of the impulse.
    .card = card
    .card-about = The card to play
    .use = use
    .use-about = Which of its uses, if it has several
    .targets = targets
    .targets-about = What it is aimed at: areas, countries or pieces.
    .plus = plus
    .plus-about = Pay 3 AP so that it may be the second card
action-respond = Answer with a card
    .command = answer
    .about = Play a card that answers what has just happened.
    .card = card
    .card-about = The card to play
    .use = use
    .use-about = Which of its uses, if it has several
    .targets = targets
    .targets-about = What it is aimed at: areas, countries or pieces.
action-reinforce-war = Complete a foreign war
    .command = reinforce
    .about = Send what is still missing to your foreign war, or buy it off.
action-fight-abroad = Fight abroad
    .command = fight
    .about = Fight a battle to end your foreign war, for 1 AP.
    .leader = leader
    .leader-about = The leader to send, if nobody leads there
    .second = second
    .second-about = Mede against Mede: the other half attacks

## The uses of a card

use-ally = for the ally
    .about = The power allied to it gets what the card brings
use-battle = in a battle
    .about = In a battle in which you have pieces
use-cargo = cargo
    .about = A power loses a trade marker
use-conquest = against a conquest
    .about = Before a conquest check, its die changes
use-crown = crown a leader
    .about = One of your leaders gets a king marker
use-draw = draw cards
    .about = Cards are drawn, then some discarded
use-economy = ECO marker
    .about = A marker raises the ECO level
use-egypt = for Egypt
    .about = If Egypt plays it
use-evasion = an evasion
    .about = An evasion succeeds without a roll
use-event = an event
    .about = An event that somebody plays is cancelled
use-fields = fields
    .about = An area's land is pillaged
use-followers = followers
    .about = Stays in force: ECO and succession improve
use-impulse = in your impulse
    .about = Now, in your own impulse, as the text says
use-interception = an interception
    .about = An interception succeeds without a roll
use-intrigue = intrigue
    .about = A country's marker goes down its track
use-move = move
    .about = Armies move or attack as the text says
use-port = for a power with a port
    .about = If another power with a home port plays it
use-response = as an answer
    .about = As an answer to what has just happened
use-resurrection = resurrection
    .about = A country that was eliminated comes back
use-revolt = against a revolt
    .about = A revolt that breaks out is put down at once
use-secret = secret diplomacy
    .about = Objective and option are named, then 2D6 decide
use-ships = ships
    .about = Ships in a sea trade box may be hit
use-siege = in a siege
    .about = Your side rolls more dice in a siege round
use-succession = succession
    .about = Your candidate becomes king without a roll
use-tribute = tribute
    .about = The dice of a tribute check are rolled again
use-two-player = control a power (two players)
    .about = For two players: control a conquered power
use-walls = walls
    .about = A city's defence goes down by a level
use-yours = for yourself
    .about = You get what the card brings

## Events and their price

event-announced = { $targets-count ->
    [0] 🃏 { $country } plays { $card } as an event.
   *[other] 🃏 { $country } plays { $card } as an event: { $targets }.
}
event-cancelled = 🃏 { $card } of { $country } is cancelled and costs nothing.
effect-over = 🃏 { $card } ({ $country }) is no longer in force.
loan-taken = { $country }: a loan of { AP($halves) } AP, due at the next scheduled impulse.
eco-raised = { $country }: ECO level up by { $levels }.
eco-lowered = { $country }: ECO level down by { $levels }.
quote-event-price = { $halves ->
    [0] The event is free.
   *[other] The event costs { AP($halves) } AP.
}
quote-loan = { $country }: { AP($halves) } AP of that must be borrowed; what income and savings cannot pay back in the next scheduled impulse costs an ECO level.
quote-plus = { AP($halves) } AP of that make it a + card.
event-not-now = { $card } has no event for this moment. In your impulse you can still play it for AP.
event-which-use = { $card } can be used in several ways; choose one: { $uses }.
event-for-others = This event of { $card } is only for { $countries }. You can play the card for AP.
event-for-powers = This event of { $card } is only for powers. You can play the card for AP.
event-needs-a-power = { $country } acts for no power, so it cannot use { $card } this way. It can play the card for AP.
nomads-play-no-events = { $country }: nomads play cards for AP only.
last-card-is-reserved = { $country }: the last card in hand is needed as the card of this impulse. Play that first, or keep this one.
answer-does-not-fit = { $card } does not answer what has just happened.
loan-still-open = { $country }: { AP($missing) } AP missing, and an earlier loan of { AP($halves) } AP is still to be paid back. Only one loan at a time.
loan-too-high = { $country }: { AP($missing) } AP would have to be borrowed, but a minor country gets at most { AP($most) } AP, its ECO level.
too-many-targets = { $card }: too much is named; at most { $most }.
too-few-targets = { $card }: { $needed } must be named. Also possible: { $able }.
card-lies-there = { $card } lies on the table already.

## Disasters and sabotage

quote-event-attrition = 🎲 Every unit concerned rolls { $checks ->
    [one] once
   *[other] { $checks } times
}, each { $hit } is a hit.
quote-ship-losses = 🎲 Every ship there rolls, { $hit } or more is a hit.
quote-event-pillage = Pillage in { $areas }: { $levels ->
    [one] one level
   *[other] { $levels } levels
} each.
quote-trade-lost = { $countries }: { $markers ->
    [one] one trade marker
   *[other] { $markers } trade markers
} lost.
quote-city-damage = The walls of { $area } lose { $levels ->
    [one] one level
   *[other] { $levels } levels
}.
quote-strike = 🎲 { $leader } dies on { $needed } or more.
quote-mutiny = They get { AP($halves) } AP from savings, or { $mercenaries } mercenaries leave.
ships-struck = 🎲 Pirates in { $box }: { $dice }. { $struck-count ->
    [0] No ship is hit.
   *[other] Hit: { $struck }.
} { $sunk-count ->
    [0] No ship sinks.
   *[other] Sunk: { $sunk }.
}
city-damaged = 🏰 The walls of { $area } are damaged by { $levels ->
    [one] one level
   *[other] { $levels } levels
}.
leader-struck = { $dead ->
    [yes] 🎲 Assassins reach { $leader } ({ $die }): dead.
   *[no] 🎲 Assassins miss { $leader } ({ $die }).
}
no-mutineers = { $country }: no mercenaries in { $area }, so nothing happens.
nobody-struck = { $card } finds no units there: nothing happens.
mutiny-paid = { $country } pays its mercenaries { AP($halves) } AP.
mutineers-left = { $country } loses mercenaries to the Regroup Box: { $units }.
no-area-to-strike = { $able-count ->
    [0] { $card } needs an area with a land unit, and no area has one.
   *[other] { $card } needs an area with a land unit, not “{ $found }”. For instance: { $able }.
}
no-besiegers-to-strike = { $able-count ->
    [0] { $card } needs a besieged city, and no city is besieged.
   *[other] { $card } needs a besieged city, not “{ $found }”. For instance: { $able }.
}
no-force-to-strike = { $able-count ->
    [0] { $card } needs a force on land with units, and you can see no such force.
   *[other] { $card } needs a force on land with units that you can see, not “{ $found }”. For instance: { $able }.
}
no-ships-there = { $able-count ->
    [0] { $card } needs ships in a sea trade box that it can reach, and no ship is there.
   *[other] { $card } needs ships in a sea trade box it can reach; not “{ $found }”. Possible: { $able }.
}
no-land-to-pillage = { $able-count ->
    [0] { $card }: no area is left that it could pillage.
   *[other] { $card } cannot pillage “{ $found }”. For instance: { $able }.
}
no-markers-to-lose = { $able-count ->
    [0] { $card }: no power has a trade marker to lose.
   *[other] { $card }: “{ $found }” does not fit. Powers with trade markers to lose: { $able }.
}
no-walls-to-break = { $able-count ->
    [0] { $card }: there is no foreign city with walls of 2 or more.
   *[other] { $card } needs a city you do not control, with walls of 2 or more; not “{ $found }”. For instance: { $able }.
}
no-leader-to-strike = { $able-count ->
    [0] { $card }: no leader is in sight.
   *[other] { $card } needs a leader on the map that you can see; not “{ $found }”. For instance: { $able }.
}
no-mercenaries-there = { $able-count ->
    [0] { $card }: nobody has ordinary mercenaries on the map.
   *[other] { $card } needs an area with ordinary mercenaries; not “{ $found }”. For instance: { $able }.
}
whose-mercenaries = { $card }: several countries could have mercenaries there; name one after the area: { $able }.
ask-mutiny = Pay the mercenaries?
    .about = They want money from your savings at once, or some of them leave.
    .let-go = Nothing is paid; some of them leave.
mutiny = { $country }: mercenaries in { $area } want { AP($halves) } AP.
option-let-go = Let them go
ask-mutineers = Who leaves?
    .about = Choose the mercenaries that go to the Regroup Box.
mutineers = { $country }: { $number } mercenaries leave.
option-unit = { $unit }
roll-pirates = pirates
roll-strike-leader = assassins

## Foreign wars

quote-foreign-war = { $country } must send { $size } + D3 pieces away; the war lasts D6 rounds.
quote-war-ends = { $card } is over; every piece there still rolls for its losses.
quote-missing-abroad = { $number ->
    [one] One piece is missing in { $card }.
   *[other] { $number } pieces are missing in { $card }.
}
quote-battle-abroad = ⚔️ { $units } units against { $enemies }; won, the war is over and brings 1 VP, lost or tied, { $rounds } rounds double.
foreign-war-begins = ⚔️ { $card }: { $country } has to send { $size } pieces (die: { $dice }).
sent-abroad = { $country } sends to { $card }: { $pieces }.
foreign-war-lasts = { $card } will last { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
foreign-war-counts = { $rounds ->
    [0] { $card }: the time is up.
    [one] { $card }: one round to go.
   *[other] { $card }: { $rounds } rounds to go.
}
foreign-war-losses = 🎲 Losses in { $card } ({ $dice }): { $reduced-count ->
    [0] nobody reduced
   *[other] reduced: { $reduced }
}; { $eliminated-count ->
    [0] nobody lost.
   *[other] lost: { $eliminated }.
}
foreign-war-over = { $card } is over for { $country }; the survivors are in the Regroup Box.
battle-abroad = ⚔️ { $country } seeks a decision in { $card } with { $pieces } pieces.
battle-abroad-lost = ⚔️ { $country } does not win in { $card }; it goes on for { $rounds } rounds.
people-lybia = Libya
people-nubia = Nubia
people-nomads = the nomads
vp-foreign-war = a foreign war won
vp-missing-abroad = pieces missing in a foreign war
which-country-at-war = { $able-count ->
    [0] { $card }: no country of it can have a foreign war now.
   *[other] { $card }: name the country that has to fight: { $able }.
}
not-in-play = { $country } is not in play.
already-abroad = { $country } is in a foreign war already. The card can be played for AP.
allied-in-foreign-war = { $country } and { $other } are allied and do not fight each other abroad.
no-foreign-war = { $able-count ->
    [0] { $card }: there is no foreign war to end.
   *[other] { $card }: choose a foreign war: { $able }.
}
not-abroad = { $country } is in no foreign war.
nothing-missing-abroad = { $card }: all pieces are there.
nobody-fights-abroad = { $card }: no unit of that side is there to fight.
one-battle-abroad = { $card }: one battle an impulse, and it has been fought.
leader-is-abroad = { $leader } leads there already; no other leader is sent.
leader-needed-abroad = { $able-count ->
    [0] A leader has to go there, and nobody can: he must be on the map and not in a besieged city.
   *[other] A leader has to go there first; name one: { $able }.
}
one-leader-abroad = At most { $most ->
    [one] one leader
   *[other] { $most } leaders
} can be among them.
ask-foreign-war-pieces = Send pieces abroad
    .about = Choose the pieces that go to the foreign war, at most one of them a leader.
foreign-war-pieces = { $country } owes { $card } { $number ->
    [one] one piece
   *[other] { $number } pieces
}.
ask-foreign-war-missing = Pieces are missing
    .about = Buy them, give victory points for them, or leave the war incomplete: then its time does not run.
    .leave-incomplete = Its time does not run until the pieces are there.
    .give-points = The points stand in for what is missing.
foreign-war-missing = { $country }: { $card } still lacks { $number ->
    [one] one piece
   *[other] { $number } pieces
}.
option-piece-at = { $piece }, { $place }
option-leave-incomplete = Leave it incomplete
option-give-points = { $points ->
    [one] Give up 1 VP
   *[other] Give up { $points } VP
}
option-card-for-ap = Play { $card } for AP
option-buy-piece = { $loan ->
    [0] { $piece } for { AP($halves) } AP
   *[other] { $piece } for { AP($halves) } AP, { AP($loan) } borrowed
}
roll-foreign-war-size = foreign war, size
roll-foreign-war-duration = foreign war, duration
roll-foreign-war-losses = foreign war, losses

## Alliances and politics

quote-marker = 🎲 The marker of { $country } moves up to { $dice }D6{ $factor ->
    [one] { "" }
   *[other] { " " }× { $factor }
} spaces, divided as you like.
quote-control = 🎲 { $dice }D6 and up to { $most } AP must reach { $needed }.
alliance-rolled = 🎲 { $country }: { $dice } – { $points } spaces.
marker-stays = The marker of { $country } stays where it is.
breaker-at-war = { $country } is at war with { $power } for a reason of its own, so its marker cannot be moved. The card can be played for AP.
battle-does-not-help = The battle does not help with { $country }: neither it nor the power on whose track it stands has lost, and you have not won.
defeat-wins-nobody = A lost battle only breaks alliances: { $country } stands on the track of your own power, and you have not won.
no-marker-in-play = { $country } has no marker in play.
no-marker-to-move = { $able-count ->
    [0] { $card }: there is no marker it could move.
   *[other] { $card } cannot move “{ $found }”. Possible: { $able }.
}
ask-marker-way = Where does the marker go?
    .about = Down another power's track, up a track, or nowhere; points that are left over are lost.
    .marker-stay = The points lapse.
marker-way = { $country }: { $points } spaces.
option-marker-stay = Leave it
option-marker-down = Down the track of { $power }
option-marker-up = Up the track of { $power }
ask-marker-level = How far?
    .about = Choose the space that the marker reaches.
marker-level = { $country }: { $points } spaces.
option-level = Level { $level }
roll-alliance = alliance
quote-pact = { $area } makes a pact with { $country }: 1 ECO, no VP.
no-free-minor-city = { $able-count ->
    [0] { $card }: every minor city is taken or in a pact.
   *[other] { $card } needs a free minor city without a pact; not “{ $found }”. Possible: { $able }.
}
quote-change-camp = { $country } may end its grace periods and leave its camp.
no-change-of-course = { $able-count ->
    [0] { $card }: nobody has a camp to leave or a grace period to end.
   *[other] { $card }: “{ $found }” cannot be chosen. Possible: { $able }.
}
ask-end-grace = End the grace periods?
    .about = Every grace period that binds you may end now, with the conquest behind it.
    .keep-grace = Nothing changes.
    .end-grace = They bind you no longer, and the conquests behind them are over.
end-grace = { $country } may end its grace periods.
option-keep-grace = Keep them
option-end-grace = End them
ask-change-camp = Leave the camp?
    .about = You may leave your camp at once, to be neutral or to join the other one.
    .stay-in-camp = Nothing changes.
    .be-neutral = You belong to no camp from now on.
    .join-camp = You change sides at once.
change-camp = { $country } may leave its camp.
option-stay-in-camp = Stay
option-be-neutral = Be neutral
option-join-camp = Join: { $camp }
quote-incite = { $countries } are at war at once.
war-incited = ⚔️ { $country } and { $other } are at war.
nobody-to-incite = { $able-count ->
    [0] { $card }: no two neighbours can be set against each other.
   *[other] { $card }: “{ $found }” cannot be chosen. Possible: { $able }.
}
no-quarrel-there = { $able-count ->
    [0] { $card }: there is nobody to quarrel with.
   *[other] { $card }: not with “{ $found }”. It could quarrel with: { $able }.
}
quote-crown = { $leader } gets a king marker.
leader-crowned = { $country }: { $leader } is crowned.
nobody-to-crown = { $able-count ->
    [0] { $card }: you have no leader on the map who is no king.
   *[other] { $card } needs one of your leaders on the map who is no king; not “{ $found }”. Possible: { $able }.
}
quote-succession = { $country }: the candidate becomes king without a roll.
quote-tribute-success = { $country }: the next tribute check succeeds without dice.
quote-tribute-again = { $country }: the tribute dice are rolled again, and the second result stands.
no-tribute-to-secure = { $able-count ->
    [0] { $card }: no minor country is free.
   *[other] { $card } needs a minor country that is neither allied nor conquered; not “{ $found }”. Possible: { $able }.
}
quote-lower-marker = 🎲 The marker of { $country } goes down { $dice }D6 spaces.
intrigue-rolled = 🎲 Intrigue in { $country }: { $dice }.
no-marker-to-lower = { $able-count ->
    [0] { $card }: there is no marker it could lower.
   *[other] { $card } needs a marker above 0 that is neither allied nor conquered; not “{ $found }”. Possible: { $able }.
}
roll-intrigue = intrigue
quote-standing-support = { $eco } ECO at once; succession rolls of { $partner } are { $succession } higher.
no-followers-there = Assyria neither holds { $area } nor has { $partner } in its camp.
quote-terrain-dice = { $dice ->
    [one] One more terrain die
   *[other] { $dice } more terrain dice
} in your mountains until the turn ends.
quote-secret-action = 🎲 { $dice }D6: on { $fails } or more it fails, and card and AP are lost.
secret-by-card = { $failed ->
    [yes] 🎲 Secret diplomacy of { $country } on { $objective } ({ $dice }) fails.
   *[no] 🎲 Secret diplomacy of { $country } on { $objective } ({ $dice }) succeeds.
}
no-such-objective = { $able-count ->
    [0] { $card }: there is no objective now.
   *[other] { $card }: name the objective first, not “{ $found }”. For instance: { $able }.
}
no-such-secret-option = { $able-count ->
    [0] { $card }: nothing can be done there.
   *[other] { $card }: name what is to be done after the objective; not “{ $found }”. For instance: { $able }.
}
roll-secret-diplomacy = secret diplomacy
