/* Looking for words in texts, as people type them: any order, beginnings of words, ё as е. */

/** A text as it is compared. */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е").replaceAll(/[’ʼ`]/g, "'");
}

/** The words that are looked for. */
export function wordsOf(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

/** Whether a text has all the words. */
export function has(text: string, words: readonly string[]): boolean {
  const whole = plain(text);
  return words.every((word) => whole.includes(word));
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
      const place = whole.indexOf(word, from);
      if (place >= 0 && (place < at || (place === at && word.length > length))) [at, length] = [place, word.length];
    }
    if (at > from) parts.push({ text: text.slice(from, at), found: false });
    if (length) parts.push({ text: text.slice(at, at + length), found: true });
    from = at + length;
    if (!length) break;
  }
  return parts;
}
