/**
 * What the words of games look like: numbers, marks and counters, kinds of cards, factions.
 *
 * A game that has looks of its own has them in `boards/<game>/looks.ts`; those of all games are one, for a card
 * is drawn by its facts alone. What no game has a look for gets one by chance, or is drawn as any other.
 */

import type { Figure } from "./emblem/kinds";
import type { Look } from "./hues";
import type { IconName } from "./icons";

/** A number that is printed on cards. */
export interface StatLook {
  name: string;
  icon: IconName;
  /** Where it stands: what strikes, what keeps damage off, what can be borne. */
  place: "strikes" | "protects" | "bears";
  /** The fact that tells how much of it is used up. */
  used?: string;
  /** The fact that tells what is left of it. */
  left?: string;
  /** Whether 0 is told too. */
  always?: boolean;
}

/** What lies on a card, or how it stands. */
export interface BadgeLook {
  name: string;
  icon: IconName;
  /** Whether its player would rather be without it. */
  bad?: boolean;
  /** Whether it is a number of something; else it is there or not. */
  counted?: boolean;
  /** The picture for a number below 0. */
  below?: IconName;
}

export type Window = "arch" | "octagon" | "band" | "shield" | "battlement" | "plain";

export interface Looks {
  stats: readonly StatLook[];
  badges: readonly BadgeLook[];
  /** The frames of the pictures, by the type of a card. */
  windows: Readonly<Record<string, Window>>;
  /** The types of cards that are played onto others. */
  attached: readonly string[];
  /** What is drawn on a card, by its type, or by its faction. */
  figures: Readonly<Record<string, Figure>>;
  /** The types of which only the faction tells what is drawn. */
  drawnByFaction: readonly string[];
  /** The facts that tell what faction a card is of, the first that it has. */
  factionFacts: readonly string[];
  factions: Readonly<Record<string, Look>>;
}

const FILES = import.meta.glob<Partial<Looks>>("./boards/*/looks.ts", { import: "LOOKS", eager: true });
const ALL: readonly Partial<Looks>[] = Object.values(FILES);
const PLACES = ["strikes", "protects", "bears"];

function firstOfEach<Named extends { name: string }>(rows: readonly Named[]): Named[] {
  return rows.filter((row, place) => rows.findIndex(({ name }) => name === row.name) === place);
}

function all<Row>(rowsOf: (looks: Partial<Looks>) => readonly Row[] | undefined): Row[] {
  return ALL.flatMap((looks) => rowsOf(looks) ?? []);
}

export const LOOKS: Looks = {
  stats: firstOfEach(all((looks) => looks.stats)).sort((one, other) => PLACES.indexOf(one.place) - PLACES.indexOf(other.place)),
  badges: firstOfEach(all((looks) => looks.badges)),
  windows: Object.assign({}, ...ALL.map((looks) => looks.windows)),
  figures: Object.assign({}, ...ALL.map((looks) => looks.figures)),
  attached: all((looks) => looks.attached),
  drawnByFaction: all((looks) => looks.drawnByFaction),
  factionFacts: all((looks) => looks.factionFacts),
  factions: Object.assign({}, ...ALL.map((looks) => looks.factions)),
};
