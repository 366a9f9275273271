"""What a reader is told: in the second person about themselves, with names as they are about others."""

from dataclasses import replace

import pytest

import deckwright as dw
from deckwright.kernel.ids import Seat
from deckwright.text import LANGUAGES, MissingMessage, Speaker
from tests.text.spoken import SPOKEN
from tests.text.support import NAMES, speaker_of

GAME = dw.game("dimensions")


def tell(kind: str, you: str | None = "p1", **values: str | int | None) -> tuple[str, ...]:
    """A line of the log in every language."""
    event = dw.Event(kind, values)
    return tuple(speaker_of(language, GAME, you).event(event) for language in LANGUAGES)


def test_somebody_places_a_card_into_somebody_elses_dimension() -> None:
    assert tell("laid", seat="p2", card="blue-4", dimension="p3") == (
        "Boris places Robots 4 into Vera's Dimension.",
        "Боря выкладывает карту «Роботы 4» в чужое Измерение (Вера).",
        "Юрко викладає карту «Роботи 4» до чужого Виміру (Надія).",
    )


def test_you_place_a_card_into_your_own_dimension() -> None:
    assert tell("laid", seat="p1", card="blue-4", dimension="p1") == (
        "You place Robots 4 into your own Dimension.",
        "Вы выкладываете карту «Роботы 4» в своё Измерение.",
        "Ви викладаєте карту «Роботи 4» до свого Виміру.",
    )


def test_somebody_places_a_card_into_your_dimension() -> None:
    assert tell("laid", seat="p2", card="blue-4", dimension="p1") == (
        "Boris places Robots 4 into your Dimension.",
        "Боря выкладывает карту «Роботы 4» в ваше Измерение.",
        "Юрко викладає карту «Роботи 4» до вашого Виміру.",
    )


def test_somebody_places_captain_force_into_their_own_dimension() -> None:
    assert tell("laid", seat="p2", card="entity-red", dimension="p2") == (
        "Boris places Captain Force into their own Dimension.",
        "Боря выкладывает Капитана Силу в своё Измерение.",
        "Юрко викладає Капітана Силу до свого Виміру.",
    )


def test_an_onlooker_is_nobody_at_the_table() -> None:
    assert tell("laid", None, seat="p1", card="red-11", dimension="p1") == (
        "Anna places Superheroes 11 into their own Dimension.",
        "Аня выкладывает карту «Супергерои 11» в своё Измерение.",
        "Оля викладає карту «Супергерої 11» до свого Виміру.",
    )


def test_an_attack_tells_both_squads() -> None:
    assert tell("attacked", seat="p2", target="p1/purple", squad="blue") == (
        "Boris attacks the Horrors squad in your Dimension with the Robots squad.",
        "Боря атакует отрядом «Роботы» отряд «Ужасы» в вашем Измерении.",
        "Юрко атакує загоном «Роботи» загін «Жахи» у вашому Вимірі.",
    )


def test_an_attack_within_ones_own_dimension() -> None:
    assert tell("attacked", seat="p1", target="p1/aura", squad="green") == (
        "You attack the Aura of Darkness in your own Dimension with your God's Armour squad.",
        "Вы атакуете отрядом «Доспехи Бога» Ауру Тьмы в своём Измерении.",
        "Ви атакуєте загоном «Обладунки Бога» Ауру Темряви у своєму Вимірі.",
    )


def test_a_whole_squad_is_carried_from_one_dimension_to_another() -> None:
    assert tell("squad-moved", seat="p2", squad="p3/yellow", dimension="p2") == (
        "Boris moves the Spore Planets squad from Vera's Dimension into their own Dimension.",
        "Боря переносит отряд «Планеты-Споры» (Измерение: Вера) в своё Измерение.",
        "Юрко переносить загін «Планети-Спори» (Вимір: Надія) до свого Виміру.",
    )


