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

/** Small cards may be drawn a little smaller before the smallest take their place. */
const LEAST_SCALE = 0.74;

/** As `sizeFor`, with the scale at which small cards still fit. */
export function fitFor(count: number, room: number, extra = 0): { size: CardSize; scale: number } {
  if (!isTooWide(count * SMALL + extra, room)) return { size: "s", scale: 1 };
  const scale = Math.floor((100 * (room / pixels(1) - extra)) / (count * SMALL)) / 100;
  return scale < LEAST_SCALE ? { size: "xs", scale: 1 } : { size: "s", scale };
}

/** The width of a card that can be read, with its gap. */
const READABLE = 9.8;
/** Smaller than that nobody reads it. */
const LEAST_READABLE = 0.8;

/** The scale at which a hand can be read whole; null where its cards would lie over each other. */
export function readableScale(count: number, room: number): number | null {
  const scale = Math.min(1, Math.floor((100 * room) / pixels(count * READABLE)) / 100);
  return count && scale < LEAST_READABLE ? null : scale;
}

/** Whether even the smallest cards do not fit, so that the row has to scroll. */
export function mustScroll(count: number, room: number, extra = 0): boolean {
  return isTooWide(count * SMALLEST + extra, room);
}

/** A width in rem against one in pixels that is known once the row is drawn. */
function isTooWide(width: number, room: number): boolean {
  return room > 0 && pixels(width) > room;
}

function pixels(rem: number): number {
  return (rem * REM * settings.textSize) / 100;
}
