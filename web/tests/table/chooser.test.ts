import { describe, expect, it } from "vitest";
import { amountsOf, Chooser, fold, stepsOf, type Effect } from "../../src/table/chooser";
import type { OptionInfo, Question, Role } from "../../src/table/types";

type Values = OptionInfo["values"];

const ROLES: Record<string, Role[]> = {
  end: ["ends"],
  done: ["declines"],
  confirm: ["confirms"],
  stop: ["stops"],
  "raise-tide": ["spare"],
};

/** An option from its key; cards are the words with a dot, a tilde or one of the given faces. */
function option(key: string, values: Values, cards: string[], offer: number): OptionInfo {
  const verb = key.split(" ")[0] ?? "";
  return { key, verb, values, cards, text: key, note: "", offer, roles: ROLES[verb] ?? [] };
}

function question(...rows: [string, Values, string[]][]): Question {
  const options = rows.map(([key, values, cards], place) => option(key, values, cards, place));
  return { number: 1, prompt: "main", values: {}, text: "", about: [], arranges: false, options };
}

const MAIN = question(
  ["play troll", { card: "troll" }, ["troll"]],
  ["reap elf.1", { card: "elf.1" }, ["elf.1"]],
  ["fight elf.1 orc.1", { card: "elf.1", target: "orc.1" }, ["elf.1", "orc.1"]],
  ["fight elf.1 orc.2", { card: "elf.1", target: "orc.2" }, ["elf.1", "orc.2"]],
  ["fight imp.1 orc.1", { card: "imp.1", target: "orc.1" }, ["imp.1", "orc.1"]],
  ["fight imp.1 orc.2", { card: "imp.1", target: "orc.2" }, ["imp.1", "orc.2"]],
  ["end", {}, []],
);

function key(effect: Effect): string | null {
  return effect.kind === "choose" ? effect.choice.option.key : null;
}

