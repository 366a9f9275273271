"""Cards of later sets: Dis, a scenario for each sentence of each card."""

from tests.support.duel import Duel
from tests.support.rules import rule


def test_dark_minion_damages_each_enemy_creature_when_it_is_destroyed() -> None:
    duel = Duel("brobnar", {"line": ["troll", "krump"]}, {"line": ["dark-minion", "bumpsy"]})
    duel.fight("troll.1", "dark-minion.1")
    assert (duel.damage("troll.1"), duel.damage("krump.1"), duel.damage("bumpsy.1")) == (2, 1, 0)


def test_dark_minion_damages_nobody_when_it_is_purged() -> None:
    duel = Duel("shadows", {"hand": ["oubliette"], "line": ["dodger"]}, {"line": ["dark-minion"]})
    duel.play("oubliette")
    assert (duel.their("purged"), duel.damage("dodger.1")) == (["dark-minion"], 0)


@rule("KF-6.7")
def test_dark_minion_takes_others_with_it() -> None:
    duel = Duel("shadows", {"line": ["macis-asp", "urchin"]}, {"line": ["dark-minion"]})
    duel.fight("macis-asp.1", "dark-minion.1")
    assert (duel.your("line"), duel.your("discard"), duel.their("line")) == (["macis-asp"], ["urchin"], [])
    assert duel.damage("macis-asp.1") == 1


@rule("KF-18.4", "KF-16.1", "KF-6.3")
def test_dendrix_makes_the_opponent_discard_a_random_card_after_a_fight() -> None:
    duel = Duel(
        "dis",
        {"line": ["dendrix"], "hand": ["urchin"]},
        {"line": ["tribune-pompitus"], "hand": ["troll", "krump"]},
    )
    duel.fight("dendrix.1", "tribune-pompitus.1")
    assert not duel.is_ready("dendrix.1")
    assert (duel.damage("dendrix.1"), duel.damage("tribune-pompitus.1")) == (4, 3)
    assert (len(duel.their("hand")), len(duel.their("discard"))) == (1, 1)
    assert duel.your("hand") == ["urchin"]


def test_dendrix_discards_nothing_when_played_or_when_it_reaps() -> None:
    duel = Duel("dis", {"hand": ["dendrix"]}, {"hand": ["troll"]}).play("dendrix")
    assert duel.their("hand") == ["troll"]
    duel = Duel("dis", {"line": ["dendrix"]}, {"hand": ["troll"]}).reap("dendrix.1")
    assert duel.their("hand") == ["troll"]


def test_dendrix_finds_nothing_in_an_empty_hand() -> None:
    duel = Duel("dis", {"line": ["dendrix"]}, {"line": ["umbra"]}).fight("dendrix.1", "umbra.1")
    assert (duel.their("discard"), duel.is_your_move) == (["umbra"], True)


def test_hystricog_destroys_a_damaged_creature() -> None:
    duel = Duel(
        "dis",
        {"line": ["hystricog", {"card": "krump", "damage": 1}]},
        {"line": [{"card": "troll", "damage": 1}, "bumpsy"]},
    )
    duel.act("hystricog.1")
    assert duel.options == ["pick krump.1", "pick troll.1"]
    duel.do("pick troll.1")
    assert (duel.their("line"), duel.your("line")) == (["bumpsy"], ["hystricog", "krump"])


def test_hystricog_destroys_nothing_undamaged() -> None:
    duel = Duel("dis", {"line": ["hystricog"]}, {"line": ["troll"]}).act("hystricog.1")
    assert (duel.their("line"), duel.is_ready("hystricog.1"), duel.is_your_move) == (["troll"], False, True)


@rule("KF-11.12")
def test_hystricog_deals_no_damage_when_played() -> None:
    duel = Duel("dis", {"hand": ["hystricog"]}, {"line": ["troll"]}).play("hystricog")
    assert (duel.damage("troll.1"), duel.damage("hystricog.1"), duel.is_your_move) == (0, 0, True)


