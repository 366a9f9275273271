/** What the words of Battle of Dimensions look like: the colour tells what lives there. */

import { knight, machine, masked, tentacled } from "../../emblem/creatures";
import { crest, planet, vortex } from "../../emblem/things";
import { hue } from "../../hues";
import type { Looks } from "../../looks";

export const LOOKS: Partial<Looks> = {
  figures: {
    anomaly: vortex,
    power: crest,
    red: masked,
    green: knight,
    yellow: planet,
    blue: machine,
    purple: tentacled,
  },
  drawnByFaction: ["faction-card", "entity"],
  factionFacts: ["faction"],
  factions: { red: hue(2, 0), yellow: hue(7, 9), green: hue(3, 3), blue: hue(1, 2), purple: hue(4, 1) },
};
