# Empires: what a move costs and risks, before it is confirmed.

quote-costs = { $goods ->
    [0] Costs nothing.
    [one] Costs 1 trade marker.
   *[other] Costs { $goods } trade markers.
}
quote-succeeds = Succeeds with { $percent }%; what is paid is lost otherwise.
quote-movement = { $route ->
    [land] By land: no roll.
    [mountain] Over the mountains: { $needs } or more, { $percent }%.
    [strait] Across the strait: { $needs } or more, { $percent }%.
    [sealane] By the sealane: { $needs } or more, { $percent }%.
   *[sea] By sea: { $needs } or more, { $percent }%.
}
quote-neutral = To take the neutral province: { $needs } or more, { $percent }%.
quote-battle = { $combat ->
    [siege] In a siege
    [sea] At sea
   *[open] In open battle
} against any lawful cards of { $opponent }: you win with { $wins }%, rout with { $routs }%, are routed with { $routed }%.
quote-stack = { $combat ->
    [siege] Siege
    [sea] Sea battle
   *[open] Open battle
}: { $cards }.
quote-upkeep = { $cost ->
    [0] It costs no points.
   *[other] It costs { $cost } VP at each scoring while you hold it.
}
quote-saves = { $cost ->
    [0] It costs no points anyway.
   *[other] Saves { $cost } VP at each scoring.
}
quote-markers = { $area } will have { $count } control markers.
quote-trade = { $count ->
    [one] 1 trade marker goes out
   *[other] { $count } trade markers go out
}; { $left } stay in the warehouse.
quote-displaces = Displacing in { $area }: { $percent }%; otherwise your marker stays in the warehouse.
