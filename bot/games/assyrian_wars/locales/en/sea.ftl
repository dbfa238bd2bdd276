# Assyrian Wars: ships, sea trade and raids on overland trade.

## Commands

action-send-raider = Send a raider
    .command = send
    .about = Put a unit into a Raid Box for 1 AP; if all are full, it fights for one.
    .unit = unit
    .unit-about = A regular, Aramaean or Arab on the map or in the Regroup Box
    .box = box
    .box-about = A free Raid Box

action-raid-trade = Raid trade
    .command = strike
    .about = All your raiders, and your allied minors', strike at trade markers, for 1 AP.

action-withdraw-raiders = Withdraw raiders
    .command = withdraw
    .about = Raiders leave their boxes: attrition, then the Regroup Box.
    .units = units
    .units-about = The raiders that leave

action-sail = Sail
    .command = sail
    .about = Move a fleet along the coast, ½ AP a zone for all its ships.
    .zone = from
    .zone-about = The sea zone where the fleet is
    .path = path
    .path-about = The zones on the way, one after another
    .ships = ships
    .ships-about = Which ships; left out, all of yours there
    .allies = allies
    .allies-about = Allied ships come along, if their players agree

action-enter-box = Enter a trade box
    .command = trade
    .about = Move a fleet into a sea trade box for 1 AP; that is all it does in this impulse.
    .zone = from
    .zone-about = The sea zone where the fleet is
    .box = box
    .box-about = The sea trade box
    .ships = ships
    .ships-about = Which ships; they take places in this order
    .search = search
    .search-about = Whose ships to look for and fight for room, 1 AP each
    .allies = allies
    .allies-about = Allied ships come along, if their players agree

action-leave-box = Leave a trade box
    .command = return
    .about = Move ships out of a sea trade box, back where they came from, for 1 AP.
    .box = box
    .box-about = The sea trade box
    .zone = to
    .zone-about = The zone they came from; there is no other way
    .ships = ships
    .ships-about = Which ships; left out, all of yours there

action-embark = Board ships
    .command = board
    .about = Units and leaders in a port board ships of its sea zone, for nothing.
    .area = port
    .area-about = The port where they are
    .pieces = pieces
    .pieces-about = Who boards
    .ship = ship
    .ship-about = The ship; left out, they are stowed as they fit

action-disembark = Land
    .command = land
    .about = Units and leaders go ashore in a port, for nothing; among enemies they attack.
    .area = port
    .area-about = The port where they land
    .pieces = pieces
    .pieces-about = Who lands; left out, everybody aboard

action-search = Search for a fleet
    .command = search
    .about = Look for enemy fleets in a sea zone for 1 AP; who is found must fight.
    .zone = zone
    .zone-about = The sea zone
    .countries = countries
    .countries-about = Whose ships; left out, those of all enemies there
    .ships = ships
    .ships-about = Which ships search; left out, all of yours there
    .allies = allies
    .allies-about = Allied ships search and fight along, if their players agree

## What happens: ships

fleet-sailed = { $country }: a fleet sails { $start } → { $zone }, { AP($halves) } AP.
voyage-halted = { $country }: the voyage ends in { $zone }; the rest of the order lapses.
search-declared = { $country } searches in { $zone } for { AP($halves) } saved AP.
search-rolled = { $success ->
    [yes] 🎲 { $country } rolls { $dice } (a roll of { $need } or more) and finds the ships of { $other } in { $zone }!
   *[no] 🎲 { $country } rolls { $dice } (a roll of { $need } or more) and does not find the ships of { $other } in { $zone }.
}
naval-battle-begins = ⚔️ Naval battle in { $zone }: { $countries } ({ $ships }) against { $others } ({ $other_ships }).
naval-battle-won = { $countries }: victory at sea in { $zone }!
naval-battle-points = for a naval battle against three ships or more
fleet-retreats = { $country }: the ships retreat { $zone } → { $target }.
fleet-scattered = { $country }: no way out of { $zone }; the ships go to the Regroup Box.
cargo-lost = Lost with their ship in { $zone }: { $pieces }.
fleet-in-box = { $ships ->
    [0] { $country }: no ship is in { $box }.
    [one] { $country }: 1 ship is in { $box }, room for { $room } more.
   *[other] { $country }: { $ships } ships are in { $box }, room for { $room } more.
}
fleet-turned-back = { $country }: the fleet turns back from { $box } to { $zone } and is finished.
fleet-left-box = { $ships ->
    [one] { $country }: 1 ship leaves { $box } for { $zone }.
   *[other] { $country }: { $ships } ships leave { $box } for { $zone }.
}
boarded = { $country }: troops board ships at { $area } ({ $zone }).
landed = { $assault ->
    [yes] ⚔️ { $country }: { $force } attacks { $area } from the sea ({ $zone }).
   *[no] { $country }: { $force } lands in { $area } ({ $zone }).
}
landing-halted = { $country }: there is fighting in { $area }; the others stay aboard for now.
back-aboard = { $country }: back from { $area } to the ships.

