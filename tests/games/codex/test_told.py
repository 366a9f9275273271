"""What is told about choices and what happens: nothing that matters happens without a word."""

from typing import Any

import pytest
from tests.support.codex import GAME, Board, Player
from tests.support.rules import rule

from deckwright.kernel.handles import Event
from deckwright.play.choices import ChoiceList
from deckwright.play.voice import Voice
from deckwright.text import LANGUAGES


def at(slot: str, card: str, **marks: Any) -> dict[str, Any]:
    return {"card": card, "slot": slot, **marks}


def lines(board: Board, language: str = "en") -> list[str]:
    """The options as the terminal lists them."""
    speaker = Voice(language).about(GAME, {"p1": "Anna", "p2": "Boris"}, "p1")
    view = board.state.view(0)
    assert board.state.decision is not None
    return ChoiceList(board.state.decision.options, speaker, view).lines(speaker, view, board.state)


def line_of(board: Board, key: str, language: str = "en") -> str:
    return next(line for line in lines(board, language) if line.endswith(f"[{key}]"))


def told(board: Board, kind: str) -> list[Event]:
    return [event for event in board.log if event.kind == kind]


# Flagbearers.

BOOT: Player = {"play": ["troq-bashar"], "hand": ["the-boot"], "gold": 3}
FLAG = "granfalloon-flagbearer"


@rule("COD-9.24")
@pytest.mark.parametrize(
    ("language", "word"), [("en", "flagbearer"), ("ru", "знаменосца"), ("uk", "знаменосця")]
)
def test_a_flagbearer_tells_what_it_does(language: str, word: str) -> None:
    assert word in Voice(language).about(GAME).card_text(FLAG)


@rule("COD-9.24")
def test_that_a_flagbearer_takes_the_choice_away_is_told() -> None:
    board = Board(BOOT, {"play": ["iron-man", FLAG]}).play("the-boot")
    assert [event.values["card"] for event in told(board, "drew-aim")] == [f"{FLAG}@p2/discard.1"]
    assert board.their("play") == ["iron-man"]


@rule("COD-9.24")
@pytest.mark.parametrize("foe", [[FLAG], ["iron-man", "older-brother"], [FLAG, "troq-bashar"]])
def test_nothing_is_told_of_a_flagbearer_that_takes_no_choice_away(foe: list[str]) -> None:
    board = Board(BOOT, {"play": foe})
    assert "flagbearer has to be" not in line_of(board, "play the-boot")
    board.do("play the-boot", *(["pick iron-man.1"] if "iron-man" in foe else []))
    assert told(board, "drew-aim") == []


@rule("COD-9.24")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_option_tells_that_a_flagbearer_has_to_be_the_target(language: str) -> None:
    board = Board(BOOT, {"play": ["iron-man", FLAG]})
    words = {"en": "a flagbearer has to be a target", "ru": "придётся выбрать", "uk": "доведеться обрати"}
    assert words[language] in line_of(board, "play the-boot", language)


@rule("COD-9.24")
def test_the_option_tells_it_of_abilities_and_arrivals_too() -> None:
    river = {"play": [{"card": "river-montoya", "level": 3}]}
    foe = {"play": [at("elite", FLAG), at("lookout", "tenderfoot")]}
    assert "flagbearer" in line_of(Board({**river, "gold": 9}, foe), "use river-montoya.1 0").split("→")[1]
    stomper = {"hand": ["hired-stomper"], "gold": 9, "buildings": ["tech-1-building", "tech-2-building"]}
    assert "flagbearer" in line_of(Board(stomper, foe), "play hired-stomper")


@rule("COD-9.24")
def test_why_another_target_is_refused_is_told() -> None:
    you = {"play": ["troq-bashar"], "hand": ["wither"], "gold": 2}
    board = Board(you, {"play": ["iron-man", FLAG, FLAG]}).play("wither")
    assert board.options == [f"pick {FLAG}.1", f"pick {FLAG}.2"]
    assert board.refusals() == {
        "pick iron-man.1": ("COD-9.24", "codex-flagbearer-first"),
        "pick troq-bashar.1": ("COD-9.24", "codex-flagbearer-first"),
    }


# What an option costs.


