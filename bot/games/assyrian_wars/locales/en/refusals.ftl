# Assyrian Wars: why something is not possible, and what would be. The bot puts the rule's number behind it.

## AP and cards

too-few-ap = That costs { AP($cost) } AP, with only { AP($left) } AP left; AP are lent for events only ({ $loans }). Play a card for AP first, or choose something cheaper.
impulse-is-closed = This impulse is closed: no more cards can be played and no more AP spent. All that is left is to end it.
two-cards-played = { $most } cards have been played in this impulse, and that is the limit. Keep the others for the next one.
card-not-in-hand = { $card } is not in the hand of the country whose impulse it is. Choose a card that is.
needs-plus-card = A second card needs a + on one of the two. For { AP($halves) } AP you can turn this one into a + card.
plus-not-needed = There is no need to pay for a +: this card can be played as it is.
may-not-sell-card = { $country }: the army group card cannot be sold. Only powers other than Assyria may sell theirs.
only-in-first-impulse = { $country }: the first impulse of this turn is over, and this was only possible then. It is again next turn.
no-card-to-sell = { $country }: the army group card is already sold. It returns when the turn ends.
rule-not-in-use = This match is played without rule { $rule }, so this is not possible.
may-not-disband = { $country }: only powers other than Assyria may disband units for ECO.
one-unit-a-turn = { $country }: one unit has already been disbanded this turn, and that is the limit.
not-disbandable = { $units-count ->
    [0] “{ $found }” cannot be disbanded: it has to be a regular unit on the map with a factor of exactly 2, and there is none now.
   *[other] “{ $found }” cannot be disbanded: it has to be a regular unit on the map with a factor of exactly 2. These can: { $units }.
}
no-home-city = { $sites-count ->
    [0] { $area } cannot take an ECO+1 marker, and no other city of the home country can either.
   *[other] { $area } cannot take an ECO+1 marker. These cities can: { $sites }.
}

## Building, hiring, rebuilding

nothing-picked = Nothing is picked yet. Choose at least one.
picked-twice = { $piece } is picked twice. Each piece counts once.
not-in-pool = { $pool-count ->
    [0] “{ $found }” is not in the force pool, and nothing suitable is left in it.
   *[other] “{ $found }” is not in the force pool. There is: { $pool }.
}
not-reduced = { $pool-count ->
    [0] “{ $found }” is not a reduced unit of this country, and it has none.
   *[other] “{ $found }” is not a reduced unit of this country. These are: { $pool }.
}
not-in-regroup-box = { $pool-count ->
    [0] “{ $found }” is not in the Regroup Box, and nothing of this country is.
   *[other] “{ $found }” is not in the Regroup Box. There is: { $pool }.
}
not-alike = { $unit } and { $other } are not of the same kind in the same place. Only two such units become one.
no-home-port = { $zones-count ->
    [0] { $zone } has no home port under this country's own control, and no other zone has one.
   *[other] { $zone } has no home port under this country's own control. Possible: { $zones }.
}
no-building-site = { $sites-count ->
    [0] { $piece } cannot be built in { $area }: it takes a home city under own control without enemies, and there is none now.
   *[other] { $piece } cannot be built in { $area }: it takes a home city under own control without enemies. Possible: { $sites }.
}
only-medes-there = { $area } is for Mede regulars and leaders only; { $piece } cannot be there.
no-hiring-site = { $sites-count ->
    [0] { $piece } cannot be hired in { $area }: it takes an own force there, or an own home or associated area without enemies. There is none now.
   *[other] { $piece } cannot be hired in { $area }: it takes an own force there, or an own home or associated area without enemies. Possible: { $sites }.
}
no-leader-site = { $sites-count ->
    [0] { $piece } cannot appear in { $area }: it takes a home area under own control without enemies, and there is none now.
   *[other] { $piece } cannot appear in { $area }: it takes a home area under own control without enemies. Possible: { $sites }.
}
one-leader-an-impulse = A leader has already been bought in this impulse, and that is the limit. Another can come in the next one.
no-leader-in-pool = { $country }: no leader is left in the force pool.
no-home-area-free = { $country }: no home area is free of enemies, so a leader has nowhere to appear.
nomads-do-not-hire = { $country }: nomads neither hire mercenaries nor buy them back.
nomads-are-hired-first = Nomad mercenaries come first. Hire these before others: { $units }.
nomads-are-not-rebuilt = { $unit } cannot be rebuilt: nomads fight on as they are.
no-friendly-port = { $unit } has no friendly port in its zone. Ships are rebuilt only there.
no-path-home = { $unit } has no way home that is free of enemies. Units are rebuilt only with one.
levels-out-of-bounds = { $most ->
    [0] There is nothing to mend here.
   *[other] That would be { $found }; it can be from 1 to { $most }.
}
not-yours-to-clear = { $country }: { $area } is neither a home area, an associated area nor a province held by this country. Pillage is cleared only there.
not-yours-to-repair = The walls of { $area } can be repaired only by whoever holds the city: { $holder }.
enemies-in-area = Enemies stand in { $area }. Pillage can be cleared when they are gone.
city-besieged = { $area } is under siege. Its walls can be repaired when the siege is lifted.
only-powers-sell = “{ $found }” cannot sell mercenaries. These can: { $powers }.
nobody-acts-for = { $country }: nobody plays this country, so there is nobody to ask.
seller-may-not-buy = { $country }: who has sold mercenaries this turn cannot buy any.
buyer-may-not-sell = { $country }: who has bought mercenaries this turn cannot sell any.

