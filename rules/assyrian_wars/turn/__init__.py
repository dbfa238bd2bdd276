"""3, 5.1, 6.0, 6.10, 6.18, 6.19: game turns and impulses, AP and upkeep, and the windows for cards between them."""
