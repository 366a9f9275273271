"""The table of Shards of Infinity in the terminal: opponents, the centre row with its texts, the own side."""

from typing import Any

import pytest

import deckwright as dw
from deckwright.cli.voice import Voice
from deckwright.kernel.ids import Seat
from deckwright.play.tables import log_lines, option_note, printed_on, table_lines, zone_lines
from tests.cli.terminal import CYRILLIC, LANGUAGES, LATIN

GAME = dw.game("shards")
YOU: dict[str, Any] = {
    "leader": "decima",
    "health": 41,
    "mastery": 9,
    "hand": ["crystal", "crystal", "thorn-zealot", "datic-robes"],
    "deck": ["blaster"],
    "discard": ["nil-assassin", "crystal", "crystal"],
    "play": [
        "evokatus",
        {"card": "optio-crusher", "exhausted": True, "played": True},
        {"card": "crystal", "played": True},
        {"card": "the-lost", "played": True, "fast": True},
    ],
    "relics": ["praetorian-01", "praetorian-02"],
}
FOE: dict[str, Any] = {
    "leader": "tetra",
    "mastery": 3,
    "hand": ["command-seer"],
    "play": ["zetta-the-encryptor"],
    "relics": ["terminal-crescents"],
}
ROW = ["axia", "umbral-scourge", "umbral-scourge", "command-seer", "kiln-drone", "optio-crusher"]


def position(you: dict[str, Any] | None = None, *foes: dict[str, Any], **rest: Any) -> dw.State:
    return GAME.scenario({"players": [YOU | (you or {}), *(foes or (FOE,))], "row": ROW, **rest})


def speaker(lang: str = "en", seat: int | None = 0) -> dw.text.Speaker:
    people = ["Анна", "Боря", "Вера", "Гоша"] if lang != "en" else ["Anna", "Boris", "Vera", "Gosha"]
    names = {f"p{number}": name for number, name in enumerate(people, 1)}
    return Voice(lang).about(GAME, names, None if seat is None else f"p{seat + 1}")


def shown(state: dw.State, lang: str = "en", seat: int | None = 0) -> list[str]:
    return table_lines(GAME, speaker(lang, seat), state.view(seat))


def notes(state: dw.State, lang: str = "en") -> dict[str, str]:
    assert state.decision is not None
    seat = state.decision.seat
    view = state.view(seat)
    return {
        option.key: option_note(speaker(lang, seat), view, option, state) for option in state.decision.options
    }


def test_a_position_is_told_from_top_to_bottom() -> None:
    assert shown(position()) == [
        "Turn 1: your turn. Main phase. Crystals: 0. Power: 0.",
        "",
        "Boris (Tetra). Health: 50. Mastery: 3.",
        "  Hand: 1. Deck: 0. Discard pile: 0.",
        "  Champions (1):",
        "    Zetta, The Encryptor: Order, health 5, ready.",
        "  Relics: Terminal Crescents.",
        "",
        "Centre row (centre deck: 99; banished pile: 0):",
        "  Axia: cost 7, for you 5, Homo Deus, champion, health 7.",
        "    Recruiting this card costs you 1 crystal less for each Homo Deus champion you have in play. "
        "Exhaust: gain 7 power.",
        "  Umbral Scourge ×2: cost 3, Wraethe, mercenary.",
        "    Gain 1 mastery. You may banish a card from your hand or discard pile.",
        "  Command Seer: cost 4, Order, ally, shield 5.",
        "    Gain 2 crystals.",
        "  Kiln Drone: cost 1, Homo Deus, ally.",
        "    Gain 2 crystals. Inspire: 4 crystals instead (needs a champion of yours in play).",
        "  Optio Crusher: cost 5, Homo Deus, champion, health 4.",
        "    Exhaust: gain 3 power. At 10+ mastery: 5 power instead.",
        "",
        "You (Decima). Health: 41. Mastery: 9.",
        "  Hand: 4. Deck: 1. Discard pile: 3.",
        "  Champions (2):",
        "    Evokatus: Homo Deus, health 2, ready.",
        "    Optio Crusher: Homo Deus, health 4, exhausted, played this turn.",
        "  Played this turn: Crystal; The Lost (Wraethe, fast-played).",
        "  Your relics: Praetorian-01; Praetorian-02.",
        "  Your hand:",
        "    Crystal ×2: Gain 1 crystal.",
        "    Thorn Zealot: Undergrowth, ally, shield 3.",
        "      Draw a card. Unify: destroy an enemy champion "
        "(needs another Undergrowth ally, played this turn or shown from hand).",
        "    Datic Robes: Order, ally, shield 9.",
        "      In your hand, this card has a shield equal to your mastery. Draw a card. "
        "At 20+ mastery: draw 2 cards instead.",
    ]


