/* The words of the interface, by Mozilla Fluent. Each part of the client (the shell, the table, each board)
   brings its own messages, a file for each language, and registers them before it is shown. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";

import { FALLBACK, isSpoken, languages, type Language } from "./languages.svelte";
import { settings } from "./settings.svelte";

/** How the files of a part are loaded, as `import.meta.glob("./messages/*.ftl", …)` gives it. */
export type Loaders = Record<string, () => Promise<string>>;
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
export type Args = Record<string, FluentVariable>;

const parts = new Map<string, Loaders>();
/** By «part/language». */
const bundles = new SvelteMap<string, FluentBundle>();
/** The language on the screen: behind the wish while messages are under way. */
const shown = new SvelteMap<"language", Language>();

/** The language wished for: the person's, else the browser's, else English. */
export function wantedLanguage(): Language {
  return isSpoken(settings.language) ? settings.language : fromBrowser(navigator.languages);
}

export function fromBrowser(wanted: readonly string[]): Language {
  for (const each of wanted) {
    const found = languages().find(({ code }) => each.toLowerCase().split("-")[0] === code);
    if (found) return found.code;
  }
  return FALLBACK;
}

/** The language on the screen. */
export function language(): Language {
  return shown.get("language") ?? FALLBACK;
}

async function load(part: string, wanted: Language): Promise<void> {
  const key = `${part}/${wanted}`;
  if (bundles.has(key)) return;
  const loaders = parts.get(part) ?? {};
  const loader = loaderOf(loaders, wanted) ?? loaderOf(loaders, FALLBACK);
  if (!loader) throw new Error(`no messages of ${part} in ${wanted}`);
  bundles.set(key, bundleOf(wanted, await loader()));
}

function loaderOf(loaders: Loaders, wanted: Language): Loaders[string] | undefined {
  const path = Object.keys(loaders).find((each) => each.endsWith(`/${wanted}.ftl`));
  return path === undefined ? undefined : loaders[path];
}

export function bundleOf(wanted: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  for (const error of bundle.addResource(new FluentResource(text))) throw error;
  return bundle;
}

/** Load the messages of a part; wait for it before showing the part. Calling it again is harmless. */
export async function registerMessages(part: string, loaders: Loaders): Promise<void> {
  parts.set(part, loaders);
  try {
    // The language may be switched meanwhile.
    for (let wanted: Language | null = null; wanted !== shownOrWanted(); ) {
      wanted = shownOrWanted();
      await load(part, wanted);
    }
  } catch (error) {
    parts.delete(part); // Else it would keep the others from switching.
    throw error;
  }
}

function shownOrWanted(): Language {
  return shown.get("language") ?? wantedLanguage();
}

/** Switch to the wished language, all parts at once. */
export async function speakWanted(): Promise<void> {
  const wanted = wantedLanguage();
  const missing = (): string[] => [...parts.keys()].filter((part) => !bundles.has(`${part}/${wanted}`));
  // Parts may come while others are under way.
  for (let left = missing(); left.length; left = missing()) {
    await Promise.all(left.map((part) => load(part, wanted)));
  }
  if (wanted !== wantedLanguage()) return; // Changed again meanwhile.
  shown.set("language", wanted);
  document.documentElement.lang = wanted;
}

function find(id: string): { bundle: FluentBundle; pattern: Pattern } | null {
  const ending = `/${language()}`;
  for (const [key, bundle] of bundles) {
    if (!key.endsWith(ending)) continue;
    const pattern = bundle.getMessage(id)?.value;
    if (pattern) return { bundle, pattern };
  }
  return null;
}

/** Whether there is a message; for words about what the server may send. */
export function hasMessage(id: string): boolean {
  return find(id) !== null;
}

/** A message in the language on the screen; read in a component or an effect, it follows the language. */
export function t(id: string, args?: Args): string {
  const found = find(id);
  if (found) return found.bundle.formatPattern(found.pattern, args);
  if (import.meta.env.DEV) console.error(`no message ${id}`);
  return `[${id}]`;
}

/** A day and a time as people of the language write it. */
export function when(seconds: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
}
