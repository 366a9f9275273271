/* The languages that can be chosen: those of the server, each by its own name. */

import type { LanguageInfo } from "../protocol";

export type Language = LanguageInfo["code"];
export const FALLBACK: Language = "en";

/** Those that the client itself has words for: all there are until the server has told its own. */
const own = Object.keys(import.meta.glob("../messages/*.ftl"))
  .map((path) => path.slice(path.lastIndexOf("/") + 1, -".ftl".length) as Language)
  .sort((one, other) => Number(other === FALLBACK) - Number(one === FALLBACK));

const known: { list: readonly LanguageInfo[] } = $state({ list: own.map((code) => ({ code, name: nameOf(code) })) });

/** What a language calls itself, as far as the browser knows. */
function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

export function languages(): readonly LanguageInfo[] {
  return known.list;
}

/** What the server speaks counts from now on. */
export function takeLanguages(list: readonly LanguageInfo[]): void {
  known.list = list;
}

export function isSpoken(code: string | null): code is Language {
  return known.list.some((each) => each.code === code);
}
