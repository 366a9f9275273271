/* Glossary terms in texts: found by their forms, whole words only. */

import type { Term } from "../protocol";

export interface Piece {
  text: string;
  term?: Term;
}

interface Finder {
  pattern: RegExp;
  byForm: Map<string, Term>;
}

const finders = new WeakMap<readonly Term[], Finder | null>();

function finderOf(terms: readonly Term[]): Finder | null {
  const kept = finders.get(terms);
  if (kept !== undefined) return kept;
  const byForm = new Map<string, Term>();
  for (const term of terms) for (const form of term.forms) byForm.set(form.toLowerCase(), term);
  // The longest first: «key cost» before «key».
  const forms = [...byForm.keys()].filter(Boolean).sort((one, other) => other.length - one.length);
  const words = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const finder = forms.length
    ? { pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "giu"), byForm }
    : null;
  finders.set(terms, finder);
  return finder;
}

/** A text in pieces; each term is marked where it first appears. */
export function pieces(text: string, terms: readonly Term[]): Piece[] {
  const finder = finderOf(terms);
  const found: Piece[] = [];
  const told = new Set<string>();
  let from = 0;
  for (const match of finder ? text.matchAll(finder.pattern) : []) {
    const term = finder?.byForm.get(match[0].toLowerCase());
    if (!term || told.has(term.id)) continue;
    told.add(term.id);
    if (match.index > from) found.push({ text: text.slice(from, match.index) });
    found.push({ text: match[0], term });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
}
