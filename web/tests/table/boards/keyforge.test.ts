import { describe, expect, it } from "vitest";
import { farSeat, nearSeat } from "../../../src/table/boards/duel";
import { readDeck } from "../../../src/table/boards/keyforge/decks";
import {
  gapsOf, handInOrder, isActive, isCovered, lineOfGaps, sideOf,
} from "../../../src/table/boards/keyforge/model";
import type { CardEntry, View } from "../../../src/table/types";

const PLAYER = { amber: 0, keys: [], "key-cost": 6, chains: 0, "held-back": 0, houses: [], deck: 1, wins: 0 };

function view(zones: Record<string, CardEntry[] | number>, rest: Partial<View> = {}): View {
  const filled = Object.entries(zones).map(([name, cards]) =>
    typeof cards === "number" ? [name, { count: cards }] : [name, { count: cards.length, cards }],
  );
  return {
    game: "keyforge",
    seat: "p1",
    seats: 2,
    settings: {},
    zones: Object.fromEntries(filled),
    table: { turn: 3, active: "p1", step: "main", house: "dis", tide: null, players: [PLAYER, { ...PLAYER, amber: 4 }] },
    decision: null,
    outcome: null,
    ...rest,
  };
}

const TAUNT = { card: "knight.1", house: ["sanctum"], keywords: { taunt: 1 } };
const PLAIN = { card: "imp.1", house: ["dis"], keywords: {} };
const OTHER = { card: "imp.2", house: ["dis"], keywords: {} };

describe("the sides of a table of KeyForge", () => {
  it("have the reader below, and the first player for whoever looks on", () => {
    expect([nearSeat(view({})), farSeat(view({}))]).toEqual(["p1", "p2"]);
    expect([nearSeat(view({}, { seat: "p2" })), farSeat(view({}, { seat: "p2" }))]).toEqual(["p2", "p1"]);
    expect([nearSeat(view({}, { seat: null })), farSeat(view({}, { seat: null }))]).toEqual(["p1", "p2"]);
  });

  it("have the numbers of their own player", () => {
    expect(sideOf(view({}), "p2").player.amber).toBe(4);
  });

  it("show upgrades and cards underneath with the card that they belong to, whoever has them", () => {
    const side = sideOf(
      view({
        "p1/line": [PLAIN, OTHER],
        "p2/upgrades": [{ card: "mantle.1", host: "imp.2" }],
        "p1/under": [{ card: "relic@p1/under.1", host: "imp.1" }],
      }),
      "p1",
    );
    expect(side.line.map((placed) => placed.upgrades.map((card) => card.card))).toEqual([[], ["mantle.1"]]);
    expect(side.line.map((placed) => placed.under.map((card) => card.card))).toEqual([["relic@p1/under.1"], []]);
  });

  it("count cards that nobody can tell apart as backs", () => {
    const side = sideOf(view({ "p1/deck": 12, "p1/facedown": [null, { card: "x@p1/facedown.2" }] }), "p1");
    expect(side.deck).toEqual(Array(12).fill(null));
    expect([side.hidden, side.loose.map((card) => card.card)]).toEqual([1, ["x@p1/facedown.2"]]);
  });
});

describe("a hand", () => {
  it("lies by the houses of the deck, unknown cards last", () => {
    const hand = [null, { card: "b", house: "logos" }, { card: "z", house: "dis" }, { card: "a", house: "dis" }];
    expect(handInOrder(hand, ["dis", "logos"])).toEqual([hand[3], hand[2], hand[1], null]);
  });

  it("knows which cards are of the active house", () => {
    const table = view({});
    expect(isActive(table, { card: "a", house: "dis" })).toBe(true);
    expect(isActive(table, { card: "a", house: "logos" })).toBe(false);
    expect(isActive(table, null)).toBe(false);
  });
});

describe("a battle line", () => {
  it("marks the neighbours of a creature with taunt", () => {
    const line = sideOf(view({ "p1/line": [PLAIN, TAUNT, OTHER, { card: "imp.3" }] }), "p1").line;
    expect(line.map((_, place) => isCovered(line, place))).toEqual([true, false, true, false]);
  });

  it("has a gap for every option where a creature may stand", () => {
    const flanks = [
      { key: "left-flank", verb: "left-flank", values: {} },
      { key: "right-flank", verb: "right-flank", values: {} },
    ];
    expect(gapsOf(flanks, 3)).toEqual([{ place: 0, key: "left-flank" }, { place: 3, key: "right-flank" }]);
    expect(gapsOf([{ key: "at 2", verb: "at", values: { place: 2 } }], 3)).toEqual([{ place: 2, key: "at 2" }]);
  });

  it("is the reader's own unless the places fit only the other one", () => {
    const table = view({ "p1/line": [], "p2/line": [PLAIN] });
    const [near, far] = [sideOf(table, "p1"), sideOf(table, "p2")];
    const flanks = ["left-flank", "right-flank"].map((verb) => ({ key: verb, verb, values: {} }));
    const places = [0, 1].map((place) => ({ key: `at ${place}`, verb: "at", values: { place } }));
    expect(lineOfGaps([], near, far)).toBeNull();
    expect(lineOfGaps(flanks.slice(1), near, far)).toBe("p1");
    expect(lineOfGaps(flanks, near, far)).toBe("p2");
    expect(lineOfGaps(places, near, far)).toBe("p2");
    expect(lineOfGaps(places, far, near)).toBe("p2");
  });
});

describe("the list of a deck", () => {
  it("is read from its code, with icons and counts", () => {
    expect(readDeck("kf1/mm/dis=imp*2,fiend+damage+draw/logos=dextre/seed=7/name.en=a%20b")).toEqual([
      {
        house: "dis",
        cards: [
          { face: "imp", icons: [], count: 2 },
          { face: "fiend", icons: ["damage", "draw"], count: 1 },
        ],
      },
      { house: "logos", cards: [{ face: "dextre", icons: [], count: 1 }] },
    ]);
  });

  it("is empty where the position was described", () => {
    expect([readDeck("described"), readDeck(undefined)]).toEqual([[], []]);
  });
});
