/** Notation: labels of cards, names of zones and seats, as the server writes them (`kernel/notation.py`). */

import type { CardEntry, CardOnTable, View } from "./types";

/** The id of the face: `troll.1`, `troll~2` and `troll@p1/discard.1` are all `troll`. */
export function faceOf(label: string): string {
  return label.split(/[.~@]/, 1)[0] ?? label;
}

/** The place of a seat among all: `p2` is 1. */
export function seatNumber(seat: string): number {
  return Number(seat.slice(1)) - 1;
}

export function seatName(number: number): string {
  return `p${number + 1}`;
}

/** The card of a trigger: `quiet-fence.1:1<brute.1` belongs to `quiet-fence.1`. */
export function cardOfTrigger(trigger: string): string {
  return trigger.split(":", 1)[0] ?? trigger;
}

/** What a zone tells about a card, always as an object; nothing about a face-down one. */
export function onTable(entry: CardEntry): CardOnTable | null {
  return typeof entry === "string" ? { card: entry } : entry;
}

/** The kind of a zone: `p1/hand` is a `hand`. */
export function kindOf(zone: string): string {
  return zone.slice(zone.lastIndexOf("/") + 1);
}

/** Whose zone it is; null for common ones. */
export function ownerOf(zone: string): string | null {
  const slash = zone.lastIndexOf("/");
  return slash < 0 ? null : zone.slice(0, slash);
}

/** The cards of a zone, face-down ones as null. */
export function cardsOf(view: View, zone: string): CardEntry[] {
  return view.zones[zone]?.cards ?? [];
}

export function countOf(view: View, zone: string): number {
  return view.zones[zone]?.count ?? 0;
}

/** Each card that can be seen, by its label, with the zone it is in. */
export function findCards(view: View): Map<string, { zone: string; card: CardOnTable }> {
  const found = new Map<string, { zone: string; card: CardOnTable }>();
  for (const [zone, { cards }] of Object.entries(view.zones)) {
    for (const entry of cards ?? []) {
      const card = onTable(entry);
      if (card) found.set(card.card, { zone, card });
    }
  }
  return found;
}
