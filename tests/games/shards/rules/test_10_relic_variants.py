"""SHI-10.11, SHI-10.12, SHI-10.26, SHI-10.27: relics that are drafted or dealt in secret."""

import pytest
from tests.support.rules import rule
from tests.support.shards import GAME, Table, drafted

import deckwright as dw

HIDDEN = {"count": 2, "cards": [None, None]}


def labels(state: dw.State, zone: str, seat: int | None = None) -> list[str]:
    cards = state.view(seat)["zones"][zone].get("cards", [])
    return [str(card).split("@")[0] for card in cards]


def relics_in(state: dw.State, zone: str) -> list[str]:
    """Relics are counted by what they are, wherever they lie."""
    relics = {"praetorian-01", "praetorian-02", "the-heart-of-nothing", "the-world-piercer", "datic-robes",
              "terminal-crescents", "entropic-talons", "panconscious-crown"}  # fmt: skip
    return [card for card in labels(state, zone) if card in relics]


def draft(seats: int, seed: int = 3) -> dw.State:
    return GAME.new(seed=seed, seats=seats, deal="draft")


@rule("SHI-10.11")
def test_the_draft_comes_after_the_centre_row_is_laid() -> None:
    state = draft(3)
    assert state.decision is not None
    assert state.decision.prompt == "draft"
    assert len(labels(state, "row")) == 6


@rule("SHI-10.11", "SHI-10.26")
@pytest.mark.parametrize(("seats", "relics"), [(2, 4), (3, 6), (4, 8)])
def test_two_relics_for_each_player_are_laid_out(seats: int, relics: int) -> None:
    state = draft(seats)
    assert len(relics_in(state, "offer")) == relics
    assert len(set(relics_in(state, "offer"))) == relics


@rule("SHI-10.11")
def test_the_relics_of_the_draft_lie_face_up() -> None:
    state = draft(2)
    assert labels(state, "offer", seat=0) == labels(state, "offer", seat=1) == labels(state, "offer")


@rule("SHI-10.11")
def test_the_relics_of_the_draft_are_random() -> None:
    offers = {tuple(sorted(labels(draft(2, seed), "offer"))) for seed in range(8)}
    assert len(offers) > 1


@rule("SHI-10.11")
def test_any_player_may_be_the_one_to_draft_first() -> None:
    assert {draft(3, seed).decider for seed in range(20)} == {0, 1, 2}


