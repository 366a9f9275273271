"""`deckwright deck`: new decks, every form there and back, what is wrong with a deck, advice on chains."""

import json
import re
from pathlib import Path

import pytest

import deckwright as dw
from deckwright.cli.voice import Voice
from deckwright.games.keyforge.decks.code import parse_code
from deckwright.games.keyforge.decks.deck import Deck
from deckwright.games.keyforge.decks.lookup import Lookup, fold
from deckwright.games.keyforge.decks.sheet import WORDS
from deckwright.games.keyforge.facts import BY_ID, FACES, HOUSES, ICONS, SETS
from deckwright.play.deck_forms import FORMS
from deckwright.play.deck_words import card_names, known_names, list_words, sheet_words
from tests.cli.terminal import CYRILLIC, LANGUAGES, LATIN, run
from tests.support.rules import rule

READABLE = ("text", "code", "json", "vault")
COMMANDS = ("new", "show", "check", "advice")


def made(*words: str, seed: int = 1) -> str:
    """What `deck new` prints."""
    result = run("deck", "new", "--seed", str(seed), *words)
    assert result.exit_code == 0
    assert result.stderr == ""
    return result.stdout


def code_of(*words: str) -> str:
    """The code of a deck that is shown."""
    result = run("deck", "show", *words, "--format", "code")
    assert result.exit_code == 0, result.stderr
    return result.stdout.strip()


def without_name(code: str) -> Deck:
    """The cards of a code: names in one language and seeds are not kept by all forms."""
    deck = parse_code(code)
    return Deck(deck.set, deck.houses, deck.cards)