def test_the_anomaly_black_hole_is_not_the_discard() -> None:
    assert tell("anomaly-played", seat="p2", card="black-hole") == (
        "Boris plays the Black Hole anomaly.",
        "Боря играет Аномалию «Чёрная Дыра».",
        "Юрко грає Аномалію «Чорна Діра».",
    )
    assert tell("lost-battle", seat="p2", card="purple-3") == (
        "Horrors 3 loses and goes to the discard.",
        "Карта «Ужасы 3» проигрывает и идёт в сброс.",
        "Карта «Жахи 3» програє і йде до скиду.",
    )


def test_a_card_drawn_by_another_stays_hidden() -> None:
    assert tell("drew", seat="p2", card=None) == (
        "Boris draws a card.",
        "Боря берёт карту.",
        "Юрко бере карту.",
    )
    assert tell("drew", seat="p1", card="red-1") == (
        "You draw Superheroes 1.",
        "Вы берёте карту «Супергерои 1».",
        "Ви берете карту «Супергерої 1».",
    )


@pytest.mark.parametrize(
    ("cards", "english", "russian", "ukrainian"),
    [
        (0, "only shuffled", "колода только перемешана", "колоду лише перемішано"),
        (1, "1 card returns", "вернулась 1 карта", "повернулася 1 карта"),
        (2, "2 cards return", "вернулись 2 карты", "повернулися 2 карти"),
        (5, "5 cards return", "вернулось 5 карт", "повернулося 5 карт"),
        (11, "11 cards return", "вернулось 11 карт", "повернулося 11 карт"),
        (21, "21 cards return", "вернулась 21 карта", "повернулася 21 карта"),
    ],
)
def test_the_verb_agrees_with_the_number_of_cards(
    cards: int, english: str, russian: str, ukrainian: str
) -> None:
    lines = tell("deck-refilled", seat="p1", cards=cards)
    for line, words in zip(lines, (english, russian, ukrainian), strict=True):
        assert words in line


@pytest.mark.parametrize(
    ("score", "russian", "ukrainian"),
    [(1, "1 карта", "1 карта"), (2, "2 карты", "2 карти"), (5, "5 карт", "5 карт"),
     (11, "11 карт", "11 карт"), (21, "21 карта", "21 карта")],
)  # fmt: skip
def test_a_score_in_words(score: int, russian: str, ukrainian: str) -> None:
    assert tell("scored", seat="p2", score=score)[1:] == (
        f"Боря: {russian} своей Фракции.",
        f"Юрко: {ukrainian} своєї Фракції.",
    )


def test_players_without_a_name_have_a_number() -> None:
    event = dw.Event("laid", {"seat": "p4", "card": "red-1", "dimension": "p5"})
    assert [Speaker(language, GAME).event(event) for language in LANGUAGES] == [
        "Player 4 places Superheroes 1 into Player 5's Dimension.",
        "Игрок 4 выкладывает карту «Супергерои 1» в чужое Измерение (Игрок 5).",
        "Гравець 4 викладає карту «Супергерої 1» до чужого Виміру (Гравець 5).",
    ]


# Questions, options, refusals.


def position(**more: object) -> dw.State:
    players = [
        {"hand": ["red-1", "blue-2"], "dimension": ["red-5", "red-6"], "entity": "green"},
        {"hand": ["red-2"], "dimension": ["blue-7", "yellow-1"], "entity": "blue"},
    ]
    return GAME.scenario({"players": players, **more})


@pytest.mark.parametrize(
    ("language", "question", "option"),
    [
        (
            "en",
            "Battle of Dimensions: choose the card that you will show.",
            "Show Superheroes 1",
        ),
        (
            "ru",
            "Битва Измерений: выберите карту, которую покажете.",
            "Показать карту «Супергерои 1»",
        ),
        ("uk", "Битва Вимірів: оберіть карту, яку покажете.", "Показати карту «Супергерої 1»"),
    ],
)
def test_a_question_and_its_options(language: str, question: str, option: str) -> None:
    decision = position(phase="battle").decision
    assert decision is not None
    speaker = speaker_of(language, GAME)
    assert (speaker.prompt(decision), speaker.option(decision.options[0])) == (question, option)


