import { describe, expect, it } from "vitest";
import { faceOf, kindOf, ownerOf } from "../../src/table/notation";
import { pieces, plain } from "../../src/table/marks";

const SENTENCE = "You play \uE000troll.1\uE001the Troll\uE002. \uE000elf\uE001Elf\uE002 dies.";

describe("marked sentences", () => {
  it("fall into pieces, those about cards with their labels", () => {
    expect(pieces(SENTENCE)).toEqual([
      { text: "You play " },
      { text: "the Troll", label: "troll.1" },
      { text: ". " },
      { text: "Elf", label: "elf" },
      { text: " dies." },
    ]);
  });

  it("read as usual without marks", () => {
    expect(plain(SENTENCE)).toBe("You play the Troll. Elf dies.");
    expect(pieces("Nothing here.")).toEqual([{ text: "Nothing here." }]);
    expect(pieces("")).toEqual([]);
  });
});

describe("labels", () => {
  it("begin with the face of the card", () => {
    expect(["troll", "troll.1", "troll~2", "troll@p1/discard.1"].map(faceOf)).toEqual(Array(4).fill("troll"));
  });

  it("of zones tell whose they are", () => {
    expect([kindOf("p1/hand"), ownerOf("p1/hand"), kindOf("row"), ownerOf("row")]).toEqual([
      "hand",
      "p1",
      "row",
      null,
    ]);
  });
});
