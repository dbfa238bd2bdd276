# Assyrian Wars: what happens.

## Turns and impulses

turn-begins = Turn { $turn } begins.
action-phase-begins = Action phase of turn { $turn }: { $country } first.
round-begins = Impulse round { $round } begins.
turn-ends = Turn { $turn } ends. Home cards and sold army group cards return to their owners.
game-over = { $winners-count ->
    [0] The game is over, and nobody has won.
    [one] The game is over. { $winners } wins!
   *[other] The game is over. { $winners } win together!
}
preempted = { $country }: an impulse out of turn, ahead of { $next }.
impulse-begins = { $kind ->
    [preemptive] { $country }: a preemptive impulse begins.
    [special] { $country }: a special impulse begins.
    [pass] { $country }: a pass, without a card.
   *[scheduled] { $country }: the impulse begins.
}
impulse-ends = { $lost ->
    [0] { $country }: the impulse ends, { AP($saved) } AP saved.
   *[other] { $country }: the impulse ends, { AP($saved) } AP saved and { AP($lost) } AP lost.
}
income-collected = { $country }: { AP($halves) } AP of income.
victory-points = { $points ->
    [-1] { $country }: 1 victory point lost – { $reason }.
    [one] { $country }: 1 victory point – { $reason }.
   *[other] { $country }: { $points } victory points – { $reason }.
}

## Cards

card-played = 🃏 { $country }: { $card } is played for { $ap } AP.
card-bought = 🃏 { $country }: a card is bought for { AP($halves) } AP.
card-drawn = 🃏 { $country }: you draw { $card }.
deck-reshuffled = 🃏 The draw pile is empty. The discards are shuffled into a new one of { $cards ->
    [one] one card.
   *[other] { $cards } cards.
}
hand-dealt = 🃏 { $country }: { $cards ->
    [0] no new cards.
    [one] 1 new card.
   *[other] { $cards } new cards.
}
mulligan-taken = 🃏 { $country }: all { $cards } new cards are exchanged for one less.
excess-discarded = 🃏 { $country }: above the limit and discarded: { $cards }.
excess-rewarded = { $country }: a secret diplomacy action for discarded cards.

## Money

group-card-sold = { $country }: the army group card is sold for { AP($halves) } AP.
loan-repaid = { $country }: { AP($halves) } AP of the loan paid back.
loan-defaulted = { $country }: the loan is not paid back in full, and { $area } loses an ECO level.
supply-paid = { $country }: supply in { $area } for { AP($halves) } AP.
unit-disbanded = { $unit } is disbanded; { $area } gets an ECO+1 marker.

## Troops

units-built = { $country }: { $units-count ->
    [one] 1 unit is built in { $area }: { $units }.
   *[other] { $units-count } units are built in { $area }: { $units }.
}
ship-built = { $country }: { $ship } is built in { $zone }.
units-hired = { $country }: { $units-count ->
    [one] 1 unit is hired in { $area }: { $units }.
   *[other] { $units-count } units are hired in { $area }: { $units }.
}
mercenaries-kept = { $country }: { $count ->
    [0] no mercenaries are kept.
    [one] 1 mercenary unit is kept.
   *[other] { $count } mercenary units are kept.
}
sale-declined = { $seller }: no mercenaries for { $buyer }.
units-rebuilt = { $country }: back at full strength: { $units }.
units-rebuilt-unseen = { $count ->
    [one] { $country }: a unit is back at full strength.
   *[other] { $country }: { $count } units are back at full strength.
}
units-combined = { $unit } and { $other } become one full unit.
units-combined-unseen = { $country }: two units become one full unit.
bought-back = { $country }: back from the Regroup Box in { $area }: { $pieces }.
ship-bought-back = { $country }: { $ship } is back from the Regroup Box in { $zone }.
leader-drawn = { $country }: the new leader is { $leader }.
leader-placed = { $leader } appears in { $area }.
leader-relocated = { $leader } travels to { $area }.
leader-driven-off = { $leader } has no troops in { $area } and escapes to the Regroup Box.
army-arranged = { $units ->
    [one] { $leader } commands 1 unit now.
   *[other] { $leader } commands { $units } units now.
}
promotion-rolled = { $promoted ->
    [yes] 🎲 { $leader } rolls { $dice } and is promoted.
   *[no] 🎲 { $leader } rolls { $dice } and is not promoted.
}
pillage-cleared = { $left ->
    [0] { $area } recovers: no pillage is left.
   *[other] { $area } recovers: pillage { $left } is left.
}
city-repaired = { $left ->
    [0] The walls of { $area } are whole again.
   *[other] The walls of { $area } are repaired; { $left } damage is left.
}

