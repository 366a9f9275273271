"""Every generic word of the scripts has a message; a new one without a sample here fails."""

import inspect
from collections.abc import Iterator
from dataclasses import is_dataclass
from types import ModuleType

import pytest

from deckwright.kernel import abilities, control, instructions, selectors
from deckwright.kernel.abilities import Influence, Pattern, Replacement, Static, Triggered, Whose
from deckwright.kernel.control import ForEach, If, Keep, Last, May, Repeat, Sequence
from deckwright.kernel.instructions import Instruction
from deckwright.kernel.nodes import Node
from deckwright.kernel.selectors import AtRandom, Choose, ChooseNumber, Every, Extreme, Kept, Name, Named
from deckwright.script import amounts, gate, groups
from deckwright.script import cards as script_cards
from deckwright.script.amounts import (
    IF_DONE,
    AtLeast,
    Chosen,
    Count,
    Fixed,
    HowMany,
    IsOf,
    Not,
    OfEvent,
    Tally,
    Times,
    ValueOf,
)
from deckwright.script.cards import Play
from deckwright.script.effects import add
from deckwright.script.gate import ByRule
from deckwright.script.groups import (
    ANY,
    ENEMY,
    FRIENDLY,
    AnyCard,
    AttachedTo,
    Both,
    ByName,
    Called,
    Controlled,
    Either,
    Except,
    Having,
    InZone,
    NeighbourOf,
)
from deckwright.text.catalogue import catalogue
from deckwright.text.functions.phrases import Phrases
from deckwright.text.script import Part
from deckwright.text.text_context import TextContext
from tests.text.spoken import SPOKEN
from tests.text.support import check_sentence, in_every_language
from tests.torture import table
from tests.torture.words import BEAST, CREATURE, IN_HAND, MACHINE, THIS_TURN, draw, gain

MODULES: tuple[ModuleType, ...] = (
    abilities,
    control,
    instructions,
    selectors,
    amounts,
    gate,
    groups,
    script_cards,
)
BASES = (Instruction, ByName)

EFFECTS = [
    Sequence((gain(1), draw(2))),
    May(gain(2)),
    If(IF_DONE, gain(1), draw(1)),
    ForEach(Every(CREATURE), Sequence((gain(1),))),
    Repeat(gain(1), Fixed(3)),
    Repeat(gain(1), Count(CREATURE), IF_DONE),
    Keep(what=ChooseNumber(0, Count(CREATURE))),
    Last(ability=Static(FRIENDLY & BEAST, (add(table.POWER, 2),)), until=THIS_TURN, cards=None),
    ByRule("even-odds", (2,)),
]
ABILITIES = [
    Play(Sequence((gain(1), draw(1)))),
    Triggered(Pattern(table.REAPED, CREATURE), Sequence((gain(1), draw(1))), IF_DONE, 2),
    Replacement(Pattern(table.DESTROYED, BEAST), Sequence((gain(1),))),
    Static(CREATURE, (add(table.POWER, 2),), AtLeast(Count(BEAST), 2)),
    Influence(Whose.YOU, (add(table.HAND_SIZE, 2),)),
    Influence(Whose.OPPONENT, (add(table.HAND_SIZE, 2),), AtLeast(Count(BEAST), 2)),
]
PHRASES = [
    Choose(CREATURE),
    Choose(CREATURE, 0, 3),
    Choose(CREATURE, 2, 2),
    Choose(CREATURE, times=Fixed(3), again=True),
    Choose(CREATURE, times=Chosen(), again=True, by=Whose.OPPONENT),
    Every(ENEMY),
    AtRandom(IN_HAND),
    AtRandom(CREATURE, 2),
    Extreme(CREATURE, table.POWER),
    Extreme(CREATURE, table.POWER, 3, highest=False),
    ChooseNumber(1, ValueOf(table.POWER, Name.SELF)),
    ChooseNumber(1, HowMany(Name.THIS_WAY)),
    *(Named(name) for name in Name),
    *(Kept(slot) for slot in range(3)),
    *(Called(name) for name in Name),
    Both(FRIENDLY, CREATURE),
    Either(BEAST, MACHINE & CREATURE),
    Except(BEAST),
    Except(Called(Name.SELF)),
    AnyCard(),
    *(Controlled(whose) for whose in Whose),
    Having(table.POWER, 3),
    NeighbourOf(Name.SELF),
    AttachedTo(Name.SELF),
    AttachedTo(Name.HOST),
    InZone("hand"),
]
AMOUNTS = [
    Count(FRIENDLY & CREATURE),
    HowMany(Name.THIS_WAY),
    ValueOf(table.POWER, Name.IT),
    Tally(),
    OfEvent(),
    Chosen(),
    Times(Count(CREATURE), 2),
    Times(Chosen(), 3),
]
CONDITIONS = [
    AtLeast(Count(CREATURE), 1),
    AtLeast(Count(CREATURE), 3),
    AtLeast(Chosen(), 3),
    IF_DONE,
    Not(IF_DONE),
    Not(AtLeast(Count(CREATURE), 1)),
    Not(AtLeast(Count(CREATURE), 4)),
    Not(IsOf(Name.IT, BEAST)),
    IsOf(Name.THIS_WAY, BEAST),
]