## What happens: raids

raider-placed = { $country }: { $unit } waits for caravans in { $box }.
raid-box-rolled = { $fails ->
    [yes] 🎲 { $unit } looks for a Raid Box: { $die }, and finds no way in.
   *[no] 🎲 { $unit } looks for a Raid Box: { $die }.
}
raid-fought = ⚔️ { $box }: { $unit } against { $other }, dice { $dice }.
raid-repelled = { $falls ->
    [yes] { $unit } falls in the fight for { $box }.
   *[no] { $unit } does not get into { $box } and goes back.
}
raid-begins = { $country } raids the trade routes: { $units }.
raid-target-rolled = { $fails ->
    [yes] 🎲 { $unit } looks for prey: { $die }, in vain.
   *[no] 🎲 { $unit } looks for prey: { $die }.
}
raid-rolled = { $success ->
    [yes] 🎲 { $unit } strikes at trade ({ $country }): { $die } ({ $need } or less), a hit!
   *[no] 🎲 { $unit } strikes at trade ({ $country }): { $die } ({ $need } or less), a miss.
}
raid-return-rolled = { $success ->
    [yes] 🎲 { $country } brings a trade marker back: { $die }.
   *[no] 🎲 { $country } cannot bring a trade marker back: { $die }.
}
trade-marker-lost = { $country } loses a trade marker; { $left ->
    [0] it was the last.
   *[other] { $left } left.
}
trade-marker-back = { $country } has a trade marker back; { $left } now.

roll-search = search for ships
roll-raid-box = Raid Box
roll-raid-fight = fight for a Raid Box
roll-raid-target = whose trade is raided
roll-raid = raid
roll-raid-return = trade marker back

## Questions

ask-search = Search for these ships?
    .about = Enemy ships have come into your zone; two dice decide whether you find them and fight.
    .search = Found, they are fought at once.
    .search-no = They may stay in the zone; nothing is paid.
ask-naval-retreat = Retreat where to?
    .about = The naval battle is lost; your ships go to a zone next to it.
ask-leave-to-victor = Which ships leave?
    .about = The battle for the sea trade box is lost, and it has no room for all; those you name sail to a friendly port.
ask-raid-box = Which Raid Box?
    .about = Your own side holds the box that the die shows; choose another one to attack.
ask-raid-target = Whose trade?
    .about = The die leaves it to you whose trade marker is attacked, if any.
    .raid-none = The die strikes nobody.
ask-raid-again = Raid once more?
    .about = The raid was a success, and cavalry may strike a second time.
    .raid-again = The unit rolls once more for another trade marker.
    .raid-stop = The raid is over.

may-search = { $country }: ships of { $others } have come to { $zone }. A search costs { AP($halves) } saved AP.
fleet-must-retreat = { $country }: beaten at sea in { $zone }.
no-room-for-beaten = { $ships ->
    [one] { $box }: 1 ship too many.
   *[other] { $box }: { $ships } ships too many.
}
raid-box-is-own = { $box } is held by your own side; where does { $unit } attack?
raid-choose = { $unit } is looking for prey; the die shows { $country }.
raid-again = { $unit } may strike again.
sail-together = { $country } wants your ships to come along from { $start } to { $zone }.
leave-together = { $country } wants your ships to leave { $box } together with its own.
search-together = { $country } wants your ships to join the search in { $zone }, and the battle.
carry-allies = { $country } asks your ships to take its troops aboard at { $area }.

option-search = Search ({ $chance }%)
option-search-no = Let them be
option-zone = { $zone }
option-raid-none = Nobody's
option-raid-again = Strike again
option-raid-stop = That is enough
option-raid-box = { $box }: { $unit }
option-retreat-ships = { $attrition ->
    [0] Back aboard the ships off { $target }
   *[other] Back aboard the ships off { $target } ({ $attrition } dice of attrition)
}

## Before you commit

