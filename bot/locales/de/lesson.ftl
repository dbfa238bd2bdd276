### Lehrpartien: eine Partie für eine Person allein, die ein Spiel Schritt für Schritt zeigt.

cmd-match-learn = lernen
    .about = Zeigt dir ein Spiel in etwa zehn Minuten, allein und Schritt für Schritt
    .game = spiel
    .game-about = Was du lernen willst; ohne Angabe wählst du

lesson-name = Lehrpartie: { $game }
lesson-which = **Welches Spiel willst du lernen?** Eine Lehrpartie dauert etwa zehn Minuten. Du spielst allein und kannst bei jedem Schritt aufhören.
lesson-goes-on = 📖 { $name } wartet auf dich: { $channel }.
lesson-replace = Du kannst immer nur eine Lehrpartie haben. Wenn du eine neue beginnst, endet diese.
lesson-anew-button = Beenden und neu beginnen
lesson-begun = 📖 { $name } beginnt: { $channel }. Niemand sonst wird gefragt oder benachrichtigt.
lesson-no-such-game = Für „{ $found }“ gibt es keine Lehrpartie. Es gibt sie für: { $known }.
lesson-none = Für { $game } gibt es keine Lehrpartie.

## Ein Schritt

lesson-opening = 📖 Du spielst { $plays }, und zwar allein: Die Gegenseite antwortet nach Drehbuch. { $steps } Schritte, etwa zehn Minuten; jeden Schritt kann ich für dich machen, und aufhören kannst du jederzeit.
lesson-opening-dice = Die Würfel dieser Lehrpartie folgen einem Drehbuch, damit du siehst, wovon die Rede ist. `/würfel prüfen` nennt jeden Wurf daraus. Ist das Drehbuch zu Ende, wird gewürfelt wie in jeder Partie, aus einem Geheimnis mit dem Fingerabdruck `{ $commitment }`.
lesson-title = 📖 **Schritt { $number } von { $of }: { $title }**
lesson-below = Unten
lesson-tap-next = 👉 Drück **{ lesson-next-button }**.
lesson-tap-action = 👉 **{ $opening }** → **{ $action }** → **{ act-confirm }**.
lesson-tap-details = 👉 **{ $opening }** → **{ $action }** → { $details } → **{ act-confirm }**.
lesson-tap-option = 👉 **{ $opening }** → **{ $option }**.
lesson-tap-first = 👉 Vorher wirst du noch etwas anderes gefragt: **{ $title }**. Drück auf den Knopf unten und antworte; das Übliche genügt.
lesson-tap-wait = ⏳ Die Gegenseite überlegt. Gleich geht es weiter.
lesson-astray = 🙂 Das war erlaubt, aber in diesem Schritt geht es um etwas anderes. Geh zurück und versuch es noch einmal, oder lass mich den Schritt für dich machen.
lesson-next-button = Weiter
lesson-skip-button = Mach du das
lesson-back-button = Zurück
lesson-leave-button = Lehrpartie verlassen
lesson-keep-button = Ohne Anleitung weiterspielen
lesson-close-button = Partie schließen
lesson-skipped = ✅ Für dich erledigt. { $told }
lesson-went-back = ↩️ Du stehst wieder am Anfang dieses Schritts.
lesson-went-on = Dieser Schritt ist schon getan, die Lehrpartie ist weiter. Was jetzt kommt, steht in ihrer letzten Nachricht.
lesson-not-yours = Das ist die Lehrpartie von jemand anderem. Deine eigene beginnt mit `/partie lernen`.
lesson-is-over = Durch { $name } führt keine Anleitung mehr. Mit `/partie lernen` beginnt eine neue.

## Das Ende

lesson-over = 🎓 **Das war die Lehrpartie.** Für deine erste Partie { $game } weißt du jetzt genug. Spiel diese gegen die Computer weiter oder schließ sie: `/partie neu` eröffnet eine richtige, und `/hilfe` weiß immer, wo du gerade stehst.
lesson-leave = Du kannst diese Partie ohne Anleitung gegen Computer weiterspielen oder sie schließen.
lesson-kept = { $name } ist jetzt eine gewöhnliche Partie, und Computer spielen die anderen Plätze. Was vom Drehbuch übrig ist, gilt noch, wenn solche Würfe fallen; `/würfel prüfen` sagt, für welche.
lesson-left = 📖 Hier endete die Anleitung; die Partie geht als gewöhnliche weiter.
lesson-closed = 📖 Die Lehrpartie ist geschlossen. `/partie lernen` beginnt eine neue, `/partie neu` eröffnet eine Partie.
