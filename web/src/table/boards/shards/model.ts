/** What a view of Shards of Infinity says, in the shape in which the board draws it. Pure functions. */

import { cardsOf, countOf, faceOf, onTable } from "../../notation";
import type { CardEntry, CardOnTable, Refused, Seat, View } from "../../types";

export interface Player {
  seat: Seat;
  leader: string | null;
  health: number;
  mastery: number;
  out: boolean;
  "relic-recruited": boolean;
  untouchable: boolean;
}

export interface ShardsTable {
  turn: number;
  active: Seat;
  first: Seat;
  phase: string;
  crystals: number;
  power: number | "infinite";
  focused: boolean;
  bid: number;
  /** By face: what the reader pays for a card of the row. */
  prices: Record<string, number>;
  /** By face: what a card in the reader's hand blocks. */
  shields: Record<string, number>;
  players: Player[];
}

/** The side that nobody plays. */
export const NEMESIS = "nemesis";
export const MOST_HEALTH = 50;
export const MOST_MASTERY = 30;
/** What cards and relics ask for. */
export const MARKS = [5, 10, 15, 20, 30];

export function tableOf(view: View): ShardsTable {
  return view.table as ShardsTable;
}

/** Who sits at the far side of the table, clockwise from the reader, and who at the near one. */
export function seating(view: View): { far: Player[]; near: Player } {
  const { players } = tableOf(view);
  const place = Math.max(
    players.findIndex((player) => player.seat === view.seat),
    0,
  );
  const near = players[place] as Player;
  return { far: [...players.slice(place + 1), ...players.slice(0, place)], near };
}

/** The cards of a zone, also those of which nothing is told. */
export function entries(view: View, zone: string): CardEntry[] {
  const shown = cardsOf(view, zone);
  return [...shown, ...Array<null>(Math.max(0, countOf(view, zone) - shown.length)).fill(null)];
}

function inPlay(view: View, seat: Seat): CardOnTable[] {
  return cardsOf(view, `${seat}/play`)
    .map(onTable)
    .filter((card) => card !== null);
}

export function champions(view: View, seat: Seat): CardOnTable[] {
  return inPlay(view, seat).filter((card) => card.health !== undefined);
}

/** Allies lie in the play area until the turn ends. */
export function allies(view: View, seat: Seat): CardOnTable[] {
  return inPlay(view, seat).filter((card) => card.health === undefined);
}

/** What it takes to recruit a relic. */
const RELIC_MASTERY = 10;

/** Whether a player may look forward to a relic soon enough to want it on the table. */
export function hasRelicsInReach(player: Player): boolean {
  return player.mastery >= RELIC_MASTERY && !player["relic-recruited"];
}

/** The relics of a player that can still be recruited, and those that lie face down. */
export function relics(view: View, seat: Seat): CardEntry[] {
  return [...entries(view, `${seat}/relics`), ...entries(view, `${seat}/secrets`)];
}

export type Team = 1 | 2;

/** The first and the last seat play together against the two between them. */
export function teamOf(view: View, seat: Seat): Team | null {
  if (view.settings.mode !== "team") return null;
  return seat === "p1" || seat === "p4" ? 1 : 2;
}

const MATE: Record<Seat, Seat> = { p1: "p4", p2: "p3", p3: "p2", p4: "p1" };
const OPPOSITE: Record<Seat, Seat> = { p1: "p2", p2: "p1", p3: "p4", p4: "p3" };

/** What another player is to the reader in a team game. */
export function relation(view: View, seat: Seat): "mate" | "opposite" | null {
  const team = teamOf(view, seat);
  if (team === null || view.seat === null || view.seat === seat) return null;
  if (team === teamOf(view, view.seat)) return "mate";
  const { players } = tableOf(view);
  const gone = new Set(players.filter(({ out }) => out).map((each) => each.seat));
  // Whoever's mate is out faces both opponents, and they face them.
  const alone = [view.seat, seat].some((each) => gone.has(MATE[each] ?? ""));
  return alone || OPPOSITE[view.seat] === seat ? "opposite" : null;
}

export interface Price {
  printed: number;
  own: number;
}

/** What a card of the row costs by its print and for the reader. */
export function priceOf(view: View, label: string, printed: number): Price {
  return { printed, own: tableOf(view).prices[faceOf(label)] ?? printed };
}

/** What a card in the reader's hand blocks, while that is asked for. */
export function shieldOf(view: View, card: CardEntry): number {
  const label = onTable(card)?.card;
  return label === undefined ? 0 : (tableOf(view).shields[faceOf(label)] ?? 0);
}

/** Why something without a card is refused. */
export function refusalOf(refusals: readonly Refused[], action: string): Refused | undefined {
  return refusals.find((refused) => refused.action === action);
}

/** The arc of a dial from its start to a share of the whole, as an SVG path around the centre. */
export function arc(part: number, radius: number, from = -135, sweep = 270): string {
  const point = (degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  };
  const turned = sweep * Math.min(Math.max(part, 0), 1);
  return `M ${point(from)} A ${radius} ${radius} 0 ${turned > 180 ? 1 : 0} 1 ${point(from + turned)}`;
}

/** Whether it is this side's turn. */
export function isActive(view: View, seat: Seat): boolean {
  const { turn, active } = tableOf(view);
  return turn > 0 && active === seat && view.outcome === null;
}

/** What a player has to spend; Nemesis gains no crystals. */
export interface Purse {
  crystals: number | null;
  power: number | "infinite";
}

/** The numbers of the table are those of whoever's turn it is: what others did not spend is gone. */
export function purseOf(view: View, seat: Seat): Purse {
  const { active, crystals, power } = tableOf(view);
  const own = active === seat;
  return { crystals: seat === NEMESIS ? null : own ? crystals : 0, power: own ? power : 0 };
}

/** Whether a player has used Focus in this turn, which is theirs. */
export function hasFocused(view: View, seat: Seat): boolean {
  const { active, focused } = tableOf(view);
  return focused && active === seat;
}

/** Whether nothing lies on the table yet: leaders and relics are still being given out. */
export function isSetUp(view: View): boolean {
  return tableOf(view).turn === 0;
}
