# Assyrian Wars: was geschieht.

## Spielzüge und Impulse

turn-begins = Spielzug { $turn } beginnt.
action-phase-begins = Aktionsphase von Spielzug { $turn }, zuerst: { $country }.
round-begins = Impulsrunde { $round } beginnt.
turn-ends = Spielzug { $turn } endet. Heimatkarten und verkaufte Armeegruppenkarten kehren zurück.
game-over = { $winners-count ->
    [0] Das Spiel ist aus, und niemand hat gewonnen.
    [one] Das Spiel ist aus. { $winners } gewinnt!
   *[other] Das Spiel ist aus. { $winners } gewinnen gemeinsam!
}
preempted = { $country }: Zuvorkommen – dieser Impuls kommt zuerst, danach: { $next }.
impulse-begins = { $kind ->
    [preemptive] { $country }: Ein Impuls durch Zuvorkommen beginnt.
    [special] { $country }: Ein Sonderimpuls beginnt.
    [pass] { $country }: Passen, ohne Karte.
   *[scheduled] { $country }: Der Impuls beginnt.
}
impulse-ends = { $lost ->
    [0] { $country }: Der Impuls endet, { AP($saved) } AP gespart.
   *[other] { $country }: Der Impuls endet, { AP($saved) } AP gespart und { AP($lost) } AP verfallen.
}
income-collected = { $country }: { AP($halves) } AP Einkommen.
victory-points = { $points ->
    [-1] { $country }: 1 Siegpunkt verloren – { $reason }.
    [one] { $country }: 1 Siegpunkt – { $reason }.
   *[other] { $country }: { $points } Siegpunkte – { $reason }.
}

## Karten

card-played = 🃏 { $country }: { $card } wird für { $ap } AP gespielt.
card-bought = 🃏 { $country }: Eine Karte wird für { AP($halves) } AP gekauft.
card-drawn = 🃏 { $country }: Du ziehst { $card }.
deck-reshuffled = 🃏 Der Zugstapel ist leer. Die Ablage wird zu einem neuen gemischt: { $cards ->
    [one] eine Karte.
   *[other] { $cards } Karten.
}
hand-dealt = 🃏 { $country }: { $cards ->
    [0] keine neuen Karten.
    [one] 1 neue Karte.
   *[other] { $cards } neue Karten.
}
mulligan-taken = 🃏 { $country }: Alle { $cards } neuen Karten werden gegen eine weniger getauscht.
excess-discarded = 🃏 { $country }: über dem Limit und abgelegt: { $cards }.
excess-rewarded = { $country }: eine geheime Diplomatieaktion für abgelegte Karten.

## Geld

group-card-sold = { $country }: Die Armeegruppenkarte ist für { AP($halves) } AP verkauft.
loan-repaid = { $country }: { AP($halves) } AP des Kredits getilgt.
loan-defaulted = { $country }: Der Kredit ist nicht ganz getilgt, und { $area } verliert einen ECO-Level.
supply-paid = { $country }: Versorgung in { $area } für { AP($halves) } AP.
unit-disbanded = Aufgelöst: { $unit }; { $area } erhält einen ECO+1-Marker.

## Truppen

units-built = { $country }: { $units-count ->
    [one] 1 Einheit gebaut in { $area }: { $units }.
   *[other] { $units-count } Einheiten gebaut in { $area }: { $units }.
}
ship-built = { $country }: gebaut in der Seezone { $zone }: { $ship }.
units-hired = { $country }: { $units-count ->
    [one] 1 Einheit angeheuert in { $area }: { $units }.
   *[other] { $units-count } Einheiten angeheuert in { $area }: { $units }.
}
mercenaries-kept = { $country }: { $count ->
    [0] keine Söldner behalten.
    [one] 1 Söldnereinheit behalten.
   *[other] { $count } Söldnereinheiten behalten.
}
sale-declined = { $seller }: keine Söldner für { $buyer }.
units-rebuilt = { $country }: wieder in voller Stärke: { $units }.
units-rebuilt-unseen = { $count ->
    [one] { $country }: Eine Einheit ist wieder in voller Stärke.
   *[other] { $country }: { $count } Einheiten sind wieder in voller Stärke.
}
units-combined = { $unit } und { $other } werden eine volle Einheit.
units-combined-unseen = { $country }: Zwei Einheiten werden eine volle Einheit.
bought-back = { $country }: zurück aus der Regroup Box in { $area }: { $pieces }.
ship-bought-back = { $country }: zurück aus der Regroup Box in der Seezone { $zone }: { $ship }.
leader-drawn = { $country }: Der neue Anführer ist { $leader }.
leader-placed = { $leader } erscheint in { $area }.
leader-relocated = { $leader } wird nach { $area } verlegt.
leader-driven-off = { $leader } hat in { $area } keine Truppen und entkommt in die Regroup Box.
army-arranged = { $units ->
    [one] { $leader } befehligt jetzt 1 Einheit.
   *[other] { $leader } befehligt jetzt { $units } Einheiten.
}
promotion-rolled = { $promoted ->
    [yes] 🎲 { $leader } würfelt { $dice } und wird befördert.
   *[no] 🎲 { $leader } würfelt { $dice } und wird nicht befördert.
}
pillage-cleared = { $left ->
    [0] { $area } erholt sich: keine Plünderung mehr.
   *[other] { $area } erholt sich: noch Plünderung { $left }.
}
city-repaired = { $left ->
    [0] Die Mauern von { $area } sind wieder heil.
   *[other] Die Mauern von { $area } sind repariert; noch { $left } beschädigt.
}

