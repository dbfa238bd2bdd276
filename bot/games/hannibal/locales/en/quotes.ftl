# Hannibal: what a move costs and risks, before it is confirmed.

quote-spends-card = Spends { $card }.
quote-event = { $text }
quote-breaks-truce = Breaks the Truce.
quote-card-leaves = The card leaves the game.
quote-route = Path: { ROUTE($spaces) }, { $points } of { $most } MP.
quote-pass = Pass { $start } → { $space }: { $chances }.
quote-voyage = Voyage { $start } → { $space } ({ SIGNED($modifier) }): { $safe }% safe, { $back }% driven back, { $sunk }% sunk.
quote-intercepted = { $space }: { $generals-count ->
    [one] { $generals } may intercept: { $percent }%.
   *[other] { $generals } may intercept, { $percent }% in all.
}
quote-meets-enemy = Enemies stand in { $space }.
quote-sortie = { $general } makes a sortie: battle before the walls.
quote-campaign = Up to { $generals ->
    [one] 1 general moves
   *[other] { $generals } generals move
}, one after another.
quote-raises-unit = 1 CU joins { $general }.
quote-places-units = Arriving in { $space }: { $units }.
quote-places-consul = { $general } takes command in { $space }.
quote-places-markers = Your markers in { $spaces }.
quote-turns-markers = Turned to your side: { $spaces }.
quote-removes-markers = Markers that fall: { $spaces }.
quote-removes-points = { $space } loses { $count ->
    [one] 1 point
   *[other] { $count } points
}.
quote-city-changes-side = { $space } changes sides{ $lost ->
    [0] { "" }
    [one] ; 1 CU inside is lost
   *[other] ; { $lost } CUs inside are lost
}.
quote-attrition = { $units ->
    [one] 1 CU
   *[other] { $units } CUs
} in { $space } { $units ->
    [one] rolls
   *[other] roll
} for attrition.
quote-desertion = Forces that may desert: { $spaces }.
quote-siege-train = The Siege Train joins { $general }.
quote-proconsul = { $new } replaces { $old }.
quote-macedon-joins = Macedon becomes Carthage’s ally; Rome loses a random card.
quote-macedon-leaves = The alliance with Macedon ends; Carthage loses a random card.
quote-siege = Siege of { $space }: { $gain }% for a point, { $taken }% that it falls now, about { TENTHS($attempts) } attempts in all.
quote-subjugation = Subjugation in { $space }: { $gain }% for a point, { $taken }% that the tribe yields now, about { TENTHS($attempts) } attempts in all.
quote-interception = { $general } intercepts: { $percent }%.
quote-avoiding = { $general } avoids battle: { $percent }%.
quote-plan-is-secret = Your opponent does not see your plan, not even after the battle.
quote-battle-odds = Fought 600 times with hands of these sizes, you win about { $percent }%, after about { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
quote-retreat-costs = { $count ->
    [0] Costs no CUs.
    [one] Costs 1 CU.
   *[other] Costs { $count } CUs.
}
quote-loses-province = You lose control of { $province }.
