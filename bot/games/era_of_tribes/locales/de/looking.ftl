# Era of Tribes: ein Blick auf den Tisch.

table-clock-set-up = Die Völker werden gewählt.
table-clock = Runde { $round }
table-clock-seat = Runde { $round }: { $seat } handelt
status-realm = **{ $seat }** ({ $chair }, { $people }): Einfluss { $ep }, Moral { $morale }, Nahrung { $food } (Hunger { $hunger }), Taler { $taler }, Verträge { $treaties }
status-might = { $epoch }; Fortschritte { $progress }, Provinzen { $lands }, Städte { $cities }, Armeen { $armies }, Anführer { $left } von { $leaders }, Triumph { $triumph }, Plättchen { $tiles }
status-cards = Offene Einflusskarten: { $cards }. Barbaren: Stufe { $level }.
story-goes-on = Die Völker ziehen weiter.
odds-kind-attack = ein Angriff auf eine Provinz
odds-kind-landing = eine Landung
odds-kind-sea = eine Seeschlacht
odds-needs-area = Nenne einen Ort.
odds-own-area = { $area } gehört { $seat }.
odds-empty-area = Dort ist niemand zum Kämpfen: { $area }.
odds-no-such-seat = Niemand spielt „{ $found }“.
