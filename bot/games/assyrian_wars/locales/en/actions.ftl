# Assyrian Wars: what can be done. The value is the title on a button; `.command` names the slash command, `.about`
# describes it, and each parameter x has the attributes `.x` (its name) and `.x-about`. An underscore in a parameter's
# name is a hyphen here. Discord's limits: 32 characters for names, small letters only, and 100 for descriptions.

action-play-card = Play a card
    .command = play
    .about = Play a card for its AP.
    .card = card
    .card-about = The card to play
    .plus = plus
    .plus-about = Pay 3 AP so that it may be the second card

action-build = Build units
    .command = build
    .about = Build regular units of the force pool in a home city, 2 AP a strength point.
    .units = units
    .units-about = The units to build
    .area = area
    .area-about = The home city

action-build-ship = Build a ship
    .command = build
    .about = Build a ship at a home port, for 2 AP.
    .ship = ship
    .ship-about = The ship to build
    .zone = zone
    .zone-about = The sea zone of the port

action-hire = Hire mercenaries
    .command = hire
    .about = Hire mercenaries of your pool for ½ AP a strength point.
    .units = units
    .units-about = The mercenaries to hire
    .area = area
    .area-about = Where they appear

action-buy-leader = Buy a leader
    .command = buy
    .about = Buy a leader of the force pool, drawn at random, for 2 AP; once an impulse.

action-rebuild = Rebuild units
    .command = units
    .about = Bring reduced units back to full strength, 2 AP a point (mercenaries ½ AP).
    .units = units
    .units-about = The reduced units

action-clear-pillage = Clear pillage
    .command = land
    .about = Remove pillage from an area of yours, 1 AP a level.
    .area = area
    .area-about = The pillaged area
    .levels = levels
    .levels-about = How many levels

action-repair-city = Repair a city
    .command = city
    .about = Repair the walls of a city of yours, 1 AP a level.
    .area = area
    .area-about = The damaged city
    .levels = levels
    .levels-about = How many levels

action-buy-back = Buy back
    .command = buy-back
    .about = Buy units and leaders back from the Regroup Box, 1 AP each (mercenaries ½ AP).
    .pieces = pieces
    .pieces-about = The units and leaders
    .area = area
    .area-about = Where they appear

action-buy-back-ship = Buy back a ship
    .command = buy-back
    .about = Buy a ship back from the Regroup Box.
    .ship = ship
    .ship-about = The ship
    .zone = zone
    .zone-about = Where it appears

action-move = Move
    .command = move
    .about = Move an army, a group or a unit along a path, 1 AP an area or more.
    .force = force
    .force-about = The leader, army group or unit that moves
    .path = path
    .path-about = The areas on the way, or just the last one
    .units = units
    .units-about = Who goes along; left out: the whole army
    .alone = alone
    .alone-about = The leader goes without units
    .quick = quick
    .quick-about = At cavalry speed, if all are cavalry
    .taking = taking
    .taking-about = Units that the leader takes up on the way
    .leaving = leaving
    .leaving-about = Units that stay on the way, and where

action-besiege = Besiege
    .command = siege
    .about = Begin a siege or carry it on.
    .force = force
    .force-about = The besieging army or group
    .method = method
    .method-about = Standard siege, assault or hunger

action-sortie = Make a sortie
    .command = sortie
    .about = Your garrison comes out against the enemies before the city, for 1 AP.
    .area = area
    .area-about = The city

action-deport = Deport
    .command = deport
    .about = Carry the ECO+1 marker of the taken area to another one.
    .area = area
    .area-about = Where it goes

action-pillage = Pillage
    .command = pillage
    .about = Plunder an area of an enemy, once an impulse and without AP.
    .area = area
    .area-about = The area

action-form-group = Form an army group
    .command = form
    .about = Join two or three armies in one place; other players are asked.
    .leaders = leaders
    .leaders-about = The leaders of the armies
    .commander = commander
    .commander-about = Who commands

action-join-group = Join an army group
    .command = join
    .about = Add armies in the same place to an army group; other players are asked.
    .group = group
    .group-about = The army group
    .leaders = leaders
    .leaders-about = The leaders who join

action-leave-group = Leave an army group
    .command = leave
    .about = Take armies out of their group, without AP.
    .leaders = leaders
    .leaders-about = The leaders who leave

action-command = Change the commander
    .command = command
    .about = Put another leader of yours in command of a group, without AP.
    .leader = leader
    .leader-about = The new commander

action-relocate-leader = Relocate a leader
    .command = relocate
    .about = Send a leader without troops up to 8 areas through friendly land, for 1 AP.
    .leader = leader
    .leader-about = The leader
    .area = area
    .area-about = Where he goes

action-forced-march = Forced march
    .command = forced-march
    .about = March one army any distance through friendly land, for 10 AP.
    .leader = leader
    .leader-about = The leader of the army
    .path = path
    .path-about = The areas on the way, or just the last one
    .units = units
    .units-about = Who goes along; left out: the whole army

action-assign = Arrange an army
    .command = assign
    .about = Put units of an area under one of its leaders, without AP.
    .leader = leader
    .leader-about = The leader
    .units = units
    .units-about = The units he commands

action-sell-group-card = Sell the army group card
    .command = sell
    .about = Sell the army group card for 4 AP in the first impulse of a turn.

action-losses-by-rule = Take losses in the usual order
    .command = losses
    .about = Mercenaries and weak units first, leaders last.

action-combine = Combine units
    .command = combine
    .about = Make one full unit of two reduced ones of a kind in one place, without AP.
    .unit = unit
    .unit-about = The unit that becomes full
    .other = other
    .other-about = The unit that is merged into it

action-disband-for-eco = Disband for ECO
    .command = disband
    .about = Disband a regular unit of factor 2 and pay 4 AP for an ECO+1 marker.
    .unit = unit
    .unit-about = The unit
    .area = area
    .area-about = The home city that gets the marker

action-buy-mercenaries = Buy mercenaries
    .command = buy-mercenaries
    .about = Offer to buy mercenaries out of another power's pool; it has to agree.
    .seller = seller
    .seller-about = The power that sells
    .units = units
    .units-about = The mercenaries
    .area = area
    .area-about = Where they appear
