### The commands of Assyrian Wars.

cmd-aw = aw
    .about = Assyrian Wars: alles, was deine Länder tun können
cmd-aw-group = gruppe
    .about = Armeegruppen
cmd-aw-leader = anführer
    .about = Anführer und ihre Armeen
cmd-aw-sea = aw-see
    .about = Assyrian Wars: Schiffe, Seehandel und Landungen
cmd-aw-raid = überfall
    .about = Überfälle auf den Landhandel
cmd-aw-cards = aw-karten
    .about = Assyrian Wars: Ereigniskarten, Kampfkarten, Antworten und fremde Kriege
cmd-aw-repair = erneuern
    .about = Geschwächte Einheiten, beschädigte Mauern, geplündertes Land
cmd-aw-politics = aw-politik
    .about = Assyrian Wars: Einfluss, Tribut, Krieg und Frieden
