# Assyrian Wars: Karten als Ereignisse, Kredite, Kriege außerhalb der Karte, und was die Ereignisse bewirken.

## Aktionen

action-play-event = Ereignis spielen
    .command = spielen
    .about = Spiel eine Handkarte als Ereignis; sie zählt als Karte des Impulses.
    .card = karte
    .card-about = Die Karte
    .use = art
    .use-about = Welche ihrer Verwendungen, wenn sie mehrere hat
    .targets = ziele
    .targets-about = Worauf sie zielt: Gebiete, Länder oder Einheiten.
    .plus = plus
    .plus-about = Zahl 3 AP, damit sie die zweite Karte sein darf
action-respond = Mit einer Karte antworten
    .command = antworten
    .about = Spiel eine Karte, die auf das antwortet, was gerade geschehen ist.
    .card = karte
    .card-about = Die Karte
    .use = art
    .use-about = Welche ihrer Verwendungen, wenn sie mehrere hat
    .targets = ziele
    .targets-about = Worauf sie zielt: Gebiete, Länder oder Einheiten.
action-reinforce-war = Auswärtigen Krieg auffüllen
    .command = auffüllen
    .about = Schick, was deinem Krieg außerhalb der Karte noch fehlt, oder kauf dich frei.
action-fight-abroad = Auswärts kämpfen
    .command = kämpfen
    .about = Such für 1 AP die Schlacht, die deinen Krieg außerhalb der Karte beendet.
    .leader = anführer
    .leader-about = Der Anführer, der hingeht, wenn keiner dort ist
    .second = zweite
    .second-about = Meder gegen Meder: Die andere Hälfte greift an

## Die Verwendungen einer Karte

use-ally = für den Verbündeten
    .about = Was die Karte bringt, bekommt die verbündete Großmacht
use-battle = in einer Schlacht
    .about = In einer Schlacht, in der du Figuren hast
use-cargo = Ladung
    .about = Eine Großmacht verliert einen Handelsmarker
use-conquest = gegen eine Eroberung
    .about = Vor einer Eroberungsprobe ändert sich deren Würfel
use-crown = einen Anführer krönen
    .about = Einer deiner Anführer bekommt einen Königsmarker
use-draw = Karten ziehen
    .about = Karten werden gezogen, dann welche abgeworfen
use-economy = ECO-Marker
    .about = Ein Marker hebt die ECO-Stufe
use-egypt = für Ägypten
    .about = Wenn Ägypten sie spielt
use-evasion = ein Ausweichen
    .about = Ein Ausweichen gelingt ohne Wurf
use-event = ein Ereignis
    .about = Ein gespieltes Ereignis wird aufgehoben
use-fields = Felder
    .about = Das Land eines Gebiets wird geplündert
use-followers = Anhänger
    .about = Bleibt in Kraft: ECO und Thronfolge werden besser
use-impulse = im eigenen Impuls
    .about = Jetzt, im eigenen Impuls, wie es der Text sagt
use-interception = ein Abfangen
    .about = Ein Abfangen gelingt ohne Wurf
use-intrigue = Intrige
    .about = Der Marker eines Landes rückt auf seiner Leiste hinab
use-move = Bewegung
    .about = Armeen ziehen oder greifen an, wie es der Text sagt
use-port = für eine Großmacht mit Hafen
    .about = Wenn eine andere Großmacht mit Heimathafen sie spielt
use-response = als Reaktion
    .about = Als Antwort auf das, was gerade geschehen ist
use-resurrection = Rückkehr
    .about = Ein ausgeschiedenes Land kehrt zurück
use-revolt = gegen eine Revolte
    .about = Eine Revolte wird sofort niedergeschlagen
use-secret = Geheimdiplomatie
    .about = Ziel und Art werden genannt, dann entscheiden 2W6
use-ships = Schiffe
    .about = Schiffe in einem Seehandelsfeld können getroffen werden
use-siege = bei einer Belagerung
    .about = Deine Seite würfelt in einer Belagerungsrunde mehr
use-succession = Thronfolge
    .about = Dein Anwärter wird ohne Wurf König
