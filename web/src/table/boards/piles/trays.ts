/** Which piles have to lie open because something in them can be chosen now. */

import type { Chooser } from "../../chooser";
import { kindOf, onTable } from "../../notation";
import type { CardEntry, CardOnTable, View } from "../../types";

export interface Tray {
  zone: string;
  cards: CardOnTable[];
}

/** The cards of an entry list that the reader knows. */
export function known(cards: readonly CardEntry[]): CardOnTable[] {
  return cards.map(onTable).filter((card): card is CardOnTable => card !== null);
}

/** The zones that the board does not lay out card by card, with the cards of which one can be chosen. */
export function trays(view: View, chooser: Chooser, laidOut: ReadonlySet<string>): Tray[] {
  const found: Tray[] = [];
  for (const [zone, { cards }] of Object.entries(view.zones)) {
    if (laidOut.has(kindOf(zone)) || laidOut.has(zone)) continue;
    const open = known(cards ?? []).filter((card) =>
      ["pick", "target", "chosen"].includes(chooser.state(card.card)),
    );
    if (open.length) found.push({ zone, cards: open });
  }
  return found;
}
