### The story of a match: when it is, marches as one line, the Interphase in one message.

table-clock = Spielzug { $turn } von { $last }, Runde { $round }: Impuls von { $country }.
table-clock-between = Spielzug { $turn } von { $last }.
story-turn = Spielzug { $turn }
story-between = Die Interphase geht weiter.
story-way = { $way } → { $last }
story-eco = 🪙 ECO-Level: { $parts }.
story-eco-of = { $country } { WHOLE($before) } → { WHOLE($level) }
story-hands = 🃏 Neue Karten: { $parts }.
story-hand-of = { $country } { $cards }
story-promoted = 🎲 Befördert: { $parts }.
story-promoted-one = { $leader }
story-points = Siegpunkte: { $parts }.
story-points-of = { $country } { SIGNED($points) } ({ $reason })
story-wars = ⚔️ Kriegserklärungen: { $parts }.
story-war-of = { $country } an { $target }
story-peaces = Frieden: { $parts }.
story-peace-of = { $country } und { $other }
story-tributes = Neuer Tribut: { $parts }.
story-tributes-over = Kein Tribut mehr: { $parts }.
story-tribute-of = { $payer } an { $to }
story-refusals = Tribut an Assyrien verweigert, in diesem Spielzug zu bestrafen: { $parts }.
story-declined = Kein Tribut an Assyrien, aus eigener Entscheidung: { $parts }.
story-unpunished = Unbestraft, nächsten Spielzug ein Würfel mehr: { $parts }.
story-one-country = { $country }
story-aims = Geheime Marker: { $parts }.
story-aim-of = { $objectives-count ->
    [0] { $country } auf nichts
   *[other] { $country } auf { $objectives }
}
story-more = { $count ->
    [one] Eine weitere Zeile steht in `/verlauf`.
   *[other] { $count } weitere Zeilen stehen in `/verlauf`.
}
story-goes-on = Der Impuls geht weiter.
story-void = Dieser Impuls wurde zurückgenommen.
story-marched = { $country }: { $force } marschiert { $path }.
story-sailed = { $country }: Eine Flotte segelt { $path }.
story-intercepts = 🎲 { $force } ({ $country }) kommt von { $start } und verlegt bei { $area } den Weg: { $dice } (ab einem Wurf von { ROLL($need, $modifier) }).
story-too-late = 🎲 { $force } ({ $country }) kommt von { $start } zu spät: { $dice } (ab einem Wurf von { ROLL($need, $modifier) }).
story-effect = -# { $text }
story-small = -# { $line }

## Die Schlagzeile eines Impulses

story-head = { $preempted ->
    [yes] { $country } außer der Reihe: { $parts }.
   *[no] { $country }: { $parts }.
}
story-head-of = { $preempted ->
    [yes] { $country } ({ $player }) außer der Reihe: { $parts }.
   *[no] { $country } ({ $player }): { $parts }.
}
head-lands = { $force } landet in { $area }
head-quiet = Alles bleibt ruhig
head-pass = passt
head-conquers = { $by } erobert { $country }
head-storms = { $leader } erstürmt { $area }
head-takes = { $leader } nimmt { $area } ein
head-falls = { $area } fällt
head-starves = { $area } ist ausgehungert
head-king = König { $leader } fällt
head-wins = { $force } siegt bei { $area }
head-victories = Sieg bei { $areas }
head-beaten = Niederlage bei { $areas }
head-open = { $area } liegt offen
head-war = Krieg gegen { $countries }
head-peace = Frieden mit { $countries }
head-revolt = { $area } erhebt sich gegen { $country }
head-ally = { $countries } als neuer Verbündeter
head-besieges = { $leader } vor { $area }
head-leaves = verlässt { $camp }
head-joins = tritt in { $camp } ein
head-pact = Pakt mit { $areas }
head-won-abroad = Sieg in der Fremde ({ $card })
head-raids = Überfall auf die Handelswege
head-sails = eine Flotte segelt: { $zone }
head-abroad = { $country } muss in der Fremde kämpfen ({ $card })
head-pillage = { $areas } geplündert
head-marches = { $force } marschiert nach { $area }
head-raises = { $count ->
    [one] eine neue Einheit
   *[other] { $count } neue Einheiten
}
head-plays = { $cards }

## Die Titelseite zwischen zwei Spielzügen

story-front-last = Der letzte Spielzug ist vorbei.
story-front = Spielzug { $turn } ist vorbei: { $parts }.
front-leads = { $countries-count ->
    [one] { $countries } führt mit { $points } Siegpunkten
   *[other] { $countries } führen mit je { $points } Siegpunkten
}
front-of = { $country } ({ $player })
front-king = { $leader } ist König ({ $country })
front-refused = { $countries-count ->
    [one] { $countries } verweigert den Tribut
   *[other] { $countries } verweigern den Tribut
}
front-war = { $country } im Krieg mit { $other }
front-peace = Frieden zwischen { $country } und { $other }
front-ally = { $country } auf der Seite von { $power }
front-leaves = { $country } verlässt { $camp }
front-joins = { $country } tritt in { $camp } ein
story-mulligans = 🃏 Alle neuen Karten gegen eine weniger getauscht: { $parts }.
story-tribute-open = Der Tribut wird noch geregelt.

## Eine Schlacht in einer Zeile

story-battle = ⚔️ { $area }, { $countries } gegen { $others }: **{ $outcome }.** { $tolls }.
story-battle-bloodless = ⚔️ { $area }, { $countries } gegen { $others }: **{ $outcome }.**
story-outcome-won = { $countries-count ->
    [one] { $countries } siegt
   *[other] { $countries } siegen
}
story-outcome-open = Niemand siegt
story-toll = { $country } { $toll }
story-and = { $one }, { $other }
story-toll-lost = { $count } verloren
story-toll-weakened = { $count } geschwächt
story-toll-fled = { $count } auf der Flucht
story-toll-scattered = versprengt
story-toll-inside = zurück hinter die Mauern
story-toll-back = zurück: { $place }

## Die Bücher, klein gedruckt

story-books-of = { $country }: { $text }
story-books-round = Runde { $round }
story-books-war = { $rounds ->
    [0] { $card }: Die Zeit ist um
    [one] { $card }: noch eine Runde
   *[other] { $card }: noch { $rounds } Runden
}
story-books-income = { AP($halves) } AP Einkommen
story-books-card = { $card } für { $ap } AP
story-books-bought = eine Karte für { AP($halves) } AP
story-books-sold = Armeegruppenkarte für { AP($halves) } AP verkauft
story-books-loan = Kredit über { AP($halves) } AP
story-books-repaid = { AP($halves) } AP des Kredits zurückgezahlt
story-books-supply = Versorgung von { $area }: { AP($halves) } AP
story-books-marches = Märsche { AP($halves) } AP
story-books-declined = abgelehnt: { $proposal }
story-books-saved = { $lost ->
    [0] { AP($saved) } AP gespart
   *[other] { AP($saved) } AP gespart, { AP($lost) } verfallen
}
