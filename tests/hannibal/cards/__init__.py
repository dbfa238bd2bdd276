"""Every strategy card as an event, with its number in the test's id: hannibal-card-01 to hannibal-card-64."""