use-tribute = Tribut
    .about = Die Würfel einer Tributprobe werden neu geworfen
use-two-player = eine Großmacht kontrollieren (zu zweit)
    .about = Zu zweit: eine eroberte Großmacht kontrollieren
use-walls = Mauern
    .about = Die Verteidigung einer Stadt sinkt um eine Stufe
use-yours = für dich selbst
    .about = Was die Karte bringt, bekommst du

## Ereignisse und ihr Preis

event-announced = { $targets-count ->
    [0] 🃏 { $country } spielt { $card } als Ereignis.
   *[other] 🃏 { $country } spielt { $card } als Ereignis: { $targets }.
}
event-cancelled = 🃏 { $card } von { $country } ist aufgehoben und kostet nichts.
effect-over = 🃏 { $card } ({ $country }) wirkt nicht mehr.
loan-taken = { $country }: ein Kredit von { AP($halves) } AP, fällig im nächsten planmäßigen Impuls.
eco-raised = { $country }: ECO-Level um { $levels } höher.
eco-lowered = { $country }: ECO-Level um { $levels } niedriger.
quote-event-price = { $halves ->
    [0] Das Ereignis ist kostenlos.
   *[other] Das Ereignis kostet { AP($halves) } AP.
}
quote-loan = { $country }: Davon sind { AP($halves) } AP zu leihen; was Einkommen und Erspartes im nächsten planmäßigen Impuls nicht zurückzahlen, kostet ein ECO-Level.
quote-plus = Davon machen { AP($halves) } AP sie zur Plus-Karte.
event-not-now = { $card } hat für diesen Augenblick kein Ereignis. In deinem Impuls kannst du sie für AP spielen.
event-which-use = { $card } lässt sich verschieden verwenden; wähl eins davon: { $uses }.
event-for-others = Dieses Ereignis von { $card } ist nur für { $countries }. Für AP kannst du die Karte spielen.
event-for-powers = Dieses Ereignis von { $card } ist nur für Großmächte. Für AP kannst du die Karte spielen.
event-needs-a-power = { $country } handelt für keine Großmacht und kann { $card } so nicht verwenden. Für AP geht es.
nomads-play-no-events = { $country }: Nomaden spielen Karten nur für AP.
last-card-is-reserved = { $country }: Die letzte Handkarte wird als Karte dieses Impulses gebraucht. Spiel zuerst die, oder behalte diese.
answer-does-not-fit = { $card } antwortet nicht auf das, was gerade geschehen ist.
loan-still-open = { $country }: Es fehlen { AP($missing) } AP, und ein früherer Kredit von { AP($halves) } AP ist noch offen. Es gibt nur einen Kredit auf einmal.
loan-too-high = { $country }: { AP($missing) } AP wären zu leihen, aber ein Kleinstaat bekommt höchstens { AP($most) } AP, sein ECO-Level.
too-many-targets = { $card }: Es ist zu viel genannt; höchstens { $most }.
too-few-targets = { $card }: { $needed } sind zu nennen. Auch möglich: { $able }.
card-lies-there = { $card } liegt schon auf dem Tisch.

## Katastrophen und Sabotage

