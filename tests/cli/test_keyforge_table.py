"""The table of KeyForge in the terminal: all there is to see, in words, the enemy first."""

from typing import Any

import pytest

import deckwright as dw
from deckwright.cli.voice import Voice
from deckwright.play.tables import lines_of, option_note, own_lines, printed_on, table_lines
from tests.cli.terminal import CYRILLIC, LANGUAGES, LATIN
from tests.support.rules import rule

GAME = dw.game("keyforge")
YOU: dict[str, Any] = {
    "line": [
        {"card": "troll", "damage": 3, "amber": 2, "stun": True, "upgrades": ["blood-of-titans"]},
        {"card": "bumpsy", "exhausted": True, "ward": True, "enrage": True, "power-counters": 2, "doom": 1},
        {"card": "dextre", "borrowed": True},
    ],
    "artifacts": [{"card": "autocannon", "exhausted": True}],
    "hand": ["troll", "dextre", "anger", "anger"],
    "archive": ["dextre"],
    "discard": ["anger"],
    "deck": ["troll", "troll"],
    "purged": ["anger"],
    "amber": 4,
    "keys": ["red", "blue"],
    "chains": 2,
}
FOE: dict[str, Any] = {
    "line": ["champion-anaphiel", "troll"],
    "hand": ["gauntlet-of-command"],
    "archive": ["gauntlet-of-command"],
    "amber": 1,
}


def position(**rest: Any) -> dw.State:
    return GAME.scenario({"players": [YOU, FOE], "house": "brobnar", **rest})


def shown(state: dw.State, lang: str = "en", seat: int | None = 0) -> list[str]:
    return table_lines(GAME, speaker(lang, seat), state.view(seat))


def speaker(lang: str = "en", seat: int | None = 0) -> dw.text.Speaker:
    names = {"p1": "Анна", "p2": "Боря"} if lang != "en" else {"p1": "Anna", "p2": "Boris"}
    return Voice(lang).about(GAME, names, None if seat is None else f"p{seat + 1}")


def notes(state: dw.State, lang: str = "en") -> dict[str, str]:
    assert state.decision is not None
    view = state.view(state.decision.seat)
    reader = speaker(lang, state.decision.seat)
    return {option.key: option_note(reader, view, option, state) for option in state.decision.options}


def test_a_position_is_told_from_top_to_bottom() -> None:
    assert shown(position()) == [
        "Turn 2: your turn. Step: 3, play, discard and use cards. Active house: Brobnar.",
        "",
        "Boris. Æmber: 1. Keys: none. Key cost: 6. Chains: 0. Houses: Brobnar, Logos, Sanctum.",
        "  Hand: 1. Deck: 0. Discard pile: 0. Archive: 1. Purged: 0.",
        "  Battle line from left to right (2):",
        "    1. Champion Anaphiel: Sanctum, power 6, armour 1, ready, taunt.",
        "    2. Troll (2): Brobnar, power 8, ready.",
        "",
        "You. Æmber: 4. Keys: red, blue. Key cost: 6. Chains: 2. Houses: Brobnar, Logos.",
        "  Hand: 4. Deck: 2. Discard pile: 1. Archive: 1. Purged: 1.",
        "  Battle line from left to right (3):",
        "    1. Troll: Brobnar, power 13, damage 3, ready, æmber 2, stunned.",
        "       upgrade: Blood of Titans: Brobnar.",
        "    2. Bumpsy: Brobnar, power 7, exhausted, power counters 2, doom counters 1, warded, enraged.",
        "    3. Dextre: Logos, power 3, ready, owned by Boris.",
        "  Artifacts (1):",
        "    Autocannon: Brobnar, exhausted.",
        "  Your archive:",
        "    Logos: Dextre (creature, power 3).",
        "  Your hand:",
        "    Brobnar: Troll (creature, power 8); Anger ×2 (action, bonus: æmber).",
        "    Logos: Dextre (creature, power 3).",
    ]


def test_the_other_player_sees_it_the_other_way_round_and_no_hidden_card() -> None:
    lines = shown(position(), seat=1)
    assert lines[0].startswith("Turn 2: Anna to play.")
    players = [line for line in lines if "Æmber:" in line]
    assert [line.partition(".")[0] for line in players] == ["Anna", "You"]
    text = "\n".join(lines)
    assert "Anger" not in text
    assert text.count("Gauntlet of Command") == 2