@rule("SHI-10.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_second_round_comes_back_the_way_of_the_first(seats: int) -> None:
    state = draft(seats)
    start = state.decider
    there = [(start + step) % seats for step in range(seats)]
    assert drafted(state) == [*there, *reversed(there)]


@rule("SHI-10.11")
def test_a_relic_taken_is_no_longer_on_offer() -> None:
    state = draft(2)
    seat, offer = state.decider + 1, labels(state, "offer")
    state.choose(1)
    assert labels(state, f"p{seat}/relics") == [offer[1]]
    assert labels(state, "offer") == [offer[0], *offer[2:]]


@rule("SHI-10.11")
def test_the_draft_ends_with_two_relics_for_everybody() -> None:
    state = draft(3)
    drafted(state)
    assert [len(relics_in(state, f"p{seat}/relics")) for seat in (1, 2, 3)] == [2, 2, 2]
    assert labels(state, "offer") == []


@rule("SHI-10.11", "SHI-2.3")
def test_the_player_who_ended_the_first_round_goes_first() -> None:
    state = draft(3)
    last = drafted(state)[2]
    assert state.decision is not None
    assert (state.decision.prompt, state.decider) == ("main", last)
    players = state.view(None)["table"]["players"]
    assert [players[(last + step) % 3]["mastery"] for step in range(3)] == [0, 1, 2]


@rule("SHI-10.26")
@pytest.mark.parametrize(("seats", "rest"), [(2, 4), (3, 2), (4, 0)])
def test_relics_that_are_not_laid_out_are_out_of_the_game(seats: int, rest: int) -> None:
    state = draft(seats)
    drafted(state)
    assert len(relics_in(state, "out")) == rest


@rule("SHI-10.26")
def test_a_player_with_drafted_relics_still_recruits_only_one() -> None:
    relics = ["datic-robes", "entropic-talons"]
    table = Table({"mastery": 30, "relics": relics, "leader": "decima"}, deal="draft")
    table.do("relic entropic-talons@p1/relics.1")
    assert table.your("discard") == ["entropic-talons"]
    assert table.your("relics") == []
    assert table.options == ["end"]


@rule("SHI-10.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_two_secret_relics(seats: int) -> None:
    state = GAME.new(seed=6, seats=seats, deal="secret")
    dealt = [relic for seat in range(seats) for relic in relics_in(state, f"p{seat + 1}/secrets")]
    assert len(dealt) == len(set(dealt)) == 2 * seats
    assert [len(labels(state, f"p{seat + 1}/secrets")) for seat in range(seats)] == [2] * seats


@rule("SHI-10.12")
def test_secret_relics_come_instead_of_the_leaders_relics() -> None:
    state = GAME.new(seed=6, seats=2, deal="secret")
    assert labels(state, "p1/relics") + labels(state, "p2/relics") == []


@rule("SHI-10.12")
def test_secret_relics_are_random() -> None:
    deals = {tuple(sorted(labels(GAME.new(seed=seed, deal="secret"), "p1/secrets"))) for seed in range(8)}
    assert len(deals) > 1


@rule("SHI-10.12")
def test_only_their_owner_may_look_at_secret_relics() -> None:
    state = GAME.new(seed=6, seats=3, deal="secret")
    assert len(relics_in(state, "p1/secrets")) == 2
    assert labels(state, "p1/secrets", seat=0) == labels(state, "p1/secrets")
    assert state.view(1)["zones"]["p1/secrets"] == HIDDEN
    assert state.view(2)["zones"]["p1/secrets"] == HIDDEN


@rule("SHI-10.12")
def test_for_an_opponent_secret_relics_could_be_any_that_they_have_not_seen() -> None:
    state = GAME.new(seed=6, seats=2, deal="secret")
    own = labels(state, "p2/secrets")
    worlds = [state.determinize(1, dw.Rng(seed)) for seed in range(6)]
    guesses = {tuple(sorted(labels(world, "p1/secrets"))) for world in worlds}
    assert len(guesses) > 1
    assert not set(own) & {relic for guess in guesses for relic in guess}
    assert all(labels(world, "p2/secrets") == own for world in worlds)


@rule("SHI-10.12")
def test_a_secret_relic_is_shown_when_it_is_recruited() -> None:
    table = Table({"mastery": 10, "secrets": ["datic-robes", "entropic-talons"]}, deal="secret")
    table.do("relic datic-robes@p1/secrets.1")
    assert labels(table.state, "p1/discard", seat=1) == ["datic-robes"]


@rule("SHI-10.12", "SHI-9.2")
def test_a_secret_relic_needs_mastery_10_as_well() -> None:
    table = Table({"mastery": 9, "secrets": ["datic-robes", "entropic-talons"]}, deal="secret")
    assert table.options == ["end"]
    assert table.refusals()["relic datic-robes@p1/secrets.1"][0] == "SHI-9.2"


@rule("SHI-10.12", "SHI-9.3")
def test_only_one_secret_relic_is_recruited() -> None:
    table = Table({"mastery": 10, "secrets": ["datic-robes", "entropic-talons"]}, deal="secret")
    table.do("relic datic-robes@p1/secrets.1")
    assert table.your("secrets") == []
    assert table.options == ["end"]


@rule("SHI-10.27")
def test_the_secret_relic_not_recruited_leaves_the_game_unseen() -> None:
    table = Table({"mastery": 10, "secrets": ["datic-robes", "entropic-talons"]}, deal="secret")
    table.do("relic datic-robes@p1/secrets.1")
    assert "entropic-talons" in labels(table.state, "out", seat=0)
    assert "entropic-talons" not in labels(table.state, "out", seat=1)


@rule("SHI-10.27", "SHI-12.5")
def test_relics_that_were_not_dealt_leave_the_game_unseen() -> None:
    state = GAME.new(seed=6, seats=2, deal="secret")
    assert len(relics_in(state, "out")) == 4
    assert set(labels(state, "out", seat=0)) <= {"None"}
    assert set(labels(state, "out", seat=1)) <= {"None"}
