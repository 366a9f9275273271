import { describe, expect, it } from "vitest";
import { trays } from "../../../src/table/boards/piles/trays";
import { Chooser } from "../../../src/table/chooser";
import type { OptionInfo, View } from "../../../src/table/types";

function pick(card: string, offer: number): OptionInfo {
  return { key: `pick ${card}`, verb: "pick", values: { card }, cards: [card], text: "", note: "", offer, roles: [] };
}

const VIEW = {
  zones: {
    stage: { count: 1, cards: ["spell@stage.1"] },
    "p1/discard": { count: 3, cards: [{ card: "a@p1/discard.1" }, { card: "b@p1/discard.1" }, null] },
    "p1/hand": { count: 1, cards: ["c"] },
    "p2/deck": { count: 9 },
  },
} as unknown as View;

describe("piles with something to choose", () => {
  it("are laid out with the cards that can be chosen and no others", () => {
    const options = [pick("b@p1/discard.1", 0), pick("c", 1)];
    const question = { number: 1, prompt: "choose", values: {}, text: "", about: [], arranges: false, options };
    expect(trays(VIEW, new Chooser({ question }), new Set(["stage", "hand"]))).toEqual([
      { zone: "p1/discard", cards: [{ card: "b@p1/discard.1" }] },
    ]);
  });

  it("stay closed while nothing in them can be chosen", () => {
    expect(trays(VIEW, new Chooser({ question: null }), new Set())).toEqual([]);
  });
});
