# Assyrian Wars: warum etwas nicht geht, und was ginge. Die Nummer der Regel setzt der Bot dahinter.

## AP und Karten

too-few-ap = Das kostet { AP($cost) } AP, und es sind nur noch { AP($left) } AP da; geliehen werden AP nur für Ereignisse ({ $loans }). Spiele erst eine Karte für AP oder wähle etwas Billigeres.
impulse-is-closed = Dieser Impuls ist geschlossen: keine weiteren Karten, keine weiteren AP. Es bleibt nur, ihn zu beenden.
two-cards-played = In diesem Impuls sind schon { $most } Karten gespielt, mehr geht nicht. Heb dir die anderen für den nächsten auf.
card-not-in-hand = { $card } ist nicht auf der Hand des Landes, das am Zug ist. Wähle eine Karte, die es ist.
needs-plus-card = Für eine zweite Karte muss eine der beiden ein + tragen. Für { AP($halves) } AP machst du aus dieser eine +-Karte.
plus-not-needed = Ein + brauchst du nicht zu bezahlen: Diese Karte kannst du so spielen, wie sie ist.
may-not-sell-card = { $country }: Die Armeegruppenkarte lässt sich nicht verkaufen. Das dürfen nur Großmächte außer Assyrien.
only-in-first-impulse = { $country }: Der erste Impuls dieses Spielzugs ist vorbei, und nur da war das möglich. Im nächsten Spielzug geht es wieder.
no-card-to-sell = { $country }: Die Armeegruppenkarte ist schon verkauft. Sie kehrt am Ende des Spielzugs zurück.
rule-not-in-use = Diese Partie wird ohne Regel { $rule } gespielt, deshalb geht das nicht.
may-not-disband = { $country }: Einheiten gegen ECO auflösen dürfen nur Großmächte außer Assyrien.
one-unit-a-turn = { $country }: In diesem Spielzug ist schon eine Einheit aufgelöst, mehr geht nicht.
not-disbandable = { $units-count ->
    [0] „{ $found }“ lässt sich nicht auflösen: Es muss eine reguläre Einheit auf der Karte mit Stärke genau 2 sein, und die gibt es gerade nicht.
   *[other] „{ $found }“ lässt sich nicht auflösen: Es muss eine reguläre Einheit auf der Karte mit Stärke genau 2 sein. Möglich: { $units }.
}
no-home-city = { $sites-count ->
    [0] { $area } kann keinen ECO+1-Marker aufnehmen, und auch keine andere Heimatstadt kann es.
   *[other] { $area } kann keinen ECO+1-Marker aufnehmen. Diese Städte können es: { $sites }.
}

## Bauen, anheuern, reparieren

