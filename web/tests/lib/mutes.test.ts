import { expect, it } from "vitest";

import { keepMuted, mutedBefore, readMuted } from "../../src/lib/mutes";

it("who was muted stays so", () => {
  keepMuted(new Set(["Boris", "Olha"]));
  expect(mutedBefore()).toEqual(["Boris", "Olha"]);
  keepMuted([]);
  expect(mutedBefore()).toEqual([]);
});

it("what can't be understood mutes nobody", () => {
  for (const text of [null, "", "{", "7", '{"a": 1}', "[1, null]"]) expect(readMuted(text)).toEqual([]);
  expect(readMuted('["Anna", 3]')).toEqual(["Anna"]);
});
