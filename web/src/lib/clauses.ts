/* Numbers of clauses in texts, such as KF-6.4, which become links. */

const CLAUSE = /[A-Z]{2,4}-\d+(?:\.\d+)*/g;

export interface ClausePart {
  text: string;
  clause?: string;
}

export function clauseParts(text: string): ClausePart[] {
  const parts: ClausePart[] = [];
  let from = 0;
  for (const match of text.matchAll(CLAUSE)) {
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push({ text: match[0], clause: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