## Armeegruppen

group-formed = Armeegruppe in { $area }: { $leaders }.
group-dissolved = Die Armeegruppe ist aufgelöst ({ $card }).
group-declined = { $country }: keine Armeegruppe, nicht alle stimmen zu.
group-left = { $leaders-count ->
    [one] { $leaders } verlässt die Armeegruppe.
   *[other] { $leaders } verlassen die Armeegruppe.
}
group-commanded = { $leader } übernimmt den Befehl über die Armeegruppe.

## Bewegung

marched = { $country }: Marsch { $start } → { $area }, { AP($halves) } AP – { $force }.
left-on-the-way = { $leader } lässt in { $area } zurück: { $units }.
taken-up = { $leader } nimmt in { $area } auf: { $units }.
march-halted = { $country }: Der Marsch endet in { $area }, der Rest des Befehls verfällt.
forced-march = Gewaltmarsch für { AP($halves) } AP: { ROUTE($areas) }, { $leader }.
goes-back = { $country }: aus { $area } zurück, woher die Truppe kam.
attrition-cause = { $cause ->
    [distance] langer Marsch
    [desert] Wüste
    [mede] Mederland
    [sealand] Sümpfe des Meerlands
    [start] Impulsbeginn in der Wüste
    [supply] fehlende Versorgung
    [hasty] hastiges Ausweichen
    [evasion] Ausweichen auf Feindesland
    [retreat] Rückzug ohne eigenes Land
    [raid] Überfall
    [riot] Aufruhr
   *[event] Ereignis
}
attrition-rolled = 🎲 { $country }: Abnutzung ({ attrition-cause }) – { DICE($dice) }: { $hits ->
    [0] keine Treffer.
    [one] 1 Treffer.
   *[other] { $hits } Treffer.
}
attrition-losses = { $eliminated-count ->
    [0] { $country }: Verluste durch Abnutzung – reduziert: { $reduced }.
   *[other] { $reduced-count ->
        [0] { $country }: Verluste durch Abnutzung – eliminiert: { $eliminated }.
       *[other] { $country }: Verluste durch Abnutzung – reduziert: { $reduced }; eliminiert: { $eliminated }.
    }
}
area-falls-back = In { $area } bleibt niemand: Das Gebiet fällt zurück an { $country }.
control-changes = Kontrolle über { $area }: jetzt { $country }.

## Abfangen und Ausweichen

interception-declared = { $country }: Abfangversuch { $start } → { $area }, { $force }.
interception-declined = { $country }: kein Abfangen aus { $start } nach { $area }.
interception-shut-out = Zu spät für { $force }: In { $area } stehen schon andere.
interception-rolled = { $success ->
    [yes] 🎲 { $country }: Wurf für { $force }: { $dice } (ab einem Wurf von { ROLL($need, $modifier) }) – in { $area } abgefangen!
   *[no] 🎲 { $country }: Wurf für { $force }: { $dice } (ab einem Wurf von { ROLL($need, $modifier) }) – nicht rechtzeitig in { $area }.
}
interception-void = { $country }: Keine Einheit erreicht { $area }, das Abfangen ist hinfällig.
evasion-declared = { $deed ->
    [evade] { $countries }: Ausweichen aus { $area }.
    [hasty] { $countries }: Hastiges Ausweichen aus { $area }.
    [ambush] { $countries }: Hinterhalt in { $area }.
   *[stand] { $countries }: kein Ausweichen, in { $area } wird die Stellung gehalten.
}
evasion-rolled = { $success ->
    [yes] 🎲 { $country }: Wurf für { $force }: { $dice } (ab einem Wurf von { ROLL($need, $modifier) }) – aus { $area } entkommen.
   *[no] 🎲 { $country }: Wurf für { $force }: { $dice } (ab einem Wurf von { ROLL($need, $modifier) }) – in { $area } gestellt.
}
evaded = { $city ->
    [yes] { $countries }: in Sicherheit hinter den Mauern von { $area }.
   *[no] { $countries }: Ausweichen { $area } → { $target }.
}
evaded-automatically = { $countries }: ohne Wurf hinter die Mauern von { $area } (allein oder gegen dreifache Übermacht).
evasion-shut-off = { $countries } kann aus { $area } nicht mehr nach { $target } ausweichen: Dort steht der Feind.