quote-event-attrition = 🎲 Jede betroffene Einheit würfelt { $checks ->
    [one] einmal
   *[other] { $checks }-mal
}, jede { $hit } ist ein Treffer.
quote-ship-losses = 🎲 Jedes Schiff dort würfelt, ab { $hit } ist es ein Treffer.
quote-event-pillage = Plünderung in { $areas }: je { $levels ->
    [one] eine Stufe
   *[other] { $levels } Stufen
}.
quote-trade-lost = { $countries }: { $markers ->
    [one] ein Handelsmarker
   *[other] { $markers } Handelsmarker
} weniger.
quote-city-damage = Die Mauern von { $area } verlieren { $levels ->
    [one] eine Stufe
   *[other] { $levels } Stufen
}.
quote-strike = 🎲 { $leader } stirbt ab { $needed }.
quote-mutiny = Sie bekommen { AP($halves) } AP aus Erspartem, oder { $mercenaries } Söldner gehen.
ships-struck = 🎲 Piraten in { $box }: { $dice }. { $struck-count ->
    [0] Kein Schiff ist getroffen.
   *[other] Getroffen: { $struck }.
} { $sunk-count ->
    [0] Keines sinkt.
   *[other] Versenkt: { $sunk }.
}
city-damaged = 🏰 Die Mauern von { $area } sind um { $levels ->
    [one] eine Stufe
   *[other] { $levels } Stufen
} beschädigt.
leader-struck = { $dead ->
    [yes] 🎲 Meuchelmörder erreichen { $leader } ({ $die }): tot.
   *[no] 🎲 Meuchelmörder verfehlen { $leader } ({ $die }).
}
no-mutineers = { $country }: keine Söldner in { $area }, also geschieht nichts.
nobody-struck = { $card } trifft dort auf keine Einheiten: Nichts geschieht.
mutiny-paid = { $country } zahlt den Söldnern { AP($halves) } AP.
mutineers-left = { $country } verliert Söldner an die Regroup Box: { $units }.
no-area-to-strike = { $able-count ->
    [0] { $card } braucht ein Gebiet mit einer Landeinheit, und es gibt keins.
   *[other] { $card } braucht ein Gebiet mit einer Landeinheit; „{ $found }“ ist keins. Zum Beispiel: { $able }.
}
no-besiegers-to-strike = { $able-count ->
    [0] { $card } braucht eine belagerte Stadt, und es gibt keine.
   *[other] { $card } braucht eine belagerte Stadt; „{ $found }“ ist keine. Zum Beispiel: { $able }.
}
no-force-to-strike = { $able-count ->
    [0] { $card } braucht eine sichtbare Truppe an Land mit Einheiten, und es gibt keine.
   *[other] { $card } braucht eine sichtbare Truppe an Land mit Einheiten; „{ $found }“ ist keine. Zum Beispiel: { $able }.
}
no-ships-there = { $able-count ->
    [0] { $card } braucht Schiffe in einer See-Handelsbox, und es gibt keine erreichbaren.
   *[other] { $card } braucht Schiffe in einer erreichbaren See-Handelsbox; nicht „{ $found }“. Möglich: { $able }.
}
no-land-to-pillage = { $able-count ->
    [0] { $card }: Es ist kein Gebiet übrig, das sie plündern könnte.
   *[other] { $card } kann „{ $found }“ nicht plündern. Zum Beispiel: { $able }.
}
no-markers-to-lose = { $able-count ->
    [0] { $card }: Keine Großmacht hat einen Handelsmarker zu verlieren.
   *[other] { $card }: „{ $found }“ passt nicht. Großmächte mit Handelsmarkern: { $able }.
}
no-walls-to-break = { $able-count ->
    [0] { $card }: Es gibt keine fremde Stadt mit Mauern von 2 oder mehr.
   *[other] { $card } braucht eine Stadt, die du nicht kontrollierst, mit Mauern von 2 oder mehr; nicht „{ $found }“. Zum Beispiel: { $able }.
}
no-leader-to-strike = { $able-count ->
    [0] { $card }: Kein Anführer ist in Sicht.
   *[other] { $card } braucht einen sichtbaren Anführer auf der Landkarte; nicht „{ $found }“. Zum Beispiel: { $able }.
}
no-mercenaries-there = { $able-count ->
    [0] { $card }: Niemand hat gewöhnliche Söldner auf der Landkarte.
   *[other] { $card } braucht ein Gebiet mit gewöhnlichen Söldnern; nicht „{ $found }“. Zum Beispiel: { $able }.
}
whose-mercenaries = { $card }: Mehrere Länder könnten dort Söldner haben; nenn nach dem Gebiet eins: { $able }.
ask-mutiny = Die Söldner bezahlen?
    .about = Sie wollen sofort Geld aus deinem Ersparten, oder einige gehen.
    .let-go = Nichts wird bezahlt; einige gehen.
mutiny = { $country }: Söldner in { $area } verlangen { AP($halves) } AP.
option-let-go = Ziehen lassen
ask-mutineers = Wer geht?
    .about = Wähl die Söldner, die in die Regroup Box gehen.