describe("a chooser", () => {
  it("lights the cards that options begin with, and no others", () => {
    const chooser = new Chooser({ question: MAIN });
    const lit = ["troll", "elf.1", "imp.1", "orc.1", "orc.2", "goblin"].map((card) => chooser.state(card));
    expect(lit).toEqual(["pick", "pick", "pick", "none", "none", "none"]);
  });

  it("chooses at once what is the only option of a card", () => {
    expect(key(new Chooser({ question: MAIN }).effect("troll"))).toBe("play troll");
  });

  it("opens a menu for a card with several options", () => {
    const effect = new Chooser({ question: MAIN }).effect("elf.1");
    expect(effect.kind === "select" && effect.menu.map((choice) => choice.option.key)).toEqual([
      "reap elf.1",
      "fight elf.1 orc.1",
      "fight elf.1 orc.2",
    ]);
  });

  it("opens no menu where the board tells the targets apart", () => {
    expect(new Chooser({ question: MAIN }).effect("imp.1")).toEqual({
      kind: "select",
      path: ["imp.1"],
      menu: [],
    });
  });

  it("lights the targets of a chosen card and takes one by a click", () => {
    const chooser = new Chooser({ question: MAIN, path: ["imp.1"] });
    expect(["imp.1", "orc.1", "orc.2", "elf.1"].map((card) => chooser.state(card))).toEqual([
      "chosen",
      "target",
      "target",
      "none",
    ]);
    expect(key(chooser.effect("orc.2"))).toBe("fight imp.1 orc.2");
  });

  it("lets go of a card that is clicked again", () => {
    expect(new Chooser({ question: MAIN, path: ["imp.1"] }).effect("imp.1")).toEqual({
      kind: "select",
      path: [],
      menu: [],
    });
  });

  it("goes over to another card that can be used", () => {
    expect(key(new Chooser({ question: MAIN, path: ["imp.1"] }).effect("troll"))).toBe("play troll");
  });

  it("forgets clicks that the question does not know", () => {
    expect(new Chooser({ question: MAIN, path: ["goblin"] }).path).toEqual([]);
  });

  it("offers what needs no card by itself", () => {
    const chooser = new Chooser({ question: MAIN });
    expect(chooser.options().map((choice) => choice.option.key)).toEqual(["end"]);
    expect(chooser.options("pass")).toEqual([]);
    expect(chooser.end?.option.key).toBe("end");
  });

  it("narrows the list to what goes on with the chosen card", () => {
    expect(new Chooser({ question: MAIN, path: ["imp.1"] }).open.length).toBe(2);
  });

  it("asks once more before a turn ends while something is left", () => {
    const chooser = new Chooser({ question: MAIN, confirmEnd: true });
    const end = chooser.end;
    const effect = end && chooser.effectOf(end);
    expect(effect?.kind === "confirm" && effect.left.length).toBe(6);
  });

  it("does not ask once more where nothing is left or nobody wants it", () => {
    const alone = new Chooser({ question: question(["end", {}, []]), confirmEnd: true });
    const quick = new Chooser({ question: MAIN });
    const tide = question(["raise-tide", {}, []], ["end", {}, []]);
    const spare = new Chooser({ question: tide, confirmEnd: true });
    for (const chooser of [alone, quick, spare]) {
      expect(chooser.end && key(chooser.effectOf(chooser.end))).toBe("end");
    }
  });

  it("finds by its role what ends a turn or a question, and leaves what breaks off to a click", () => {
    const patrol = new Chooser({ question: question(["patrol elf", { card: "elf" }, ["elf"]], ["confirm", {}, []]) });
    expect([patrol.end?.option.key, patrol.declines]).toEqual(["confirm", false]);
    const attack = new Chooser({ question: question(["attack orc", { card: "orc" }, ["orc"]], ["stop", {}, []]) });
    expect(attack.end).toBeNull();
  });

  it("does not press anybody to say no while something else could be answered", () => {
    const block = question(["show shield", { card: "shield" }, ["shield"]], ["done", {}, []]);
    expect(new Chooser({ question: block }).declines).toBe(true);
    expect(new Chooser({ question: question(["done", {}, []]) }).declines).toBe(false);
    expect(new Chooser({ question: MAIN }).declines).toBe(false);
  });

  it("tells why a card is refused", () => {
    const refused = { action: "play ogre", verb: "play", cards: ["ogre"], text: "", reason: "not now", rule: "KF-6.4" };
    const chooser = new Chooser({ question: MAIN, refusals: [refused] });
    expect(chooser.state("ogre")).toBe("refused");
    expect(chooser.effect("ogre")).toEqual({ kind: "explain", label: "ogre", refused: [refused] });
  });

  it("tells why a target is refused to the card that was chosen, and not to others", () => {
    const refused = (card: string) => ({ action: "", verb: "", cards: [card, "wall.1"], text: "", reason: card, rule: "COD-6.4" });
    const refusals = [refused("elf.1"), refused("imp.1")];
    expect(new Chooser({ question: MAIN, refusals }).why("wall.1")).toEqual(refusals);
    expect(new Chooser({ question: MAIN, refusals, path: ["imp.1"] }).why("wall.1")).toEqual([refusals[1]]);
  });

  it("keeps still while an answer is under way", () => {
    const chooser = new Chooser({ question: MAIN, busy: true });
    expect(chooser.state("troll")).toBe("none");
    expect(chooser.effect("troll")).toEqual({ kind: "nothing" });
  });

  it("folds copies and takes the one that was clicked", () => {
    const copies = question(["play troll", { card: "troll" }, ["troll"]], ["play troll~2", { card: "troll~2" }, ["troll~2"]]);
    for (const each of copies.options) each.offer = 0;
    const chooser = new Chooser({ question: copies });
    expect(chooser.choices.length).toBe(1);
    expect(chooser.state("troll~2")).toBe("pick");
    expect(key(chooser.effect("troll~2"))).toBe("play troll~2");
    expect(key(chooser.effect("troll"))).toBe("play troll");
  });

  it("opens the menu of the copy that was clicked", () => {
    const row = question(
      ["recruit imp@row.1", { card: "imp@row.1" }, ["imp@row.1"]],
      ["fast-play imp@row.1", { card: "imp@row.1" }, ["imp@row.1"]],
      ["recruit imp@row.2", { card: "imp@row.2" }, ["imp@row.2"]],
      ["fast-play imp@row.2", { card: "imp@row.2" }, ["imp@row.2"]],
    );
    for (const [place, each] of row.options.entries()) each.offer = place % 2;
    const second = ["recruit imp@row.2", "fast-play imp@row.2"];
    const chooser = new Chooser({ question: row });
    expect(chooser.choices.length).toBe(2);
    expect(chooser.about("imp@row.2").map((choice) => choice.option.key)).toEqual(second);
    const effect = chooser.effect("imp@row.2");
    expect(effect.kind === "select" && effect.menu.map((choice) => choice.option.key)).toEqual(second);
    const chosen = new Chooser({ question: row, path: ["imp@row.2"] });
    expect(chosen.open.map((choice) => choice.option.key)).toEqual(second);
    expect(chosen.state("imp@row.2")).toBe("chosen");
  });

  it("lights every copy of a target", () => {
    const swap = question(
      ["swap elf.1 imp", { card: "elf.1", other: "imp" }, ["elf.1", "imp"]],
      ["swap elf.1 imp~2", { card: "elf.1", other: "imp~2" }, ["elf.1", "imp~2"]],
    );
    for (const each of swap.options) each.offer = 0;
    const chooser = new Chooser({ question: swap, path: ["elf.1"] });
    expect(["imp", "imp~2"].map((card) => chooser.state(card))).toEqual(["target", "target"]);
    expect(key(chooser.effect("imp~2"))).toBe("swap elf.1 imp~2");
  });

  it("offers in a guided game only what goes on with the lesson", () => {
    const lesson = { step: 1, steps: 3, text: "", keys: ["play troll"], cards: ["troll"] };
    const chooser = new Chooser({ question: MAIN, lesson });
    expect(chooser.choices.map((choice) => choice.option.key)).toEqual(["play troll"]);
    expect([chooser.points("troll"), chooser.points("elf.1")]).toEqual([true, false]);
  });

  it("reaches words after cards: a unit first, then its slot", () => {
    const patrol = question(
      ["patrol elf.1 lookout", { card: "elf.1", slot: "lookout" }, ["elf.1"]],
      ["patrol elf.1 elite", { card: "elf.1", slot: "elite" }, ["elf.1"]],
    );
    const chooser = new Chooser({ question: patrol, path: ["elf.1"] });
    expect(chooser.state("lookout")).toBe("target");
    expect(key(chooser.effect("elite"))).toBe("patrol elf.1 elite");
  });

  it("carries out what it was given", () => {
    const acts: Effect[] = [];
    const chooser = new Chooser({ question: MAIN, act: (effect) => acts.push(effect) });
    chooser.click("troll");
    chooser.cancel();
    expect(acts.map((effect) => effect.kind)).toEqual(["choose", "select"]);
  });

  it("reaches every option of a question by clicks and menus", () => {
    const reached = new Set<string>();
    const walk = (path: string[]): void => {
      const chooser = new Chooser({ question: MAIN, path });
      for (const label of ["troll", "elf.1", "imp.1", "orc.1", "orc.2"]) {
        const effect = chooser.effect(label);
        if (effect.kind === "choose") reached.add(effect.choice.option.key);
        if (effect.kind === "select" && effect.path.length > path.length) walk(effect.path);
        if (effect.kind === "select") for (const each of effect.menu) reached.add(each.option.key);
      }
      for (const each of chooser.options()) reached.add(each.option.key);
    };
    walk([]);
    expect([...reached].sort()).toEqual(MAIN.options.map((each) => each.key).sort());
  });
});

