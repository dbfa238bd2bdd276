# Assyrian Wars: secret diplomacy, revolts, nomads, the Mede abroad, the campaign for two, and markers that run out.

## Secret diplomacy

ask-secret-objective = Secret diplomacy
    .about = Place a marker in secret. Markers of any powers on the same objective cancel each other, except on trade.
secret-objective = A marker of { $country }: what does it aim at?
option-objective = { $objective }
option-no-objective = No marker
objective-trade = trade
objective-minor-cities = the minor cities
secret-markers-shown = { $objectives-count ->
    [0] { $country } has placed no marker.
   *[other] { $country } has aimed at { $objectives }.
}
secret-markers-cancelled = { $markers } markers meet on { $objective } and cancel each other.
ask-secret-action = What does your marker do?
    .about = Your marker stands alone on its objective. Choose what it does; it costs nothing.
secret-action = { $country } has a free hand with { $objective }.
secret-action-none = { $country } makes nothing of its marker on { $objective }.
option-secret-expel = Kick out a trade marker of { $country }
option-secret-raid = Send a raider for nothing
option-secret-card = Draw a card
option-secret-impulse = A special impulse before the next turn
option-secret-move = Move the marker by a die
option-secret-refuse = Turn its tribute away from Assyria
option-secret-secure = Make sure of its tribute
option-secret-revolt = Revolt in { $area }
option-secret-rising = A rising against the garrison of { $area }
option-secret-king = Worsen the next succession roll by 1
option-secret-pact = A pact with { $area }
option-secret-nothing = Do nothing
secret-card = 🃏 { $country } draws a card by secret diplomacy.
secret-impulse = { $country } will have a special impulse before the next turn's first one.
special-impulse-lapses = { $country } has no card for its special impulse, which lapses.
secret-move = 🎲 { $power } stirs up { $country }: the die shows { $die }.
secret-tribute-refused = { $power } has talked { $country } out of its tribute to Assyria next turn.
secret-tribute-secured = { $power } has made sure that { $country } pays tribute next turn.
secret-king = Intrigue at court: the next succession roll of { $country } is 1 worse.
pact-made = { $area } makes a pact with { $country }.
ask-free-raider = Which unit raids?
    .about = The unit goes into a Raid Box and strikes at once, all for nothing.
free-raider = { $country } sends a raider by secret diplomacy.
roll-secret-move = secret diplomacy

## Revolts

revolt-placed = { $pieces-count ->
    [0] Revolt in { $area }! { $country } has lost control.
   *[other] Revolt in { $area }! { $country } has lost control; to the Regroup Box: { $pieces }.
}
revolt-ended = The revolt in { $area } is over: { $country } controls it now.
revolt-over = The revolt in { $area } has burnt out. { $country } controls it again.

## Nomads

camp-name = { $camp ->
    [assyrian] Assyrian camp
    [rebel] rebel camp
   *[neutral] neutral powers
}
nomad-control-rolled = 🎲 Control of { $country } – { $camps }: { DICE($dice) }.
nomad-controller = { $power } acts for { $country } until the next roll.
roll-nomad-control = control of nomads
ask-name-controller = Who controls the nomads?
    .about = Your camp has won the roll. Name the power that decides for the tribe until the next one.
name-controller = { $country }: a power of your camp is to act for the tribe.
tribe-enters = The tribe of { $country } appears in { $area }.
tribe-returns = { $country } are back at full strength, in { $area }.
tribe-reinforced = { $count ->
    [one] { $country }: one piece joins the tribe in { $area }.
   *[other] { $country }: { $count } pieces join the tribe in { $area }.
}
tribe-beaten = { $country } are beaten: their alliances are over, and they rest until the turn ends.
ask-restore-tribe = Where do the nomads return?
    .about = Choose the pieces that return here; the others return where the tribe stands besides.
restore-tribe = { $country }: who joins the tribe in { $area }?
option-piece = { $piece }
option-leave = Let them move on
tribe-kept = { $force } stays where everything is plundered; { $payer } pays { AP($halves) } AP.
action-keep-tribe = Keep nomads in place
    .command = stay
    .about = Pay 1 AP so that a force of allied nomads may stay on plundered land.
    .force = force
    .force-about = The leader, or the unit without one
    .payer = payer
    .payer-about = Who pays: the tribe from its card, or its power from its savings
