"""ch.4: rounds, the order of play, actions in turn, and the clean-up."""