def test_the_other_player_sees_no_hidden_card_and_pays_the_whole_price() -> None:
    """SHI-6.14, SHI-12.2"""
    lines = shown(position(), seat=1)
    assert lines[0] == "Turn 1: Anna to play. Main phase. Crystals: 0. Power: 0."
    players = [line for line in lines if "Mastery:" in line]
    assert [line.partition(" ")[0] for line in players] == ["Anna", "You"]
    text = "\n".join(lines)
    assert "Thorn Zealot" not in text
    assert "Axia: cost 7, Homo Deus" in text


def test_who_looks_on_sees_all_hands_by_name() -> None:
    lines = shown(position(), seat=None)
    assert "  Known in hand: Crystal ×2; Thorn Zealot; Datic Robes." in lines
    assert "  Known in hand: Command Seer." in lines


def test_a_card_that_was_shown_stays_known() -> None:
    """SHI-12.3"""
    foe = FOE | {"mastery": 0, "play": []}
    state = position({"hand": ["crystal"]}, foe, power=3)
    state.choose("end")
    state.choose("show command-seer")
    assert "  Known in hand: Command Seer." in shown(state)


def test_relics_have_their_texts_when_they_can_be_recruited() -> None:
    lines = shown(position({"mastery": 10}))
    at = lines.index("  Your relics:")
    assert lines[at + 1] == "    Praetorian-01: Homo Deus, ally."
    assert lines[at + 3] == "    Praetorian-02: Homo Deus, champion, health 9."


def test_secret_relics_are_named_only_to_their_owner() -> None:
    """SHI-10.12"""
    you, foe = (
        YOU | {"relics": [], "secrets": ["the-world-piercer", "datic-robes"], "hand": []},
        FOE
        | {
            "relics": [],
            "secrets": ["praetorian-01", "entropic-talons"],
        },
    )
    state = GAME.scenario({"players": [you, foe], "row": ROW, "deal": "secret"})
    lines = shown(state)
    assert "  Your secret relics: The World Piercer; Datic Robes." in lines
    assert "  Secret relics: 2." in lines
    assert "Praetorian-01" not in "\n".join(lines)


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "Power: infinite."), ("ru", "Мощь: бесконечная."), ("uk", "Сила: нескінченна.")]
)
def test_infinite_power_is_a_word(lang: str, told: str) -> None:
    state = position({"mastery": 30, "hand": ["infinity-shard"]})
    state.choose("play infinity-shard")
    assert shown(state, lang)[0].endswith(told)


def test_focus_is_told_once_it_is_used() -> None:
    state = position({"hand": ["crystal"]})
    state.choose("play crystal")
    state.choose("focus")
    assert "You (Decima). Health: 41. Mastery: 10. Focus used." in shown(state)


def test_a_team_is_told_from_the_others() -> None:
    """SHI-10.13"""
    state = GAME.new(seed=1, seats=4, mode="team")
    told = [line.partition("Mastery: 0.")[2] for line in shown(state) if "Mastery:" in line]
    assert told == [" Opposite you.", "", " Your team mate.", ""]


def test_who_is_out_has_nothing_more_to_tell() -> None:
    state = position(None, FOE | {"play": []}, {"leader": "volos", "health": 1}, power=1)
    state.choose("end")
    state.choose("assign p2 0")
    while state.decision is not None and state.decision.prompt == "block":
        state.choose("done")
    assert "Vera (Volos). Out of the game." in shown(state)


