"""The table of Codex in the terminal: both sides, patrol slots, the own hand, notes on options, the log."""

from typing import Any

import pytest

import deckwright as dw
from deckwright.cli.voice import Voice
from deckwright.games.codex.table import FACTS
from deckwright.kernel.ids import Seat
from deckwright.play.tables import log_lines, option_note, printed_on, table_lines, zone_lines
from tests.cli.terminal import CYRILLIC, LANGUAGES, LATIN

GAME = dw.game("codex")
YOU: dict[str, Any] = {
    "play": [
        {"card": "troq-bashar", "level": 4, "damage": 1},
        "older-brother",
        {"card": "iron-man", "exhausted": True, "damage": 2, "plus": 1},
        {"card": "tenderfoot", "arrived": True},
    ],
    "hand": ["spark", "brick-thief", "brick-thief"],
    "deck": ["bloom"],
    "discard": ["wither", "wither", "fruit-ninja"],
    "codex": ["intimidate", "intimidate", "revolver-ocelot"],
    "buildings": ["tower", "tech-1-building"],
    "plans": ["tech-2-building"],
    "gold": 7,
    "base": 18,
    "first-workers": 8,
}
FOE: dict[str, Any] = {
    "play": [
        {"card": "nimble-fencer", "slot": "technician"},
        {"card": "helpful-turtle", "slot": "squad-leader"},
        "older-brother",
    ],
    "hand": ["discord"],
    "command": ["river-montoya"],
    "buildings": ["surplus"],
    "gold": 3,
}


def position(you: dict[str, Any] | None = None, foe: dict[str, Any] | None = None, **rest: Any) -> dw.State:
    return GAME.scenario({"players": [YOU | (you or {}), FOE | (foe or {})], **rest})


def speaker(lang: str = "en", seat: int | None = 0) -> dw.text.Speaker:
    people = ("Анна", "Боря") if lang != "en" else ("Anna", "Boris")
    names = dict(zip(("p1", "p2"), people, strict=True))
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


def happened(state: dw.State, *keys: str, seat: int = 0, lang: str = "en") -> list[str]:
    events = [event for key in keys for event in state.choose(key).seen_by(Seat(seat))]
    return log_lines(GAME, speaker(lang, seat), events)


def without_facts(lines: list[str]) -> list[str]:
    """The patrol zone of the other player with names only."""
    start = lines.index("  Patrol zone:")
    return [line.partition(": ")[0] + ": " + line.split(": ")[1] for line in lines[start + 1 : start + 5]]


# The table.


def test_a_position_is_told_from_top_to_bottom() -> None:
    lines = shown(position())
    foe = lines.index("Boris (Finesse). Base: 20 of 20. Gold: 3. Workers: 4.")
    assert lines[0] == "Turn 3: your turn. Main phase."
    assert lines[foe + 1 : foe + 4] == [
        "  Hand: 1. Deck: 0. Discard pile: 0. Codex: 0.",
        "  Buildings (hit points): Surplus: 4 of 4.",
        "  Command zone: River Montoya, can be summoned.",
    ]
    you = lines.index("You (Bashing). Base: 18 of 20. Gold: 7. Workers: 8.")
    assert lines[you + 1 : you + 8] == [
        "  Hand: 3. Deck: 1. Discard pile: 3. Codex: 3.",
        "  Buildings (hit points): Tech I Building: 5 of 5; Tower: 4 of 4.",
        "  In play:",
        "    Troq Bashar: level 4 of 8, attack 2, hit points 2 of 3, ready.",
        "    Older Brother: attack 2, hit points 2, ready.",
        "    Iron Man: attack 4, hit points 3 of 5, +1/+1 rune, exhausted.",
        "    Tenderfoot: attack 1, hit points 2, arrived this turn.",
    ]
    hand = lines.index("  Your hand:")
    assert lines[hand + 1] == "    Spark: cost 1, spell."
    assert lines[hand + 3] == "    Brick Thief ×2: cost 2, unit, tech 0, attack 2, hit points 1, resist 1."
    assert lines[hand + 4].startswith("      When this unit arrives or attacks, ")
    assert you > foe


