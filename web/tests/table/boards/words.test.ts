import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

function namesOf(board: string, language: string): string[] {
  const bundle = new FluentBundle(language);
  const path = resolve(__dirname, `../../../src/table/boards/${board}/messages/${language}.ftl`);
  expect(bundle.addResource(new FluentResource(readFileSync(path, "utf8")))).toEqual([]);
  return [...bundle._messages.keys()].sort();
}

describe.each(["shards", "dimensions"])("the words of the board of %s", (board) => {
  it("are the same messages in every language", () => {
    const english = namesOf(board, "en");
    expect(english.length).toBeGreaterThan(10);
    expect(namesOf(board, "ru")).toEqual(english);
    expect(namesOf(board, "uk")).toEqual(english);
  });

  it("begin with its name, so that no other part has the same ones", () => {
    expect(namesOf(board, "en").filter((name) => !name.startsWith(`${board}-`))).toEqual([]);
  });
});
