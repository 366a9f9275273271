/**
 * What the cards of a board take from the table around them.
 *
 * A board draws `<Card card={entry} size="s" />` for each entry of a zone, inside elements with
 * `data-zone="p1/line"`: arrow keys and animations find the cards by these. Other things that can be clicked
 * (slots, squads, seats) are `<Spot word="p1/red">…</Spot>`.
 */

import { getContext, setContext } from "svelte";
import type { Choice, Chooser } from "./chooser";
import { faceOf } from "./notation";
import type { CardInfo, CardOnTable, Catalogue, Seat } from "./types";

export type CardSize = "xs" | "s" | "m" | "l";

export interface TableContext {
  readonly game: string;
  readonly catalogue: Catalogue;
  /** What is printed on the cards, by face. */
  readonly faces: ReadonlyMap<string, CardInfo>;
  readonly chooser: Chooser;
  readonly names: Readonly<Record<Seat, string>>;
  /** Labels of cards that came to where they are with the last scene. */
  readonly fresh: ReadonlySet<string>;
  /** Show a card large, until it is closed. */
  zoom(label: string): void;
  /** Show a card beside the pointer, until the pointer leaves (null). */
  peek(label: string | null, at?: Element): void;
  /** Ask what a choice would do and show it. */
  preview(choice: Choice): void;
  /** All that is known of a card now. */
  find(label: string): CardOnTable | null;
  /** By label, the line of a card that is not as its face is printed. */
  readonly lines?: Readonly<Record<string, string>>;
}

/** What is printed on this very card. */
export function printedOn(table: TableContext, label: string): CardInfo | undefined {
  const info = table.faces.get(faceOf(label));
  const line = table.lines?.[label];
  return info && line !== undefined ? { ...info, line } : info;
}

export const KEY = Symbol("table");

export function provideTable(table: TableContext): void {
  setContext(KEY, table);
}

export function useTable(): TableContext {
  const table = getContext<TableContext | undefined>(KEY);
  if (!table) throw new Error("a card is drawn outside of a table");
  return table;
}
