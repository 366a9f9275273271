import { describe, expect, it } from "vitest";

import {
  clockwise, corners, dimension, factionOf, numberOf, places, preyOf, shownBetween, spiral, totals,
} from "../../../src/table/boards/dimensions/model";
import type { View, Zone } from "../../../src/table/types";

function cards(...labels: (string | null)[]): Zone {
  return { count: labels.length, cards: labels };
}

function viewOf(seat: string | null, seats: number, zones: Record<string, Zone> = {}, table: object = {}): View {
  return {
    game: "dimensions", seat, seats, settings: {}, zones, decision: null, outcome: null, chosen: [],
    table: { turn: 3, active: "p1", phase: "battle", final: false, extra: false, ...table },
  };
}

describe("the seats of Battle of Dimensions", () => {
  it("go clockwise from the reader", () => {
    expect(clockwise(viewOf("p3", 4))).toEqual(["p3", "p4", "p1", "p2"]);
    expect(clockwise(viewOf(null, 3))).toEqual(["p1", "p2", "p3"]);
  });

  it("have a place each, the reader's the nearest", () => {
    for (const seats of [2, 3, 4, 5]) {
      expect(new Set(places(seats)).size).toBe(seats);
      expect(places(seats)[0]).toBe("near");
    }
  });
});

describe("a Dimension", () => {
  const view = viewOf("p1", 2, {
    "p1/blue": cards("blue-11", "blue-2"),
    "p1/aura": cards("red-4"),
    "p1/hand": cards("red-1", "green-3"),
    "p1/entity": cards("entity-purple"),
    "p2/entity": cards(null),
    "p2/purple": cards("purple-5"),
    spiral: cards("power-green", "power-red", "power-yellow", "power-purple", "power-blue"),
  });

  it("has its squads in the order of their numbers", () => {
    const field = dimension(view, "p1");
    expect(field.squads.find((squad) => squad.kind === "blue")?.cards).toEqual(["blue-2", "blue-11"]);
    expect(field.aura.cards).toEqual(["red-4"]);
  });

  it("tells the Entity only to whoever may know it", () => {
    expect(dimension(view, "p1").entity).toBe("entity-purple");
    expect(dimension(view, "p2").entity).toBeNull();
    expect(dimension(viewOf("p1", 2), "p2").entity).toBeUndefined();
  });

  it("counts all Auras for the purple ones", () => {
    expect(totals(view)).toEqual({ red: 0, green: 0, yellow: 0, blue: 2, purple: 2 });
  });

  it("has a Spiral in which each faction beats the next and the last one the first", () => {
    const ring = spiral(view);
    expect(ring).toEqual(["green", "red", "yellow", "purple", "blue"]);
    expect(preyOf(ring, "green")).toBe("red");
    expect(preyOf(ring, "blue")).toBe("green");
  });
});

it("cards tell their faction and number by their ids", () => {
  expect([factionOf("red-11"), numberOf("red-11")]).toEqual(["red", 11]);
  expect([factionOf("entity-blue"), numberOf("entity-blue")]).toEqual(["blue", 0]);
  expect([factionOf("time-loop"), numberOf("time-loop")]).toEqual([null, 0]);
});

describe("a Battle", () => {
  const before = viewOf("p1", 3, {
    "p1/hand": cards("red-1", "blue-2"), "p2/hand": cards(null, null), "p3/hand": cards(null, null),
    "p1/red": cards("red-9"), "black-hole": cards("green-1"),
  });
  const after = viewOf("p1", 3, {
    "p1/hand": cards("blue-2"), "p2/hand": cards(null), "p3/hand": cards(null),
    "p1/red": cards("red-9", "red-1"), "black-hole": cards("green-1", "yellow-3", "purple-4"),
  }, { phase: "reinforcement" });

  it("is told from what lies where afterwards", () => {
    expect(shownBetween(before, after)).toEqual([
      { seat: "p1", card: "red-1", won: true },
      { seat: "p2", card: "yellow-3", won: false },
      { seat: "p3", card: "purple-4", won: false },
    ]);
  });

  it("is not made up from what happened later", () => {
    const later = { ...after, table: { ...after.table, phase: "movement" } };
    const nextTurn = { ...after, table: { ...after.table, turn: 4 } };
    expect(shownBetween(before, later)).toEqual([]);
    expect(shownBetween(before, nextTurn)).toEqual([]);
    expect(shownBetween(after, after)).toEqual([]);
  });

  it("has no losers that nobody can name", () => {
    const odd = { ...after, zones: { ...after.zones, "p2/hand": before.zones["p2/hand"] as Zone } };
    expect(shownBetween(before, odd)).toEqual([]);
  });
});

it("the corners of a ring go clockwise from the top", () => {
  const [top, right] = corners(4, 10);
  expect(top?.y).toBeCloseTo(-10);
  expect(right?.x).toBeCloseTo(10);
});
