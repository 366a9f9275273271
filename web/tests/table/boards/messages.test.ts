import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bundleOf } from "../../../src/lib/i18n";

const BOARDS = join(__dirname, "../../../src/table/boards");

function idsOf(part: string, language: "en" | "ru" | "uk"): string[] {
  const text = readFileSync(join(BOARDS, part, "messages", `${language}.ftl`), "utf8");
  const bundle = bundleOf(language, text);
  return [...bundle._messages.keys()].sort();
}

/** The beginnings of messages that are named with a word of the game at the end. */
const OPEN = ["keyforge-step-", "codex-bonus-", "codex-built", "codex-unfinished", "codex-planned", "codex-ruined", "codex-phase-"];

function sources(part: string): string {
  const own = readdirSync(join(BOARDS, part)).filter((name) => /\.(svelte|ts)$/.test(name));
  const boards = readdirSync(BOARDS).filter((name) => name.endsWith(".svelte"));
  const files = [...own.map((name) => join(BOARDS, part, name)), ...boards.map((name) => join(BOARDS, name))];
  return files.map((file) => readFileSync(file, "utf8")).join("\n");
}

describe.each(["keyforge", "codex", "piles"])("the words of %s", (part) => {
  it("are the same in all languages", () => {
    expect(idsOf(part, "ru")).toEqual(idsOf(part, "en"));
    expect(idsOf(part, "uk")).toEqual(idsOf(part, "en"));
  });

  it("are all used, and all that are used are there", () => {
    const text = sources(part);
    const ids = idsOf(part, "en");
    const unused = ids.filter((id) => !text.includes(`"${id}"`) && !OPEN.some((start) => id.startsWith(start)));
    expect(unused).toEqual([]);
    const used = [...text.matchAll(new RegExp(`"(${part}-[a-z-]+)"`, "g"))].map((match) => match[1] ?? "");
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