quote-keep-tribe = { $country } pays { AP($cost) } AP and has { AP($left) } AP left.
nomads-must-leave = Everything in { $area } is plundered, so { $country } must move on. Only an ally can pay 1 AP to keep them there.
only-allied-nomads-stay = { $country }: only nomads with an ally can be paid to stay. Others have to move on.
keeps-no-tribe = { $countries-count ->
    [0] “{ $found }” does not pay for this tribe, and nobody else can.
   *[other] “{ $found }” does not pay for this tribe; able to: { $countries }.
}
force-need-not-leave = { $forces-count ->
    [0] “{ $found }” need not be paid for: no force has to move on.
   *[other] “{ $found }” need not be paid for. These have to move on: { $forces }.
}
tribe-has-a-prey = { $country } are after { $prey } alone and have no business in { $area }. Choose land of { $prey } or no-man's-land.
nomads-attack-in-force = { $country } attack with a whole army where they can: send { $leader } with everybody he leads.
nomads-not-thrown-away = One unit of { $country } does not attack { $enemies } enemy units alone. Send an army.
nomads-not-sent-blindly = One unit of { $country } does not attack alone what it cannot count in the fog. Send an army.

## The Mede abroad

mede-one-army-abroad = Before turn 4 only one Mede army may be outside the homeland; these would be: { $leaders }.
mede-too-many-abroad = That would make { $regulars } Mede regulars abroad. Before turn 4 at most as many may be as the leader there commands: { $command }.

## The campaign for two

service-rolled = 🎲 { $missing ->
    [0] { $country } in Assyrian service: the dice show { $dice }, and { $needed } are reached.
   *[other] { $country } in Assyrian service: the dice show { $dice }, and { $missing } are missing for { $needed }.
}
ask-service = Pay what is missing?
    .about = With the missing points paid in AP the conquered power is yours to command until its grace period ends.
    .service-let-go = It keeps its own player.
service = { $country } could be won for { AP($halves) } AP.
option-service-pay = Pay { AP($halves) } AP
option-service-let-go = Let it go
service-begins = { $by } commands { $country } until the grace period ends.
service-ends = { $by } no longer commands { $country }: its player has it back.
service-failed = { $country } does not enter Assyrian service.
roll-service = a conquered power in Assyrian service
service-for-two-only = Only { $country } can do this, and only in a game for { $players } players.
never-in-service = { $country } can never be commanded in this way. Choose another power that you have conquered.
not-conquered = { $country } is not conquered, or its grace period is over. Choose a power in your Conquest box.
already-in-service = { $country } is already under your command.

## Markers that run out

markers-run-out = { $marker ->
    [pillage] There are no more pillage markers. Everybody has to clear one at once.
   *[damage] There are no more damage markers. Everybody has to repair one at once.
}
ask-restock-marker = Repair one marker
    .about = The markers have run out: choose the one that you remove at once.
restock-marker = { $marker ->
    [pillage] { $country } has to clear a pillage marker.
   *[damage] { $country } has to repair a city.
}
option-restock = { $area }, { AP($halves) } AP
ask-restock-means = How do you pay?
    .about = With AP that you have, or with a card; up to 4 AP are saved.
restock-means = { $country } has to pay { AP($halves) } AP.
option-restock-purse = With AP
restocked-by-card = 🃏 { $country } uses { $card } for it.
marker-restocked = { $marker ->
    [pillage] { $country } clears { $area } for { AP($halves) } AP.
   *[damage] { $country } repairs { $area } for { AP($halves) } AP.
}
vp-markers-not-repaired = a marker not repaired

## Rulings

patch-forfeit-markers = Forfeit secret markers
    .about = Markers placed by agreement: a power's secret markers are void, and it loses a victory point.
gm-markers-forfeited = Ruling: the secret markers of { $country } are void.
no-markers-to-forfeit = { $country } has no secret marker on the table now. Markers can be forfeited once all are made visible.
vp-secret-agreement = secret markers placed by agreement
revolt-controlled = { $area } would be in revolt and yet in somebody's hands.
tribe-astray = { $country } would be in the wrong hands, or in nobody's.
