# Die Befehle von Era of Tribes.

cmd-tribes = tribes
    .about = Era of Tribes: alles, was dein Volk tun kann
cmd-tribes-build = bauen
    .about = Flotten, Armeen, Handelsposten und Städte
cmd-tribes-battle = kampf
    .about = Was kämpft, auf beiden Seiten