mutineers = { $country }: { $number } Söldner gehen.
option-unit = { $unit }
roll-pirates = Piraten
roll-strike-leader = Meuchelmörder

## Kriege außerhalb der Karte

quote-foreign-war = { $country } muss { $size } + W3 Figuren fortschicken; der Krieg dauert W6 Runden.
quote-war-ends = { $card } ist vorbei; jede Figur dort würfelt noch um ihre Verluste.
quote-missing-abroad = { $number ->
    [one] { $card }: Eine Figur fehlt.
   *[other] { $card }: { $number } Figuren fehlen.
}
quote-battle-abroad = ⚔️ { $units } Einheiten gegen { $enemies }; gewonnen, endet der Krieg und bringt 1 Siegpunkt, sonst verdoppeln sich { $rounds } Runden.
foreign-war-begins = ⚔️ { $card }: { $country } hat { $size } Figuren zu schicken (Würfel: { $dice }).
sent-abroad = { $country } schickt Truppen fort ({ $card }): { $pieces }.
foreign-war-lasts = { $card }: Der Krieg dauert { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}.
foreign-war-counts = { $rounds ->
    [0] { $card }: Die Zeit ist um.
    [one] { $card }: noch eine Runde.
   *[other] { $card }: noch { $rounds } Runden.
}
foreign-war-losses = 🎲 { $card }, Verluste ({ $dice }): { $reduced-count ->
    [0] niemand geschwächt
   *[other] geschwächt: { $reduced }
}; { $eliminated-count ->
    [0] niemand verloren.
   *[other] verloren: { $eliminated }.
}
foreign-war-over = { $card }: Für { $country } ist der Krieg vorbei; die Überlebenden sind in der Regroup Box.
battle-abroad = ⚔️ { $card }: { $country } sucht mit { $pieces } Figuren die Entscheidung.
battle-abroad-lost = ⚔️ { $card }: { $country } siegt nicht; der Krieg dauert noch { $rounds } Runden.
people-lybia = Libyen
people-nubia = Nubien
people-nomads = die Nomaden
vp-foreign-war = ein gewonnener Krieg außerhalb der Karte
vp-missing-abroad = fehlende Figuren in einem Krieg außerhalb der Karte
which-country-at-war = { $able-count ->
    [0] { $card }: Keines ihrer Länder kann jetzt einen solchen Krieg haben.
   *[other] { $card }: Nenn das Land, das kämpfen muss: { $able }.
}
not-in-play = { $country } ist nicht im Spiel.
already-abroad = { $country } führt schon einen Krieg außerhalb der Karte. Für AP lässt sich die Karte spielen.
allied-in-foreign-war = { $country } und { $other } sind verbündet und kämpfen auch auswärts nicht gegeneinander.
no-foreign-war = { $able-count ->
    [0] { $card }: Es gibt keinen Krieg außerhalb der Karte.
   *[other] { $card }: Wähl einen Krieg außerhalb der Karte: { $able }.
}
not-abroad = { $country } führt keinen Krieg außerhalb der Karte.
nothing-missing-abroad = { $card }: Alle Figuren sind da.
nobody-fights-abroad = { $card }: Auf dieser Seite ist keine Einheit, die kämpfen könnte.
one-battle-abroad = { $card }: eine Schlacht je Impuls, und die ist geschlagen.
leader-is-abroad = { $leader } führt dort schon; ein anderer wird nicht geschickt.
leader-needed-abroad = { $able-count ->
    [0] Ein Anführer muss hin, und keiner kann: Er muss auf der Landkarte und nicht in einer belagerten Stadt sein.
   *[other] Zuerst muss ein Anführer hin; nenn einen: { $able }.
}
one-leader-abroad = Höchstens { $most ->
    [one] ein Anführer
   *[other] { $most } Anführer
} darf dabei sein.
ask-foreign-war-pieces = Figuren fortschicken
    .about = Wähl die Figuren für den Krieg außerhalb der Karte, höchstens eine davon ein Anführer.
