# Assyrian Wars: what may be given besides, and the groups of what can be done.

param-play-card-plus = Pay 3 AP to play it as the second card
param-play-event-plus = Pay 3 AP to play it as the second card
param-use = How it is used
param-targets = What it is aimed at
param-move-units = Who goes along
param-march-free-units = Who goes along
param-forced-march-units = Who goes along
param-relocate-army-units = Who goes along
param-move-alone = The leader goes without his units
param-move-quick = At cavalry speed
param-move-taking = Take up on the way
param-move-leaving = Leave on the way
param-fight-abroad-leader = Which leader is sent
param-second = The other half of the Mede attacks
param-levels = How many levels
param-track = On whose track
param-send-raider-box = Into which Raid Box
param-ships = Which ships
param-allies = Allied ships come along
param-enter-box-search = Whose ships are fought for room
param-leave-box-zone = To which sea zone
param-embark-ship = On board which ship
param-disembark-pieces = Who lands
param-countries = Whose ships are looked for
param-commander = Who commands
param-declare-war-alone = Without joining the Assyrian camp
param-declare-war-country = An ally declares it instead
param-propose-peace-country = For the war of an ally
param-propose-peace-payer = Who pays tribute for it
param-propose-peace-card = A home card as the price
param-keep-tribe-payer = Who pays
param-card = Card
param-cards = Cards
param-against = Against which card
param-force = Force
param-path = Way
param-units = Units
param-area = Area
param-ship = Ship
param-zone = Sea zone
param-pieces = Pieces
param-method = How it is besieged
param-country = Country
param-level = Space of the track
param-place = Place
param-unit = Unit
param-box = Box
param-embark-area = Port
param-disembark-area = Port
param-leader = Leader
param-leaders = Leaders
param-group = Army group
param-target = On whom
param-camp = Camp
param-partner = Partner
param-minor = Minor country
param-other = The other unit
param-seller = Seller
param-sail-zone = From which sea zone
param-enter-box-zone = From which sea zone

group-cards = Cards
group-war = March and fight
group-build = Build
group-talk = Talk
group-sea = At sea

## What a thing is, in a line

line-card = { $plus ->
    [yes] { $ap } AP, with +; event { $cost } AP
   *[no] { $ap } AP; event { $cost } AP
}
line-unit = strength { $full }, reduced { $reduced }
line-unit-at = { $area }, strength { $strength }{ $reduced ->
    [yes] {" "}(reduced)
   *[no] {""}
}
line-strength = strength { $strength }
line-rating = action { $action }, command { $command }
line-force = { $area }: { $units ->
    [0] alone
    [one] 1 unit, strength { $strength }
   *[other] { $units } units, strength { $strength }
}
line-reaches = reaches { $place }
line-reaches-none = no enemy city near
line-no-land = nobody's land
line-free-city = free city
line-walls = walls { $defence }
line-stacks = { $country } in the fog
line-pillaged = pillaged { $level }
line-troops = { $country }: { $units ->
    [one] 1 unit, strength { $strength }
   *[other] { $units } units, strength { $strength }
}
line-ships = { $ships ->
    [0] no ships in sight
    [one] 1 ship in sight
   *[other] { $ships } ships in sight
}
line-camp = { $camp ->
    [assyrian] Assyrian camp
    [rebel] camp of the Rebels
   *[neutral] in no camp
}
line-ally = ally of { $country }
line-economy = ECO { $eco }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

## What is likely to be wanted now

suggest-card = 🃏 Play { $card }: { $ap } AP
suggest-siege = 🏰 { $area }, { $method }: { $taken } %, { AP($halves) } AP
suggest-march = ⚔️ March with { $leader } …
suggest-march-to = ⚔️ { $leader } to { $area }: { AP($halves) } AP