## Forces

no-such-force = “{ $found }” is no force of this country on the map that can act. Choose one from the list.
not-yours = { $force } does not belong to the country whose impulse it is, but to: { $country }.
no-units-named = { $leader } needs units to command. Name at least one.
not-with-force = “{ $found }” is not in { $area } with the force. Only what stands there can go along.
one-leader-an-army = { $leader } cannot go along: an army has one leader. Leaders march together in an army group.
armies-attack-apart = { $leader } cannot join the attack on { $area }: several armies attack together only as an army group. Form one first, or send one army after the other.
one-country-an-army = { $unit } cannot go along: an army consists of one country's regulars and mercenaries.
army-too-large = { $leader } can command { $command } regulars and as many mercenaries; these are { $regulars } and { $mercenaries }. Leave some behind.
leader-goes-first = { $leader } is a leader. Name him as the force, and the units as those who go along.
mercenaries-need-leader = { $unit } does not move without a leader. Put it under one first.
finished = { $piece } has done enough for this impulse. It can act again in the next one.
shut-in-city = { $piece } is shut in behind the walls of { $area }. A sortie is the way out.
cannot-go-along = { $unit } cannot be part of this army. Regulars of its country and mercenaries can, up to the leader's command.
not-on-the-way = { $unit } does not stand on the way. Units are picked up only there.
not-left-there = { $stops-count ->
    [0] { $unit } cannot be left in { $area }: this way has no stop before its end. Whoever is to stay at its end goes along to it.
   *[other] { $unit } cannot be left in { $area }. This way stops in: { $stops }.
}
left-where = Say where { $unit } is to be left. This way stops in: { $stops }.
leader-collects = { $unit } has no leader: only a leader takes up units on the way and leaves them.
goes-already = { $unit } goes along from the start and need not be taken up.
army-needed = { $leader } has no units. A forced march needs an army.

## Army groups

