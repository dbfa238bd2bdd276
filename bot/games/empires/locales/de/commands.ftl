### Die Befehle von Empires.

cmd-empires = empires
    .about = Reiche der Alten Welt: alles, was dein Reich tun kann
