"""ch.14 to 17: land battles: cards, plans, casualties, retreat and what they cost."""
