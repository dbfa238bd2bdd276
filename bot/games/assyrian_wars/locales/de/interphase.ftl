# Assyrian Wars: die Interphase – Einkommen, Handel, Throne, Verlegung – und das Ende des Spiels.

## Die Interphase

interphase-begins = Die Interphase nach Spielzug { $turn } beginnt.
eco-level-set = { $country }: ECO { $before } → { $level } ({ $cities } Stadtpunkte, ECO-Zahlen { $eco }, { $trade } Handelspunkte, Plünderung { $pillage ->
    [0] 0
   *[other] −{ $pillage }
}, in Ruhe +{ $bonus }); { $total } mit dauerndem Tribut.
trade-markers-return = { $markers ->
    [one] { $country }: 1 Handelsmarker liegt wieder in der Trade Box.
   *[other] { $country }: { $markers } Handelsmarker liegen wieder in der Trade Box.
}
repaired-in-peace = Im Frieden kostenlos repariert: { $areas }.
ship-sails-home = { $ship } segelt heim nach { $zone }.
ship-without-port = { $ship } findet keinen befreundeten Hafen und geht in den Force Pool.
raiders-dispersed = Die Handelsstörer gehen in die Regroup Box: { $pieces }.
home-card-returns = 🃏 { $card } geht zurück an { $country }.

## Schulden

income-negative = { $points ->
    [one] { $country }: Das ECO-Level liegt unter null; 1 Plünderungspunkt.
   *[other] { $country }: Das ECO-Level liegt unter null; { $points } Plünderungspunkte.
}
pillaged-by-debt = { $country }: { $area } blutet aus, Plünderung { $level }.
bankrupt = { $country } ist bankrott und zahlt bis zur nächsten Interphase niemandem.

## Die Zeittafel

reserves-arrive = { $country }: neu im Force Pool: { $pieces }.
tribe-freed = { $country }: von jetzt an gegen alle.
minor-annexed = { $country } bleibt endgültig erobert.

## Throne

throne-claimed = { $rivalry ->
    [yes] { $country }: { $leader } beansprucht den Thron, gegen einen Rivalen.
   *[no] { $country }: { $leader } beansprucht den Thron.
}
king-renounced = { $country }: Verzicht auf { $leader }, der das Spiel verlässt.
king-set-aside = { $country }: { $leader } wird übergangen und verlässt das Spiel.
prince-set-aside = { $leader } verliert den Königsmarker an einen neuen Kandidaten.
card-sacrificed = 🃏 { $country }: { $card } wird für den Thron geopfert.
succession-rolled = { $success ->
    [yes] 🎲 { $country}: Thronfolge – { $die }, Modifikator { SIGNED($modifier) }, unter { $fails }: Er ist König.
   *[no] 🎲 { $country}: Thronfolge – { $die }, Modifikator { SIGNED($modifier) }, nicht unter { $fails }: kein König in diesem Spielzug.
}
king-not-crowned = { $country }: { $leader } bekommt den Thron nicht und verlässt das Spiel.
king-stays = { $country }: { $leader } bleibt König.
king-crowned = { $country }: { $leader } wird gekrönt und erscheint in { $area }.
king-in-exile = { $country }: { $leader } wird gekrönt, aber kein Heimatgebiet ist frei; er wartet in der Regroup Box.
riots = { $country }: Aufruhr! Alle regulären Einheiten auf der Landkarte prüfen Abnutzung.

## Verlegung

army-relocated = { $country }: { $leader } verlegt: { ROUTE($areas) }.
units-relocated = Mit { $leader }: { $units }.

## Sieg

camp-defeated = Besiegt: { $camp }. Gefallen: { $powers }.
sudden-end-rolled = { $over ->
    [yes] 🎲 Vorzeitiges Ende ({ $camp }) – { DICE($dice) }, Bonus { SIGNED($bonus) }, { $need } nötig: Das Spiel ist aus.
   *[no] 🎲 Vorzeitiges Ende ({ $camp }) – { DICE($dice) }, Bonus { SIGNED($bonus) }, { $need } nötig: Das Spiel geht weiter.
}
runaway-lead = { $together ->
    [yes] Das Spiel ist aus: { $country } hat { $points } Siegpunkte, alle anderen Mächte zusammen { $others }.
   *[no] Das Spiel ist aus: { $country } hat { $points } Siegpunkte, die zweite und die letzte Macht zusammen { $others }.
}
lead-threatens = { $together ->
    [yes] ⚠️ { $country } hat { $points } Siegpunkte, alle anderen Mächte zusammen { $others }. Ist das so, wenn nach Spielzug { $turn } gezählt wird, endet dann das Spiel.
   *[no] ⚠️ { $country } hat { $points } Siegpunkte, die zweite und die letzte Macht zusammen { $others }. Ist das so, wenn nach Spielzug { $turn } gezählt wird, endet dann das Spiel.
}
final-score = { $points ->
    [one] { $country }: 1 Siegpunkt.
   *[other] { $country }: { $points } Siegpunkte.
}
vp-trade = größter Handel
vp-camp-defeated = ein besiegtes Lager
vp-never-conquered = nie erobert
vp-unconquered-turns = Spielzüge ohne Eroberung
vp-eco-increase = ECO-Zuwachs, verdoppelt

