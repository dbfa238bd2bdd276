# Era of Tribes: what happens.

order-drawn = The order is drawn: { $order }. The last one moves first.
people-chosen = { $seat } leads the { $people }: { $homes }.
barbarians-placed = Barbarians lie in wait in { $count } provinces.
round-begins = **Round { $round }**
round-ends = Round { $round } is over; leaders and goods come home.
morale-changed = Morale of { $seat }: { $change }, now { $morale }.
order-fixed = Order of this round: { $order }.
place-taken = { $seat } uses the ring and takes place { $place }.
leader-home = The leader of { $seat } comes back from the ring.
passed = { $seat } passes for this round.
vassals-home = { $area }: surplus vassals of { $seat } become free ({ $count }).
military-set = { $seat } sets military goods for the next round: { $count }.
traded = { $seat } trades: { $taler } Taler (leaders: { $leaders }, goods: { $goods }).
taxed = { $seat } raises taxes: { $taler } Taler for { $morale } morale (leaders: { $leaders }).
bread-given = { $seat } gives bread and circuses: morale +{ $morale } (leaders: { $leaders }, goods: { $goods }).
advance-paid = { $seat } pays { $taler } Taler for { $field }.
advanced = { $seat } reaches { $field } { $level }{ $pioneer ->
    [yes] {" "}as the first
   *[no] {""}
} (influence { $ep }, food { $food }, morale { $morale }).
fleet-launched = { $seat } launches a fleet: { $area }.
fleet-forfeited = { $seat } has no harbour for a fleet; it is forfeited.
armies-raised = Armies for { $seat }: { $count }.
treaty-taken = { $seat } takes a treaty.
grey-leader-hired = { $seat } hires a grey leader for { $taler } Taler and { $vassals } vassals.
protection-bought = { $seat } is under protection until the end of the round.
bribed = { $seat } bribes others ({ $count }) with { $taler } Taler each; a leader goes on the ring.
diplomatic-step-lapses = A diplomatic step of { $seat } lapses ({ $step }).
bonus-step-lapses = A bonus step of { $seat } is no longer possible.
offer-declined = { $seat } declines.{ $offer ->
    [buy] {""}
   *[other] {""}
}
allied = { $seat } and { $partner } are allies{ $forced ->
    [yes] {" "}by force of treaties
   *[no] {""}
}.
alliance-ended = The alliance of { $seat } and { $partner } is over{ $forced ->
    [yes] {" "}by force of treaties
   *[no] {""}
}.
alliance-broken = { $seat } attacks an ally: the alliance with { $victim } is broken.
protection-felt = { $victim } is protected: { $seat } loses { $morale } morale.
province-sold = { $seat } buys { $area } from { $seller } for { $taler } Taler{ $forced ->
    [yes] , forced by treaties
   *[no] {""}
}.
revolution = **Revolution!** { $seat } enters: { $epoch } (influence +{ $ep }, morale { $morale }).
barbarians-stronger = The barbarians grow stronger: level { $level }.
card-opened = Influence card opened: { $card }.
card-scored = { $card } is scored.
card-brought = { $seat } gets { $ep } influence for { $card }.
expansion-begins = { $seat } expands{ $auto ->
    [yes] {" "}by himself
   *[no] {""}
}: growth { $growth }.
expansion-ends = The expansion of { $seat } is over.
legion-raised = { $seat } raises a legion, now { $legions }.
vassals-placed = { $seat } grows: { $areas } (from unbuilt cities: { $unbuilt }).
given-up = { $seat } gives up: { $areas }.
growth-unused = Unused growth lifts the morale of { $seat } by { $morale }.
fleet-built = { $seat } builds a fleet for { $taler } Taler: { $area }.
second-fleet = A second fleet of { $seat } comes free: { $area }.
armies-trained = { $seat } trains armies ({ $count }) for { $taler } Taler.
post-opened = { $seat } opens a trading post: { $area }, paid with a { $pay ->
    [taler] Taler
   *[treaty] treaty
}.
post-closed = The trading post of { $seat } in { $area } is closed.
post-expelled = The trading post of { $seat } in { $area } is expelled.
vassals-moved = { $seat }: { $origin } → { $area } ({ $count }).
fleets-moved = Fleets of { $seat } sail to { $area } ({ $count }).
fleets-landed = Fleets of { $seat } land: { $area } ({ $count }).
attack-declared = ⚔ { $seat } attacks { $area }{ $by_sea ->
    [yes] {" "}from the sea
   *[no] {""}
} ({ $count }).
empty-target-settled = { $area } is empty by now; { $seat } settles there.
food-changed = Food of { $seat }: { $change }, now { $food } (hunger { $hunger }).
colonies-founded = New colonies of { $seat }: { $count } (morale lost: { $morale }).
city-founded = 🏰 { $seat } founds a city: { $area }.
city-lost = The city of { $seat } in { $area } is lost; food back: { $food }.
city-taken = { $seat } takes a city of { $loser }: { $area }.
city-rebuilt = { $seat } builds a city of his own there: { $area }.
province-taken = { $seat } takes { $area }.
battlefield = { $area } is a historical battlefield now (+{ $militia }).
barbarians-gone = Nobody is left in { $area }; the barbarians are gone.
battle-begins = ⚔ Battle for { $area }: { $attacker } ({ $attackers }) against { $defender ->
    [barbarians] barbarians
   *[other] { $defender }
} ({ $defenders }){ $landing ->
    [yes] , a landing
   *[no] {""}
}.
put-up = { $seat } puts up as { $side ->
    [attacker] attacker
   *[defender] defender
}: armies { $armies }, legions { $legions }, goods { $goods }, mercenaries { $mercenaries }; { $units } units in all.
support-given = { $seat } lends armies ({ $count }) for { $taler } Taler.
support-refused = { $seat } lends nothing.
reinforced = { $seat } throws mercenaries into the battle: { $count }.
markers-dealt = { $area }: { $attackers } against { $defenders }; the attacker holds { $markers }.
battle-round = 🎲 { $area }, round { $number }: { $red } and { $green }; { $attacker } against { $defender } are left.
battle-over = { $area }, after { $rounds } rounds: { $winner ->
    [attacker] { $attacker } wins
   *[defender] the defender holds out
    [nobody] nobody is left
} ({ $left } against { $right }; { $defender ->
    [barbarians] barbarians
   *[other] { $defender }
} defended).
mercenaries-shown = The mercenaries of { $seat } are turned open: { $tiles }.
fleets-mourned = The sagas tell of lost fleets: morale of { $seat } +{ $morale }.
triumph-forward = { $seat } goes on to triumph step { $step } (influence { $ep }, morale { $morale }).
triumph-back = { $seat } falls back to triumph step { $step } (influence { $ep }, morale { $morale }).
sea-battle-demanded = ⚔ { $seat } demands battle with { $rival }: { $area }.
sea-battle-begins = ⚔ Sea battle, { $area }: { $attacker } ({ $attackers }) against { $defender } ({ $defenders }); the attacker holds { $markers }.
sea-round = 🎲 { $area }: { $red } and { $green }; { $attacker } against { $defender } are left.
sea-battle-won = { $seat } wins against { $loser } and holds { $area } ({ $left }).
sea-battle-drawn = Both fleets are gone: { $area }.
raided = 🎲 { $die }: { $seat } raids { $area } of { $victim } and takes { $taler } Taler.
raid-failed = 🎲 { $die }: the raid of { $seat } on { $area } fails; the fleet is lost.
tile-seen = 🃏 Your tile: { $tile }.
tile-used = 🃏 { $seat } uses a tile: { $tile }.
half-price-used = 🃏 { $seat } takes { $field } at half price: { $taler } Taler.
end-triggered = **The end is near:** { $seat } { $reason ->
    [epoch] enters the last epoch
    [homes] has taken a last home
    [influence] has enough influence
    [triumph] meets the triumph marker
    [advances] has enough advances
   *[provinces] has enough provinces
} (influence +{ $ep }).
scored = { $seat }: **{ $total }** = influence { $ep }, own card { $card ->
    [none] –
   *[other] { $card }
} { $personal }, open cards { $cards }, morale { $morale }, tiles { $tiles } ({ $names }), hunger { $hunger }.
game-won = **{ $winners } – victory!**
