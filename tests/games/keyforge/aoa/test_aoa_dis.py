"""Age of Ascension: Dis, a scenario for each sentence of each card."""

from tests.support.duel import Duel
from tests.support.rules import rule


@rule("KF-16.4", "KF-16.10", "KF-6.19")
def test_pain_reaction_goes_on_to_the_neighbours_of_a_creature_that_it_destroyed() -> None:
    duel = Duel(
        "dis",
        {"hand": ["pain-reaction"], "line": ["dodger"]},
        {"line": ["troll", "bumpsy", "umbra", "krump", "valdr"]},
    )
    duel.play("pain-reaction")
    assert duel.options == [f"pick {each}.1" for each in ("troll", "bumpsy", "umbra", "krump", "valdr")]
    duel.do("pick umbra.1")
    assert duel.their("line") == ["troll", "bumpsy", "krump", "valdr"]
    assert [duel.damage(f"{each}.1") for each in ("troll", "bumpsy", "krump", "valdr")] == [0, 2, 2, 0]
    assert (duel.damage("dodger.1"), duel.amber[0]) == (0, 1)


def test_pain_reaction_stops_at_a_creature_that_lives() -> None:
    duel = Duel("dis", {"hand": ["pain-reaction"]}, {"line": ["troll", "wardrummer", "krump"]})
    duel.play("pain-reaction", "pick wardrummer.1")
    assert [duel.damage(f"{each}.1") for each in ("troll", "wardrummer", "krump")] == [0, 2, 0]


def test_pain_reaction_does_nothing_without_an_enemy_creature() -> None:
    duel = Duel("dis", {"hand": ["pain-reaction"], "line": ["umbra"]}).play("pain-reaction")
    assert (duel.your("line"), duel.damage("umbra.1"), duel.is_your_move) == (["umbra"], 0, True)


def test_shadow_of_dis_takes_the_text_of_enemy_creatures() -> None:
    duel = Duel(
        "dis",
        {"hand": ["shadow-of-dis"], "line": ["umbra"], "houses": ["dis", "logos"]},
        {
            "line": ["urchin", "headhunter", "pitlord"],
            "hand": ["noddy-the-thief"],
            "houses": ["brobnar", "dis"],
        },
    )
    duel.play("shadow-of-dis")
    assert (duel.attribute("elusive", "urchin.1"), duel.attribute("taunt", "pitlord.1")) == (0, 0)
    assert duel.attribute("skirmish", "umbra.1") == 1, "yours keep theirs"
    duel.end("house brobnar", "fight headhunter.1 umbra.1")
    assert duel.amber == (1, 0), "no «Fight:» ability in the opponent's turn; one of yours is the icon"


def test_shadow_of_dis_lets_creatures_played_later_have_no_text_either_but_their_play_counts() -> None:
    duel = Duel(
        "dis",
        {"hand": ["shadow-of-dis"], "houses": ["dis", "logos"]},
        {"hand": ["looter-goblin"], "houses": ["brobnar", "dis"]},
    )
    duel.play("shadow-of-dis").end("house brobnar", "play looter-goblin")
    assert duel.attribute("elusive", "looter-goblin.1") == 0


def test_shadow_of_dis_ends_when_your_next_turn_begins() -> None:
    duel = Duel(
        "dis",
        {"hand": ["shadow-of-dis"], "houses": ["dis", "logos"]},
        {"line": ["urchin"], "houses": ["brobnar", "dis"]},
    )
    duel.play("shadow-of-dis").end("house dis")
    assert duel.attribute("elusive", "urchin.1") == 0
    duel.do("end")
    assert (duel.asked, duel.attribute("elusive", "urchin.1")) == (0, 1)


@rule("KF-18.11", "KF-9.8")
def test_shard_of_pain_spreads_one_damage_for_each_friendly_shard() -> None:
    position = (
        {"artifacts": ["shard-of-pain", "shard-of-greed", "cannon"], "line": ["dodger"]},
        {"line": ["troll", "krump"], "artifacts": ["shard-of-hope"]},
    )
    duel = Duel("dis", *position).act("shard-of-pain.1")
    assert duel.options == ["pick troll.1", "pick krump.1"]
    duel.do("pick troll.1", "pick krump.1")
    assert (duel.damage("troll.1"), duel.damage("krump.1"), duel.damage("dodger.1")) == (1, 1, 0)
    duel = Duel("dis", *position).act("shard-of-pain.1", "pick troll.1", "pick troll.1")
    assert (duel.damage("troll.1"), duel.damage("krump.1")) == (2, 0)


