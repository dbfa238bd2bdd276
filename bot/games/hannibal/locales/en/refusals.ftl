# Hannibal: what is refused: what, why, and what instead.

## Cards and events

card-not-in-hand = You do not hold this card. `/hand` shows your cards.
must-open-with-campaign = Rome has announced a Campaign card, and { $card } is not one. Play a Major or Minor Campaign first.
opening-is-played = Rome has announced a Campaign card and played first: play it, as its event or for OPS, instead of discarding it.
no-campaign-card = You hold no Campaign card to open with.
no-campaign = { $card } is no Campaign.
event-of-the-other-side = The event of { $card } belongs to the other side. You may use its OPS.
event-is-a-move = { $card } is played with a move: use `/hannibal move` with *event*.
event-is-no-move = { $card } has no event that moves a general. Use its OPS, or play it as an event.
event-only-as-counter = { $card } is a counter event; it answers something the other side does.
event-changes-nothing = { $card } would change nothing now.
event-not-aimed-at = { $target ->
    [general] This event is not aimed at a general.
    [province] This event is not aimed at a province.
   *[other] This event is not aimed at spaces.
}
event-needs-target = { $target ->
    [general] Name the general it is aimed at.
    [province] Name the province it is aimed at.
   *[other] Name the spaces it is aimed at.
}
not-a-target = “{ $found }” is no target of this event.
wrong-number-of-spaces = You named { $found } spaces; it takes { $least } to { $most }.
space-named-twice = A space is named twice. Name each only once.
one-province-only = The spaces lie in too many provinces; { $most } is the most.
needs-own-province = You do not control { $province }.
needs-enemy-province = Your opponent does not control { $province }.
needs-roman-city = { $space } is not Roman.
needs-macedon-allied = Macedon is not allied with Carthage.
needs-proconsul-on-map = There is no proconsul on the map who could be dismissed.
needs-carthage-controls-3-in-italia = Carthage does not control three provinces of Italia.
needs-hannibal-in-italia = Hannibal is not in Italia.
needs-no-enemy-in-latium = Carthaginian CUs stand in Latium.
macedon-allied-already = Macedon is allied already; only Rome can use the event now.
macedon-not-allied = Macedon is not allied; only Carthage can use the event now.
general-not-in-pool = “{ $found }” is not in the Roman pool.
general-may-not-stand = { $general } may not be in { $space }.
no-window-open = There is nothing to answer right now.
counter-not-now = { $card } does not answer this.
no-units-on-board = { $general } sails without CUs; a storm would change nothing.
no-allies-to-lose = { $side } gets no battle cards there that { $card } could take away.
unknown-card = There is no card “{ $found }”.
unknown-space = There is no space “{ $found }” on the map.
unknown-province = There is no province “{ $found }”.
unknown-general = There is no general “{ $found }”.

## Markers and troops

no-space-named = Name at least one space.
too-many-markers = You named { $found } spaces; this card places { $most } at most.
no-round-space = { $space } holds a walled city or a tribe; round markers do not go there.
enemy-units-there = Enemy CUs stand in { $space }.
own-marker-already = { $space } is yours already.
no-own-units-there = To turn the enemy marker in { $space } you need a CU there.
truce-forbids-turning = During the Truce the marker in { $space } cannot be turned.
ops-too-low = Troops need a card of OPS { $needed }; this one has { $found }.
space-not-friendly = { $space } holds no marker of yours.
province-not-controlled = You do not control { $province }.
no-own-general = “{ $found }” is no general of yours on the map.
general-not-on-map = { $general } is not on the map.
general-did-not-sortie = { $general } did not come out of the besieged city, so he cannot go into it.
general-not-there = { $general } is in { $space }; this event needs a general elsewhere.
general-not-among-them = “{ $found }” is not among the generals there.
no-room-for-units = There is no room for new CUs in { $space }.
no-place-for-units = No new CU of yours may arrive in { $space }.
places-not-for-these-units = Your CUs cannot be shared out to these spaces.
wrong-number-of-units = You named { $found } CUs; at least 1 and at most { $most } can go.
wrong-number-to-place = You have { $needed ->
    [one] 1 CU
   *[other] { $needed } CUs
} to place, and you named { $found }. Name a space for each.
too-few-in-italia = { $found } CUs would arrive outside Italia; { $most } is the most.
no-strong-stack = Place them so that some stack has at least { $needed } CUs for a consul.
nothing-to-place = You have no reinforcements to place now.
no-consuls-to-place = There are no consuls to place now.
no-post-for-consul = { $general } cannot take command in { $space }.
nothing-to-remove = You have no markers to remove now.
wrong-number-of-markers = Name { $needed } different spaces; you named { $found }.
no-round-marker-there = In “{ $found }” you have no round marker.