def test_who_looks_on_sees_both_sides_in_order() -> None:
    players = [line for line in shown(position(), seat=None) if "Æmber:" in line]
    assert [line.partition(".")[0] for line in players] == ["Anna", "Boris"]


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_there_is_no_foreign_letter_in_the_words(lang: str) -> None:
    text = "\n".join(shown(position(tide="p2"), lang) + list(notes(position(), lang).values()))
    assert CYRILLIC.search(text)
    assert not LATIN.search(text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_card_is_exhausted_whatever_the_gender_of_its_name(lang: str) -> None:
    text = "\n".join(shown(position(), lang))
    creature, artifact = {
        "en": ("exhausted, power", "exhausted."),
        "ru": ("карта повёрнута, жетоны", "карта повёрнута."),
        "uk": ("карта виснажена, жетони", "карта виснажена."),
    }[lang]
    assert creature in text
    assert artifact in text


def test_the_tide_is_told_where_there_is_one() -> None:
    assert "tide" not in shown(position())[0]
    assert shown(position(tide="neutral"))[0].endswith("The tide is neutral.")
    assert shown(position(tide="p1"))[0].endswith("The tide is high for you.")
    assert shown(position(tide="p2"))[0].endswith("The tide is high for Boris.")
    assert shown(position(tide="p2"), "ru")[0].endswith("Прилив на своей стороне держит Боря.")


def test_before_the_first_turn_the_decks_are_named() -> None:
    state = GAME.new(seed=1, first="p1", set="cota")
    lines = shown(state)
    assert lines[0] == "Before the first turn."
    assert sum(" Deck: " in line and "Houses: " in line for line in lines) == 2
    assert all(len(line) < 200 for line in lines if " Deck: " in line)


def test_decks_to_choose_from_have_their_names_and_houses() -> None:
    state = GAME.new(seed=1, format="sealed", match="3")
    lines = shown(state)
    assert not any("Houses" in line for line in lines)
    assert sum("Games won: 0." in line for line in lines) == 2
    told = list(notes(state).values())
    assert len(set(told)) == 2
    assert all("; " in note and note.count(", ") >= 2 for note in told)


def test_an_option_to_play_tells_the_type_and_a_house_that_is_not_active() -> None:
    told = notes(position())
    assert told["play troll"] == "creature, power 8"
    assert told["play anger"] == "action, bonus: æmber"
    assert told["end"] == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_action_tells_what_it_does(lang: str) -> None:
    state = GAME.scenario({"players": [{"artifacts": ["cannon"]}, {}], "house": "brobnar"})
    text = speaker(lang).card_text("cannon")
    assert text.endswith(notes(state, lang)["action cannon.1 0"])
    assert len(notes(state, lang)["action cannon.1 0"]) > 10


def test_a_tide_that_is_high_already_is_told_not_to_rise() -> None:
    assert notes(position(tide="p1"))["raise-tide"] == "it is already high for you: you only get the chains"
    assert notes(position(tide="p2"))["raise-tide"] == ""


def test_a_name_with_a_mark_of_its_own_ends_the_line() -> None:
    foe = {"line": [{"card": "troll", "under": ["begone"]}]}
    lines = shown(GAME.scenario({"players": [{}, foe], "house": "brobnar"}))
    assert sum(line.endswith("Begone!") for line in lines) == 1


def test_a_house_to_choose_tells_what_there_is_of_it() -> None:
    told = notes(GAME.scenario({"players": [YOU, FOE], "step": "house"}))
    assert told == {
        "house brobnar": "in hand 3, ready in play 1",
        "house logos": "in hand 1, ready in play 1",
    }


def test_a_fight_tells_both_strengths() -> None:
    you = {"line": [{"card": "troll", "damage": 1}]}
    state = GAME.scenario({"players": [you, {"line": ["champion-anaphiel"]}], "house": "brobnar"})
    assert notes(state)["fight troll.1 champion-anaphiel.1"] == (
        "power 8, damage 1; enemy: power 6, armour 1"
    )


def test_a_card_to_pick_tells_its_side_and_strength() -> None:
    you = {"line": ["troll", "bumpsy"], "hand": ["blood-of-titans"]}
    state = GAME.scenario({"players": [you, {"line": [{"card": "troll", "damage": 2}]}], "house": "brobnar"})
    state.choose("play blood-of-titans")
    told = notes(state)
    assert sorted(told.values()) == [
        "Boris's, power 8, damage 2",
        "yours, power 5",
        "yours, power 8",
    ]


def test_a_waiting_ability_tells_its_text() -> None:
    you = {"line": ["hunting-witch", "troll"], "hand": ["wardrummer"]}
    state = GAME.scenario({"players": [you, {}], "house": "brobnar"})
    state.choose("play wardrummer")
    state.choose("left-flank")
    assert state.decision is not None
    assert state.decision.prompt == "order"
    reader = speaker()
    assert sorted(notes(state).values()) == sorted(
        reader.card_text(face) for face in ("hunting-witch", "wardrummer")
    )


def test_cards_under_others_are_told_and_those_face_down_counted() -> None:
    foe = {"line": [{"card": "troll", "under": ["anger"]}]}
    lines = shown(GAME.scenario({"players": [{}, foe], "house": "brobnar"}))
    assert sum("Anger." in line for line in lines) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_tells_what_is_printed_on_it(lang: str) -> None:
    reader = speaker(lang)
    told = {face: printed_on(GAME, reader, face) for face in GAME.table.face_names}
    assert all(bool(text) != face.startswith("rule-") for face, text in told.items())
    if lang == "en":
        assert (
            told["champion-anaphiel"] == "creature, Sanctum, power 6, armour 1, spirit, knight, taunt, common"
        )
        assert told["ultra-gravitron-top"] == "creature, Logos, rare"
        assert told["ghostform"] == "upgrade, bonus: æmber, anomaly"
    else:
        assert not any(LATIN.search(text) for text in told.values())


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("settings", [{}, {"format": "sealed"}, {"format": "auction", "match": "3"}])
def test_every_position_of_a_game_can_be_shown(lang: str, settings: dict[str, Any]) -> None:
    state = GAME.new(seed=4, **settings)
    rng = dw.Rng(4)
    seen = 0
    while state.decision and seen < 400:
        lines = shown(state, lang, state.decider)
        assert lines
        assert all(line == line.rstrip() for line in lines)
        assert len(notes(state, lang)) == len(state.decision.options)
        state.choose(rng.below(len(state.decision.options)))
        seen += 1
    assert shown(state, lang, None)


@rule("KF-15.2")
def test_a_maverick_says_the_house_it_belongs_to() -> None:
    speaker = Voice("en").about(GAME)
    hand = [
        {"card": "troll", "house": "mars", "icons": []},
        {"card": "troll~2", "house": "brobnar", "icons": []},
        {"card": "anger", "house": ["brobnar"], "icons": ["draw", "amber"]},
        None,
    ]
    view = {"zones": {"p1/hand": {"count": 4, "cards": hand}, "p2/hand": {"count": 6}}}
    lines = own_lines(GAME, speaker, view)
    assert list(lines) == ["troll", "anger"]
    assert lines["troll"] == printed_on(GAME, speaker, "troll").replace("Brobnar", "Mars")
    assert "draw" in lines["anger"]
    both = lines_of(GAME, speaker, view, "troll")
    assert both == [lines["troll"], printed_on(GAME, speaker, "troll")]
    assert lines_of(GAME, speaker, view, "dextre") == [printed_on(GAME, speaker, "dextre")]


@pytest.mark.parametrize(
    ("lang", "deep", "top"),
    [
        ("en", "your discard pile, card 3 from the top, Brobnar", "your discard pile, on top, Brobnar"),
        ("ru", "ваша стопка сброса, 3-я карта сверху, Бробнар", "ваша стопка сброса, верхняя карта, Бробнар"),
        ("uk", "ваш скид, 3-та карта згори, Бробнар", "ваш скид, верхня карта, Бробнар"),
    ],
)
def test_copies_of_a_card_in_a_discard_pile_are_told_apart(lang: str, deep: str, top: str) -> None:
    you = {"hand": ["regrowth"], "discard": ["troll", "bumpsy", "troll"]}
    state = GAME.scenario({"players": [you, {}], "house": "untamed"})
    state.choose("play regrowth")
    told = notes(state, lang)
    assert told["pick troll@p1/discard.1"].startswith(deep)
    assert told["pick troll@p1/discard.2"].startswith(top)
    assert "3" not in told["pick bumpsy@p1/discard.1"].partition(",")[0]
