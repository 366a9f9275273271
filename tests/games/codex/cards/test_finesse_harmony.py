"""Finesse: Harmony and the Dancers, a scenario for each sentence."""

from tests.support.codex import Board, Player
from tests.support.rules import rule

RIVER = {"card": "river-montoya", "level": 5}
DANCERS = ["dancer"] * 3


def resolve_first(board: Board, card: str) -> None:
    """What comes of this card is resolved before the rest."""
    board.do(next(option for option in board.options if card in option))


def music(*spells: str, play: list[object] | None = None) -> Player:
    """A player with River, Harmony and these spells in hand, and gold for all of them."""
    return {
        "play": [RIVER, *(play or [])],
        "hand": ["harmony", *spells],
        "aside": DANCERS,
        "gold": 20,
    }


def dancing(*spells: str, **more: Player) -> Board:
    """Harmony has been cast, and then these spells."""
    board = Board(music(*spells), more.get("foe"))
    board.play("harmony")
    for spell in spells:
        board.play(spell)
    return board


@rule("COD-4.7", "COD-9.25", "COD-11.41")
def test_harmony_stays_in_play_and_does_not_count_itself() -> None:
    """K11."""
    board = dancing()
    assert (board.your("play"), board.your("discard"), board.gold[0]) == (
        ["river-montoya", "harmony"],
        [],
        18,
    )


def test_harmony_brings_a_dancer_for_a_spell_played_later() -> None:
    board = dancing("discord")
    assert board.your("play") == ["river-montoya", "harmony", "dancer"]
    assert (board.numbers("dancer.1"), len(board.your("aside"))) == ((0, 1), 2)


def test_harmony_brings_a_dancer_for_a_starter_spell_and_an_ultimate_spell_too() -> None:
    board = Board(music("bloom", "appel-stomp"), {"play": [{"card": "iron-man", "slot": "elite"}]})
    board.play("harmony").play("bloom").play("appel-stomp", "to-discard")
    assert board.your("play").count("dancer") == 2


def test_harmony_brings_nothing_for_a_unit() -> None:
    board = Board(music("tenderfoot"))
    board.play("harmony").play("tenderfoot")
    assert board.your("play") == ["river-montoya", "harmony", "tenderfoot"]


def test_harmony_brings_nothing_for_spells_of_the_opponent() -> None:
    board = Board(music(), {"play": ["troq-bashar"], "hand": ["wrecking-ball"]})
    board.play("harmony").end()
    board.play("wrecking-ball", "pick base.1")
    assert board.your("play") == ["river-montoya", "harmony"]


def test_a_spell_played_before_harmony_brings_no_dancer() -> None:
    board = Board(music("discord"))
    board.play("discord").play("harmony")
    assert board.your("play") == ["river-montoya", "harmony"]


@rule("COD-11.41")
def test_the_dancer_comes_too_late_for_the_spell_that_brings_it() -> None:
    """K12: a Two Step with only one unit in play is refused."""
    board = Board(music("two-step", play=["tenderfoot"]))
    board.play("harmony")
    assert board.refusals()["play two-step"][0] == "COD-8.3"


@rule("COD-11.41")
def test_the_dancer_comes_after_the_spell_has_fully_resolved() -> None:
    """K12: while Wither asks for its target, no Dancer is there."""
    board = Board(music("wither", play=["tenderfoot"]))
    board.play("harmony").play("wither")
    assert board.options == ["pick river-montoya.1", "pick tenderfoot.1"]
    board.do("pick tenderfoot.1")
    assert board.your("play")[-1] == "dancer"


@rule("COD-6.1", "COD-8.4")
def test_a_dancer_can_not_attack_in_the_turn_it_comes() -> None:
    board = dancing("discord")
    assert board.refusals()["attack dancer.1"][0] == "COD-6.1"


@rule("COD-7.9")
def test_a_dancer_may_patrol_in_the_turn_it_comes() -> None:
    board = dancing("discord", foe={"play": ["iron-man"]})
    board.end("patrol dancer.1 squad-leader")
    assert board.targets("iron-man.1") == ["dancer.1"]


@rule("COD-11.41", "COD-6.14")
def test_two_copies_of_harmony_bring_two_dancers_and_nobody_is_asked_for_their_order() -> None:
    you = {"play": ["river-montoya", "harmony", "harmony"], "hand": ["spark"], "gold": 1}
    foe = {"play": [{"card": "tenderfoot", "slot": "elite"}]}
    board = Board({**you, "aside": ["dancer"] * 3}, foe).play("spark")
    assert board.is_your_move
    assert board.your("play").count("dancer") == 2


@rule("COD-11.5", "COD-11.32")
def test_harmony_never_brings_a_fourth_dancer() -> None:
    """G-LIMIT."""
    board = Board(music("discord", "discord", "discord", "discord") | {"aside": ["dancer"] * 4})
    board.play("harmony").play("discord").play("discord").play("discord").play("discord")
    assert board.your("play").count("dancer") == 3


@rule("COD-11.5", "COD-8.4")
def test_a_dancer_that_died_makes_room_for_another_and_is_in_no_discard_pile() -> None:
    board = Board(music("discord", "discord", "discord", "wither"))
    board.play("harmony").play("discord").play("discord").play("discord").play("wither", "pick dancer.2")
    assert board.your("play").count("dancer") == 3
    assert "dancer" not in board.your("discard")


@rule("COD-11.5")
def test_angry_dancers_count_for_the_limit_too() -> None:
    board = Board(music("discord", "discord", "discord", "harmony", "discord"))
    board.play("harmony").play("discord").play("discord").play("discord").use("harmony.1")
    board.play("harmony").play("discord")
    assert [board.numbers(f"angry-dancer.{place}") for place in (1, 2, 3)] == [(2, 1)] * 3
    assert board.your("play").count("dancer") == 3