nothing-picked = Noch ist nichts gewählt. Wähle mindestens eins.
picked-twice = Doppelt gewählt: { $piece }. Jede Figur zählt einmal.
not-in-pool = { $pool-count ->
    [0] „{ $found }“ ist nicht im Force Pool, und Passendes ist dort nicht mehr.
   *[other] „{ $found }“ ist nicht im Force Pool. Dort ist: { $pool }.
}
not-reduced = { $pool-count ->
    [0] „{ $found }“ ist keine reduzierte Einheit dieses Landes, und es hat auch keine.
   *[other] „{ $found }“ ist keine reduzierte Einheit dieses Landes. Das sind: { $pool }.
}
not-in-regroup-box = { $pool-count ->
    [0] „{ $found }“ ist nicht in der Regroup Box, und dort ist auch nichts von diesem Land.
   *[other] „{ $found }“ ist nicht in der Regroup Box. Dort ist: { $pool }.
}
not-alike = { $unit } und { $other } sind nicht von gleicher Art am gleichen Ort. Nur zwei solche Einheiten werden eine.
no-home-port = { $zones-count ->
    [0] In der Seezone { $zone } liegt kein eigener Heimathafen, den das Land kontrolliert, und auch in keiner anderen.
   *[other] In der Seezone { $zone } liegt kein eigener Heimathafen, den das Land kontrolliert. Möglich: { $zones }.
}
no-building-site = { $sites-count ->
    [0] In { $area } geht das nicht: Gebaut wird in einer eigenen Heimatstadt ohne Feinde. Für { $piece } gibt es gerade keine.
   *[other] In { $area } geht das nicht: Gebaut wird in einer eigenen Heimatstadt ohne Feinde. Möglich für { $piece }: { $sites }.
}
only-medes-there = In { $area } sind nur reguläre Meder und ihre Anführer; { $piece } darf dort nicht sein.
no-hiring-site = { $sites-count ->
    [0] In { $area } geht das nicht: Angeheuert wird bei einer eigenen Truppe oder in einem eigenen Heimat- oder zugehörigen Gebiet ohne Feinde. Für { $piece } gibt es gerade keins.
   *[other] In { $area } geht das nicht: Angeheuert wird bei einer eigenen Truppe oder in einem eigenen Heimat- oder zugehörigen Gebiet ohne Feinde. Möglich für { $piece }: { $sites }.
}
no-leader-site = { $sites-count ->
    [0] { $piece } kann nicht in { $area } erscheinen: Es braucht ein eigenes Heimatgebiet ohne Feinde, und das gibt es gerade nicht.
   *[other] { $piece } kann nicht in { $area } erscheinen: Es braucht ein eigenes Heimatgebiet ohne Feinde. Möglich: { $sites }.
}
one-leader-an-impulse = In diesem Impuls ist schon ein Anführer gekauft, mehr geht nicht. Der nächste kann im nächsten Impuls kommen.
no-leader-in-pool = { $country }: Im Force Pool ist kein Anführer mehr.
no-home-area-free = { $country }: Kein Heimatgebiet ist frei von Feinden, ein Anführer könnte nirgends erscheinen.
nomads-do-not-hire = { $country }: Nomaden heuern keine Söldner an und kaufen auch keine zurück.
nomads-are-hired-first = Nomadische Söldner kommen zuerst. Heuere vor anderen diese an: { $units }.
nomads-are-not-rebuilt = Keine Reparatur für { $unit }: Nomaden kämpfen weiter, wie sie sind.
no-friendly-port = Kein befreundeter Hafen in der Seezone: { $unit }. Nur dort werden Schiffe repariert.
no-path-home = Kein Weg ohne Feinde führt nach Hause: { $unit }. Nur mit einem solchen werden Einheiten repariert.
levels-out-of-bounds = { $most ->
    [0] Hier gibt es nichts zu reparieren.
   *[other] Das wären { $found }; möglich ist 1 bis { $most }.
}
not-yours-to-clear = { $country }: { $area } ist weder Heimatgebiet noch zugehöriges Gebiet noch Provinz in eigener Hand. Nur dort wird Plünderung beseitigt.
not-yours-to-repair = Die Mauern von { $area } kann nur reparieren, wer die Stadt hält: { $holder }.
enemies-in-area = In { $area } stehen Feinde. Wenn sie fort sind, kann die Plünderung beseitigt werden.
city-besieged = { $area } wird belagert. Wenn die Belagerung aufgehoben ist, können die Mauern repariert werden.
only-powers-sell = „{ $found }“ kann keine Söldner verkaufen. Möglich: { $powers }.
nobody-acts-for = { $country }: Dieses Land spielt gerade niemand, es gibt also niemanden zu fragen.
seller-may-not-buy = { $country }: Wer in diesem Spielzug Söldner verkauft hat, kann keine kaufen.
buyer-may-not-sell = { $country }: Wer in diesem Spielzug Söldner gekauft hat, kann keine verkaufen.

## Truppen