# Help.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_command_there_is_help(lang: str) -> None:
    result = run("deck", "--lang", lang)
    assert result.exit_code == 0
    assert result.stdout == run("deck", "--help", "--lang", lang).stdout
    assert all(f"  {name} " in result.stdout for name in COMMANDS)
    assert bool(CYRILLIC.search(result.stdout)) == (lang != "en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_has_help(name: str, lang: str) -> None:
    result = run("deck", name, "--help", "--lang", lang)
    assert result.exit_code == 0
    assert result.stdout.startswith({"en": "Usage: deckwright deck"}.get(lang, "Запуск: deckwright deck"))
    assert bool(CYRILLIC.search(result.stdout)) == (lang != "en")


# New decks.


def test_the_same_seed_makes_the_same_deck_and_none_a_new_one_each_time() -> None:
    assert made("--format", "code") == made("--format", "code")
    assert made("--format", "code") != made("--format", "code", seed=2)
    assert run("deck", "new", "--format", "code").stdout != run("deck", "new", "--format", "code").stdout


def test_a_new_deck_is_of_the_set_asked_for_and_can_be_played() -> None:
    deck = parse_code(
        made("--format", "code", "--set", "COTA").strip(), frozenset(dw.game("keyforge").cards.scripts)
    )
    assert deck.set == "cota"
    assert deck.seed == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_form_there_is_a_sheet_in_the_readers_language(lang: str) -> None:
    deck = parse_code(made("--format", "code").strip())
    sheet = made("--lang", lang)
    speaker = Voice(lang).about(dw.game("keyforge"))
    assert deck.name is not None
    assert sheet.startswith(deck.name.spoken(lang) + "\n")
    for house in deck.houses:
        assert speaker.word("house", house) in sheet
    body, _, hint = sheet.rpartition("\n\n")
    assert "deck new --set cota --seed 1 -o" in hint
    assert bool(LATIN.search(body)) == (lang == "en")
    assert bool(CYRILLIC.search(body)) == (lang != "en")
    assert max(len(line) for line in sheet.splitlines()) <= 100


# Forms.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("form", READABLE)
def test_what_is_written_can_be_read_again(form: str, lang: str, tmp_path: Path) -> None:
    path = tmp_path / "deck"
    for seed in (1, 2, 3):
        text = made("--format", form, "--lang", lang, seed=seed)
        path.write_text(text, encoding="utf-8")
        wanted = made("--format", "code", seed=seed).strip()
        for reader in LANGUAGES:
            assert without_name(code_of(str(path), "--lang", reader)) == without_name(wanted)


def test_all_forms_are_what_they_say() -> None:
    assert set(FORMS) == {"text", "code", "json", "vault", "html"}
    assert made("--format", "code").startswith("kf1/cota/")
    assert json.loads(made("--format", "json"))["deckwright"] == "deck"
    assert made("--format", "html", "--lang", "ru").startswith('<!DOCTYPE html>\n<html lang="ru">')
    assert made("--format", "text").startswith("Name: ")
    titles = [card["card_title"] for card in json.loads(made("--format", "vault"))["_linked"]["cards"]]
    assert not any(CYRILLIC.search(title) for title in titles)


def test_what_programs_read_does_not_depend_on_the_language() -> None:
    for form in ("code", "json", "vault"):
        assert made("--format", form, "--lang", "uk") == made("--format", form)


@pytest.mark.parametrize(
    ("name", "start"),
    [("a.json", "{"), ("a.HTML", "<!DOCTYPE"), ("a.txt", "Name:"), ("a.deck", "kf1/"), ("a", "kf1/")],
)
def test_the_end_of_a_files_name_tells_its_form(name: str, start: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_text("old", encoding="utf-8")
    said = made("-o", str(path))
    assert str(path) in said
    assert path.read_text(encoding="utf-8").startswith(start)
    assert [each.name for each in tmp_path.iterdir()] == [name]


def test_a_form_asked_for_goes_before_the_name(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    made("-o", str(path), "--format", "code")
    assert path.read_text(encoding="utf-8").startswith("kf1/")


def test_a_deck_is_taken_from_a_code_a_file_or_what_is_fed_in(tmp_path: Path) -> None:
    code = made("--format", "code").strip()
    path = tmp_path / "deck.txt"
    path.write_bytes(made("--format", "text", "--lang", "ru").encode("utf-16"))
    assert code_of(code) == code
    assert code_of(code.upper()) == code
    assert without_name(code_of(str(path))) == without_name(code)
    fed = run("deck", "show", "-", "--format", "code", typed=code)
    assert (fed.exit_code, fed.stdout.strip()) == (0, code)


def test_a_file_that_is_called_like_a_code_is_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    code = made("--format", "code", seed=3).strip()
    (tmp_path / "kf1").write_text(code, encoding="utf-8")
    assert code_of("kf1") == code


def test_a_sheet_has_columns_that_fit_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    wide = made("--lang", "uk").splitlines()
    monkeypatch.setattr("deckwright.cli.deck_forms.sys.stdout.isatty", lambda: True, raising=False)
    assert max(len(line) for line in wide) > 72


# Names.


def test_every_card_and_every_word_of_a_list_is_found_by_its_name_in_every_language() -> None:
    lookup = Lookup(known_names())
    for language in LANGUAGES:
        speaker = Voice(language).about(dw.game("keyforge"))
        for face in FACES:
            assert lookup.face(speaker.card_name(face)) == face
        words = list_words(speaker)
        assert {house: lookup.house(words[house]) for house in HOUSES} == {house: house for house in HOUSES}
        assert {each: lookup.set(words[each]) for each in SETS} == {each: each for each in SETS}
        assert {icon: lookup.icon(words[icon]) for icon in ICONS} == {icon: icon for icon in ICONS}
        for mark in ("maverick", "legacy", "anomaly", "evil-twin", "top", "bottom"):
            assert lookup.mark(words[mark]) == mark
        assert [lookup.head(words[head]) for head in ("name", "set")] == ["name", "set"]


def test_no_name_means_two_things() -> None:
    meanings: dict[str, set[str]] = {}
    for name, word in known_names().items():
        meanings.setdefault(fold(name), set()).add(word)
    assert {name: words for name, words in meanings.items() if len(words) > 1} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sheets_have_all_their_words_and_no_half_is_named_twice(lang: str) -> None:
    speaker = Voice(lang).about(dw.game("keyforge"))
    words = sheet_words(speaker)
    assert set(words) >= set(WORDS)
    assert all(words[word] for word in WORDS)
    shorts = [words[word] for word in WORDS if word.endswith("-short")]
    assert len(set(shorts)) == len(shorts)
    assert all(BY_ID[face].half != "top" for face in card_names(speaker))


# Checks.


def broken_list(*changes: tuple[str, str]) -> str:
    text = made("--format", "text")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_good_deck_is_called_good(lang: str, tmp_path: Path) -> None:
    path = tmp_path / "deck.json"
    made("-o", str(path))
    result = run("deck", "check", str(path), "--lang", lang)
    assert result.exit_code == 0
    good = {"en": "can be played", "ru": "можно играть", "uk": "можна грати"}[lang]
    assert good in result.stdout
    assert len(result.stdout.splitlines()) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_decks_are_checked_and_the_worst_counts(lang: str, tmp_path: Path) -> None:
    good, short, odd = (tmp_path / name for name in ("good.txt", "short.txt", "odd.txt"))
    text = made("--format", "text")
    good.write_text(text, encoding="utf-8")
    short.write_text("\n".join(text.splitlines()[:-1]), encoding="utf-8")
    odd.write_text(text + "Gandalf\n", encoding="utf-8")
    result = run("deck", "check", *(str(path) for path in (good, short, odd)), "--lang", lang)
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert [line.partition(":")[0] for line in lines] == [str(good), str(short), str(odd)]
    assert "Gandalf" in lines[2]
    assert run("deck", "check", str(good), str(tmp_path / "none"), str(odd), "--lang", lang).exit_code == 2
    assert run("deck", "check", str(good)).exit_code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_is_told_with_names_in_the_readers_language(lang: str, tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    text = made("--format", "text")
    path.write_text("\n".join(text.splitlines()[:-1]), encoding="utf-8")
    result = run("deck", "show", str(path), "--lang", lang)
    assert result.exit_code == 2
    assert result.stdout == ""
    house = parse_code(made("--format", "code").strip()).houses[-1]
    assert Voice(lang).about(dw.game("keyforge")).word("house", house) in result.stderr
    assert "11" in result.stderr


def test_cards_of_later_sets_are_named_in_the_readers_language(tmp_path: Path) -> None:
    code = made("--format", "code").strip()
    bad = re.sub(r"=[a-z-]+,", "=binary-moray-evil-twin,", code, count=1)
    result = run("deck", "check", bad, "--lang", "ru")
    assert result.exit_code == 1
    assert "Бинарная мурена (злой двойник)" in result.stdout
    assert "binary" not in result.stdout.partition(": ")[2]


MISTAKES = [
    (["deck", "new", "--set", "chess"], "chess"),
    (["deck", "new", "--format", "pdf"], "pdf"),
    (["deck", "new", "--seed", "-3"], "-3"),
    (["deck", "new", "-o", "/no/such/folder/deck"], "/no/such/folder/deck"),
    (["deck", "show", "no-such-file"], "no-such-file"),
    (["deck", "show", "/"], "/"),
    (["deck", "show", "kf1/cota/nonsense"], "nonsense"),
    (["deck", "show", "kf9/cota"], "kf9"),
    (["deck", "show"], ""),
    (["deck", "check"], ""),
    (["deck", "neww"], "new"),
    (["deck", "advice", "--results", "a b c"], "a b c"),
    (["deck", "advice", "--results", "a, b, c"], "a, b, c"),
    (["deck", "advice", "--results", "@"], "--results"),
    (["deck", "advice", "--results", "@no-such-file"], "no-such-file"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("words", "told"), MISTAKES)
def test_a_mistake_is_explained_and_ends_with_two(words: list[str], told: str, lang: str) -> None:
    result = run(*words, "--lang", lang)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert told in result.stderr
    assert bool(CYRILLIC.search(result.stderr)) == (lang != "en")


@pytest.mark.parametrize("content", [b"\x89PNG\r\n\x1a\n\0\0", b"\xff\xff\xff", b"deck\0deck", b""])
def test_what_is_no_text_is_no_deck(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "deck"
    path.write_bytes(content)
    for name in ("show", "check"):
        result = run("deck", name, str(path))
        assert result.exit_code in (1, 2)
        assert re.search(r"is not text|empty", result.output)


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "deck"
    path.write_bytes(b"x" * (1024 * 1024 + 1))
    result = run("deck", "show", str(path))
    assert result.exit_code == 2
    assert "too large for a deck: it has over 1 megabyte." in result.stderr


# Advice.


@rule("KF-13.4")
@pytest.mark.parametrize(
    ("results", "told"),
    [
        ("fox fox", "fox” begins the next game with 4 chains"),
        ("fox fox, fox fox, fox fox", "fox” begins the next game with 5 chains"),
        ("fox fox\nFOX fox;  owl Fox\n\n", "fox” begins the next game with 4 chains"),
        (", ".join(["owl fox"] * 9), "fox” begins the next game with 1 chain "),
        (", ".join(["owl fox"] * 12), "fox” needs no chains any more"),
        ("fox, owl, fox", "No deck has had chains so far"),
        ("", "No deck has had chains so far"),
    ],
)
def test_advice_follows_from_the_results(results: str, told: str) -> None:
    result = run("deck", "advice", "--results", results)
    assert result.exit_code == 0
    assert told in result.stdout


def test_before_any_game_the_deck_thought_stronger_gets_four_chains() -> None:
    result = run("deck", "advice", "--stronger", "Fox", "--results", "fox, owl")
    assert "“fox” begins the next game with 4 chains" in result.stdout
    assert "Лисы" in run("deck", "advice", "--stronger", "Лисы", "--lang", "ru").stdout


def test_results_can_stand_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    path.write_text("fox fox\n" * 3, encoding="utf-8")
    result = run("deck", "advice", "--results", f"@{path}", "--lang", "uk")
    assert "5 ланцюгами" in result.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_misspelt_card_is_answered_with_names_in_the_readers_language(lang: str) -> None:
    result = run("--lang", lang, "deck", "check", "-", typed="Logos\n2x Dexter\n")
    assert {"en": "Dextre", "ru": "Декстр", "uk": "Декстр"}[lang] in result.output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_link_is_no_file_and_what_to_do_is_told(lang: str) -> None:
    link = "https://decksofkeyforge.com/decks/1f3b9a3e-6f1e-4a6b-9d0f-1b2c3d4e5f60"
    for words in (["deck", "show", link], ["play", "keyforge", "--option", f"deck1={link}"]):
        result = run("--lang", lang, *words)
        assert result.exit_code == 2
        assert "/api/decks/1f3b9a3e-6f1e-4a6b-9d0f-1b2c3d4e5f60/?links=cards" in result.output