@pytest.mark.parametrize(
    ("language", "option", "refusal"),
    [
        (
            "en",
            "Attack the Robots squad in Boris's Dimension with the Superheroes squad",
            "The attack can't be skipped: whoever can attack must (DIM-4.11)",
        ),
        (
            "ru",
            "Атаковать отрядом «Супергерои» отряд «Роботы» (Измерение: Боря)",
            "Пропустить Атаку нельзя: кто может атаковать, тот обязан (DIM-4.11)",
        ),
        (
            "uk",
            "Атакувати загоном «Супергерої» загін «Роботи» (Вимір: Юрко)",
            "Пропустити Атаку не можна: хто може атакувати, той мусить (DIM-4.11)",
        ),
    ],
)
def test_an_attack_offered_and_the_duty_to_attack(language: str, option: str, refusal: str) -> None:
    state = position(phase="attack")
    assert state.decision is not None
    speaker = speaker_of(language, GAME)
    assert option in [speaker.option(each) for each in state.decision.options]
    assert refusal in [speaker.refusal(each) for each in state.why_not(0)]


def test_a_refusal_tells_the_numbers_and_ends_with_its_clause() -> None:
    refusal = dw.Refusal(
        "attack blue p2/purple",
        "DIM-5.3",
        "too-weak",
        {"squad": "blue", "target": "p2/purple", "own": 2, "theirs": 3},
    )
    assert [speaker_of(language, GAME).refusal(refusal) for language in LANGUAGES] == [
        "The Robots squad (2 cards) can't attack the Horrors squad in Boris's Dimension (3 cards): it needs "
        "more cards, or the advantage on the Spiral of Power (DIM-5.3)",
        "Отряд «Роботы» не может атаковать отряд «Ужасы» (Измерение: Боря): 2 карты против 3, а нужно "
        "больше — или преимущество по Спирали Силы (DIM-5.3)",
        "Загін «Роботи» не може атакувати загін «Жахи» (Вимір: Юрко): 2 карти проти 3, а потрібно "
        "більше — або перевага за Спіраллю Сили (DIM-5.3)",
    ]


# The end.


def end(reason: str, winners: tuple[int, ...], you: str | None) -> tuple[str, ...]:
    outcome = dw.Outcome(tuple(Seat(seat) for seat in winners), (7, 7, 3), reason)
    return tuple(speaker_of(language, GAME, you).outcome(outcome) for language in LANGUAGES)


def test_you_win_or_another_does() -> None:
    assert end("most-cards", (0,), "p1") == (
        "You win with the most cards of your own faction: 7.",
        "Вы победили: у вас больше всех карт вашей Фракции — 7.",
        "Ви перемогли: у вас найбільше карт вашої Фракції — 7.",
    )
    assert end("most-cards", (0,), "p2") == (
        "Anna wins with the most cards of their own faction: 7.",
        "Побеждает Аня: больше всех карт своей Фракции — 7.",
        "Перемагає Оля: найбільше карт своєї Фракції — 7.",
    )


def test_whoever_lost_is_told_of_their_own_base() -> None:
    outcome = dw.Outcome((Seat(1),), (0, 1), "base-destroyed")
    codex = dw.game("codex")
    told = {you: speaker_of("ru", codex, you).outcome(outcome) for you in ("p1", "p2", None)}
    assert told["p1"].endswith(": ваша база уничтожена.")
    assert told["p2"] == "Вы победили: база противника уничтожена."
    assert told[None].endswith(": база противника уничтожена.")


def test_you_share_the_victory() -> None:
    english, russian, ukrainian = end("shared", (0, 2), "p3")
    assert english.endswith("you and Anna share the victory.")
    assert russian.endswith("победу делят вы и Аня.")
    assert ukrainian.endswith("перемогу ділять ви й Оля.")


# Names of things.


