/** Colours and shapes of houses, factions and colours. */

import { chanceOf } from "./emblem/shapes";
import { hue, type Look } from "./hues";
import { LOOKS } from "./looks";

/** How a faction looks; one that is not known gets a look of its own from its name. */
export function lookOf(faction: string | null): Look {
  if (!faction) return hue(8, 10);
  const known = LOOKS.factions[faction];
  if (known) return known;
  const chance = chanceOf(faction);
  return hue(1 + chance.below(8), chance.below(SIGILS.length));
}

/** Outlines in a square of 24, one for each faction of a game. */
export const SIGILS: readonly string[] = [
  // Crossed axes: a burst of four points.
  "M12 2 15 9 22 12 15 15 12 22 9 15 2 12 9 9Z",
  // Horns.
  "M3 3C4 10 7 12 12 12S20 10 21 3C23 12 19 17 15 18L12 22 9 18C5 17 1 12 3 3Z",
  // A cog.
  "M10 2h4l.6 3 2.2.9 2.5-1.7 2.8 2.8-1.7 2.5.9 2.2 3 .6v4l-3 .6-.9 2.2 1.7 2.5-2.8 2.8-2.5-1.7-2.2.9-.6 3h-4l-.6-3-2.2-.9-2.5 1.7-2.8-2.8 1.7-2.5-.9-2.2-3-.6v-4l3-.6.9-2.2L1.9 7l2.8-2.8 2.5 1.7L9.400 5ZM12 8.500a3.500 3.500 0 1 0 .01 0Z",
  // A saucer with a dome.
  "M7 10a5 5 0 0 1 10 0c3 .6 5 1.600 5 3 0 2.200-4.500 4-10 4S2 15.200 2 13c0-1.400 2-2.400 5-3ZM9 19h6l-1 3h-4Z",
  // A shield with a cross.
  "M12 1 21 4V11C21 17 17 21 12 23 7 21 3 17 3 11V4ZM10.500 5v5H6v3h4.500v6h3v-6H18v-3h-4.500V5Z",
  // A crown of spikes.
  "M2 20V8L7 13 12 3 17 13 22 8V20ZM2 21h20v2H2Z",
  // A crescent.
  "M15 2A10.500 10.500 0 1 0 22 17 9 9 0 0 1 15 2Z",
  // A star of five points.
  "M12 1.500 15 9 23 9.300 16.700 14.200 19 22 12 17.500 5 22 7.300 14.200 1 9.300 9 9Z",
  // Waves.
  "M1 8C4 4 7 4 10 7S17 10 23 5V10C17 14 13 13 10 11S4 10 1 13ZM1 16C4 12 7 12 10 15S17 18 23 13V18C17 22 13 21 10 19S4 18 1 21Z",
  // A leaf.
  "M12 1C19 6 21 12 17 18L13 19.500V23H11V19.500L7 18C3 12 5 6 12 1ZM11.300 7V17H12.700V7Z",
  // A plain ring.
  "M12 2A10 10 0 1 0 12.010 2ZM12 7A5 5 0 1 1 11.990 7Z",
];
