"""How the steps of an effect follow one another: each a sentence, or two orders on one object together."""

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from itertools import pairwise, takewhile
from typing import TYPE_CHECKING, Any

from deckwright.kernel.abilities import Whose
from deckwright.kernel.control import ForEach, Keep, Last, May, Repeat
from deckwright.kernel.control import Sequence as Steps
from deckwright.kernel.instructions import Instruction
from deckwright.kernel.nodes import walk
from deckwright.kernel.selectors import Choose, Every, Name, Named
from deckwright.script.groups import ByName, Controlled
from deckwright.text.grammar import sentence
from deckwright.text.nodes import Again, TheirOwn
from deckwright.text.script import Part

if TYPE_CHECKING:
    from deckwright.text.text_context import TextContext


def sentences(part: Part) -> str:
    """An effect in full: its first step, which may follow some words, then a sentence for each other. The
    last one has no full stop. A step without a text is left out."""
    first, *rest = filter(None, told(part.steps))
    return ". ".join([first.rstrip("."), *(sentence(text).rstrip(".") for text in rest)]) if rest else first


def told(steps: list[Part], mood: str = "imperative", inline: bool = False) -> list[str]:
    """Steps as clauses, some of them for several steps; what follows a step may speak of what it did."""
    return [clause for clause, _ in _clauses(steps, mood, inline)]


def first_told(steps: list[Part]) -> str:
    """The first of several steps; a choice that is kept for later together with what it is for."""
    clauses: list[str] = []
    for clause, step in _clauses(steps, "imperative", inline=False):
        clauses.append(sentence(clause))
        if clause and not isinstance(step.node, Keep):
            break
    return " ".join(filter(None, clauses))


def _clauses(steps: list[Part], mood: str, inline: bool) -> Iterator[tuple[str, Part]]:
    """Clauses, each with the first of the steps that it tells."""
    rest = _without_repeats(steps)
    while rest:
        clause, count = _together(rest, mood, inline)
        if count == 0:
            clause, count = text_of_step(rest[0], mood, inline), 1
        yield clause, rest[0]
        del rest[:count]


def _without_repeats(steps: list[Part]) -> list[Part]:
    """What one may do after a step, if it ends with that step, ends with «repeat this»."""
    told_so = steps[:1]
    for before, step in pairwise(steps):
        within = step.node.effect if isinstance(step.node, May) else None
        can_be_said = step.context.catalogue.has("script-again")
        if can_be_said and isinstance(within, Steps) and is_alike(within.effects[-1], before.node):
            again: Any = Again()
            step = Part(step.context, May(Steps((*within.effects[:-1], again))))
        told_so.append(step)
    return told_so


