# Assyrian Wars: Schiffe, Seehandel und Überfälle auf den Landhandel.

## Befehle

action-send-raider = Räuber entsenden
    .command = entsenden
    .about = Stell eine Einheit für 1 AP in eine Überfallbox; sind alle voll, kämpft sie um eine.
    .unit = einheit
    .unit-about = Reguläre, Aramäer oder Araber auf der Karte oder in der Regroup Box
    .box = box
    .box-about = Eine freie Überfallbox

action-raid-trade = Handel überfallen
    .command = überfallen
    .about = Alle deine Räuber und die verbündeter Kleinstaaten greifen Handelsmarker an, für 1 AP.

action-withdraw-raiders = Räuber abziehen
    .command = abziehen
    .about = Räuber verlassen ihre Boxen: Abnutzung, dann Regroup Box.
    .units = einheiten
    .units-about = Die Räuber, die abziehen

action-sail = Segeln
    .command = segeln
    .about = Bewege eine Flotte an der Küste entlang, ½ AP je Zone für alle ihre Schiffe.
    .zone = von
    .zone-about = Die Seezone, in der die Flotte ist
    .path = weg
    .path-about = Die Zonen des Wegs, eine nach der anderen
    .ships = schiffe
    .ships-about = Welche Schiffe; ohne Angabe alle deine dort
    .allies = verbündete
    .allies-about = Verbündete Schiffe kommen mit, wenn ihre Spieler zustimmen

action-enter-box = In eine Handelsbox
    .command = handeln
    .about = Bewege eine Flotte für 1 AP in eine Seehandelsbox; mehr tut sie in diesem Impuls nicht.
    .zone = von
    .zone-about = Die Seezone, in der die Flotte ist
    .box = box
    .box-about = Die Seehandelsbox
    .ships = schiffe
    .ships-about = Welche Schiffe; in dieser Reihenfolge nehmen sie Plätze ein
    .search = suchen
    .search-about = Wessen Schiffe gesucht und bekämpft werden, um Platz zu schaffen, je 1 AP
    .allies = verbündete
    .allies-about = Verbündete Schiffe kommen mit, wenn ihre Spieler zustimmen

action-leave-box = Handelsbox verlassen
    .command = heimkehren
    .about = Schiffe verlassen eine Seehandelsbox für 1 AP, dorthin, woher sie kamen.
    .box = box
    .box-about = Die Seehandelsbox
    .zone = nach
    .zone-about = Die Zone, aus der sie kamen; einen anderen Weg gibt es nicht
    .ships = schiffe
    .ships-about = Welche Schiffe; ohne Angabe alle deine dort

action-embark = An Bord gehen
    .command = einschiffen
    .about = Einheiten und Anführer in einem Hafen gehen kostenlos an Bord von Schiffen der Seezone.
    .area = hafen
    .area-about = Der Hafen, in dem sie sind
    .pieces = figuren
    .pieces-about = Wer an Bord geht
    .ship = schiff
    .ship-about = Das Schiff; ohne Angabe werden sie verteilt, wie sie passen

action-disembark = Landen
    .command = landen
    .about = Einheiten und Anführer gehen in einem Hafen kostenlos an Land; unter Feinden greifen sie an.
    .area = hafen
    .area-about = Der Hafen, in dem sie landen
    .pieces = figuren
    .pieces-about = Wer landet; ohne Angabe alle an Bord

action-search = Flotte suchen
    .command = suchen
    .about = Suche für 1 AP feindliche Flotten in einer Seezone; wer gefunden wird, muss kämpfen.
    .zone = zone
    .zone-about = Die Seezone
    .countries = länder
    .countries-about = Wessen Schiffe; ohne Angabe die aller Feinde dort
    .ships = schiffe
    .ships-about = Welche Schiffe suchen; ohne Angabe alle deine dort
    .allies = verbündete
    .allies-about = Verbündete Schiffe suchen und kämpfen mit, wenn ihre Spieler zustimmen

## Was geschieht: Schiffe

