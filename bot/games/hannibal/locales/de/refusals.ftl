# Hannibal: was abgelehnt wird: was, warum und was stattdessen.

## Karten und Ereignisse

card-not-in-hand = Diese Karte hast du nicht auf der Hand. `/hand` zeigt deine Karten.
must-open-with-campaign = Rom hat eine Feldzugskarte angesagt, und { $card } ist keine. Spiele zuerst einen Großen oder Kleinen Feldzug.
opening-is-played = Rom hat eine Feldzugskarte angesagt und beginnt deshalb: spiele sie als Ereignis oder für ihren OW, statt sie abzulegen.
no-campaign-card = Du hast keine Feldzugskarte, mit der du eröffnen könntest.
no-campaign = { $card } ist kein Feldzug.
event-of-the-other-side = Das Ereignis von { $card } gehört der anderen Seite. Du darfst die OW nutzen.
event-is-a-move = { $card } wird mit einem Zug gespielt: nutze das Ziehen mit *ereignis*.
event-is-no-move = { $card } hat kein Ereignis, das einen Heerführer zieht. Nutze die OW oder spiele es als Ereignis.
event-only-as-counter = { $card } ist ein Gegenereignis; es antwortet auf etwas, das die andere Seite tut.
event-changes-nothing = { $card } würde jetzt nichts ändern.
event-not-aimed-at = { $target ->
    [general] Dieses Ereignis zielt auf keinen Heerführer.
    [province] Dieses Ereignis zielt auf keine Provinz.
   *[other] Dieses Ereignis zielt auf keine Felder.
}
event-needs-target = { $target ->
    [general] Nenne den Heerführer, auf den es zielt.
    [province] Nenne die Provinz, auf die es zielt.
   *[other] Nenne die Felder, auf die es zielt.
}
not-a-target = „{ $found }“ ist kein Ziel dieses Ereignisses.
wrong-number-of-spaces = Du hast { $found } Felder genannt; es braucht { $least } bis { $most }.
space-named-twice = Ein Feld ist doppelt genannt. Nenne jedes nur einmal.
one-province-only = Die Felder liegen in zu vielen Provinzen; höchstens { $most }.
needs-own-province = Du kontrollierst { $province } nicht.
needs-enemy-province = Dein Gegner kontrolliert { $province } nicht.
needs-roman-city = { $space } ist nicht römisch.
needs-macedon-allied = Makedonien ist nicht mit Karthago verbündet.
needs-proconsul-on-map = Auf dem Plan ist kein Prokonsul, der entlassen werden könnte.
needs-carthage-controls-3-in-italia = Karthago kontrolliert keine drei Provinzen von Italia.
needs-hannibal-in-italia = Hannibal ist nicht in Italia.
needs-no-enemy-in-latium = In Latium stehen karthagische GE.
macedon-allied-already = Makedonien ist schon verbündet; nun kann nur Rom das Ereignis nutzen.
macedon-not-allied = Makedonien ist nicht verbündet; nun kann nur Karthago das Ereignis nutzen.
general-not-in-pool = „{ $found }“ ist nicht im römischen Vorrat.
general-may-not-stand = { $general } darf nicht in { $space } sein.
no-window-open = Gerade gibt es nichts zu beantworten.
counter-not-now = { $card } antwortet nicht darauf.
no-units-on-board = { $general } segelt ohne GE; ein Sturm würde nichts ändern.
no-allies-to-lose = { $side } bekommt dort keine Gefechtskarten, die { $card } wegnehmen könnte.
unknown-card = Es gibt keine Karte „{ $found }“.
unknown-space = Auf dem Plan gibt es kein Feld „{ $found }“.
unknown-province = Es gibt keine Provinz „{ $found }“.
unknown-general = Es gibt keinen Heerführer „{ $found }“.

## PK und Truppen

