### The story of a match: when it is, marches as one line, the Interphase in one message.

table-clock = Spielzug { $turn } von { $last }, Runde { $round }: Impuls von { $country }.
table-clock-between = Spielzug { $turn } von { $last }.
story-turn = Spielzug { $turn }
story-between = Die Interphase geht weiter.
story-way = { $way } → { $last }
story-marched = { $country }: Marsch { $path }, { AP($halves) } AP – { $force }.
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
    [one] Eine weitere Zeile steht in /log.
   *[other] { $count } weitere Zeilen stehen in /log.
}
story-goes-on = Der Impuls geht weiter.
story-void = Dieser Impuls wurde zurückgenommen.
