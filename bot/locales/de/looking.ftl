### Eine Partie ansehen: Karte, Stand, Verlauf, Rückblick, Punkte, Chancen, Regeln, Hilfe, Würfel, Hand.

cmd-hand = hand
    .about = Zeigt dir deine Karten, nur dir
    .match = partie
    .match-about = Die Nummer der Partie; ohne Angabe die dieses Kanals
cmd-map = karte
    .about = Zeigt die Karte oder einen Ausschnitt
    .part = ausschnitt
    .part-about = Der Kriegsschauplatz, alles, ein Land oder ein Gebiet
    .match = partie
    .match-about = Die Nummer der Partie; ohne Angabe die dieses Kanals
cmd-status = stand
    .about = Wer entscheiden muss und wie alle stehen
    .match = partie
    .match-about = Die Nummer der Partie; ohne Angabe die dieses Kanals
cmd-score = punkte
    .about = Siegpunkte und woher sie kommen
    .match = partie
    .match-about = Die Nummer der Partie; ohne Angabe die dieses Kanals
cmd-log = verlauf
    .about = Was geschehen ist, Schritt für Schritt
    .steps = schritte
    .steps-about = Wie viele Schritte; ohne Angabe zehn
    .match = partie
    .match-about = Die Nummer der Partie; ohne Angabe die dieses Kanals
cmd-recap = rückblick
    .about = Die Geschichte bis hierher, mit bewegter Karte
    .since = seit
    .since-about = Ab wann; ohne Angabe die letzten drei Impulse
    .match = partie
    .match-about = Die Nummer der Partie; ohne Angabe die dieses Kanals
cmd-dice = würfel
    .about = Die Würfel: jeder Wurf und der Beweis, dass sie ehrlich sind
cmd-dice-audit = prüfen
    .about = Das Versprechen der Würfel, nach dem Ende die Prüfung jedes Wurfs
    .match = partie
    .match-about = Die Nummer der Partie; ohne Angabe die dieses Kanals
cmd-dice-rolls = würfe
    .about = Die letzten Würfe, und wie oft jede Zahl gefallen ist
    .last = letzte
    .last-about = Wie viele Würfe; ohne Angabe zwanzig
    .match = partie
    .match-about = Die Nummer der Partie; ohne Angabe die dieses Kanals
cmd-rules = regeln
    .about = Schlägt eine Regel nach, mit Nummer oder Wörtern
    .what = was
    .what-about = Eine Nummer wie 6.6.9 oder Wörter wie „Ausweichen Stadt“
cmd-help = hilfe
    .about = Was du hier und jetzt tun kannst
cmd-odds = chancen
    .about = Genaue Chancen, bevor du dich festlegst
    .kind = art
    .kind-about = Was geschehen kann
    .force = truppe
    .force-about = Der Anführer der Armee, eine einzelne Einheit, ein Schiff; für Politik ein Land
    .area = gebiet
    .area-about = Wohin die Truppe geht; ohne Angabe, wo sie steht
    .match = partie
    .match-about = Die Nummer der Partie; ohne Angabe die dieses Kanals

## Die Hand

hand-of = { $cards ->
    [0] 🃏 **{ $owner }**: keine Karten.
    [one] 🃏 **{ $owner }**: 1 Karte.
   *[other] 🃏 **{ $owner }**: { $cards } Karten.
}
hand-card = • { $card }
hand-card-ap = { $home ->
    [yes] • { $card } ({ $ap } AP, Heimatkarte)
   *[no] • { $card } ({ $ap } AP)
}
hand-none = Du spielst gerade kein Land, das Karten hält.

## Karte, Stand, Punkte

look-theatre = Der Kriegsschauplatz
look-key = Die Zeichenerklärung
look-whole = Die ganze Karte
look-no-picture = Davon gibt es gerade kein Bild. `/stand` sagt in Worten, wie es steht; versuche die Karte gleich noch einmal.
look-no-such-part = „{ $found }“ finde ich auf dieser Karte nicht. Beim Tippen erscheinen die Länder und Gebiete.
look-country = { $country }: ECO { $eco }, { AP($saved) } AP gespart, { $cards ->
    [one] 1 Karte.
   *[other] { $cards } Karten.
}
look-score = **Siegpunkte in { $name }**
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

## Verlauf und Rückblick

