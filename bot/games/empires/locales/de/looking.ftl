### Eine Partie ansehen: Hände, Karte, Stand, Chancen.

lobby-joined = Du spielst { $seat } in { $name }.
act-rule = Regel { CHAPTER($rule) }
bot-refused = { $reason } (Regel { CHAPTER($rule) })
hand-unit = • **{ $unit }** – { $text }{ $cost ->
    [0] {""}
   *[other] {""}; kostet bei jeder Wertung { $cost } SP
}{ $empire ->
    [yes] {""}; Reichskarte, geht nie verloren
   *[no] {""}
}
table-clock-set-up = Die Reiche werden gegründet.
table-clock = Zug { $turn } von { $last }, Runde { $round } von { $rounds }.
table-clock-seat = Zug { $turn } von { $last }, Runde { $round } von { $rounds }: { $seat } ist an der Reihe.
look-realm = **{ $chair }** ({ $seat }): { $provinces ->
    [one] 1 Provinz
   *[other] { $provinces } Provinzen
}, { $seas ->
    [0] kein Meer
    [one] 1 Meer
   *[other] { $seas } Meere
}, { $forts ->
    [0] kein Fort
    [one] 1 Fort
   *[other] { $forts } Forts
}; Warenhaus { $goods }{ $captured ->
    [0] {""}
   *[other] {""}, { $captured } erbeutet
}; nächstes Einkommen { $income }.
look-cards = -# Karten: { $cards }
look-areas = -# { $areas }
look-whole = Die ganze Karte
look-standings = Punkte, Warenhäuser, Personen
look-revolt-table = Was als Nächstes revoltieren könnte
look-open-cards = Die offenen Karten
look-key = Die Legende: Marker, Forts, Zeichen
look-display = 🃏 Offene Karten: { $cards }.
look-starts = { $seat } hat diesen Zug begonnen.
look-revolts = 🎲 Jede Spalte revoltiert zu Beginn des nächsten Zugs mit { $percent } %; ungeschützt sind: { $areas }.
look-no-revolts = 🎲 Zu Beginn des nächsten Zugs könnte kein Gebiet abfallen.
look-score-of = **{ $chair } ({ $seat }): { WHOLE($points) } SP**
look-score-next = • bei der nächsten Wertung nach jetzigem Stand: { SIGNED($points) } (Gebiete { $control }, Handel { $trade }, Beute { $captured }, Karten { $upkeep ->
    [0] 0
   *[other] −{ $upkeep }
})
look-score-areas = -# Gebiete: { $areas }
look-score-trade = -# Handelsmehrheiten: { $areas }
look-area-worth = { $area } { $worth }
look-recap = { $chapters ->
    [one] **{ $name }: die letzte Runde**
   *[other] **{ $name }: die letzten { $chapters } Runden**
}
story-goes-on = Die Runde läuft noch.
story-void = Diese Runde wurde zurückgenommen.
story-founding-goes-on = Die Reiche werden noch gegründet.
story-income = Einkommen: { $incomes }.
story-income-of = { $seat } { $goods }
story-markers = Marker: { $markers }.
story-marker-of = { $seat } { $area }
story-trade = { $seat } handelt in { $areas }.
story-blow = -# { $blow }
odds-kind-attack = ein Angriff
odds-kind-others = Diplomatie und Verdrängen
odds-of-attack = ⚔️ **{ $seat } greift { $area } an**
odds-of-others = 🎲 **{ $seat }: Diplomatie und Handel**
odds-court = Umwerben für { $goods } Handelsmarker: { $percent } %.
odds-subvert = Unterwandern mit { $goods ->
    [0] keiner Zahlung
    [one] 1 Handelsmarker
   *[other] { $goods } Handelsmarkern
}: { $percent } %.
odds-displace = Einen Handelsmarker verdrängen: { $percent } %.
odds-no-such-seat = Einen Spieler „{ $found }“ gibt es hier nicht. Beim Tippen werden alle vorgeschlagen.
odds-needs-area = Nenne das Gebiet, das angegriffen wird.
odds-out-of-reach = { $area } ist für { $seat } nicht erreichbar.
odds-own-area = { $area } gehört schon { $seat }.
look-pile = **Ablagestapel**, die oberste Karte zuerst: { $cards }.
look-pile-empty = Der Ablagestapel ist leer.
how-you-win = **So gewinnst du:** mit den meisten Siegpunkten nach Zug IV. Gezählt wird am Ende der Züge II, III und IV: die Gebiete, die du beherrschst, deine Handelsmarker und erbeutete, abzüglich der Kosten deiner Karten.
seat-about = Die Farben sind gleich, und das Los bestimmt, wer beginnt. Wo du anfängst, wählst du selbst: Reihum setzt du { $markers } Kontrollmarker, den ersten in eine freie Provinz des Nordens oder des Südens, und mit ihm kommen die sechs Karten eines Reichssatzes. Kein Reich ist von Anfang an stärker; Provinzen mit Amphore bringen Einkommen, solche fern von Rivalen Ruhe. Für das erste Spiel taugt ein geschlossener Block mit Küste. Du gewinnst mit den meisten Siegpunkten nach Zug IV.
    .line = Alle Farben sind gleich; deine erste Provinz wählst du selbst