no-space-named = Nenne mindestens ein Feld.
too-many-markers = Du hast { $found } Felder genannt; diese Karte legt höchstens { $most }.
no-round-space = In { $space } ist eine Befestigte Stadt oder ein Stamm; runde PK kommen dort nicht hin.
enemy-units-there = In { $space } stehen feindliche GE.
own-marker-already = { $space } gehört dir schon.
no-own-units-there = Um den feindlichen PK in { $space } umzudrehen, brauchst du dort eine GE.
truce-forbids-turning = Im Waffenstillstand lässt sich der PK in { $space } nicht umdrehen.
ops-too-low = Truppen brauchen eine Karte mit OW { $needed }; diese hat { $found }.
space-not-friendly = In { $space } liegt kein PK von dir.
province-not-controlled = Du kontrollierst { $province } nicht.
no-own-general = „{ $found }“ ist kein Heerführer von dir auf dem Plan.
general-not-on-map = { $general } ist nicht auf dem Plan.
general-did-not-sortie = { $general } kam nicht aus der belagerten Stadt, also kann er nicht hinein.
general-not-there = { $general } ist in { $space }; dieses Ereignis braucht einen Heerführer anderswo.
general-not-among-them = „{ $found }“ ist nicht unter den Heerführern dort.
no-room-for-units = In { $space } ist kein Platz für neue GE.
no-place-for-units = In { $space } darf keine deiner neuen GE eintreffen.
places-not-for-these-units = Deine GE lassen sich nicht auf diese Felder verteilen.
wrong-number-of-units = Du hast { $found } GE genannt; mindestens 1 und höchstens { $most } können gehen.
wrong-number-to-place = Du hast { $needed } GE einzusetzen und { $found } genannt. Nenne für jede ein Feld.
too-few-in-italia = { $found } GE würden außerhalb von Italia eintreffen; höchstens { $most }.
no-strong-stack = Stelle sie so auf, dass irgendwo mindestens { $needed } GE für einen Konsul stehen.
nothing-to-place = Du hast jetzt keine Verstärkungen aufzustellen.
no-consuls-to-place = Gerade sind keine Konsuln aufzustellen.
no-post-for-consul = { $general } kann in { $space } nicht den Befehl übernehmen.
nothing-to-remove = Du hast jetzt keine PK zu entfernen.
wrong-number-of-markers = Nenne { $needed } verschiedene Felder; du hast { $found } genannt.
no-round-marker-there = In „{ $found }“ hast du keinen runden PK.

## Züge

no-general-to-move = Du hast keinen Heerführer auf dem Plan, der ziehen könnte.
rating-too-high = { $general } hat Strategiewert { $found }; diese Karte zieht Heerführer bis { $most }.
card-for-another-general = { $card } zieht { $general } nicht.
general-already-activated = { $general } ist mit dieser Karte schon gezogen.
general-finished = { $general } ist für diese Karte fertig.
general-cannot-go-along = { $general } kann nicht mitgehen: er steht höher im Rang oder ist fertig.
general-stays-at-home = { $general } darf nie nach { $space }.
cannot-read-units = „{ $found }“ ist keine Zahl von GE. Schreibe 5 oder mit Elefanten 8+2e.
cannot-read-parcel = „{ $found }“ nennt kein Feld mit GE. Schreibe es wie rome:3 oder capua:2:in.
not-so-many-units = Es sind { $most } GE da, nicht { $found }.
units-finished = Mit dieser Karte können nur noch { $most } GE ziehen, nicht { $found }.
army-too-large = Ein Heerführer führt höchstens { $most } GE, nicht { $found }.
consul-left-short = { $general } behielte { $found } GE; ein Konsul behält mindestens 5.
consul-moves-with-too-few = { $general } zöge mit { $found } GE und ließe andere zurück; ein Konsul nimmt mindestens 5 oder alle.
too-few-points = Der Schritt nach { $space } kostet { $needed } BP; { $left } bleiben.
no-link = { $start } und { $space } sind nicht verbunden.
ships-need-two-ports = Schiffe fahren von Hafen zu Hafen; { $start } und { $space } sind keine zwei Häfen.
no-ships = Diese Karte bringt keine Schiffe. OW 3 und Feldzüge tun es.
too-many-on-board = Mit dieser Karte dürfen { $most } GE segeln, nicht { $found }.
enemy-rules-the-sea = Karthago beherrscht diese Runde die See; Rom segelt nur mit Feldzügen.
counsel-forbids = Ein Ratschlag verbietet deinen GE, nach { $space } zu segeln.
strait-not-controlled = Um die Meerenge zu überqueren, brauchst du deinen PK in { $space }.
truce-forbids-entry = Im Waffenstillstand darfst du { $space } nicht betreten.
lone-general-meets-units = Ein Heerführer allein darf { $space } nicht betreten: dort sind feindliche GE.
lone-generals-apart = Ein Heerführer allein darf seinen Zug nicht neben dem feindlichen Heerführer in { $space } beenden.
city-besieged = { $space } ist belagert.
no-own-city = In { $space } ist keine Befestigte Stadt von dir.
no-room-inside = In { $space } ist nicht so viel Platz.
parcel-not-on-path = { $space } liegt nicht auf dem Weg.
space-not-on-path = „{ $found }“ liegt nicht auf dem Weg.
stay-comes-first = Das Bleiben kommt vor dem ersten Schritt.
only-charms-stay = Nur „Hannibal gewinnt Italien“ lässt einen Heerführer BP ausgeben, ohne zu ziehen.
sortie-comes-first = { $general } ist eingeschlossen: er kann nur einen Ausfall machen, mit GE und ohne Weg.
move-changes-nothing = Dieser Zug von { $general } würde nichts ändern.
no-march = Niemand ist unterwegs.