foreign-war-pieces = { $country } schuldet { $card } { $number ->
    [one] eine Figur
   *[other] { $number } Figuren
}.
ask-foreign-war-missing = Es fehlen Figuren
    .about = Kauf sie, gib Siegpunkte dafür, oder lass den Krieg unvollständig: Dann läuft seine Zeit nicht.
    .leave-incomplete = Seine Zeit läuft nicht, bis die Figuren da sind.
    .give-points = Die Punkte ersetzen, was fehlt.
foreign-war-missing = { $country }: { $card } fehlen noch { $number ->
    [one] eine Figur
   *[other] { $number } Figuren
}.
option-piece-at = { $piece }, { $place }
option-leave-incomplete = Unvollständig lassen
option-give-points = { $points ->
    [one] 1 Siegpunkt abgeben
   *[other] { $points } Siegpunkte abgeben
}
option-card-for-ap = { $card } für AP spielen
option-buy-piece = { $loan ->
    [0] { $piece } für { AP($halves) } AP
   *[other] { $piece } für { AP($halves) } AP, { AP($loan) } geliehen
}
roll-foreign-war-size = Krieg außerhalb der Karte, Größe
roll-foreign-war-duration = Krieg außerhalb der Karte, Dauer
roll-foreign-war-losses = Krieg außerhalb der Karte, Verluste

## Bündnisse und Politik

quote-marker = 🎲 Der Marker von { $country } bewegt sich bis zu { $dice }W6{ $factor ->
    [one] { "" }
   *[other] { " " }× { $factor }
} Felder, beliebig geteilt.
quote-control = 🎲 { $dice }W6 und bis zu { $most } AP müssen { $needed } erreichen.
alliance-rolled = 🎲 { $country }: { $dice } – { $points } Felder.
marker-stays = Der Marker von { $country } bleibt, wo er ist.
breaker-at-war = { $country } ist aus eigenem Grund mit { $power } im Krieg, sein Marker lässt sich nicht bewegen. Für AP lässt sich die Karte spielen.
battle-does-not-help = Die Schlacht hilft bei { $country } nicht: Weder es selbst noch die Großmacht seines Schiebers hat verloren, und du hast nicht gewonnen.
defeat-wins-nobody = Eine verlorene Schlacht bricht nur Bündnisse: { $country } steht auf dem Schieber deiner eigenen Großmacht, und du hast nicht gewonnen.
no-marker-in-play = { $country } hat keinen Marker im Spiel.
no-marker-to-move = { $able-count ->
    [0] { $card }: Es gibt keinen Marker, den sie bewegen könnte.
   *[other] { $card } kann „{ $found }“ nicht bewegen. Möglich: { $able }.
}
ask-marker-way = Wohin geht der Marker?
    .about = Auf einem fremden Schieber hinab, auf einem Schieber hinauf, oder gar nicht; überzählige Punkte verfallen.
    .marker-stay = Die Punkte verfallen.
marker-way = { $country }: { $points } Felder.
option-marker-stay = Stehen lassen
option-marker-down = Hinab bei { $power }
option-marker-up = Hinauf bei { $power }
ask-marker-level = Wie weit?
    .about = Wähl das Feld, das der Marker erreicht.
marker-level = { $country }: { $points } Felder.
option-level = Stufe { $level }
roll-alliance = Allianz
quote-pact = { $area } schließt einen Pakt mit { $country }: 1 ECO, keine Siegpunkte.
no-free-minor-city = { $able-count ->
    [0] { $card }: Jeder Stadtstaat ist erobert oder in einem Pakt.
   *[other] { $card } braucht einen freien Stadtstaat ohne Pakt; nicht „{ $found }“. Möglich: { $able }.
}
quote-change-camp = { $country } darf Friedenspflichten beenden und das Lager verlassen.
no-change-of-course = { $able-count ->
    [0] { $card }: Niemand hat ein Lager zu verlassen oder eine Friedenspflicht zu beenden.
   *[other] { $card }: „{ $found }“ geht nicht. Möglich: { $able }.
}
ask-end-grace = Friedenspflichten beenden?
    .about = Jede Friedenspflicht, die dich bindet, darf jetzt enden, samt der Eroberung dahinter.
    .keep-grace = Nichts ändert sich.
    .end-grace = Sie binden dich nicht mehr, und die Eroberungen dahinter sind vorbei.