def test_the_slots_are_shown_in_their_order_and_empty_ones_together() -> None:
    """COD-7.1, COD-7.15"""
    assert without_facts(shown(position())) == [
        "    Squad leader: Helpful Turtle",
        "    Elite, scavenger: empty.",
        "    Technician: Nimble Fencer",
        "    Lookout: empty.",
    ]


def test_who_does_not_patrol_is_told_apart() -> None:
    lines = shown(position())
    at = lines.index("  Not patrolling:")
    assert lines[at + 1] == "    Older Brother (2): attack 2, hit points 2, ready."


def test_the_other_player_sees_no_hand() -> None:
    """COD-10.2"""
    text = "\n".join(shown(position(), seat=1))
    assert "Turn 3: Anna to play. Main phase." in text
    assert "Brick Thief" not in text
    assert "Discord: cost 2, spell." in text


def test_who_looks_on_sees_both_hands_by_name() -> None:
    lines = shown(position(), seat=None)
    assert "  Known in hand: Spark; Brick Thief ×2." in lines
    assert "  Known in hand: Discord." in lines


def test_a_building_under_construction_has_no_hit_points_yet() -> None:
    """COD-5.3, COD-11.8"""
    state = position()
    state.choose("build tech-2-building@p1/plans.1")
    (line,) = [line for line in shown(state) if "Tech I Building" in line]
    assert line.endswith("Tech I Building: 5 of 5; Tech II Building: under construction; Tower: 4 of 4.")


def test_a_hired_worker_is_told() -> None:
    """COD-3.1"""
    state = position()
    state.choose("hire spark")
    assert "You (Bashing). Base: 18 of 20. Gold: 6. Workers: 9. Worker hired." in shown(state)


def test_a_hero_that_died_can_not_be_summoned_yet() -> None:
    """COD-4.9, COD-4.14"""
    state = position(
        {"play": [{"card": "troq-bashar", "damage": 2}]}, {"play": [{"card": "iron-man", "slot": "elite"}]}
    )
    state.choose("attack troq-bashar.1 iron-man.1")
    assert "  Command zone: Troq Bashar, can't be summoned yet." in shown(state)


def test_ongoing_spells_are_named() -> None:
    """COD-4.7"""
    you = {"play": [{"card": "river-montoya", "level": 1}], "hand": ["harmony"], "command": []}
    state = position(you, {"command": []})
    state.choose("play harmony")
    assert "  Ongoing spells: Harmony." in shown(state)


def test_keywords_of_the_view_go_before_the_printed_ones() -> None:
    """COD-9: cards give keywords to others, and armour is used up."""
    view = position().view(0)
    view["zones"]["p2/play"]["cards"][0]["keywords"] = {"haste": 1}
    view["zones"]["p2/play"]["cards"][1]["keywords"] = {"armour": 1, "healing": 1}
    lines = table_lines(GAME, speaker(), view)
    assert "    Squad leader: Helpful Turtle: attack 1, hit points 2, armour 1, healing 1." in lines
    assert "    Technician: Nimble Fencer: attack 2, hit points 3, haste." in lines


def test_prices_of_the_view_are_told_beside_the_printed_ones() -> None:
    view = position().view(0)
    view["table"]["prices"] = {"brick-thief": 1}
    lines = table_lines(GAME, speaker(), view)
    assert any(line.startswith("    Brick Thief ×2: cost 2, now 1, unit") for line in lines)


def test_a_token_that_was_turned_over_has_the_name_of_its_other_side() -> None:
    view = position({"play": ["dancer"]}).view(0)
    view["zones"]["p1/play"]["cards"][0] |= {"face": "angry-dancer", "keywords": {"unstoppable": 1}}
    text = "\n".join(table_lines(GAME, speaker(), view))
    assert "    Angry Dancer: attack 0, hit points 1, unstoppable, ready." in text