## Army groups

group-formed = Army group in { $area }: { $leaders }.
group-dissolved = The army group is dissolved ({ $card }).
group-declined = { $country }: no army group, not everybody agrees.
group-left = { $leaders-count ->
    [one] { $leaders } leaves the army group.
   *[other] { $leaders } leave the army group.
}
group-commanded = { $leader } takes command of the army group.

## Movement

marched = { $country }: { $force } moves { $start } → { $area }, { AP($halves) } AP.
left-on-the-way = { $leader } leaves in { $area }: { $units }.
taken-up = { $leader } takes up in { $area }: { $units }.
march-halted = { $country }: the march ends in { $area }; the rest of the order lapses.
forced-march = { $leader } makes a forced march for { AP($halves) } AP: { ROUTE($areas) }.
goes-back = { $country }: back from { $area } to where the force came from.
attrition-cause = { $cause ->
    [distance] a long march
    [desert] the desert
    [mede] Mede country
    [sealand] the marshes of the Sealand
    [start] an impulse that starts in the desert
    [supply] lack of supply
    [hasty] a hasty evasion
    [evasion] evasion into enemy land
    [retreat] retreat without friendly ground
    [raid] a raid
    [riot] riots
   *[event] an event
}
attrition-rolled = 🎲 { $country }: attrition from { attrition-cause } – { DICE($dice) }: { $hits ->
    [0] no hits.
    [one] 1 hit.
   *[other] { $hits } hits.
}
attrition-losses = { $eliminated-count ->
    [0] { $country }: lost to attrition – reduced: { $reduced }.
   *[other] { $reduced-count ->
        [0] { $country }: lost to attrition – eliminated: { $eliminated }.
       *[other] { $country }: lost to attrition – reduced: { $reduced }; eliminated: { $eliminated }.
    }
}
area-falls-back = Nobody stays in { $area }: it falls back to { $country }.
control-changes = { $area } is now held by { $country }.

## Interception and evasion

interception-declared = { $country }: { $force } tries to intercept, { $start } → { $area }.
interception-declined = { $country }: no interception from { $start } into { $area }.
interception-shut-out = { $force } comes too late: others already stand in { $area }.
interception-rolled = { $success ->
    [yes] 🎲 { $country }: { $force } rolls { $dice } (a roll of { ROLL($need, $modifier) } or more) and intercepts in { $area }!
   *[no] 🎲 { $country }: { $force } rolls { $dice } (a roll of { ROLL($need, $modifier) } or more) and does not get to { $area } in time.
}
interception-void = { $country }: no unit reaches { $area }, and the interception comes to nothing.
evasion-declared = { $deed ->
    [evade] { $countries }: evasion from { $area }.
    [hasty] { $countries }: hasty evasion from { $area }.
    [ambush] { $countries }: an ambush in { $area }.
   *[stand] { $countries }: no evasion, the ground is held in { $area }.
}
evasion-rolled = { $success ->
    [yes] 🎲 { $country }: { $force } rolls { $dice } (a roll of { ROLL($need, $modifier) } or more) and slips away from { $area }.
   *[no] 🎲 { $country }: { $force } rolls { $dice } (a roll of { ROLL($need, $modifier) } or more) and is caught in { $area }.
}
evaded = { $city ->
    [yes] { $countries }: safe behind the walls of { $area }.
   *[no] { $countries }: evasion { $area } → { $target }.
}
evaded-automatically = { $countries }: off behind the walls of { $area } without a roll (alone, or against three times as many).
evasion-shut-off = { $countries } cannot evade from { $area } to { $target } any more: enemies are there.

