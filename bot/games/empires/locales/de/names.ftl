# Empires: Namen, die kein Paket nennt. Gebiete und Einheiten benennt das Paket.

game-empires = Reiche der Alten Welt
    .about = Provinzen, Meere, Heere und Handel rund ums Mittelmeer, für drei bis fünf Spieler.

card = { $unit }
route = { $route ->
    [land] von { $origin } über Land
    [mountain] von { $origin } über die Berge
    [strait] von { $origin } über die Meerenge
    [sealane] von { $origin } auf dem Seeweg
   *[sea] von { $origin } über See
}
consignment = { $area }
consignment-displacing = { $area }, statt { $rival }
empire-a = A (Schwertkämpfer)
empire-b = B (Kriegerhaufen)
empire-c = C (Speerträger)
empire-d = D (alle Waffen, Elefanten)
empire-e = E (leichte Reiterei, Elefanten)
empire-f = F (Bogenschützen, Kriegerhaufen)
pile-deck = der Nachziehstapel
pile-display = die Auslage
pile-discard = die Ablage
chair-red = Rot
chair-blue = Blau
chair-green = Grün
chair-yellow = Gelb
chair-purple = Lila
stack-strongest = die stärksten
stack-empire-only = nur Reichskarten
way-siege = Belagerung
way-open = offene Schlacht

## Was Einheiten tun

unit-text-foot = schnell, Stärke 1, schießt: tötet ab 5
unit-text-archers = schnell, Stärke 1, schießt: tötet ab 4
unit-text-light-horse = schnell, beritten, Stärke 2, schießt: tötet ab 4
unit-text-heavy-cavalry = schnell, beritten, Stärke 4, gegen Speerträger 3
unit-text-elephants = schnell, beritten, Stärke 5, gegen Plänkler 3; fliehen bei 1
unit-text-warband = langsam, Stärke 3, als erste langsame Karte 4
unit-text-spear = langsam, Stärke 4, gegen Berittene 5
unit-text-sword = langsam, Stärke 4, in Belagerungen 5 gegen Speerträger
unit-text-artillery = langsam, Stärke 1, tötet in Belagerungen und auf See ab 4
unit-text-siege-tower = langsam, Stärke 1, als Angreifer in Belagerungen 5
unit-text-galley = nur auf See, Stärke 4
unit-text-leader = eigene Karten in offener Schlacht in beliebiger Folge
unit-text-diplomat = gliedert Neutrale an, unterwandert Fremde
unit-text-trader = 1 mehr Einkommen, Handelsmarker und Verdrängung
unit-text-engineer = Forts für 2, behält eroberte Forts

## Was in Menüs steht

choice-settle = { $area } · { $worth } SP, { $slots } Handelsplätze{ $amphora ->
    [yes] , Amphore
   *[no] {""}
}
choice-conquest = { $area } · { $worth } SP, neutral · { $route ->
    [land] über Land
    [mountain] über die Berge
    [strait] über die Meerenge
    [sealane] auf dem Seeweg
   *[sea] über See
}, { $percent } %
choice-battle = { $area } · { $worth } SP, { $owner ->
    [nobody] niemand
   *[other] { $owner }
}, { $markers } Marker{ $fort ->
    [yes] , Fort
   *[no] {""}
} · { $route ->
    [land] über Land
    [mountain] über die Berge
    [strait] über die Meerenge
    [sealane] auf dem Seeweg
   *[sea] über See
}, kommt an: { $percent } %
choice-route = von { $origin } { $route ->
    [land] über Land
    [mountain] über die Berge
    [strait] über die Meerenge
    [sealane] auf dem Seeweg
   *[sea] über See
}: { $percent } %
choice-court = { $area } · { $worth } SP · kostet { $goods } Handelsmarker, { $percent } %
choice-annex = { $area } · { $worth } SP · kostet { $goods } Handelsmarker
choice-subvert = { $area } · { $worth } SP, { $owner ->
    [nobody] niemand
   *[other] { $owner }
}, { $markers ->
    [one] 1 Marker: es wäre deines
   *[other] { $markers } Marker
}
choice-payment = { $goods ->
    [0] nichts
   *[other] { $goods } Handelsmarker
}: { $percent } %
choice-unit = { $unit } – { $text }{ $cost ->
    [0] {""}
   *[other] {""} · −{ $cost } SP je Wertung
}
choice-fort = { $area } · { $worth } SP · { $goods ->
    [0] kostenlos
   *[other] kostet { $goods } Handelsmarker
}
choice-own = { $area } · { $worth } SP, { $markers } Marker{ $fort ->
    [yes] , Fort
   *[no] {""}
}
choice-trade = { $area } · { $worth } SP, { $taken } von { $slots } Plätzen belegt
choice-displace = { $area } · { $worth } SP, voll: { $rival } verdrängen, { $percent } %
choice-further = { $chosen }, dann { $more }
stack-begun = zuerst { $units }, dann die stärksten
stack-ruled = { $rule ->
    [empire-only] Reichskarten zuerst
   *[strongest] Die stärksten
}: { $units }

