"""6.11.b: foreign wars, from the pieces that are sent to the end."""