def is_alike(one: object, other: object) -> bool:
    """Whether two parts of scripts say the same."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(is_alike, one, other))
    if is_dataclass(one) and type(one) is type(other):
        return all(is_alike(getattr(one, each.name), getattr(other, each.name)) for each in fields(one))
    return one == other


def text_of_step(step: Part, mood: str = "imperative", inline: bool = False) -> str:
    """A step; what one may choose none of is what one may do."""
    step = as_told(step)
    said = step.context.said
    zone = said.get("zone")
    text = step.render(mood=mood, form=_form(step, inline))
    said.pop("told", None)
    if zone is not None and said.get("zone") == zone:
        del said["zone"]  # only the next step can call it «it»
    if isinstance(step.node, Keep) or (text and not isinstance(step.node, ForEach)):
        # What was done for each is what its last step did.
        said["previous"] = step.style
    if not inline:
        said.pop("they", None)  # that was another sentence
    return text


def _form(step: Part, inline: bool) -> str:
    """What one may do is told in another way inline, what lasts in one sentence or two."""
    if inline:
        return "inline" if isinstance(step.node, May) else "plain"
    return "sentence" if isinstance(step.node, Last | Repeat) else "plain"


def as_told(step: Part) -> Part:
    """«Up to one» card is a card that one may choose, where the game tells it so (`.optional = may`)."""
    cards = getattr(step.node, "cards", None)
    if not isinstance(step.node, Instruction) or not isinstance(cards, Choose):
        return step
    if (cards.least, cards.most, cards.times) != (0, 1, None):
        return step
    if Part(step.context, cards).says("optional") != "may":
        return step
    with_one: Any = step.node
    return Part(step.context, May(replace(with_one, cards=replace(cards, least=1))))


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
        return one.context.join(texts), 2
    if _differ_in_players(one, others[0]):
        return text_of_step(_for_each_player(one), mood), 2
    as_long = list(takewhile(lambda other: _lasts_as_long(one, other), others))
    if as_long:
        texts = [text_of_step(one, mood), *(each.render(mood=mood, form="more") for each in as_long)]
        return one.context.join(texts, "beside"), len(texts)
    if _lasts_too(one, others[0]) and not inline:
        texts = [text_of_step(one, mood)]
        one.context.said["told"] = str(Name.SELF.value)
        return one.context.join([*texts, others[0].render(mood=mood)], "clauses"), 2
    same = list(takewhile(lambda other: _is_same(one, other), others))
    if not same or one.says("joins") == "none":
        return "", 0
    if len(same) == 1 and type(one.node) is type(same[0].node) and one.says("verb") != "none":
        verbs = [one.render(mood=mood, form="verb"), text_of_step(_on(same[0], one), mood)]
        return one.context.join(verbs, "then"), 2
    if inline:
        return "", 0
    texts = [text_of_step(one, mood)]
    _note_named(one)
    if isinstance(as_told(one).node, May):
        mood = "infinitive"
    for place, each in enumerate(same):
        # «Exhaust it and move to a flank»: the last of three orders needs no object.
        is_bare = place > 0 and each.says("bare") == "yes"
        texts.append(each.render(mood=mood, form="bare") if is_bare else text_of_step(_on_it(each), mood))
    return one.context.join(texts, "then"), 1 + len(same)


def _on(step: Part, other: Part) -> Part:
    """A step done to the cards of another one."""
    node: Any = step.node
    before: Any = other.node
    return Part(step.context, replace(node, cards=before.cards))


def _on_it(step: Part) -> Part:
    node: Any = step.node
    return Part(step.context, replace(node, cards=Named(Name.IT)))


def _is_same(one: Part, other: Part) -> bool:
    """Whether both do something to the same cards, and the second to nothing else."""
    before, after = getattr(one.node, "cards", None), getattr(other.node, "cards", None)
    if not (
        isinstance(one.node, Instruction) and isinstance(other.node, Instruction) and isinstance(after, Named)
    ):
        return False
    if other.says("joined") == "no":
        return False
    if isinstance(before, Named):
        return before.name is after.name
    return isinstance(before, Choose) and after.name in (Name.IT, Name.THIS_WAY)


def _differ_in_cards(one: Part, other: Part) -> bool:
    """«Stun it and each of its neighbours»: the same instruction, begun with a named card."""
    first: Any = one.node
    second: Any = other.node
    if type(first) is not type(second) or one.says("verb") == "none":
        return False
    rest = [each.name for each in fields(first) if each.init and each.name != "cards"]
    is_alike = all(getattr(first, name) == getattr(second, name) for name in rest)
    return is_alike and isinstance(first.cards, Named) and isinstance(second.cards, Every)


def _differ_in_players(one: Part, other: Part) -> bool:
    """The same for you and your opponent, each by their own cards."""
    first: Any = one.node
    second: Any = other.node
    if type(first) is not type(second) or one.says("players") != "each":
        return False
    return (
        first.whose is Whose.YOU
        and second.whose is Whose.OPPONENT
        and is_alike(_changed(first, _as_opponents), second)
        and _counts_own(one)
    )


def _counts_own(step: Part) -> bool:
    """Whether an instruction depends on what its player has, and on nothing that the other one has."""
    sided = [each for _, each in walk(step.node) if each is not step.node and _is_sided(each)]
    return bool(sided) and all(_can_be_own(Part(step.context, each)) for each in sided)


def _is_sided(node: object) -> bool:
    return hasattr(node, "yours") or getattr(node, "whose", Whose.ANY) is not Whose.ANY


def _can_be_own(part: Part) -> bool:
    """What is yours, and can be told as somebody's own: a test on cards, or an amount that says `.own`."""
    node: Any = part.node
    if hasattr(node, "yours"):
        return bool(node.yours)
    return node.whose is Whose.YOU and (isinstance(node, Controlled) or part.says("own") == "yes")