fleet-sailed = { $country }: Eine Flotte segelt { $start } → { $zone }, { AP($halves) } AP.
voyage-halted = { $country }: Die Fahrt endet in { $zone }; der Rest des Befehls verfällt.
search-declared = { $country } sucht in { $zone } für { AP($halves) } gesparte AP.
search-rolled = { $success ->
    [yes] 🎲 { $country } würfelt { $dice } (ab einem Wurf von { $need }) und findet in { $zone } die Schiffe von { $other }!
   *[no] 🎲 { $country } würfelt { $dice } (ab einem Wurf von { $need }) und findet in { $zone } die Schiffe von { $other } nicht.
}
naval-battle-begins = ⚔️ Seeschlacht in { $zone }: { $countries } ({ $ships }) gegen { $others } ({ $other_ships }).
naval-battle-won = { $countries }: Sieg zur See in { $zone }!
naval-battle-points = für eine Seeschlacht gegen drei oder mehr Schiffe
fleet-retreats = { $country }: Die Schiffe weichen { $zone } → { $target }.
fleet-scattered = { $country }: Aus { $zone } führt kein Weg hinaus; die Schiffe kommen in die Regroup Box.
cargo-lost = Mit ihrem Schiff untergegangen in { $zone }: { $pieces }.
fleet-in-box = { $ships ->
    [0] { $country }: Kein Schiff ist in { $box }.
    [one] { $country }: 1 Schiff ist in { $box }, Platz für { $room } weitere.
   *[other] { $country }: { $ships } Schiffe sind in { $box }, Platz für { $room } weitere.
}
fleet-turned-back = { $country }: Die Flotte kehrt von { $box } nach { $zone } um und ist fertig.
fleet-left-box = { $ships ->
    [one] { $country }: 1 Schiff verlässt { $box } nach { $zone }.
   *[other] { $country }: { $ships } Schiffe verlassen { $box } nach { $zone }.
}
boarded = { $country }: Truppen gehen in { $area } an Bord ({ $zone }).
landed = { $assault ->
    [yes] ⚔️ { $country }: { $force } greift { $area } von See an ({ $zone }).
   *[no] { $country }: { $force } landet in { $area } ({ $zone }).
}
landing-halted = { $country }: In { $area } wird gekämpft; die anderen bleiben vorerst an Bord.
back-aboard = { $country }: Zurück von { $area } auf die Schiffe.

## Was geschieht: Überfälle

raider-placed = { $country }: { $unit } lauert Karawanen auf, { $box }.
raid-box-rolled = { $fails ->
    [yes] 🎲 { $unit } sucht eine Überfallbox: { $die }, und kommt nirgends hinein.
   *[no] 🎲 { $unit } sucht eine Überfallbox: { $die }.
}
raid-fought = ⚔️ { $box }: { $unit } gegen { $other }, Würfel { $dice }.
raid-repelled = { $falls ->
    [yes] { $unit } fällt im Kampf um { $box }.
   *[no] { $unit } kommt nicht in { $box } und geht zurück.
}
raid-begins = { $country } überfällt Handelswege: { $units }.
raid-target-rolled = { $fails ->
    [yes] 🎲 { $unit } sucht Beute: { $die }, vergeblich.
   *[no] 🎲 { $unit } sucht Beute: { $die }.
}
raid-rolled = { $success ->
    [yes] 🎲 { $unit } überfällt den Handel ({ $country }): { $die } (höchstens { $need }), Treffer!
   *[no] 🎲 { $unit } überfällt den Handel ({ $country }): { $die } (höchstens { $need }), daneben.
}
raid-return-rolled = { $success ->
    [yes] 🎲 { $country } holt einen Handelsmarker zurück: { $die }.
   *[no] 🎲 { $country } kann keinen Handelsmarker zurückholen: { $die }.
}
trade-marker-lost = { $country } verliert einen Handelsmarker; { $left ->
    [0] es war der letzte.
    [one] es bleibt einer.
   *[other] es bleiben { $left }.
}
trade-marker-back = { $country } hat einen Handelsmarker zurück; jetzt { $left }.

roll-search = Suche nach Schiffen
roll-raid-box = Überfallbox
roll-raid-fight = Kampf um eine Überfallbox
roll-raid-target = wessen Handel überfallen wird
roll-raid = Überfall
roll-raid-return = Handelsmarker zurück

## Fragen

ask-search = Diese Schiffe suchen?
    .about = Feindliche Schiffe sind in deine Zone gekommen; zwei Würfel entscheiden, ob du sie findest und es zur Schlacht kommt.
    .search = Werden sie gefunden, wird sofort gekämpft.
    .search-no = Sie dürfen in der Zone bleiben; nichts wird bezahlt.
ask-naval-retreat = Rückzug wohin?
    .about = Die Seeschlacht ist verloren; deine Schiffe gehen in eine Zone daneben.
ask-leave-to-victor = Welche Schiffe weichen?
    .about = Die Schlacht um die Seehandelsbox ist verloren, und für alle ist kein Platz; die du nennst, segeln in einen befreundeten Hafen.
