"""The numbered cases of Hannibal, and single rules beyond them."""
