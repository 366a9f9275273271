"""Tables of printed facts: what can't be is refused with its file, line and column."""

from importlib import resources

import pytest
from tests.support.errors import check_refused

import deckwright as dw
from deckwright.games.codex import facts as codex
from deckwright.games.keyforge import facts as keyforge
from deckwright.games.shards import facts as shards
from deckwright.kernel.tables import read_lines
from deckwright.text import LANGUAGES, Speaker

TABLES = {"codex": codex, "keyforge": keyforge, "shards": shards}


def table_of(game: str) -> str:
    return (resources.files(f"deckwright.games.{game}") / "data/cards.csv").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", TABLES)
def test_the_tables_of_the_games_are_read(game: str) -> None:
    module = TABLES[game]
    assert read_lines("cards.csv", table_of(game), module.read) == module.FACTS


@pytest.mark.parametrize(
    ("game", "old", "new", "column"),
    [
        ("keyforge", "weapon,,rare", "waepon,,rare", "traits"),
        ("keyforge", ",,rare,", ",,rrare,", "rarity"),
        ("keyforge", ",common,cota:1,", ",common,,", "sets"),
        ("keyforge", ",common,cota:1,", ",common,cota,", "sets"),
        ("keyforge", "anger,brobnar,", "anger,brobnr,", "house"),
        ("keyforge", "poison", "poison:²", "keywords"),
        ("keyforge", "anger,brobnar,action", "anger,brobnar,deed", "type"),
        ("shards", "crystal,base,start,,ally,,,,,,7", "crystal,base,start,,ally,,,,,,many", "copies"),
        ("shards", "crystal,base,start,,ally", "crystal,base,start,homo,ally", "faction"),
        ("codex", ",1:2/3 ", ",1:2-3 ", "bands"),
        ("codex", ",debuff,3,", ",debufff,3,", "subtype"),
        ("codex", ",debuff,3,", ",debuff,-3,", "cost"),
    ],
)
def test_a_cell_that_can_not_be_is_refused_where_it_stands(
    game: str, old: str, new: str, column: str
) -> None:
    text = table_of(game)
    assert old in text
    line = text[: text.index(old) + len(old)].count("\n") + 1
    with pytest.raises(dw.DeckwrightError) as refused:
        read_lines("cards.csv", text.replace(old, new, 1), TABLES[game].read)
    assert refused.value.code == "table-bad-cell"
    assert {key: refused.value.details[key] for key in ("file", "line", "column")} == {
        "file": "cards.csv",
        "line": line,
        "column": column,
    }
    for language in LANGUAGES:
        told = Speaker(language).error(refused.value)
        assert "cards.csv" in told
        assert column in told


def test_lines_of_another_length_twins_and_strange_columns_are_refused() -> None:
    text = table_of("shards")
    with check_refused("table-bad-line"):
        read_lines("cards.csv", text.replace("crystal,base", "crystal,,base", 1), shards.read)
    with check_refused("table-twice"):
        read_lines("cards.csv", text + text.splitlines()[1] + "\n", shards.read)
    with check_refused("table-unknown-column"):
        read_lines("cards.csv", text.replace("\n", ",\n").replace("copies,", "copies,mood", 1), shards.read)
    with check_refused("table-no-column"):
        read_lines("cards.csv", text.replace("copies", "number", 1), shards.read)


def test_a_quotation_mark_out_of_place_is_told_with_its_line() -> None:
    with pytest.raises(dw.DeckwrightError) as refused:
        read_lines("cards.csv", 'id,name\na,b\nc,"d"e\n', lambda row: row.text("name"))
    assert (refused.value.code, refused.value.details["line"]) == ("table-bad-quotes", 3)
    for language in LANGUAGES:
        assert "cards.csv" in Speaker(language).error(refused.value)
