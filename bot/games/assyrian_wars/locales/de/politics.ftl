# Assyrian Wars: Tribut, der Diplomatie-Schieber, Bündnisse, und Kleinstaaten, die aufwachen und ruhen.

## Was geschieht

tribute-begins = { $levels ->
    [one] { $payer }: Tribut an { $to }, 1 ECO-Level.
   *[other] { $payer }: Tribut an { $to }, { $levels } ECO-Level.
}
tribute-ends = { $levels ->
    [one] { $payer }: kein Tribut mehr an { $to }, 1 ECO-Level kommt zurück.
   *[other] { $payer }: kein Tribut mehr an { $to }, { $levels } ECO-Level kommen zurück.
}
tribute-due = { $dice ->
    [one] { $country }: Tributprüfung mit 1 Würfel, zu { $percent } % bestanden.
   *[other] { $country }: Tributprüfung mit { $dice } Würfeln, zu { $percent } % bestanden.
}
tribute-rolled = { $pays ->
    [yes] 🎲 { $country }, Wurf für den Tribut: { DICE($dice) }. Er wird gezahlt.
   *[no] 🎲 { $country }, Wurf für den Tribut: { DICE($dice) }. Eine 6 verweigert ihn.
}
tribute-without-dice = { $country }: keine Stadt, keine Weigerung. Der Tribut wird ohne Wurf fällig.
tribute-by-card = { $country }: Eine Karte entscheidet den Tribut ohne Wurf.
tribute-refused = { $country }: Der Tribut an Assyrien wird verweigert. Ein schwarzer Marker; Assyrien soll das in diesem Spielzug bestrafen.
tribute-declined = { $country }: kein Tribut an Assyrien, aus eigener Entscheidung.
tribute-secured = Geheime Diplomatie: Der Tribut von { $country } an Assyrien ist gesichert.
scheme-void = Geheime Diplomatie: { $country } ist nicht mehr zu erreichen, der Plan von { $by } läuft ins Leere.
influence-bought = { $power }: { AP($halves) } AP Einfluss auf { $country }.
marker-moved = { $level ->
    [0] { $country }: zurück im Feld der Neutralen.
   *[other] { $country }: jetzt auf { $level } des Schiebers von { $power } ({ $status }).
}
alliance-begins = { $country } und { $power }: ein Bündnis.
alliance-ends = { $country } und { $power }: Das Bündnis ist zu Ende.
minor-activated = { $country }: aktiv, mit Truppen, Heimatkarte und Handkarten.
minor-deactivated = { $country }: inaktiv. Die Truppen kommen auf die Heimatkarte.
pieces-returned = { $count ->
    [one] { $country }: 1 Figur kehrt von der Heimatkarte zurück nach { $place }.
   *[other] { $country }: { $count } Figuren kehren von der Heimatkarte zurück nach { $place }.
}
vp-alliance = ein neuer Verbündeter

## Status

status-neutral = neutral
status-trade = Handel
status-pro = Pro
status-march = Marsch
status-alliance = Bündnis

## Was gefragt wird

ask-pay-tribute = Assyrien Tribut zahlen?
    .about = Wer zahlt, hat in diesem Spielzug Frieden mit Assyrien und seinen Verbündeten; wer ablehnt, kann von Assyrien ohne AP angegriffen werden.
    .pay = Die ECO-Level gehen an Assyrien; sein Lager hat in diesem Spielzug Frieden mit dir.
    .decline = Du behältst das Geld; Assyrien darf dich ohne AP angreifen.
ask-stop-tribute = Weiter Tribut zahlen?
    .about = Vor ihrem Einkommen kann eine Großmacht freiwillige Zahlungen einstellen; Assyrien kann dann ohne AP angreifen.
    .go-on = Nichts ändert sich.
    .stop = Die Level kommen sofort zurück; Assyrien darf dich ohne AP angreifen.
ask-place-returning = Zurückkehrende Truppen aufstellen
    .about = Wähle einen Ort für alle, oder stelle vorher einige davon mit dem Befehl auf.
pay-tribute = { $levels ->
    [one] { $country }: 1 ECO-Level an Assyrien für diesen Spielzug?
   *[other] { $country }: { $levels } ECO-Level an Assyrien für diesen Spielzug?
}
stop-tribute = { $levels ->
    [one] { $country }: 1 ECO-Level geht an Assyrien.
   *[other] { $country }: { $levels } ECO-Level gehen an Assyrien.
}
tribute-offered = { $country }: Geboten werden { $levels } ECO-Level Tribut für diesen Spielzug, für Frieden mit Assyrien und den Austritt aus dem Lager.
place-returning = { $country }: wieder aktiv. Auf der Heimatkarte: { $pieces }.
option-pay = Zahlen
option-go-on = Weiter zahlen
option-stop = Nicht mehr zahlen
option-all-here = Alle nach { $place }
condition-payer-is = { $country } soll zahlen
roll-tribute = Tribut

## Was es kostet und bringt

