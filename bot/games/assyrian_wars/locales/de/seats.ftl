### Was ein Platz ist, für alle, die einen wählen.

seat-about = **{ $country }** beginnt um { $area }: { $units } Einheiten, { $leaders } Anführer, ECO { $eco }, { $cards } Karten; { $camp ->
    [assyrian] führt das assyrische Lager.
    [rebel] im Krieg mit Assyrien.
   *[neutral] zunächst neutral.
}
    .line = { $countries ->
    [one] { $area }
   *[other] { $countries } Länder
}: { $units } Einheiten, { $leaders } Anführer, { $cards } Karten; { $hard ->
    [AS] stark, viel zu tun
    [BA] gut für das erste Spiel
    [EL] leicht zu führen, schwer zu gewinnen
    [EG] weit weg, für Diplomaten
    [ME] braucht Geduld, für Geübte
    [several] mehrere Fronten zugleich
   *[other] für alle
}
power-AS = Das stärkste Heer von allen und Tribut von den Nachbarn, die alle gegen es stehen; lange Züge, aber Fehler werden verziehen. Es gewinnt, indem es Städte nimmt und straft, wer den Tribut verweigert.
power-BA = Reiche Städte an den zwei Flüssen, Handel im Süden und Elam an der Seite; kurze Züge, gut für das erste Spiel. Es gewinnt, indem es Babylon hält, Handel treibt und zuschlägt, wo Assyrien nicht ist.
power-EL = Bogenschützen hinter den Pässen des Zagros, schwer zu fassen; leicht zu führen, doch zum Sieg braucht es Geduld. Es gewinnt, indem es Babylonien hilft, Handel treibt und in ein geschwächtes Assyrien einfällt.
power-EG = Sicher hinter der Wüste, mit Schiffen, und weit von den ersten Schlachten; für alle, die Diplomatie mögen. Es gewinnt, indem es die Städte der Levante vor Assyrien auf seine Seite zieht.
power-ME = Reiter der Berge, anfangs zerstreut, von Zug zu Zug stärker und sehr schwer zu erobern; nichts für das erste Spiel. Es gewinnt spät, wenn Assyrien wankt.