def test_cards_have_names_that_can_be_inflected() -> None:
    russian, ukrainian = Speaker("ru", GAME), Speaker("uk", GAME)
    assert russian.card_name("red-7") == "Супергерои 7"
    assert russian.card_name("red-7", "gen") == "Супергероев 7"
    assert russian.card_name("entity-red", "ins") == "Капитаном Силой"
    assert russian.card_name("entity-green") == "Сущность: Доспехи Бога"
    assert ukrainian.card_name("wormhole", "acc") == "Кротову нору"
    assert ukrainian.card_name("entity-red", "voc") == "Капітане Сило"


def test_zones_have_names() -> None:
    speaker = speaker_of("ru", GAME)
    assert speaker.zone_name("p2/blue") == "Отряд «Роботы» (Измерение: Боря)"
    assert speaker.zone_name("p1/hand") == "Ваша рука"
    assert speaker.zone_name("black-hole") == "Чёрная Дыра (сброс)"
    assert speaker.zone("p2/aura").in_case("gen") == "Ауры Тьмы (Измерение: Боря)"


def test_words_and_players() -> None:
    speaker = speaker_of("uk", GAME)
    assert speaker.word("phase", "battle") == "Битва Вимірів"
    assert speaker.player("p2") == "Юрко"
    assert speaker.player("p4") == "Гравець 4"


def test_text_given_to_a_message_stays_as_it_is() -> None:
    speaker = Speaker("en", GAME, NAMES["en"], "p1")
    assert speaker.say("choice-unknown-key", choice="{p1}") == "“{p1}” is not an option of this decision."


# Cards with copies, triggers, effects that ask.


def test_a_card_is_inflected_in_a_sentence_and_its_copies_are_counted() -> None:
    values: dict[str, str | int | None] = {"card": "quiet-fence.2"}
    assert [Speaker(language, SPOKEN).say_word("verb", "pick", values) for language in LANGUAGES] == [
        "Choose Quiet Fence (2)",
        "Выбрать «Тихого скупщика» (2)",
        "Обрати «Тихого перекупника» (2)",
    ]


def test_a_waiting_trigger_names_what_set_it_off() -> None:
    values: dict[str, str | int | None] = {"trigger": "quiet-fence.1:2<brute.3"}
    assert [Speaker(language, SPOKEN).say_word("verb", "resolve", values) for language in LANGUAGES] == [
        "Resolve Quiet Fence, second ability (set off by Brute (3))",
        "Применить второе свойство: «Тихий скупщик» (причина: «Громила» (3))",
        "Застосувати другу властивість: «Тихий перекупник» (причина: «Громило» (3))",
    ]


def test_an_effect_that_asks_is_told_in_the_question() -> None:
    values: dict[str, str | int | None] = {
        "source": "quiet-fence.1",
        "effect": "quiet-fence:0.effect.effects.0",
    }
    assert [Speaker(language, SPOKEN).say_word("prompt", "may", values) for language in LANGUAGES] == [
        "Quiet Fence. You may steal 1 coin. Do you?",
        "«Тихий скупщик». Вы можете украсть 1 монету. Сделать это?",
        "«Тихий перекупник». Ви можете вкрасти 1 монету. Зробити це?",
    ]


REFUSED = dw.Refusal(
    "move aura-1", "DIM-4.9", "there-already", {"dimension": "p2"}, "play", {"card": "wormhole"}
)  # fmt: skip


def test_a_refusal_is_told_from_the_values_that_its_reason_declares() -> None:
    speaker = Speaker("en", GAME, {"p1": "Anna", "p2": "Boris"}, "p1")
    assert "Boris" in speaker.refusal(REFUSED)
    with pytest.raises(MissingMessage, match="nobody"):
        speaker.refusal(replace(REFUSED, values={"dimension": "nobody"}))


def test_what_was_refused_is_told_if_it_is_a_whole_option() -> None:
    speaker = Speaker("uk", GAME)
    assert speaker.refused(REFUSED) == speaker.say_word("verb", "play", {"card": "wormhole"})
    assert speaker.refused(replace(REFUSED, arguments={})) == ""
    assert speaker.refused(replace(REFUSED, verb="", arguments={})) == ""
