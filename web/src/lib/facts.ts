/* Facts of cards as filters: every fact that has words or numbers and differs from card to card. */

import type { CardInfo, Catalogue } from "../protocol";

export interface Filter {
  fact: string;
  values: { value: string; text: string }[];
}

/** So many different numbers can be chosen from. */
const MOST_NUMBERS = 30;

/** The values of a fact: a word, a number, several of them, or names with something behind them. */
export function valuesOf(fact: unknown): string[] {
  if (fact === null || fact === undefined) return [];
  if (Array.isArray(fact)) return fact.flatMap((each) => (typeof each === "object" ? [] : [String(each)]));
  if (typeof fact === "object") return Object.keys(fact);
  return typeof fact === "boolean" ? [] : [String(fact)];
}

/** The words for the values of a fact: those of the group with its name, or of one that has them all. */
export function wordsFor(catalogue: Catalogue, fact: string, values: readonly string[]): Record<string, string> {
  const named = catalogue.words[fact] ?? catalogue.words[fact.replace(/s$/, "")];
  return named ?? Object.values(catalogue.words).find((words) => values.every((value) => value in words)) ?? {};
}

export function filtersOf(catalogue: Catalogue): Filter[] {
  const found = new Map<string, Set<string>>();
  for (const card of catalogue.cards) {
    for (const [fact, value] of Object.entries(card.facts)) {
      const values = found.get(fact) ?? new Set<string>();
      found.set(fact, values);
      for (const each of valuesOf(value)) values.add(each);
    }
  }
  return [...found].flatMap(([fact, values]) => {
    const filter = filterOf(catalogue, fact, [...values]);
    return filter ? [filter] : [];
  });
}

function filterOf(catalogue: Catalogue, fact: string, values: string[]): Filter | null {
  if (values.length < 2) return null;
  if (values.every((value) => /^-?\d+$/.test(value))) {
    if (values.length > MOST_NUMBERS) return null;
    const numbers = values.toSorted((one, other) => Number(one) - Number(other));
    return { fact, values: numbers.map((value) => ({ value, text: value })) };
  }
  const words = wordsFor(catalogue, fact, values);
  const known = values.filter((value) => words[value] !== undefined);
  if (known.length < 2) return null;
  const texts = known.map((value) => ({ value, text: capital(words[value] ?? value) }));
  return { fact, values: texts.toSorted((one, other) => one.text.localeCompare(other.text, catalogue.language)) };
}

/** Whether a card has all the values that were chosen. */
export function fits(card: CardInfo, chosen: Readonly<Record<string, string>>): boolean {
  return Object.entries(chosen).every(([fact, value]) => !value || valuesOf(card.facts[fact]).includes(value));
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
