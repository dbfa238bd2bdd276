# Hannibal: what is told on the march, at sea and of reactions.

marched = { $general } with { $units } moves { $start } → { $space }: { $points } MP, { $left } left.
march-halted = { $general } stops: { $reason }
march-stopped = Bad weather: { $general } stops in { $space }.
campaign-unused = { $side } moves nobody with { $card }: it counts as discarded.
stepped-back = { $general } is alone among enemies and steps back to { $space }.
went-inside = { $side } goes inside { $space }: { $units }{ $generals-count ->
    [0] { "" }
   *[other] , { $generals }
}.
sortie = ⚔️ { $general } makes a sortie from { $space }.
overrun = ⚔️ A lone CU of { $side } in { $space } is overrun.
sea-leg-announced = { $general } is about to sail to { $space }.
voyage-safe = 🎲 { $general } sails { $start } → { $space }: { $die }{ $modifier ->
    [0] { "" }
   *[other] { " " }{ SIGNED($modifier) }
} – safe.
voyage-return = 🎲 { $general } sails { $start } → { $space }: { $die }{ $modifier ->
    [0] { "" }
   *[other] { " " }{ SIGNED($modifier) }
} – driven back.
voyage-sunk = 🎲 { $general } sails { $start } → { $space }: { $die }{ $modifier ->
    [0] { "" }
   *[other] { " " }{ SIGNED($modifier) }
} – sunk.
fleet-returned = The fleet of { $general } returns to { $space }.
fleet-sunk = The fleet of { $side } is sunk: { $units } lost.
pass-attrition-rolled = 🎲 { $side } on the pass to { $space }: { $die }{ $modifier ->
    [0] { "" }
   *[other] { " " }{ SIGNED($modifier) }
} – { $lost ->
    [0] no loss
    [one] 1 CU lost
   *[other] { $lost } CUs lost
}.
hostile-tribes-rolled = 🎲 Hostile tribes attack { $side } in { $space }: { $die }{ $modifier ->
    [0] { "" }
   *[other] { " " }{ SIGNED($modifier) }
} – { $lost ->
    [0] no loss
    [one] 1 CU lost
   *[other] { $lost } CUs lost
}.
storm-rolled = 🎲 A storm strikes { $side } off { $space }: { $die }{ $modifier ->
    [0] { "" }
   *[other] { " " }{ SIGNED($modifier) }
} – { $lost ->
    [0] no loss
    [one] 1 CU lost
   *[other] { $lost } CUs lost
}.
units-lost = { $side } loses { $units } in { $space }.

## Reactions

city-manned = { $side } has inside { $space }: { $units }{ $generals-count ->
    [0] { "" }
   *[other] , { $generals }
}.
avoided-battle = 🎲 { $general } avoids battle in { $space }: { $die }, at most { $limit } needed.
avoiding-failed = 🎲 { $general } fails to avoid battle in { $space }: { $die }, at most { $limit } needed.
stepped-aside = { $general } goes to { $space } with { $units }.
intercepted = 🎲 { $general } intercepts in { $space }: { $die }{ $modifier ->
    [0] { "" }
   *[other] { " " }{ SIGNED($modifier) }
}, at most { $limit } needed.
interception-failed = 🎲 { $general } fails to intercept in { $space }: { $die }{ $modifier ->
    [0] { "" }
   *[other] { " " }{ SIGNED($modifier) }
}, at most { $limit } needed.
backed-up = { $general } backs up to { $space }.
cannot-back-up = { $general } cannot get back to sea and has to fight in { $space }.
pursuit-succeeded = 🎲 { $general } pursues: { $die }, at most { $limit } needed.
pursuit-failed = 🎲 { $general } fails to pursue and stops: { $die }, at most { $limit } needed.
units-taken-up = { $side } takes up { $units } in { $space }.
units-left = { $side } leaves { $units } in { $space }.
