/* Looking for words in texts, as people type them: any order, beginnings of words, ё as е, æ as a. */

/** A text as it is compared. */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е").replaceAll("æ", "a").replaceAll(/[’ʼ`]/g, "'");
}

const LETTER = /[\p{L}\p{N}]/u;

/** Where a word of a text begins with what is looked for; -1 if none does. */
function find(whole: string, word: string, from = 0): number {
  for (let at = whole.indexOf(word, from); at >= 0; at = whole.indexOf(word, at + 1)) {
    // «ward» is in no «afterwards»; what begins with a sign may stand anywhere.
    if (at === 0 || !LETTER.test(whole[at - 1] ?? "") || !LETTER.test(word[0] ?? "")) return at;
  }
  return -1;
}

/** The words that are looked for. */
export function wordsOf(query: string): string[] {
  return plain(query)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/^aember/, "amber")); // Who has no æ on the keyboard.
}

/** Whether a text has all the words. */
export function has(text: string, words: readonly string[]): boolean {
  const whole = plain(text);
  return words.every((word) => find(whole, word) >= 0);
}

export interface Part {
  text: string;
  found: boolean;
}

/** A text in parts, those that were looked for marked. */
export function marked(text: string, words: readonly string[]): Part[] {
  if (!words.length) return [{ text, found: false }];
  const whole = plain(text); // As long as the text itself, letter by letter.
  const parts: Part[] = [];
  let from = 0;
  while (from < text.length) {
    let at = text.length;
    let length = 0;
    for (const word of words) {
      const place = find(whole, word, from);
      if (place >= 0 && (place < at || (place === at && word.length > length))) [at, length] = [place, word.length];
    }
    if (at > from) parts.push({ text: text.slice(from, at), found: false });
    if (length) parts.push({ text: text.slice(at, at + length), found: true });
    from = at + length;
    if (!length) break;
  }
  return parts;
}
