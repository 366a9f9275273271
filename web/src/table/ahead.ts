/** What can be answered before it is asked: copies that make no difference are one offer. */

import type { Ahead, OptionInfo } from "./types";

export interface AheadOffer {
  /** The first of its copies. */
  option: OptionInfo;
  keys: string[];
  /** How many of its copies are chosen. */
  chosen: number;
}

export function offersOf(ahead: Ahead): AheadOffer[] {
  const offers = new Map<number, AheadOffer>();
  for (const option of ahead.question.options) {
    const offer = offers.get(option.offer) ?? { option, keys: [], chosen: 0 };
    offer.keys.push(option.key);
    if (ahead.prepared.includes(option.key)) offer.chosen += 1;
    offers.set(option.offer, offer);
  }
  return [...offers.values()];
}

/** What is chosen once another copy of an offer is, too. */
export function added(ahead: Ahead, offer: AheadOffer): string[] {
  const key = offer.keys.find((each) => !ahead.prepared.includes(each));
  return key === undefined ? ahead.prepared : [...ahead.prepared, key];
}
