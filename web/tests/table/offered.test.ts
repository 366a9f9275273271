import { describe, expect, it } from "vitest";
import { fold } from "../../src/table/chooser";
import { buttonsFor, NOTHING, offeredBy, watchOffers, type Offered } from "../../src/table/offered";
import type { OptionInfo } from "../../src/table/types";

function option(key: string, more: Partial<OptionInfo> = {}): OptionInfo {
  const [verb = "", ...values] = key.split(" ");
  const named = Object.fromEntries(values.map((value, place) => [`v${place}`, value]));
  return { key, verb, values: named, cards: [], text: key, note: "", offer: Math.random(), roles: [], ...more };
}

function drawn(html: string): HTMLElement {
  const board = document.createElement("div");
  board.innerHTML = html;
  return board;
}

describe("what the board offers", () => {
  it("is read off the cards, places and buttons on it", () => {
    const board = drawn(`<i data-card="a~2"></i><i data-spot="p2/red"></i><i data-slot="elite"></i><i data-key="focus"></i>`);
    const { words, keys } = offeredBy(board);
    expect([...words]).toEqual(["a~2", "p2/red", "elite"]);
    expect([...keys]).toEqual(["focus"]);
  });

  it("is told again when it has changed", async () => {
    const board = drawn("");
    const told: Offered[] = [];
    const stop = watchOffers(board, (offered) => told.push(offered));
    board.innerHTML = `<i data-card="a"></i>`;
    await new Promise((resolve) => setTimeout(resolve));
    stop();
    expect(told.map(({ words }) => [...words])).toEqual([[], ["a"]]);
  });
});

describe("the buttons beside a question", () => {
  const offered: Offered = { words: new Set(["a", "b", "c", "d"]), keys: new Set(["focus"]) };

  it("leave out what the board offers", () => {
    const open = fold(["play a", "play b", "play c", "play d", "focus", "end"].map((key) => option(key)));
    expect(buttonsFor(open, 0, offered).map(({ option }) => option.key)).toEqual(["end"]);
  });

  it("are all of them if there are few, but for those that are buttons on the board", () => {
    const open = fold(["play a", "focus", "end"].map((key) => option(key)));
    expect(buttonsFor(open, 0, offered).map(({ option }) => option.key)).toEqual(["play a", "end"]);
  });

  it("look at the next click where something was clicked", () => {
    const open = fold(["put x a", "put x b", "put x c", "put x away"].map((key) => option(key)));
    expect(buttonsFor(open, 1, offered).map(({ option }) => option.key)).toEqual(["put x away"]);
  });

  it("are those without a card where there is no board", () => {
    const open = fold([...["a", "b", "c", "d"].map((card) => option(`play ${card}`, { cards: [card] })), option("end")]);
    expect(buttonsFor(open, 0, NOTHING).map(({ option }) => option.key)).toEqual(["end"]);
  });
});
