import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { LOOKS } from "../../src/table/looks";

function read(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const text = readFileSync(resolve(__dirname, `../../src/table/messages/${language}.ftl`), "utf8");
  expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  return bundle;
}

function names(bundle: FluentBundle): string[] {
  return [...bundle._messages.keys()].sort();
}

describe("the words of the table", () => {
  it("are the same messages in every language", () => {
    const english = names(read("en"));
    expect(names(read("ru"))).toEqual(english);
    expect(names(read("uk"))).toEqual(english);
  });

  it("name everything that a card can show", () => {
    const wanted = [
      ...LOOKS.stats.map(({ name }) => `table-stat-${name}`),
      ...LOOKS.badges.map(({ name }) => `table-badge-${name}`),
    ];
    const english = names(read("en"));
    expect(wanted.filter((name) => !english.includes(name))).toEqual([]);
  });

  it("can all be said", () => {
    const values = { count: 2, name: "X", names: "X", game: "X", choice: "X", rule: "X", value: 1, seat: "1", step: 1, steps: 2 };
    for (const language of ["en", "ru", "uk"]) {
      const bundle = read(language);
      for (const [name, message] of bundle._messages) {
        const errors: Error[] = [];
        if (message.value) bundle.formatPattern(message.value, values, errors);
        expect([name, errors]).toEqual([name, []]);
      }
    }
  });

  it("have no Latin letters among Cyrillic ones", () => {
    for (const language of ["ru", "uk"]) {
      const text = readFileSync(resolve(__dirname, `../../src/table/messages/${language}.ftl`), "utf8");
      const said = text.replace(/^[a-z-]+ =/gm, "").replace(/\{[^}]*\}/g, "").replace(/\{ (NUMBER|\$).*$/gm, "");
      const words = said.match(/[A-Za-z]+/g) ?? [];
      const known = ["SHA", "deckwright", "verify", "one", "few", "many", "other", "count"];
      expect(words.filter((word) => !known.includes(word))).toEqual([]);
    }
  });
});