# Patrol and tech.


def test_who_places_patrollers_sees_what_every_slot_brings() -> None:
    """COD-7.3, COD-7.4, COD-7.5, COD-7.6, COD-7.7"""
    state = position()
    state.choose("end")
    state.choose("patrol tenderfoot.1 elite")
    lines = shown(state)
    at = lines.index("  Patrol zone:", lines.index("You (Bashing). Base: 18 of 20. Gold: 7. Workers: 8."))
    assert lines[at + 1 : at + 6] == [
        "    Squad leader (1 armour, attacked first): empty.",
        "    Elite (+1 attack): Tenderfoot: attack 1, hit points 2, arrived this turn.",
        "    Scavenger (1 gold when it dies): empty.",
        "    Technician (a card when it dies): empty.",
        "    Lookout (resist 1): empty.",
    ]
    assert "  Your hand: Spark; Brick Thief ×2." in lines


def test_cards_of_the_codex_are_told_with_all_that_they_are() -> None:
    """COD-2.18"""
    state = position(None, {"play": []}, turn=3)
    for key in ("end", "confirm", "end"):
        state.choose(key)
    assert shown(state)[0] == "Tech phase, before your turn."
    assert shown(state, seat=1)[0] == "Between two turns."
    told = notes(state)
    assert told["tech revolver-ocelot@p1/codex.1"] == "cost 2, tech I, 3/3, sparkshot"
    assert told["tech intimidate@p1/codex.1"].startswith("cost 1, spell; ")


# Options.


def test_both_sides_of_an_attack_are_told() -> None:
    state = position(None, {"play": [{"card": "iron-man", "slot": "elite", "damage": 1}]})
    assert notes(state)["attack troq-bashar.1 iron-man.2"] == "2/2 against 4/3"


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "2/2 against 4 hit points"),
        ("ru", "2/2 против 4 очков жизни"),
        ("uk", "2/2 проти 4 очок життя"),
    ],
)
def test_a_building_has_only_hit_points(lang: str, told: str) -> None:
    """COD-6.8"""
    assert notes(position(None, {"play": []}), lang)["attack older-brother.1 surplus.1"] == told


def test_prices_and_levels_are_told() -> None:
    """COD-4.4"""
    told = notes(position())
    assert told["play spark"] == "1 gold"
    assert told["play brick-thief"] == "2 gold, 2/1"
    assert told["level troq-bashar.1"] == "1 gold, to level 5, then 3/4, without damage"
    assert told["end"] == told["hire spark"] == ""


def test_what_is_chosen_is_told_with_its_side() -> None:
    state = position()
    state.choose("play brick-thief")
    told = notes(state)
    assert told["pick surplus.1"] == "Boris's, hit points 4"
    assert told["pick tower.1"] == "yours, hit points 4"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_ability_is_told_whether_it_is_printed_or_given(lang: str) -> None:
    you = {"play": [{"card": "river-montoya", "level": 3}, "maestro", "tenderfoot"], "command": []}
    told = notes(position(you, {"command": []}), lang)
    assert "→" in told["use river-montoya.1 0"]
    assert "→" in told["use tenderfoot.1 0"]
    assert told["use river-montoya.1 0"] != told["use tenderfoot.1 0"]


def test_piles_are_told_with_copies_together() -> None:
    told = zone_lines(GAME, speaker(), position().view(0), "p1/discard")
    assert told == ["Your discard pile (3): Wither ×2; Fruit Ninja."]


