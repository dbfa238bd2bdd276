"""ch.5.1: attacks, their routes, and neutral areas."""
