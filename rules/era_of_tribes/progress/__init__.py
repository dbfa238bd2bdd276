"""ch.5.2: advances in six fields."""
