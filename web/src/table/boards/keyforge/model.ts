/** What a view of KeyForge says, in the shape in which the board draws it. Pure functions. */

import { cardsOf, countOf, faceOf, onTable, seatNumber } from "../../notation";
import type { CardEntry, CardOnTable, Seat, View } from "../../types";
import { known } from "../duel";

export const KEY_COLOURS = ["red", "blue", "yellow"] as const;
export type KeyColour = (typeof KEY_COLOURS)[number];

/** The steps of a turn, as far as somebody can be asked in them. */
export const STEPS = ["forge", "choose", "main", "ready", "draw"] as const;

export interface Player {
  amber: number;
  keys: KeyColour[];
  "key-cost": number;
  chains: number;
  /** How many cards fewer are drawn because of chains. */
  "held-back": number;
  houses: string[];
  deck: number;
  wins: number;
}

export interface KeyForgeTable {
  turn: number;
  active: Seat;
  step: string;
  house: string | null;
  /** `neutral`, the seat that it is high for, or null where nothing uses it. */
  tide: string | null;
  players: Player[];
}

/** A card in play with what is attached to it or lies under it, whoever has that. */
export interface Placed {
  card: CardOnTable;
  upgrades: CardOnTable[];
  under: CardOnTable[];
}

export interface Side {
  seat: Seat;
  player: Player;
  /** From left to right, as its controller sees it. */
  line: Placed[];
  artifacts: Placed[];
  /** Upgrades whose host can't be seen. */
  loose: CardOnTable[];
  /** How many cards lie face down under others, unknown to the reader. */
  hidden: number;
  hand: CardEntry[];
  archive: CardEntry[];
  discard: CardEntry[];
  purged: CardEntry[];
  deck: CardEntry[];
  counts: Record<Pile, number>;
}

export const PILES = ["deck", "discard", "archive", "purged"] as const;
export type Pile = (typeof PILES)[number] | "hand";

export function tableOf(view: View): KeyForgeTable {
  return view.table as unknown as KeyForgeTable;
}

/** All cards of a zone, those that can't even be told apart as backs. */
function whole(view: View, zone: string): CardEntry[] {
  const cards = cardsOf(view, zone);
  return [...cards, ...Array<null>(Math.max(0, countOf(view, zone) - cards.length)).fill(null)];
}

export function sideOf(view: View, seat: Seat): Side {
  const attached = (place: string): CardOnTable[] =>
    ["p1", "p2"].flatMap((each) => known(view, `${each}/${place}`));
  const upgrades = attached("upgrades");
  const under = [...attached("under"), ...attached("facedown")];
  const place = (card: CardOnTable): Placed => ({
    card,
    upgrades: upgrades.filter((each) => each.host === card.card),
    under: under.filter((each) => each.host === card.card),
  });
  const own = (zone: string): CardEntry[] => whole(view, `${seat}/${zone}`);
  const loose = ["upgrades", "under", "facedown"].flatMap((zone) => known(view, `${seat}/${zone}`));
  return {
    seat,
    player: playerOf(view, seat),
    line: known(view, `${seat}/line`).map(place),
    artifacts: known(view, `${seat}/artifacts`).map(place),
    loose: loose.filter((card) => card.host === undefined),
    hidden: countOf(view, `${seat}/facedown`) - known(view, `${seat}/facedown`).length,
    hand: own("hand"),
    archive: own("archive"),
    discard: own("discard"),
    purged: own("purged"),
    deck: own("deck"),
    counts: {
      hand: countOf(view, `${seat}/hand`),
      deck: countOf(view, `${seat}/deck`),
      discard: countOf(view, `${seat}/discard`),
      archive: countOf(view, `${seat}/archive`),
      purged: countOf(view, `${seat}/purged`),
    },
  };
}

export function playerOf(view: View, seat: Seat): Player {
  return tableOf(view).players[seatNumber(seat)] as Player;
}

/** The houses of a card: in play there can be several. */
export function housesOf(card: CardOnTable): string[] {
  const house = card.house;
  if (Array.isArray(house)) return house as string[];
  return typeof house === "string" ? [house] : [];
}

/** Whether a card belongs to the active house. */
export function isActive(view: View, entry: CardEntry): boolean {
  const card = onTable(entry);
  const house = tableOf(view).house;
  return card !== null && house !== null && housesOf(card).includes(house);
}

/** A hand by houses in the order of the identity card, so that cards of one house lie together. */
export function handInOrder(hand: CardEntry[], houses: string[]): CardEntry[] {
  const rank = (entry: CardEntry): number => {
    const card = onTable(entry);
    if (card === null) return houses.length + 1;
    const place = houses.indexOf(housesOf(card)[0] ?? "");
    return place < 0 ? houses.length : place;
  };
  const name = (entry: CardEntry): string => faceOf(onTable(entry)?.card ?? "");
  return [...hand].sort((one, other) => rank(one) - rank(other) || name(one).localeCompare(name(other)));
}

/** The creatures on both sides of which only those with taunt can be attacked. */
export function hasTaunt(placed: Placed | undefined): boolean {
  const keywords = placed?.card.keywords as Record<string, number> | undefined;
  return Boolean(keywords?.taunt);
}

/** Whether a neighbour with taunt stands beside the creature at this place of the line. */
export function isCovered(line: Placed[], place: number): boolean {
  return !hasTaunt(line[place]) && (hasTaunt(line[place - 1]) || hasTaunt(line[place + 1]));
}

/** Where a creature can be put: the option, and before which creature of the line the gap is. */
export interface Gap {
  place: number;
  key: string;
}

/** The gaps of a line of so many creatures, from the options of the question where it is placed. */
export function gapsOf(options: readonly { key: string; verb: string; values: object }[], line: number): Gap[] {
  const gaps: Gap[] = [];
  for (const { key, verb, values } of options) {
    if (verb === "left-flank") gaps.push({ place: 0, key });
    else if (verb === "right-flank") gaps.push({ place: line, key });
    else if (verb === "at") gaps.push({ place: Number(Object.values(values)[0]), key });
  }
  return gaps;
}

/** Whose line a creature is being placed in, if one is: the reader's own unless the gaps fit only the other. */
export function lineOfGaps(
  options: readonly { key: string; verb: string; values: object }[],
  near: Side,
  far: Side,
): Seat | null {
  const gaps = gapsOf(options, near.line.length);
  if (!gaps.length) return null;
  const deployed = options.filter((option) => option.verb === "at").length;
  const fits = (side: Side): boolean =>
    deployed ? deployed === side.line.length + 1 : gaps.length === 1 || side.line.length > 0;
  return fits(near) || !fits(far) ? near.seat : far.seat;
}
