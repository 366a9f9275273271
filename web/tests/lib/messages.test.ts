import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { parse, type Entry, type Message, type Pattern, type SyntaxNode, Visitor } from "@fluent/syntax";
import { describe, expect, it } from "vitest";

import { languages } from "../../src/lib/languages.svelte";
import { SOURCES } from "./words";

const LANGUAGES = languages().map(({ code }) => code);
/** Latin words that Cyrillic sentences may have. */
const NAMES = /Deckwright|deckwright verify|KeyForge|SHA-256|JSON|\.json|Ctrl\+C|Enter|Tab|Esc/g;
const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
const folders = files.filter((path) => path.endsWith("messages/en.ftl")).map(dirname).sort();

function messagesOf(folder: string, language: string): Map<string, Message> {
  const resource = parse(readFileSync(join(SOURCES, folder, `${language}.ftl`), "utf8"), {});
  const junk = resource.body.filter((entry: Entry) => entry.type === "Junk");
  expect(junk, `${folder}/${language}.ftl`).toEqual([]);
  const messages = resource.body.filter((entry): entry is Message => entry.type === "Message");
  return new Map(messages.map((message) => [message.id.name, message]));
}

class Reading extends Visitor {
  readonly variables = new Set<string>();
  readonly texts: string[] = [];

  override visitVariableReference(node: SyntaxNode & { id?: { name: string } }): void {
    if (node.id) this.variables.add(node.id.name);
  }

  override visitTextElement(node: SyntaxNode & { value?: string }): void {
    this.texts.push(node.value ?? "");
  }
}

function read(message: Message | undefined): Reading {
  const reading = new Reading();
  if (message?.value) reading.visit(message.value as Pattern);
  return reading;
}

describe.each(folders)("%s", (folder) => {
  const english = messagesOf(folder, "en");

  it("has the same messages with the same values in all languages", () => {
    for (const language of LANGUAGES) {
      const messages = messagesOf(folder, language);
      expect([...messages.keys()].sort(), language).toEqual([...english.keys()].sort());
      for (const [id, message] of messages) {
        expect([...read(message).variables].sort(), `${id} in ${language}`).toEqual(
          [...read(english.get(id)).variables].sort(),
        );
      }
    }
  });

  it("has no Latin letters in Cyrillic sentences", () => {
    for (const language of ["ru", "uk"]) {
      for (const [id, message] of messagesOf(folder, language)) {
        const text = read(message).texts.join(" ").replaceAll(NAMES, "");
        if (/[а-яіїєґ]/i.test(text)) expect(text, `${id} in ${language}`).not.toMatch(/[a-z]/i);
      }
    }
  });
});

describe("every message", () => {
  const all = new Set(folders.flatMap((folder) => [...messagesOf(folder, "en").keys()]));
  const sources = files.filter((path) => /\.(svelte|ts)$/.test(path)).map((path) => readFileSync(join(SOURCES, path), "utf8"));

  it("that a page names is there", () => {
    const named = sources.flatMap((text) => [...text.matchAll(/\bt\(\s*"([^"]+)"/g)].map((found) => found[1] ?? ""));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((id) => !all.has(id))).toEqual([]);
  });

  it("of the pages is named somewhere", () => {
    const text = sources.join("\n");
    const made = [...text.matchAll(/`([a-z-]+)\$\{[^}]+\}([a-z-]*)`/g)].map(
      (found) => new RegExp(`^${found[1]}.+${found[2]}$`),
    );
    const unused = [...messagesOf("messages", "en").keys()].filter(
      (id) => !text.includes(`"${id}"`) && !made.some((pattern) => pattern.test(id)),
    );
    expect(unused).toEqual([]);
  });
});
