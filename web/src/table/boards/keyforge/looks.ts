/** What the words of KeyForge look like. */

import { creature } from "../../emblem/creatures";
import { deed, thing } from "../../emblem/kinds";
import { crest } from "../../emblem/things";
import { between, hue } from "../../hues";
import type { Looks } from "../../looks";

export const LOOKS: Partial<Looks> = {
  stats: [
    { name: "power", icon: "sword", place: "strikes" },
    { name: "armour", icon: "shield", place: "protects", used: "armour-used" },
  ],
  badges: [
    { name: "damage", icon: "drop", counted: true, bad: true },
    { name: "amber", icon: "gem", counted: true },
    { name: "power-counters", icon: "plus", counted: true },
    { name: "doom", icon: "skull", counted: true, bad: true },
    { name: "time", icon: "clock", counted: true },
    { name: "knowledge", icon: "text", counted: true },
    { name: "awakening", icon: "eye", counted: true },
    { name: "scheme", icon: "list", counted: true },
    { name: "stun", icon: "stun", bad: true },
    { name: "ward", icon: "ward" },
    { name: "enrage", icon: "flame", bad: true },
    { name: "tagged", icon: "target", bad: true },
  ],
  windows: { creature: "arch", artifact: "octagon", action: "band", upgrade: "shield" },
  attached: ["upgrade"],
  figures: { creature, artifact: thing, action: deed, upgrade: crest },
  factionFacts: ["house"],
  factions: {
    brobnar: hue(2, 0),
    dis: hue(4, 1),
    logos: hue(6, 2),
    mars: between(3, 7, 3),
    sanctum: hue(5, 4),
    saurian: hue(7, 5),
    shadows: hue(8, 6),
    "star-alliance": hue(1, 7),
    unfathomable: between(1, 3, 8),
    untamed: hue(3, 9),
  },
};