end-grace = { $country } darf seine Friedenspflichten beenden.
option-keep-grace = Behalten
option-end-grace = Beenden
ask-change-camp = Das Lager verlassen?
    .about = Du darfst dein Lager sofort verlassen, um neutral zu sein oder dem anderen beizutreten.
    .stay-in-camp = Nichts ändert sich.
    .be-neutral = Du gehörst von nun an zu keinem Lager.
    .join-camp = Du wechselst sofort die Seite.
change-camp = { $country } darf das Lager verlassen.
option-stay-in-camp = Bleiben
option-be-neutral = Neutral sein
option-join-camp = Beitreten: { $camp }
quote-incite = { $countries } sind sofort im Krieg.
war-incited = ⚔️ { $country } und { $other } sind im Krieg.
nobody-to-incite = { $able-count ->
    [0] { $card }: Keine zwei Nachbarn lassen sich gegeneinander aufbringen.
   *[other] { $card }: „{ $found }“ geht nicht. Möglich: { $able }.
}
no-quarrel-there = { $able-count ->
    [0] { $card }: Es gibt niemanden, mit dem ein Streit möglich wäre.
   *[other] { $card }: nicht mit „{ $found }“. Ein Streit wäre möglich mit: { $able }.
}
quote-crown = { $leader } erhält einen Königsmarker.
leader-crowned = { $country }: { $leader } ist gekrönt.
nobody-to-crown = { $able-count ->
    [0] { $card }: Du hast keinen Anführer auf der Landkarte, der nicht König ist.
   *[other] { $card } braucht einen deiner Anführer auf der Landkarte, der nicht König ist; nicht „{ $found }“. Möglich: { $able }.
}
quote-succession = { $country }: Der Kandidat wird ohne Wurf König.
quote-tribute-success = { $country }: Die nächste Tributprüfung gelingt ohne Würfel.
quote-tribute-again = { $country }: Die Tributwürfel fallen noch einmal, das zweite Ergebnis gilt.
no-tribute-to-secure = { $able-count ->
    [0] { $card }: Kein Kleinstaat ist frei.
   *[other] { $card } braucht einen Kleinstaat, der weder verbündet noch erobert ist; nicht „{ $found }“. Möglich: { $able }.
}
quote-lower-marker = 🎲 Der Marker von { $country } sinkt um { $dice }W6 Felder.
intrigue-rolled = 🎲 Intrige in { $country }: { $dice }.
no-marker-to-lower = { $able-count ->
    [0] { $card }: Es gibt keinen Marker, den sie senken könnte.
   *[other] { $card } braucht einen Marker über 0, weder verbündet noch erobert; nicht „{ $found }“. Möglich: { $able }.
}
roll-intrigue = Intrige
quote-standing-support = Sofort { $eco } ECO; Thronfolgewürfe von { $partner } sind um { $succession } höher.
no-followers-there = Assyrien hält weder { $area }, noch gehört { $partner } zu seinem Lager.
quote-terrain-dice = { $dice ->
    [one] Ein Geländewürfel
   *[other] { $dice } Geländewürfel
} mehr in deinen Bergen bis zum Ende des Spielzugs.
quote-secret-action = 🎲 { $dice }W6: Ab { $fails } scheitert sie, Karte und AP sind verloren.
secret-by-card = { $failed ->
    [yes] 🎲 Geheimdiplomatie von { $country } gegen { $objective } ({ $dice }) scheitert.
   *[no] 🎲 Geheimdiplomatie von { $country } gegen { $objective } ({ $dice }) gelingt.
}
no-such-objective = { $able-count ->
    [0] { $card }: Es gibt jetzt kein Ziel.
   *[other] { $card }: Nenn zuerst das Ziel; „{ $found }“ ist keins. Zum Beispiel: { $able }.
}
no-such-secret-option = { $able-count ->
    [0] { $card }: Dort ist nichts zu machen.
   *[other] { $card }: Nenn nach dem Ziel, was geschehen soll; nicht „{ $found }“. Zum Beispiel: { $able }.
}
roll-secret-diplomacy = Geheimdiplomatie
