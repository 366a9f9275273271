/**
 * A drawing for each card, made from its id: always the same, and hardly ever like another.
 *
 * A drawing is a row of paths. What a card is decides what is drawn (creatures look at you, things are devices,
 * deeds are bursts …), its id decides how.
 */

import { creature, knight, machine, masked, tentacled } from "./emblem/creatures";
import { GROUNDS, rays } from "./emblem/grounds";
import { chanceOf, type Chance, type Stroke } from "./emblem/shapes";
import { blades, burst, crest, device, mandala, planet, stone, towers, vessel, vortex } from "./emblem/things";

type Figure = (chance: Chance, traits: readonly string[]) => Stroke[];

function oneOf(...figures: Figure[]): Figure {
  return (chance, traits) => (figures[chance.below(figures.length)] ?? mandala)(chance, traits);
}

const thing = oneOf(device, vessel, stone, device);
const deed = oneOf(burst, vortex, blades, burst);

const FIGURES: Record<string, Figure> = {
  creature,
  unit: creature,
  hero: creature,
  champion: creature,
  ally: creature,
  artifact: thing,
  relic: thing,
  action: deed,
  spell: deed,
  upgrade: crest,
  building: towers,
  base: towers,
  "tech-building": towers,
  "add-on": towers,
  anomaly: vortex,
  power: crest,
  // In Battle of Dimensions the colour tells what lives there.
  red: masked,
  green: knight,
  yellow: planet,
  blue: machine,
  purple: tentacled,
};
/** Types of cards of which only the faction tells what they are. */
const BY_FACTION = new Set(["faction-card", "entity"]);

/** The drawing of a card. */
export function emblemOf(
  id: string,
  type: string,
  traits: readonly string[] = [],
  faction: string | null = null,
): Stroke[] {
  const chance = chanceOf(id);
  const ground = GROUNDS[chance.below(GROUNDS.length)] ?? rays;
  const figure = FIGURES[BY_FACTION.has(type) && faction !== null ? faction : type] ?? mandala;
  return [...ground(chance), ...figure(chance, traits)];
}