## Belagerungen

nothing-to-besiege = In { $space } gibt es nichts zu belagern oder zu unterwerfen.
enemy-before-the-walls = Vor den Mauern von { $space } stehen feindliche GE. Schlage sie zuerst.
too-few-to-besiege = { $found } GE sind in { $space } zu wenig; es braucht { $needed }.
truce-forbids-siege = Im Waffenstillstand kann { $space } nicht belagert werden.
truce-forbids-sortie = Im Waffenstillstand ist kein Ausfall aus { $space } möglich.
besieged-with-this-card = In { $space } gab es mit dieser Karte schon einen Versuch.

## Reaktionen und Schlachten

nothing-to-react-to = Gerade gibt es nichts, worauf du reagieren könntest.
cannot-intercept = „{ $found }“ kann in { $space } nicht abfangen.
one-attempt-from-each-space = Aus { $space } darf nur ein Versuch kommen.
commander-keeps-one = { $general } muss mindestens 1 GE behalten.
garrison-named-twice = Nenne jeden Heerführer und die Zahl der GE in der Stadt nur einmal.
cannot-stay = „{ $found }“ ist kein anderer deiner Heerführer vor { $space }, der bleiben könnte.
cannot-lead = „{ $found }“ kann in { $space } nicht befehlen: Er ist nicht dort, kommt nicht oder steht unter einem anderen.
cannot-avoid = „{ $found }“ kann in { $space } nicht ausweichen.
nobody-avoids = Sage, wer nach „{ $found }“ ausweicht.
no-refuge = Nach „{ $found }“ kann niemand ausweichen.
plan-number-negative = { $found } liegt unter null. Es muss 0 oder mehr sein.
plan-desert-unknown = „{ $found }“ ist kein Zeitpunkt für den Überläufer: nie, sofort oder eine Zahl gegnerischer Karten.
maharbal-only-for-carthage = Maharbal reitet nur für Karthago.
nothing-to-retreat = Du hast jetzt nichts, das sich zurückziehen müsste.
nothing-left-to-retreat = Alle gehen in die Stadt; niemand bleibt für einen Rückzug. Lass den Weg weg.
no-such-retreat = { $path-count ->
    [0] Nenne einen Weg für den Rückzug; beim Tippen werden sie angeboten.
   *[other] { $path } ist kein erlaubter Weg. Beim Tippen werden die möglichen angeboten.
}

## Für die Spielleitung

bad-number-of-units = { $regular } gewöhnliche GE und { $elephants } Elefanten gehen nicht. Zahlen sind 0 oder mehr, und nur Karthago hat Elefanten.
bad-number-of-points = { $found } Punkte kann es nicht geben: Ein Feld trägt 0 bis { $most }.
city-of-another = Die Stadt { $space } gehört nicht dieser Seite. Setze zuerst ihren PK.
space-exactly-on-map = Ein Heerführer auf dem Plan braucht ein Feld; einer außerhalb darf keines haben.
train-with-nobody = Der Belagerungstross folgt einem Karthager, der bei ihm steht; { $general } steht nicht dort.
