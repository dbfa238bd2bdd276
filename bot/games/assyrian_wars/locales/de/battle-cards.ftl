# Assyrian Wars: Kampfkarten sowie Bewegungs-, Zieh-, Wirtschafts-, Rekrutierungs- und Reaktionskarten.

## Befehle

action-lay-cards = Kampfkarten legen
    .command = kampfkarten
    .about = Leg vor den Würfeln beliebig viele Kampfkarten verdeckt aus.
    .cards = karten
    .cards-about = Die Karten, eine nach der anderen

action-counter = Karten kontern
    .command = kontern
    .about = Heb aufgedeckte Karten auf: erst Gegenmanöver, dann Gegenmaßnahmen.
    .cards = karten
    .cards-about = Deine Karten, eine nach der anderen
    .against = gegen
    .against-about = Die Karte, die jede davon aufhebt, in derselben Reihenfolge

action-march-free = Frei marschieren
    .command = freimarsch
    .about = Befiehl den freien Marsch einer Karte, auf einmal oder Gebiet für Gebiet.
    .force = truppe
    .force-about = Der Anführer der Armee
    .path = weg
    .path-about = Die Gebiete des Wegs
    .units = einheiten
    .units-about = Die Einheiten, die mitgehen; ohne Angabe die ganze Armee

## Fragen

ask-battle-card-choice = Welche davon?
    .about = Eine Kampfkarte verlangt vor den Würfeln eine Wahl.
ask-break-off = Abbrechen?
    .about = Mit deiner Karte darfst du die Schlacht jetzt verlassen: verloren, aber ohne Fluchten.
    .break-off = Die Schlacht ist verloren, aber niemand flieht.
    .stay-in-battle = Die nächste Runde wird gekämpft.
ask-discard-card = Was ablegen?
    .about = Wähle, was auf den Ablagestapel geht; Heimatkarten bleiben.
ask-give-card = Welche Karte geben?
    .about = Wähle, was du im Tausch gibst; Heimatkarten bleiben.
ask-take-card = Welche Karte nehmen?
    .about = Du siehst Karten des Ziehstapels; die übrigen gehen ungesehen zurück.
ask-free-march = Wohin marschieren?
    .about = Eine Karte lässt eine Armee ohne AP marschieren.
    .end-march = Die übrigen freien Gebiete verfallen.
ask-choose-mercenaries = Welche Söldner?
    .about = Wähle, wen du von nun an anwerben darfst; die übrigen gehen zurück.
battle-card-choice = { $card }, { $area }: { $number ->
    [one] wähle eine Figur.
   *[other] wähle { $number } Figuren.
}
may-break-off = { $area }: { $hits } gegen { $other_hits } Treffer in dieser Runde.
cards-to-give-up = { $country }: { $cards ->
    [one] eine Karte.
   *[other] { $cards } Karten.
}
card-to-take = { $country }: { $cards ->
    [one] nimm eine Karte.
   *[other] nimm { $cards } Karten.
}
free-march = { $country }: { $areas ->
    [one] noch ein Gebiet ohne AP.
   *[other] bis zu { $areas } Gebiete ohne AP.
}
mercenaries-to-keep = { $country }: { $number ->
    [one] behalte einen.
   *[other] behalte { $number }.
}
option-break-off = Abbrechen
option-stay-in-battle = Weiterkämpfen
option-end-march = Das genügt

## Ereignisse

battle-card-against = 🃏 { $country }: { $card } gegen { $against }.
battle-card-cancelled = 🃏 { $card } ({ $country }) ist aufgehoben und kostet nichts.
battle-broken-off = { $countries }: Die Schlacht wird abgebrochen.
hits-ignored = { $countries }: { $hits ->
    [one] Ein Treffer wird abgewehrt.
   *[other] { $hits } Treffer werden abgewehrt.
}
turncoats = { $area }: übergelaufen zu { $country }: { $pieces }.
turncoats-leave = Die Überläufer kommen in die Regroup Box: { $pieces }.
mercenaries-wanted = 🎲 { $card }: { DICE($dice) }, also dürfen { $leaving } gehen.
mercenaries-left = { $pieces } verlassen { $area } und kommen in die Regroup Box.
champion-rolled = { $success ->
    [yes] 🎲 { $card }: { $die }, mindestens { $need }: Ein Anführer fällt.
   *[no] 🎲 { $card }: { $die }, nötig war mindestens { $need }.
}
champion-slew = { $leader } ({ $country }) ist gefallen.
champion-slew-abroad = Der gegnerische Anführer ist gefallen ({ $country }).
interception-certain = 🃏 { $force } kann nicht scheitern: Das Abfangen in { $area } gelingt.
evasion-certain = 🃏 { $force } kann nicht scheitern: Das Ausweichen aus { $area } gelingt.
turned-back = 🃏 { $force } wird von { $area } in die Irre geführt und ist wieder in { $start }.
no-army-astray = 🃏 { $force } ist ohne Armee nach { $area } gekommen: Nichts geschieht.
ap-gained = { $country } erhält { AP($halves) } AP.
eco-marker-placed = Ein ECO+1-Marker in { $area }.
pillage-removed = { $area } erholt sich: Plünderung { $level }.
pillage-stays = { $area } erholt sich nicht: Dort stehen feindliche Truppen.
walls-repaired-by-card = 🏰 { $area }: { $levels ->
    [one] eine Stufe
   *[other] { $levels } Stufen
} Stadtbeschädigung repariert.
card-captured = 🃏 { $card } wird { $country } genommen.
card-given = 🃏 { $country } erhält { $card }.
cards-discarded = 🃏 { $country } legt { $cards } ab.
hunger-hastened = { $area }: Die Hungerzahl steigt auf { $number }.
mercenaries-offered = Auf dem Markt: { $pieces }.
mercenaries-for-hire = { $country } darf anwerben: { $pieces }.
mercenary-sworn-in = { $unit } weicht { $regular }.
nomads-removed = Von der Karte verschwunden: { $pieces }.
revolt-announced = { $area } erhebt sich gegen { $country }.
revolt-cancelled = { $area } bleibt treu.
roll-champion = Zweikampf
roll-mercenaries-leave = Söldner, die gehen
draw-captured = eine Karte des Feindes
draw-market = Söldner
draw-oracle = Karten zum Ansehen