describe("a card that is dragged", () => {
  const drop = (label: string, ...words: string[]) =>
    new Chooser({ question: MAIN, path: [label] }).dropEffect(label, { words, verbs: ["play"] });
  const NOTHING: Effect = { kind: "select", path: [], menu: [] };

  it("does what the place means where it is dropped", () => {
    const hand = question(["play troll", { card: "troll" }, ["troll"]], ["discard troll", { card: "troll" }, ["troll"]]);
    const chooser = new Chooser({ question: hand, path: ["troll"] });
    expect(key(chooser.dropEffect("troll", { words: [], verbs: ["play"] }))).toBe("play troll");
    expect(key(chooser.dropEffect("troll", { words: [], verbs: ["discard"] }))).toBe("discard troll");
    expect(chooser.dropEffect("troll", { words: [], verbs: [] })).toEqual(NOTHING);
    expect([["play"], ["discard"], ["hire"]].map((verbs) => chooser.fits("troll", verbs))).toEqual([true, true, false]);
  });

  it("does nothing where its only option means something else", () => {
    const hire = question(["hire bloom", { card: "bloom" }, ["bloom"]]);
    const refused = { action: "play bloom", verb: "play", cards: ["bloom"], text: "", reason: "No target", rule: "COD-1" };
    const place = { words: [], verbs: ["play", "summon"] };
    expect(new Chooser({ question: hire, path: ["bloom"] }).dropEffect("bloom", place)).toEqual(NOTHING);
    const told = new Chooser({ question: hire, refusals: [refused], path: ["bloom"] });
    expect(told.dropEffect("bloom", place)).toEqual({ kind: "explain", label: "bloom", refused: [refused] });
  });

  it("answers the next question with the place where it was dropped", () => {
    const effect = new Chooser({ question: MAIN }).dropEffect("troll", { words: [], verbs: ["play"], then: ["left-flank"] });
    expect(effect).toMatchObject({ kind: "choose", then: ["left-flank"] });
    const flanks = question(["left-flank", {}, []], ["right-flank", {}, []], ["at 1", { place: 1 }, []]);
    const places = [["left-flank"], ["at 1"], ["at 2"], ["orc.1", "right-flank"]];
    expect(places.map((words) => new Chooser({ question: flanks }).answer(words)?.option.key ?? null)).toEqual([
      "left-flank", "at 1", null, "right-flank",
    ]);
    const players = question(["to p1", { player: "p1" }, []], ["to p2", { player: "p2" }, []]);
    expect(new Chooser({ question: players }).answer(["p2/blue", "p2"])?.option.key).toBe("to p2");
  });

  it("does to its target what clicks on both would do", () => {
    expect(key(drop("elf.1", "orc.2"))).toBe("fight elf.1 orc.2");
    expect(key(drop("imp.1", "p2/line", "orc.1"))).toBe("fight imp.1 orc.1");
  });

  it("opens a menu if the place means several of its options, and does nothing if it means none", () => {
    const mercenary = question(["recruit orc.1", { card: "orc.1" }, ["orc.1"]], ["fast-play orc.1", { card: "orc.1" }, ["orc.1"]]);
    const effect = new Chooser({ question: mercenary }).dropEffect("orc.1", { words: [], verbs: ["play", "recruit", "fast-play"] });
    expect(effect.kind === "select" && effect.menu.length).toBe(2);
    expect(drop("elf.1", "goblin")).toEqual(NOTHING);
  });

  it("waits for its target if it is dropped beside it", () => {
    expect(drop("imp.1")).toEqual({ kind: "select", path: ["imp.1"], menu: [] });
  });

  it("is told why a target is none", () => {
    const refused = { action: "fight imp.1 ogre.1", verb: "fight", cards: ["imp.1", "ogre.1"], text: "", reason: "Taunt", rule: "KF-1" };
    const chooser = new Chooser({ question: MAIN, refusals: [refused], path: ["imp.1"] });
    const ogre = { words: ["ogre.1"], verbs: ["play"] };
    expect(chooser.dropEffect("imp.1", ogre)).toEqual({ kind: "explain", label: "ogre.1", refused: [refused] });
    expect(chooser.dropEffect("troll", ogre).kind).toBe("choose");
  });

  it("is not lifted while an answer is under way, nor if it can't be used", () => {
    const lifted: Effect[] = [];
    const act = (effect: Effect) => lifted.push(effect);
    expect(new Chooser({ question: MAIN, busy: true, act }).lift("troll")).toBe(false);
    expect(new Chooser({ question: MAIN, act }).lift("goblin")).toBe(false);
    expect(new Chooser({ question: MAIN, act }).lift("imp.1")).toBe(true);
    expect(lifted).toEqual([{ kind: "select", path: ["imp.1"], menu: [] }]);
  });
});