## Die Rechnung eines ECO-Levels

eco-line-cities = { $points ->
    [one] 1 Stadtpunkt
   *[other] { $points } Stadtpunkte
}
eco-line-rich = ECO-Zahlen und -Marker
eco-line-trade = Handel: { $points } Punkte
eco-line-fraction = Bruchteil
eco-line-pillage = Plünderung
eco-line-rest = ein Spielzug Ruhe
eco-line-since = Karten
eco-line-set = wie vorgegeben
eco-line-tribute-from = Tribut von { $payer }
eco-line-tribute-to = Tribut an { $to }

roll-succession = Thronfolge
roll-sudden-end = vorzeitiges Ende

## Fragen

ask-sail-home = Wohin heimsegeln?
    .about = Der Handel ist vorbei; wähle die Seezone eines befreundeten Hafens für dieses Schiff.
ask-place-pillage = Wo liegt die Plünderung?
    .about = Dein ECO-Level liegt unter null, also leidet dein eigenes Land.
ask-throne = Wer beansprucht den Thron?
    .about = Ein Kandidat würfelt einmal und kann scheitern; dann gibt es Aufruhr. Auf wen du verzichtest, der verlässt das Spiel.
    .throne-both = Du nennst einen, der würfelt; schon der Streit bringt Aufruhr.
    .throne-nobody = Kein Wurf und kein Aufruhr, aber auch kein König.
ask-throne-candidate = Welcher von beiden?
    .about = Wen du nennst, der würfelt um den Thron, der andere wird übergangen.
ask-sacrifice-card = Eine Karte opfern?
    .about = Eine deiner neuen Karten, geopfert, macht den Wurf um den Thron um 1 besser.
    .keep-cards = Der Wurf bleibt, wie er ist.
ask-place-king = Wo erscheint der König?
    .about = Wähle eines deiner Heimatgebiete, das frei von Feinden ist.
ask-relocate-army = Einen Anführer verlegen?
    .about = Ein Anführer darf durch befreundetes Land außer Reichweite von Feinden ziehen und unterwegs Einheiten aufnehmen.
    .stay = Keiner deiner Anführer reist.

sail-home = { $ship } verlässt { $box }.
place-pillage = { $points ->
    [one] { $country }: 1 Plünderungspunkt zu legen.
   *[other] { $country }: { $points } Plünderungspunkte zu legen.
}
throne = { $highest ->
    [0] { $country }: Es geht um den Thron, und keine Zahl des Würfels würde reichen.
    [1] { $country }: Es geht um den Thron; nur eine 1 gelingt.
    [6] { $country }: Es geht um den Thron; jede Zahl gelingt.
   *[other] { $country }: Es geht um den Thron; 1 bis { $highest } gelingt.
}
throne-rivals = { $country }: Zwei Kandidaten beanspruchen den Thron.
sacrifice-card = { $highest ->
    [0] { $country }: So würde keine Zahl des Würfels reichen.
    [1] { $country }: So gelingt nur eine 1.
    [6] { $country }: So gelingt jede Zahl.
   *[other] { $country }: So gelingt 1 bis { $highest }.
}
place-king = { $leader } wird gekrönt.
relocate-army = { $country }: Ein Anführer darf verlegen.

option-port-zone = { $zone }
option-king = { $leader }
option-throne-both = Beide
option-throne-nobody = Niemand
option-keep-cards = Alle Karten behalten

## Befehle

action-relocate-army = In der Interphase verlegen
    .command = heer-verlegen
    .about = Schickt einen Anführer beliebig weit durch befreundetes Land; unterwegs darf er Einheiten aufnehmen.
    .leader = anführer
    .leader-about = Der Anführer
    .path = weg
    .path-about = Die Gebiete unterwegs oder nur das letzte
    .units = einheiten
    .units-about = Wer mitzieht; ohne Angabe zieht er allein
