# Era of Tribes: Namen.

game-era-of-tribes = Era of Tribes
    .about = Völker Europas von der Steinzeit bis zum Mittelalter
setting-long = Langes Spiel
    .about = Bis zum Hochmittelalter statt zur Antike
setting-rounds = Runden
    .about = Nach so vielen wird gewertet; 0: ohne Grenze, 12 ist im Chat gut
chair-red = Rot
chair-blue = Blau
chair-green = Grün
chair-yellow = Gelb
chair-purple = Lila
chair-orange = Orange
good-wine = Wein
good-gold = Gold
good-fur = Pelz
good-beer = Bier
good-ivory = Elfenbein
good-cloth = Tuch
good-diamonds = Diamanten
good-spices = Gewürze
good-horse = Pferd
good-ore = Erz
tile-advances = Fortschritte
tile-different-luxury = Verschiedene Luxusgüter
tile-equal-luxury = Gleiche Luxusgüter
tile-hexes = Gebiete
tile-trading-posts = Handelsposten
tile-leaders = Anführer
tile-taler = Taler
tile-treaties = Verträge
tile-half-price = Fortschritt zum halben Preis
tile-grey-leader = Grauer Anführer
tile-morale-2 = Moral +2
tile-morale-3 = Moral +3
tile-influence-1 = Einfluss +1
tile-taler-2 = 2 Taler
tile-taler-3 = 3 Taler
tile-taler-5 = 5 Taler
tile-army-2 = Armee +2
roll-red = der rote Würfel
roll-green = der grüne Würfel
roll-raid = ein Überfall
draw-seating = die Reihenfolge der Spieler
draw-personal = Einflusskarten
draw-influence = eine offene Einflusskarte
draw-barbarians = Barbarenplättchen
several = { $things }
keep-vassal = ein Vasall
keep-city = die Stadt
payment-taler = ein Taler
payment-treaty = ein Vertrag
scenario-two1 = Iberia bis Italia, zu zweit
scenario-two2 = Britannia, Gallia, Iberia, zu zweit
scenario-two3 = Das mittlere Mittelmeer, zu zweit
scenario-two4 = Hellas, Orient und Steppe, zu zweit
scenario-two5 = Britannia bis Skandinavien, zu zweit
scenario-three1 = Der Westen von Skandinavien bis Africa, zu dritt
scenario-three2 = Rund ums Mittelmeer, zu dritt
scenario-three3 = Der Norden von Britannia bis zu den Slawen, zu dritt
scenario-three4 = Italia, Hellas und der Osten, zu dritt
scenario-four1 = Der Kontinent von Iberia bis zur Steppe, zu viert
scenario-four2 = Der Westen mit seinen Ozeanen, zu viert
scenario-four3 = Gallia, Skandinavien und der Osten, zu viert
scenario-four4 = Der Norden und Hellas, zu viert
scenario-full = Ganz Europa, zu fünft oder sechst
diplomatic-step-grey-leader = einen grauen Anführer werben
diplomatic-step-protection = Schutz kaufen
diplomatic-step-bribe = die Schwächeren bestechen, für den Ring
bonus-buy = { $area } kaufen{ $city ->
    [yes] {" "}und dort eine Stadt setzen
   *[no] {""}
}{ $forced ->
    [yes] {""}, erzwungen mit drei Verträgen
   *[no] {""}
}
bonus-pact = { $offer ->
    [ally] Bund mit { $partner }
   *[part] Trennung von { $partner }
}{ $forced ->
    [yes] {""}, erzwungen mit drei Verträgen
   *[no] {""}
}
bonus-offer = { $step } ({ $taler } Taler)
ally-request = { $count ->
    [one] 1 Armee von { $seat }
   *[other] { $count } Armeen von { $seat }
}
request-all = alle Armeen aller Verbündeten
loss-vassals = Vasallen
loss-armies = Armeen
loss-legions = Legionen
loss-city = die Stadt
loss-militia = Miliz
loss-mercenaries = Söldner
loss-goods = Güter
number-all = alle
number-none = keine
number-enough = gerade genug, sonst keine
number-own = nur eigene Armeen
number-ask = frag mich
wish-auto = wie es passt
wish-yes = ja
wish-no = nein
symbol-sword = Schwert
symbol-shield = Schild
symbol-fist = Faust
symbol-mask = Maske
symbol-catapult = Katapult
card-text-admiralty = die meisten Flotten
card-text-colonists = die meisten Kolonien
card-text-emperor = die meisten Triumphschritte
card-text-fishermen = die meisten Meere mit Fisch
card-text-liberators = die meisten Barbarenplättchen
card-text-loggers = die meisten Waldprovinzen
card-text-merchants = die meisten Luxusgüter
card-text-miners = die meisten Bergprovinzen
card-text-nobility = die meisten Provinzen
card-text-partisans = die meisten Provinzen mit Schlachtfeldern
card-text-peasants = die meisten Kornprovinzen
card-text-scholars = die meisten Fortschritte
card-text-shepherds = die meisten Hügelprovinzen
card-text-townsmen = die meisten Städte
card-text-rich = die meisten Taler
tile-text-advances = zählt am Ende nach deinen Fortschritten
tile-text-different-luxury = zählt am Ende nach verschiedenen Luxusgütern
tile-text-equal-luxury = zählt am Ende nach gleichen Luxusgütern
tile-text-hexes = zählt am Ende nach Gebieten, in denen du Provinzen hältst
tile-text-trading-posts = zählt am Ende nach deinen Handelsposten
tile-text-leaders = zählt am Ende nach deinen Anführern
tile-text-taler = zählt am Ende nach deinen Talern
tile-text-treaties = zählt am Ende nach deinen Verträgen
tile-text-half-price = ein Fortschritt zum halben Preis, mit einem Anführer
tile-text-grey-leader = ein grauer Anführer kommt zu dir
tile-text-morale-2 = hebt deine Moral um 2
tile-text-morale-3 = hebt deine Moral um 3
tile-text-influence-1 = bringt 1 Einfluss
tile-text-taler-2 = bringt 2 Taler
tile-text-taler-3 = bringt 3 Taler
tile-text-taler-5 = bringt 5 Taler
tile-text-army-2 = bringt 2 graue Miliz
choice-unbuilt = { $count }, für { $morale } Moral
choice-advance = { $field } { $level } ({ $taler } Taler)
choice-attack = { $area }: Angriff auf { $owner ->
    [barbarians] Barbaren
   *[other] { $owner }
}
people-text-britons = Brot und Spiele bringen 2 Moral je Anführer; Fisch nährt doppelt
people-text-carthaginians = drei Flotten mit jedem Fortschritt in Seefahrt; Elfenbein kämpft wie Erz
people-text-egyptians = Architektur zum halben Preis; Städte kosten weniger Nahrung und Moral
people-text-gauls = Kultur zum halben Preis; Wein kämpft wie Erz
people-text-germanics = Handel bringt 2 Taler je Anführer; drei Armeen mit jedem Fortschritt in Mechanik
people-text-greeks = jeder Fortschritt 2 Taler billiger; zur ersten Flotte eine zweite; Städte kosten mehr Moral
people-text-iberians = Seefahrt zum halben Preis; 1 Nahrung mehr am Anfang
people-text-norsemen = Flotten fahren 2 weiter und überfallen Küsten; eine Kolonie je Runde kostet keine Moral
people-text-romans = Mechanik zum halben Preis; eine Legion mit jeder Expansion
people-text-slavs = 2 Nahrung mehr am Anfang; graue Anführer sind billig
level-text-farming-1 = 2 Nahrung
level-text-farming-2 = 1 Nahrung; in jeder Provinz bleiben zwei Figuren
level-text-farming-3 = 2 Nahrung
level-text-farming-4 = 3 Nahrung
level-text-culture-1 = 2 Moral und 1 Einfluss
level-text-culture-2 = 2 Einfluss; Brot und Spiele +1
level-text-culture-3 = 2 Einfluss; Brot und Spiele +3
level-text-culture-4 = 4 Einfluss
level-text-navigation-1 = Flotten ziehen 2 weit und kosten 2 Taler; Flotte gratis
level-text-navigation-2 = Flotten ziehen 4 weit und kosten 3 Taler; Flotte gratis
level-text-navigation-3 = Flotten ziehen 6 weit und kosten 4 Taler; Flotte gratis
level-text-navigation-4 = Flotten ziehen 10 weit und kosten 6 Taler; Flotte gratis
level-text-trade-1 = Handel +1
level-text-trade-2 = Handel +3; Handelsposten
level-text-trade-3 = Handel +6
level-text-trade-4 = Handel +11
level-text-mechanics-1 = Heere für 1 Taler; Heer gratis
level-text-mechanics-2 = Vasallen ziehen 2 weit; Heere für 2 Taler; Heer gratis
level-text-mechanics-3 = Heere für 3 Taler; Heer gratis
level-text-mechanics-4 = Vasallen ziehen 3 weit; Heere für 4 Taler; Heer gratis
level-text-architecture-1 = bis zu 2 Städte
level-text-architecture-2 = bis zu 4 Städte
level-text-architecture-3 = bis zu 6 Städte
level-text-architecture-4 = bis zu 8 Städte
