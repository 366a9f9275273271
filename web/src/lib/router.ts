/* Addresses and pages. Links are plain `<a href>`: the router takes the clicks on them. */

import { createSubscriber } from "svelte/reactivity";

export type PageName =
  | "home" | "new" | "table" | "replay" | "games" | "decks" | "cards" | "rules"
  | "account" | "settings" | "help" | "missing";

export interface Route {
  page: PageName;
  /** The part of the address that is different for each table, game … */
  id: string;
  query: URLSearchParams;
  /** Without the «#». */
  hash: string;
  path: string;
}

/** `:id` must be there, `:id?` may be. */
const ROUTES: readonly (readonly [string, PageName])[] = [
  ["/", "home"],
  ["/new", "new"],
  ["/table/:id", "table"],
  ["/replay", "replay"],
  ["/replay/:id", "replay"],
  ["/games", "games"],
  ["/decks", "decks"],
  ["/decks/:id", "decks"],
  ["/cards", "cards"],
  ["/cards/:id", "cards"],
  ["/rules", "rules"],
  ["/rules/:id", "rules"],
  ["/account", "account"],
  ["/settings", "settings"],
  ["/help", "help"],
];

export function match(address: string): Route {
  const url = new URL(address, "http://here.invalid");
  const words = url.pathname.split("/").filter(Boolean);
  const rest = { query: url.searchParams, hash: decode(url.hash.slice(1)), path: url.pathname };
  for (const [pattern, page] of ROUTES) {
    const wanted = pattern.split("/").filter(Boolean);
    if (wanted.length !== words.length) continue;
    let id = "";
    const fits = wanted.every((word, place) => {
      if (word !== ":id") return word === words[place];
      id = decode(words[place] ?? "");
      return true;
    });
    if (fits) return { page, id, ...rest };
  }
  return { page: "missing", id: "", ...rest };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

let current: Route = match(location.href);
let tell: (() => void) | undefined;
const subscribe = createSubscriber((update) => {
  tell = update;
  return () => (tell = undefined);
});

function changed(): void {
  current = match(location.href);
  tell?.();
}

/** The page now; read in a component or an effect, it follows the address. */
export function route(): Route {
  subscribe();
  return current;
}

/** Go to another address of the client. */
export function go(address: string): void {
  history.pushState(null, "", address);
  changed();
}

/** Change the address without a step back to the one before. */
export function replace(address: string): void {
  history.replaceState(null, "", address);
  changed();
}

/** Follow the address and the clicks on links; to be called once. Returns how to stop. */
export function startRouter(): () => void {
  const click = (event: MouseEvent): void => {
    const address = ownAddress(event);
    if (address === null) return;
    event.preventDefault();
    go(address);
  };
  document.addEventListener("click", click);
  window.addEventListener("popstate", changed);
  return () => {
    document.removeEventListener("click", click);
    window.removeEventListener("popstate", changed);
  };
}

/** Where a click leads within the client; null for everything that the browser should do itself. */
export function ownAddress(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin || /^\/(api|ws)\//.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
