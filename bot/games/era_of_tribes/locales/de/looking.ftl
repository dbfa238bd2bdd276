# Era of Tribes: ein Blick auf den Tisch.

table-clock-set-up = Die Völker werden gewählt.
table-clock = Runde { $round }{ $last ->
    [0] {""}
   *[other] {" "}von { $last }
}.
table-clock-seat = Runde { $round }{ $last ->
    [0] {""}
   *[other] {" "}von { $last }
}: { $seat } handelt.
status-realm = **{ $people }** ({ $seat }{ $founded ->
    [yes] , { $chair }
   *[no] {""}
}): Einfluss { $ep }, Moral { WHOLE($morale) }, Nahrung { WHOLE($food) }{ $hunger ->
    [0] {""}
   *[other] {" "}(Hunger { $hunger })
}, { $taler } Taler, { $treaties ->
    [one] 1 Vertrag
   *[other] { $treaties } Verträge
}
status-might = -# { $epoch }; { $progress ->
    [one] 1 Fortschritt
   *[other] { $progress } Fortschritte
}, { $lands ->
    [one] 1 Provinz
   *[other] { $lands } Provinzen
}, { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
}, { $armies ->
    [one] 1 Armee
   *[other] { $armies } Armeen
}, Anführer { $left } von { $leaders }, Triumph { $triumph }, { $tiles } Plättchen{ $passed ->
    [yes] ; hat gepasst
   *[no] {""}
}
status-cards = 🃏 Offene Einflusskarten: { $cards }. Barbaren: Stufe { $level }.
story-goes-on = Die Runde wird noch gespielt.
odds-kind-attack = ein Angriff über Land
odds-kind-landing = eine Landung
odds-kind-sea = eine Seeschlacht
odds-needs-area = Nenne den Ort.
odds-own-area = { $area } gehört schon { $seat }.
odds-empty-area = Dort ist niemand zum Kämpfen: { $area }.
odds-no-such-seat = Einen Spieler „{ $found }“ gibt es hier nicht. Beim Tippen erscheinen alle.
lobby-joined = Du spielst { $seat } in { $name }.
act-rule = Regel { CHAPTER($rule) }
bot-refused = { $reason } (Regel { CHAPTER($rule) })
intro-tribes = Von der Steinzeit bis zum Mittelalter wachsen Völker über Europa: Sie handeln, besteuern, schreiten fort, verhandeln, gründen Städte und kämpfen; Anführer sind knapp, und Moral ist kostbar. Auf dieser Karte: { $lands } Provinzen, { $seas } Meere und { $peoples }. Eine Hausausgabe mit eigener Karte und eigenen Tabellen.
status-allies = { $one } und { $other } sind verbündet.
hand-influence = • **{ $card }** – { $text }; zählt am Ende nur für dich
hand-people = • **{ $people }** – { $text }; zu Hause in { $homes }
hand-tile = • **{ $tile }** – { $text }
look-whole = Die ganze Karte
look-standings = Reihenfolge, Triumph, Epochen
look-key = Die Legende: Figuren, Güter, Zeichen
look-board-of = Brett: { $people } ({ $seat })
look-realm-of = Karte: { $people } ({ $seat })
look-recap = { $chapters ->
    [one] **{ $name }: die letzte Runde**
   *[other] **{ $name }: die letzten { $chapters } Runden**
}
look-score-of = **{ $people } ({ $seat }): { WHOLE($points) }**
look-score-parts = • Einfluss { $ep }, offene Karten { $cards }, Moral { SIGNED($morale) }{ $hunger ->
    [0] {""}
   *[other] , Hunger −{ $hunger }
}
look-score-card = -# { $card } – { $text }: { $rows }
look-score-count = { $seat } { $count }{ $points ->
    [0] {""}
   *[other] {" "}({ SIGNED($points) })
}
look-score-own = 🃏 Nur für deine Augen, { $seat }: deine Karte { $card } { SIGNED($personal) }, Plättchen { SIGNED($tiles) }{ $names-count ->
    [0] {""}
   *[other] {" "}({ $names })
}
look-score-no-card = (noch nicht gewählt)
story-void = Diese Runde wurde zurückgenommen.
story-founding-goes-on = Die Völker werden noch gewählt.
story-small = -# { $line }
story-morale = Moral: { $parts }.
story-morale-of = { $seat } { SIGNED($change) } ({ WHOLE($morale) })
story-moves = { $seat } zieht: { $parts }.
story-move-of = { $origin } → { $area }{ $by_sea ->
    [yes] {" "}zu Schiff
   *[no] {""}
}{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
story-treaties = Verträge: { $parts }.
story-passed = Für die Runde gepasst: { $parts }.
story-home = -# Überzählige Vasallen werden frei: { $parts }.
story-home-of = { $seat } { $area } { $count }
story-military = Militärgüter der nächsten Runde: { $parts }.
story-military-of = { $seat } { $count }
odds-kind-raid = ein Überfall
table-scores = Punkte
look-score = **Punkte in { $name }**
look-region = Region: { $region }
how-you-win = **So gewinnst du:** mit dem meisten Einfluss am Ende, samt dem, was Karten, Plättchen und Moral bringen. Einfluss gibt es für Fortschritte, Epochen, Städte, Siege und Bünde. Schluss ist mit der Runde, in der jemand die letzte Epoche, genug Provinzen, Fortschritte, Einfluss oder Triumphe erreicht oder eine letzte Heimat nimmt.
seat-about = Die Farben sind gleich, und das Los bestimmt die Reihenfolge. Welches Volk du spielst und damit, wo du anfängst, wählst du als Allererstes; wie alle beginnst du mit einem Vasallen in jeder Heimatprovinz, 5 Talern und einem freien Fortschritt. Für den Anfang eignen sich Römer, Griechen und Ägypter, wo sie auf der Karte sind. Du gewinnst mit dem meisten Einfluss am Ende. Die Völker dieser Karte:
    .line = Alle Farben sind gleich; du wählst selbst eines von { $peoples } Völkern
seat-about-people = - **{ $people }**: { $text }
