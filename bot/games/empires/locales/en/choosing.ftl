# Empires: what may be given besides, and the groups of what can be done.

param-wishes = Wishes for the next markers
param-stack = Which cards fight
param-attack-siege = Which cards fight if it is a siege
param-route = From where and how
param-way = Siege or open battle
param-pay = Add trade markers to the die
param-wants = Units you want most
param-area = Area
param-areas = Areas
param-attack-target = Target
param-card = Card
param-province = Province

group-war = Fight
group-talk = Win over
group-build = Build and trade
group-cards = Cards

## What a thing is, in a line

line-nobody = nobody's
line-held = { $seat }: { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}{ $fort ->
    [yes] {""}, fort
   *[no] {""}
}
suggest-attack = ⚔️ Attack { $area }: { $percent } %
suggest-annex = 🕊️ Annex { $area }: certain, { $goods ->
    [one] 1 trade marker
   *[other] { $goods } trade markers
}
suggest-court = 🕊️ Court { $area }: { $percent } %, { $goods ->
    [one] 1 trade marker
   *[other] { $goods } trade markers
}
suggest-recruit = 🃏 Recruit { $card }: upkeep { $cost }
