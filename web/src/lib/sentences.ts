/** The first sentence of a text, and what follows. */
export function firstSentence(text: string, language: string): { first: string; rest: string } {
  const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
  const [first] = segmenter.segment(text);
  const end = first ? first.segment.length : 0;
  return { first: text.slice(0, end).trim(), rest: text.slice(end).trim() };
}