group-not-in-area = { $leader } is not in { $area }. Armies of a group stand together.
group-too-large = A group has at most { $most } armies.
group-named-twice = A leader is named twice. Each counts once.
group-not-allied = Only allied armies can form a group.
group-two-kings = A group has room for one king; these are more: { $kings }.
group-needs-two-armies = { $armies ->
    [0] A group needs at least two leaders with units; here there is none.
   *[other] A group needs at least two leaders with units; here there is only one.
}
group-without-card-owner = The card of this group belongs to { $country }, so an army of that country has to be part of it.
group-without-own-army = { $country }: no army of this country is in the group, and only who takes part can form it.
no-free-group-card = { $country }: no army group card is free. Dissolve a group first, or wait until one may be used.
no-such-group = “{ $found }” is no army group on the map. Choose one from the list.
commander-not-in-group = { $leader } is not in the group and cannot command it.
commander-without-army = { $leader } has no units. The commander of a group is the leader of one of its armies.
king-commands = { $king } is king, and a king always commands his group.
already-in-group = { $leader } already belongs to a group. He has to leave it first.
not-in-group = { $leaders-count ->
    [one] { $leaders } is in no army group.
   *[other] These are not in one army group: { $leaders }.
}
no-army-in-group = { $country }: no army of this country is in the group ({ $card }).
not-your-command = { $leader } cannot take command now: that is for leaders of the country whose impulse it is.
commands-already = { $leader } already commands the group.

## Movement

no-path = Where to? Name at least one area.
no-such-area = “{ $found }” is no area in play. Choose one from the list.
area-not-in-play = { $area } is outside the part of the map that is played.
not-connected = { $area } is not next to { $start }. From there it goes to: { $connected }.
land-units-need-ships = { $zone } is sea. Land units need ships to cross it.
mede-only = Only Mede use the way { $start } → { $area }. There is no other way between the two.
leader-cannot-attack = Enemies stand in { $area }, and a leader without units cannot attack.
units-attack-alone = Enemies stand in { $area }. Units without a leader attack one by one: send each with an order of its own.
group-not-at-war = Forces of { $enemy } stand in { $area }, and { $country } has peace with { $enemy } but would fight in this army group. Let { $country } declare war first, or leave its army behind.
at-peace = { $country }: { $area } belongs to { $holder }, and there is peace. Declare war first, or gain the right to march.
revolt-at-peace = { $country }: { $area } has risen against { $holder }, and there is peace. Only enemies and allies of { $holder } may go there: declare war first.
no-way = There is no way from { $start } to { $area } that this force may take.
only-cavalry-is-quick = Only a force of nothing but cavalry moves at cavalry speed.
pace-is-chosen = This force has set out at the usual pace and keeps it for this impulse.
one-relocation = A leader has already been relocated in this impulse, and that is the limit.
leader-with-troops = { $leader } has own troops in { $area }. Only a leader without troops is relocated; this one can march.
too-far = { $away ->
    [0] { $area } cannot be reached by land.
   *[other] { $area } is { $away } areas away; a leader is relocated { $most } at most.
}
not-friendly = { $area } is not friendly ground, or an enemy stands there. This goes only through friendly land without enemies.
could-be-intercepted = { $area } is within reach of enemies in { $start }. The way must keep clear of them.
no-group-marches = { $leader } is part of an army group, and a group makes no forced march. He can leave it first.
card-needed = A forced march needs a card played for AP in this impulse.
pillage-needs-unit = Nobody of this country can pillage { $area }: it takes a combat unit there.
pillage-nobodys-land = { $area } belongs to nobody, so there is nothing to pillage.
pillage-at-peace = { $area } belongs to { $owner }, and there is peace. Only land of an enemy is pillaged.
pillage-finished = All units in { $area } have done enough for this impulse.
pillage-enemy-there = Enemies stand in { $area }. They have to be beaten first.
pillage-full = { $area } is pillaged to level { $most } already; there is nothing more to take.
pillage-once = { $area } has already been pillaged in this impulse. Once is the limit.

## Sieges