@rule("KF-16.7")
def test_maleficorn_adds_one_to_the_damage_of_an_icon_on_an_enemy_creature() -> None:
    duel = Duel(
        "brobnar",
        {"hand": [{"card": "bumpsy", "icons": ["damage", "damage"]}], "line": ["maleficorn"]},
        {"line": ["troll", "krump"]},
    )
    duel.play("bumpsy", "right-flank", "pick troll.1", "pick krump.1")
    assert (duel.damage("troll.1"), duel.damage("krump.1"), duel.damage("maleficorn.1")) == (2, 2, 0)


def test_maleficorn_does_not_add_to_damage_on_a_friendly_creature() -> None:
    duel = Duel(
        "brobnar",
        {"hand": [{"card": "bumpsy", "icons": ["damage"]}], "line": ["maleficorn"]},
        {"line": ["troll"]},
    )
    duel.play("bumpsy", "right-flank", "pick maleficorn.1")
    assert (duel.damage("maleficorn.1"), duel.damage("troll.1")) == (1, 0)


def test_maleficorn_does_not_add_to_damage_of_abilities_or_to_icons_against_its_own_side() -> None:
    duel = Duel("brobnar", {"artifacts": ["cannon"], "line": ["maleficorn"]}, {"line": ["troll"]})
    assert duel.act("cannon.1", "pick troll.1").damage("troll.1") == 2
    duel = Duel(
        "brobnar", {"hand": [{"card": "bumpsy", "icons": ["damage"]}]}, {"line": ["maleficorn", "troll"]}
    )
    assert duel.play("bumpsy", "pick troll.1").damage("troll.1") == 1


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


@rule("KF-18.21")
def test_picaroon_has_the_power_of_its_neighbours() -> None:
    duel = Duel(
        "dis",
        {"hand": ["picaroon"], "line": ["troll", "bumpsy", "umbra"]},
        {"line": ["krump"], "houses": ["dis", "logos"]},
    )
    duel.play("picaroon")
    assert duel.options == ["at 0", "at 1", "at 2", "at 3"]
    duel.do("at 1")
    assert duel.your("line") == ["troll", "picaroon", "bumpsy", "umbra"]
    assert duel.power("picaroon.1") == 13


def test_picaroon_does_not_count_changelings_and_follows_its_neighbours() -> None:
    duel = Duel("brobnar", {"line": ["krump"]}, {"line": ["troll", "picaroon", "picaroon", "umbra"]})
    assert (duel.power("picaroon.1"), duel.power("picaroon.2")) == (8, 2)
    duel.fight("krump.1", "umbra.1")
    assert duel.their("line") == ["troll", "picaroon"], "beside a changeling alone its power is 0"


@rule("KF-18.21", "KF-6.10", "KF-9.13")
def test_picaroon_without_text_has_no_power_and_is_destroyed() -> None:
    duel = Duel("dis", {"hand": ["shadow-of-dis"]}, {"line": ["troll", "picaroon", "krump"]})
    assert duel.power("picaroon.1") == 14
    duel.play("shadow-of-dis")
    assert (duel.their("line"), duel.their("discard")) == (["troll", "krump"], ["picaroon"])


def test_picaroon_alone_does_not_survive() -> None:
    duel = Duel("dis", {"hand": ["picaroon"]}, {"line": ["troll"]}).play("picaroon")
    assert (duel.your("line"), duel.your("discard")) == ([], ["picaroon"])


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


@rule("KF-12.3")
def test_soul_fiddle_enrages_a_creature() -> None:
    duel = Duel(
        "dis",
        {"artifacts": ["soul-fiddle"], "line": ["krump"], "houses": ["dis", "logos"]},
        {"line": ["troll"], "houses": ["brobnar", "dis"]},
    )
    duel.act("soul-fiddle.1")
    assert duel.options == ["pick krump.1", "pick troll.1"]
    duel.do("pick troll.1")
    assert (duel.mark("enrage", "troll.1"), duel.mark("enrage", "krump.1")) == (1, 0)
    duel.end("house brobnar")
    assert duel.options == ["fight troll.1 krump.1", "end"]


def test_soul_fiddle_finds_nobody_on_an_empty_table() -> None:
    duel = Duel("dis", {"artifacts": ["soul-fiddle"]}).act("soul-fiddle.1")
    assert (duel.is_ready("soul-fiddle.1"), duel.is_your_move) == (False, True)


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
