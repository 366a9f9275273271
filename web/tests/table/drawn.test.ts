import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { registerMessages, speakWanted } from "../../src/lib/i18n";
import { settings } from "../../src/lib/settings.svelte";
import Card from "../../src/table/Card.svelte";
import { Chooser, type Effect } from "../../src/table/chooser";
import Coach from "../../src/table/Coach.svelte";
import { KEY, printedOn, type TableContext } from "../../src/table/context";
import type { CardInfo, OptionInfo } from "../../src/table/types";

const TROLL: CardInfo = { id: "troll", name: "Troll", line: "creature", text: ["Big."], facts: { type: "creature", house: "brobnar", power: 8 }, terms: [] };
const PLAY: OptionInfo = { key: "play troll", verb: "play", values: { card: "troll" }, cards: ["troll"], text: "Play \uE000troll\uE001Troll\uE002", note: "", offer: 0, roles: [] };

let effects: Effect[] = [];
let zoomed: string[] = [];
const drawn: Record<string, unknown>[] = [];

function table(options: OptionInfo[]): TableContext {
  const question = { number: 1, prompt: "main", values: {}, text: "", about: [], arranges: false, options };
  const refused = { action: "play ogre", verb: "play", cards: ["ogre"], text: "", reason: "Not now", rule: "KF-6.4" };
  return {
    game: "keyforge",
    catalogue: { game: "keyforge", language: "en", cards: [TROLL], words: {}, zones: {}, terms: [], figures: [] },
    faces: new Map([["troll", TROLL]]),
    chooser: new Chooser({ question, refusals: [refused], act: (effect) => effects.push(effect) }),
    names: {},
    fresh: new Set(),
    zoom: (label) => zoomed.push(label),
    peek: () => {},
    preview: () => {},
    find: () => null,
  };
}

function draw<Props extends Record<string, unknown>>(part: Component<Props>, props: Props, options: OptionInfo[] = []): HTMLElement {
  [effects, zoomed] = [[], []];
  drawn.push(mount(part, { target: document.body, props, context: new Map([[KEY, table(options)]]) }));
  flushSync();
  return document.body;
}

beforeAll(async () => {
  settings.language = "en";
  await registerMessages("table", import.meta.glob<string>("../../src/table/messages/*.ftl", { query: "?raw", import: "default" }));
  await speakWanted();
});

afterEach(async () => {
  for (const part of drawn.splice(0)) await unmount(part);
});

describe("a card", () => {
  it("tells all that can be seen and what can be done", () => {
    const button = draw(Card, { card: { card: "troll", power: 8, damage: 2, exhausted: true } }, [PLAY]).querySelector("button");
    expect(button?.querySelector(".unseen")?.textContent).toBe("Troll. creature. power 8, exhausted, 2 damage. Play Troll");
    expect(button?.classList.contains("pick")).toBe(true);
  });

  it("tells what is printed on this very card, whatever its face says", () => {
    const own = { ...table([]), lines: { "troll~2": "creature, Mars" } };
    expect(["troll", "troll~2"].map((label) => printedOn(own, label)?.line)).toEqual(["creature", "creature, Mars"]);
  });

  it("is chosen by a click", () => {
    draw(Card, { card: "troll" }, [PLAY]).querySelector("button")?.click();
    expect(effects.map((effect) => effect.kind)).toEqual(["choose"]);
  });

  it("is shown large by a click if nothing can be done with it", () => {
    draw(Card, { card: "troll" }).querySelector("button")?.click();
    expect([effects, zoomed]).toEqual([[], ["troll"]]);
  });

  it("tells why it can't be used", () => {
    const button = draw(Card, { card: "ogre" }).querySelector("button");
    button?.click();
    expect(button?.textContent).toContain("Not now");
    expect(effects.map((effect) => effect.kind)).toEqual(["explain"]);
  });

  it("is a back if nobody may see it", () => {
    expect(draw(Card, { card: null }).querySelector("[role=img]")?.getAttribute("aria-label")).toBe("face-down card");
  });
});

describe("a guided game", () => {
  it("tells the lesson and how far it has come", () => {
    const lesson = { step: 2, steps: 7, text: "Look at \uE000troll\uE001the Troll\uE002.", keys: [], cards: [] };
    const coach = draw(Coach, { lesson }).querySelector("aside");
    expect(coach?.textContent).toContain("Step 2 of 7");
    expect(coach?.querySelector("p [role=button]")?.textContent).toBe("the Troll");
  });

  it("is folded away until the next step", () => {
    const coach = draw(Coach, { lesson: { step: 2, steps: 7, text: "Look.", keys: [], cards: [] } }).querySelector("aside");
    const [button, words] = [coach?.querySelector("button"), coach?.querySelector<HTMLElement>("[role=region]")];
    expect([button?.getAttribute("aria-expanded"), words?.hidden]).toEqual(["true", false]);
    button?.click();
    flushSync();
    expect([button?.getAttribute("aria-expanded"), words?.hidden]).toEqual(["false", true]);
  });
});