def test_two_harmonies_bring_two_dancers_for_a_spell_and_the_first_one_for_the_second() -> None:
    board = Board(music("harmony", "discord"))
    board.play("harmony").play("harmony")
    assert board.your("play").count("dancer") == 1
    board.play("discord")
    resolve_first(board, "harmony.1")
    assert board.your("play").count("dancer") == 3


# Stop the music.


@rule("COD-8.2")
def test_stopping_the_music_sacrifices_harmony_and_makes_all_dancers_angry() -> None:
    board = dancing("discord", "discord")
    board.use("harmony.1")
    assert [board.numbers(f"angry-dancer.{place}") for place in (1, 2)] == [(2, 1), (2, 1)]
    assert (board.your("discard").count("harmony"), "harmony" in board.your("play")) == (1, False)


def test_the_music_may_stop_in_the_turn_harmony_came_and_without_any_dancer() -> None:
    board = dancing()
    board.use("harmony.1")
    assert board.your("discard") == ["harmony"]


def test_after_the_music_stopped_spells_bring_no_dancers() -> None:
    board = Board(music("discord"))
    board.play("harmony").use("harmony.1").play("discord")
    assert board.your("play") == ["river-montoya"]


@rule("COD-11.41")
def test_flipping_is_no_arrival_so_that_a_dancer_of_this_turn_stays_tired() -> None:
    """K14."""
    board = dancing("discord")
    board.use("harmony.1")
    assert (board.kinds().count("arrived"), board.targets("angry-dancer.1")) == (1, [])


@rule("COD-9.10", "COD-11.41")
def test_a_dancer_of_an_earlier_turn_attacks_as_an_angry_one_past_patrollers() -> None:
    """K14."""
    board = dancing("discord", foe={"play": ["iron-man"]})
    board.end().end("patrol iron-man.1 squad-leader").use("harmony.1")
    assert board.targets("angry-dancer.1") == ["iron-man.1", "base.2"]
    board.attack("angry-dancer.1", "base.2")
    assert board.bases == (20, 18)


@rule("COD-11.41")
def test_runes_stay_on_a_dancer_that_flips() -> None:
    """K14."""
    board = Board(music("discord", "bloom"))
    board.play("harmony").play("discord").play("bloom", "pick dancer.1").use("harmony.1")
    assert board.numbers("angry-dancer.1") == (3, 2)


@rule("COD-11.41")
def test_damage_stays_on_a_dancer_that_flips() -> None:
    """K14."""
    board = Board(music(play=[{"card": "dancer", "plus": 1, "damage": 1}]))
    board.play("harmony").use("harmony.1")
    assert (board.damage("angry-dancer.1"), board.numbers("angry-dancer.1")) == (1, (3, 2))


@rule("COD-11.41")
def test_a_dancer_that_flips_stays_a_partner() -> None:
    """K14: attachments stay."""
    board = Board(music("two-step", play=["dancer", "tenderfoot"]))
    board.play("harmony").play("two-step", "pick dancer.1").use("harmony.1")
    assert (board.numbers("angry-dancer.1"), board.numbers("tenderfoot.1")) == ((4, 3), (3, 4))


def test_stopping_the_music_leaves_dancers_of_the_opponent_as_they_are() -> None:
    board = Board(music(play=["dancer"]), {"play": ["dancer"]})
    board.play("harmony").use("harmony.1")
    assert (board.numbers("angry-dancer.1"), board.numbers("dancer.2")) == ((2, 1), (0, 1))


@rule("COD-4.8", "COD-11.41", "COD-11.31")
def test_losing_river_sacrifices_harmony_without_stopping_the_music() -> None:
    """K13."""
    board = Board(music("discord"), {"play": ["regularsized-rhinoceros"]})
    board.play("harmony").play("discord").attack("river-montoya.1", "regularsized-rhinoceros.1")
    assert (board.your("play"), board.numbers("dancer.1")) == (["dancer"], (0, 1))
    assert "harmony" in board.your("discard")


@rule("COD-4.7")
def test_harmony_can_not_be_attacked() -> None:
    board = Board(music(), {"play": ["iron-man"]})
    board.play("harmony").end()
    assert board.targets("iron-man.1") == ["river-montoya.1", "base.1"]


@rule("COD-8.4")
def test_a_dancer_is_a_tech_0_unit() -> None:
    board = Board({"play": ["troq-bashar"], "hand": ["the-boot"], "gold": 3}, {"play": ["dancer"]})
    board.play("the-boot")
    assert (board.their("play"), board.their("discard")) == ([], [])


@rule("COD-9.10")
def test_a_dancer_that_is_not_angry_does_not_pass_patrollers() -> None:
    board = Board({"play": ["dancer"]}, {"play": [{"card": "iron-man", "slot": "elite"}]})
    assert board.targets("dancer.1") == ["iron-man.1"]


@rule("COD-8.8", "COD-11.5")
def test_an_angry_dancer_that_died_comes_back_as_a_dancer() -> None:
    you = music("harmony", "wither", play=["dancer"]) | {"aside": []}
    board = Board(you)
    board.play("harmony").use("harmony.1").play("harmony").play("wither", "pick angry-dancer.1")
    assert (board.numbers("dancer.1"), board.your("aside")) == ((0, 1), [])


@rule("COD-4.8", "COD-6.14")
def test_losing_river_sacrifices_both_harmonies() -> None:
    board = Board(music("harmony"), {"play": ["regularsized-rhinoceros"]})
    board.play("harmony").play("harmony").attack("river-montoya.1", "regularsized-rhinoceros.1")
    assert (board.your("play"), board.your("discard")) == (["dancer"], ["harmony", "harmony"])
