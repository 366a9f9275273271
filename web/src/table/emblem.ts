/**
 * A drawing for each card, made from its id: always the same, and hardly ever like another.
 *
 * A drawing is a row of paths. What a card is decides what is drawn (creatures look at you, things are devices,
 * deeds are bursts …), its id decides how.
 */

import { GROUNDS, rays } from "./emblem/grounds";
import { chanceOf, type Stroke } from "./emblem/shapes";
import { mandala } from "./emblem/things";
import { LOOKS } from "./looks";

/** The drawing of a card. */
export function emblemOf(
  id: string,
  type: string,
  traits: readonly string[] = [],
  faction: string | null = null,
): Stroke[] {
  const chance = chanceOf(id);
  const ground = GROUNDS[chance.below(GROUNDS.length)] ?? rays;
  const figure = LOOKS.figures[LOOKS.drawnByFaction.includes(type) && faction !== null ? faction : type] ?? mandala;
  return [...ground(chance), ...figure(chance, traits)];
}
