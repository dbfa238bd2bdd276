# Era of Tribes: what happens.

order-drawn = The order is drawn: { $order }. The last one moves first.
people-chosen = { $seat } leads the { $people } out of { $homes }.
barbarians-placed = Barbarians lie in wait in { $count ->
    [one] 1 province
   *[other] { $count } provinces
}.
round-begins = **Round { $round }**
round-ends = Round { $round } is over; leaders and goods come home.
morale-changed = Morale of { $seat }: { SIGNED($change) }, now { WHOLE($morale) }.
order-fixed = Order of this round: { $order }.
place-taken = { $seat } uses the ring and takes place { $place }.
leader-home = The leader of { $seat } comes back from the ring.
passed = { $seat } passes for this round.
vassals-home = { $count ->
    [one] A surplus vassal of { $seat } in { $area } becomes free.
   *[other] { $count } surplus vassals of { $seat } in { $area } become free.
}
military-set = { $seat } sets military goods for the next round: { $count }.
traded = { $seat } trades with { $leaders ->
    [one] 1 leader
   *[other] { $leaders } leaders
}{ $goods-count ->
    [0] {""}
   *[other] {" "}and { $goods }
}: { $taler } Taler.
taxed = { $seat } raises taxes with { $leaders ->
    [one] 1 leader
   *[other] { $leaders } leaders
}: { $taler } Taler, and { $morale } morale lost.
bread-given = { $seat } gives bread and circuses with { $leaders ->
    [one] 1 leader
   *[other] { $leaders } leaders
}{ $goods-count ->
    [0] {""}
   *[other] {" "}and { $goods }
}: morale { SIGNED($morale) }.
advance-paid = { $seat } pays { $taler } Taler for { $field }.
advanced = { $seat } reaches { $field } { $level }{ $pioneer ->
    [yes] {" "}as the first
   *[no] {""}
}{ $ep ->
    [0] {""}
   *[other] , influence { SIGNED($ep) }
}{ $food ->
    [0] {""}
   *[other] , food { SIGNED($food) }
}{ $morale ->
    [0] {""}
   *[other] , morale { SIGNED($morale) }
}.
fleet-launched = { $seat } launches a fleet in { $area }.
fleet-forfeited = { $seat } has no harbour for a fleet; it is forfeited.
armies-raised = { $seat } raises { $count ->
    [one] 1 army
   *[other] { $count } armies
} free of charge.
treaty-taken = { $seat } takes a treaty.
grey-leader-hired = { $seat } hires a grey leader for { $taler } Taler and { $vassals ->
    [one] 1 vassal
   *[other] { $vassals } vassals
}.
protection-bought = { $seat } is under protection until the end of the round.
bribed = { $seat } bribes { $count ->
    [0] nobody
    [one] one player
   *[other] { $count } players
} with { $taler } Taler each; a leader goes on the ring.
diplomatic-step-lapses = A diplomatic step of { $seat } lapses: { $step }.
bonus-step-lapses = A bonus step of { $seat } is no longer possible.
offer-declined = { $seat } declines { $offer ->
    [buy] to sell
    [ally] the alliance
   *[part] to end the alliance
}.
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
revolution = **Revolution!** { $seat } enters the { $epoch }{ $ep ->
    [0] {""}
   *[other] , influence { SIGNED($ep) }
}{ $morale ->
    [0] {""}
   *[other] , morale { SIGNED($morale) }
}.
barbarians-stronger = The barbarians grow stronger: level { $level }.
card-opened = 🃏 A new influence card lies open: { $card }.
card-scored = { $card } is scored.
card-brought = { $seat } gets { $ep } influence for { $card }.
expansion-begins = { $seat } expands{ $auto ->
    [yes] {" "}without leaders
   *[no] {""}
}: growth { WHOLE($growth) }.
expansion-ends = The expansion of { $seat } is over.
legion-raised = { $seat } raises a legion, now { $legions }.
vassals-placed = { $seat } grows in { $areas }{ $unbuilt ->
    [0] {""}
   *[other] {" "}({ $unbuilt } from unbuilt cities)
}.
so-often = { $area } (×{ $count })
given-up = { $seat } gives up { $areas }.
growth-unused = Unused growth lifts the morale of { $seat } by { $morale }.
fleet-built = { $seat } builds a fleet for { $taler } Taler in { $area }.
second-fleet = A second fleet of { $seat } comes free of charge in { $area }.
armies-trained = { $seat } trains { $count ->
    [one] 1 army
   *[other] { $count } armies
} for { $taler } Taler.
post-opened = { $seat } opens a trading post in { $area } for a { $pay ->
    [taler] Taler
   *[treaty] treaty
}.
post-closed = The trading post of { $seat } in { $area } is closed.
post-expelled = The trading post of { $seat } in { $area } is expelled.
vassals-moved = { $seat }: { $count ->
    [one] 1 vassal
   *[other] { $count } vassals
} { $origin } → { $area }{ $by_sea ->
    [yes] {" "}by ship
   *[no] {""}
}.
fleets-moved = { $seat }: { $count ->
    [one] 1 fleet
   *[other] { $count } fleets
} { $origin } → { $area }.
fleets-landed = Out of { $origin } { $seat } lands { $count ->
    [one] 1 fleet
   *[other] { $count } fleets
} in { $area }.
attack-declared = ⚔ { $seat } attacks { $area } out of { $origin }{ $by_sea ->
    [yes] {" "}from the sea
   *[no] {""}
} with { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}.
empty-target-settled = { $area } is empty by now; { $seat } settles there.
food-changed = Food of { $seat }: { SIGNED($change) }, now { WHOLE($food) }{ $hunger ->
    [0] {""}
   *[other] {" "}(hunger { $hunger })
}.
colonies-founded = { $seat } founds { $count ->
    [one] 1 colony
   *[other] { $count } colonies
} and loses { $morale } morale.
city-founded = 🏰 { $seat } founds a city in { $area }.
city-lost = The city of { $seat } in { $area } is lost; { $food } food come back.
city-taken = { $seat } takes a city of { $loser } in { $area }.
city-rebuilt = { $seat } builds an own city in { $area }.
province-taken = { $seat } takes { $area }.
battlefield = { $area } is a historical battlefield now ({ SIGNED($militia) } militia).
barbarians-gone = Nobody is left in { $area }; the barbarians are gone.
battle-begins = ⚔ **Battle for { $area }{ $landing ->
    [yes] {""}, a landing
   *[no] {""}
}**: { $attacker } with { $attackers ->
    [one] 1 unit
   *[other] { $attackers } units
} against { $defender ->
    [barbarians] barbarians
   *[other] { $defender }
} with { $defenders }.
put-up = { $seat } puts up { $armies ->
    [0] no army
    [one] 1 army
   *[other] { $armies } armies
}{ $legions ->
    [0] {""}
    [one] , 1 legion
   *[other] , { $legions } legions
}{ $goods ->
    [0] {""}
    [one] , 1 good
   *[other] , { $goods } goods
}{ $mercenaries ->
    [0] {""}
    [one] , 1 mercenary
   *[other] , { $mercenaries } mercenaries
}; the { $side ->
    [attacker] attacker
   *[defender] defender
} has { $units ->
    [one] 1 unit
   *[other] { $units } units
}.
support-given = { $seat } lends { $count ->
    [one] 1 army
   *[other] { $count } armies
} for { $taler } Taler.
support-refused = { $seat } lends nothing.
reinforced = { $seat } throws { $count ->
    [0] no mercenaries
    [one] 1 mercenary
   *[other] { $count } mercenaries
} into the battle.
markers-dealt = { $area }: { $attackers } against { $defenders }; the attacker holds { $markers }.
battle-round = 🎲 { $area }, { $number }. { $red } and { $green }: { $attacker } against { $defender } are left.
battle-over = { $area }, { $rounds ->
    [0] without a fight
    [one] after 1 round
   *[other] after { $rounds } rounds
}: { $winner ->
    [attacker] { $attacker } beats { $defender ->
        [barbarians] the barbarians
       *[other] { $defender }
    }
   *[defender] { $defender ->
        [barbarians] the barbarians hold
       *[other] { $defender } holds
    } out against { $attacker }
    [nobody] nobody is left
} ({ $left }:{ $right }).
mercenaries-shown = The mercenaries of { $seat } are turned open: { $tiles }.
fleets-mourned = The sagas tell of lost fleets: morale of { $seat } { SIGNED($morale) }.
triumph-forward = { $seat } goes on to triumph step { $step }{ $ep ->
    [0] {""}
   *[other] , influence { SIGNED($ep) }
}{ $morale ->
    [0] {""}
   *[other] , morale { SIGNED($morale) }
}.
triumph-back = { $seat } falls back to triumph step { $step }{ $ep ->
    [0] {""}
   *[other] , influence { SIGNED($ep) }
}{ $morale ->
    [0] {""}
   *[other] , morale { SIGNED($morale) }
}.
sea-battle-demanded = ⚔ { $seat } demands battle with { $rival } in { $area }.
sea-battle-begins = ⚔ **Sea battle in { $area }**: { $attacker } with { $attackers ->
    [one] 1 fleet
   *[other] { $attackers } fleets
} against { $defender } with { $defenders }; the attacker holds { $markers }.
sea-round = 🎲 { $area }: { $red } and { $green }: { $attacker } against { $defender } are left.
sea-battle-won = { $seat } beats { $loser } and holds { $area } with { $left ->
    [one] 1 fleet
   *[other] { $left } fleets
}.
sea-battle-drawn = Both fleets are gone from { $area }.
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
} (influence { SIGNED($ep) }).
scored = { $seat }: **{ WHOLE($total) }** = influence { $ep }, own card { $card ->
    [none] –
   *[other] { $card }
} { $personal }, open cards { $cards }, morale { SIGNED($morale) }, tiles { $tiles }{ $names-count ->
    [0] {""}
   *[other] {" "}({ $names })
}{ $hunger ->
    [0] {""}
   *[other] , hunger −{ $hunger }
}.
game-won = **{ $winners-count ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
}!**
