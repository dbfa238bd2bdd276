# Empires: what happens.

## Set-up

seats-drawn = The seats are drawn; in this order: { $order }.
marker-placed = { $seat } places a marker: { $area }{ $count ->
    [one] {""}
   *[other] , now with { $count } there
}.
empire-drawn = 🃏 { $seat } begins in the { $half ->
    [north] north
   *[south] south
} and draws the empire set { $empire }.

## The turn

turn-begins = **Turn { $turn } begins**, with { $rounds } action rounds.
revolt = 🎲 Revolts in the { $half ->
    [north] north
   *[south] south
}, column { $column }: { $areas }.
area-revolted = { $area } falls away from { $seat } and is neutral.
marker-lost = { $seat } loses a control marker in { $area }.
income = { $seat } receives { $goods ->
    [one] 1 trade marker
   *[other] { $goods } trade markers
}.
starts-turn = { $seat } starts this turn.
round-begins = **Round { $round } of turn { $turn }**
passed = { $seat } passes.

## Attacks

attack-declared = { $seat } attacks { $area } { $route ->
    [land] by land from { $origin }
    [mountain] over the mountains from { $origin }
    [strait] across the strait from { $origin }
    [sealane] by the sealane from { $origin }
   *[sea] by sea from { $origin }
}.
movement-failed = 🎲 { $die }, not { $needs }: { $seat } does not reach { $area }.
movement-succeeded = 🎲 { $die }: { $seat } reaches { $area }.
conquest-failed = 🎲 { $die }, not { $needs }: { $area } holds out and stays neutral.
province-taken = 🎲 { $die }: **{ $seat } takes { $area }.**
sea-taken = **{ $seat } takes the { $area }.**

## Diplomacy

area-courted = 🎲 { $die }: **{ $area } joins { $seat }** for { $goods ->
    [one] 1 trade marker
   *[other] { $goods } trade markers
}.
courting-failed = 🎲 { $die }: { $area } takes { $goods ->
    [one] 1 trade marker
   *[other] { $goods } trade markers
} from { $seat } and stays neutral.
area-annexed = **{ $seat } annexes { $area }** for { $goods ->
    [one] 1 trade marker
   *[other] { $goods } trade markers
}.
subversion-failed = 🎲 { $die } and { $goods } paid: the diplomats of { $seat } achieve nothing in { $area }, which stays with { $owner }.
marker-subverted = 🎲 { $die } and { $goods } paid: { $owner } loses a control marker in { $area } to the diplomats of { $seat }.
area-subverted = 🎲 { $die } and { $goods } paid: **{ $area } goes over from { $owner } to { $seat }.**

## Cards, forts, trade, markers

display-laid = 🃏 New on display: { $cards }.
pile-shuffled = 🃏 The discard pile is shuffled: { $count } cards.
display-exchanged = { $seat } pays { $goods ->
    [one] 1 trade marker
   *[other] { $goods } trade markers
} for another display.
card-recruited = 🃏 { $seat } recruits { $card }.
card-dismissed = 🃏 { $seat } dismisses { $card }.
fort-built = 🏰 { $seat } builds a fort in { $area }{ $goods ->
    [0] {""}
   *[other] {""} for { $goods } trade markers
}.
trade-placed = { $seat } trades in { $area }{ $count ->
    [one] {""}
   *[other] , now with { $count } markers
}.
trade-displaced = 🎲 { $die }: { $seat } displaces a trade marker of { $rival } in { $area }.
displacement-failed = 🎲 { $die }: { $seat } cannot displace { $rival } in { $area }.
marker-added = { $seat } strengthens { $area }: { $count } control markers.

## Scoring

scored = **{ $seat }: { SIGNED($points) } VP** – areas { $control }, trade { $trade }, captured { $captured }, cards { $upkeep ->
    [0] 0
   *[other] −{ $upkeep }
}; { WHOLE($total) } in all.
game-won = { $winners-count ->
    [one] **{ $winners } wins** with { WHOLE($points) } VP.
   *[other] **{ $winners } win together** with { WHOLE($points) } VP.
}