quote-search = 🎲 The search finds them with { $chance }% (a roll of { $need } or more).
quote-naval = ⚔️ Against { $country }, if found: won { $win }%, lost { $lose }%; ships expected: { TENTHS($lost_tenths) } lost, { TENTHS($killed_tenths) } sunk.
quote-naval-unsure = ⚔️ Against { $country } in { $zone }, if found: { $dice } dice of yours; how strong they are cannot be seen.
quote-watched = { $countries } may search in { $zone }. { $search }
quote-zone-held = { $country } holds { $zone }.
quote-box-room = { $room ->
    [one] Only 1 place is free in { $box }; the other ships stay.
   *[other] Only { $room } places are free in { $box }; the other ships stay.
}
quote-aboard = { $ship }: { $pieces }.
quote-amphibious = ⚔️ An attack from the sea in { $area }: factors 1 lower, of cavalry and chariots 2.
quote-raid-displace = 🎲 All Raid Boxes are full: a die shows whom the unit fights for one; on a 6 it fails.
quote-raid = { $unit } hits with { $chance }%.
quote-raiders-leave = { $dice ->
    [one] 1 die of attrition; survivors go to the Regroup Box.
   *[other] { $dice } dice of attrition; survivors go to the Regroup Box.
}
route-to-zone = { $zone } ({ AP($halves) } AP)

## What cannot be

no-such-sea = “{ $found }” is no sea zone with ships in play. There is: { $zones }.
no-own-ship = { $country } has no ship in { $zone }, and allied ships move only together with its own.
ship-not-there = “{ $found }” is not a ship in { $zone }.
not-allied-ship = { $ship } is not on your side.
two-fleets = In { $zone } an enemy is near: ships that came at different times are fleets apart until he is beaten or gone ({ $ships }). Name the ships of one fleet.
zones-not-adjacent = { $found } is not next to { $start }. From there ships reach: { $zones }.
box-is-entered-alone = { $box } is a trade box: enter it with its own command, in an impulse in which the ships do nothing else.
box-is-left-alone = { $box } is a trade box: ships leave it with its own command, and that is all they do in the impulse.
box-is-all = { $ship } has already done something in this impulse. Entering a trade box must be all that it does.
no-such-box = { $boxes-count ->
    [0] “{ $found }” is no sea trade box, nor is there one within reach.
   *[other] “{ $found }” is no sea trade box on this water. There is: { $boxes }.
}
loaded-ship = { $ship } has troops aboard. Only empty ships enter a trade box.
box-full = { $box } is full ({ $countries }). Name whose ships you want to search for, or choose another box.
no-fleet-in-box = { $countries-count ->
    [0] “{ $found }” cannot be searched for there.
   *[other] “{ $found }” has no ships there to be searched for. There are those of: { $countries }.
}
back-where-it-came-from = { $ship } came from { $zone } and goes back only there, not to { $wanted }.
search-in-zones = In { $box } you search only when you enter it.
already-searched = You have searched in { $zone } in this impulse. Once is all.
no-enemy-fleet = There is no enemy fleet in { $zone }.
not-enemy-fleet = “{ $found }” has no ships there that are enemies of all yours. Enemies: { $enemies }.
no-port = { $area } has no port on a sea zone in play.
not-in-port = { $pool-count ->
    [0] “{ $found }” is not there, nor is anybody who could board.
   *[other] “{ $found }” is not there to board. There is: { $pool }.
}
no-carrier = No ship in { $zone } can take anybody aboard: it must be yours or an ally's, not finished, and carry one force an impulse.
no-room-aboard = Not enough room: { $needed } needed, { $room } free (a full unit takes 2, a reduced one 1; a full ship has 2, a reduced one 1).
no-march-and-sail = { $piece } cannot march and sail in one impulse.
not-aboard = { $pool-count ->
    [0] “{ $found }” is not aboard, nor is anybody else.
   *[other] “{ $found }” is not aboard in that zone. There is: { $pool }.
}
nobody-aboard = Nobody who could land is aboard in { $zone }.
already-raided = { $country } has raided in this impulse. Once is all.
no-raiders = { $placed-count ->
    [0] { $country } has no raiders in the Raid Boxes.
   *[other] { $placed } came only in this impulse and cannot raid yet.
}
no-such-raider = “{ $found }” is no unit on the map or in the Regroup Box.
cannot-raid = { $unit } cannot raid. Regulars, Aramaeans and Arabs can; mercenaries, leaders and ships cannot.
raider-not-on-map = { $unit } is neither on the map nor in the Regroup Box.
one-raider-an-impulse = { $country } has sent a raider in this impulse. One is all.
raid-box-not-free = { $free-count ->
    [0] “{ $found }” is not free; all Raid Boxes are full. Leave the box out, and the die decides whose is attacked.
   *[other] “{ $found }” is no free Raid Box. Free: { $free }.
}
raid-boxes-all-yours = All { $boxes } Raid Boxes are held by your own side already.
not-your-raider = { $pool-count ->
    [0] “{ $found }” is no raider of yours; you have no raiders.
   *[other] “{ $found }” is no raider of yours. Yours are: { $pool }.
}
load-unsound = the load of { $place } would not be aboard a ship with room for it
box-unsound = { $place } would hold more or other pieces than it can
