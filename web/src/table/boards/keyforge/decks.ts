/** The list of a deck, which is open to all (KF-17.1), from the code that stands in the settings of a game. */

export interface DeckCard {
  face: string;
  icons: string[];
  count: number;
}

export interface DeckHouse {
  house: string;
  cards: DeckCard[];
}

const CARD = /^([^+*]+)((?:\+[^+*]+)*)(?:\*(\d+))?$/;
/** What stands in a code besides houses. */
const EXTRAS = /^(seed|name(\.\w+)?)$/;

/** The houses of a deck with their cards; nothing where the code is none (positions that were described). */
export function readDeck(code: unknown): DeckHouse[] {
  if (typeof code !== "string" || !/^kf\d+\//.test(code)) return [];
  const houses: DeckHouse[] = [];
  for (const part of code.split("/").slice(2)) {
    const equals = part.indexOf("=");
    const house = part.slice(0, equals);
    if (equals < 0 || EXTRAS.test(house)) continue;
    houses.push({ house, cards: part.slice(equals + 1).split(",").flatMap(readCard) });
  }
  return houses;
}

function readCard(word: string): DeckCard[] {
  const [, face, icons, count] = CARD.exec(word) ?? [];
  if (!face) return [];
  return [{ face, icons: (icons ?? "").split("+").filter(Boolean), count: Number(count ?? 1) }];
}