no-such-force = „{ $found }“ ist keine Truppe dieses Landes auf der Karte, die handeln kann. Wähle eine aus der Liste.
not-yours = Nicht vom Land, das am Zug ist: { $force } ({ $country }).
no-units-named = { $leader } braucht Einheiten, die er befehligt. Nenne mindestens eine.
not-with-force = „{ $found }“ ist nicht bei der Truppe in { $area }. Nur was dort steht, kann mit.
one-leader-an-army = { $leader } kann nicht mit: Eine Armee hat einen Anführer. Gemeinsam ziehen Anführer in einer Armeegruppe.
armies-attack-apart = { $leader } kann { $area } nicht mit angreifen: Mehrere Armeen greifen nur als Armeegruppe gemeinsam an. Bilde erst eine, oder schicke eine Armee nach der anderen.
one-country-an-army = Kann nicht mit: { $unit }. Eine Armee besteht aus Regulären eines Landes und Söldnern.
army-too-large = { $leader } kann { $command } Reguläre und ebenso viele Söldner befehligen; das hier sind { $regulars } und { $mercenaries }. Lass einige zurück.
leader-goes-first = { $leader } ist ein Anführer. Nenne ihn als Truppe und die Einheiten als die, die mitziehen.
mercenaries-need-leader = Ohne Anführer unbeweglich: { $unit }. Unterstelle die Einheit erst einem.
finished = Für diesen Impuls fertig: { $piece }. Im nächsten geht es wieder.
shut-in-city = Hinter den Mauern von { $area } eingeschlossen: { $piece }. Hinaus führt ein Ausfall.
cannot-go-along = Kann nicht Teil dieser Armee sein: { $unit }. Möglich sind Reguläre ihres Landes und Söldner, bis zum Kommando-Limit des Anführers.
not-on-the-way = Steht nicht am Weg: { $unit }. Nur dort werden Einheiten aufgenommen.
not-left-there = { $stops-count ->
    [0] Kann in { $area } nicht zurückbleiben: { $unit }. Dieser Weg hat vor seinem Ende keinen Halt. Wer am Ende bleiben soll, zieht bis dorthin mit.
   *[other] Kann in { $area } nicht zurückbleiben: { $unit }. Dieser Weg hält in: { $stops }.
}
left-where = Wo soll zurückbleiben: { $unit }? Dieser Weg hält in: { $stops }.
leader-collects = Ohne Anführer: { $unit }. Nur ein Anführer nimmt unterwegs Einheiten auf und lässt welche zurück.
goes-already = Zieht von Anfang an mit und braucht nicht aufgenommen zu werden: { $unit }.
army-needed = { $leader } hat keine Einheiten. Ein Gewaltmarsch braucht eine Armee.

## Armeegruppen

group-not-in-area = { $leader } ist nicht in { $area }. Die Armeen einer Gruppe stehen beisammen.
group-too-large = Eine Armeegruppe hat höchstens { $most } Armeen.
group-named-twice = Ein Anführer ist doppelt genannt. Jeder zählt einmal.
group-not-allied = Nur verbündete Armeen können eine Armeegruppe bilden.
group-two-kings = In einer Armeegruppe ist Platz für einen König; das hier sind mehr: { $kings }.
group-needs-two-armies = { $armies ->
    [0] Eine Armeegruppe braucht mindestens zwei Anführer mit Einheiten; hier ist keiner.
   *[other] Eine Armeegruppe braucht mindestens zwei Anführer mit Einheiten; hier ist nur einer.
}
group-without-card-owner = Zu dieser Armeegruppenkarte gehört eine Armee ihres Landes ({ $country }); sie muss dabei sein.
group-without-own-army = { $country }: Keine eigene Armee ist in der Gruppe; nur wer teilnimmt, kann sie bilden.
no-free-group-card = { $country }: Keine Armeegruppenkarte ist frei. Löse erst eine Gruppe auf, oder warte, bis eine benutzt werden darf.
no-such-group = „{ $found }“ ist keine Armeegruppe auf der Karte. Wähle eine aus der Liste.
commander-not-in-group = { $leader } ist nicht in der Armeegruppe und kann sie nicht befehligen.
commander-without-army = { $leader } hat keine Einheiten. Den Befehl über eine Armeegruppe hat der Anführer einer ihrer Armeen.
king-commands = { $king } ist König, und ein König befehligt seine Armeegruppe immer selbst.
already-in-group = { $leader } gehört schon zu einer Armeegruppe. Erst muss er sie verlassen.
not-in-group = { $leaders-count ->
    [one] { $leaders } ist in keiner Armeegruppe.
   *[other] Diese sind nicht in einer gemeinsamen Armeegruppe: { $leaders }.
}
no-army-in-group = { $country }: Keine eigene Armee ist in der Armeegruppe ({ $card }).
not-your-command = { $leader } kann den Befehl jetzt nicht übernehmen: Das tun Anführer des Landes, das am Zug ist.
commands-already = { $leader } befehligt die Armeegruppe schon.

## Bewegung

