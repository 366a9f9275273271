/* The pages, each loaded when somebody goes there. */

import type { Component } from "svelte";

import type { PageName } from "./router";

// Not every page needs the id that all of them are given.
type PageModule = { default: Component<any> };

export const pageLoaders: Record<PageName, () => Promise<PageModule>> = {
  home: () => import("../pages/Home.svelte"),
  new: () => import("../pages/NewTable.svelte"),
  table: () => import("../pages/TablePage.svelte"),
  replay: () => import("../pages/Replay.svelte"),
  games: () => import("../pages/MyGames.svelte"),
  decks: () => import("../pages/Decks.svelte"),
  cards: () => import("../pages/Cards.svelte"),
  rules: () => import("../pages/Rules.svelte"),
  account: () => import("../pages/Account.svelte"),
  settings: () => import("../pages/Settings.svelte"),
  help: () => import("../pages/Help.svelte"),
  missing: () => import("../pages/Missing.svelte"),
};
