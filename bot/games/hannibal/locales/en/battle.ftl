# Hannibal: what is told of battles.

battle-begins = ⚔️ **Battle of { $space }:** { $side } attacks.
garrison-joins = ⚔️ { $count ->
    [one] 1 CU comes
   *[other] { $count } CUs come
} out of { $space } to fight.
change-of-command = 🎲 { $die }: { $changed ->
    [yes] the other consul commands, { $general }.
   *[no] { $general } keeps the command.
}
charge-declared = { $count ->
    [one] 1 elephant charges
   *[other] { $count } elephants charge
}.
charge-frightened = The elephants take fright: no charge, and Carthage gets { $count ->
    [one] 1 battle card
   *[other] { $count } battle cards
} fewer.
charge-rolled = 🎲 Elephant charge: { $die }, more than { $limit } needed – { $count ->
    [0] it fails
    [one] Rome gets 1 battle card fewer
   *[other] Rome gets { $count } battle cards fewer
}.
battle-cards-dealt = 🃏 { $side }: { $count ->
    [0] no battle cards
    [one] 1 battle card
   *[other] { $count } battle cards
} – general { $rating }, CUs { $units }{ $allies ->
    [0] { "" }
   *[other] , allies { $allies }
}{ $interception ->
    [0] { "" }
   *[other] , interception { $interception }
}{ $avoidance ->
    [0] { "" }
   *[other] , failed to avoid −1
}{ $latium ->
    [0] { "" }
   *[other] , Latium { $latium }
}{ $tribe ->
    [0] { "" }
   *[other] , tribe { $tribe }
}{ $fewer ->
    [0] { "" }
   *[other] , elephants −{ $fewer }
}.
battle-hand = 🃏 Your battle cards: { $cards }.
battle-cards-shown = 🃏 The spy shows cards of { $side }: { $cards }.
battle-card-attacks = Round { $round }: { $side } attacks with { $kind }{ $stands_in ->
    [yes] { " " }(a { $card })
   *[no] { "" }
}.
battle-card-matches = Round { $round }: { $side } matches with { $kind }{ $stands_in ->
    [yes] { " " }(a { $card })
   *[no] { "" }
}.
battle-event-counts-as = { $card } of { $side } counts as { $kind }.
battle-card-taken = 🃏 { $side } takes a battle card: { $kind }.
battle-cards-run-out = { $side } has nothing left to attack with.
attack-not-matched = Round { $round }: { $side } does not match the attack.
attack-handed-over = { $side } now attacks.
attack-taken = { $side } takes over the attack.
counterattack = 🎲 { $side }, counterattack: { $die }, at most { $limit } needed – { $success ->
    [yes] it succeeds
   *[no] it fails
}.
withdrawal-tried = 🎲 { $side } tries to withdraw: { $die }, at most { $limit } needed – { $success ->
    [yes] it succeeds
   *[no] it fails
}.
withdrawal-prevention = 🎲 { $side } tries to prevent it: { $die }, at most { $limit } needed – { $success ->
    [yes] it succeeds
   *[no] it fails
}.
withdrew = { $side } withdraws from { $space } to { $to }.
withdrew-inside = { $side } withdraws into { $space }.
battle-won = ⚔️ **{ $side } wins the battle of { $space }.**
battle-casualties = 🎲 Battle casualties after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}: { $die } – { $units ->
    [0] no losses
    [one] each side loses 1 CU
   *[other] each side loses { $units } CUs
}{ $elephant ->
    [yes] , an elephant first if there is one
   *[no] { "" }
}.
retreat-die = 🎲 { $side }, retreat losses: { $die }{ $modifier ->
    [0] { "" }
   *[other] { " " }{ SIGNED($modifier) }
} – { $units ->
    [0] no loss
    [one] 1 CU
   *[other] { $units } CUs
}.
retreated = { $side } retreats from { $space }: { ROUTE($path) }.
retreated-inside = { $side } goes into { $space }: { $units }{ $generals-count ->
    [0] { "" }
   *[other] , { $generals }
}.
force-joined-retreat = { $side }: those in { $space } join the retreat, { $units }.
no-retreat = { $side } finds no way out of { $space }.
