/** What boards of two players share. */

import { cardsOf, onTable } from "../notation";
import type { CardOnTable, Seat, View } from "../types";

/** Who sits at the bottom: the reader, or the first player for whoever looks on. */
export function nearSeat(view: View): Seat {
  return view.seat ?? "p1";
}

export function farSeat(view: View): Seat {
  return nearSeat(view) === "p1" ? "p2" : "p1";
}

/** The cards of a zone that the reader knows. */
export function known(view: View, zone: string): CardOnTable[] {
  return cardsOf(view, zone)
    .map(onTable)
    .filter((card): card is CardOnTable => card !== null);
}
