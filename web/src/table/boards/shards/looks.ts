/** What the words of Shards of Infinity look like. */

import { creature } from "../../emblem/creatures";
import { thing } from "../../emblem/kinds";
import { hue } from "../../hues";
import type { Looks } from "../../looks";

export const LOOKS: Partial<Looks> = {
  stats: [
    { name: "shield", icon: "shield", place: "protects" },
    { name: "health", icon: "heart", place: "bears" },
  ],
  windows: { champion: "arch", ally: "plain", relic: "octagon" },
  figures: { champion: creature, ally: creature, relic: thing },
  factionFacts: ["faction"],
  factions: { "homo-deus": hue(5, 2), order: hue(1, 4), undergrowth: hue(3, 9), wraethe: hue(4, 6) },
};
