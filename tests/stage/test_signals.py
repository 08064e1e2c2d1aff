from singerie.stage.signals import FAMILIES, IDEA, PALETTE, SIGNALS, palette


def test_no_signal_stands_in_two_families() -> None:
    assert len(PALETTE) == len(set(PALETTE))


def test_every_family_but_idea_has_signals_of_its_own() -> None:
    assert set(FAMILIES) == {*SIGNALS, IDEA}
    assert all(len(signals) >= 6 for signals in SIGNALS.values())


def test_idea_allows_all() -> None:
    assert set(palette(IDEA)) == {signal for family in SIGNALS for signal in palette(family)}
