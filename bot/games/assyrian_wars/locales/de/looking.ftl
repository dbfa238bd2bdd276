### Looking at a match: hands, map, score, odds.

hand-card-ap = { $home ->
    [yes] • { $card } ({ $ap } AP, Heimatkarte)
   *[no] • { $card } ({ $ap } AP)
}
hand-for-play-card = Für AP
hand-for-play-event = Als Ereignis
hand-for-respond = Als Antwort, jetzt
look-theatre = Der Kriegsschauplatz
look-key = Die Zeichenerklärung
look-whole = Die ganze Karte
look-country = { $country }: { $economy }
look-economy = ECO { $eco }, { AP($saved) } AP gespart, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
look-score-lead = 🏁 { $country } hat { WHOLE($points) }; mit mehr als { WHOLE($need) } endete das Spiel bei der Zählung nach Spielzug { $turn }.
look-score-of = **{ $country }: { WHOLE($points) }**
look-score-line = • Spielzug { $turn }: { SIGNED($points) } – { $reason } (Regel { $rule })
look-score-line-ruled = • Spielzug { $turn }: { SIGNED($points) } – { $reason }
look-score-line-about = • Spielzug { $turn }: { SIGNED($points) } – { $reason }: { $about } (Regel { $rule })
look-score-at-end = • Wenn die Partie jetzt endete: { SIGNED($points) } – { $reason } (Regel { $rule })
look-eco = **Wirtschaft**
look-eco-part = { $reason }: { $amount }
look-eco-of = • { $country }: ECO { WHOLE($level) } ({ $parts })
look-eco-bare = • { $country }: ECO { WHOLE($level) }
look-eco-forecast = -# Nur du siehst das: Käme die Interphase jetzt, hätte { $country } ECO { WHOLE($level) } vor Tribut.
odds-kind-interception = wer die Truppe abfangen kann
odds-kind-evasion = ob die dort ausweichen können
odds-kind-battle = eine Schlacht, wenn alle standhalten
odds-kind-assault = ein Sturm auf eine Stadt
odds-kind-siege = eine Belagerung
odds-kind-naval = eine Seeschlacht einer Flotte
odds-kind-conquest = eine Eroberung (Land nennen)
odds-kind-tribute = eine Tributprüfung (Land nennen)
odds-kind-influence = Einfluss auf ein Land (es nennen)
odds-of = { $kind ->
    [interception] 🎲 **{ $force } betritt { $area }: wer kann abfangen?**
    [evasion] 🎲 **{ $force } betritt { $area }: wer kann ausweichen?**
    [battle] ⚔️ **{ $force } greift in { $area } an**
    [assault] 🏰 **{ $force } stürmt { $area }**
   *[siege] 🏰 **{ $force } belagert { $area }**
}
odds-naval = ⚔️ **{ $country } sucht Feinde in { $zone }**
odds-no-fleet = Dort ist keine feindliche Flotte.
odds-no-such-ship = { $fog ->
    [yes] Ein eigenes Schiff „{ $found }“ siehst du auf See nicht. Im Nebel des Krieges gibt es Chancen nur für eigene Flotten.
   *[no] Ein Schiff „{ $found }“ finde ich in keiner Seezone. Beim Tippen erscheinen die vorhandenen.
}
odds-no-such-country = „{ $found }“ ist kein Land dieser Partie.
odds-no-such-force = { $fog ->
    [yes] Eine eigene Truppe „{ $found }“ siehst du auf dieser Karte nicht. Im Nebel des Krieges gibt es Chancen nur für eigene Truppen.
   *[no] Eine Truppe „{ $found }“ finde ich auf dieser Karte nicht. Beim Tippen erscheinen die Anführer und Einheiten.
}
odds-needs-area = Nenne das Gebiet, in das die Truppe geht.
odds-nobody-intercepts = Niemand ist nahe genug, um abzufangen.
odds-nobody-there = Dort steht kein Feind im Feld.
odds-hidden = Im Nebel des Krieges lässt sich das nicht sagen: die Chancen verrieten, was in den Stapeln liegt.
odds-inside = { $force } ist in einer Stadt eingeschlossen und kann nirgendwohin.
odds-evasion = { $city ->
    [yes] { $countries } hinter die Mauern von { $area }: { $percent } %, hastig { $hasty } %.
   *[no] { $countries } nach { $area }: { $percent } %, hastig { $hasty } %.
}
odds-no-way-out = { $countries }: es gibt keinen Ausweg.
odds-no-city = { $area } hat keine Mauern, die man stürmen könnte.
odds-needs-army = Nur eine Armee mit Anführer kann eine Stadt belagern.
odds-taken-within = Genommen binnen { $rounds } Runden: { $percent } %.
odds-hunger = Durch Hunger: { $impulses ->
    [one] 1 Impuls
   *[other] { $impulses } Impulse
} und { $ap } AP, wenn niemand ausfällt oder Entsatz bringt.
hand-none = Du spielst gerade kein Land, das Karten hält.
look-recap = { $chapters ->
    [one] **{ $name }: der letzte Impuls**
   *[other] **{ $name }: die letzten { $chapters } Impulse**
}
look-no-such-part = „{ $found }“ finde ich auf dieser Karte nicht. Beim Tippen erscheinen die Länder und Gebiete.
unit-short = { $unit } #{ $number }
look-eco-forecast-range = -# Nur du siehst das: Käme jetzt die Interphase, hätte { $country } vor Tribut ECO { WHOLE($level) } bis { WHOLE($best) }; mehr verbirgt der Nebel.
look-country-of = { $country } ({ $player })
look-camp-assyrian = **Assyrisches Lager:** { $countries }
look-camp-rebel = **Lager der Rebellen:** { $countries }
look-camp-neutral = **Neutral:** { $countries }
look-at-war = ⚔️ { $country } ist im Krieg mit { $enemies }.
look-no-war = Niemand ist im Krieg.
look-allied = Verbündet mit { $country }: { $allies }.
look-tribute = { $payer } zahlt Tribut an { $to }.
look-passage = { $one } und { $other }: freier Durchzug.
look-conquered = { $of } ist erobert, von { $by }.
look-pact = { $area } hat einen Pakt mit { $country }.
look-army = • { $area }: { $leaders } mit { $units ->
    [0] niemandem
    [one] 1 Einheit, Stärke { $strength }
   *[other] { $units } Einheiten, Stärke { $strength }
}{ $inside ->
    [yes] , hinter den Mauern
   *[no] { "" }
}
look-troops = • { $area }: { $units ->
    [one] 1 Einheit, Stärke { $strength }
   *[other] { $units } Einheiten, Stärke { $strength }
}{ $inside ->
    [yes] , hinter den Mauern
   *[no] { "" }
}
look-fleet = • { $zone }: { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
}{ $aboard ->
    [0] { "" }
   *[other] , an Bord: { $aboard }
}
look-stack = • { $place }: im Nebel, obenauf { $pieces }
look-regroup = • Regroup Box: { $count }
look-in-force = 🃏 In Kraft: { $card } von { $country }, { $until ->
    [event] für das Ereignis
    [check] bis zum nächsten Wurf
    [battle] für die Schlacht
    [impulse] bis zum Ende des Impulses
    [next-impulse] bis zum nächsten Impuls
    [turn] bis zum Ende des Spielzugs
   *[condition] bis die Bedingung erfüllt ist
}.
look-pile = **Ablagestapel**, die oberste Karte zuerst: { $cards }.
look-pile-empty = Der Ablagestapel ist leer.
look-deck = { $cards ->
    [one] Im Zugstapel liegt noch 1 Karte.
   *[other] Im Zugstapel liegen noch { $cards } Karten.
}
look-card = 🃏 **{ $card }**: { $ap } AP, als Ereignis { $cost } AP
    { $text }
look-card-of = 🃏 **{ $card }** (Heimatkarte von { $country }): { $ap } AP, als Ereignis { $cost } AP
    { $text }
look-held = Kontrolle über { $area }: { $country }.
how-you-win = **So gewinnst du:** mit den meisten Siegpunkten am Ende des letzten Spielzugs. Sie kommen von eroberten Städten und Provinzen, gewonnenen Schlachten, Handel und wachsender ECO; verlorene Könige, misslungene Sturmangriffe und ungestrafte Verweigerungen kosten welche.

## Small maps of what may be done

ahead-way = { $cost ->
    [0] { $start } → { $area }
   *[other] { $start } → { $area }: { AP($cost) } AP
}
ahead-threat = { $force } ({ $start }) { $percent } %
ahead-threats = Können abfangen: { $threats }
ahead-no-threat = Niemand kann abfangen
