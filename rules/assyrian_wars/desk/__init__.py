"""What players and game masters ask beside the game: chances, accounts, orders, rulings, the rulebook."""
