"""The lint of scripts, and that mypy rejects a wrong card."""

import subprocess
import sys
from pathlib import Path

import pytest

import deckwright as dw
from deckwright.kernel.abilities import Pattern
from deckwright.kernel.control import Sequence
from deckwright.kernel.nodes import Ability, walk
from deckwright.kernel.selectors import Choose
from deckwright.script.amounts import IF_DONE, THIS_WAY, Chosen, OfEvent
from deckwright.script.cards import play
from deckwright.script.effects import (
    IT,
    SUBJECT,
    add,
    after,
    choose,
    grants,
    keep,
    kept,
    lasting,
    repeat,
    when,
)
from deckwright.script.gate import RULES, ByRule
from deckwright.script.groups import FRIENDLY, GIVEN, THIS, Having, InZone
from deckwright.script.lint import Bounds, lint
from tests.torture import table
from tests.torture.cards import SCRIPTS
from tests.torture.words import CREATURE, THIS_TURN, deal, destroy, discard, draw, gain

BOUNDS = Bounds(
    frozenset(zone.kind for zone in table.ZONES.kinds),
    attributes=len(table.ATTRIBUTES) + len(table.PLAYER_ATTRIBUTES),
)


def faults(*abilities: Ability) -> list[str]:
    return lint({"card": abilities}, BOUNDS)


def test_the_cards_of_the_torture_game_have_no_fault() -> None:
    assert lint(SCRIPTS, BOUNDS) == []


@pytest.mark.parametrize(
    ("ability", "fault"),
    [
        (play(gain(THIS_WAY)), "«this way» before anything was done"),
        (play(destroy(IT)), "«it» before anything was chosen"),
        (play(when(IF_DONE, draw(1))), "«if done» before anything was done"),
        (play(deal(1, kept(0))), "nothing was kept as number 0"),
        (play(keep(choose(CREATURE)), deal(1, kept(1))), "nothing was kept as number 1"),
        (play(gain(Chosen())), "nothing was kept as number 0"),
        (play(destroy(SUBJECT)), "a word about an event, but no event set this off"),
        (play(gain(OfEvent())), "a word about an event, but no event set this off"),
        (play(repeat(draw(1))), "a loop without end"),
        (play(), "an effect that does nothing"),
        (play(discard(choose(InZone("attic")))), "no zone is a attic"),
        (play(destroy(choose(Having(99)))), "no attribute 99"),
        (play(destroy(Choose(CREATURE, 2, 1))), "a choice of 2 to 1"),
        (grants(GIVEN, add(table.POWER)), "«given» outside an effect that was given to cards"),
        (grants(CREATURE), "a continuous effect that changes nothing"),
        (grants(CREATURE, add(42)), "no attribute 42"),
        (
            play(lasting(grants(GIVEN, add(table.POWER)), until=THIS_TURN)),
            "«given» outside an effect that was given to cards",
        ),
        (after(Pattern(table.REAPED, THIS), gain(1), each_turn=-1), "a negative limit"),
    ],
)
def test_a_word_out_of_place_is_found(ability: Ability, fault: str) -> None:
    assert faults(ability) == [f"card: {fault}"]


def test_words_in_their_place_are_fine() -> None:
    assert (
        faults(
            play(keep(choose(CREATURE)), deal(1, kept(0)), gain(THIS_WAY), destroy(IT)),
            after(Pattern(table.REAPED, FRIENDLY), deal(1, SUBJECT), gain(OfEvent())),
            play(lasting(grants(GIVEN, add(table.POWER)), until=THIS_TURN, to=choose(CREATURE))),
        )
        == []
    )


WRONG_CARDS = """
from deckwright.script.cards import play, script
from deckwright.script.effects import choose, every
from deckwright.script.gate import RULES, ByRule
from deckwright.script.groups import FRIENDLY
from tests.torture.words import CREATURE, destroy, draw, gain, deal

A = script("a", gain(3))
B = script("b", play(destroy(CREATURE)))
C = script("c", play(gain("three")))
D = script("d", play(deal(choose(CREATURE), 2)))
E = script("e", play(draw(1), destroy(every(FRIENDLY & 3))))
F = script("f", play(destroyed(choose(CREATURE))))
G = script("g", play(destroy(choose(CREATURE), 2)))
"""


@pytest.mark.slow
def test_mypy_rejects_wrong_cards(tmp_path: Path) -> None:
    """Every line of the module that defines a card is an error, and nothing else is."""
    module = tmp_path / "wrong_cards.py"
    module.write_text(WRONG_CARDS)
    run = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", str(module)],
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parents[2],
    )
    lines = {int(line.split(":")[1]) for line in run.stdout.splitlines() if ": error:" in line}
    cards = {number for number, line in enumerate(WRONG_CARDS.splitlines(), 1) if "= script(" in line}
    assert lines == cards, run.stdout


def test_a_sequence_keeps_its_order() -> None:
    effect = play(draw(1), gain(2)).effect
    assert isinstance(effect, Sequence)
    assert [type(each).__name__ for each in effect.effects] == ["Draw", "Gain"]


def test_every_rule_of_its_own_says_why_and_is_used(capsys: pytest.CaptureFixture[str]) -> None:
    games = {"torture": SCRIPTS, **{name: dw.game(name).cards.scripts for name in dw.games()}}
    used = set()
    for name, scripts in games.items():
        uses = [node.name for card in scripts.values() for _, node in walk(card) if isinstance(node, ByRule)]
        used.update(uses)
        with capsys.disabled():
            print(f"\n{name}: {len(uses)} of {len(scripts)} scripts need a rule of their own")
        assert len(uses) <= max(1, len(scripts) // 20)
    assert used == set(RULES)
    assert all(rule.why for rule in RULES.values())
