# Empires: what is refused: what, why, and what instead.

unknown-area = There is no area “{ $found }” on the map.
unknown-card = There is no general card “{ $found }”.
unknown-unit = There is no unit “{ $found }”.
unknown-colour = Nobody plays “{ $found }”. Name one of the colours at this table.
unknown-seat = There is no seat “{ $found }”. There are: { $known }.
unknown-pile = There is no pile “{ $found }”. There are: { $known }.
bad-count = { $found } is not possible; { $most } is the most.
turn-out-of-bounds = There is no round { $round } of turn { $turn }; the game has { $last } turns.

## Areas

area-not-yours = { $area } is not yours.
area-is-yours = { $area } is yours already.
area-not-neutral = { $area } is not neutral. Attack it, or subvert it with a diplomat.
area-taken = { $area } is taken.
out-of-reach = { $area } is out of reach: it must be linked to an area of yours, or both must lie on the Mediterranean.
not-linked = { $area } is not linked to any area of yours.
last-province = { $area } is the last province of its owner; nobody loses that.
no-foreign-marker = There is no foreign control marker in { $area }.
no-such-route = “{ $found }” is no way there. There are: { $known }.
first-marker-on-land = { $area } is a sea; the first marker goes into a province.
half-is-full = { $most } players have begun in the { $half ->
    [north] north
   *[south] south
} already; begin in the other half.
empty-areas-left = { $area } is yours already, and there are empty areas next to yours: take one of those.
only-own-areas-left = No empty area is linked to yours, so the marker goes into one of your own; { $area } is not yours.
area-named-twice = An area is named twice. Name each only once.

## Cards and stacks

card-not-in-hand = “{ $found }” is not in your hand. `/hand` shows your cards.
card-not-open = “{ $found }” does not lie open.
empire-card-stays = { $card } is an empire card; those are never given up.
same-card-open = { $unit } lies open, so yours cannot be dismissed.
no-cards-left = No card is left to lie open.
no-stack-needed = { $area } is neutral: no cards are needed.
no-fort-there = There is no fort in { $area }, so there is no siege.
unit-not-allowed = { $unit } may not fight { $combat ->
    [siege] in a siege
    [sea] at sea
   *[open] in open battle
}.
one-of-its-group = Only one card like { $unit } goes to sea: one of sword and spear, one of foot and archers, one artillery.
wrong-stack-size = { $found ->
    [one] You named 1 card
   *[other] You named { $found } cards
}; { $combat ->
    [siege] the siege
    [sea] the sea battle
   *[open] the open battle
} takes { $expected } of yours. End the list with *the strongest*, and it is filled up.
slow-before-fast = Fast cards stand before slow ones, unless a military leader is in your hand.
defence-order-needs-rule = A defence order ends with *the strongest* or *empire cards only*, so that it always fills up.

## Trade and goods

warehouse-empty = There is no trade marker of yours in the warehouse.
warehouse-too-small = That takes { $needed } of your trade markers; { $found } are in the warehouse. Captured ones do not count.
bad-number-of-trade-markers = You named { $found }; 1 to { $most } trade markers may be placed.
bad-payment = { $found } is not possible: 0 to { $most } trade markers may be paid.
area-full = { $area } has no room for another trade marker. You may try to displace a rival’s.
area-not-full = { $area } has room: nothing is displaced there before it is full.
no-such-trade-marker = There is no trade marker of { $seat } in { $area } that you could displace.
no-diplomat = You have no diplomat. `/empires court` needs none.
fort-already = { $area } has a fort already.
no-fort-at-sea = { $area } is a sea; forts stand on land.

## Filed actions

filed-actions-hold-once = A filed action holds for one turn. Only *pass* may hold for all.
too-many-filed-actions = You have filed { $most } actions already. `/orders remove` takes one back.
