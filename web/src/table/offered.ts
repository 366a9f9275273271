/**
 * What the board offers by itself, read off what it has drawn: the question need not say it a second time.
 *
 * Cards and places are offered by the word on them, buttons by the key of their choice.
 */

import type { Choice } from "./chooser";

export interface Offered {
  words: ReadonlySet<string>;
  keys: ReadonlySet<string>;
}

export const NOTHING: Offered = { words: new Set(), keys: new Set() };

const DRAWN = "[data-card], [data-spot], [data-slot], [data-key]";
const ATTRIBUTES = ["data-card", "data-spot", "data-slot", "data-key"];

export function offeredBy(root: ParentNode): Offered {
  const words = new Set<string>();
  const keys = new Set<string>();
  for (const { dataset } of root.querySelectorAll<HTMLElement>(DRAWN)) {
    for (const word of [dataset.card, dataset.spot, dataset.slot]) if (word) words.add(word);
    if (dataset.key) keys.add(dataset.key);
  }
  return { words, keys };
}

/** Tell what a board offers, now and whenever that changes. Returns how to stop. */
export function watchOffers(root: ParentNode & Node, tell: (offered: Offered) => void): () => void {
  let last = "";
  const look = (): void => {
    const offered = offeredBy(root);
    const now = JSON.stringify([[...offered.words], [...offered.keys]]);
    if (now === last) return;
    last = now;
    tell(offered);
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ATTRIBUTES });
  look();
  return () => observer.disconnect();
}

/** So many letters of choices stand beside the question. */
const BESIDE = 110;
const FEW = 2;

/** Of the choices that are open, those that need a button: what the board does not offer, or all if that is little. */
export function buttonsFor(open: readonly Choice[], steps: number, offered: Offered): Choice[] {
  const asked = open.filter(({ option }) => !offered.keys.has(option.key));
  const letters = asked.reduce((sum, { option }) => sum + option.text.length + option.note.length, 0);
  if (asked.length <= FEW && letters <= BESIDE) return asked;
  // Where there is no board, as in the text view, cards are chosen from the list of all options.
  if (!offered.words.size) return asked.filter(({ option }) => !option.cards.length);
  return asked.filter((choice) => !offered.words.has(choice.steps[steps] ?? ""));
}
