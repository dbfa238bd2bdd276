### Die Lehrpartie: eine Runde der Römer.

learn-welcome = Du führst die Römer durch die Zeitalter. Einfluss gewinnt: Er kommt von Fortschritten, Städten, Triumphen und Epochen, und am Ende kommen Karten, Moral und Plättchen dazu; `/punkte` zeigt, was jeder jetzt hätte.
    .title = Worum es geht
learn-trade = In einer Runde macht jeder eine Aktion nach der anderen, jede Art einmal, und jede braucht einen Anführer; du hast vier. Handel bringt einen Taler für den Anführer, mit Handelswert und Luxusgütern mehr.
    .title = Handel
learn-progress = Fortschritte kosten Taler und gelten für das ganze Spiel. Den Ackerbau kennt noch niemand, also bist du sein Pionier: ein Einfluss, und zwei Nahrung.
    .title = Fortschritt
learn-expansion = Wachstum ist Nahrung, Moral und das Doppelte deiner Anführer: Es bringt neue Vasallen. Eine Expansion geht Schritt für Schritt, und nichts gilt, bevor du sie bestätigst.
    .title = Expansion
learn-place = Neue Vasallen kommen dorthin, wo du schon welche hast, einer für jeden. Setz zwei nach Latium und zwei nach Campania.
    .title = Neue Vasallen
learn-march = In Etruria sitzen Barbaren. Ziehen drei Vasallen dorthin, ist das ein Angriff; die Vorschau sagt, dass du mit 89 % gewinnst, mit deinen Legionen mit 98 %.
    .title = Ein Angriff
learn-city = Drei Vasallen in einer Provinz können zu einer Stadt werden, das kostet zwei Nahrung. Sie bringt einen Einfluss und Miliz, die sie verteidigt.
    .title = Eine Stadt
learn-confirm = Das ist die ganze Expansion: Wachstum, Marsch, Stadt. Bestätige sie, und die Angriffe werden ausgefochten.
    .title = Bestätigen
learn-battle = Jetzt dürfen Heere und Legionen dazukommen. Schwert, Faust, Maske und Katapult bekommt, wer in etwas voraus ist; die Würfel sagen, wessen Zeichen treffen.
    .title = Die Schlacht
learn-tile = Etruria gehört dir, und das Plättchen, das dort lag, auch. Behalt es: Du kannst es in jeder späteren Aktion einsetzen oder als Söldner kämpfen lassen.
    .title = Ein Plättchen
learn-bread = Jede eroberte Provinz kostet ein wenig Moral, und Moral ist Wachstum. Brot und Spiele heben sie wieder.
    .title = Brot und Spiele
learn-round = Alle Anführer sind eingesetzt, deshalb hast du gepasst; überzählige Vasallen sind heimgekehrt, und eine neue Runde hat begonnen. Das Spiel endet, wenn jemand die Antike, genug Provinzen, Fortschritte oder Einfluss erreicht; dann werden die Punkte gezählt.
    .title = Das Ende der Runde
