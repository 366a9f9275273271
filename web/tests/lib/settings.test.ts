import { flushSync } from "svelte";
import { expect, it } from "vitest";

import { applySettings, readSettings, settings, usualSettings } from "../../src/lib/settings.svelte";

it("settings that were kept are read again", () => {
  const kept = { ...usualSettings(), language: "uk", theme: "dark", textSize: 130, sounds: true };
  expect(readSettings(JSON.stringify(kept))).toEqual(kept);
});

it("what can't be understood is as usual", () => {
  for (const text of [null, "", "{", "7", "null", "[]", '{"theme": "pink", "textSize": 9999, "animations": "yes", "language": "Deutsch"}']) {
    expect(readSettings(text)).toEqual(usualSettings());
  }
});

it("sounds are off and animations on until somebody says otherwise", () => {
  expect(usualSettings()).toMatchObject({ sounds: false, animations: true, confirmEnd: true, language: null });
});

it("settings work at once and are kept", () => {
  const stop = applySettings();
  settings.theme = "dark";
  settings.textSize = 115;
  settings.animations = false;
  flushSync();
  const root = document.documentElement;
  expect([root.dataset.theme, root.dataset.animations, root.style.fontSize]).toEqual(["dark", "off", "115%"]);
  expect(readSettings(localStorage.getItem("deckwright.settings"))).toMatchObject({ theme: "dark", textSize: 115 });
  stop();
});

it("what is set in another tab counts here, too", () => {
  const stop = applySettings();
  flushSync();
  const set = { ...usualSettings(), theme: "light", textSize: 150 };
  window.dispatchEvent(Object.assign(new Event("storage"), { key: "deckwright.settings", newValue: JSON.stringify(set) }));
  window.dispatchEvent(Object.assign(new Event("storage"), { key: "something else", newValue: "7" }));
  flushSync();
  expect(settings).toMatchObject({ theme: "light", textSize: 150 });
  expect(document.documentElement.style.fontSize).toBe("150%");
  stop();
});
