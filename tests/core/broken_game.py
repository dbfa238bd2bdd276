"""A game module whose own import fails, which must not be mistaken for a game that is not there."""

import a_package_that_is_not_there

GAME = a_package_that_is_not_there.GAME
