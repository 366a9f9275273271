import { describe, expect, it } from "vitest";
import { shrinkFor } from "../../src/table/textFit";

describe("a name", () => {
  it("keeps its size where it fits", () => {
    expect(shrinkFor("Troq Bashar", 6, 0.6)).toBe(1);
  });

  it("shrinks until its longest word fits, but not below what can be read", () => {
    const shrunk = shrinkFor("Железнобокий обелиск", 6, 0.6);
    expect(shrunk).toBeLessThan(1);
    expect(shrunk).toBeGreaterThan(0.6);
    expect(shrinkFor("Достопримечательность", 6, 0.6)).toBe(0.6);
  });

  it("may break behind a hyphen", () => {
    expect(shrinkFor("Rock-Hurling", 6, 0.6)).toBe(1);
  });
});
