# Era of Tribes: what is refused: what, why, and what instead.

unknown-area = There is no place “{ $found }” on the map.
not-on-this-map = { $area } is not on the part of the map in play.
no-land-province = { $area } is no land province.
no-sea-area = { $area } is no sea area.
area-not-yours = { $area } is not yours.
not-linked = { $origin } and { $target } are not linked.
too-few-taler = That costs { $needed } Taler; you have { $found }.
field-used = Each action once a round, and you have done this one: { $action ->
    [expansion] expansion
    [trade] trade
    [taxes] taxes
    [diplomacy] diplomacy
    [bread] bread and circuses
    [revolution] revolution
   *[progress] progress
}.
no-leader = Every action needs at least one leader, not { $found }.
too-few-leaders = That needs leaders: { $needed }. Beside your board: { $found }.
too-many-leaders = { $found } leaders are too many; { $most } at most.
good-not-usable = { $good }: { $needed } wanted, { $found } left this round.
morale-too-low = That costs { $needed } morale; you stand at { WHOLE($found) }, and −10 is the end.
unknown-field = There is no field “{ $found }”.
field-complete = { $field } is complete.
no-harbour = No free fleet can go there: { $area }. It needs an own coast and no foreign fleet.
no-bound-vassals = Vassals under unbuilt cities: { $found }, wanted: { $needed }.
not-from-unbuilt-cities = Your people takes free fleets from free vassals only.
no-such-tile = You have no such tile: { $tile }.
tile-scores-at-the-end = { $tile } only scores at the end, or fights as a mercenary.
half-price-needs-a-leader = An advance at half price is used at once, or later as an action with a leader.
tile-needs-no-field = { $tile } needs neither field nor fleets.
epoch-not-ripe = Not ripe for { $epoch }: it needs { $of_three } of three: luxury goods { $luxury } (you: { $has_luxury }), cities { $cities } ({ $has_cities }), advances { $advances } ({ $has_advances }).
last-epoch = { $epoch } is the last epoch of this game.
card-not-open = “{ $found }” is no open influence card.
unknown-bonus-step = “{ $found }” is no bonus step. Buy a province, win an ally or part from one; typing offers what is possible.
unknown-diplomatic-step = “{ $found }” is no diplomatic step. There are: a grey leader, protection, a bribe.
nobody-sells = Nobody else holds { $area }.
too-few-treaties = That needs treaties: { $needed }. You have { $found }.
no-allies = You are not allied with { $seat }.
no-neighbour = { $seat } is no neighbour of yours.
allies-already = You are allied with { $seat } already.
parted-this-round = You and { $seat } have parted in this round; ally again in a later one.
home-not-for-sale = { $area } is a home of its owner and not for sale.
not-linked-to-you = { $area } is not linked to a province or fleet of yours.
no-city-allowed = Your Architecture allows no more cities.
no-free-vassal = You have no free vassal.
too-many-steps = { $found } steps are too many; at most { $most }.
step-twice = Each diplomatic step once a round: { $step }.
asked-already = { $seat } may be asked only once in this action.
no-grey-leader-left = No grey leader is left in the supply.
too-few-free-vassals = That needs free vassals: { $needed }. You have { $found }.
ring-taken = A leader stands on the ring already.
part-over = It is too late for that. This part of your expansion is over: { $part ->
    [growth] growth
    [building] building
    [movement] movement
    [cities] cities
   *[battles] battles
}; now: { $now ->
    [growth] growth
    [building] building
    [movement] movement
    [cities] cities
   *[battles] battles
}.
nothing-placed = Name at least one province.
one-vassal-only = Without a piece on land you may place one vassal only, in an empty home.
no-room = Room for new vassals in { $area }: { $found }, wanted: { $needed }.
growth-too-small = Growth left: { $found }, wanted: { $needed }.
wrong-number-given-up = You must give up { $needed ->
    [one] 1 piece
   *[other] { $needed } pieces
}, not { $found }.
nothing-to-give-up = { $area }: { $found } pieces can be given up there, not { $needed }. Cities and armies stay.
no-navigation = Fleets need Navigation.
no-mechanics = Armies need Mechanics.
no-trading-posts = Trading posts need Trade 2.
foreign-fleets = Foreign fleets are in { $area }.
no-new-vassal = New vassals in { $area }: { $found }, wanted: { $needed }. Only those of this expansion may be built with.
no-foreign-city = In { $area } is no city of another player.
post-already = { $area } has a trading post already.
too-few-vassals = { $area } has { $found ->
    [one] 1 vassal
   *[other] { $found } vassals
}, and { $needed } are needed.
too-few-fleets = { $area } has { $found ->
    [one] 1 fleet
   *[other] { $found } fleets
} of yours, and { $needed } are needed.
too-far = That costs { $needed } movement points for each ({ $count }); the best there has { $found }.
march-ends-there = A march ends in { $area }: it is foreign or barbarian.
already-there = You are in { $area } already.
no-way = There is no way from { $origin } to { $target }.
no-target = Say where to go.
no-fleet-carries = No fleet of yours in { $area } can carry so many.
no-shore-named = Name the coast where the transport from { $area } ends.
nobody-to-fight = In { $area } is nobody to fight.
no-raiders = Only Norsemen raid.
no-fleet-raids = No fleet in { $area } can raid: each once, with a movement point.
nobody-to-raid = { $area } belongs to no other player.
battlefield-there = { $area } is a battlefield; nobody raids there.
raided-already = You have raided { $seat } in this round already.
city-already = { $area } has a city already.
no-attack-there = You do not attack { $area }, or have named it twice.
tiles-by-number = Everybody reads an attack order: say how many mercenaries, not which.
no-post-there = There is no trading post in { $area }.
not-attacked = You do not attack { $seat } in this expansion.
unknown-number = “{ $found }” is no number here. A number, or: { $known }.
unknown-word = “{ $found }” is not known here. There are: { $known }.
unknown-loss = “{ $found }” is no kind of unit. There are: { $known }.
militia-falls-first = Militia, mercenaries and goods fall first: { $found } cannot come later.
grey-militia-first = Grey militia ({ $found }) must be put up before own armies.
too-few-tiles = Unused tiles: { $found }, wanted: { $needed }.
unknown-request = “{ $found }” is no request to an ally. Typing offers those who can help.
nothing-added = Add a mercenary or an ally, or pass.
bad-number = { $found } is not possible.
cannot-be-filed = Only Trade, Taxes, Bread, Progress, Expansion and pass can be filed.
filed-actions-hold-once = A filed action holds for one turn. Only *pass* may hold for all.
too-many-filed-actions = At most { $most } actions can be filed.
unknown-seat = There is no seat “{ $found }”. There are: { $known }.
unknown-card = There is no influence card “{ $found }”.
bad-count = { $found } is not possible; { $most } is the most.
morale-out-of-bounds = Morale { $found } is not on the track; it runs from { $least } to { $most }.
same-seat = Name two different players.
vassal-lost-or-doubled = { $seat } has { $count } vassals instead of 36.
city-lost-or-doubled = The cities of { $seat } on the map ({ $count }) and on the board do not add up to 8.
card-doubled = { $card } is in two places, or unknown.
tile-lost-or-doubled = Tiles of the kind { $tile } are lost or doubled.
board-out-of-place = The places or the orders of the players are not those of this match.
realm-out-of-bounds = A number of { $seat } is out of bounds.
owner-without-piece = { $area } has an owner without pieces, or pieces without an owner.
barbarians-not-alone = Barbarians and a player share { $area }.
post-out-of-place = The trading post in { $area } is on no foreign city.
fleets-out-of-bounds = The fleets in { $area } are not right.
food-not-settled = { $seat } is credited with { $found } food from the map instead of { $expected }.
ring-crowded = More than one leader stands on the ring.
alliances-out-of-place = The alliances are not right.