def test_nemesis_has_neither_hand_nor_deck() -> None:
    state = GAME.new(seed=1, mode="nemesis")
    state.choose("leader volos")
    state.choose("leader decima")
    lines = shown(state)
    at = lines.index("Nemesis (Decima). Health: 50. Mastery: 0.")
    assert lines[at + 1] == ""


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_there_is_no_foreign_letter_in_the_words(lang: str) -> None:
    state = position({"mastery": 10}, FOE, {"leader": "volos"})
    text = "\n".join(shown(state, lang) + list(notes(state, lang).values()))
    assert CYRILLIC.search(text)
    assert not LATIN.search(text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_banished_and_destroyed_are_not_mixed_up(lang: str) -> None:
    """SHI-1.9"""
    row = next(line for line in shown(position(), lang) if "99" in line)
    assert {"en": "banished", "ru": "удалено", "uk": "знищено"}[lang] in row


def test_prices_and_effects_are_told_with_the_options() -> None:
    told = notes(position({"hand": ["crystal"]}, FOE, crystals=9, power=9))
    assert told["recruit axia@row.1"] == "5 crystals"
    assert told["recruit kiln-drone@row.1"] == "1 crystal"
    assert told["fast-play umbral-scourge@row.1"] == "3 crystals"
    assert told["exhaust evokatus.1"] == "gain 1 power for each Homo Deus champion you have in play"
    assert told["attack zetta-the-encryptor.1"] == "health 5"
    assert told["play crystal"] == ""


def test_the_end_of_the_main_phase_is_told_with_power_that_would_be_lost() -> None:
    """SHI-5.9, SHI-10.3"""
    lost = "nobody can be attacked, so your power would be lost"
    assert notes(position({}, FOE, power=9))["end"] == lost, "Zetta protects the only opponent"
    assert notes(position({}, FOE))["end"] == "", "there is no power"
    assert notes(position({}, FOE | {"play": []}, power=9))["end"] == ""
    assert notes(position({}, FOE, {"leader": "volos"}, power=9))["end"] == "", "there is another one"
    team: list[dict[str, Any]] = [FOE, {"leader": "volos"}, {"leader": "ko-syn-wu"}]
    assert notes(position({}, *team, mode="team", power=9))["end"] == lost, (
        "the other one does not sit opposite"
    )
    alone = [FOE, {"leader": "volos"}, {"leader": "ko-syn-wu", "out": True}]
    assert notes(position({}, *alone, mode="team", power=9))["end"] == ""


def test_who_lost_the_team_mate_sits_opposite_both() -> None:
    """SHI-10.4"""
    team: list[dict[str, Any]] = [FOE, {"leader": "volos"}, {"leader": "ko-syn-wu"}]

    def opposite(*players: dict[str, Any], seat: int = 0) -> list[str]:
        lines = shown(position({}, *players, mode="team"), seat=seat)
        return [line.partition(" ")[0] for line in lines if "Opposite you" in line]

    assert opposite(*team) == ["Boris"]
    assert opposite(*team, seat=2) == ["Gosha"]
    assert opposite(*team[:2], team[2] | {"out": True}) == ["Boris", "Vera"]
    assert opposite(*team[:2], team[2] | {"out": True}, seat=2) == ["Anna"]


def test_with_several_opponents_a_champion_is_told_with_its_player() -> None:
    state = position(
        {"hand": []}, FOE, {"leader": "volos", "play": ["li-hin-the-shattered", "axia"]}, row=ROW[1:], power=9
    )
    assert notes(state)["attack axia.1"] == "health 7, Vera's"


def test_shields_are_told_when_a_player_blocks() -> None:
    """SHI-5.2, SHI-7.8"""
    foe = {"leader": "tetra", "mastery": 4, "hand": ["command-seer", "datic-robes", "crystal"]}
    state = position({"hand": []}, foe, power=8)
    state.choose("end")
    assert notes(state) == {
        "show command-seer": "shield 5",
        "show datic-robes": "shield 4",
        "done": "show no more",
    }


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "you have nothing to show"), ("ru", "показать нечего"), ("uk", "нема чого показати")],
)
def test_who_has_no_shield_is_told_so(lang: str, told: str) -> None:
    state = position({"hand": []}, FOE | {"hand": ["crystal"], "play": []}, power=1)
    state.choose("end")
    assert notes(state, lang) == {"done": told}


