"""Functions of the messages that tell parts of scripts."""

from itertools import groupby
from typing import TYPE_CHECKING

from deckwright.kernel.control import If
from deckwright.kernel.nodes import Selector, walk
from deckwright.kernel.selectors import ChooseNumber, Kept, Name, Named
from deckwright.script.amounts import Times
from deckwright.script.groups import Called, Controlled, Either
from deckwright.text.functions.tool import a
from deckwright.text.functions.words import Words
from deckwright.text.grammar import (
    PLURAL,
    Count,
    sentence,
)
from deckwright.text.nodes import Places, Where, conjuncts, is_from_deck, owner_of, side_of
from deckwright.text.script import ROLES, Part
from deckwright.text.steps import sentences, told
from deckwright.text.values import NONE, Player, Row, Told, Value

if TYPE_CHECKING:
    pass


class Phrases(Words):
    """Parts of a script."""

    def phrase(self, part: Part, case: str = "nom", count: Count = 1, form: str = "plain") -> str:
        """A noun phrase in a case, as it stands beside a count; a test without a noun gets «card»."""
        if a(Part, part).role != "noun":
            text = self._group(self._conjuncts(part), case, count, form)
            self._note_other(part)
            return text
        text = part.render(case=case, count=count, form=form)
        self._note(part, form)
        if isinstance(part.node, Named | Called):
            self._note_own(part)
        if isinstance(part.node, Named) and part.node.name is Name.OTHER:
            self.context.said["foe"] = "told"
        return text

    def _note(self, part: Part, form: str) -> None:
        """Later parts of the text may call it «it»."""
        said = self.context.said
        if isinstance(part.node, Selector) and not isinstance(part.node, Named | Kept | ChooseNumber):
            said.pop("apart", None)
            origin = "deck" if is_from_deck(part.node) else "elsewhere"
            said.update({"it": part.head, "it-number": part.number})
            said.update({"it-owner": self.owner(part), "it-origin": origin})
        if form == "each":
            said["it-number"] = "sing"
        self._note_other(part)

    def _note_own(self, part: Part) -> None:
        """A text that has just spoken of its own card, or of the one that this is attached to, can go on with
        a pronoun; beside the other one it calls its own card by name."""
        said = self.context.said
        name = getattr(part.node, "name", None)
        if name in (Name.SELF, Name.HOST):
            said["told"] = str(name.value)
        if name is Name.HOST and self.context.noun == "this-card" and "self" not in said:
            said["beside"] = "yes"

    def _note_other(self, part: Part) -> None:
        """From here on the card calls itself by name, if «this creature» could be another one."""
        said = self.context.said
        is_other = not isinstance(part.node, Named | Kept | Called) and "self" not in said
        likes = self.context.likes
        if is_other and likes and part.head in likes:
            said["beside"] = "yes"

    def group(self, row: Row, case: str = "nom", count: Count = 1, form: str = "plain") -> str:
        """Tests on cards as one phrase: what stands before the noun, the noun, what stands after it."""
        return self._group([a(Part, each) for each in a(Row, row).items], case, count, form)

    def _group(self, parts: list[Part], case: str, count: Count, form: str = "plain") -> str:
        head = _head(parts)
        if form == "among" and not any(part.role == "noun" for part in parts):
            head = self.context.said.get("it", head)
        place = next((part.node.kind for part in parts if isinstance(part.node, Where)), NONE)
        nouns: list[tuple[Part, str]] = []
        texts: dict[str, list[str]] = {role: [] for role in ROLES}
        sides = [str(part.node.whose.value) for part in parts if isinstance(part.node, Controlled)]
        forms: dict[str, object] = {"case": case, "count": count, "head": head, "form": form, "place": place}
        forms["side"] = sides[0] if sides else "any"
        forms["mixed"] = "yes" if any(_is_mixed(part) for part in parts) else "no"
        forms["its-owner"] = "yes" if any(part.says("owner") == "its" for part in parts) else "no"
        if form == "placeless":
            parts = [part for part in parts if not isinstance(part.node, Where | Places)]
        if any(part.says("owner") == "told" for part in parts):
            # «Creatures that you play» are told by what you do, not by whose they are.
            parts = [part for part in parts if not isinstance(part.node, Controlled)]
        for part in parts:
            text = part.render(**forms)
            if part.role == "noun":
                nouns.append((part, text))
            if text not in texts[part.role]:
                # «Another» than this one and than that one is said once.
                texts[part.role].append(text)
        if not texts["noun"]:
            texts["noun"].append(self.noun(head, case, count))
        # «Its neighbour» is a creature, but need not be called so.
        texts["noun"] = [text for part, text in nouns if part.says("instead") == "yes"] or texts["noun"]
        if form == "nounless":
            texts["noun"] = []
        return " ".join(text for role in texts.values() for text in role if text)

    def place(self, part: Part, form: str = "in") -> str:
        """Where the cards of a group or of a selector are; nothing if it does not say so."""
        return " ".join(each.render(form=form) for each in self._places(part))

    def placed(self, part: Part) -> str:
        """`zone` if a group says where its cards are, else `play`: then they are there."""
        return "zone" if self._places(part) else "play"

    def _places(self, part: Part) -> list[Part]:
        node = a(Part, part).node
        group = getattr(node, "domain", None) or getattr(node, "group", None) or node
        parts = self._conjuncts(Part(part.context, group))
        return [each for each in parts if isinstance(each.node, Where | Places)]

    def alike(self, one: object, other: object) -> str:
        """`yes` if both count cards that are called by the same noun: the second time it can be left out."""
        heads = [each.says("head") for each in (one, other) if isinstance(each, Part)]
        return "yes" if len(heads) == 2 and heads[0] == heads[1] != NONE else "no"

    def _conjuncts(self, part: Part) -> list[Part]:
        return [Part(part.context, each) for each in conjuncts(part.node, self.catalogue.game)]

    def discarded(self, part: Part, case: str) -> str:
        """A card that came off your deck: what follows may call it «it»."""
        text = self.phrase(part, case)
        said = {"it": a(Part, part).head, "it-number": "sing", "it-owner": "you", "it-origin": "deck"}
        self.context.said.update(said)
        return text

    def head(self, phrase: object) -> str:
        """The noun of a phrase, or of the tests that make one."""
        if isinstance(phrase, Row):
            return _head([a(Part, each) for each in phrase.items])
        return a(Part, phrase).head

    def owner(self, part: Part) -> str:
        """Whose the cards of a selector are, if it says so by their place: `you`, `opponent` or `any`."""
        node = a(Part, part).node
        if isinstance(node, Named) and node.name in (Name.IT, Name.THIS_WAY):
            return self.context.said.get("it-owner", "any")
        return owner_of(self.catalogue.game, node)

    def origin(self, part: Part) -> str:
        """`deck` for cards that a selector takes out of a deck: those are not returned anywhere."""
        node = a(Part, part).node
        if isinstance(node, Named) and node.name in (Name.IT, Name.THIS_WAY):
            return self.context.said.get("it-origin", "elsewhere")
        return "deck" if is_from_deck(node) else "elsewhere"

    def side(self, part: Part) -> str:
        """Who controls the cards of a group or of a selector: `you`, `opponent` or `any`; `named` if they are
        cards that the text knows already."""
        return side_of(a(Part, part).node)

    def says(self, part: object, name: str) -> str:
        """An attribute of the message of a part, or of all parts of a row; `none` if it has none."""
        parts = part.items if isinstance(part, Row) else [part]
        found = {each.says(name) if isinstance(each, Part) else NONE for each in parts}
        return found.pop() if len(found) == 1 else NONE

    def note(self, name: str, value: str) -> str:
        """Says nothing, but lets what follows know something: `{ NOTE("they", "told") }`."""
        self.context.said[name] = value
        return ""

    def effect(self, part: Part, mood: str = "imperative") -> str:
        """An effect as an order (`imperative`), what can be done (`infinitive`), or a trigger (`would`)."""
        return a(Part, part).render(mood=mood)

    def steps(self, row: Row, mood: str = "imperative") -> str:
        """Effects one after the other in one sentence."""
        parts = [a(Part, each) for each in a(Row, row).items]
        clauses: list[list[str]] = []
        for stands_apart, run in groupby(parts, lambda part: _stands_apart(part) and len(parts) > 1):
            texts = [text for text in told(list(run), mood, inline=True) if text]
            # «…; if you do, …»: a clause of its own is set off by more than «then».
            clauses += [[text] for text in texts] if stands_apart else [texts]
        return "; ".join(self.context.join(each, "then") for each in clauses if each)

    def grant(self, row: Row, group: Part, subject: str, number: str = "", form: str = "plain") -> str:
        """A continuous effect on cards: what they get, with themselves as the subject, then what players may
        do with them (changes of the style `permit`)."""
        changes = [a(Part, each) for each in a(Row, row).items]
        plain = Row(self.context, [each for each in changes if each.style != "permit"])
        if form == "once" and _is_mixed(a(Part, group)):
            number = "plur"
        lead = self.says(plain, "lead") if plain.items else NONE
        clauses = [f"{subject} {self.changes(plain, group, number, form, lead)}"] if plain.items else []
        if lead != NONE:
            clauses[0] = f"{lead}, {clauses[0]}"
        senses = [self.says(plain, "sense")] if plain.items else []
        self.context.said.pop("told", None)
        for each in changes:
            if each.style == "permit":
                object_ = "it" if clauses else "named"
                clauses.append(each.render(group=group, object=object_, form=form))
                senses.append(each.says("sense"))
        # What is allowed and what is forbidden are told as opposites.
        return self.context.join(clauses, "but" if {"allows", "forbids"} <= set(senses) else "clauses")

    def changes(self, row: Row, group: Part, number: str = "", form: str = "plain", lead: str = NONE) -> str:
        """What a continuous effect does to the cards of a group, which is the subject of its verbs. `lead` is
        what already stands before the subject, if all changes say so (`.lead`)."""
        number = number or a(Part, group).number
        # An ability that cards gain calls them «this card».
        with self.context.calling_itself(self.context.noun if group.head == "this-card" else group.head):
            self._note_own(group)
            texts, previous = [], NONE
            for each in a(Row, row).items:
                change = a(Part, each)
                forms = {"subject-number": number, "previous": previous, "form": form, "lead": lead}
                texts.append(change.render(**forms))
                previous = change.style
        return self.context.join(texts)

    def amount(self, amount: object, form: str = "number") -> str:
        """An amount by itself: a number, or what it is the number of."""
        return str(amount) if isinstance(amount, int) else a(Part, amount).render(form=form)

    def clause(self, part: Part, form: str = "plain") -> str:
        """A condition in a form: `while` after «as long as»."""
        return a(Part, part).render(form=form)

    def style(self, amount: object) -> str:
        """How an amount is told, to select by: `number`, `each`, `that` or `equal`."""
        return "number" if isinstance(amount, int) else a(Part, amount).style

    def counted(self, amount: object, what: object, case: str = "nom") -> str:
        """So many of something: «2 cards», «a card for each …», «X cards, where X is …»."""
        number = 1
        if isinstance(amount, Part) and isinstance(amount.node, Times):
            number = amount.node.factor
            amount = Part(self.context, amount.node.amount)
        if isinstance(amount, int):
            return self._counted(int(amount), what, case)
        if self.style(amount) == "each":
            values = {"what": self._counted(number, what, case), "amount": amount}
            return self.context.say("counted-each", values)
        thing = self._beside(what, "gen", PLURAL)
        values = {"what": thing, "amount": self.amount(amount), "number": number}
        return self.context.say(f"counted-{self.style(amount)}", values)

    def _counted(self, count: int, what: object, case: str) -> str:
        return self.context.say("counted", {"count": count, "what": self._beside(what, case, count)})

    def _beside(self, what: object, case: str, count: Count) -> str:
        if isinstance(what, Part):
            return self.phrase(what, case, count)
        return self.noun(str(what), case, count)

    def items(self, row: Row, case: str = "nom", by: str = "and") -> str:
        """«a, b and c», with the reader as «you»."""
        texts = [self._item(each, case) for each in a(Row, row).items]
        return self.context.join([text for text in texts if text], by)

    def _item(self, item: Value, case: str) -> str:
        if isinstance(item, Player):
            return self.context.say("player-you", {}) if item.is_you else item.in_case(case)
        return a(Part, item).render(case=case)

    def run(self, part: Part) -> str:
        """An effect to its end, over several sentences."""
        return sentences(a(Part, part))

    def at_once(self, part: Part) -> str:
        """An effect to its end in one sentence."""
        return self.context.join([text for text in told(a(Part, part).steps) if text], "then")

    def sentence(self, part: Value) -> str:
        """A part as a text of its own, with a capital letter and a full stop."""
        return sentence(part.text() if isinstance(part, Told) else sentences(a(Part, part)))


def _head(parts: list[Part]) -> str:
    nouns = [part for part in parts if part.role == "noun"]
    nouns.sort(key=lambda part: part.says("instead") != "yes")
    return nouns[0].head if nouns else "card"


def _is_mixed(part: Part) -> bool:
    """«A creature or artifact»: nouns of different gender are one or the other, and «they» together."""
    return any(
        isinstance(each, Either) and Part(part.context, each).role == "noun" for _, each in walk(part.node)
    )


def _stands_apart(part: Part) -> bool:
    """Whether a step is a clause of its own: it is told with «if» (some conditions need no words), or its
    message says so."""
    if isinstance(part.node, If):
        return part.says("bare") != "yes"
    return part.says("apart") == "yes"
