# Empires: what is asked (title and one sentence), and why.

ask-settle = Your first areas
    .about = Place a control marker: the first into any free province, the others next to your own. Give wishes, and your next markers go by themselves.
ask-first-fort = Your first fort
    .about = One fort free of charge; a fort keeps revolts away and lets you choose a siege.
ask-action = Your action
    .about = One action: attack, diplomacy, a card, a fort, trade, a control marker – or pass.
ask-extra-action = Your extra action
    .about = You have routed an enemy: one more action of any kind, at its usual price.
ask-recruit = Which of the new cards?
    .about = Take one of the cards on display.
ask-defend = You are attacked
    .about = Say which cards fight, in which order; with a fort also siege or open battle. Then the battle is fought out.
attacked = { $seat } attacks { $area }.
