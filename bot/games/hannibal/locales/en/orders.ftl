### Standing orders: answers, conditions, presets.

condition-value-percent = a percentage
condition-value-region = a region
condition-value-general = a general
order-when-chance-at-least = the best chance is at least … %
order-when-chance-below = the best chance is below … %
order-when-not-outnumbered = I would not be outnumbered
order-when-in-region = it happens in the region …
order-when-mover-is = the general on the move is …
order-when-nothing-to-play = I have no card for it
order-opening-no = No, let Carthage name who begins.
order-opening-yes = Yes, open with a Campaign.
order-first-player-rome = Rome plays first.
order-first-player-carthage = Carthage plays first.
order-battle-plan-plan = Fight every battle by the usual plan.
order-react-none = Let them come.
order-react-inside = All inside the walls.
order-react-intercept-best = Intercept with the best chance.
order-react-intercept-all = Intercept with all who may.
order-react-avoid = Avoid battle.
order-third-point-pass = No, pass.
order-sea-leg-pass = No, pass.
order-army-enters-pass = No, pass.
order-battle-start-pass = No, pass.
order-charge-pass = No, pass.
preset-ask-if-playable = Ask me about counter events only when I could play one
preset-pass-reactions = Pass whenever a counter event could be played