## Schlachten

armies-chosen = Zuerst kämpfen in { $area }: { $leaders }.
battle-begins = { $interception ->
    [yes] ⚔️ Schlacht nach Abfangen in { $area }: { $countries } gegen { $others }.
   *[no] ⚔️ Schlacht in { $area }: { $countries } gegen { $others }.
}
battle-card = 🃏 { $country }: Kampfkarte { $card }.
chariots-fight = { $mode ->
    [bow] { $countries }: Die Streitwagen schießen.
   *[heavy] { $countries }: Die Streitwagen greifen an.
}
dice-what = { $what ->
    [HI] schwere Infanterie
    [LI] leichte Infanterie
    [B] Bogenschützen
    [LC] leichte Kavallerie
    [HB] berittene Bogenschützen
    [HC] schwere Kavallerie
    [CH] Streitwagen
    [SH] Schiffe
    [leader] Anführer
    [elite] Elite
    [terrain] Gelände
    [city] Stadt
    [card] Karte
   *[other] weitere Würfel
}
dice-line = { dice-what } ({ $factor }): { DICE($dice) }
dice-rolled = { $phase ->
    [bow-fire] 🎲 Fernkampf, { $countries }: { $hits ->
        [one] 1 Treffer
       *[other] { $hits } Treffer
    } – { $lines }.
   *[melee] 🎲 Nahkampf, { $countries }: { $hits ->
        [one] 1 Treffer
       *[other] { $hits } Treffer
    } – { $lines }.
}
bow-hits-absorbed = { $hits ->
    [one] { $countries }: Schwere Einheiten fangen 1 Treffer auf.
   *[other] { $countries }: Schwere Einheiten fangen { $hits } Treffer auf.
}
round-fought = Runde { $round }, Treffer: { $countries } { $hits }, { $others } { $other_hits }; Fliehende: { $countries } { $routs }, { $others } { $other_routs }.
losses-taken = { $eliminated-count ->
    [0] { $country }: Verluste ({ $area }) – reduziert: { $reduced }.
   *[other] { $reduced-count ->
        [0] { $country }: Verluste ({ $area }) – eliminiert: { $eliminated }.
       *[other] { $country }: Verluste ({ $area }) – reduziert: { $reduced }; eliminiert: { $eliminated }.
    }
}
king-killed = König { $leader } fällt ({ $country }).
routed = { $country }: auf der Flucht in die Regroup Box ({ $area }): { $pieces }.
battle-won = ⚔️ Sieg in { $area }: { $countries }.
battle-undecided = ⚔️ Bei { $area } gewinnt niemand; beide Seiten müssen sich zurückziehen.
overrun = ⚔️ Überrennen in { $area }: In diesem Impuls geht es weiter für { $countries }.
retreats = { $city ->
    [yes] { $country }: Rückzug hinter die Mauern von { $area }.
   *[no] { $country }: Rückzug { $area } → { $target }.
}
no-retreat = { $country }: Aus { $area } führt kein Weg hinaus; Überlebende kommen in die Regroup Box.

## Belagerungen