## Moves

no-general-to-move = You have no general on the map to move.
rating-too-high = { $general } has strategy rating { $found }; this card moves generals up to { $most }.
card-for-another-general = { $card } does not move { $general }.
general-already-activated = { $general } has moved with this card already.
general-finished = { $general } is finished for this card.
general-cannot-go-along = { $general } cannot go along: he outranks the mover or is finished.
general-stays-at-home = { $general } may never go to { $space }.
cannot-read-units = “{ $found }” is no number of CUs. Write 5, or 8+2e with elephants.
cannot-read-parcel = “{ $found }” says nothing about a space and CUs. Write it like rome:3 or capua:2:in.
not-so-many-units = There are { $most } CUs, not { $found }.
units-finished = Only { $most } CUs can still move with this card, not { $found }.
army-too-large = A general leads { $most } CUs at most, not { $found }.
consul-left-short = { $general } would be left with { $found } CUs; a consul keeps at least 5.
consul-moves-with-too-few = { $general } would move with { $found } CUs and leave others behind; a consul takes at least 5, or all.
too-few-points = The step to { $space } costs { $needed } MP; { $left } are left.
no-link = { $start } and { $space } are not linked.
ships-need-two-ports = Ships sail from port to port; { $start } and { $space } are not two ports.
no-ships = This card brings no ships. OPS 3 and Campaigns do.
too-many-on-board = { $most } CUs may sail with this card, not { $found }.
enemy-rules-the-sea = Carthage rules the sea this turn; Rome sails with Campaign events only.
counsel-forbids = A counsel forbids your CUs to sail to { $space }.
strait-not-controlled = To cross the strait you need your marker in { $space }.
truce-forbids-entry = During the Truce you may not enter { $space }.
lone-general-meets-units = A general alone may not enter { $space }: enemy CUs are there.
lone-generals-apart = A general alone may not end his move beside the enemy general in { $space }.
city-besieged = { $space } is besieged.
no-own-city = There is no walled city of yours in { $space }.
no-room-inside = There is not so much room inside { $space }.
parcel-not-on-path = { $space } is not on the path.
space-not-on-path = “{ $found }” is not on the path.
stay-comes-first = Staying comes before the first step.
only-charms-stay = Only Hannibal Charms Italy lets a general spend MP without moving.
sortie-comes-first = { $general } is shut in: he can only make a sortie, with CUs and without a path.
move-changes-nothing = This move of { $general } would change nothing.
no-march = Nobody is on the march.

## Sieges

nothing-to-besiege = In { $space } there is nothing to besiege or subjugate.
enemy-before-the-walls = Enemy CUs stand before the walls of { $space }. Beat them first.
too-few-to-besiege = { $found } CUs are too few in { $space }; it takes { $needed }.
truce-forbids-siege = During the Truce { $space } cannot be besieged.
truce-forbids-sortie = During the Truce no sortie can be made from { $space }.
besieged-with-this-card = There was an attempt in { $space } with this card already.

## Reactions and battles

nothing-to-react-to = There is nothing to react to now.
cannot-intercept = “{ $found }” cannot intercept in { $space }.
one-attempt-from-each-space = Only one attempt may come from { $space }.
commander-keeps-one = { $general } has to keep at least 1 CU.
garrison-named-twice = Name every general and the number of CUs inside only once.
cannot-stay = “{ $found }” is no other general of yours outside { $space } who could stay.
cannot-lead = “{ $found }” cannot command in { $space }: he is not there, does not come, or is outranked.
cannot-avoid = “{ $found }” cannot avoid battle in { $space }.
nobody-avoids = Say who avoids battle to “{ $found }”.
no-refuge = “{ $found }” is no place to avoid battle to.
plan-number-negative = { $found } is below zero. It has to be 0 or more.
plan-desert-unknown = “{ $found }” is no time to play Ally Deserts: never, at once, or a number of enemy cards.
maharbal-only-for-carthage = Maharbal rides for Carthage only.
nothing-to-retreat = You have nothing that has to retreat now.
nothing-left-to-retreat = All go inside; nobody is left for a retreat. Leave the path out.
no-such-retreat = { $path-count ->
    [0] Name a way of retreat; typing offers them.
   *[other] { $path } is no way you may take. Typing offers those there are.
}

## For the game master

bad-number-of-units = { $regular } regular CUs and { $elephants } elephants cannot be. Numbers are 0 or more, and only Carthage has elephants.
bad-number-of-points = { $found } points cannot be: a space holds 0 to { $most }.
city-of-another = The city of { $space } is not of that side. Set its marker first.
space-exactly-on-map = A general on the map needs a space; one off the map must have no space.
train-with-nobody = The Siege Train follows a Carthaginian who stands where it is; { $general } does not.