@rule("COD-5.8", "COD-5.17")
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "you sacrifice Tower"), ("ru", "вы жертвуете «Башней»"), ("uk", "ви жертвуєте «Вежею»")],
)
def test_building_an_add_on_tells_which_one_makes_room_and_what_that_costs(language: str, words: str) -> None:
    board = Board({"buildings": ["tower"], "plans": ["surplus", "tech-1-building"], "gold": 20, "base": 2})
    for key in ("build surplus@p1/plans.1", "build tower.1"):
        line = line_of(board, key, language)
        assert words in line
        assert "2" in line.split(words)[1]
    many = Board({"plans": ["surplus"], "gold": 20})
    assert words not in line_of(many, "build surplus@p1/plans.1", language)


@rule("COD-8.6", "COD-7.7")
def test_a_target_tells_what_its_resist_costs() -> None:
    you = {"play": ["troq-bashar", at("", "brick-thief")], "hand": ["wither"], "gold": 9}
    board = Board(you, {"play": [at("lookout", "brick-thief"), "older-brother"]}).play("wither")
    assert "2 gold more for its resist" in line_of(board, "pick brick-thief.2")
    assert "resist" not in line_of(board, "pick brick-thief.1")
    assert "resist" not in line_of(board, "pick older-brother.1")


# What happens.


@rule("COD-5.11", "COD-9.28", "COD-9.31")
def test_damage_from_elsewhere_is_told_with_its_source() -> None:
    foe = {"play": [at("squad-leader", "leaping-lizard")], "buildings": ["tower"]}
    board = Board({"play": ["eggship"]}, foe).attack("eggship.1", "base.2")
    assert [event.values["card"] for event in told(board, "strikes")] == ["tower.1", "leaping-lizard.1"]
    foe = {"play": [at("squad-leader", "iron-man"), at("elite", "tenderfoot")]}
    board = Board({"play": ["revolver-ocelot"]}, foe).attack("revolver-ocelot.1", "iron-man.1")
    assert [tuple(event.values.values()) for event in told(board, "strikes")] == [
        ("revolver-ocelot@p1/discard.1", "tenderfoot.1")
    ]


@rule("COD-6.6")
def test_a_plain_fight_tells_no_sources() -> None:
    board = Board({"play": ["iron-man"]}, {"play": ["older-brother"]}).attack("iron-man.1", "older-brother.1")
    assert told(board, "strikes") == []


@rule("COD-9.5")
def test_what_is_obliterated_is_told() -> None:
    board = Board({"play": ["trojan-duck"]}, {"play": ["tenderfoot", "iron-man", "maestro"]})
    board.attack("trojan-duck.1", "base.2")
    assert [event.kind for event in board.log if event.kind in ("obliterated", "died")] == [
        "obliterated",
        "obliterated",
        "died",
        "died",
    ]


@rule("COD-4.4", "COD-4.17")
@pytest.mark.parametrize(("level", "damage", "expected"), [(4, 2, [2]), (4, 0, []), (3, 2, [])])
def test_damage_that_a_new_band_takes_off_is_told(level: int, damage: int, expected: list[int]) -> None:
    board = Board({"play": [{"card": "troq-bashar", "level": level, "damage": damage}], "gold": 1})
    board.do("level troq-bashar.1")
    assert [event.values["damage"] for event in told(board, "recovered")] == expected


@rule("COD-2.4", "COD-2.16")
@pytest.mark.parametrize(("gold", "gained", "lost"), [(19, [1], [6]), (13, [7], []), (20, [], [7])])
def test_gold_that_is_lost_above_twenty_is_told(gold: int, gained: list[int], lost: list[int]) -> None:
    board = Board({}, {"gold": gold, "first-workers": 7}).end()
    assert [event.values["gold"] for event in told(board, "gained-gold")] == gained
    assert [event.values["gold"] for event in told(board, "gold-lost")] == lost


@rule("COD-2.7", "COD-2.14", "COD-2.15")
@pytest.mark.parametrize("discard", [[], ["wither"]])
def test_a_draw_that_brings_nothing_is_told(discard: list[str]) -> None:
    you = {"play": [{"card": "river-montoya", "level": 5}], "hand": ["appel-stomp"], "gold": 1}
    foe = {"play": [at("elite", "tenderfoot")]}
    board = Board({**you, "discard": discard}, foe, reshuffled=True).play("appel-stomp")
    assert [event.values["cards"] for event in told(board, "drew-nothing")] == [1]


# Refusals.


