import { describe, expect, it } from "vitest";
import { bandsAt, pagesOf, sideOf, techOf, trackOf } from "../../../src/table/boards/codex/model";
import type { CardEntry, View } from "../../../src/table/types";

function view(zones: Record<string, CardEntry[]>): View {
  return {
    game: "codex",
    seat: "p1",
    seats: 2,
    settings: {},
    zones: Object.fromEntries(Object.entries(zones).map(([name, cards]) => [name, { count: cards.length, cards }])),
    table: { turn: 3, active: "p1", phase: "main", players: [{ seat: "p1", gold: 4 }, { seat: "p2", gold: 9 }] },
    decision: null,
    outcome: null,
  };
}

const unit = (card: string, more: object = {}): CardEntry => ({ card, hp: 2, left: 2, attack: 1, ...more });
const BANDS = [
  { level: 1, attack: 2, hp: 3 },
  { level: 5, attack: 3, hp: 4 },
  { level: 8, attack: 4, hp: 5 },
];

describe("a side of a table of Codex", () => {
  it("has its five slots in their order, whoever holds them", () => {
    const side = sideOf(view({ "p2/play": [unit("a.1", { slot: "lookout" }), unit("b.1", { slot: "elite" })] }), "p2");
    expect(side.patrol.map(({ slot, force }) => [slot, force?.card.card ?? null])).toEqual([
      ["squad-leader", null],
      ["elite", "b.1"],
      ["scavenger", null],
      ["technician", null],
      ["lookout", "a.1"],
    ]);
    expect(side.forces).toEqual([]);
  });

  it("has heroes before units, however many there are", () => {
    const play = [unit("a.1"), unit("hero.1", { level: 1 }), unit("b.1"), unit("hero.2", { level: 5 })];
    expect(sideOf(view({ "p1/play": play }), "p1").forces.map(({ card }) => card.card)).toEqual([
      "hero.1",
      "hero.2",
      "a.1",
      "b.1",
    ]);
  });

  it("shows a channelled spell with its hero, and other spells apart", () => {
    const play = [unit("hero.1", { level: 1 }), { card: "song.1", bound: "hero.1" }, { card: "song.2" }];
    const side = sideOf(view({ "p1/play": play }), "p1");
    expect(side.forces.map(({ spells }) => spells.map((spell) => spell.card))).toEqual([["song.1"]]);
    expect(side.spells.map((spell) => spell.card)).toEqual(["song.2"]);
  });

  it("tells buildings that stand, are under construction, can be built or lie in ruins", () => {
    const side = sideOf(
      view({
        "p1/buildings": [
          { card: "base.1", hp: 20, left: 13 },
          { card: "tech-2-building.1", hp: 5, left: 5, unfinished: true },
          { card: "tower.1", hp: 4, left: 3 },
        ],
        "p1/plans": [
          { card: "tech-3-building@p1/plans.1", price: 5 },
          { card: "tech-1-building@p1/plans.1", price: 0 },
          { card: "surplus@p1/plans.1", price: 5 },
        ],
      }),
      "p1",
    );
    expect([side.base?.left, side.base?.hp]).toEqual([13, 20]);
    expect(side.tech.map(({ face, state }) => [techOf(face), state])).toEqual([
      [1, "ruined"],
      [2, "unfinished"],
      [3, "planned"],
    ]);
    expect(side.addOns.map(({ face, state, price }) => [face, state, price])).toEqual([
      ["tower", "built", null],
      ["surplus", "planned", 5],
    ]);
  });

  it("tells whether a hero in the command zone can be summoned", () => {
    const side = sideOf(view({ "p1/command": [{ card: "x", back: true }, { card: "y", back: false }] }), "p1");
    expect(side.command.map(({ back }) => back)).toEqual([true, false]);
  });
});

describe("a hero", () => {
  it("has the band that its level has reached", () => {
    const at = (level: number): boolean[] => bandsAt(BANDS, level).map(({ now }) => now);
    expect([at(1), at(4), at(5), at(7), at(8)]).toEqual([
      [true, false, false],
      [true, false, false],
      [false, true, false],
      [false, true, false],
      [false, false, true],
    ]);
    expect(bandsAt(BANDS, 1).map(({ level, last }) => [level, last])).toEqual([[1, 4], [5, 7], [8, 8]]);
  });

  it("has a track with a step for each level", () => {
    const track = trackOf(BANDS, 6);
    expect(track.length).toBe(8);
    expect(track.filter(({ reached }) => reached).length).toBe(6);
    expect(track.filter(({ band }) => band).map(({ level }) => level)).toEqual([1, 5, 8]);
  });
});

describe("the binder", () => {
  it("has a page for each face with its copies, and none for what is not known", () => {
    const pages = pagesOf(["a@p1/codex.1", "b@p1/codex.1", null, "a@p1/codex.2"]);
    expect(pages.map(({ face, entries }) => [face, entries.map((entry) => entry.card)])).toEqual([
      ["a", ["a@p1/codex.1", "a@p1/codex.2"]],
      ["b", ["b@p1/codex.1"]],
    ]);
  });
});
