# Hannibal: Namen, die kein Paket gibt. Felder, Provinzen, Heerführer und Karten benennt das Paket.

game-hannibal = Hannibal
    .about = Rom gegen Karthago im Zweiten Punischen Krieg, 218 bis 201 v. Chr., für zwei Spieler.

side-rome = Rom
side-carthage = Karthago
side = { $side }
space = { $space }
general = { $general }
several = { $things }
battle-card = { $type }
units = { $elephants ->
    [0] { $count ->
        [0] keine GE
        [one] 1 GE
       *[other] { $count } GE
    }
    [one] { $count ->
        [one] 1 Elefant
       *[other] { $count } GE (1 Elefant)
    }
   *[other] { $count } GE ({ $elephants } Elefanten)
}
parcel = { $space }: { $what }
parcel-inside = { $space }, in der Stadt: { $what }
detachment = { $general } mit { $units }
by-sea-to = { $space } über See
refuge-city = in die Stadt { $space }
refuge-own-city = in die Stadt
card-choice = { $card } (OW { $ops })
general-choice = { $general } · { $space }, { $units }
attempt = { $general } aus { $start } mit { $units }, { $percent } %
loss-chance = { $lost ->
    [0] kein Verlust
    [one] 1 GE verloren
   *[other] { $lost } GE verloren
}: { $percent } %
retreat-way = { ROUTE($path) } ({ $count ->
    [0] ohne Verlust
    [one] 1 GE Verlust
   *[other] { $count } GE Verlust
})
step-normal = { $space } ({ $points } BP)
step-pass = { $space } über einen Pass ({ $points } BP, Aufreibung)
step-alps = { $space } über einen Alpenpass ({ $points } BP, Aufreibung)
step-strait = { $space } über die Meerenge ({ $points } BP)
step-sea = { $space } über See ({ $points } BP)
step-stay = In { $space } bleiben ({ $points } BP)

## Würfe und Ziehungen

roll-attrition = Aufreibung
roll-avoid-battle = Ausweichen
roll-battle-casualties = Schlachtverluste
roll-change-of-command = Wechsel des Befehlshabers
roll-charge = Elefantenangriff
roll-counterattack = Gegenangriff
roll-exemption = Treue der Söldner
roll-hostile-tribes = feindliche Stämme
roll-interception = Abfangen
roll-naval-combat = Seefahrt
roll-pass-attrition = Aufreibung auf einem Pass
roll-prevention = Verhindern des Lösens
roll-pursuit = Verfolgung
roll-retreat-losses = Rückzugsverluste
roll-siege = Belagerung
roll-storm = Seesturm
roll-subjugation = Unterwerfung
roll-winter = Aufreibung im Winter
roll-withdrawal = Lösen vom Gegner
draw-battle-cards = Gefechtskarten
draw-consuls = neue Konsuln
draw-deal = Strategiekarten
draw-desertion = die Gefechtskarte, die überläuft
draw-lost-card = die Karte, die verloren geht
draw-spy = was der Spion sieht
draw-taken-card = die Karte, die genommen wird

## Bedingungen stehender Befehle

condition-chance-at-least = die beste Chance beträgt mindestens { $percent } %
condition-chance-below = die beste Chance liegt unter { $percent } %
condition-not-outnumbered = du wärst nicht in der Unterzahl
condition-in-region = es geschieht in { $region }
condition-mover-is = { $general } zieht

## Entscheide der Spielleitung

patch-set-units = Einheiten setzen
    .about = Stellt genau so viele GE einer Seite in ein Feld, vor oder hinter die Mauern.
patch-set-general = Heerführer setzen
    .about = Setzt einen Heerführer auf ein Feld oder nimmt ihn vom Plan.
patch-set-marker = PK setzen
    .about = Gibt den PK eines Feldes einer Seite oder nimmt ihn weg.
patch-set-points = Belagerungspunkte setzen
    .about = Setzt die Belagerungs- oder Unterwerfungspunkte eines Feldes.
patch-move-card = Karte versetzen
    .about = Gibt eine Strategiekarte auf eine Hand oder einen Stapel; nur wer sie bekommt, sieht, welche.
patch-set-siege-train = Belagerungstross setzen
    .about = Setzt den Belagerungstross auf ein Feld oder nimmt ihn vom Plan.
patch-set-turn = Runde setzen
    .about = Setzt den Rundenmarker auf eine andere Runde.
patch-set-flag = Setzen, was gilt
    .about = Sagt, ob Waffenstillstand, Makedonien, Seesieg oder Mischen gilt.

## Was immer gilt

card-lost-or-doubled = { $card } wäre verloren oder doppelt vorhanden.
battle-card-lost-or-doubled = Eine Gefechtskarte ({ $card }) wäre verloren oder doppelt vorhanden.
general-unknown-or-lost = { $general } wäre verloren oder unbekannt.
general-nowhere = { $general } wäre auf dem Plan ohne Feld oder außerhalb mit einem Feld.
rank-of-nobody = { $general } hätte einen Rang, den er nicht haben kann.
units-out-of-bounds = In { $space } stünden weniger als 0 GE oder Elefanten, die nicht zu Karthago gehören.
too-many-elephants = Es wären { $found } Elefanten auf dem Plan; höchstens { $most } sind erlaubt.
space-unknown-or-lost = { $space } wäre verloren oder unbekannt.
marker-not-legal = In { $space } läge ein PK, der dort nicht liegen kann.
points-out-of-bounds = { $space } trüge Belagerungs- oder Unterwerfungspunkte, die es dort nicht geben kann.
enemies-together = GE beider Seiten stünden im offenen Feld von { $space }.
city-overfull = In { $space } wären mehr GE, als hineinpassen.
general-inside-enemy-city = { $general } wäre in einer Stadt des Gegners.
general-away-from-home = { $general } wäre außerhalb der Region, die er nie verlassen darf.
siege-without-besieger = { $space } hätte Belagerungspunkte ohne Belagerer.
turn-out-of-bounds = Das Spiel hat die Runden 1 bis { $last }.
setting-pauses = Pausen der Fenster für Karten
    .about = Keine: Aufträge antworten sofort. Gleich: Jedes Fenster für Karten ist vier Stunden offen, für alle.
setting-pauses-none = Keine
setting-pauses-equal = Gleich
