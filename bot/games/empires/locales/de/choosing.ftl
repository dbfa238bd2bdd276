# Empires: was sich zusätzlich angeben lässt, und die Gruppen dessen, was man tun kann.

param-wishes = Wünsche für die nächsten Marker
param-stack = Welche Karten kämpfen
param-attack-siege = Welche Karten bei einer Belagerung kämpfen
param-route = Von wo und wie
param-way = Belagerung oder offene Schlacht
param-pay = Handelsmarker zum Wurf dazugeben
param-wants = Einheiten, die du am liebsten willst
param-area = Gebiet
param-areas = Gebiete
param-attack-target = Ziel
param-card = Karte
param-province = Provinz

group-war = Kämpfen
group-talk = Gewinnen
group-build = Bauen und handeln
group-cards = Karten

## Was etwas ist, in einer Zeile

line-nobody = gehört niemandem
line-held = { $seat }: { $markers } Marker{ $fort ->
    [yes] {""}, Fort
   *[no] {""}
}
suggest-attack = ⚔️ Angriff auf { $area }: { $percent } %
suggest-annex = 🕊️ { $area } angliedern: sicher, { $goods ->
    [one] 1 Handelsmarker
   *[other] { $goods } Handelsmarker
}
suggest-court = 🕊️ { $area } umwerben: { $percent } %, { $goods ->
    [one] 1 Handelsmarker
   *[other] { $goods } Handelsmarker
}
suggest-recruit = 🃏 { $card } rekrutieren: Unterhalt { $cost }
