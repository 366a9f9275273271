/* What a person set for this browser. Kept in its local storage; what is kept is read with care. */

import type { Language } from "./languages.svelte";

export type Theme = "system" | "light" | "dark";

export interface Settings {
  /** null: the browser's; so is one that is not spoken here. */
  language: Language | null;
  theme: Theme;
  /** Per cent. */
  textSize: number;
  animations: boolean;
  sounds: boolean;
  /** Ask before a turn ends while something useful is left. */
  confirmEnd: boolean;
}

export const THEMES: readonly Theme[] = ["system", "light", "dark"];
export const TEXT_SIZES: readonly number[] = [85, 100, 115, 130, 150];

const CODE = /^[a-z]{2,3}$/;
const PLACE = "deckwright.settings";

export function usualSettings(): Settings {
  return { language: null, theme: "system", textSize: 100, animations: true, sounds: false, confirmEnd: true };
}

/** Settings as they were written down; what can't be understood is as usual. */
export function readSettings(text: string | null): Settings {
  const settings = usualSettings();
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? "");
  } catch {
    return settings;
  }
  if (typeof kept !== "object" || kept === null) return settings;
  const values = kept as Record<string, unknown>;
  // Whether it is spoken here only the server knows.
  if (CODE.test(String(values.language))) settings.language = values.language as Language;
  if (THEMES.includes(values.theme as Theme)) settings.theme = values.theme as Theme;
  if (TEXT_SIZES.includes(values.textSize as number)) settings.textSize = values.textSize as number;
  for (const name of ["animations", "sounds", "confirmEnd"] as const) {
    const value = values[name];
    if (typeof value === "boolean") settings[name] = value;
  }
  return settings;
}

function fromStorage(): Settings {
  try {
    return readSettings(localStorage.getItem(PLACE));
  } catch {
    return usualSettings(); // A browser may forbid storage.
  }
}

export const settings: Settings = $state(fromStorage());

/** Keep the settings and show them; to be called once. Returns how to stop. */
export function applySettings(): () => void {
  return $effect.root(() => {
    // What was set in another tab counts here, too.
    const changed = (event: StorageEvent): void => {
      if (event.key === PLACE) Object.assign(settings, readSettings(event.newValue));
    };
    $effect(() => {
      window.addEventListener("storage", changed);
      return () => window.removeEventListener("storage", changed);
    });
    $effect(() => {
      const root = document.documentElement;
      root.dataset.theme = settings.theme;
      root.dataset.animations = settings.animations ? "on" : "off";
      root.style.fontSize = `${settings.textSize}%`;
      try {
        localStorage.setItem(PLACE, JSON.stringify(settings));
      } catch {
        // Then they last as long as the page.
      }
    });
  });
}

/** Whether things may move: the person's wish and the system's. */
export function mayAnimate(): boolean {
  return settings.animations && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