describe("steps", () => {
  it("are a card for a waiting trigger", () => {
    const resolve = option("resolve fence.1:1<orc.1", { trigger: "fence.1:1<orc.1" }, ["fence.1"], 0);
    expect(stepsOf(resolve)).toEqual(["fence.1"]);
  });

  it("leave numbers out", () => {
    expect(stepsOf(option("action lab.1 0", { card: "lab.1", ability: 0 }, ["lab.1"], 0))).toEqual(["lab.1"]);
  });
});

describe("amounts", () => {
  const bids = (...amounts: number[]) =>
    fold(amounts.map((amount, place) => option(`bid ${amount}`, { amount }, [], place)));

  it("become a scale when they follow each other", () => {
    const [scale] = amountsOf(bids(0, 1, 2, 3, 4));
    expect([scale?.least, scale?.most, scale?.choices.get(3)?.option.key]).toEqual([0, 4, "bid 3"]);
  });

  it("stay buttons when there are few of them or some are missing", () => {
    expect(amountsOf(bids(0, 1))).toEqual([]);
    expect(amountsOf(bids(0, 1, 2, 9))).toEqual([]);
  });

  it("are kept apart by the words beside them", () => {
    const assign = ["p2", "p3"].flatMap((seat, row) =>
      [0, 1, 2, 3].map((n) => option(`assign ${seat} ${n}`, { seat, n }, [], row * 4 + n)),
    );
    expect(amountsOf(fold(assign)).map((scale) => scale.choices.size)).toEqual([4, 4]);
  });
});