## Auskünfte

quote-cancel = Hebt { $card } auf.
quote-certain = Es wird nicht gewürfelt.
quote-command = { $leader } befehligt { $more } Reguläre und { $more } Söldner mehr.
quote-conquest-die = Zum Wurf des Checks gegen { $country } kommt { $change }.
quote-deportation = ECO−1 in { $area }, ECO+1 in { $target }; ein Marker in { $area } wird stattdessen verlegt.
quote-draw = Zieh { $draw }, leg dann { $discard } ab.
quote-eco-marker = Ein ECO+1-Marker in { $area }.
quote-free-move = { $attrition ->
    [none] Bis zu { $areas } Gebiete ohne AP und ohne Abnutzung.
   *[usual] Bis zu { $areas } Gebiete ohne AP, mit der üblichen Abnutzung.
}
quote-hunger-number = { $area } ergibt sich nun erst bei { $needed }.
quote-hunger-steps = Die Hungerzahl von { $area } steigt um weitere { $steps }.
quote-ignore-terrain = Diese Verbindungen zählen bis zum Ende des Impulses als gewöhnliche.
quote-joint-attack = Beide betreten { $area } für zusammen { AP($halves) } AP.
quote-look = Sieh { $look } an, nimm { $take }.
quote-market = Zieh { $draw }, behalte { $keep } zum Anwerben.
quote-no-attrition = Keine Abnutzung aus diesen Gründen bis zum Ende des Impulses.
quote-no-interception = { $move ->
    [retreat] Niemand darf diesen Rückzug abfangen.
   *[march] Niemand darf sie bis zum Ende des Impulses auf dem Marsch abfangen.
}
quote-nomads = Alle { $country } darfst du anwerben.
quote-pillage-removed = Keine Plünderung mehr in { $areas }.
quote-repair = { $area }: bis zu { $levels ->
    [one] eine Stufe
   *[other] { $levels } Stufen
} Stadtbeschädigung repariert.
quote-revolt-ends = { $area } bleibt treu, und nichts geschieht dort.
quote-skip = Dieser Impuls ist vorbei; { AP($halves) } AP mehr im nächsten{ $cards ->
    [0] .
   *[other] , und { $cards } Karte jetzt.
}
quote-swap = Eine zufällige Karte von { $country } gegen eine von dir.
quote-trade-back = Handelsmarker, die zurückkommen: { $markers }.
quote-turn-back = Zurück nach { $area }.
quote-units = Ohne Kosten aufgestellt: { $pieces }.
quote-walls = Die Verteidigung von { $area } zählt um { $change } mehr.

## Ablehnungen

