# Urteile in Era of Tribes: die Befehle der Spielleitung und was erzählt wird.

cmd-gm-rulings = gm-tribes
    .about = Urteile in Era of Tribes: Provinzen, Flotten, Leisten, Karten, Plättchen
cmd-gm-set-province = provinz
    .about = Gibt eine Provinz einem Platz oder leert sie
    .area = ort
    .area-about = Welcher Ort
    .owner = besitzer
    .owner-about = Wessen es ist; ohne Angabe: niemandes
    .vassals = vasallen
    .vassals-about = Wie viele Vasallen; ohne Angabe: 1
cmd-gm-set-city = stadt
    .about = Setzt eine Stadt in eine Provinz oder nimmt sie weg
    .area = ort
    .area-about = Welcher Ort
    .city = stadt
    .city-about = Ob dort eine Stadt steht; ohne Angabe: ja
cmd-gm-set-fleets = flotten
    .about = Setzt die Flotten eines Platzes in einem Meer
    .area = ort
    .area-about = Welcher Ort
    .seat = platz
    .seat-about = Wessen
    .count = anzahl
    .count-about = Wie viele
cmd-gm-set-battlefield = schlachtfeld
    .about = Setzt den Schlachtfeldmarker einer Provinz
    .area = ort
    .area-about = Welcher Ort
    .militia = miliz
    .militia-about = 0, 1 oder 2
cmd-gm-set-morale = moral
    .about = Setzt die Moral eines Platzes
    .seat = platz
    .seat-about = Wessen
    .morale = moral
    .morale-about = −10 bis 5
cmd-gm-set-influence = einfluss
    .about = Setzt die Einflusspunkte eines Platzes
    .seat = platz
    .seat-about = Wessen
    .ep = punkte
    .ep-about = Wie viele
cmd-gm-set-count = zahl
    .about = Setzt Taler, Verträge, Nahrung, Hunger, Armeen und Ähnliches
    .seat = platz
    .seat-about = Wessen
    .what = was
    .what-about = Welche Zahl
    .count = anzahl
    .count-about = Wie viele
cmd-gm-set-advance = fortschritt
    .about = Setzt die Stufe eines Platzes in einem Feld
    .seat = platz
    .seat-about = Wessen
    .field = feld
    .field-about = Welches Feld
    .level = stufe
    .level-about = 0 bis 4
cmd-gm-set-alliance = bund
    .about = Verbündet zwei Plätze oder trennt sie
    .seat = platz
    .seat-about = Wessen
    .partner = partner
    .partner-about = Mit wem
    .allied = verbuendet
    .allied-about = Ob sie verbündet sind; ohne Angabe: ja
cmd-gm-move-card = karte
    .about = Legt eine Einflusskarte in den Stapel oder zu den offenen
    .card = karte
    .card-about = Welche Karte
    .to = nach
    .to-about = Wohin
cmd-gm-give-tile = plaettchen
    .about = Gibt einem Platz ein Plättchen aus der Schachtel, verdeckt
    .seat = platz
    .seat-about = Wessen
    .tile = plaettchen
    .tile-about = Welches Plättchen

patch-set-province = Provinz setzen
    .about = Gibt eine Provinz einem Platz oder leert sie
patch-set-city = Stadt setzen
    .about = Setzt eine Stadt in eine Provinz oder nimmt sie weg
patch-set-fleets = Flotten setzen
    .about = Setzt die Flotten eines Platzes in einem Meer
patch-set-battlefield = Schlachtfeld setzen
    .about = Setzt den Schlachtfeldmarker einer Provinz
patch-set-morale = Moral setzen
    .about = Setzt die Moral eines Platzes
patch-set-influence = Einfluss setzen
    .about = Setzt die Einflusspunkte eines Platzes
patch-set-count = Zahl setzen
    .about = Setzt Taler, Verträge, Nahrung, Hunger, Armeen und Ähnliches
patch-set-advance = Fortschritt setzen
    .about = Setzt die Stufe eines Platzes in einem Feld
patch-set-alliance = Bund setzen
    .about = Verbündet zwei Plätze oder trennt sie
patch-move-card = Karte bewegen
    .about = Legt eine Einflusskarte in den Stapel oder zu den offenen
patch-give-tile = Plättchen geben
    .about = Gibt einem Platz ein Plättchen aus der Schachtel, verdeckt

gm-province = { $area } nun: { $owner ->
    [nobody] niemand
   *[other] { $owner }
}, Vasallen { $count }.
gm-city = { $area }: { $city ->
    [yes] eine Stadt
   *[no] keine Stadt
}.
gm-fleets = Flotten von { $seat }, { $area }: { $count }.
gm-battlefield = Schlachtfeld, { $area }: { $militia }.
gm-morale = Moral von { $seat }: { $morale }.
gm-influence = Einfluss von { $seat }: { $ep }.
gm-count = { $seat }, { $what ->
    [taler] Taler
    [treaties] Verträge
    [food] Nahrung
    [hunger] Hunger
    [past_hunger] beglichener Hunger
    [armies] Armeen
    [militia] graue Miliz
   *[triumph] Triumphschritte
}: { $count }.
gm-advance = { $seat }: { $field } { $level }.
gm-alliance = { $seat } und { $partner }: { $allied ->
    [yes] verbündet
   *[no] nicht verbündet
}.
gm-card-moved = Eine Einflusskarte geht { $to ->
    [deck] in den Stapel
   *[open] zu den offenen
}.
gm-tile-given = { $seat } erhält ein Plättchen, verdeckt.
gm-move-card-to-deck = der Stapel
gm-move-card-to-open = die offenen Karten
gm-set-count-what-armies = Armeen
gm-set-count-what-food = Nahrung
gm-set-count-what-hunger = Hunger
gm-set-count-what-militia = graue Miliz
gm-set-count-what-past_hunger = beglichener Hunger
gm-set-count-what-taler = Taler
gm-set-count-what-treaties = Verträge
gm-set-count-what-triumph = Triumphschritte