siege-needs-army = { $force } cannot lay siege: it takes a leader with units.
no-city = { $area } has no city to besiege.
city-not-enemy = The city of { $area } is not held by an enemy of everyone in this force.
enemy-before-city = Enemies stand before { $area }. They have to be beaten first.
siege-acted = The siege of { $area } has had its action in this impulse. It can go on in the next one.
pass-continues-sieges = With a pass only sieges that have begun go on. A siege of { $area } can begin in an impulse with a card.
no-such-siege = “{ $found }” is no kind of siege. There are: standard siege, assault and hunger siege.
hunger-of-another = This hunger siege is conducted by { $country }, and only that country can carry it on.
port-not-blockaded = { $area } is a port and gets its food by sea. It can be starved only while more friendly than enemy ships lie in its zone.
sortie-needs-unit = No unit of this country is shut in at { $area }, so nobody can make a sortie.
nobody-before-city = No enemy stands before { $area }, so there is nobody to make a sortie against.
deported-to-full-area = { $area } already holds two ECO+1 markers. Choose another area.
deported-elsewhere = { $area } cannot take the marker. Choose one of the areas suggested.

## Hits and losses

attrition-second-hit-alone = { $unit } takes a second hit only after the first. Pick both, or another unit.
second-hit-alone = { $unit } takes a second hit only after the first. Pick both, or another unit.
not-half-to-mercenaries = { $low ->
    [0] Of { $amount }, at most { $high } may fall on mercenaries; { $found } are picked.
   *[other] Of { $amount }, from { $low } to { $high } have to fall on mercenaries, as near to half as possible; { $found } are picked.
}
leaders-rout-last = { $most ->
    [0] Leaders flee last: no leader may rout while other units can.
   *[other] Leaders flee last: at most { $most } may rout now.
}

## Set-up

setup-players-outside-table = { $scenario } cannot be played by { $found }. Possible numbers of players: { $tabled }.

## Rulings of the game master

unknown-piece = There is no piece “{ $found }” in this edition.
unknown-place = “{ $found }” is no place of the kind “{ $kind }”.
only-leaders-are-crowned = { $piece } is no leader: only leaders wear a king marker.
piece-does-not-fit = { $piece } cannot be in { $place }: ships belong to the sea and the sea trade boxes, all others on land, only combat units in a Raid Box, and in a force pool a country’s own counters.
in-use = { $found } takes part in what is under way. End that first, or rule when it is over.
unknown-country = “{ $found }” is no country of this scenario. There are: { $known }.
unknown-area = “{ $found }” is no area in play.
unknown-card = “{ $found }” is no card that can be in a hand or on a pile.
card-on-the-table = { $card } is being played, or a foreign war lies on it. Take the play back instead.
no-impulse-of = { $country }: no impulse of this country is running.
level-out-of-bounds = { $found } is no space of the diplomatic track; it goes from 0 to { $most }.
below-zero = { $found } is below zero. It has to be 0 or more.

## What a ruling would break

piece-lost-or-doubled = { $piece } would be lost, or there twice
card-lost-or-doubled = { $card } would be lost, or there twice
piece-of-nobody = { $piece } would serve a country that is not in the game
area-of-nobody = { $area } would be held by a country that is not in the game
markers-out-of-bounds = { $area } would have more or fewer markers than possible
savings-out-of-bounds = { $country } would have { AP($halves) } AP saved, which is more or less than possible
purse-overdrawn = { $country } would have spent more AP than there are
two-impulses-in-a-row = { $country } would have two impulses in a row
clock-out-of-bounds = turn { $turn } does not exist; the last turn is { $last }
army-over-limit = { $leader } would command more units in { $area } than he can
group-unsound = the army group ({ $card }) would not be allowed
enemies-together = enemies would stand together in { $area }
garrison-not-shut-in = the garrison of { $area } would not be shut in as it has to be
control-without-occupation = { $area } would be held by a country that cannot hold it
siege-without-besieger = the siege of { $area } by { $country } would have nobody to conduct it
