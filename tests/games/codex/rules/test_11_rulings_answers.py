"""COD-11.1: the answers about cards stand in clauses of their own, each under the name of its card."""

import pytest
from tests.support.rules import rule

import deckwright as dw
from deckwright.play.voice import Voice
from deckwright.text import LANGUAGES, rulebook

CARDS = (
    "brick-thief", "wither", "the-boot", "intimidate", "final-smash", "hired-stomper", "trojan-duck",
    "harmony", "discord", "two-step", "appel-stomp", "nimble-fencer", "starcrossed-starlet", "grounded-guide",
    "maestro", "blademaster", "troq-bashar", "river-montoya",
)  # fmt: skip
FIRST = 34


@rule("COD-11.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_about_a_card_begins_with_its_name(language: str) -> None:
    game = dw.game("codex")
    speaker = Voice(language).about(game)
    clauses = rulebook(game, language).clauses
    for number, face in enumerate(CARDS, FIRST):
        assert clauses[f"11.{number}"].ruling.strip("«").startswith(speaker.card_name(face).strip("«»"))
