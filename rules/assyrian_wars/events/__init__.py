"""What the cards do when they are played as events (6.11); rules ask the card layer through `hooks`."""