def test_shard_of_pain_does_nothing_without_an_enemy_creature() -> None:
    duel = Duel("dis", {"artifacts": ["shard-of-pain"], "line": ["dodger"]}).act("shard-of-pain.1")
    assert (duel.damage("dodger.1"), duel.is_ready("shard-of-pain.1"), duel.is_your_move) == (0, False, True)


@rule("KF-3.17")
def test_tezmal_forbids_a_house_for_the_opponents_next_turn() -> None:
    duel = Duel(
        "dis",
        {"line": ["tezmal"], "houses": ["dis", "logos", "mars"]},
        {"houses": ["brobnar", "dis", "logos"]},
    )
    duel.reap("tezmal.1")
    assert len(duel.options) == 10, "any house"
    duel.do("house logos").end()
    assert (duel.asked, duel.options) == (1, ["house brobnar", "house dis"])
    duel.do("house dis", "end")
    assert duel.options == ["house dis", "house logos", "house mars"], "you may choose it"
    duel.do("house dis", "end")
    assert duel.options == ["house brobnar", "house dis", "house logos"], "only one turn"


def test_tezmal_can_name_a_house_that_the_opponent_does_not_have() -> None:
    duel = Duel("dis", {"line": ["tezmal"]}, {"houses": ["brobnar", "dis", "logos"]})
    duel.reap("tezmal.1", "house untamed").end()
    assert duel.options == ["house brobnar", "house dis", "house logos"]


@rule("KF-11.2")
def test_unlocked_gateway_destroys_each_creature_and_ends_the_step() -> None:
    duel = Duel(
        "dis",
        {"hand": ["unlocked-gateway", "pain-reaction"], "line": ["troll"], "artifacts": ["cannon"]},
        {"line": [{"card": "urchin", "ward": True}], "houses": ["brobnar", "dis"]},
    )
    duel.play("unlocked-gateway")
    assert (duel.your("line"), duel.their("line")) == ([], ["urchin"]), "a ward saves"
    assert duel.your("artifacts") == ["cannon"]
    assert (duel.prompt, duel.asked) == ("house", 1)


def test_unlocked_gateway_ends_the_step_also_on_an_empty_table() -> None:
    duel = Duel("dis", {"hand": ["unlocked-gateway", "pain-reaction"]}, {"houses": ["brobnar", "dis"]})
    duel.play("unlocked-gateway")
    assert (duel.prompt, duel.asked) == ("house", 1)
    assert "pain-reaction" in duel.your("hand")


@rule("KF-12.5")
def test_wretched_doll_puts_a_doom_counter_on_a_creature() -> None:
    duel = Duel("dis", {"artifacts": ["wretched-doll"], "line": ["dodger"]}, {"line": ["troll", "krump"]})
    duel.act("wretched-doll.1")
    assert duel.options == ["pick dodger.1", "pick troll.1", "pick krump.1"]
    duel.do("pick troll.1")
    assert [duel.mark("doom", f"{each}.1") for each in ("dodger", "troll", "krump")] == [0, 1, 0]
    assert duel.their("line") == ["troll", "krump"]


def test_wretched_doll_destroys_each_creature_with_a_doom_counter() -> None:
    duel = Duel(
        "dis",
        {"artifacts": ["wretched-doll"], "line": [{"card": "dodger", "doom": 1}, "umbra"]},
        {"line": [{"card": "troll", "doom": 1}, "krump"]},
    )
    duel.act("wretched-doll.1")
    assert (duel.your("line"), duel.their("line")) == (["umbra"], ["krump"])
    assert (duel.mark("doom", "umbra.1"), duel.mark("doom", "krump.1")) == (0, 0), "not both at once"


def test_wretched_doll_does_nothing_on_an_empty_table() -> None:
    duel = Duel("dis", {"artifacts": ["wretched-doll"]}).act("wretched-doll.1")
    assert (duel.is_ready("wretched-doll.1"), duel.is_your_move) == (False, True)
