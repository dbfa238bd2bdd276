"""Alt text: whole sentences, within what an attachment takes."""

from render.paper.alt import LONGEST, shortened


def test_what_does_not_fit_is_left_out_by_whole_sentences() -> None:
    assert shortened(["One.", "Two two two.", "Three."], 12) == "One."


def test_it_fits_an_attachment() -> None:
    assert LONGEST - 10 < len(shortened(["A sentence."] * 200)) <= LONGEST
