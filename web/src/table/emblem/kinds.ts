/** What is drawn for kinds of cards: one thing, or one of several by the card's id. */

import type { Chance, Stroke } from "./shapes";
import { blades, burst, device, mandala, stone, vessel, vortex } from "./things";

export type Figure = (chance: Chance, traits: readonly string[]) => Stroke[];

function oneOf(...figures: Figure[]): Figure {
  return (chance, traits) => (figures[chance.below(figures.length)] ?? mandala)(chance, traits);
}

export const thing = oneOf(device, vessel, stone, device);
export const deed = oneOf(burst, vortex, blades, burst);