@rule("COD-8.1")
@pytest.mark.parametrize(
    ("marks", "reason"), [("arrived", "codex-use-just-arrived"), ("exhausted", "codex-use-exhausted")]
)
def test_a_refused_ability_is_not_explained_as_a_refused_attack(marks: str, reason: str) -> None:
    foe = {"play": [at("elite", "tenderfoot")]}
    board = Board({"play": [{"card": "river-montoya", "level": 3, marks: True}]}, foe)
    assert board.refusals()["use river-montoya.1 0"] == ("COD-8.1", reason)
    for language in LANGUAGES:
        speaker = Voice(language).about(GAME, {"p1": "Anna", "p2": "Boris"}, "p1")
        found = {each.action: speaker.refusal(each) for each in board.state.why_not(0)}
        use, attack = found["use river-montoya.1 0"], found["attack river-montoya.1"]
        assert "атак" not in use
        assert use.partition(":")[0] != attack.partition(":")[0]


@rule("COD-8.1")
def test_a_gift_of_maestro_is_refused_in_the_same_words() -> None:
    board = Board({"play": ["maestro", {"card": "nimble-fencer", "exhausted": True}]})
    assert board.refusals()["use nimble-fencer.1 0"] == ("COD-8.1", "codex-use-exhausted")


@rule("COD-5.10", "COD-6.4")
def test_a_hidden_attacker_is_told_that_a_tower_will_detect_it() -> None:
    foe = {"play": [at("squad-leader", "iron-man")], "buildings": ["tower"]}
    board = Board({"play": ["backstabber"]}, foe)
    assert board.refusals()["attack backstabber.1 base.2"] == ("COD-5.10", "codex-will-be-detected")
    foe["tower-used"] = True
    assert "attack backstabber.1 base.2" in Board({"play": ["backstabber"]}, foe).options
    without = Board({"play": ["older-brother"]}, foe)
    assert without.refusals()["attack older-brother.1 base.2"] == ("COD-6.4", "codex-leader-first")


# Numbers between two turns.


@rule("COD-2.20", "COD-7.3", "COD-7.4", "COD-9.2")
def test_while_tech_cards_are_chosen_the_turn_before_is_over() -> None:
    board = Board({"play": ["iron-man", "tenderfoot", "fruit-ninja"]}, {"codex": ["maestro"] * 3})
    assert board.numbers("fruit-ninja.1")[0] == 3
    board.end("patrol iron-man.1 squad-leader", "patrol tenderfoot.1 elite")
    assert (board.prompt, board.asked) == ("tech", 1)
    cards = {card["card"]: card for card in board.state.view(1)["zones"]["p1/play"]["cards"]}
    assert cards["iron-man.1"]["keywords"] == {"armour": 1}
    assert cards["tenderfoot.1"]["attack"] == 2
    assert cards["fruit-ninja.1"]["attack"] == 2


@rule("COD-2.20", "COD-9.2")
def test_while_tech_cards_are_chosen_the_turn_after_has_not_begun() -> None:
    board = Board({"hand": ["older-brother"], "gold": 2}, {"codex": ["maestro"] * 3, "play": ["fruit-ninja"]})
    board.play("older-brother").end()
    assert board.prompt == "tech"
    assert board.numbers("fruit-ninja.1")[0] == 2
    (mine,) = board.state.view(1)["zones"]["p1/play"]["cards"]
    assert not mine["arrived"]
    board.do("tech maestro@p2/codex.1", "tech maestro@p2/codex.2")
    assert board.numbers("fruit-ninja.1")[0] == 3


@rule("COD-8.8")
def test_a_unit_that_goes_back_to_its_owners_hand_is_told() -> None:
    you: Player = {"play": [{"card": "troq-bashar", "level": 8}], "hand": ["final-smash"], "gold": 6}
    board = Board(you, {"play": ["iron-man"]}).play("final-smash")
    assert board.their("hand") == ["iron-man"]
    assert [event.values["seat"] for event in told(board, "returned")] == ["p2"]


# Texts.


@rule("COD-5.7")
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "tech 0 units"), ("ru", "существа технологии 0"), ("uk", "істоти технології 0")],
)
def test_river_montoya_promises_cheaper_units_and_no_cheaper_spells(language: str, words: str) -> None:
    assert words in Voice(language).about(GAME).card_text("river-montoya")
    board = Board({"play": [{"card": "river-montoya", "level": 5}], "hand": ["spark", "older-brother"]})
    prices = board.state.view(0)["table"]["prices"]
    assert prices == {"spark": 1, "older-brother": 1}
