import { afterEach, describe, expect, it } from "vitest";
import { settings } from "../../../src/lib/settings.svelte";
import { fitFor, mustScroll, sizeFor } from "../../../src/table/boards/piles/cardSizes";

describe("cards in a row", () => {
  afterEach(() => {
    settings.textSize = 100;
  });

  it("are drawn smaller where they would not fit", () => {
    expect([sizeFor(5, 800), sizeFor(7, 800), sizeFor(8, 800)]).toEqual(["s", "s", "xs"]);
    expect([sizeFor(7, 800, 5), sizeFor(8, 0)]).toEqual(["xs", "s"]);
  });

  it("take more room where the text is larger", () => {
    settings.textSize = 150;
    expect(sizeFor(5, 800)).toBe("xs");
  });

  it("scroll only where the smallest do not fit either", () => {
    expect([mustScroll(10, 800), mustScroll(11, 800)]).toEqual([false, true]);
  });
});

describe("the fit of small cards", () => {
  it("is whole where there is room", () => {
    expect(fitFor(7, 800)).toEqual({ size: "s", scale: 1 });
    expect(fitFor(9, 0)).toEqual({ size: "s", scale: 1 });
  });

  it("is a little less where there is not, and then the smallest size", () => {
    expect(fitFor(8, 770)).toEqual({ size: "s", scale: 0.89 });
    expect(fitFor(14, 770)).toEqual({ size: "xs", scale: 1 });
  });
});
