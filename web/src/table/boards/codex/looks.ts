/** What the words of Codex look like. */

import { creature } from "../../emblem/creatures";
import { deed } from "../../emblem/kinds";
import { towers } from "../../emblem/things";
import { hue } from "../../hues";
import type { Looks } from "../../looks";

export const LOOKS: Partial<Looks> = {
  stats: [
    { name: "attack", icon: "sword", place: "strikes", always: true },
    { name: "armour", icon: "shield", place: "protects", used: "armour-used" },
    { name: "hp", icon: "heart", place: "bears", left: "left" },
  ],
  badges: [
    { name: "damage", icon: "drop", counted: true, bad: true },
    { name: "runes", icon: "plus", counted: true, below: "minus" },
    { name: "level", icon: "chevrons", counted: true },
    { name: "unfinished", icon: "hammer", bad: true },
    { name: "detected", icon: "eye", bad: true },
    { name: "arrived", icon: "hourglass", bad: true },
    { name: "back", icon: "turned", bad: true },
  ],
  windows: {
    unit: "arch",
    hero: "arch",
    spell: "band",
    building: "battlement",
    base: "battlement",
    "tech-building": "battlement",
    "add-on": "battlement",
  },
  figures: {
    unit: creature,
    hero: creature,
    spell: deed,
    building: towers,
    base: towers,
    "tech-building": towers,
    "add-on": towers,
  },
  factionFacts: ["colour", "spec", "group"],
  factions: { bashing: hue(2, 0), finesse: hue(6, 5), neutral: hue(8, 10), starter: hue(3, 9) },
};
