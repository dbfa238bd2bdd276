"""ch.6.1 to 6.3: growth, building, movement, raids, colonies and cities."""