# Cards.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_tells_what_is_printed_on_it(lang: str) -> None:
    told = {fact.id: printed_on(GAME, speaker(lang), fact.id) for fact in FACTS}
    assert all(told.values())
    if lang != "en":
        assert not any(LATIN.search(text) for text in told.values())
        return
    assert told["spark"] == "spell, burn, cost 1, 1 in each starting deck"
    assert told["trojan-duck"] == (
        "unit, tech III, Bashing, contraption, cost 7, attack 8, hit points 9, obliterate 2, 2 in the codex"
    )
    assert told["harmony"] == "ongoing spell, channelled, Finesse, buff, cost 2, 2 in the codex"
    assert told["granfalloon-flagbearer"].count("flagbearer") == 1
    assert told["river-montoya"] == (
        "hero, Finesse, cost 2, levels 1–2: attack 2, hit points 3, levels 3–4: attack 2, hit points 4, "
        "level 5+: attack 3, hit points 4"
    )
    assert told["tech-1-building"] == "tech building, cost 1, hit points 5, needs 6 workers"
    assert told["base"] == "base, hit points 20"


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_there_is_no_foreign_letter_in_the_words(lang: str) -> None:
    state = position()
    text = "\n".join(shown(state, lang) + list(notes(state, lang).values()))
    assert CYRILLIC.search(text)
    assert not LATIN.search(text)


# The log.


def test_an_attack_and_what_it_brings_share_a_line() -> None:
    """COD-12.18"""
    (line,) = happened(position(), "attack older-brother.1 helpful-turtle.1")
    assert line.startswith("You attack Helpful Turtle with Older Brother. ")
    assert line.endswith("Older Brother takes 1 damage.")


def test_an_action_is_told_with_its_price() -> None:
    assert happened(position(), "level troq-bashar.1", "hire spark") == [
        "You pay 1 gold. Your Troq Bashar reaches level 5. The new level takes 1 damage off Troq Bashar.",
        "You pay 1 gold. You hire Spark as a worker.",
    ]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Boris's base takes 2 damage."),
        ("ru", "База противника получает 2 урона."),
        ("uk", "База суперника зазнає 2 шкоди."),
    ],
)
def test_a_base_is_told_with_its_player(lang: str, told: str) -> None:
    lines = happened(position(None, {"play": []}), "attack older-brother.1 base.2", lang=lang)
    assert lines[0].endswith(told)


def test_the_end_of_a_turn_has_lines_of_its_own() -> None:
    lines = happened(position({"play": []}), "build tech-2-building@p1/plans.1", "end")
    assert lines[:5] == [
        "You pay 4 gold. You start building Tech II Building.",
        "You discard 3 cards. You draw: Bloom. You shuffle your discard pile into a new deck. "
        + lines[1].partition("new deck. ")[2],
        "Your Tech II Building is finished.",
        "Your turn ends.",
        "",
    ]


def test_cards_drawn_after_the_patrol_have_a_line_of_their_own() -> None:
    state = position({"hand": [], "deck": ["bloom", "spark"]})
    state.choose("end")
    state.choose("patrol older-brother.1 elite")
    assert happened(state, "confirm")[:2] == [
        "Your Older Brother patrols as elite.",
        "You draw: Bloom; Spark.",
    ]


def test_cards_of_the_codex_are_named_to_one_player_and_counted_to_the_other() -> None:
    """COD-2.10"""
    mine, theirs = (position({"play": []}, {"play": []}) for _ in range(2))
    for state in (mine, theirs):
        for key in ("end", "end", "tech intimidate@p1/codex.1"):
            state.choose(key)
    last = "tech revolver-ocelot@p1/codex.1"
    assert happened(mine, last)[0] == (
        "You put from your codex into your discard pile: Intimidate; Revolver Ocelot."
    )
    assert happened(theirs, last, seat=1)[0] == "Anna techs a card. (×2)"


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("sides", ["bashing", "finesse-mirror"])
def test_every_position_of_a_game_can_be_shown(lang: str, sides: str) -> None:
    state = GAME.new(seed=4, sides=sides)
    rng = dw.Rng(4)
    while state.decision:
        lines = shown(state, lang, state.decider)
        assert all(line == line.rstrip() for line in lines)
        assert len(notes(state, lang)) == len(state.decision.options)
        events = state.choose(rng.below(len(state.decision.options)))
        assert all(line == line.rstrip() for line in log_lines(GAME, speaker(lang), events.seen_by(Seat(0))))
    assert shown(state, lang, None)