no-path = Wohin? Nenne mindestens ein Gebiet.
no-such-area = „{ $found }“ ist kein Gebiet im Spiel. Wähle eines aus der Liste.
area-not-in-play = { $area } liegt außerhalb des Teils der Karte, auf dem gespielt wird.
not-connected = { $area } liegt nicht neben { $start }. Von dort geht es nach: { $connected }.
land-units-need-ships = { $zone } ist See. Landeinheiten brauchen Schiffe, um sie zu überqueren.
mede-only = Den Weg { $start } → { $area } nehmen nur Meder. Einen anderen gibt es zwischen den beiden nicht.
leader-cannot-attack = In { $area } stehen Feinde, und ein Anführer ohne Einheiten kann nicht angreifen.
units-attack-alone = In { $area } stehen Feinde. Einheiten ohne Anführer greifen einzeln an: Schick jede mit einem eigenen Befehl.
group-not-at-war = In { $area } stehen Truppen von { $enemy }. { $country } hat mit { $enemy } Frieden und würde in dieser Armeegruppe mitkämpfen: { $country } muss erst den Krieg erklären oder seine Armee zurücklassen.
at-peace = { $country }: { $area } gehört nicht dem Feind ({ $holder }), es ist Frieden. Erkläre erst den Krieg oder erwirb das Marschrecht.
revolt-at-peace = { $country }: { $area } hat sich gegen { $holder } erhoben, und es ist Frieden. Dorthin dürfen nur Feinde oder Verbündete von { $holder }: Erkläre erst den Krieg.
no-way = Von { $start } nach { $area } führt kein Weg, den diese Truppe nehmen darf.
only-cavalry-is-quick = Mit Kavalleriegeschwindigkeit zieht nur eine Truppe aus lauter Kavallerie.
pace-is-chosen = Diese Truppe ist im gewöhnlichen Tempo aufgebrochen und behält es in diesem Impuls.
one-relocation = In diesem Impuls ist schon ein Anführer verlegt worden, mehr geht nicht.
leader-with-troops = { $leader } hat in { $area } eigene Truppen. Verlegt wird nur ein Anführer ohne Truppen; dieser kann ziehen.
too-far = { $away ->
    [0] { $area } ist auf dem Landweg nicht erreichbar.
   *[other] { $area } ist { $away } Gebiete entfernt; ein Anführer wird höchstens { $most } weit verlegt.
}
not-friendly = { $area } ist kein befreundetes Land, oder ein Feind steht dort. Hier geht es nur durch befreundetes Land ohne Feinde.
could-be-intercepted = { $area } ist in Reichweite von Feinden in { $start }. Der Weg muss sich von ihnen fernhalten.
no-group-marches = { $leader } gehört zu einer Armeegruppe, und eine Gruppe macht keinen Gewaltmarsch. Er kann sie erst verlassen.
card-needed = Ein Gewaltmarsch braucht eine Karte, die in diesem Impuls für AP gespielt ist.
pillage-needs-unit = In { $area } ist niemand, der plündern könnte: Es braucht dort eine eigene Kampfeinheit.
pillage-nobodys-land = { $area } gehört niemandem, da gibt es nichts zu plündern.
pillage-at-peace = { $area } gehört keinem Feind ({ $owner }), es ist Frieden. Geplündert wird nur Feindesland.
pillage-finished = Alle Einheiten in { $area } sind für diesen Impuls fertig.
pillage-enemy-there = In { $area } stehen Feinde. Sie müssen erst geschlagen werden.
pillage-full = { $area } ist schon bis Stufe { $most } geplündert; mehr ist nicht zu holen.
pillage-once = { $area } ist in diesem Impuls schon geplündert worden. Mehr als einmal geht nicht.

## Belagerungen

siege-needs-army = Keine Belagerung mit { $force } allein: Es braucht einen Anführer mit Einheiten.
no-city = { $area } hat keine Stadt, die man belagern könnte.
city-not-enemy = Die Stadt { $area } ist nicht in der Hand eines Feindes aller in dieser Truppe.
enemy-before-city = Vor { $area } stehen Feinde. Sie müssen erst geschlagen werden.
siege-acted = Die Belagerung von { $area } hatte in diesem Impuls schon ihre Aktion. Im nächsten geht sie weiter.
pass-continues-sieges = Beim Passen gehen nur begonnene Belagerungen weiter. Eine Belagerung von { $area } kann in einem Impuls mit Karte beginnen.
no-such-siege = „{ $found }“ ist keine Art der Belagerung. Es gibt: Standardbelagerung, Stürmen und Aushungern.
hunger-of-another = Dieses Aushungern führt ein anderes Land durch ({ $country }), und nur dieses kann es fortsetzen.
port-not-blockaded = { $area } ist ein Hafen und wird über See versorgt. Aushungern geht nur, solange in seiner Seezone mehr befreundete als feindliche Schiffe liegen.
sortie-needs-unit = In { $area } ist keine eigene Einheit eingeschlossen, niemand kann einen Ausfall machen.
nobody-before-city = Vor { $area } steht kein Feind, gegen den ein Ausfall ginge.
deported-to-full-area = { $area } hat schon zwei ECO+1-Marker. Wähle ein anderes Gebiet.
deported-elsewhere = { $area } kann den Marker nicht aufnehmen. Wähle eines der vorgeschlagenen Gebiete.

