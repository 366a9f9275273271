"""The tool that shows all there is about a card."""

import pytest
from tools import card

from deckwright.text import Speaker
from deckwright.text.errors import MissingMessage

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("written", ["wormhol", "Wormhol", "червоточ"])
def test_a_misspelt_card_is_answered_with_the_nearest_ones(
    written: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert card.main([written]) == 1
    told = capsys.readouterr().err
    assert "wormhole" in told
    assert told.count(",") < card.MOST_NEAR


def test_a_card_without_a_name_is_named_with_the_file_that_wants_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    known = Speaker.card_name

    def card_name(speaker: Speaker, face: str, case: str = "nom") -> str:
        if (speaker.language, face) == ("uk", "krump"):
            raise MissingMessage("uk: name-plain: Unknown external: name")
        return known(speaker, face, case)

    monkeypatch.setattr(Speaker, "card_name", card_name)
    assert card.main(["krump"]) == 1
    wanted = "krump has no name in uk yet: add [face.krump] to src/deckwright/games/keyforge/lexicon/uk.toml"
    assert capsys.readouterr().err.strip() == wanted


@pytest.mark.parametrize(
    ("written", "test"),
    [
        ("troll", "test_troll_heals_nothing_when_it_fights"),
        ("zetta-the-encryptor", "test_zetta_of_nemesis_protects_her_and_her_other_champions"),
    ],
)
def test_the_tests_of_a_card_are_found_by_its_name_or_how_it_begins(written: str, test: str) -> None:
    own = card.named_after(written, list(card.tests_of(written)))
    assert test in [name for _, _, name in own]
    first = written.split("-")[0]
    assert all(f"_{first}_" in f"{name}_" for _, _, name in own)
