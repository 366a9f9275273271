"""Tables of printed facts: what can't be is refused with its file, line and column."""

from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest
from tests.support.errors import check_refused

import deckwright as dw
from deckwright.games.codex import facts as codex
from deckwright.games.keyforge import facts as keyforge
from deckwright.games.shards import facts as shards
from deckwright.kernel.tables import Row, read_lines, read_table
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


def refused(text: str, read: Callable[[Row], object]) -> dw.DeckwrightError:
    with pytest.raises(dw.DeckwrightError) as found:
        read_lines("cards.csv", text, read)
    return found.value


@pytest.mark.parametrize(
    ("game", "old", "new", "near"),
    [
        ("keyforge", "weapon,,rare", "waepon,,rare", "weapon"),
        ("keyforge", ",,rare,", ",,rrare,", "rare"),
        ("keyforge", ",common,cota:1,", ",common,cotta:1,", "cota:…"),
        ("shards", "crystal,base,start", "crystal,bsae,start", "base"),
        ("codex", ",debuff,3,", ",qqqq,3,", "none"),
    ],
)
def test_the_word_that_was_meant_is_named(game: str, old: str, new: str, near: str) -> None:
    error = refused(table_of(game).replace(old, new, 1), TABLES[game].read)
    assert error.details["near"] == near
    for language in LANGUAGES:
        assert (f"{near}" in Speaker(language).error(error)) is (near != "none")


@pytest.mark.parametrize("value", ["", "Crystal", "crys tal", "crystal.1", "crystal~2", "-crystal"])
def test_an_id_that_notation_can_not_hold_is_refused(value: str) -> None:
    error = refused(table_of("shards").replace("crystal,base", f"{value},base", 1), shards.read)
    assert (error.code, error.details["column"]) == ("table-bad-cell", "id")


def test_a_line_that_names_another_names_one_that_is_there() -> None:
    def read(row: Row) -> str:
        return row.id("id") + row.other("twin")

    assert read_lines("cards.csv", "id,twin\na,b\nb,\n", read) == ("ab", "b")
    error = refused("id,twin\nabel,\ncain,abbel\n", read)
    assert (error.code, error.details["line"], error.details["near"]) == ("table-bad-cell", 3, "abel")


def test_a_column_that_is_there_twice_and_one_that_is_missing_are_told_of_in_the_first_line() -> None:
    assert refused("id,cost,cost\na,1,2\n", lambda row: row.id("id")).details["line"] == 1
    error = refused("id\na\n", lambda row: row.number("cost", 9))
    assert (error.code, error.details["line"]) == ("table-no-column", 1)


def test_the_line_is_the_one_in_the_file_also_behind_a_cell_of_several_lines() -> None:
    error = refused('id,text\na,"one\ntwo"\nb,"x"\nB,y\n', lambda row: row.text("text"))
    assert (error.code, error.details["line"]) == ("table-bad-cell", 5)


def test_a_table_in_another_encoding_is_told_of_with_its_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "spinney" / "data").mkdir(parents=True)
    (tmp_path / "spinney" / "__init__.py").touch()
    (tmp_path / "spinney" / "data" / "cards.csv").write_bytes("id\nelm\nпень\n".encode("cp1251"))
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(dw.DeckwrightError) as found:
        read_table("spinney", "cards.csv", lambda row: row.id("id"))
    assert (found.value.details["file"], found.value.details["line"]) == ("spinney/data/cards.csv", 3)
    for language in LANGUAGES:
        assert "spinney/data/cards.csv" in Speaker(language).error(found.value)