def _for_each_player(step: Part) -> Part:
    """«Each player …», with what is yours as what is their own."""
    return Part(step.context, _changed(replace(step.node, whose=Whose.ANY), _as_their_own))


def _changed(node: Any, change: Callable[[Any], Any]) -> Any:
    """A part of a script with some of its parts changed."""
    new = change(node)
    if new is not node or not is_dataclass(node) or isinstance(node, type):
        return new
    names = [each.name for each in fields(node) if each.init]
    return replace(node, **{name: _changed(getattr(node, name), change) for name in names})


def _as_opponents(node: Any) -> Any:
    """A part of a script as seen by the opponent."""
    if isinstance(node, Whose):
        return {Whose.YOU: Whose.OPPONENT, Whose.OPPONENT: Whose.YOU}.get(node, node)
    return replace(node, yours=not node.yours) if hasattr(node, "yours") else node


def _as_their_own(node: Any) -> Any:
    if isinstance(node, Controlled) or hasattr(node, "yours"):
        return TheirOwn(owned=hasattr(node, "yours"))
    return replace(node, whose=Whose.ANY) if _is_sided(node) else node


def _lasts_too(one: Part, other: Part) -> bool:
    """«Ready this creature, and for the remainder of the turn it …»: both befall the card itself."""
    last = other.node
    return isinstance(last, Last) and _is_self(getattr(one.node, "cards", None)) and _is_self(last.cards)


def _lasts_as_long(one: Part, other: Part) -> bool:
    """«For the remainder of the turn, …, and …»: both say first how long they last, and for the same time."""
    first: Any = one.node
    second: Any = other.node
    if not (isinstance(first, Last) and isinstance(second, Last)) or not is_alike(first.until, second.until):
        return False
    return one.says("span") == other.says("span") == "said"


def _is_self(cards: object) -> bool:
    return isinstance(cards, Named) and cards.name is Name.SELF


def _note_named(step: Part) -> None:
    """A named card can be «it» in the second of two orders."""
    node: Any = step.node
    if not isinstance(node.cards, Named) or node.cards.name not in (Name.SELF, Name.HOST):
        return
    said = step.context.said
    head, number = said.get("self", step.context.noun), "sing"
    if node.cards.name is Name.HOST:
        head = "its-host"
    elif said.get("beside") == "yes":
        head, number = _of_its_name(step.context)
    said.update({"it": head, "it-number": number, "it-owner": "any"})


def _of_its_name(context: "TextContext") -> tuple[str, str]:
    """The pronoun for the name of the card that speaks, and its number."""
    lexicon = context.catalogue.lexicon
    entry = lexicon.entry("face", context.card)
    pronoun = f"it-{entry.gender}"
    return pronoun if lexicon.has("noun", pronoun) else "it", entry.number


def _two_choices(one: Part, other: Part, mood: str) -> tuple[str, int]:
    first: Any = one.node
    second: Any = other.node
    if not (isinstance(first.what, Choose) and isinstance(second.what, Choose)):
        return "", 0
    if any(isinstance(each, ByName) and each.name is Name.IT for _, each in walk(second.what)):
        return "", 0  # «it» is the first of them
    texts = [text_of_step(one, mood), other.render(mood=mood, form="more")]
    other.context.said.update({"previous": other.style, "it-number": "plur", "pair": "told"})
    return one.context.join(texts), 2
