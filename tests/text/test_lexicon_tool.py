"""The tool that fills the lexicons and checks them."""

import tomllib
from pathlib import Path

import pytest
from tools import lexicon

STARTED = """# A comment.

[face.dust-imp]
source = "own"
sing = { nom = "Пылевой бес" }

[face.old-foes]
source = "own"
plur = { nom = "Старые враги", gen = "Врагов старых" }

[noun.cat]
source = "own"
sing = { nom = "кошка" }

[adjective.grey]
source = "own"
masc = { nom = "серый" }
"""


@pytest.fixture
def started(tmp_path: Path) -> Path:
    path = tmp_path / "ru.toml"
    path.write_text(STARTED, encoding="utf-8")
    return path


def test_all_lexicons_are_complete_and_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(lexicon.lexicons()) >= 6
    assert lexicon.main(["--check"]) == 0
    assert capsys.readouterr().out == "0 faults; 0 entries that nobody has checked\n"


def test_the_lexicon_of_these_tests_is_complete() -> None:
    assert lexicon.check(sorted(Path(__file__).parent.glob("lexicon/[eru]?.toml"))) == 0


def test_an_incomplete_entry_fails_the_check(started: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert lexicon.main(["--check", str(started)]) == 1
    assert "face.dust-imp: no form sing gen" in capsys.readouterr().out
    assert started.read_text(encoding="utf-8") == STARTED


def test_missing_forms_are_filled_and_wait_for_a_person(started: Path) -> None:
    assert lexicon.main([str(started)]) == 0
    words = tomllib.loads(started.read_text(encoding="utf-8"))
    imp = words["face"]["dust-imp"]
    assert imp["sing"]["acc"] == "Пылевого беса"
    assert (imp["gender"], imp["animate"], imp["checked"]) == ("masc", True, False)
    assert words["noun"]["cat"]["plur"]["gen"] == "кошек"
    assert words["adjective"]["grey"]["femn"]["acc"] == "серую"
    assert started.read_text(encoding="utf-8").startswith("# A comment.\n\n[face.dust-imp]\n")


def test_what_a_person_wrote_stays(started: Path) -> None:
    lexicon.main([str(started)])
    foes = tomllib.loads(started.read_text(encoding="utf-8"))["face"]["old-foes"]
    assert foes["plur"]["gen"] == "Врагов старых"
    assert foes["plur"]["dat"] == "Старым врагам"
    corrected = started.read_text(encoding="utf-8").replace("checked = false", "checked = true")
    started.write_text(corrected, encoding="utf-8")
    lexicon.main([str(started)])
    assert started.read_text(encoding="utf-8") == corrected


def test_a_wrong_key_or_source_is_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "en.toml"
    path.write_text('[face.imp]\nsource = "hearsay"\nchecked = true\nsingular = "Imp"\n', encoding="utf-8")
    assert lexicon.main(["--check", str(path)]) == 1
    out = capsys.readouterr().out
    assert "unknown key singular" in out
    assert "source is none of official, own" in out


@pytest.mark.parametrize(
    "path", lexicon.lexicons(), ids=lambda path: f"{path.parent.parent.name}-{path.stem}"
)
def test_a_lexicon_that_is_read_and_written_stays_as_it_is(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert lexicon.spell(text, path.stem, tomllib.loads(text)) == text


def test_a_word_with_a_stroke_keeps_its_quotes(tmp_path: Path) -> None:
    path = tmp_path / "ru.toml"
    path.write_text('[bold."fight/reap"]\nsource = "own"\nsing = { nom = "Кошка" }\n', encoding="utf-8")
    lexicon.main([str(path)])
    assert tomllib.loads(path.read_text(encoding="utf-8"))["bold"]["fight/reap"]["sing"]["gen"] == "Кошки"


def test_comments_stay_and_a_key_that_the_tool_does_not_know_is_told_and_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "ru.toml"
    noted = STARTED.replace(
        "[noun.cat]", '# Two lines\n# about the cat.\n[noun.cat]\nnote = "as in the book"'
    )
    path.write_text(noted, encoding="utf-8")
    assert lexicon.main([str(path)]) == 1
    assert "noun.cat: unknown key note" in capsys.readouterr().out
    text = path.read_text(encoding="utf-8")
    assert "# Two lines\n# about the cat.\n[noun.cat]" in text
    assert tomllib.loads(text)["noun"]["cat"]["note"] == "as in the book"


def test_a_file_that_can_not_be_read_is_named_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "ru.toml"
    path.write_text("[noun.cat\n", encoding="utf-8")
    with pytest.raises(SystemExit, match=r"ru\.toml"):
        lexicon.main([str(path)])
    assert path.read_text(encoding="utf-8") == "[noun.cat\n"