## Würfe und Ziehungen

roll-revolt-table = Revolte: Norden oder Süden
roll-revolt-column = Revolte: die Spalte
roll-movement = Bewegung
roll-conquest = eine neutrale Provinz
roll-diplomacy = Diplomatie
roll-displacement = Handel verdrängen
roll-elephants = Elefanten
roll-shot = ein Schuss
draw-seating = die Reihenfolge der Plätze
draw-empire = ein Reichssatz
draw-display = die Auslage
draw-attacker-losses = Verluste des Angreifers
draw-defender-losses = Verluste des Verteidigers

## Bedingungen stehender Befehle

condition-target-unchanged = { $target } hat Besitzer, Marker und Fort wie jetzt
condition-not-attacked = bis dahin hat keines deiner Gebiete den Besitzer gewechselt
condition-target-is = { $area } wird angegriffen
condition-attacker-is = { $seat } greift an
condition-has-fort = dort steht ein Fort

## Entscheidungen der Spielleitung

patch-set-control = Kontrolle setzen
    .about = Gibt ein Gebiet einem Platz mit so vielen Kontrollmarkern oder macht es neutral.
patch-set-fort = Fort setzen
    .about = Stellt ein Fort in eine Provinz oder nimmt es weg.
patch-set-trade = Handel setzen
    .about = Setzt, wie viele Handelsmarker einer Farbe in einem Gebiet liegen.
patch-set-goods = Warenhaus setzen
    .about = Setzt die eigenen Handelsmarker im Warenhaus eines Platzes.
patch-set-captured = Beute setzen
    .about = Setzt, wie viele Handelsmarker einer anderen Farbe ein Platz erbeutet hat.
patch-set-points = Punkte setzen
    .about = Setzt die Siegpunkte eines Platzes.
patch-move-card = Karte verlegen
    .about = Bringt eine allgemeine Karte auf eine Hand, in den Stapel, die Auslage oder die Ablage.
patch-set-turn = Zug setzen
    .about = Setzt die Marker auf einen Zug und eine Runde.

## Was immer gilt

card-lost-or-doubled = { $card } ginge verloren oder wäre doppelt da.
area-unknown-or-lost = { $area } ginge verloren oder ist unbekannt.
set-out-of-place = { $seat } hätte keinen Reichssatz, einen falschen oder den eines anderen.
order-out-of-place = Ein Platz fehlte in der Spielreihenfolge.
realm-out-of-bounds = { $seat } hätte weniger als 0 Handelsmarker oder unmögliche Beute.
area-out-of-bounds = { $area } hätte weniger als 0 Marker oder Marker von niemandem an diesem Tisch.
stack-out-of-place = Die eingesetzten Karten von { $seat } wären nicht mehr auf der Hand.
owner-without-marker = { $area } hätte einen Besitzer ohne Kontrollmarker oder Marker ohne Besitzer.
fort-out-of-place = Ein Fort stünde in { $area }, auf See oder in neutralem Gebiet.
too-much-trade = { $area } hätte { $found } Handelsmarker; dort sind { $most } Plätze.
clock-out-of-bounds = Eine Runde { $round } in Zug { $turn } gibt es nicht.
too-many-open-cards = { $found } Karten lägen offen; höchstens { $most } dürfen es sein.
battle-for-nothing = Die Schlacht um { $area } hätte dort keinen Verteidiger mehr.
