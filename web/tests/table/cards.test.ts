import { describe, expect, it } from "vitest";
import { clockText } from "../../src/table/clocks";
import { emblemOf } from "../../src/table/emblem";
import { drawFace, figuresOf, iconOf } from "../../src/table/faces";
import { lookOf } from "../../src/table/factions";
import { commandOf } from "../../src/table/keys";
import { distance } from "../../src/table/focusNavigation";
import type { CardInfo } from "../../src/table/types";

const TROLL: CardInfo = {
  id: "troll",
  name: "Troll",
  line: "creature",
  text: [],
  facts: { type: "creature", house: "brobnar", power: 8, armour: 1, keywords: ["taunt"] },
  terms: [],
};

describe("the face of a card", () => {
  it("shows what is printed as long as the card is not in play", () => {
    const face = drawFace(TROLL, { card: "troll" });
    expect(face.stats.map(({ name, value, change }) => [name, value, change])).toEqual([
      ["power", 8, "same"],
      ["armour", 1, "same"],
    ]);
    expect([face.faction, face.window, face.keywords]).toEqual(["brobnar", "arch", [["taunt", 1]]]);
  });

  it("shows what is so now, and how it changed", () => {
    const face = drawFace(TROLL, { card: "troll.1", power: 10, armour: 1, "armour-used": 1, damage: 3, stun: true, exhausted: true });
    expect(face.stats.map(({ value, change }) => [value, change])).toEqual([[10, "more"], [0, "less"]]);
    expect(face.badges.map(({ name, count }) => [name, count])).toEqual([["damage", 3], ["stun", undefined]]);
    expect(face.exhausted).toBe(true);
  });

  it("shows every kind of counter that lies on a card", () => {
    const counters = { doom: 1, time: 2, knowledge: 3, awakening: 4, scheme: 5 };
    const face = drawFace(TROLL, { card: "troll.1", ...counters });
    expect(Object.fromEntries(face.badges.map(({ name, count }) => [name, count]))).toEqual(counters);
    expect(new Set(face.badges.map(({ icon }) => icon)).size).toBe(face.badges.length);
  });

  it("shows hit points that are left, and the price now", () => {
    const unit: CardInfo = { ...TROLL, facts: { type: "unit", cost: 3, attack: 0, hp: 4 } };
    const face = drawFace(unit, { card: "unit.1", hp: 4, left: 1, attack: 0, price: 2 });
    expect(face.stats.map(({ name, value }) => [name, value])).toEqual([["attack", 0], ["hp", 1]]);
    expect([face.cost?.value, face.cost?.change]).toEqual([2, "more"]);
  });

  it("does without a catalogue", () => {
    expect(drawFace(undefined, null)).toMatchObject({ faction: null, stats: [], badges: [], window: "plain" });
  });

  it("shows what a game has declared, under its own words", () => {
    const tree = { ...TROLL, facts: { type: "tree", fruit: 2 } };
    const figures = [
      { name: "fruit", of: "card", icon: "gem", text: "Fruit" },
      { name: "power", of: "card", icon: "gem", text: "Power" },
      { name: "water", of: "player", icon: "no such picture", text: "Water" },
    ] as const;
    expect(drawFace(tree, { card: "pear.1", fruit: 3 }).stats).toEqual([]);
    const stats = drawFace(tree, { card: "pear.1", fruit: 3 }, figures).stats;
    expect(stats).toEqual([{ name: "fruit", icon: "gem", value: 3, change: "more", text: "Fruit" }]);
    expect(drawFace(TROLL, null, figures).stats.filter(({ name }) => name === "power")).toHaveLength(1);
    expect(figuresOf(figures, "player").map(iconOf)).toEqual(["gem"]);
  });
});

describe("the drawing of a card", () => {
  it("is always the same, and different for others", () => {
    expect(emblemOf("troll", "creature")).toEqual(emblemOf("troll", "creature"));
    expect(emblemOf("troll", "creature")).not.toEqual(emblemOf("trolls", "creature"));
  });

  it("is made of whole paths for every type", () => {
    for (const type of ["creature", "artifact", "action", "upgrade", "building", "whatever"]) {
      for (let number = 0; number < 40; number++) {
        const strokes = emblemOf(`card-${number}`, type);
        expect(strokes.length).toBeGreaterThan(3);
        expect(strokes.filter(({ d }) => !d.startsWith("M") || /NaN|undefined/.test(d))).toEqual([]);
      }
    }
  });

  it("tells by the faction what a card of one is", () => {
    const drawn = ["red", "green", "yellow", "blue", "purple", "orange"].map((faction) =>
      emblemOf("card-1", "faction-card", [], faction),
    );
    expect(new Set(drawn.map((strokes) => JSON.stringify(strokes))).size).toBe(6);
    expect(drawn.flat().filter(({ d }) => !d.startsWith("M") || /NaN|undefined/.test(d))).toEqual([]);
  });
});

describe("factions", () => {
  it("of one game differ in their signs", () => {
    const houses = ["brobnar", "dis", "logos", "mars", "sanctum", "saurian", "shadows", "star-alliance", "unfathomable", "untamed"];
    expect(new Set(houses.map((house) => lookOf(house).sigil)).size).toBe(houses.length);
    const colours = ["red", "green", "yellow", "blue", "purple"];
    expect(new Set(colours.map((colour) => lookOf(colour).sigil)).size).toBe(colours.length);
  });

  it("that nobody knows have a look as well", () => {
    expect(lookOf("newcomers")).toEqual(lookOf("newcomers"));
    expect(lookOf(null).hue).toBe("var(--hue-8)");
  });
});

describe("clocks", () => {
  it("tell minutes, hours and days", () => {
    const days = (count: number): string => `${count} d`;
    expect([59.2, 61, 3661, 2 * 86_400 + 3700, -3].map((left) => clockText(left, days))).toEqual([
      "1:00",
      "1:01",
      "1:01:01",
      "2 d 01:01",
      "0:00",
    ]);
  });
});

describe("keys", () => {
  const press = (key: string, code = "", more = {}) =>
    commandOf({ key, code, ctrlKey: false, metaKey: false, altKey: false, ...more });

  it("work in every alphabet", () => {
    expect([press("u", "KeyU"), press("г", "KeyU"), press("?", "Slash"), press("3", "Digit3")]).toEqual(["undo", "undo", "help", 3]);
  });

  it("leave the browser its own", () => {
    expect([press("c", "KeyC", { ctrlKey: true }), press("x", "KeyX")]).toEqual([null, null]);
  });
});

describe("arrows", () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

  it("go to what lies in their direction", () => {
    expect(distance(box(0, 0), box(30, 0), "ArrowRight")).toBe(30);
    expect(distance(box(0, 0), box(30, 0), "ArrowLeft")).toBeNull();
    expect(distance(box(0, 0), box(0, 40), "ArrowDown")).toBe(40);
  });

  it("prefer what lies straight ahead", () => {
    const straight = distance(box(0, 0), box(30, 0), "ArrowRight") ?? Infinity;
    const aside = distance(box(0, 0), box(25, 20), "ArrowRight") ?? 0;
    expect(straight).toBeLessThan(aside);
  });
});
