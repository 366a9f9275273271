"""English."""

from typing import ClassVar, Final

from deckwright.text.grammar.language import Grammar

_VOWELS: Final = "aeiou"
_DETERMINERS: Final = ("all", "an", "any", "it", "its", "the", "that", "these", "this", "those", "your")


class English(Grammar):
    """One form for all cases, no genders, articles."""

    name: ClassVar[str] = "English"

    def with_article(self, text: str) -> str:
        """With its indefinite article, unless it begins with a word that stands for one."""
        word = text.partition(" ")[0].lower()
        if word in _DETERMINERS:
            return text
        if word == "other":
            return f"an{text}"
        return f"{'an' if text[:1].lower() in _VOWELS else 'a'} {text}"


GRAMMAR: Final = English()
