/** What a view of Battle of Dimensions says, in the shape in which the board draws it. Pure functions. */

import { cardsOf, countOf, onTable, seatName } from "../../notation";
import type { CardEntry, Seat, View } from "../../types";

export interface DimensionsTable {
  turn: number;
  active: Seat;
  phase: string;
  "last-drawer": Seat | null;
  final: boolean;
  extra: boolean;
}

export const FACTIONS = ["red", "green", "yellow", "blue", "purple"] as const;
export type Faction = (typeof FACTIONS)[number];
export const PHASES = ["battle", "reinforcement", "movement", "attack", "recovery"] as const;

/** What stands in a Dimension: the squad of a faction, or the Aura of Darkness. */
export interface Squad {
  zone: string;
  kind: Faction | "aura";
  cards: string[];
}

export interface Dimension {
  seat: Seat;
  squads: Squad[];
  aura: Squad;
  loop: string[];
  hand: CardEntry[];
  /** null where the reader may not know it, undefined where it has left. */
  entity: string | null | undefined;
}

export function tableOf(view: View): DimensionsTable {
  return view.table as DimensionsTable;
}

/** The cards of a zone, also those of which nothing is told. */
export function entries(view: View, zone: string): CardEntry[] {
  const shown = cardsOf(view, zone);
  return [...shown, ...Array<null>(Math.max(0, countOf(view, zone) - shown.length)).fill(null)];
}

/** The labels of the cards of a zone that the reader knows. */
export function known(view: View, zone: string): string[] {
  return cardsOf(view, zone)
    .map(onTable)
    .filter((card) => card !== null)
    .map((card) => card.card);
}

function allSeats(view: View): Seat[] {
  return Array.from({ length: view.seats }, (_, place) => seatName(place));
}

/** All seats clockwise, the reader's first; whoever looks on sits with the first player. */
export function clockwise(view: View): Seat[] {
  const seats = allSeats(view);
  const place = Math.max(view.seat === null ? 0 : seats.indexOf(view.seat), 0);
  return [...seats.slice(place), ...seats.slice(0, place)];
}

/** The number of a faction card; 0 where there is none. */
export function numberOf(card: string): number {
  const number = Number(card.slice(card.lastIndexOf("-") + 1));
  return Number.isInteger(number) ? number : 0;
}

/** The faction of a faction card, an Entity or a power card. */
export function factionOf(card: string): Faction | null {
  return FACTIONS.find((faction) => card.split("-").includes(faction)) ?? null;
}

export function dimension(view: View, seat: Seat): Dimension {
  const squad = (kind: Faction | "aura"): Squad => {
    const zone = `${seat}/${kind}`;
    const cards = known(view, zone).sort((one, other) => numberOf(one) - numberOf(other));
    return { zone, kind, cards };
  };
  const entity = entries(view, `${seat}/entity`)[0];
  return {
    seat,
    squads: FACTIONS.map(squad),
    aura: squad("aura"),
    loop: known(view, `${seat}/loop`),
    hand: entries(view, `${seat}/hand`),
    entity: entity === undefined ? undefined : (onTable(entity)?.card ?? null),
  };
}

/** The factions around the Spiral: each beats the next, the last the first. */
export function spiral(view: View): Faction[] {
  return known(view, "spiral")
    .map(factionOf)
    .filter((faction) => faction !== null);
}

/** The faction that a faction beats. */
export function preyOf(ring: readonly Faction[], faction: Faction): Faction | undefined {
  return ring[(ring.indexOf(faction) + 1) % ring.length];
}

/** How many cards count for each faction at the end, in all Dimensions: Auras are the purple ones'. */
export function totals(view: View): Record<Faction, number> {
  const sums = { red: 0, green: 0, yellow: 0, blue: 0, purple: 0 };
  for (const seat of allSeats(view)) {
    for (const faction of FACTIONS) sums[faction] += countOf(view, `${seat}/${faction}`);
    sums.purple += countOf(view, `${seat}/aura`);
  }
  return sums;
}

/** A card that was shown in a Battle, and whether it won its place in the Dimension. */
export interface Shown {
  seat: Seat;
  card: string;
  won: boolean;
}

/** The cards of a Battle that was settled between two views: winners lie in the Dimensions of those who showed
 * them, the others in the Black Hole, in the order of the seats. Empty if that was not all that happened. */
export function shownBetween(before: View, after: View): Shown[] {
  const [then, now] = [tableOf(before), tableOf(after)];
  if (then.turn !== now.turn || before.seats !== after.seats) return [];
  if (then.phase !== "battle" || !["battle", "reinforcement"].includes(now.phase)) return [];
  const seats = allSeats(after);
  const laid = new Map(
    seats.map((seat) => [seat, FACTIONS.flatMap((faction) => gained(before, after, `${seat}/${faction}`))[0]]),
  );
  const lost = gained(before, after, "black-hole");
  const losers = seats.filter(
    (seat) => !laid.get(seat) && countOf(after, `${seat}/hand`) < countOf(before, `${seat}/hand`),
  );
  if (losers.length !== lost.length) return [];
  return seats.flatMap((seat): Shown[] => {
    const card = laid.get(seat);
    const beaten = lost[losers.indexOf(seat)];
    if (card) return [{ seat, card, won: true }];
    return beaten ? [{ seat, card: beaten, won: false }] : [];
  });
}

function gained(before: View, after: View, zone: string): string[] {
  const had = new Set(known(before, zone));
  return known(after, zone).filter((card) => !had.has(card));
}

/** Where the seats sit around the Spiral: the reader's first, the others clockwise. */
export function places(seats: number): string[] {
  const around: Record<number, string[]> = {
    2: ["near", "far"],
    3: ["near", "left", "right"],
    4: ["near", "left", "far", "right"],
    5: ["near", "left", "far-left", "far-right", "right"],
  };
  return around[seats] ?? [];
}

/** The corners of a ring with so many places, from the top clockwise. */
export function corners(count: number, radius: number): { x: number; y: number }[] {
  return Array.from({ length: count }, (_, place) => {
    const angle = (2 * Math.PI * place) / count - Math.PI / 2;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}
