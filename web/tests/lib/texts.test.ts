import { describe, expect, it } from "vitest";

import { clauseParts } from "../../src/lib/clauses";
import { figureOf } from "../../src/lib/figure";
import { has, marked, wordsOf } from "../../src/lib/search";
import { firstSentence } from "../../src/lib/sentences";
import { pieces } from "../../src/lib/terms";
import type { Term } from "../../src/protocol";

function term(id: string, ...forms: string[]): Term {
  return { id, name: id, rule: "KF-1.1", text: "…", forms };
}

describe("terms in a text", () => {
  const terms = [term("key", "key", "keys"), term("cost", "key cost"), term("ward", "ward"), term("дом", "дом", "дома")];

  it("are found as whole words, in any form, the longest first", () => {
    expect(pieces("The key cost of Keys, monkeys and wards", terms)).toEqual([
      { text: "The " },
      { text: "key cost", term: terms[1] },
      { text: " of " },
      { text: "Keys", term: terms[0] },
      { text: ", monkeys and wards" },
    ]);
  });

  it("are explained where they first appear", () => {
    expect(pieces("key, key", terms).filter((piece) => piece.term)).toHaveLength(1);
  });

  it("end where a word does, in Cyrillic too", () => {
    expect(pieces("Дома и домашние", terms)).toEqual([{ text: "Дома", term: terms[3] }, { text: " и домашние" }]);
  });

  it("may be missing", () => {
    expect(pieces("text", [])).toEqual([{ text: "text" }]);
    expect(pieces("", terms)).toEqual([]);
  });
});

describe("searching", () => {
  it("finds all words in any order, whatever their case", () => {
    expect(has("Flame-Wreathed Ember", wordsOf("ember FLAME"))).toBe(true);
    expect(has("Flame-Wreathed", wordsOf("ember flame"))).toBe(false);
    expect(has("anything", wordsOf("  "))).toBe(true);
  });

  it("finds beginnings of words, not their middles", () => {
    expect(has("A warded creature", wordsOf("ward"))).toBe(true);
    expect(has("backwards and afterwards", wordsOf("ward"))).toBe(false);
    expect(marked("afterwards a ward", wordsOf("ward")).filter((part) => part.found)).toHaveLength(1);
    expect(has("KF-6.4 gains+1", wordsOf("6.4 +1 kf-6"))).toBe(true);
  });

  it("finds æmber without an æ", () => {
    expect(has("Æmber Imp", wordsOf("aember"))).toBe(true);
    expect(has("Gain 1 æmber", wordsOf("amber"))).toBe(true);
    expect(has("Aether", wordsOf("aeth"))).toBe(true);
  });

  it("takes ё for е and every apostrophe for the other", () => {
    expect(has("Её здоров’я", wordsOf("ее здоров'я"))).toBe(true);
  });

  it("marks what it found and keeps every letter", () => {
    const text = "Ёлка у ёлки";
    const parts = marked(text, wordsOf("елк"));
    expect(parts.map((part) => part.text).join("")).toBe(text);
    expect(parts.filter((part) => part.found).map((part) => part.text)).toEqual(["Ёлк", "ёлк"]);
  });
});

it("numbers of clauses become links", () => {
  expect(clauseParts("See KF-6.4, not A-1.")).toEqual([
    { text: "See " },
    { text: "KF-6.4", clause: "KF-6.4" },
    { text: ", not A-1." },
  ]);
});

it("a text is told by its first sentence", () => {
  expect(firstSentence("Two armies fight. One wins. Over.", "en")).toEqual({ first: "Two armies fight.", rest: "One wins. Over." });
  expect(firstSentence("", "uk")).toEqual({ first: "", rest: "" });
});

it("a name always has the same figure, and another name another one", () => {
  expect(figureOf("codex")).toEqual(figureOf("codex"));
  const figures = ["codex", "shards", "keyforge", "dimensions"].map((name) => JSON.stringify(figureOf(name)));
  expect(new Set(figures).size).toBe(4);
});
