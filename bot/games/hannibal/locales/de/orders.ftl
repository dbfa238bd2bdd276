### Stehende Befehle: Antworten, Bedingungen, Vorlagen.

condition-value-percent = ein Prozentwert
condition-value-region = eine Region
condition-value-general = ein Heerführer
order-when-chance-at-least = die beste Chance beträgt mindestens … %
order-when-chance-below = die beste Chance liegt unter … %
order-when-not-outnumbered = ich wäre nicht in der Unterzahl
order-when-in-region = es geschieht in der Region …
order-when-mover-is = der ziehende Heerführer ist …
order-when-nothing-to-play = ich habe keine Karte dafür
order-opening-no = Nein, Karthago soll bestimmen, wer beginnt.
order-opening-yes = Ja, mit einem Feldzug eröffnen.
order-first-player-rome = Rom spielt zuerst.
order-first-player-carthage = Karthago spielt zuerst.
order-battle-plan-plan = Jede Schlacht nach dem üblichen Plan schlagen.
order-react-none = Geschehen lassen.
order-react-inside = Alle hinter die Mauern.
order-react-intercept-best = Mit der besten Chance abfangen.
order-react-intercept-all = Mit allen abfangen, die dürfen.
order-react-avoid = Ausweichen.
order-third-point-pass = Nein, passen.
order-sea-leg-pass = Nein, passen.
order-army-enters-pass = Nein, passen.
order-battle-start-pass = Nein, passen.
order-charge-pass = Nein, passen.
preset-ask-if-playable = Nach Gegenereignissen nur fragen, wenn ich eines spielen könnte
preset-pass-reactions = Immer passen, wenn ein Gegenereignis gespielt werden könnte
