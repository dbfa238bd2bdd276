# Era of Tribes: was abgelehnt wird: was, warum und was stattdessen.

unknown-area = Auf der Karte gibt es „{ $found }“ nicht.
not-on-this-map = { $area } liegt nicht auf dem gespielten Teil der Karte.
no-land-province = { $area } ist keine Landprovinz.
no-sea-area = { $area } ist kein Meeresgebiet.
area-not-yours = { $area } gehört dir nicht.
not-linked = { $origin } und { $target } sind nicht verbunden.
too-few-taler = Das kostet { $needed } Taler; du hast { $found }.
field-used = Jede Aktion einmal je Runde, und diese hast du schon gemacht: { $action ->
    [expansion] Expansion
    [trade] Handel
    [taxes] Steuern
    [diplomacy] Diplomatie
    [bread] Brot und Spiele
    [revolution] Revolution
   *[progress] Fortschritt
}.
no-leader = Jede Aktion braucht mindestens einen Anführer, nicht { $found }.
too-few-leaders = Das braucht Anführer: { $needed }. Neben deinem Brett: { $found }.
too-many-leaders = { $found } Anführer sind zu viele; höchstens { $most }.
good-not-usable = { $good }: { $needed } gewünscht, { $found } in dieser Runde übrig.
morale-too-low = Das kostet { $needed } Moral; du stehst bei { WHOLE($found) }, und bei −10 ist Schluss.
unknown-field = Ein Feld „{ $found }“ gibt es nicht.
field-complete = { $field } ist vollendet.
no-harbour = Dorthin kann keine freie Flotte: { $area }. Nötig sind eine eigene Küste und keine fremde Flotte.
no-bound-vassals = Vasallen unter ungebauten Städten: { $found }, gewünscht: { $needed }.
not-from-unbuilt-cities = Dein Volk nimmt freie Flotten nur aus freien Vasallen.
no-such-tile = So ein Plättchen hast du nicht: { $tile }.
tile-scores-at-the-end = { $tile } zählt nur am Ende oder kämpft als Söldner.
half-price-needs-a-leader = Einen Fortschritt zum halben Preis nutzt man sofort oder später als Aktion mit einem Anführer.
tile-needs-no-field = { $tile } braucht weder Feld noch Flotten.
epoch-not-ripe = Noch nicht reif für { $epoch }: nötig sind { $of_three } von drei: Luxusgüter { $luxury } (du: { $has_luxury }), Städte { $cities } ({ $has_cities }), Fortschritte { $advances } ({ $has_advances }).
last-epoch = { $epoch } ist die letzte Epoche dieses Spiels.
card-not-open = „{ $found }“ ist keine offene Einflusskarte.
unknown-bonus-step = „{ $found }“ ist kein Bonusschritt. Kaufe eine Provinz, gewinne einen Verbündeten oder trenne dich von einem; beim Tippen erscheint, was geht.
unknown-diplomatic-step = „{ $found }“ ist kein diplomatischer Schritt. Es gibt: einen grauen Anführer, Schutz, eine Bestechung.
nobody-sells = Kein anderer hält { $area }.
too-few-treaties = Das braucht Verträge: { $needed }. Du hast { $found }.
no-allies = Du bist nicht mit { $seat } verbündet.
no-neighbour = { $seat } ist nicht dein Nachbar.
allies-already = Du bist schon mit { $seat } verbündet.
parted-this-round = Du und { $seat } habt euch in dieser Runde getrennt; verbündet euch in einer späteren.
home-not-for-sale = { $area } ist Heimat des Besitzers und unverkäuflich.
not-linked-to-you = { $area } ist mit keiner deiner Provinzen oder Flotten verbunden.
no-city-allowed = Deine Architektur erlaubt keine weitere Stadt.
no-free-vassal = Du hast keinen freien Vasallen.
too-many-steps = { $found } Schritte sind zu viele; höchstens { $most }.
step-twice = Jeder diplomatische Schritt einmal je Runde: { $step }.
asked-already = { $seat } darf in dieser Aktion nur einmal gefragt werden.
no-grey-leader-left = Im Vorrat ist kein grauer Anführer mehr.
too-few-free-vassals = Das braucht freie Vasallen: { $needed }. Du hast { $found }.
ring-taken = Auf dem Ring steht schon ein Anführer.
part-over = Dafür ist es zu spät. Dieser Teil deiner Expansion ist vorbei: { $part ->
    [growth] Wachstum
    [building] Bauen
    [movement] Bewegung
    [cities] Städte
   *[battles] Kämpfe
}; jetzt: { $now ->
    [growth] Wachstum
    [building] Bauen
    [movement] Bewegung
    [cities] Städte
   *[battles] Kämpfe
}.
nothing-placed = Nenne mindestens eine Provinz.
one-vassal-only = Ohne Figur an Land darfst du nur einen Vasallen setzen, in eine leere Heimat.
no-room = Platz für neue Vasallen, { $area }: { $found }, gewünscht: { $needed }.
growth-too-small = Wachstum übrig: { $found }, gewünscht: { $needed }.
wrong-number-given-up = Du musst { $needed ->
    [one] 1 Figur
   *[other] { $needed } Figuren
} aufgeben, nicht { $found }.
nothing-to-give-up = { $area }: Dort können { $found } Figuren aufgegeben werden, nicht { $needed }. Städte und Armeen bleiben.
no-navigation = Flotten brauchen Seefahrt.
no-mechanics = Armeen brauchen Mechanik.
no-trading-posts = Handelsposten brauchen Handel 2.
foreign-fleets = Dort sind fremde Flotten: { $area }.
no-new-vassal = Neue Vasallen, { $area }: { $found }, gewünscht: { $needed }. Gebaut wird nur mit denen dieser Expansion.
no-foreign-city = Dort ist keine Stadt eines anderen: { $area }.
post-already = Dort ist schon ein Handelsposten: { $area }.
too-few-vassals = { $area } hat { $found ->
    [one] 1 Vasallen
   *[other] { $found } Vasallen
}, nötig sind { $needed }.
too-few-fleets = Dort hast du { $found ->
    [one] 1 Flotte
   *[other] { $found } Flotten
}, nötig sind { $needed }: { $area }.
too-far = Das kostet je { $needed } Bewegungspunkte ({ $count }); am meisten hat dort { $found }.
march-ends-there = Ein Marsch endet dort: { $area } ist fremd oder barbarisch.
already-there = Du bist schon dort: { $area }.
no-way = Es gibt keinen Weg von { $origin } nach { $target }.
no-target = Sag, wohin es gehen soll.
no-fleet-carries = Keine deiner Flotten dort kann so viele befördern: { $area }.
no-shore-named = Nenne die Küste, an der der Transport endet: { $area }.
nobody-to-fight = Dort ist niemand zum Kämpfen: { $area }.
no-raiders = Nur Nordmänner überfallen.
no-fleet-raids = Keine Flotte kann dort überfallen: jede einmal, mit einem Bewegungspunkt. { $area }
nobody-to-raid = { $area } gehört keinem anderen Spieler.
battlefield-there = { $area } ist ein Schlachtfeld; dort überfällt niemand.
raided-already = Du hast { $seat } in dieser Runde schon überfallen.
city-already = Dort ist schon eine Stadt: { $area }.
no-attack-there = Du greifst dort nicht an oder hast es doppelt genannt: { $area }.
tiles-by-number = Einen Angriffsbefehl lesen alle: Sag, wie viele Söldner, nicht welche.
no-post-there = Dort ist kein Handelsposten: { $area }.
not-attacked = Du greifst { $seat } in dieser Expansion nicht an.
unknown-number = „{ $found }“ passt hier nicht. Eine Zahl oder: { $known }.
unknown-word = „{ $found }“ gibt es hier nicht. Möglich: { $known }.
unknown-loss = „{ $found }“ ist keine Art von Einheit. Es gibt: { $known }.
militia-falls-first = Miliz, Söldner und Güter fallen zuerst: { $found } kann nicht später kommen.
grey-militia-first = Graue Miliz ({ $found }) muss vor eigenen Armeen gestellt werden.
too-few-tiles = Ungenutzte Plättchen: { $found }, gewünscht: { $needed }.
unknown-request = „{ $found }“ ist keine Bitte an einen Verbündeten. Beim Tippen erscheint, wer helfen kann.
nothing-added = Füge Söldner oder Verbündete hinzu, oder passe.
bad-number = { $found } ist nicht möglich.
cannot-be-filed = Vormerken kann man nur Handel, Steuern, Brot, Fortschritt, Expansion und Passen.
filed-actions-hold-once = Eine vorgemerkte Aktion gilt für einen Zug. Nur *Passen* darf für alle gelten.
too-many-filed-actions = Höchstens { $most } Aktionen können vorgemerkt werden.
unknown-seat = Einen Platz „{ $found }“ gibt es nicht. Es gibt: { $known }.
unknown-card = Eine Einflusskarte „{ $found }“ gibt es nicht.
bad-count = { $found } ist nicht möglich; höchstens { $most }.
morale-out-of-bounds = Moral { $found } gibt es nicht; sie reicht von { $least } bis { $most }.
same-seat = Nenne zwei verschiedene Spieler.
vassal-lost-or-doubled = { $seat } hat { $count } Vasallen statt 36.
city-lost-or-doubled = Die Städte von { $seat } auf der Karte ({ $count }) und auf dem Brett ergeben nicht 8.
card-doubled = { $card } ist an zwei Orten oder unbekannt.
tile-lost-or-doubled = Plättchen der Art { $tile } fehlen oder sind doppelt.
board-out-of-place = Die Orte oder Reihenfolgen der Spieler sind nicht die dieser Partie.
realm-out-of-bounds = Eine Zahl von { $seat } ist außerhalb der Grenzen.
owner-without-piece = { $area } hat einen Besitzer ohne Figuren oder Figuren ohne Besitzer.
barbarians-not-alone = Barbaren und ein Spieler teilen sich { $area }.
post-out-of-place = Der Handelsposten steht auf keiner fremden Stadt: { $area }.
fleets-out-of-bounds = Die Flotten stimmen nicht: { $area }.
food-not-settled = { $seat } sind { $found } Nahrung der Karte gutgeschrieben statt { $expected }.
ring-crowded = Mehr als ein Anführer steht auf dem Ring.
alliances-out-of-place = Die Bündnisse stimmen nicht.
