"""ch.5: trade, taxes, bread and circuses."""
