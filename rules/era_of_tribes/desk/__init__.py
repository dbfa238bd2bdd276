"""What is not the rules themselves: orders, rulings, worlds, chances."""
