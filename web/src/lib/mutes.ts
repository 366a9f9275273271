/* Whom a person does not want to hear is remembered for as long as the browser's tab lasts. */

const PLACE = "deckwright.muted";

/** The names as they were written down; what can't be understood is nobody. */
export function readMuted(text: string | null): string[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept) ? kept.filter((name): name is string => typeof name === "string") : [];
  } catch {
    return [];
  }
}

export function mutedBefore(): string[] {
  try {
    return readMuted(sessionStorage.getItem(PLACE));
  } catch {
    return []; // A browser may forbid storage.
  }
}

export function keepMuted(names: Iterable<string>): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify([...names]));
  } catch {
    // Then they last as long as the page.
  }
}
