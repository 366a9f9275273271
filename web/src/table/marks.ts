/** Sentences in which cards are marked: `\uE000label\uE001words\uE002`, as the server sends them. */

export interface Piece {
  text: string;
  /** The label of the card that the words are about. */
  label?: string;
}

const MARK = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/g;

/** A sentence in pieces, those about cards with their labels. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index) });
    found.push({ text: match[2] ?? "", label: match[1] ?? "" });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
}

/** A sentence without marks. */
export function plain(text: string): string {
  return text.replace(MARK, "$2");
}