look-step = Schritt { $revision }, { $when }
look-bad-steps = { $found } geht nicht. Wähle eine Zahl von 1 bis { $most }.
look-nothing-happened = In dieser Zeit ist nichts geschehen, was du wissen dürftest.
look-recap = { $impulses ->
    [one] **{ $name }: der letzte Impuls**
   *[other] **{ $name }: die letzten { $impulses } Impulse**
}
look-since-impulses = die letzten drei Impulse
look-since-day = der letzte Tag
look-since-three-days = die letzten drei Tage
look-since-week = die letzte Woche
look-since-start = der Anfang

## Würfel

dice-counts = 🎲 Würfe bisher: { $rolls }, Ziehungen: { $draws }{ $adjusted ->
    [0] .
   *[other] ; durch Entscheide der Spielleitung gesetzt: { $adjusted }.
}
dice-promise = Fingerabdruck der Würfel, zu Beginn bekanntgegeben: `{ $commitment }`. Das Geheimnis dahinter erscheint, wenn die Partie zu Ende ist; dann kann jeder jeden Wurf prüfen.
dice-secret = { $kept ->
    [yes] Das Geheimnis ist `{ $secret }`, sein Fingerabdruck `{ $commitment }`, wie zu Beginn versprochen.
   *[no] Das Geheimnis ist `{ $secret }`, aber sein Fingerabdruck ist nicht `{ $commitment }`, wie zu Beginn versprochen.
}
dice-all-right = Jeder Wurf und jede Ziehung ist, was das Geheimnis ergibt.
dice-wrong = { $count ->
    [one] Ein Wurf oder eine Ziehung ist nicht, was das Geheimnis ergibt:
   *[other] { $count } Würfe oder Ziehungen sind nicht, was das Geheimnis ergibt:
}
dice-mismatch = • Schritt { $revision }, { $label }: { $recorded }
dice-none = In dieser Partie wurde noch nicht gewürfelt.
dice-roll = Schritt { $revision }, { $label }: { $results }
dice-faces = Alle { $total } Würfel bisher – { $spread }; Mittel { TENTHS($mean_tenths) }.

## Chancen

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
odds-no-odds = In diesem Spiel gibt es keine Chancen zu berechnen.
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
    [yes] { $countries } hinter die Mauern von { $area }: { $percent } %, hastig { $hasty } % ({ $need } oder mehr mit Modifikatoren).
   *[no] { $countries } nach { $area }: { $percent } %, hastig { $hasty } % ({ $need } oder mehr mit Modifikatoren).
}
odds-no-way-out = { $countries }: es gibt keinen Ausweg.
odds-no-city = { $area } hat keine Mauern, die man stürmen könnte.
odds-needs-army = Nur eine Armee mit Anführer kann eine Stadt belagern.
odds-taken-within = Genommen binnen { $rounds } Runden: { $percent } %.
odds-hunger = Durch Hunger: { $impulses ->
    [one] 1 Impuls
   *[other] { $impulses } Impulse
} und { $ap } AP, wenn niemand ausfällt oder Entsatz bringt.

## Regeln und Hilfe

rules-nothing-found = Zu „{ $found }“ sagen die Regeln nichts. Versuche andere Wörter oder eine Nummer wie 6.6.9.
rules-no-such-number = Eine Regel { $found } gibt es nicht. Beim Tippen erscheinen die Nummern.
rules-see-also = **Außerdem:**
rules-parts = **Teile von { $number }:**
help-nowhere = Ich leite Brettspiele in Discord.
help-lobby = { $seated ->
    [yes] { $name } ist im Vorraum, und du hast einen Platz. Wer die Partie eröffnet hat, drückt *Beginnen* auf der angehefteten Nachricht.
   *[no] { $name } ist im Vorraum. Drücke *Mitspielen* auf der angehefteten Nachricht, um einen Platz zu nehmen.
}
help-guest = Du siehst bei { $name } zu: alles Offene siehst du auch.
help-over = { $name } ist zu Ende. Verlauf, Punkte und Würfel bleiben allen offen.
help-paused = { $name } ist angehalten. Bis es weitergeht, kannst du schauen, aber nicht handeln.
help-waiting = In { $name } musst du gerade nichts entscheiden. `/aufträge` antwortet im Voraus für dich.
help-asked = { $count ->
    [one] In { $name } musst du entscheiden:
   *[other] In { $name } hast du { $count } Dinge zu entscheiden:
}
help-rule = `/regeln { $rule }` erklärt es.
help-looking = **Ansehen**: `/karte`, `/stand`, `/punkte`, `/verlauf`, `/rückblick`, `/hand`, `/chancen`, `/regeln`, `/würfel würfe`
help-matches = **Partien**: `/partie neu`, `/partie liste`, `/wartet`
help-you = **Du**: `/ich zeigen`, `/aufträge liste`
