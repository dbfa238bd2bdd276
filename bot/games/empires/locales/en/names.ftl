# Empires: names that no pack gives. Areas and units are named by the pack.

game-empires = Empires of the Ancient World
    .about = Provinces, seas, armies and trade around the Mediterranean, for three to five players.

card = { $unit }
route = { $route ->
    [land] from { $origin } by land
    [mountain] from { $origin } over the mountains
    [strait] from { $origin } across the strait
    [sealane] from { $origin } by the sealane
   *[sea] from { $origin } by sea
}
consignment = { $area }
consignment-displacing = { $area }, displacing { $rival }
empire-a = A (swords)
empire-b = B (warbands)
empire-c = C (spears)
empire-d = D (all arms, elephants)
empire-e = E (light horse, elephants)
empire-f = F (archers, warbands)
pile-deck = the deck
pile-display = the display
pile-discard = the discard pile
chair-red = Red
chair-blue = Blue
chair-green = Green
chair-yellow = Yellow
chair-purple = Purple
stack-strongest = the strongest
stack-empire-only = empire cards only
way-siege = a siege
way-open = open battle

## What units do

unit-text-foot = fast, strength 1, shoots: kills on 5
unit-text-archers = fast, strength 1, shoots: kills on 4
unit-text-light-horse = fast, mounted, strength 2, shoots: kills on 4
unit-text-heavy-cavalry = fast, mounted, strength 4, 3 against spear
unit-text-elephants = fast, mounted, strength 5, 3 against foot; flees on a 1
unit-text-warband = slow, strength 3, 4 as the first slow card
unit-text-spear = slow, strength 4, 5 against mounted
unit-text-sword = slow, strength 4, in a siege 5 against spear
unit-text-artillery = slow, strength 1, in sieges and at sea kills on 4
unit-text-siege-tower = slow, strength 1, 5 when attacking in a siege
unit-text-galley = at sea only, strength 4
unit-text-leader = own cards in any order in open battle
unit-text-diplomat = annexes neutral areas, subverts foreign ones
unit-text-trader = 1 more income, trade marker and displacement
unit-text-engineer = forts for 2, keeps forts that are conquered

## What stands in menus

choice-settle = { $area } · { $worth } VP, { $slots } trade slots{ $amphora ->
    [yes] , amphora
   *[no] {""}
}
choice-conquest = { $area } · { $worth } VP, neutral · { $route ->
    [land] by land
    [mountain] over the mountains
    [strait] across the strait
    [sealane] by the sealane
   *[sea] by sea
}, { $percent }%
choice-battle = { $area } · { $worth } VP, { $owner ->
    [nobody] nobody
   *[other] { $owner }
}, { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}{ $fort ->
    [yes] , fort
   *[no] {""}
} · { $route ->
    [land] by land
    [mountain] over the mountains
    [strait] across the strait
    [sealane] by the sealane
   *[sea] by sea
}, arrives { $percent }%
choice-route = from { $origin } { $route ->
    [land] by land
    [mountain] over the mountains
    [strait] across the strait
    [sealane] by the sealane
   *[sea] by sea
}: { $percent }%
choice-court = { $area } · { $worth } VP · costs { $goods } trade markers, { $percent }%
choice-annex = { $area } · { $worth } VP · costs { $goods ->
    [one] 1 trade marker
   *[other] { $goods } trade markers
}
choice-subvert = { $area } · { $worth } VP, { $owner ->
    [nobody] nobody
   *[other] { $owner }
}, { $markers ->
    [one] 1 marker: it would be yours
   *[other] { $markers } markers
}
choice-payment = { $goods ->
    [0] nothing
    [one] 1 trade marker
   *[other] { $goods } trade markers
}: { $percent }%
choice-unit = { $unit } – { $text }{ $cost ->
    [0] {""}
   *[other] {""} · −{ $cost } VP a scoring
}
choice-fort = { $area } · { $worth } VP · { $goods ->
    [0] free of charge
   *[other] costs { $goods } trade markers
}
choice-own = { $area } · { $worth } VP, { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}{ $fort ->
    [yes] , fort
   *[no] {""}
}
choice-trade = { $area } · { $worth } VP, { $taken } of { $slots } slots taken
choice-displace = { $area } · { $worth } VP, full: displace { $rival }, { $percent }%
choice-further = { $chosen }, then { $more }
stack-begun = { $units } first, then the strongest
stack-ruled = { $rule ->
    [empire-only] Empire cards first
   *[strongest] The strongest
}: { $units }

## Dice and draws

roll-revolt-table = revolt: north or south
roll-revolt-column = revolt: the column
roll-movement = movement
roll-conquest = a neutral province
roll-diplomacy = diplomacy
roll-displacement = displacing trade
roll-elephants = elephants
roll-shot = a shot
draw-seating = the order of the seats
draw-empire = an empire set
draw-display = the display
draw-attacker-losses = losses of the attacker
draw-defender-losses = losses of the defender

## Conditions of standing orders

condition-target-unchanged = { $target } has the same owner, markers and fort as now
condition-not-attacked = no area of yours has changed hands until then
condition-target-is = { $area } is attacked
condition-attacker-is = { $seat } attacks
condition-has-fort = there is a fort

## Rulings of the game master

patch-set-control = Set control
    .about = Gives an area to a seat with so many control markers, or makes it neutral.
patch-set-fort = Set a fort
    .about = Puts a fort into a province, or takes it away.
patch-set-trade = Set trade
    .about = Sets how many trade markers of a colour are in an area.
patch-set-goods = Set a warehouse
    .about = Sets the own trade markers in a seat’s warehouse.
patch-set-captured = Set captured markers
    .about = Sets how many trade markers of another colour a seat has captured.
patch-set-points = Set points
    .about = Sets the victory points of a seat.
patch-move-card = Move a card
    .about = Takes a general card to a hand, the deck, the display or the discard pile.
patch-set-turn = Set the turn
    .about = Puts the markers on a turn and a round.

## What always holds

card-lost-or-doubled = { $card } would be lost or there twice.
area-unknown-or-lost = { $area } would be lost or unknown.
set-out-of-place = { $seat } would have no empire set, a wrong one, or one that another has.
order-out-of-place = A seat would be missing from the order of play.
realm-out-of-bounds = { $seat } would have fewer than 0 trade markers, or captured ones that cannot be.
area-out-of-bounds = { $area } would have fewer than 0 markers, or markers of nobody at this table.
stack-out-of-place = The committed cards of { $seat } would not be in his hand any more.
owner-without-marker = { $area } would have an owner without a control marker, or markers without an owner.
fort-out-of-place = A fort would stand in { $area }, which is at sea or neutral.
too-much-trade = { $area } would hold { $found } trade markers; it has { $most } slots.
clock-out-of-bounds = There is no round { $round } of turn { $turn }.
too-many-open-cards = { $found } cards would lie open; { $most } is the most.
battle-for-nothing = The battle for { $area } would have no defender there any more.
