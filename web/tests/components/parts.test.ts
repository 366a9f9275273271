import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import Dialog from "../../src/components/Dialog.svelte";
import Glossary from "../../src/components/Glossary.svelte";
import Lazy from "../../src/components/Lazy.svelte";
import Missing from "../../src/pages/Missing.svelte";
import Segments from "../../src/components/Segments.svelte";
import SettingField from "../../src/components/SettingField.svelte";
import Terms from "../../src/components/Terms.svelte";
import { api } from "../../src/lib/api";
import { replace, route } from "../../src/lib/router";
import { tellProblem, toasts } from "../../src/lib/toasts.svelte";
import type { SettingInfo } from "../../src/protocol";
import { useMessages } from "../lib/words";

let shown: Record<string, unknown>[] = [];

function show<Props extends Record<string, unknown>>(part: Component<Props, any, any>, props: Props): HTMLElement {
  shown.push(mount(part as Component<Record<string, unknown>>, { target: document.body, props }));
  flushSync();
  return document.body;
}

beforeEach(() => useMessages("en"));
afterEach(async () => {
  await Promise.all(shown.map((part) => unmount(part)));
  shown = [];
  document.body.innerHTML = "";
});

describe("a part that is loaded when it is needed", () => {
  it("is loaded once, whatever its loading looks at changes", async () => {
    replace("/nowhere");
    const load = vi.fn(async () => {
      void route().query;
      return Missing as Component<Record<string, unknown>>;
    });
    const page = show(Lazy as Component<any>, { load, props: {} });
    await vi.waitFor(() => expect(page.querySelector("h1")?.textContent).toBe("There is no such page"));
    replace("/nowhere?step=2");
    flushSync();
    await Promise.resolve();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("can be tried again if it did not come", async () => {
    const load = vi.fn(async () => Missing as Component<Record<string, unknown>>);
    load.mockRejectedValueOnce(new Error("offline"));
    const page = show(Lazy as Component<any>, { load, props: {} });
    await vi.waitFor(() => expect(page.querySelector("[role=alert]")?.textContent).toContain("could not be loaded"));
    page.querySelector("button")?.click();
    flushSync();
    await vi.waitFor(() => expect(page.querySelector("h1")).not.toBeNull());
  });
});

describe("a term", () => {
  const ward = { id: "ward", name: "Ward", rule: "KF-12.3", text: "Keeps a creature from leaving play once.", forms: ["ward"] };

  it("is explained to whoever gets to it by keyboard, until Escape", () => {
    const page = show(Terms, { text: "Give it a ward.", terms: [ward] });
    const button = page.querySelector("button");
    button?.dispatchEvent(new FocusEvent("focus"));
    flushSync();
    const bubble = page.querySelector("[role=tooltip]");
    expect(bubble?.textContent).toContain(ward.text);
    expect(button?.getAttribute("aria-describedby")).toBe(bubble?.id);
    button?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    flushSync();
    expect(page.querySelector("[role=tooltip]")).toBeNull();
  });

  it("is not explained in the clause that defines it, and changes no letter of the text", () => {
    const page = show(Terms, { text: "Give it a ward.", terms: [ward], except: "KF-12.3" });
    expect(page.querySelector("button")).toBeNull();
    expect(page.textContent?.trim()).toBe("Give it a ward.");
  });
});

describe("a setting", () => {
  function setting(more: Partial<SettingInfo>): SettingInfo {
    return { name: "x", title: "Deck 1", about: "Which deck.", kind: "text", default: "random", values: [{ value: "random", text: "random" }], least: 0, most: 0, only: {}, ...more };
  }
  const deck = { id: "1", name: "My best", set: "cota", code: "kf1/cota/…", houses: [] };

  it("that takes a deck offers one's own", () => {
    const got: unknown[] = [];
    const props = {
      setting: setting({}), decks: [deck],
      get value() { return "random"; },
      set value(value: unknown) { got.push(value); },
    };
    const select = show(SettingField as Component<any>, props).querySelector("select");
    expect([...(select?.options ?? [])].map((option) => option.text)).toEqual(["random", "My best", "Another deck…"]);
    if (!select) throw new Error("no select");
    select.value = "1";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
    expect(got).toEqual(["kf1/cota/…"]);
  });

  it("is explained to screen readers too", () => {
    const box = show(SettingField as Component<any>, { setting: setting({ kind: "yes-no", default: false, values: [] }), value: false, decks: null }).querySelector("input");
    expect(document.getElementById(box?.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Which deck.");
  });
});

it("a bar of choices tells which one is chosen", () => {
  const choices = [{ value: 1, text: "one" }, { value: 2, text: "two" }];
  const page = show(Segments as Component<any>, { label: "Count", choices, value: 2 });
  const [one, two] = page.querySelectorAll("input");
  expect([one?.checked, two?.checked]).toEqual([false, true]);
  one?.click();
  flushSync();
  expect([one?.checked, two?.checked]).toEqual([true, false]);
});

it("a window has its title for a name and can be closed", () => {
  let open = true;
  const children = (() => {}) as never;
  const page = show(Dialog as Component<any>, {
    title: "Share", children,
    get open() { return open; },
    set open(value: boolean) { open = value; },
  });
  const dialog = page.querySelector("dialog");
  expect(dialog?.open).toBe(true);
  expect(document.getElementById(dialog?.getAttribute("aria-labelledby") ?? "")?.textContent).toBe("Share");
  dialog?.querySelector("button")?.click();
  expect(open).toBe(false);
});

describe("a glossary", () => {
  it("leads from each term to its clause, and from its text to others", () => {
    const ward = { id: "ward", name: "Ward", rule: "KF-12.3", text: "Stops one thing, see KF-6.1.", forms: ["ward"] };
    const page = show(Glossary, { terms: [ward] });
    expect(page.querySelector("dt")?.textContent).toContain("Ward");
    expect([...page.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(["#KF-12.3", "#KF-6.1"]);
  });
});

describe("a message", () => {
  it("that the server can't be reached is taken back when it answers", async () => {
    vi.stubGlobal("fetch", vi.fn().mockRejectedValueOnce(new TypeError("gone")).mockResolvedValueOnce(new Response("[]")));
    await api.games("en").catch(tellProblem);
    expect(toasts.map((each) => each.kind)).toEqual(["problem"]);
    await api.games("en");
    expect(toasts).toEqual([]);
    vi.unstubAllGlobals();
  });
});
