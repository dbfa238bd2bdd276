### Entscheidungen der Spielleitung in Empires: ihre Befehle, und was gesagt wird.

cmd-gm-rulings = gm-empires
    .about = Entscheidungen in Empires: Kontrolle, Forts, Handel, Karten, Punkte
cmd-gm-set-control = kontrolle
    .about = Gibt ein Gebiet einem Platz oder macht es neutral
    .area = gebiet
    .area-about = Welches Gebiet
    .owner = besitzer
    .owner-about = Wem es gehört; ohne Angabe: niemandem
    .markers = marker
    .markers-about = Wie viele Kontrollmarker; ohne Angabe: 1
cmd-gm-set-fort = fort
    .about = Stellt ein Fort in eine Provinz oder nimmt es weg
    .area = gebiet
    .area-about = Welche Provinz
    .fort = fort
    .fort-about = Ob dort danach ein Fort steht; ohne Angabe: ja
cmd-gm-set-trade = handel
    .about = Setzt die Handelsmarker einer Farbe in einem Gebiet
    .area = gebiet
    .area-about = Welches Gebiet
    .seat = platz
    .seat-about = Wessen Marker
    .count = anzahl
    .count-about = Wie viele es danach sind
cmd-gm-set-goods = warenhaus
    .about = Setzt die eigenen Handelsmarker in einem Warenhaus
    .seat = platz
    .seat-about = Wessen Warenhaus
    .count = anzahl
    .count-about = Wie viele es danach sind
cmd-gm-set-captured = beute
    .about = Setzt die erbeuteten Marker einer Farbe
    .seat = platz
    .seat-about = Wer sie erbeutet hat
    .colour = farbe
    .colour-about = Wessen Marker es waren
    .count = anzahl
    .count-about = Wie viele es danach sind
cmd-gm-set-points = punkte
    .about = Setzt die Siegpunkte eines Platzes
    .seat = platz
    .seat-about = Wessen Punkte
    .points = punkte
    .points-about = Wie viele es danach sind
cmd-gm-move-card = karte
    .about = Bringt eine allgemeine Karte auf eine Hand oder einen Stapel
    .card = karte
    .card-about = Welche Karte
    .to = wohin
    .to-about = Wohin sie kommt
cmd-gm-set-turn = zug
    .about = Setzt die Marker auf einen Zug und eine Runde
    .turn = zug
    .turn-about = Welcher Zug
    .round = runde
    .round-about = Welche Runde
gm-control = Nach einer Entscheidung { $owner ->
    [nobody] ist { $area } neutral
   *[other] gehört { $area } nun { $owner } ({ $count } Marker)
}.
gm-fort = Nach einer Entscheidung { $fort ->
    [yes] steht ein Fort in { $area }
   *[no] steht kein Fort in { $area }
}.
gm-trade = Nach einer Entscheidung liegen { $count } Handelsmarker von { $seat } in { $area }.
gm-goods = Nach einer Entscheidung hat { $seat } { $count } Handelsmarker im Warenhaus.
gm-captured = Nach einer Entscheidung hält { $seat } { $count } erbeutete Marker von { $colour }.
gm-points = Nach einer Entscheidung hat { $seat } { WHOLE($points) } SP.
gm-card-moved = Nach einer Entscheidung geht { $card } { $to ->
    [deck] in den Nachziehstapel
    [display] in die Auslage
    [discard] auf die Ablage
   *[other] an { $to }
}.
gm-turn = Nach einer Entscheidung ist es Runde { $round } in Zug { $turn }.
