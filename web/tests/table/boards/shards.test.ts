import { describe, expect, it } from "vitest";

import {
  allies, arc, champions, entries, hasFocused, hasRelicsInReach, NEMESIS, priceOf, purseOf, refusalOf, relation, relics, seating, shieldOf, teamOf,
} from "../../../src/table/boards/shards/model";
import type { View } from "../../../src/table/types";

function player(seat: string, more: object = {}) {
  return { seat, leader: null, health: 50, mastery: 0, out: false, "relic-recruited": false, untouchable: false, ...more };
}

function viewOf(seat: string | null, seats: string[], more: Partial<View> = {}): View {
  const table = { turn: 1, active: "p1", prices: {}, shields: {}, players: seats.map((each) => player(each)) };
  return {
    game: "shards", seat, seats: seats.length, settings: { mode: "standard" }, table, zones: {}, decision: null,
    outcome: null, ...more,
  };
}

const FOUR = ["p1", "p2", "p3", "p4"];

describe("the seats of Shards of Infinity", () => {
  it("the others sit in the order of turns after the reader", () => {
    const { far, near } = seating(viewOf("p3", FOUR));
    expect(near.seat).toBe("p3");
    expect(far.map((each) => each.seat)).toEqual(["p4", "p1", "p2"]);
  });

  it("who looks on sits with the first player", () => {
    expect(seating(viewOf(null, ["p1", "p2"])).near.seat).toBe("p1");
  });

  it("Nemesis sits opposite the only player", () => {
    expect(seating(viewOf("p1", ["p1", "nemesis"])).far.map((each) => each.seat)).toEqual(["nemesis"]);
  });

  it("the first and the last seat are a team against the two between them", () => {
    const view = viewOf("p2", FOUR, { settings: { mode: "team" } });
    expect(FOUR.map((seat) => teamOf(view, seat))).toEqual([1, 2, 2, 1]);
    expect(FOUR.map((seat) => relation(view, seat))).toEqual(["opposite", null, "mate", null]);
  });

  it("whose mate is out sits opposite both opponents", () => {
    const settings = { mode: "team" };
    const view = viewOf("p2", FOUR, { settings });
    view.table.players = FOUR.map((seat) => player(seat, { out: seat === "p3" }));
    expect(["p1", "p4"].map((seat) => relation(view, seat))).toEqual(["opposite", "opposite"]);
    view.table.players = FOUR.map((seat) => player(seat, { out: seat === "p4" }));
    expect(["p1", "p3"].map((seat) => relation(view, seat))).toEqual(["opposite", "mate"]);
    const other = { ...view, seat: "p3" };
    expect(relation(other, "p1")).toBe("opposite");
  });

  it("without teams nobody is a mate", () => {
    expect(teamOf(viewOf("p1", FOUR), "p1")).toBeNull();
    expect(relation(viewOf("p1", FOUR), "p4")).toBeNull();
  });
});

describe("what a player has to spend", () => {
  const spending = { turn: 13, active: "p2", crystals: 3, power: 7, focused: true };

  it("is shown at the side of whoever's turn it is, and nothing at the others'", () => {
    const view = viewOf("p1", ["p1", "p2"], { table: { ...spending, players: [] } });
    expect(purseOf(view, "p2")).toEqual({ crystals: 3, power: 7 });
    expect(purseOf(view, "p1")).toEqual({ crystals: 0, power: 0 });
    expect([hasFocused(view, "p1"), hasFocused(view, "p2")]).toEqual([false, true]);
  });

  it("is power alone for Nemesis", () => {
    const view = viewOf("p1", ["p1", NEMESIS], { table: { ...spending, active: NEMESIS, power: "infinite", players: [] } });
    expect(purseOf(view, NEMESIS)).toEqual({ crystals: null, power: "infinite" });
    expect(purseOf(view, "p1")).toEqual({ crystals: 0, power: 0 });
  });
});

describe("the cards of Shards of Infinity", () => {
  const view = viewOf("p1", ["p1", "p2"], {
    zones: {
      "p1/play": {
        count: 2,
        cards: [{ card: "axia.1", health: 7, exhausted: true }, { card: "crystal.1", played: true }],
      },
      "p1/relics": { count: 1, cards: ["datic-robes@p1/relics.1"] },
      "p1/secrets": { count: 1, cards: [null] },
      "p2/deck": { count: 3 },
    },
  });

  it("champions and the allies of the turn are told apart", () => {
    expect(champions(view, "p1").map((card) => card.card)).toEqual(["axia.1"]);
    expect(allies(view, "p1").map((card) => card.card)).toEqual(["crystal.1"]);
  });

  it("a pile of which nothing is told still has its cards", () => {
    expect(entries(view, "p2/deck")).toEqual([null, null, null]);
    expect(entries(view, "p2/hand")).toEqual([]);
  });

  it("secret relics lie beside the open ones", () => {
    expect(relics(view, "p1")).toEqual(["datic-robes@p1/relics.1", null]);
  });

  it("relics are in reach from 10 mastery until one is recruited", () => {
    expect(hasRelicsInReach(player("p1", { mastery: 9 }))).toBe(false);
    expect(hasRelicsInReach(player("p1", { mastery: 10 }))).toBe(true);
    expect(hasRelicsInReach(player("p1", { mastery: 10, "relic-recruited": true }))).toBe(false);
  });

  it("a card of the row costs what the reader pays for it", () => {
    const dear = viewOf("p1", ["p1", "p2"]);
    dear.table.prices = { axia: 5 };
    expect(priceOf(dear, "axia@row.1", 7)).toEqual({ printed: 7, own: 5 });
    expect(priceOf(dear, "kiln-drone@row.1", 1)).toEqual({ printed: 1, own: 1 });
  });

  it("a card in hand tells what it blocks, whichever copy it is", () => {
    const held = viewOf("p1", ["p1", "p2"]);
    held.table.shields = { "thorn-zealot": 3 };
    expect(shieldOf(held, "thorn-zealot~2")).toBe(3);
    expect(shieldOf(held, null)).toBe(0);
  });
});

it("a refusal is found by its whole action", () => {
  const focus = { action: "focus", verb: "focus", cards: [], text: "", reason: "no crystal", rule: "SHI-4.7" };
  expect(refusalOf([{ ...focus, action: "focus axia" }, focus], "focus")).toBe(focus);
  expect(refusalOf([], "focus")).toBeUndefined();
});

it("the arc of a dial grows with its share and stays on the dial", () => {
  expect(arc(0, 10)).toMatch(/^M (\S+ \S+) A 10 10 0 0 1 \1$/);
  expect(arc(1, 10)).toContain("0 1 1");
  expect(arc(2, 10)).toBe(arc(1, 10));
});