battle-card-not-in-hand = { $card } ist in keiner deiner Hände mit Truppen in dieser Schlacht, oder du hast sie zweimal genannt.
no-card-named = Nenne mindestens eine Karte oder passe.
no-battle-card-now = { $card } kann in diesem Fenster nicht gespielt werden.
one-card-against-one = Jede Karte hebt eine auf: Genannt sind { $cards } und { $against }.
not-to-be-cancelled = { $card } liegt nicht da, um aufgehoben zu werden. Es gibt: { $cards }.
not-in-such-battle = { $kind ->
    [siege] { $card } gilt nicht für eine Belagerungsrunde.
    [sortie] { $card } gilt nicht für einen Ausfall.
    [naval] { $card } gilt nicht für eine Seeschlacht.
   *[field] { $card } gilt nicht für eine Feldschlacht.
}
not-on-such-side = { $side ->
    [attacker] { $card } ist für den Angreifer.
    [defender] { $card } ist für den Verteidiger.
    [besieged] { $card } ist für die Belagerten.
   *[besieger] { $card } ist für die Belagerer.
}
grace-bars-battle-cards = { $card }: keine Kampfkarten gegen { $country } während der Friedenspflicht.
no-such-crossing = { $card } verlangt einen Angriff über eine Gebirgs- oder Flussverbindung, ohne Abfangen.
no-such-unit = { $card }: { $country } hat keine solche Einheit in dieser Schlacht.
no-enemy-mercenaries = { $card }: Auf der anderen Seite sind keine gewöhnlichen Söldner.
no-enemy-leader = { $card }: Auf der anderen Seite ist kein Anführer.
defence-is-low = { $card }: Die Verteidigung von { $area } kann nicht unter { $least } zählen.
only-own-impulse = { $card } hilft nur einem Angriff im eigenen Impuls.
no-army-to-join = { $card }: Keine unverbrauchte Armee von dir neben { $area } kann es betreten und das neben den Karten bezahlen.
no-army-to-march = { $card }: Du hast keine Armee, die marschieren kann: in keiner Armeegruppe, nicht eingeschlossen, nicht verbraucht.
not-the-free-army = „{ $found }“ ist nicht die Armee, die marschieren darf. Es gibt: { $able }.
free-march-needs-army = Zu einer Armee gehört eine Einheit bei ihrem Anführer ({ $force }).
free-march-too-far = Das sind { $areas } Gebiete; übrig sind { $most }.
no-joint-attack = { $card }: „{ $found }“ können keine zwei deiner Armeen zusammen betreten. Es gibt: { $able }.
nobody-to-turn-back = { $card }: Keine feindliche Armee ist gerade in die Nähe deiner Truppen gekommen.
no-such-army = { $card }: „{ $found }“ ist keine solche Armee von dir. Es gibt: { $able }.
no-units-on-map = { $card }: Du hast keine Landeinheiten auf der Karte.
no-leader = { $card }: „{ $found }“ ist kein Anführer von dir auf der Karte. Es gibt: { $able }.
no-attempt-declared = { $card }: Keine passende Truppe von dir hat es angesagt.
which-attempt = { $card }: „{ $found }“ hat es nicht angesagt. Es gibt: { $able }.
was-turned-back = Die Armee wurde von { $area } weggelockt und darf es in diesem Impuls nicht wieder betreten.
no-city-to-deport = { $card }: „{ $found }“ ist keine fremde Stadt von dir ohne ECO−1-Marker. Es gibt: { $able }.
no-city-for-deported = { $card }: „{ $found }“ ist keine Heimatstadt von dir mit Platz für einen ECO+1-Marker. Es gibt: { $able }.
no-city-for-marker = { $card }: „{ $found }“ ist keine Heimatstadt von dir mit Platz für einen ECO+1-Marker. Es gibt: { $able }.
no-far-east = { $card } bringt keine Marker mehr in den Fernen Osten, oder nicht dir.
no-capital-to-pillage = { $card }: „{ $found }“ ist keine Hauptstadt von dir mit weniger als Plünderung 2. Es gibt: { $able }.
no-pillage-there = { $card }: „{ $found }“ hat keine Plünderung mehr, die du entfernen kannst. Es gibt: { $able }.
no-pillage-at-home = { $country } hat zu Hause keine Plünderung, die entfernt werden könnte.
no-damage-to-repair = { $card }: „{ $found }“ ist keine beschädigte Heimatstadt von dir. Es gibt: { $able }.
no-allied-power = { $country } ist mit keiner Großmacht verbündet.
no-trade-markers-lost = { $country } hat keine Handelsmarker verloren.
no-home-port-held = { $country } kontrolliert keinen seiner Heimathäfen.
cannot-be-placed = { $card }: „{ $found }“ kann so nicht aufgestellt werden. Möglich: { $able }.
counter-of-another = { $card } ist eine Karte von { $country } und gilt nur für eigene Steine, nicht für die von { $other }, wer auch immer beide führt.
cannot-be-sworn = { $card }: „{ $found }“ kann so nicht getauscht werden. Möglich: { $able }.
not-eliminated = { $country } ist nicht ausgelöscht.
no-mercenaries-left = Davon ist niemand mehr übrig.
skip-card-played = { $card }: Du hast in diesem Impuls schon eine Karte gespielt.
skip-ap-spent = { $card }: Du hast in diesem Impuls schon AP ausgegeben.
nothing-to-draw = Es ist keine Karte mehr zu ziehen.
nobody-to-rob = { $card }: „{ $found }“ ist kein Feind mit einer Karte, die man nehmen kann. Es gibt: { $able }.
no-own-hunger-siege = Du hungerst { $area } nicht aus.
not-your-home-city = { $card }: { $area } ist keine Heimatstadt, die du hältst.