siege-begins = { $method ->
    [hunger] 🏰 { $country }: { $leader } schließt { $area } ein, um es auszuhungern.
    [assault] 🏰 { $country }: { $leader } stürmt { $area }.
   *[standard] 🏰 { $country }: { $leader } belagert { $area }.
}
hunger-siege-begins = 🏰 Das Aushungern von { $area } beginnt: Der Marker liegt bei den Belagerern.
hunger-step = 🏰 Hunger in { $area }: { $number } von { $needed }.
siege-rolled = { $method ->
    [assault] 🎲 Sturm auf { $area }, { $country }: Belagerer { $scored }, Stadt { $received } Treffer. Würfel: { DICE($besiegers) } gegen { DICE($defenders) }.
   *[standard] 🎲 Belagerung von { $area }, { $country }: Belagerer { $scored }, Stadt { $received } Treffer. Würfel: { DICE($besiegers) } gegen { DICE($defenders) }.
}
walls-hit = { $damage ->
    [0] 🏰 Die Mauern von { $area } halten: Stadtverteidigung { $defence }.
   *[other] 🏰 Die Mauern von { $area } verlieren { $damage }: Stadtverteidigung { $defence }.
}
assault-repelled = 🏰 { $area } wehrt den Sturm ab.
besiegers-finished = 🏰 Nach der Schlacht vor { $area } haben die Belagerer in diesem Impuls genug getan. Ihre Belagerung besteht weiter.
city-taken = { $routed-count ->
    [0] 🏰 { $area } ist eingenommen.
   *[other] 🏰 { $area } ist eingenommen. In die Regroup Box: { $routed }.
}
city-starved = { $eliminated-count ->
    [0] 🏰 { $area } ist ausgehungert und öffnet die Tore.
   *[other] 🏰 { $area } ist ausgehungert und öffnet die Tore. Eliminiert: { $eliminated }.
}
minor-city-conquered = { $area } ist erobert und zahlt Tribut an { $country }.
sortie = ⚔️ { $country }: Ausfall aus { $area }.
pillaged = { $country }: { $area } wird geplündert, Stufe { $level }.
eco-plundered = { $markers ->
    [one] 1 ECO+1-Marker aus { $area } wird zu AP.
   *[other] { $markers } ECO+1-Marker aus { $area } werden zu AP.
}
deported = Deportation: Ein ECO+1-Marker geht { $area } → { $target }.
windfall-spent = Bereit in { $area }: { $piece }.
windfall-over = { $lost ->
    [0] { $country }: Die Beute ist ausgegeben.
   *[other] { $country }: Die Beute ist ausgegeben, { AP($lost) } AP verfallen.
}
placed = { $country }: in { $area }: { $pieces }.

## Entscheide der Spielleitung

gm-piece = Entscheid: { $piece } ({ $owner }) – jetzt { $to ->
    [regroup] in der Regroup Box.
    [home] auf der Heimatkarte ({ $place }).
    [pool] im Force Pool ({ $place }).
    [reserve] in der Reserve ({ $place }).
    [removed] aus dem Spiel.
    [game-pool] im Spiel-Pool.
   *[other] in { $place }.
}
gm-control = Entscheid: Kontrolle über { $area }: jetzt { $country }.
gm-marker = Entscheid: { $area } – { $marker ->
    [pillage] Plünderung { $count }.
    [damage] Stadtbeschädigung { $count }.
    [eco-plus] ECO+1-Marker: { $count }.
   *[eco-minus] ECO−1-Marker: { $count }.
}
gm-sieges-lifted = Entscheid: Alle Belagerungen von { $area } sind aufgehoben.
gm-number = Entscheid: { $country } – { $number ->
    [eco] ECO-Level { $value }.
    [saved] { AP($value) } AP gespart.
    [loan] Kredit über { AP($value) } AP.
    [trade] Handelsmarker: { $value }.
    [trade-lost] verlorene Handelsmarker: { $value }.
    [income] { AP($value) } AP Einkommen in diesem Impuls.
    [lapsing] { AP($value) } AP aus Karten in diesem Impuls.
   *[spent] { AP($value) } AP in diesem Impuls ausgegeben.
}
gm-points = Entscheid: { $country } – Siegpunkte { SIGNED($points) }.
gm-track = Entscheid: { $country } – diplomatischer Status { $level }.
gm-camp = Entscheid: { $country } – { $camp ->
    [assyrian] im assyrischen Lager.
    [rebel] im Lager der Rebellen.
   *[neutral] in keinem Lager.
}
gm-active = { $active ->
    [yes] Entscheid: { $country } – aktiv.
   *[no] Entscheid: { $country } – inaktiv.
}
gm-war = { $war ->
    [yes] Entscheid: Krieg, { $by } gegen { $on }.
   *[no] Entscheid: Frieden, { $by } und { $on }.
}
gm-tribute = { $pays ->
    [yes] Entscheid: Tribut, { $payer } an { $to }.
   *[no] Entscheid: kein Tribut mehr, { $payer } an { $to }.
}
gm-card = Entscheid: Eine Karte kommt { $to ->
    [hand] auf eine Hand.
    [played] zu den gespielten Heimatkarten.
    [deck] in den Zugstapel.
   *[discard] auf die Ablage.
}
gm-card-which = 🃏 Es ist { $card }.
gm-clock = Entscheid: Spielzug { $turn }, Runde { $round }, der Impulsmarker steht auf { $country }.

## The pack

pack-changed = Diese Partie begann mit einer anderen Fassung des Pakets „{ $pack }“ (Inhalt { $was }, jetzt { $now }). Was auf Markern und Karten steht, kann sich geändert haben.
pack-missing = Das Paket „{ $pack }“ dieser Partie ist hier nicht eingerichtet oder fehlerhaft. Setze es wieder ein, um weiterzuspielen.
