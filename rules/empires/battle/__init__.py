"""ch.5.2, 5.3: stacks, comparisons, losses and what a victory brings."""
