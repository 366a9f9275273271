/**
 * What is drawn on a card: what is printed on it, and over it what is so now.
 *
 * It reads the facts for which games have a look, and those that a game has declared to be figures; a fact that a card
 * does not have is not drawn.
 */

import { lookOf } from "./factions";
import type { Look } from "./hues";
import { ICONS, type IconName } from "./icons";
import { LOOKS, type StatLook, type Window } from "./looks";
import type { CardInfo, CardOnTable, FigureInfo } from "./types";

export interface Stat {
  /** The message that names it: `table-stat-power` … */
  name: string;
  icon: IconName;
  value: number | string;
  /** The word for it, where the game has declared it. */
  text?: string;
  /** How it stands to what is printed. */
  change: "more" | "less" | "same";
}

export interface Badge {
  name: string;
  icon: IconName;
  /** None for a mere mark. */
  count?: number;
  bad: boolean;
}

export interface Face {
  faction: string | null;
  look: Look;
  type: string;
  /** What kind of creature it is. */
  traits: string[];
  window: Window;
  cost: Stat | null;
  stats: Stat[];
  badges: Badge[];
  /** By name, with the number behind it. */
  keywords: [string, number][];
  icons: string[];
  exhausted: boolean;
}

export function drawFace(
  info: CardInfo | undefined,
  card: CardOnTable | null,
  figures: readonly FigureInfo[] = [],
): Face {
  const facts = info?.facts ?? {};
  const faction = factionOf(facts, card);
  const type = typeof facts.type === "string" ? facts.type : "";
  return {
    faction,
    look: lookOf(faction),
    type,
    traits: Array.isArray(facts.traits) ? facts.traits : typeof facts.subtype === "string" ? [facts.subtype] : [],
    window: LOOKS.windows[type] ?? "plain",
    cost: costOf(facts, card),
    stats: [
      ...LOOKS.stats.flatMap((stat) => statOf(stat, facts, card) ?? []),
      ...figuresOf(figures, "card").flatMap((figure) => {
        const stat = statOf({ name: figure.name, icon: iconOf(figure) }, facts, card);
        return stat ? [{ ...stat, text: figure.text }] : [];
      }),
    ],
    badges: card ? badgesOf(card) : [],
    keywords: keywordsOf(facts, card),
    icons: Array.isArray(card?.icons) ? card.icons : Array.isArray(facts.icons) ? facts.icons : [],
    exhausted: card?.exhausted === true,
  };
}

/** What a game has declared of its players or cards, without what is drawn by its name anyway. */
export function figuresOf(figures: readonly FigureInfo[], of: FigureInfo["of"]): FigureInfo[] {
  const known = LOOKS.stats.map(({ name }) => name);
  return figures.filter((figure) => figure.of === of && !(of === "card" && known.includes(figure.name)));
}

export function iconOf(figure: FigureInfo): IconName {
  return figure.icon in ICONS ? (figure.icon as IconName) : "gem";
}

function factionOf(facts: Record<string, unknown>, card: CardOnTable | null): string | null {
  for (const source of [card ?? {}, facts]) {
    for (const name of LOOKS.factionFacts) {
      const value: unknown = (source as Record<string, unknown>)[name];
      // A card of all houses looks like the one that it is printed with.
      if (Array.isArray(value) && value.length === 1) return String(value[0]);
      if (typeof value === "string" && value) return value;
    }
  }
  return null;
}

function costOf(facts: Record<string, unknown>, card: CardOnTable | null): Stat | null {
  const printed = number(facts.cost) ?? number(facts.number);
  const now = number(card?.price) ?? printed;
  if (now === null) return null;
  // Less to pay is good.
  const name = number(facts.number) === null ? "cost" : "number";
  return { name, icon: "coin", value: now, change: compare(printed ?? now, now) };
}

function statOf(
  { name, icon, used, left, always }: Omit<StatLook, "place">,
  facts: Record<string, unknown>,
  card: CardOnTable | null,
): Stat | null {
  const printed = number(facts[name]);
  let now = number(card?.[name]) ?? printed;
  if (now === null) return null;
  if (used) now -= number(card?.[used]) ?? 0;
  if (left) now = number(card?.[left]) ?? now;
  if (now === 0 && !printed && !always) return null;
  return { name, icon, value: now, change: compare(now, printed ?? now) };
}

/** Counters first, then mere marks. */
function badgesOf(card: CardOnTable): Badge[] {
  const counters: Badge[] = [];
  const marks: Badge[] = [];
  for (const { name, icon, bad = false, counted, below = icon } of LOOKS.badges) {
    const count = number(card[name]);
    if (counted && count) counters.push({ name, icon: count < 0 ? below : icon, count, bad: bad || count < 0 });
    if (!counted && card[name] === true) marks.push({ name, icon, bad });
  }
  return [...counters, ...marks];
}

function keywordsOf(facts: Record<string, unknown>, card: CardOnTable | null): [string, number][] {
  const keywords: unknown = card?.keywords ?? facts.keywords;
  if (Array.isArray(keywords)) return keywords.map((name) => [String(name), 1]);
  if (typeof keywords !== "object" || keywords === null) return [];
  return Object.entries(keywords).map(([name, value]) => [name, typeof value === "number" ? value : 1]);
}

function number(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

function compare(now: number, printed: number): Stat["change"] {
  return now > printed ? "more" : now < printed ? "less" : "same";
}