ask-raid-box = Welche Überfallbox?
    .about = Die Box, die der Würfel zeigt, hält deine eigene Seite; wähle eine andere zum Angriff.
ask-raid-target = Wessen Handel?
    .about = Der Würfel überlässt dir, wessen Handelsmarker angegriffen wird, falls überhaupt.
    .raid-none = Der Würfel trifft niemanden.
ask-raid-again = Noch ein Überfall?
    .about = Der Überfall ist gelungen, und Reiterei darf ein zweites Mal zuschlagen.
    .raid-again = Die Einheit würfelt noch einmal um einen Handelsmarker.
    .raid-stop = Der Überfall ist vorbei.

may-search = { $country }: Schiffe von { $others } sind nach { $zone } gekommen. Eine Suche kostet { AP($halves) } gesparte AP.
fleet-must-retreat = { $country }: zur See geschlagen in { $zone }.
no-room-for-beaten = { $ships ->
    [one] { $box }: 1 Schiff zu viel.
   *[other] { $box }: { $ships } Schiffe zu viel.
}
raid-box-is-own = { $box } hält deine eigene Seite; wo greift { $unit } an?
raid-choose = { $unit } sucht Beute; der Würfel zeigt { $country }.
raid-again = { $unit } darf noch einmal zuschlagen.
sail-together = { $country } möchte, dass deine Schiffe von { $start } nach { $zone } mitkommen.
leave-together = { $country } möchte, dass deine Schiffe { $box } zusammen mit den eigenen verlassen.
search-together = { $country } möchte, dass deine Schiffe in { $zone } mitsuchen und mitkämpfen.
carry-allies = { $country } bittet deine Schiffe, in { $area } Truppen an Bord zu nehmen.

option-search = Suchen ({ $chance } %)
option-search-no = In Ruhe lassen
option-zone = { $zone }
option-raid-none = Niemandes
option-raid-again = Noch einmal zuschlagen
option-raid-stop = Genug
option-raid-box = { $box }: { $unit }
option-retreat-ships = { $attrition ->
    [0] Zurück auf die Schiffe vor { $target }
   *[other] Zurück auf die Schiffe vor { $target } ({ $attrition } Würfel Abnutzung)
}

## Bevor du dich festlegst

quote-search = 🎲 Die Suche gelingt mit { $chance } % (ab einem Wurf von { $need }).
quote-naval = ⚔️ Gegen { $country }, falls gefunden: gewonnen { $win } %, verloren { $lose } %; zu erwarten: { TENTHS($lost_tenths) } eigene Schiffe verloren, { TENTHS($killed_tenths) } versenkt.
quote-naval-unsure = ⚔️ Gegen { $country } in { $zone }, falls gefunden: { $dice } eigene Würfel; wie stark sie sind, ist nicht zu sehen.
quote-watched = { $countries } kann in { $zone } suchen. { $search }
quote-zone-held = { $country } beherrscht { $zone }.
quote-box-room = { $room ->
    [one] Nur 1 Platz ist frei in { $box }; die anderen Schiffe bleiben.
   *[other] Nur { $room } Plätze sind frei in { $box }; die anderen Schiffe bleiben.
}
quote-aboard = { $ship }: { $pieces }.
quote-amphibious = ⚔️ Angriff von See in { $area }: Kampfwerte um 1 niedriger, bei Reiterei und Streitwagen um 2.
quote-raid-displace = 🎲 Alle Überfallboxen sind voll: Ein Würfel zeigt, mit wem die Einheit kämpft; bei 6 misslingt es.
quote-raid = { $unit } trifft mit { $chance } %.
quote-raiders-leave = { $dice ->
    [one] 1 Würfel Abnutzung; Überlebende kommen in die Regroup Box.
   *[other] { $dice } Würfel Abnutzung; Überlebende kommen in die Regroup Box.
}
route-to-zone = { $zone } ({ AP($halves) } AP)

## Was nicht geht

