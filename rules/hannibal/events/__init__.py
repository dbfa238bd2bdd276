"""ch.7 D, 24: strategy cards as events and counter events, their windows, and the Truce."""
