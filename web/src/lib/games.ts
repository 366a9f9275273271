/* Games, cards and rules: asked once in each language. */

import type { Catalogue, GameInfo, RulebookInfo } from "../protocol";
import { api } from "./api";
import { language } from "./i18n";

const kept = new Map<string, Promise<unknown>>();

/** Ask once; what failed is asked again. */
function once<Value>(key: string, ask: () => Promise<Value>): Promise<Value> {
  const found = kept.get(key) as Promise<Value> | undefined;
  if (found) return found;
  const promise = ask();
  kept.set(key, promise);
  promise.catch(() => kept.delete(key));
  return promise;
}

export function games(lang = language()): Promise<GameInfo[]> {
  return once(`games/${lang}`, () => api.games(lang));
}

export function catalogue(game: string, lang = language()): Promise<Catalogue> {
  return once(`catalogue/${game}/${lang}`, () => api.catalogue(game, lang));
}

export function rulebook(game: string, lang = language()): Promise<RulebookInfo> {
  return once(`rules/${game}/${lang}`, () => api.rules(game, lang));
}