no-such-sea = „{ $found }“ ist keine Seezone im Spiel. Es gibt: { $zones }.
no-own-ship = { $country } hat kein Schiff in { $zone }, und verbündete Schiffe fahren nur mit eigenen zusammen.
ship-not-there = „{ $found }“ ist kein Schiff in { $zone }.
not-allied-ship = { $ship } gehört nicht zu deiner Seite.
two-fleets = In { $zone } ist ein Feind nahe: Schiffe, die nacheinander kamen, sind getrennte Flotten, bis er geschlagen oder fort ist ({ $ships }). Nenne die Schiffe einer Flotte.
zones-not-adjacent = { $found } liegt nicht neben { $start }. Von dort erreichen Schiffe: { $zones }.
box-is-entered-alone = { $box } ist eine Handelsbox: Dafür gibt es einen eigenen Befehl, in einem Impuls, in dem die Schiffe sonst nichts tun.
box-is-left-alone = { $box } ist eine Handelsbox: Schiffe verlassen sie mit dem eigenen Befehl, und mehr tun sie in dem Impuls nicht.
box-is-all = { $ship } hat in diesem Impuls schon etwas getan. In eine Handelsbox zu fahren muss alles sein, was es tut.
no-such-box = { $boxes-count ->
    [0] „{ $found }“ ist keine Seehandelsbox, und von hier ist keine zu erreichen.
   *[other] „{ $found }“ ist keine Seehandelsbox an diesem Gewässer. Es gibt: { $boxes }.
}
loaded-ship = { $ship } hat Truppen an Bord. Nur leere Schiffe fahren in eine Handelsbox.
box-full = { $box } ist voll ({ $countries }). Nenne, wessen Schiffe du suchen willst, oder wähle eine andere Box.
no-fleet-in-box = { $countries-count ->
    [0] „{ $found }“ kann dort nicht gesucht werden.
   *[other] „{ $found }“ hat dort keine Schiffe, die man suchen kann. Da sind die von: { $countries }.
}
back-where-it-came-from = { $ship } kam aus { $zone } und fährt nur dorthin zurück, nicht nach { $wanted }.
search-in-zones = In { $box } sucht man nur beim Hineinfahren.
already-searched = In { $zone } hast du in diesem Impuls schon gesucht. Einmal ist alles.
no-enemy-fleet = In { $zone } ist keine feindliche Flotte.
not-enemy-fleet = „{ $found }“ hat dort keine Schiffe, die Feinde all deiner sind. Feinde: { $enemies }.
no-port = { $area } hat keinen Hafen an einer Seezone im Spiel.
not-in-port = { $pool-count ->
    [0] „{ $found }“ ist nicht dort, und auch sonst niemand, der an Bord gehen könnte.
   *[other] „{ $found }“ ist nicht dort. Da ist: { $pool }.
}
no-carrier = Kein Schiff in { $zone } kann jemanden aufnehmen: Es muss dir oder Verbündeten gehören, darf nicht fertig sein und trägt je Impuls eine Streitmacht.
no-room-aboard = Zu wenig Platz: { $needed } nötig, { $room } frei (eine volle Einheit braucht 2, eine reduzierte 1; ein volles Schiff hat 2, ein reduziertes 1).
no-march-and-sail = { $piece } kann nicht in einem Impuls marschieren und segeln.
not-aboard = { $pool-count ->
    [0] „{ $found }“ ist nicht an Bord, und auch sonst niemand.
   *[other] „{ $found }“ ist in dieser Zone nicht an Bord. Da ist: { $pool }.
}
nobody-aboard = In { $zone } ist niemand an Bord, der landen könnte.
already-raided = { $country } hat in diesem Impuls schon überfallen. Einmal ist alles.
no-raiders = { $placed-count ->
    [0] { $country } hat keine Räuber in den Überfallboxen.
   *[other] { $placed }: erst in diesem Impuls gekommen, noch kein Überfall möglich.
}
no-such-raider = „{ $found }“ ist keine Einheit auf der Karte oder in der Regroup Box.
cannot-raid = { $unit } kann keinen Handel überfallen. Reguläre, Aramäer und Araber können es; Söldner, Anführer und Schiffe nicht.
raider-not-on-map = { $unit } ist weder auf der Karte noch in der Regroup Box.
one-raider-an-impulse = { $country } hat in diesem Impuls schon einen Räuber entsandt. Einer ist alles.
raid-box-not-free = { $free-count ->
    [0] „{ $found }“ ist nicht frei; alle Überfallboxen sind voll. Lass die Box weg, dann entscheidet der Würfel, wessen Box angegriffen wird.
   *[other] „{ $found }“ ist keine freie Überfallbox. Frei: { $free }.
}
raid-boxes-all-yours = Alle { $boxes } Überfallboxen hält schon deine eigene Seite.
not-your-raider = { $pool-count ->
    [0] „{ $found }“ ist kein Räuber von dir, und du hast keine.
   *[other] „{ $found }“ ist kein Räuber von dir. Deine sind: { $pool }.
}
load-unsound = die Ladung in { $place } wäre nicht an Bord eines Schiffs mit Platz dafür
box-unsound = in { $place } wären mehr oder andere Figuren, als hineinpassen
