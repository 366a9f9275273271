/** Which board draws which game: the one with its name. A game without one is drawn zone by zone. */

import type { Component } from "svelte";
import type { BoardProps } from "../types";
import Generic from "./Generic.svelte";

type Board = Component<BoardProps>;

const FILES = import.meta.glob<Board>(["./*.svelte", "!./Generic.svelte"], { import: "default" });
const BOARDS = new Map(
  Object.entries(FILES).map(([file, load]) => [file.slice(2, -".svelte".length).toLowerCase(), load]),
);

export async function boardOf(game: string): Promise<Board> {
  return (await BOARDS.get(game.replaceAll("-", ""))?.()) ?? Generic;
}