## Battles

armies-chosen = First to fight in { $area }: { $leaders }.
battle-begins = { $interception ->
    [yes] ⚔️ Battle after an interception in { $area }: { $countries } against { $others }.
   *[no] ⚔️ Battle in { $area }: { $countries } against { $others }.
}
battle-card = 🃏 { $country }: battle card { $card }.
chariots-fight = { $mode ->
    [bow] { $countries }: the chariots shoot.
   *[heavy] { $countries }: the chariots charge.
}
dice-what = { $what ->
    [HI] heavy infantry
    [LI] light infantry
    [B] bowmen
    [LC] light cavalry
    [HB] horse bowmen
    [HC] heavy cavalry
    [CH] chariots
    [SH] ships
    [leader] leader
    [elite] elite
    [terrain] terrain
    [city] city
    [card] card
   *[other] other dice
}
dice-line = { dice-what } ({ $factor }): { DICE($dice) }
dice-rolled = { $phase ->
    [bow-fire] 🎲 Bow fire, { $countries }: { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    } – { $lines }.
   *[melee] 🎲 Melee, { $countries }: { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    } – { $lines }.
}
bow-hits-absorbed = { $hits ->
    [one] { $countries }: heavy units shrug off 1 hit.
   *[other] { $countries }: heavy units shrug off { $hits } hits.
}
round-fought = Round { $round }, hits: { $countries } { $hits }, { $others } { $other_hits }; routs: { $countries } { $routs }, { $others } { $other_routs }.
losses-taken = { $eliminated-count ->
    [0] { $country }: losses in { $area } – reduced: { $reduced }.
   *[other] { $reduced-count ->
        [0] { $country }: losses in { $area } – eliminated: { $eliminated }.
       *[other] { $country }: losses in { $area } – reduced: { $reduced }; eliminated: { $eliminated }.
    }
}
king-killed = King { $leader } falls ({ $country }).
routed = { $country }: in flight from { $area } to the Regroup Box: { $pieces }.
battle-won = ⚔️ Victory in { $area }: { $countries }.
battle-undecided = ⚔️ Nobody wins at { $area }; both sides have to retreat.
overrun = ⚔️ Overrun in { $area }: { $countries } may go on in this impulse.
retreats = { $city ->
    [yes] { $country }: retreat behind the walls of { $area }.
   *[no] { $country }: retreat { $area } → { $target }.
}
no-retreat = { $country }: there is no way out of { $area }; survivors go to the Regroup Box.

## Sieges

