"""Wordings that readers stumbled over stay away, and what stands in their place is pinned.

Everything is read as it is written: the pages of the client, the server, the command, the tables, and all
that the games say. A wording that comes back, in whatever message, is found here.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from fluent.runtime import FluentBundle, FluentResource

from deckwright.text import LANGUAGES
from tests.text.support import SOURCES

CLIENT: Final = SOURCES.parents[1] / "web" / "src"
COMMENT: Final = re.compile(r"\s*#")


class Gone(NamedTuple):
    """A wording that is not used, what it was found in, and what is said instead."""

    pattern: str
    was: str
    instead: str


GONE: Final = {
    "en": [
        Gone(r"\bfrom (level )?(\d+|\{[^}]*\})( mastery)?( on)?:", "From level 3:", "at level 3+"),
        Gone(r"\bfrom (\d+|\{[^}]*\}) mastery", "from { $mastery } mastery", "at 20+ mastery"),
        Gone(r"enemy damaged", "each of the enemy damaged creatures", "damaged enemy"),
        Gone(
            r"(each|every) time you have cast", "each time you have cast another spell", "each time you cast"
        ),
        Gone(r"the token \{", "summon the token { $card }", "a … token"),
        Gone(r"no early win", "Your faction has no early win", "no way to win early"),
        Gone(r"\bhear .* again", "Hear { $name } again", "unmute"),
        Gone(r"that could be told in advance", "Nothing that could be told in advance.", "can be told"),
        Gone(r"changed on the way", "that nothing was changed on the way", "tampered with during the game"),
        Gone(r"(everything of (mine|yours))", "Delete everything of mine", "all my data"),
        Gone(r"\bon dying\b", "1 gold on dying", "when it dies"),
        Gone(r"in spite of its resist", "You target it in spite of its resist 1", "pay … to target"),
    ],
    "ru": [
        Gone(r"\bвыбор(ы|ов|ам|ами|ах)\b", "файл со всеми выборами игры", "решения"),
        Gone(r"\bсда\w+ (\w+ )?(игру|партию)\b", "Сдать игру?", "сдаться"),
        Gone(r"\bпо пути\b", "что по пути ничего не изменили", "в ходе игры ничего не подменили"),
        Gone(r"богаты\w+ правил", "игры с богатыми правилами", "сложные правила"),
        Gone(r"= отбор$", "cards-filters = Отбор", "фильтры"),
        Gone(r"\bпо дням\b", "По дням", "по переписке"),
        Gone(r"распозна[её]тся", "вид распознаётся сам", "формат определится сам"),
        Gone(r"(?<!нужно )\bрабочих: [{\d]", "руины: бесплатно, рабочих: 6", "нужно рабочих: 6"),
        Gone(r"ставка, здоровьем", "Высшая ставка, здоровьем:", "ставка (здоровье)"),
        Gone(r"на пороге уничтожения", "на пороге уничтожения", "отмечена как уничтоженная"),
        Gone(r"\bмерк(а|и|у|е|ой)\b", "мерка: шагов за секунду", "калибровка"),
        Gone(r"постав\w+ (\w+ )?(стол|свой с помощью)", "Поставить новый стол", "создать стол"),
        Gone(r"кифордж", "колоды для игры «Кифордж»", "KeyForge"),
        Gone(r"(вс[её] мо[её]|вс[её] ваше)\b", "Удалить всё моё", "все мои данные"),
        Gone(r"произойдёт выход", "На всех остальных устройствах произойдёт выход.", "придётся войти заново"),
        Gone(r"с той же стороны в игре", "пока с той же стороны в игре карта", "у того же игрока"),
        Gone(r"назначить туда", "назначить туда мощь нельзя", "назначить этому игроку"),
        Gone(r"приносят своё", "интендант и техник приносят своё", "бонусы срабатывают"),
    ],
    "uk": [
        Gone(r"\bвибор(и|ів|ам|ами|ах)\b", "2 вибори, 5 виборів", "рішення"),
        Gone(r"\bвелико\b", "показати карту велико", "збільшити"),
        Gone(r"\bзда\w+ (\w+ )?(гру|партію)\b", "Здати гру?", "здатися"),
        Gone(r"\bдорогою\b", "що дорогою нічого не змінено", "під час гри нічого не підмінили"),
        Gone(r"багат(ими|их) правил", "ігри з багатими правилами", "складні правила"),
        Gone(r"= відбір$", "cards-filters = Відбір", "фільтри"),
        Gone(r"\bпо днях\b", "По днях", "за листуванням"),
        Gone(r"розпізнається", "вигляд розпізнається сам", "формат визначиться сам"),
        Gone(r"(?<!потрібно )\bробітників: [{\d]", "руїни, робітників: 6", "потрібно робітників: 6"),
        Gone(r"ставка, здоров’ям", "Найвища ставка, здоров’ям:", "ставка (здоров’я)"),
        Gone(r"на порозі знищення", "на порозі знищення", "позначена як знищена"),
        Gone(r"\bмірк(а|и|у|ою)\b", "мірка: кроків за секунду", "калібрування"),
        Gone(r"постав\w+ (\w+ )?(стіл|свій за допомогою)", "Поставити новий стіл", "створити стіл"),
        Gone(r"кіфордж", "колоди для гри «Кіфордж»", "KeyForge"),
        Gone(r"бурштинів", "6 бурштинів", "6 бурштину"),
        Gone(r"безкоштовн", "руїни: безкоштовно", "безплатно"),
        Gone(r"(усе|все) (моє|ваше)\b", "Видалити все моє", "усі мої дані"),
        Gone(r"відбудеться вихід", "На всіх інших пристроях відбудеться вихід.", "доведеться ввійти знову"),
        Gone(r"з того ж боку", "доки з того ж боку у грі карта", "той самий гравець має в грі"),
        Gone(r"призначити туди", "призначити туди силу не можна", "призначити цьому гравцеві"),
        Gone(r"(карт[аиу]|мати|має|лишається|немає) у грі", "карта у грі", "карта в грі"),
    ],
}
ALL_GONE: Final = [(language, gone) for language, row in GONE.items() for gone in row]


def files_of(language: str) -> Iterator[Path]:
    """Everything that is read in a language; files of all languages have rows that begin with one."""
    yield from sorted(CLIENT.rglob(f"messages/{language}.ftl"))
    yield from sorted(SOURCES.rglob(f"messages/{language}.ftl"))
    yield from sorted(SOURCES.glob(f"games/*/lexicon/messages.{language}.ftl"))
    yield from sorted(SOURCES.glob(f"games/*/lexicon/{language}.toml"))
    yield from sorted(SOURCES.glob(f"games/*/rulebook/{language}.toml"))
    yield from sorted(SOURCES.glob("games/*/lexicon/own_texts.toml"))
    yield from sorted(SOURCES.glob("play/guides/*.toml"))


@lru_cache(maxsize=len(LANGUAGES))
def lines_of(language: str) -> list[tuple[str, str]]:
    """Every line that can be said, with the place where it stands."""
    found = []
    for path in files_of(language):
        is_mixed = path.stem not in LANGUAGES and path.suffix == ".toml"
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not COMMENT.match(line) and (not is_mixed or re.match(rf"\s*{language}\b", line)):
                found.append((f"{path.parent}/{path.name}:{number}", line))
    return found


def test_all_that_is_said_is_read() -> None:
    for language in LANGUAGES:
        places = " ".join(place for place, _ in lines_of(language))
        for part in ("web/src/table", "server/", "cli/", "play/messages", "guides", "rulebook", "lexicon"):
            assert part in places, (language, part)


@pytest.mark.parametrize(("language", "gone"), ALL_GONE, ids=lambda each: getattr(each, "was", each))
def test_a_wording_that_was_replaced_is_found_by_its_pattern(language: str, gone: Gone) -> None:
    assert re.search(gone.pattern, gone.was, re.IGNORECASE)
    assert not re.search(gone.pattern, gone.instead, re.IGNORECASE)


@pytest.mark.parametrize(("language", "gone"), ALL_GONE, ids=lambda each: getattr(each, "was", each))
def test_a_wording_that_was_replaced_does_not_come_back(language: str, gone: Gone) -> None:
    pattern = re.compile(gone.pattern, re.IGNORECASE)
    back = [f"{place}: {line}" for place, line in lines_of(language) if pattern.search(line)]
    assert back == [], f"say {gone.instead!r}"


class Said(NamedTuple):
    """A message with its blanks filled, and what it says in every language."""

    name: str
    values: dict[str, Any]
    en: str
    ru: str
    uk: str

    def __str__(self) -> str:
        return "-".join([self.name, *map(str, self.values.values())])


WHOLE: Final = [
    Said("skip", {}, "Skip to the content", "Перейти к содержимому", "Перейти до вмісту"),
    Said("cards-filters", {}, "Filters", "Фильтры", "Фільтри"),
    Said("clock-days", {}, "By correspondence", "По переписке", "За листуванням"),
    Said("set-up-table", {}, "Set up a table", "Создать стол", "Створити стіл"),
    Said("table-resign", {}, "Resign", "Сдаться", "Здатися"),
    Said(
        "cli-connect-resign", {}, "Resign the game? (yes/no): ", "Сдаться? (да/нет): ", "Здатися? (так/ні): "
    ),
    Said("cli-about-resign", {}, "resign the game", "сдаться", "здатися"),
    Said("table-key-zoom", {}, "enlarge the focused card", "показать карту крупно", "збільшити карту"),
    Said(
        "table-key-enter",
        {},
        "choose the card; enlarge it if it can't be used",
        "выбрать карту; если её нельзя использовать, показать крупно",
        "обрати карту; якщо її не можна використати, збільшити",
    ),
    Said(
        "cli-help-connect-game",
        {},
        "Set up a new table for this game.",
        "Создать новый стол для этой игры.",
        "Створити новий стіл для цієї гри.",
    ),
    Said(
        "cli-help-deck",
        {},
        "Make, show, convert and check KeyForge decks.",
        "Создать, показать, переписать или проверить колоды для KeyForge.",
        "Створити, показати, переписати або перевірити колоди для KeyForge.",
    ),
    Said(
        "deck-import-about",
        {},
        "A list of cards, a deck code, or a JSON file in the publisher's format or in ours: "
        "the format is recognised.",
        "Список карт, код колоды или файл JSON (издателя или наш): формат определится сам.",
        "Список карт, код колоди або файл JSON (видавця чи наш): формат визначиться сам.",
    ),
    Said(
        "codex-ruined-workers",
        {"workers": 6},
        "ruins: free, needs 6 workers",
        "руины: бесплатно, нужно рабочих: 6",
        "руїни: безплатно, потрібно робітників: 6",
    ),
    Said(
        "codex-planned-workers",
        {"price": 4, "workers": 6},
        "for 4 gold, needs 6 workers",
        "за 4 зол., нужно рабочих: 6",
        "за 4 зол., потрібно робітників: 6",
    ),
    Said(
        "shards-bid", {}, "Highest bid (health):", "Высшая ставка (здоровье):", "Найвища ставка (здоров’я):"
    ),
    *(
        Said(name, {}, "about to be destroyed", "отмечена как уничтоженная", "позначена як знищена")
        for name in ("table-badge-tagged", "play-keyforge-tagged")
    ),
    *(
        Said(f"play-{game}-exhausted", {}, "exhausted", "карта повёрнута", "карта виснажена")
        for game in ("keyforge", "codex")
    ),
    Said("play-keyforge-ready", {}, "ready", "карта подготовлена", "карта готова"),
    Said("play-codex-ready", {}, "ready", "карта готова", "карта готова"),
    Said("play-shards-ready", {}, "ready", "карта готова", "карта готова"),
    Said("play-shards-exhausted", {}, "exhausted", "карта активирована", "карта виснажена"),
    Said("table-badge-exhausted", {}, "exhausted", "повёрнута", "виснажена"),
    *(
        said
        for name in ("table-known-prefix", "cli-connect-prefix")
        for said in (
            Said(
                name,
                {"count": 1},
                "The first choice comes from another game.",
                "Первое решение взято из другой партии.",
                "Перше рішення взято з іншої партії.",
            ),
            Said(
                name,
                {"count": 2},
                "The first 2 choices come from another game.",
                "Решения с 1-го по 2-е взяты из другой партии.",
                "Перші 2 рішення взято з іншої партії.",
            ),
            Said(
                name,
                {"count": 5},
                "The first 5 choices come from another game.",
                "Решения с 1-го по 5-е взяты из другой партии.",
                "Перші 5 рішень узято з іншої партії.",
            ),
            Said(
                name,
                {"count": 21},
                "The first 21 choices come from another game.",
                "Решения с 1-го по 21-е взяты из другой партии.",
                "Перші 21 рішення взято з іншої партії.",
            ),
        )
    ),
    Said(
        "table-prepare-about",
        {"count": 2},
        "Before you are asked, you can choose up to 2 cards, and change your choice until then. "
        "Nobody else sees it.",
        "До того как вас спросят, можно выбрать карты (не больше 2) и менять выбор до самого вопроса. "
        "Остальные этого не видят.",
        "Перш ніж вас спитають, можна обрати карти (щонайбільше 2) і змінювати вибір до самого запитання. "
        "Решта цього не бачить.",
    ),
    Said(
        "play-too-many-ahead",
        {"most": 2},
        "You can choose at most 2 cards in advance, each only once.",
        "Заранее можно выбрать не больше 2 карт, и каждую только один раз.",
        "Заздалегідь можна обрати щонайбільше 2 карти, і кожну лише один раз.",
    ),
    Said(
        "play-preview-over",
        {"outcome": "…!"},
        "That would end the game. …!",
        "На этом игра закончится. …!",
        "На цьому гра закінчиться. …!",
    ),
    Said("account-delete", {}, "Delete all my data", "Удалить все мои данные", "Видалити всі мої дані"),
    Said(
        "account-deleted",
        {},
        "All your data was deleted.",
        "Все ваши данные удалены.",
        "Усі ваші дані видалено.",
    ),
    Said("account-signed", {"login": "x"}, "Signed in as x", "Вы вошли как x", "Ви ввійшли як x"),
    Said("table-chat-unmute", {"name": "X"}, "Unmute X", "Показывать снова: X", "Показувати знову: X"),
    Said(
        "table-preview-nothing",
        {},
        "Nothing can be told in advance.",
        "Заранее ничего сказать нельзя.",
        "Наперед нічого сказати не можна.",
    ),
]
PARTS: Final = [
    Said(
        "home-lead",
        {},
        "rules-heavy card games",
        "игры со сложными правилами",
        "ігри зі складними правилами",
    ),
    Said("decks-lead", {}, "Your KeyForge decks", "Ваши колоды для KeyForge", "Ваші колоди для KeyForge"),
    Said(
        "replay-open-lead",
        {},
        "all choices of a game",
        "со всеми решениями игроков",
        "з усіма рішеннями гравців",
    ),
    Said(
        "help-fair-text",
        {},
        "nothing was tampered with during the game",
        "в ходе игры ничего не подменили",
        "під час гри нічого не підмінили",
    ),
    Said("cli-verify-holds", {"choices": 2}, "2 choices", "2 решения", "2 рішення"),
    Said("cli-verify-holds", {"choices": 5}, "5 choices", "5 решений", "5 рішень"),
    Said("cli-replay-title", {"choices": 5}, "5 choices", "5 решений", "5 рішень"),
    Said("server-record-too-long", {"most": 50}, "50 choices", "50 решений", "50 рішень"),
    Said("cli-bench-row", {}, "calibration", "калибровка", "калібрування"),
    Said(
        "cli-serve-forwarded",
        {},
        "believe any address it is told",
        "поверит любому адресу, который ему назовут",
        "повірить будь-якій адресі, яку йому назвуть",
    ),
]


@lru_cache(maxsize=len(LANGUAGES))
def bundle(language: str) -> FluentBundle:
    """The messages of the client, the server, the command and the tables."""
    found = FluentBundle([language], use_isolating=False)
    for folder in (CLIENT, SOURCES / "server", SOURCES / "cli", SOURCES / "play"):
        for path in sorted(folder.rglob(f"messages/{language}.ftl")):
            found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


def told(language: str, said: Said) -> str:
    """The message; blanks that are of no interest stay as they are."""
    message = bundle(language).get_message(said.name)
    assert message.value is not None
    return str(bundle(language).format_pattern(message.value, said.values)[0])


@pytest.mark.parametrize("said", WHOLE, ids=str)
def test_a_message_says_what_an_editor_chose(said: Said) -> None:
    for language in LANGUAGES:
        assert told(language, said) == getattr(said, language)


@pytest.mark.parametrize("said", PARTS, ids=str)
def test_a_message_has_the_words_that_an_editor_chose(said: Said) -> None:
    for language in LANGUAGES:
        assert getattr(said, language) in told(language, said)


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_the_name_of_a_player_is_told_as_it_is(language: str) -> None:
    """In another case a word goes before it, and «игрока Боря» is no Russian. Only in KeyForge, where piles
    are named in the middle of sentences, a word has to bear the case."""
    bent = re.compile(r"PLAYER\([^()]*case:")
    lines = [(place, line) for place, line in lines_of(language) if "/keyforge/lexicon" not in place]
    assert [f"{place}: {line}" for place, line in lines if bent.search(line)] == []
