/** What a view of Codex says, in the shape in which the board draws it. Pure functions. */

import { cardsOf, countOf, faceOf, onTable, seatNumber } from "../../notation";
import type { CardEntry, CardOnTable, Seat, View } from "../../types";
import { known } from "../duel";

export const SLOTS = ["squad-leader", "elite", "scavenger", "technician", "lookout"] as const;
export type Slot = (typeof SLOTS)[number];

/** The phases of a turn, as far as somebody can be asked in them. */
export const PHASES = ["tech", "ready", "upkeep", "main", "patrol", "draw"] as const;

export interface Player {
  seat: Seat;
  spec: string;
  gold: number;
  workers: number;
}

export interface CodexTable {
  turn: number;
  active: Seat;
  first: Seat;
  phase: string;
  hired: boolean;
  /** What the cards of the reader's hand cost now, by face. */
  prices: Record<string, number>;
  players: Player[];
}

/** A card in play with the spells that depend on it. */
export interface Force {
  card: CardOnTable;
  spells: CardOnTable[];
}

export type BuildingState = "built" | "unfinished" | "planned" | "ruined";

export interface Building {
  card: CardOnTable;
  face: string;
  state: BuildingState;
  left: number;
  hp: number;
  /** What building it costs now; null where it stands. */
  price: number | null;
}

export interface Hero {
  card: CardOnTable;
  /** In the command zone: whether it can be summoned again. */
  back: boolean;
}

export interface Side {
  seat: Seat;
  player: Player;
  base: Building | null;
  tech: Building[];
  addOns: Building[];
  patrol: { slot: Slot; force: Force | null }[];
  /** Heroes and units that do not patrol, heroes first. */
  forces: Force[];
  command: Hero[];
  /** Spells in play that no hero in play is known to hold. */
  spells: CardOnTable[];
  hand: CardEntry[];
  deck: CardEntry[];
  discard: CardEntry[];
  codex: CardEntry[];
  workers: CardEntry[];
  aside: CardEntry[];
  counts: Record<Pile, number>;
}

export const PILES = ["deck", "discard", "codex", "workers", "aside"] as const;
export type Pile = (typeof PILES)[number] | "hand";

export function tableOf(view: View): CodexTable {
  return view.table as unknown as CodexTable;
}

export function playerOf(view: View, seat: Seat): Player {
  return tableOf(view).players[seatNumber(seat)] as Player;
}

/** All cards of a zone, those that can't even be told apart as backs. */
function whole(view: View, zone: string): CardEntry[] {
  const cards = cardsOf(view, zone);
  return [...cards, ...Array<null>(Math.max(0, countOf(view, zone) - cards.length)).fill(null)];
}

export function isHero(card: CardOnTable): boolean {
  return card.level !== undefined;
}

/** Of what is in play, spells alone have no hit points. */
export function isSpell(card: CardOnTable): boolean {
  return card.hp === undefined;
}

/** The side of a card that is up: a token can be turned over. */
export function faceUp(card: CardOnTable): string {
  return typeof card.face === "string" ? card.face : faceOf(card.card);
}

const TECH = /^tech-(\d)-building$/;

/** The number of a tech building; 0 for what is none. */
export function techOf(face: string): number {
  return Number(TECH.exec(face)?.[1] ?? 0);
}

function built(card: CardOnTable): Building {
  const state = card.unfinished ? "unfinished" : "built";
  return { card, face: faceOf(card.card), state, left: Number(card.left), hp: Number(card.hp), price: null };
}

/** A building that does not stand. One that costs nothing stood before (COD-5.5). */
function planned(card: CardOnTable): Building {
  const price = Number(card.price ?? 0);
  const face = faceOf(card.card);
  const state = price === 0 && techOf(face) ? "ruined" : "planned";
  return { card, face, state, left: 0, hp: 0, price };
}

function buildingsOf(view: View, seat: Seat): Building[] {
  return [...known(view, `${seat}/buildings`).map(built), ...known(view, `${seat}/plans`).map(planned)];
}

export function sideOf(view: View, seat: Seat): Side {
  const play = known(view, `${seat}/play`);
  const spells = play.filter(isSpell);
  const forces = play
    .filter((card) => !isSpell(card))
    .map((card) => ({ card, spells: spells.filter((spell) => spell.bound === card.card) }));
  const held = new Set(forces.flatMap((force) => force.spells));
  const buildings = buildingsOf(view, seat);
  const own = (zone: string): CardEntry[] => whole(view, `${seat}/${zone}`);
  const count = (pile: Pile): number => countOf(view, `${seat}/${pile}`);
  return {
    seat,
    player: playerOf(view, seat),
    base: buildings.find((building) => building.face === "base") ?? null,
    tech: buildings
      .filter((building) => techOf(building.face))
      .sort((one, other) => techOf(one.face) - techOf(other.face)),
    addOns: buildings.filter((building) => building.face !== "base" && !techOf(building.face)),
    patrol: SLOTS.map((slot) => ({ slot, force: forces.find(({ card }) => card.slot === slot) ?? null })),
    forces: forces
      .filter(({ card }) => card.slot === undefined)
      .sort((one, other) => Number(isHero(other.card)) - Number(isHero(one.card))),
    command: known(view, `${seat}/command`).map((card) => ({ card, back: Boolean(card.back) })),
    spells: spells.filter((spell) => !held.has(spell)),
    hand: own("hand"),
    deck: own("deck"),
    discard: own("discard"),
    codex: own("codex"),
    workers: own("workers"),
    aside: own("aside"),
    counts: {
      hand: count("hand"),
      deck: count("deck"),
      discard: count("discard"),
      codex: count("codex"),
      workers: count("workers"),
      aside: count("aside"),
    },
  };
}

/** From this level on a hero has so much attack and so many hit points (COD-4.3). */
export interface Band {
  level: number;
  attack: number;
  hp: number;
}

export interface BandShown extends Band {
  /** The last level of the band; for the last band its first. */
  last: number;
  now: boolean;
}

/** The bands of a hero with the one that holds at a level. */
export function bandsAt(bands: readonly Band[], level: number): BandShown[] {
  return bands.map((band, place) => {
    const next = bands[place + 1];
    const last = next ? next.level - 1 : band.level;
    return { ...band, last, now: level >= band.level && (next === undefined || level < next.level) };
  });
}

/** The steps of the level track: every level up to the last, with whether a band begins there. */
export function trackOf(bands: readonly Band[], level: number): { level: number; reached: boolean; band: boolean }[] {
  const most = bands.at(-1)?.level ?? 1;
  return Array.from({ length: most }, (_, place) => ({
    level: place + 1,
    reached: place + 1 <= level,
    band: bands.some((band) => band.level === place + 1),
  }));
}

/** The cards of a binder by face, with how many of each there are. */
export interface Page {
  face: string;
  entries: CardOnTable[];
}

export function pagesOf(cards: readonly CardEntry[]): Page[] {
  const pages = new Map<string, Page>();
  for (const entry of cards) {
    const card = onTable(entry);
    if (card === null) continue;
    const face = faceOf(card.card);
    const page = pages.get(face) ?? { face, entries: [] };
    page.entries.push(card);
    pages.set(face, page);
  }
  return [...pages.values()];
}