def words() -> Iterator[type]:
    """The words of scripts: all nodes of the modules that are values."""
    for module in MODULES:
        for _, each in inspect.getmembers(module, inspect.isclass):
            is_here = each.__module__ == module.__name__
            if is_here and issubclass(each, Node) and is_dataclass(each) and each not in BASES:
                yield each


def test_every_generic_word_has_a_sample() -> None:
    samples = [*EFFECTS, *ABILITIES, *PHRASES, *AMOUNTS, *CONDITIONS, Fixed(3)]
    assert {type(each) for each in samples} >= set(words())


def context(language: str) -> TextContext:
    return TextContext(catalogue(language, SPOKEN))


def tools(language: str) -> Phrases:
    return Phrases(context(language))


@in_every_language
@pytest.mark.parametrize("node", [*EFFECTS, *ABILITIES, *CONDITIONS], ids=lambda node: type(node).__name__)
def test_an_effect_an_ability_or_a_condition_is_a_sentence(language: str, node: Node) -> None:
    part = Part(context(language), node)
    for mood in ("imperative", "infinitive"):
        check_sentence(language, " ".join(part.render(mood=mood).split()))


@in_every_language
@pytest.mark.parametrize("node", PHRASES, ids=lambda node: type(node).__name__)
def test_a_choice_or_a_group_is_a_phrase_in_every_case(language: str, node: Node) -> None:
    for case in ("nom", "gen", "dat", "acc", "ins", "loc"):
        for count in (1, 2, 5, "plural"):
            text = tools(language).phrase(Part(context(language), node), case, count)
            check_sentence(language, " ".join(text.split()))


@in_every_language
@pytest.mark.parametrize("node", AMOUNTS, ids=lambda node: type(node).__name__)
def test_an_amount_can_be_counted_and_named(language: str, node: Node) -> None:
    part = Part(context(language), node)
    check_sentence(language, tools(language).counted(part, "coin", "acc"))
    for form in ("number", "limit"):
        check_sentence(language, tools(language).amount(part, form))


@pytest.mark.parametrize(
    ("node", "english", "russian", "ukrainian"),
    [
        (
            AtLeast(Count(ENEMY & BEAST), 1),
            "there is an enemy beast",
            "есть вражеский зверь",
            "є ворожий звір",
        ),
        (
            AtLeast(Count(ENEMY & BEAST), 3),
            "there are 3 or more enemy beasts",
            "вражеских зверей 3 или больше",
            "ворожих звірів 3 або більше",
        ),
        (
            Not(AtLeast(Count(BEAST), 1)),
            "there are no beasts",
            "зверей нет",
            "звірів немає",
        ),
        (Not(IF_DONE), "you do not", "это не удалось", "це не вдалося"),
        (
            Every(CREATURE & ~BEAST),
            "all creatures that are not beasts",
            "все существа (кроме зверей)",
            "всі істоти (крім звірів)",
        ),
        (
            Every(IN_HAND & ENEMY),
            "all cards in your opponent's hand",
            "все карты в руке противника",
            "всі карти в руці супротивника",
        ),
        (Choose(ANY, 0, 2), "up to two cards", "до двух карт", "до двох карт"),
    ],
)
def test_phrases_and_conditions(node: Node, english: str, russian: str, ukrainian: str) -> None:
    said = {"en": english, "ru": russian, "uk": ukrainian}
    for language, text in said.items():
        assert Part(context(language), node).render() == text