def test_leaders_are_told_with_their_relics_and_the_one_of_nemesis_with_the_faction() -> None:
    """SHI-9.1, SHI-11.3"""
    state = GAME.new(seed=1, mode="nemesis")
    card = "one more card in the starting deck: Arach Devotees"
    assert notes(state)["leader volos"] == f"relics: Entropic Talons; Panconscious Crown; {card}"
    state.choose("leader volos")
    assert notes(state)["leader tetra"] == "Order"
    assert notes(GAME.new(seed=1, mode="nemesis", relics=False))["leader volos"] == card
    assert notes(GAME.new(seed=1, leaders="choice", relics=False))["leader volos"] == ""


def test_relics_of_the_draft_are_shown_with_their_texts() -> None:
    """SHI-10.11"""
    state = GAME.new(seed=1, deal="draft")
    lines = shown(state, seat=state.decider)
    at = lines.index("Relics to choose from:")
    assert "relic of " in lines[at + 1]
    assert len([line for line in lines if ": relic of " in line]) == 4


def test_places_are_told_with_factions_and_copies_together() -> None:
    state = position()
    told = zone_lines(GAME, speaker(), state.view(0), "p1/discard")
    assert told == ["Your discard pile (3): Nil Assassin (Wraethe); Crystal ×2."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_tells_what_is_printed_on_it(lang: str) -> None:
    told = {face: printed_on(GAME, speaker(lang), face) for face in GAME.table.face_names}
    assert all(told.values())
    if lang == "en":
        assert told["crystal"] == "ally, 7 in each starting deck"
        assert told["nil-assassin"] == "Wraethe, ally, mercenary, cost 2, 3 copies in the box"
        assert told["zetta-the-encryptor"] == "Order, champion, cost 5, health 5, shield 5, 1 copy in the box"
        assert told["praetorian-02"] == "Homo Deus, champion, relic of Decima, health 9"
    else:
        assert not any(LATIN.search(text) for text in told.values())


# The log.


def happened(state: dw.State, *keys: str, lang: str = "en") -> list[str]:
    events = [event for key in keys for event in state.choose(key).seen_by(Seat(0))]
    return log_lines(GAME, speaker(lang), events)


def test_an_action_and_what_it_brings_share_a_line() -> None:
    you = {"hand": ["crystal", "crystal"], "deck": ["blaster"], "play": [], "discard": []}
    state = position(you, FOE | {"play": []}, row=ROW[1:], centre=["axia", "portal-monk"])
    assert happened(state, "play crystal", "play crystal", "recruit kiln-drone@row.1") == [
        "You play Crystal. You gain 1 crystal. (×2)",
        "You recruit Kiln Drone for 1 crystal. New in the centre row: Portal Monk.",
    ]


def test_what_a_card_recruits_for_nothing_belongs_to_its_line() -> None:
    state = position({"hand": ["portal-monk"]})
    told = happened(state, "play portal-monk", "pick kiln-drone@row.1")
    assert len(told) == 1
    assert told[0].startswith("You play Portal Monk. You recruit Kiln Drone for free. ")


def test_the_end_of_a_turn_has_lines_of_its_own() -> None:
    you = {"hand": ["nil-assassin"], "deck": ["blaster", "crystal", "crystal"], "play": [], "discard": []}
    state = position(you, FOE | {"play": [], "hand": []})
    assert happened(state, "play nil-assassin", "end")[:3] == [
        "You play Nil Assassin. You gain 5 power.",
        "You attack Boris with 5 power. Boris takes 5 damage.",
        "You draw: Blaster; Crystal ×2.",
    ]


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "settings",
    [
        {"seats": 2},
        {"seats": 3, "leaders": "auction", "deal": "draft"},
        {"seats": 4, "mode": "team", "deal": "secret"},
        {"mode": "nemesis"},
    ],
)
def test_every_position_of_a_game_can_be_shown(lang: str, settings: dict[str, Any]) -> None:
    state = GAME.new(seed=4, **settings)
    rng = dw.Rng(4)
    seen = 0
    while state.decision and seen < 400:
        lines = shown(state, lang, state.decider)
        assert lines
        assert all(line == line.rstrip() for line in lines)
        assert len(notes(state, lang)) == len(state.decision.options)
        events = state.choose(rng.below(len(state.decision.options)))
        assert all(line == line.rstrip() for line in log_lines(GAME, speaker(lang), events.seen_by(Seat(0))))
        seen += 1
    assert shown(state, lang, None)
