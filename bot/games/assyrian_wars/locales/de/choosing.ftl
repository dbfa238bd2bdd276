# Assyrian Wars: was sich zusätzlich angeben lässt, und die Gruppen dessen, was man tun kann.

param-play-card-plus = 3 AP zahlen, damit es die zweite Karte sein darf
param-play-event-plus = 3 AP zahlen, damit es die zweite Karte sein darf
param-use = Wie sie genutzt wird
param-targets = Worauf sie zielt
param-move-units = Wer mitgeht
param-march-free-units = Wer mitgeht
param-forced-march-units = Wer mitgeht
param-relocate-army-units = Wer mitgeht
param-move-alone = Der Anführer geht ohne seine Einheiten
param-move-quick = Im Reitertempo
param-move-taking = Unterwegs aufnehmen
param-move-leaving = Unterwegs zurücklassen
param-fight-abroad-leader = Welcher Anführer geht
param-second = Die andere Hälfte der Meder greift an
param-levels = Wie viele Stufen
param-track = Auf wessen Schieber
param-send-raider-box = In welche Raubzugbox
param-ships = Welche Schiffe
param-allies = Verbündete Schiffe kommen mit
param-enter-box-search = Mit wem um Platz gekämpft wird
param-leave-box-zone = In welche Seezone
param-embark-ship = Auf welches Schiff
param-disembark-pieces = Wer landet
param-countries = Wessen Schiffe gesucht werden
param-commander = Wer befehligt
param-declare-war-alone = Ohne dem assyrischen Lager beizutreten
param-declare-war-country = Ein Verbündeter erklärt ihn
param-propose-peace-country = Für den Krieg eines Verbündeten
param-propose-peace-payer = Wer dafür Tribut zahlt
param-propose-peace-card = Eine Heimatkarte als Preis
param-keep-tribe-payer = Wer zahlt
param-card = Karte
param-cards = Karten
param-against = Gegen welche Karte
param-force = Truppe
param-path = Weg
param-units = Einheiten
param-area = Gebiet
param-ship = Schiff
param-zone = Seezone
param-pieces = Figuren
param-method = Art der Belagerung
param-country = Land
param-level = Feld des Schiebers
param-place = Ort
param-unit = Einheit
param-box = Box
param-embark-area = Hafen
param-disembark-area = Hafen
param-leader = Anführer
param-leaders = Anführer
param-group = Armeegruppe
param-target = Gegen wen
param-camp = Lager
param-partner = Partner
param-minor = Kleinstaat
param-other = Die andere Einheit
param-seller = Verkäufer
param-sail-zone = Aus welcher Seezone
param-enter-box-zone = Aus welcher Seezone

group-cards = Karten
group-war = Ziehen und kämpfen
group-build = Aufbauen
group-talk = Verhandeln
group-sea = Zur See

## Was etwas ist, in einer Zeile

line-card = { $plus ->
    [yes] { $ap } AP, mit +; Ereignis { $cost } AP
   *[no] { $ap } AP; Ereignis { $cost } AP
}
line-unit = Stärke { $full }, geschwächt { $reduced }
line-unit-at = { $area }, Stärke { $strength }{ $reduced ->
    [yes] {" "}(geschwächt)
   *[no] {""}
}
line-strength = Stärke { $strength }
line-rating = Aktion { $action }, Befehl { $command }
line-force = { $area }: { $units ->
    [0] allein
    [one] 1 Einheit, Stärke { $strength }
   *[other] { $units } Einheiten, Stärke { $strength }
}
line-reaches = erreicht { $place }
line-reaches-none = keine feindliche Stadt nahe
line-no-land = Niemandsland
line-free-city = freie Stadt
line-walls = Mauern { $defence }
line-stacks = { $country } im Nebel
line-pillaged = geplündert { $level }
line-troops = { $country }: { $units ->
    [one] 1 Einheit, Stärke { $strength }
   *[other] { $units } Einheiten, Stärke { $strength }
}
line-ships = { $ships ->
    [0] keine Schiffe in Sicht
    [one] 1 Schiff in Sicht
   *[other] { $ships } Schiffe in Sicht
}
line-camp = { $camp ->
    [assyrian] assyrisches Lager
    [rebel] Lager der Rebellen
   *[neutral] in keinem Lager
}
line-ally = verbündet mit { $country }
line-economy = ECO { $eco }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}

## Was jetzt naheliegt

suggest-card = 🃏 { $card } spielen: { $ap } AP
suggest-siege = 🏰 { $area }, { $method }: { $taken } %, { AP($halves) } AP
suggest-march = ⚔️ Mit { $leader } ziehen …
suggest-march-to = ⚔️ { $leader } nach { $area }: { AP($halves) } AP
