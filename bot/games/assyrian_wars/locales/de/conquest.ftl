# Assyrian Wars: Eroberung, Kapitulation, Provinzen, Friedenspflicht und Ausscheiden.

## Was geschieht

conquest-rolled = { $success ->
    [yes] 🎲 { $by } würfelt { $die }, um { $country } zu erobern: mit dem Aufschlag von { $modifier } also { $total } bei { $cities } Stadtpunkten. Das reicht.
   *[no] 🎲 { $by } würfelt { $die }, um { $country } zu erobern: mit dem Aufschlag von { $modifier } also { $total } bei { $cities } Stadtpunkten. Das Land hält stand.
}
conqueror-disputed = { $country } zu erobern ist Sache von { $by }, in einem eigenen Impuls.
country-overrun = { $country } hat alles Wichtige verloren und fällt ohne Wurf.
country-conquered = { $country } ist erobert ({ $by }).
conquest-over = { $country } verlässt das Eroberungsfeld ({ $by }).
grace-over = Die Friedenspflicht zwischen { $by } und { $country } ist vorbei.
province-taken = { $area } ist jetzt Provinz ({ $country }).
province-lost = { $area } hat keine Besatzung mehr und ist keine Provinz mehr ({ $country }).
influence-lost = { $level ->
    [0] 🎲 { $country }: { $dice } – vom Einfluss bleibt nichts.
   *[other] 🎲 { $country }: { $dice } – der Einfluss sinkt auf { $level }.
}
pact-over = Der Pakt zwischen { $area } und { $country } ist beendet.
tribute-checks-over = Assyrien ist gefallen: Niemand wird mehr zum Tribut-Check gebeten, und Verweigerer sind vergessen.
surrender-offered = { $country } bietet { $powers } die Kapitulation an.
surrender-accepted = Die Kapitulation ist angenommen ({ $country }).
surrender-rejected = Die Kapitulation ist abgelehnt ({ $country }).
country-eliminated = { $country } ist ausgelöscht ({ $by }).
land-of-nobody = Das Land gehört ab jetzt niemandem ({ $country }).
substitute-named = { $country } wird ab jetzt anstelle von { $power } gespielt und gilt als Großmacht.
country-returns = { $country } ist wieder im Spiel.
vp-conquest = eine Eroberung
vp-elimination = eine Auslöschung
vp-surrender-rejected = eine abgelehnte Kapitulation

## Was gefragt wird

ask-name-conqueror = Wer ist der Eroberer?
    .about = Mehrere Großmächte halten einen Teil des Landes; ohne Einigung entscheidet, wer die meisten Gebiete hat.
ask-choose-province = Welche Provinz?
    .about = Ein Gebiet, in dem deine Seite eine Einheit hat, darfst du behalten; deine übrigen Einheiten verlassen das Land.
    .no-province = Alle deine Einheiten verlassen das Land.
ask-surrender = Kapitulation annehmen?
    .about = Angenommen gilt das Land als erobert, abgelehnt erhält es einen Siegpunkt. Alle Großmächte im Krieg mit ihm müssen zustimmen.
    .accept-surrender = Nehmen alle seine Feinde an, gilt es als erobert.
    .reject-surrender = Es kämpft weiter und bekommt 1 Siegpunkt.
ask-interphase-conquest = Eroberung in der Interphase
    .about = Würfle gegen ein Land, von dem du genug hältst, kapituliere oder passe.
    .pass = Du versuchst in dieser Interphase nichts.
    .surrender = Nehmen alle Feinde an, gilt das Land als erobert; lehnt einer ab, bekommt es 1 Siegpunkt.
ask-choose-substitute = Was spielst du jetzt?
    .about = Deine Großmacht ist aus dem Spiel; du spielst mit einem anderen Land weiter, das als Großmacht gilt.
conqueror-to-name = { $country } ist an mehrere Großmächte gefallen.
province-to-choose = { $country } ist erobert ({ $by }).
surrender-offer = { $country } bietet die Kapitulation an.
interphase-conquest = { $country } kann vor dem Ende des Spielzugs noch erobern oder kapitulieren.
substitute-to-choose = { $number ->
    [one] Wer { $country } gespielt hat, wählt einen Kleinstaat zum Weiterspielen.
   *[other] Wer { $country } gespielt hat, wählt { $number } Kleinstaaten zum Weiterspielen.
}
option-no-province = Keine Provinz
option-accept-surrender = Annehmen
option-reject-surrender = Ablehnen
option-surrender = Kapitulation anbieten
option-conquer = { $country } zu erobern versuchen ({ $percent } %)