## Treffer und Verluste

attrition-second-hit-alone = Der zweite Treffer kommt erst nach dem ersten: { $unit }. Nimm beide oder eine andere Einheit.
second-hit-alone = Der zweite Treffer kommt erst nach dem ersten: { $unit }. Nimm beide oder eine andere Einheit.
not-half-to-mercenaries = { $low ->
    [0] Von { $amount } dürfen höchstens { $high } auf Söldner fallen; gewählt sind { $found }.
   *[other] Von { $amount } müssen { $low } bis { $high } auf Söldner fallen, möglichst die Hälfte; gewählt sind { $found }.
}
leaders-rout-last = { $most ->
    [0] Anführer fliehen zuletzt: Kein Anführer darf fliehen, solange andere Einheiten es können.
   *[other] Anführer fliehen zuletzt: Höchstens { $most } dürfen jetzt fliehen.
}

## Aufbau

setup-players-outside-table = { $scenario } lässt sich nicht zu { $found } spielen. Mögliche Spielerzahlen: { $tabled }.

## Entscheide der Spielleitung

unknown-piece = Eine Figur „{ $found }“ gibt es in dieser Ausgabe nicht.
unknown-place = „{ $found }“ ist kein Ort der Art „{ $kind }“.
only-leaders-are-crowned = { $piece } ist kein Anführer: Nur Anführer tragen einen Königsmarker.
piece-does-not-fit = { $piece } kann dort nicht sein ({ $place }): Schiffe gehören aufs Meer und in die See-Handelsboxen, alle anderen an Land, nur Kampfeinheiten in eine Raid Box und in einen Force Pool die eigenen Figuren des Landes.
in-use = { $found } hat an dem teil, was gerade läuft. Beende das zuerst, oder entscheide, wenn es vorbei ist.
unknown-country = „{ $found }“ ist kein Land dieses Szenarios. Es gibt: { $known }.
unknown-area = „{ $found }“ ist kein Gebiet im Spiel.
unknown-card = „{ $found }“ ist keine Karte, die auf einer Hand oder einem Stapel liegen kann.
card-on-the-table = { $card } wird gerade gespielt, oder ein Krieg außerhalb der Karte liegt darauf. Nimm stattdessen den Zug zurück.
no-impulse-of = { $country }: Gerade läuft kein Impuls dieses Landes.
level-out-of-bounds = { $found } ist kein Feld der Diplomatie-Tabelle; sie reicht von 0 bis { $most }.
below-zero = { $found } ist kleiner als null. Es muss 0 oder mehr sein.

## Was ein Entscheid verletzen würde

piece-lost-or-doubled = { $piece } wäre verloren oder doppelt da
card-lost-or-doubled = { $card } wäre verloren oder doppelt da
piece-of-nobody = { $piece } diente einem Land, das nicht im Spiel ist
area-of-nobody = { $area } gehörte einem Land, das nicht im Spiel ist
markers-out-of-bounds = { $area } hätte mehr oder weniger Marker als möglich
savings-out-of-bounds = Gespart wären { AP($halves) } AP ({ $country }), mehr oder weniger als möglich
purse-overdrawn = Es wären mehr AP ausgegeben als da sind ({ $country })
two-impulses-in-a-row = Zwei Impulse kämen nacheinander ({ $country })
clock-out-of-bounds = Spielzug { $turn } gibt es nicht; der letzte ist { $last }
army-over-limit = { $leader } befehligte in { $area } mehr Einheiten, als er kann
group-unsound = Die Armeegruppe ({ $card }) wäre nicht erlaubt
enemies-together = In { $area } stünden Feinde beisammen
garrison-not-shut-in = Die Garnison von { $area } wäre nicht eingeschlossen, wie sie es sein muss
control-without-occupation = { $area } gehörte einem Land, das es nicht halten kann
siege-without-besieger = Die Belagerung von { $area } ({ $country }) führte niemand durch
