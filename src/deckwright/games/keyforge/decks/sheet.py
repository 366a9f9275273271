"""The list of a deck to read and print: as text for a terminal, and as a page of HTML on A4.

All words are handed in: `names` are the names of cards by id, `words` those that `WORDS` lists.
"""

from collections.abc import Mapping
from html import escape
from itertools import zip_longest
from typing import Final

from deckwright.games.keyforge.decks.code import format_code
from deckwright.games.keyforge.decks.deck import Deck, DeckCard, number_of
from deckwright.games.keyforge.facts import BY_ID, HOUSES, ICONS, SETS, TYPES
from deckwright.kernel.errors import EngineFault

RARITY_SIGNS: Final = {
    "common": "●",
    "uncommon": "◆",
    "rare": "★",
    "special": "✚",
    "twin": "◐",
    "anomaly": "✦",
}
MARKS: Final = ("maverick", "legacy", "anomaly")

WORDS: Final = (
    *HOUSES,
    *SETS,
    *(f"type-{each}" for each in TYPES),
    *(f"type-{each}-short" for each in TYPES),
    *(f"rarity-{each}" for each in RARITY_SIGNS),
    *(f"mark-{each}" for each in MARKS),
    *(f"mark-{each}-short" for each in MARKS),
    *(f"icon-{each}" for each in ICONS),
    *(f"icon-{each}-short" for each in ICONS),
    "half-top",
    "half-bottom",
    "nameless",
)
"""The words that a sheet needs, some in full and short; `nameless` is for a deck without a name."""

_NARROW: Final = 72
_GAP: Final = "  "


def text_sheet(
    deck: Deck, names: Mapping[str, str], words: Mapping[str, str], language: str = "en", width: int = 100
) -> str:
    """A deck for the terminal: three columns by house, or one below the other where that is too wide."""
    _check_words(words)
    narrow = width < _NARROW
    wide = width if narrow else (width - len(_GAP) * (len(deck.houses) - 1)) // len(deck.houses)
    columns = [_text_column(deck, house, names, words, wide) for house in deck.houses]
    if narrow:
        body = [line for column in columns for line in [*column, ""]]
    else:
        rows = zip_longest(*columns, fillvalue="")
        body = [_GAP.join(cell.ljust(wide) for cell in row).rstrip() for row in rows] + [""]
    title = _cut(_title(deck, words, language), width)
    return "\n".join([title, words[deck.set], "", *body, *_wrapped(_legend(deck, words), width)]) + "\n"


def html_sheet(deck: Deck, names: Mapping[str, str], words: Mapping[str, str], language: str = "en") -> str:
    """A deck as a page to print: one sheet of A4, without scripts or anything from elsewhere."""
    _check_words(words)
    title = escape(_title(deck, words, language))
    columns = "\n".join(_html_column(deck, house, names, words) for house in deck.houses)
    legend = " · ".join(escape(item) for item in _legend(deck, words))
    return _PAGE.format(
        language=escape(language),
        title=title,
        set=escape(words[deck.set]),
        columns=columns,
        legend=legend,
        code=escape(format_code(deck)),
    )


def _check_words(words: Mapping[str, str]) -> None:
    missing = [word for word in WORDS if word not in words]
    if missing:
        raise EngineFault(f"a deck sheet lacks words: {', '.join(missing)}")


def _title(deck: Deck, words: Mapping[str, str], language: str) -> str:
    return deck.name.spoken(language) if deck.name else words["nameless"]


def _text_column(
    deck: Deck, house: str, names: Mapping[str, str], words: Mapping[str, str], wide: int
) -> list[str]:
    lines = [_cut(words[house], wide), "─" * min(wide, len(words[house]))]
    for card, count in deck.counted(house):
        fact = BY_ID[card.face]
        kind = words[f"type-{TYPES[fact.type]}-short"]
        before = f"{number_of(deck.set, card.face):>3} {RARITY_SIGNS[fact.rarity]} {kind} "
        after = "".join(f" {each}" for each in [f"×{count}"] * (count > 1) + _extras(deck, card, words))
        # Where there is no room, the name is cut rather than what is special about the card.
        name = _cut(_name(card, names), max(3, wide - len(before) - len(after)))
        lines.append(_cut(before + name + after, wide))
    return lines