## Was nicht geht

conquest-no-country = „{ $found }“ ist kein Land, das sich erobern lässt.
conquest-of-nomads = { $country } ist ein Nomadenstamm: Er lässt sich schlagen, aber nicht erobern.
conquest-eliminated = { $country } ist aus dem Spiel.
conquest-at-peace = Mit { $country } herrscht Frieden. Erobern lässt sich nur ein Feind.
conquest-of-the-mede = { $country } fällt ohne Wurf, und nur wenn { $cities } Städte samt der Hauptstadt in Feindeshand sind.
conquest-nothing-held = Von { $country } ist nichts in deiner Hand. Für einen Wurf braucht es mindestens eine Stadt (oder ein eckiges Gebiet).
conquest-of-assyria = Ein Wurf gegen { $country } braucht die Hauptstadt und { $others } andere Heimatstädte; genommen sind { $held }.
conquest-of-a-power = Ein Wurf gegen { $country } braucht { $most } Heimatstädte oder die Hauptstadt und { $others } andere; genommen sind { $held }.
conquest-by-powers = { $country } erobert für die verbündete Großmacht, in deren eigenem Impuls.
conquest-once-a-turn = Gegen { $country } wurde in diesem Spielzug schon gewürfelt. Die nächste Gelegenheit ist die Interphase.
conqueror-is-another = Ihr habt Euch geeinigt, oder es wurde entschieden, dass eine andere Großmacht erobert ({ $country }).
surrender-of-assyria = { $country } kapituliert nie.
surrender-not-for-others = { $country } kann nicht kapitulieren: Keine eigene Großmacht spricht für das Land.
surrender-once-a-turn = { $country } hat in diesem Spielzug schon die Kapitulation angeboten.
surrender-to-nobody = Keine Großmacht ist im Krieg mit { $country }, also ist niemand da, vor dem kapituliert werden könnte.
surrender-too-early = { $country } hat { $lost } Heimatstädte verloren. Nötig sind { $cities } oder eine verlorene Schlacht für 3 Siegpunkte.
only-conquerors-camp = Solange die Friedenspflicht dauert, darf { $country } nur dem Lager des Eroberers beitreten ({ $by }).
in-grace = { $country } und { $holder } halten Frieden, solange die Friedenspflicht nach der Eroberung dauert.

## Vor dem Bestätigen

quote-conquest = 🎲 { $highest ->
    [0] Kein Wurf ist niedrig genug, um { $country } zu erobern ({ $cities } Stadtpunkte, Aufschlag { $added }).
   *[other] Ein Wurf von höchstens { $highest } erobert { $country }: { $percent } % ({ $cities } Stadtpunkte, Aufschlag { $added }).
}
conquest-nobody-there = Keine Großmacht hält eine Stadt von { $country }, also kann das Land niemand erobern.
conquest-held = { $areas } in der Hand von { $powers }.
quote-joint-conquest = Einen Teil davon hält auch: { $powers }, mit einem Wort dabei, wer der Eroberer ist.
quote-surrender = { $powers }: Alle müssen zustimmen. Angenommen giltst du als erobert, abgelehnt erhältst du einen Siegpunkt.
roll-conquest-check = Eroberung
roll-influence-loss = Verlust an Einfluss

## Befehle

action-attempt-conquest = Eroberung versuchen
    .command = erobern
    .about = Würfle, um ein Land zu erobern, von dem du Städte hältst; kostenlos, je Land einmal im Spielzug.
    .country = land
    .country-about = Das Land
action-offer-surrender = Kapitulation anbieten
    .command = kapitulieren
    .about = Biete allen Großmächten im Krieg mit deinem Land die Kapitulation an.

## Was nicht sein darf

conquest-unsound = { $country } liegt so im Eroberungsfeld, wie es nicht sein kann ({ $by }).
province-unsound = { $area } ist eine Provinz, die niemand hält oder die keine sein kann.
eliminated-still-there = { $country } ist ausgelöscht und doch noch im Spiel.
