/** How large cards can be drawn so that they fit beside each other. */

import { settings } from "../../../lib/settings.svelte";
import type { CardSize } from "../../context";

/** The width of a card of each size with the gap behind it, in rem. */
const SMALL = 6.75;
const SMALLEST = 4.75;
const REM = 16;

/** The size for so many cards in a row of that width in pixels; `extra` is what else stands there, in rem. */
export function sizeFor(count: number, room: number, extra = 0): CardSize {
  return isTooWide(count * SMALL + extra, room) ? "xs" : "s";
}

/** Whether even the smallest cards do not fit, so that the row has to scroll. */
export function mustScroll(count: number, room: number, extra = 0): boolean {
  return isTooWide(count * SMALLEST + extra, room);
}

/** A width in rem against one in pixels that is known once the row is drawn. */
function isTooWide(width: number, room: number): boolean {
  const rem = (REM * settings.textSize) / 100;
  return room > 0 && width * rem > room;
}
