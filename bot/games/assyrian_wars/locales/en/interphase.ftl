# Assyrian Wars: the Interphase – income, trade, thrones, relocation – and the end of the game.

## The Interphase

interphase-begins = The Interphase after turn { $turn } begins.
eco-level-set = { $country }: ECO { $before } → { $level } ({ $cities } city points, ECO numbers { $eco }, { $trade } trade points, pillage { $pillage ->
    [0] 0
   *[other] −{ $pillage }
}, at rest +{ $bonus }); { $total } with lasting tribute.
trade-markers-return = { $markers ->
    [one] { $country }: 1 trade marker is back in the Trade Box.
   *[other] { $country }: { $markers } trade markers are back in the Trade Box.
}
repaired-in-peace = Repaired in peace, for nothing: { $areas }.
ship-sails-home = { $ship } sails home to { $zone }.
ship-without-port = { $ship } finds no friendly port and goes to the force pool.
raiders-dispersed = The trade raiders go to the Regroup Box: { $pieces }.
home-card-returns = 🃏 { $card } goes back to { $country }.

## Debt

income-negative = { $points ->
    [one] { $country }: the ECO level is below zero; 1 pillage point.
   *[other] { $country }: the ECO level is below zero; { $points } pillage points.
}
pillaged-by-debt = { $country }: { $area } is bled dry, pillage { $level }.
bankrupt = { $country } is bankrupt and pays nobody until the next Interphase.

## The timetable

reserves-arrive = { $country }: new in the force pool: { $pieces }.
tribe-freed = { $country }: from now on against everybody.
minor-annexed = { $country } stays conquered for good.

## Thrones

throne-claimed = { $rivalry ->
    [yes] { $country }: { $leader } claims the throne, against a rival.
   *[no] { $country }: { $leader } claims the throne.
}
king-renounced = { $country }: { $leader } is renounced and leaves the game.
king-set-aside = { $country }: { $leader } is set aside and leaves the game.
prince-set-aside = { $leader } loses the king marker to a new candidate.
card-sacrificed = 🃏 { $country }: { $card } is sacrificed for the throne.
succession-rolled = { $success ->
    [yes] 🎲 { $country}: succession – { $die }, modifier { SIGNED($modifier) }, below { $fails }: he is king.
   *[no] 🎲 { $country}: succession – { $die }, modifier { SIGNED($modifier) }, not below { $fails }: no king this turn.
}
king-not-crowned = { $country }: { $leader } does not get the throne and leaves the game.
king-stays = { $country }: { $leader } stays king.
king-crowned = { $country }: { $leader } is crowned and appears in { $area }.
king-in-exile = { $country }: { $leader } is crowned, but no home area is free; he waits in the Regroup Box.
riots = { $country }: riots! All regular units on the map check attrition.

## Relocation

army-relocated = { $country }: { $leader } relocates: { ROUTE($areas) }.
units-relocated = With { $leader }: { $units }.

## Victory

camp-defeated = Defeated: { $camp }. Fallen: { $powers }.
sudden-end-rolled = { $over ->
    [yes] 🎲 Sudden end ({ $camp }) – { DICE($dice) }, bonus { SIGNED($bonus) }, { $need } needed: the game is over.
   *[no] 🎲 Sudden end ({ $camp }) – { DICE($dice) }, bonus { SIGNED($bonus) }, { $need } needed: the game goes on.
}
runaway-lead = { $together ->
    [yes] The game is over: { $country } has { $points } victory points, all other powers together { $others }.
   *[no] The game is over: { $country } has { $points } victory points, the second and the last power together { $others }.
}
lead-threatens = { $together ->
    [yes] ⚠️ { $country } has { $points } victory points, all other powers together { $others }. If that is so when points are counted after turn { $turn }, the game ends then.
   *[no] ⚠️ { $country } has { $points } victory points, the second and the last power together { $others }. If that is so when points are counted after turn { $turn }, the game ends then.
}
final-score = { $points ->
    [one] { $country }: 1 victory point.
   *[other] { $country }: { $points } victory points.
}
vp-trade = most trade
vp-camp-defeated = a camp defeated
vp-never-conquered = never conquered
vp-unconquered-turns = turns without being conquered
vp-eco-increase = ECO increase, doubled

## The account of an ECO level

eco-line-cities = { $points ->
    [one] 1 city point
   *[other] { $points } city points
}
eco-line-rich = ECO numbers and markers
eco-line-trade = trade: { $points } points
eco-line-fraction = fraction
eco-line-pillage = pillage
eco-line-rest = a turn at rest
eco-line-since = cards
eco-line-set = as given
eco-line-tribute-from = tribute from { $payer }
eco-line-tribute-to = tribute to { $to }

roll-succession = succession
roll-sudden-end = sudden end

## Questions

ask-sail-home = Sail home where to?
    .about = Trade is over; choose the zone of a friendly port for this ship.
ask-place-pillage = Where does the pillage lie?
    .about = Your ECO level is below zero, so your own land suffers.
ask-throne = Who claims the throne?
    .about = A candidate rolls one die and may fail, which means riots. Who is renounced leaves the game.
    .throne-both = You name one who rolls; the rivalry alone brings riots.
    .throne-nobody = No roll and no riots, but no king either.
ask-throne-candidate = Which of the two?
    .about = The one you name rolls for the throne, the other is set aside.
ask-sacrifice-card = Sacrifice a card?
    .about = One of your new cards, given up, makes the roll for the throne 1 better.
    .keep-cards = The roll stays as it is.
ask-place-king = Where does the king appear?
    .about = Choose a home area of yours that is free of enemies.
ask-relocate-army = Relocate a leader?
    .about = One leader may go through friendly land out of enemies' reach, and pick up units on the way.
    .stay = No leader of yours travels.

sail-home = { $ship } leaves { $box }.
place-pillage = { $points ->
    [one] { $country }: 1 pillage point to place.
   *[other] { $country }: { $points } pillage points to place.
}
throne = { $highest ->
    [0] { $country }: the throne is at stake, and no number on the die would do.
    [1] { $country }: the throne is at stake; only a 1 succeeds.
    [6] { $country }: the throne is at stake; every number succeeds.
   *[other] { $country }: the throne is at stake; 1 to { $highest } on the die succeeds.
}
throne-rivals = { $country }: two candidates claim the throne.
sacrifice-card = { $highest ->
    [0] { $country }: as it is, no number on the die would do.
    [1] { $country }: as it is, only a 1 succeeds.
    [6] { $country }: as it is, every number succeeds.
   *[other] { $country }: as it is, 1 to { $highest } on the die succeeds.
}
place-king = { $leader } is crowned.
relocate-army = { $country }: one leader may relocate.

option-port-zone = { $zone }
option-king = { $leader }
option-throne-both = Both of them
option-throne-nobody = Nobody
option-keep-cards = Keep all cards

## Commands

action-relocate-army = Relocate in the Interphase
    .command = relocate-army
    .about = Send a leader any distance through friendly land; he may pick up units on the way.
    .leader = leader
    .leader-about = The leader
    .path = path
    .path-about = The areas on the way, or just the last one
    .units = units
    .units-about = Who goes along; left out: he goes alone