siege-begins = { $method ->
    [hunger] 🏰 { $country }: { $leader } surrounds { $area } to starve it out.
    [assault] 🏰 { $country }: { $leader } storms { $area }.
   *[standard] 🏰 { $country }: { $leader } lays siege to { $area }.
}
hunger-siege-begins = 🏰 Hunger begins in { $area }: the marker lies with the besiegers.
hunger-step = 🏰 Hunger in { $area }: { $number } of { $needed }.
siege-rolled = { $method ->
    [assault] 🎲 Assault on { $area }, { $country }: besiegers score { $scored }, the city { $received }. Dice: { DICE($besiegers) } against { DICE($defenders) }.
   *[standard] 🎲 Siege of { $area }, { $country }: besiegers score { $scored }, the city { $received }. Dice: { DICE($besiegers) } against { DICE($defenders) }.
}
walls-hit = { $damage ->
    [0] 🏰 The walls of { $area } hold: defence { $defence }.
   *[other] 🏰 The walls of { $area } lose { $damage }: defence { $defence }.
}
assault-repelled = 🏰 { $area } beats off the assault.
besiegers-finished = 🏰 After the battle before { $area } the besiegers have done enough for this impulse. Their siege stands.
city-taken = { $routed-count ->
    [0] 🏰 { $area } is taken.
   *[other] 🏰 { $area } is taken. To the Regroup Box: { $routed }.
}
city-starved = { $eliminated-count ->
    [0] 🏰 { $area } starves and opens its gates.
   *[other] 🏰 { $area } starves and opens its gates. Eliminated: { $eliminated }.
}
minor-city-conquered = { $area } is conquered and pays tribute to { $country }.
sortie = ⚔️ { $country }: a sortie from { $area }.
pillaged = { $country }: { $area } is pillaged, level { $level }.
eco-plundered = { $markers ->
    [one] 1 ECO+1 marker of { $area } is turned into AP.
   *[other] { $markers } ECO+1 markers of { $area } are turned into AP.
}
deported = People are deported: an ECO+1 marker goes { $area } → { $target }.
windfall-spent = { $piece } is ready in { $area }.
windfall-over = { $lost ->
    [0] { $country }: the plunder is spent.
   *[other] { $country }: the plunder is spent, { AP($lost) } AP lost.
}
placed = { $country }: in { $area }: { $pieces }.

## Rulings of the game master

gm-piece = Ruling: { $piece } ({ $owner }) – now { $to ->
    [regroup] in the Regroup Box.
    [home] on the home card ({ $place }).
    [pool] in the force pool ({ $place }).
    [reserve] in the reserve ({ $place }).
    [removed] out of the game.
    [game-pool] in the game pool.
   *[other] in { $place }.
}
gm-control = Ruling: { $area } is now held by { $country }.
gm-marker = Ruling: { $area } – { $marker ->
    [pillage] pillage { $count }.
    [damage] city damage { $count }.
    [eco-plus] ECO+1 markers: { $count }.
   *[eco-minus] ECO−1 markers: { $count }.
}
gm-sieges-lifted = Ruling: all sieges of { $area } are lifted.
gm-number = Ruling: { $country } – { $number ->
    [eco] ECO level { $value }.
    [saved] { AP($value) } AP saved.
    [loan] a loan of { AP($value) } AP.
    [trade] trade markers: { $value }.
    [trade-lost] trade markers lost: { $value }.
    [income] { AP($value) } AP of income in this impulse.
    [lapsing] { AP($value) } AP from cards in this impulse.
   *[spent] { AP($value) } AP spent in this impulse.
}
gm-points = Ruling: { $country } – victory points { SIGNED($points) }.
gm-track = Ruling: { $country } – diplomatic level { $level }.
gm-camp = Ruling: { $country } – { $camp ->
    [assyrian] in the Assyrian camp.
    [rebel] in the rebel camp.
   *[neutral] in neither camp.
}
gm-active = { $active ->
    [yes] Ruling: { $country } – active.
   *[no] Ruling: { $country } – inactive.
}
gm-war = { $war ->
    [yes] Ruling: war between { $by } and { $on }.
   *[no] Ruling: peace between { $by } and { $on }.
}
gm-tribute = { $pays ->
    [yes] Ruling: tribute from { $payer } to { $to }.
   *[no] Ruling: no more tribute from { $payer } to { $to }.
}
gm-card = Ruling: a card goes { $to ->
    [hand] to a hand.
    [played] to the home cards played.
    [deck] to the draw pile.
   *[discard] to the discard pile.
}
gm-card-which = 🃏 It is { $card }.
gm-clock = Ruling: turn { $turn }, round { $round }, the impulse marker on { $country }.

## The pack

pack-changed = This match began with another version of the pack “{ $pack }” (content { $was }, now { $now }). What it says on counters and cards may have changed.
pack-missing = The pack “{ $pack }” of this match is not installed here, or has mistakes. Put it back to play on.