quote-influence = { $level ->
    [0] { $country } ins Feld der Neutralen ({ AP($halves) } AP)
   *[other] { $country } auf { $level } des Schiebers von { $power }: { $status } ({ AP($halves) } AP)
}
quote-tribute = { $levels ->
    [one] { $payer }: 1 ECO-Level geht dann an { $to }.
   *[other] { $payer }: { $levels } ECO-Level gehen dann an { $to }.
}
quote-tribute-ends = { $payer }: Der Tribut an { $to } endet dann.
quote-alliance = { $enemies-count ->
    [0] { $country }: im Bündnis mit { $power }, für 1 Siegpunkt.
   *[other] { $country }: im Bündnis mit { $power }, für 1 Siegpunkt, und im Krieg mit { $enemies }.
}
quote-activation = { $country }: wird aktiv, mit Truppen auf der Karte, einem Söldner, Heimatkarte und Handkarten.
quote-tribute-frees = { $country }: aus dem Lager und neutral, wenn Assyrien zustimmt, mindestens bis zur nächsten Interphase.

## Warum nicht

only-powers-offer-tribute = { $country }: Tribut für Frieden bieten nur andere Großmächte als Assyrien.
no-tribute-any-more = Assyrien wurde erobert: Niemand zahlt ihm mehr nach Wurf oder aus eigener Wahl.
offer-needs-war = { $country }: Es ist kein Krieg mit Assyrien. Im Frieden wird über Tribut zu Beginn eines Spielzugs entschieden.
offered-before = In diesem Impuls wurde schon Tribut geboten. Im nächsten geht es wieder.
only-powers-influence = { $country }: Einfluss kauft nur eine Großmacht, in ihrem eigenen Impuls.
minor-city-has-no-level = { $area } ist ein Stadtstaat und hat keinen Platz auf dem Diplomatie-Schieber. Einen Pakt schließt eine Karte.
no-such-country = „{ $found }“ ist kein Land dieser Partie.
power-has-no-level = { $country }: Großmächte sind in einem Lager oder neutral und stehen auf keinem Schieber. Wähle einen Kleinstaat oder einen Stamm.
country-is-eliminated = { $country }: ausgeschieden, da ist niemand zu beeinflussen.
tribe-not-on-map = { $country }: keine Einheiten auf der Karte. Räuber und die Regroup Box zählen nicht.
influence-at-war = { $country }: im Krieg mit dir, und Feinde lassen sich nicht beeinflussen. Wähle einen Kleinstaat, mit dem du Frieden hast.
only-conqueror-influences = { $country }: erobert; Einfluss hat nur { $conquerors }.
allied-to-another = { $country }: im Bündnis mit { $power }. AP ändern das nicht, nur eine Allianz-Karte.
no-such-space = Ein Feld { $found } gibt es auf keinem Schieber: Sie gehen von 0 bis { $most }.
own-track-not-lowered = { $country }: auf { $level } deines eigenen Schiebers; dort heben AP nur an.
already-there = { $level ->
    [0] { $country }: schon im Feld der Neutralen.
   *[other] { $country }: schon auf { $level }.
}
not-on-that-track = { $country }: nicht auf dem Schieber von { $power }. Senke den Marker dort, wo er steht, oder hebe ihn auf deinem eigenen.
only-own-track-raised = { $country }: Auf dem Schieber von { $power } heben AP nichts an, das kann nur eine Allianz-Karte. Senke den Marker dort, oder hebe ihn auf deinem eigenen.
influence-closed = Eine Allianz-Karte hat einen Marker 7 Felder oder mehr bewegt: keine AP mehr für Diplomatie in diesem Impuls.
influence-limit = Das kostet { AP($cost) } AP, und höchstens { AP($most) } AP im Impuls gehen in Diplomatie; davon sind noch { AP($left) } AP übrig.
nothing-to-place = Es gibt jetzt nichts aufzustellen.
not-on-home-card = { $pieces-count ->
    [0] „{ $found }“ kann jetzt nicht aufgestellt werden.
   *[other] „{ $found }“ kann jetzt nicht aufgestellt werden. Jede von diesen einmal: { $pieces }.
}
no-home-place = { $places-count ->
    [0] „{ $found }“ ist kein Ort für sie, und es gibt jetzt keinen.
   *[other] „{ $found }“ ist kein Ort für sie. Möglich: { $places }.
}

## Was nie sein kann

marker-astray = { $country } stünde auf { $level }, aber auf keinem Schieber
tribute-unsound = es gäbe unmöglichen Tribut: { $payer } an { $to } ({ $reason })
status-not-paid = { $country } stünde auf { $level } und zahlte anders, als das verlangt
sleeper-acts = { $country } wäre inaktiv, hätte aber Truppen oder Karten

## Befehle

action-influence = Einfluss kaufen
    .command = einfluss
    .about = Marker eines Kleinstaats oder Stamms auf fremdem Schieber hinab oder eigenem hinauf: 1 AP je Feld.
    .country = land
    .country-about = Der Kleinstaat oder Stamm
    .level = feld
    .level-about = Das Feld, das er erreichen soll
    .track = schieber
    .track-about = Auf wessen Schieber; ohne Angabe dein eigener

action-offer-tribute = Tribut für Frieden bieten
    .command = tribut
    .about = Assyrien Tribut bieten; stimmt es zu, verlässt du dein Lager und hast Frieden mit ihm.

action-place-returning = Einige aufstellen
    .command = aufstellen
    .about = Einige der zurückkehrenden Truppen eines Kleinstaats aufstellen; nach dem Rest wird wieder gefragt.
    .units = einheiten
    .units-about = Die Figuren, die aufgestellt werden
    .place = ort
    .place-about = Eine Heimatstadt, oder für Schiffe eine Seezone