def _name(card: DeckCard, names: Mapping[str, str]) -> str:
    name = BY_ID[card.face].name
    return names.get(card.face) or names.get(name, name)


def _extras(deck: Deck, card: DeckCard, words: Mapping[str, str]) -> list[str]:
    """Short words for the half it is, what is special about it, and the icons given to it."""
    half = BY_ID[card.face].half
    halves = [f"({words[f'half-{half}']})"] if half else []
    marks = [words[f"mark-{mark}-short"] for mark in deck.marks(card)]
    icons = "".join(f"+{words[f'icon-{icon}-short']}" for icon in card.icons)
    return halves + marks + [icons] * bool(icons)


def _legend(deck: Deck, words: Mapping[str, str]) -> list[str]:
    """What the signs in this deck mean."""
    facts = [BY_ID[card.face] for card in deck.cards]
    rarities = {fact.rarity for fact in facts}
    types = {fact.type for fact in facts}
    marks = {mark for card in deck.cards for mark in deck.marks(card)}
    icons = {icon for card in deck.cards for icon in card.icons}
    legend = [f"{sign} {words[f'rarity-{each}']}" for each, sign in RARITY_SIGNS.items() if each in rarities]
    for kind, ids, used in (
        ("type", TYPES, {TYPES[each] for each in types}),
        ("mark", MARKS, marks),
        ("icon", ICONS, icons),
    ):
        legend += [
            f"{words[f'{kind}-{each}-short']} {words[f'{kind}-{each}']}" for each in ids if each in used
        ]
    return legend


def _cut(line: str, width: int) -> str:
    return line if len(line) <= width else line[: max(0, width - 1)] + "…"


def _wrapped(items: list[str], width: int) -> list[str]:
    """Items in lines, none of them broken."""
    lines = [""]
    for item in items:
        longer = f"{lines[-1]} · {item}" if lines[-1] else item
        if len(longer) > width and lines[-1]:
            lines.append(item)
        else:
            lines[-1] = longer
    return lines


def _html_column(deck: Deck, house: str, names: Mapping[str, str], words: Mapping[str, str]) -> str:
    rows = []
    for card, count in deck.counted(house):
        fact = BY_ID[card.face]
        name = escape(_name(card, names))
        times = f" <b>×{count}</b>" if count > 1 else ""
        extras = "".join(f" <i>{escape(each)}</i>" for each in _extras(deck, card, words))
        rows.append(
            f"<tr><td>{escape(number_of(deck.set, card.face))}</td><td>{RARITY_SIGNS[fact.rarity]}</td>"
            f"<td>{escape(words[f'type-{TYPES[fact.type]}-short'])}</td><td>{name}{times}{extras}</td></tr>"
        )
    return f"<section><h2>{escape(words[house])}</h2><table>{''.join(rows)}</table></section>"


_PAGE: Final = """<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
@page {{ size: A4 portrait; margin: 12mm; }}
body {{ font: 10pt/1.35 Georgia, "Times New Roman", serif; color: #000; background: #fff; max-width: 186mm;
  margin: 0 auto; overflow-wrap: break-word; }}
h1 {{ font-size: 17pt; margin: 0; }}
h2 {{ font-size: 12pt; margin: 0 0 1mm; border-bottom: 0.4mm solid #000; }}
p {{ margin: 1mm 0 4mm; }}
main {{ display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 5mm; }}
section {{ break-inside: avoid; }}
table {{ border-collapse: collapse; width: 100%; }}
td {{ vertical-align: top; padding: 0.4mm 1mm 0.4mm 0; border-bottom: 0.1mm solid #999; }}
td:not(:last-child) {{ white-space: nowrap; }}
td:last-child {{ width: 100%; overflow-wrap: anywhere; }}
td:first-child {{ text-align: right; font-variant-numeric: tabular-nums; }}
footer {{ margin-top: 5mm; font-size: 8pt; }}
code {{ font-size: 6.5pt; overflow-wrap: anywhere; }}
@media screen and (max-width: 40em) {{ main {{ grid-template-columns: 1fr; }} body {{ padding: 1em; }} }}
</style>
</head>
<body>
<h1>{title}</h1>
<p>{set}</p>
<main>
{columns}
</main>
<footer>
<p>{legend}</p>
<code>{code}</code>
</footer>
</body>
</html>
"""
