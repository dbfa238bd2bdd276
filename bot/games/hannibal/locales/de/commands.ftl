### Die Befehle von Hannibal.

cmd-hannibal = hannibal
    .about = Hannibal: alles, was deine Seite tun kann
