"""How the steps of an effect follow one another: each a sentence, or two orders on one object together."""

from dataclasses import fields, replace
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from deckwright.kernel.control import ForEach, Keep, Last, May
from deckwright.kernel.deeds import Choose, Deed, Every, Name, Named
from deckwright.kernel.nodes import walk
from deckwright.script.groups import ByName
from deckwright.text.grammar import sentence
from deckwright.text.script import Part

if TYPE_CHECKING:
    from deckwright.text.catalogue import Catalogue


def sentences(part: Part) -> str:
    """An effect in full: its first step, which may follow some words, then a sentence for each other. The
    last one has no full stop. A step without a text is left out."""
    first, *rest = filter(None, told(part.steps))
    return ". ".join([first.rstrip("."), *(sentence(text).rstrip(".") for text in rest)]) if rest else first


def told(steps: list[Part], mood: str = "imperative", inline: bool = False) -> list[str]:
    """Steps as clauses, some of them for several steps; what follows a step may speak of what it did."""
    clauses: list[str] = []
    rest = list(steps)
    while rest:
        clause, count = _together(rest, mood, inline)
        if count == 0:
            clause, count = text_of_step(rest[0], mood, inline), 1
        clauses.append(clause)
        del rest[:count]
    return clauses


def text_of_step(step: Part, mood: str = "imperative", inline: bool = False) -> str:
    """A step; what one may choose none of is what one may do."""
    step = as_told(step)
    text = step.render(mood=mood, form=_form(step, inline))
    if isinstance(step.node, Keep) or (text and not isinstance(step.node, ForEach)):
        # What was done for each is what its last step did.
        step.catalogue.said["previous"] = step.style
    if not inline:
        step.catalogue.said.pop("they", None)  # that was another sentence
    return text


def _form(step: Part, inline: bool) -> str:
    """What one may do is told in another way inline, what lasts in one sentence or two."""
    if inline:
        return "inline" if isinstance(step.node, May) else "plain"
    return "sentence" if isinstance(step.node, Last) else "plain"


def as_told(step: Part) -> Part:
    """«Up to one» card is a card that one may choose, where the game tells it so (`.optional = may`)."""
    cards = getattr(step.node, "cards", None)
    if not isinstance(step.node, Deed) or not isinstance(cards, Choose):
        return step
    if (cards.least, cards.most, cards.times) != (0, 1, None):
        return step
    if Part(step.catalogue, cards).says("optional") != "may":
        return step
    with_one: Any = step.node
    return Part(step.catalogue, May(replace(with_one, cards=replace(cards, least=1))))


def _together(steps: list[Part], mood: str, inline: bool) -> tuple[str, int]:
    """Several orders on one object («stun and exhaust it») or several choices as one clause, and how many.
    Inline, clauses are joined anyway."""
    one, *others = steps
    if not others:
        return "", 0
    if isinstance(one.node, Keep) and isinstance(others[0].node, Keep) and one.says("joins") == "yes":
        return _two_choices(one, others[0], mood)
    if _differ_in_cards(one, others[0]):
        texts = [text_of_step(one, mood), others[0].render(mood=mood, form="object")]
        return one.catalogue.join(texts), 2
    same = list(takewhile(lambda other: _is_same(one, other), others))
    if not same or one.says("joins") == "none":
        return "", 0
    if len(same) == 1 and type(one.node) is type(same[0].node) and one.says("verb") != "none":
        verbs = [one.render(mood=mood, form="verb"), text_of_step(_on(same[0], one), mood)]
        return one.catalogue.join(verbs, "then"), 2
    if inline:
        return "", 0
    texts = [text_of_step(one, mood)]
    _note_named(one)
    if isinstance(as_told(one).node, May):
        mood = "infinitive"
    texts += [text_of_step(_on_it(each), mood) for each in same]
    return one.catalogue.join(texts, "then"), 1 + len(same)


def _on(step: Part, other: Part) -> Part:
    """A step done to the cards of another one."""
    node: Any = step.node
    before: Any = other.node
    return Part(step.catalogue, replace(node, cards=before.cards))


def _on_it(step: Part) -> Part:
    node: Any = step.node
    return Part(step.catalogue, replace(node, cards=Named(Name.IT)))


def _is_same(one: Part, other: Part) -> bool:
    """Whether both do something to the same cards, and the second to nothing else."""
    before, after = getattr(one.node, "cards", None), getattr(other.node, "cards", None)
    if not (isinstance(one.node, Deed) and isinstance(other.node, Deed) and isinstance(after, Named)):
        return False
    if other.says("joined") == "no":
        return False
    if isinstance(before, Named):
        return before.name is after.name
    return isinstance(before, Choose) and after.name in (Name.IT, Name.THIS_WAY)


def _differ_in_cards(one: Part, other: Part) -> bool:
    """«Stun it and each of its neighbours»: the same deed, begun with a named card."""
    first: Any = one.node
    second: Any = other.node
    if type(first) is not type(second) or one.says("verb") == "none":
        return False
    rest = [each.name for each in fields(first) if each.init and each.name != "cards"]
    is_alike = all(getattr(first, name) == getattr(second, name) for name in rest)
    return is_alike and isinstance(first.cards, Named) and isinstance(second.cards, Every)


def _note_named(step: Part) -> None:
    """A named card can be «it» in the second of two orders."""
    node: Any = step.node
    if not isinstance(node.cards, Named) or node.cards.name not in (Name.SELF, Name.HOST):
        return
    said = step.catalogue.said
    head, number = said.get("self", step.catalogue.self_noun), "sing"
    if node.cards.name is Name.HOST:
        head = "its-host"
    elif said.get("beside") == "yes":
        head, number = _of_its_name(step.catalogue)
    said.update({"it": head, "it-number": number, "it-owner": "any"})


def _of_its_name(catalogue: "Catalogue") -> tuple[str, str]:
    """The pronoun for the name of the card that speaks, and its number."""
    entry = catalogue.lexicon.entry("face", catalogue.self_card)
    pronoun = f"it-{entry.gender}"
    return pronoun if catalogue.lexicon.has("noun", pronoun) else "it", entry.number


def _two_choices(one: Part, other: Part, mood: str) -> tuple[str, int]:
    first: Any = one.node
    second: Any = other.node
    if not (isinstance(first.what, Choose) and isinstance(second.what, Choose)):
        return "", 0
    if any(isinstance(each, ByName) and each.name is Name.IT for _, each in walk(second.what)):
        return "", 0  # «it» is the first of them
    texts = [text_of_step(one, mood), other.render(mood=mood, form="more")]
    other.catalogue.said.update({"previous": other.style, "it-number": "plur", "pair": "told"})
    return one.catalogue.join(texts), 2
