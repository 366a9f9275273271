import { describe, expect, it } from "vitest";

import { added, offersOf } from "../../src/table/ahead";
import type { Ahead, OptionInfo } from "../../src/table/types";

function option(key: string, offer: number): OptionInfo {
  return { key, verb: "tech", values: {}, cards: [], text: key, note: "", offer, roles: [] };
}

function ahead(...prepared: string[]): Ahead {
  const options = [option("tech maestro.1", 0), option("tech maestro.2", 0), option("tech discord.1", 1)];
  return {
    question: { number: 0, prompt: "tech", values: {}, text: "", about: [], arranges: false, options },
    most: 2,
    prepared,
  };
}

describe("what is answered ahead", () => {
  it("offers copies once", () => {
    expect(offersOf(ahead()).map(({ keys, chosen }) => [keys.length, chosen])).toEqual([[2, 0], [1, 0]]);
  });
  it("counts what is chosen", () => {
    expect(offersOf(ahead("tech maestro.2", "tech discord.1")).map(({ chosen }) => chosen)).toEqual([1, 1]);
  });
  it("adds the next copy", () => {
    const one = ahead("tech maestro.1");
    const [maestro, discord] = offersOf(one);
    expect(added(one, maestro!)).toEqual(["tech maestro.1", "tech maestro.2"]);
    expect(added(one, discord!)).toEqual(["tech maestro.1", "tech discord.1"]);
  });
  it("adds nothing where no copy is left", () => {
    const all = ahead("tech discord.1");
    expect(added(all, offersOf(all)[1]!)).toEqual(["tech discord.1"]);
  });
});
