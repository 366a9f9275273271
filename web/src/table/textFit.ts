/** How wide words are, so that names are set as large as they fit. */

/** As on cards. */
const WEIGHT = 650;
const SIZE = 100;
/** Where nothing can be measured: what a letter is wide on the average, in em. */
const LETTER = 0.62;

let pen: CanvasRenderingContext2D | null | undefined;
const widths = new Map<string, number>();

/** The width of a text in em. */
export function widthOf(text: string): number {
  const known = widths.get(text);
  if (known !== undefined) return known;
  if (pen === undefined) {
    pen = document.createElement("canvas").getContext("2d") ?? null;
    if (pen) pen.font = `${WEIGHT} ${SIZE}px ${getComputedStyle(document.body).fontFamily || "sans-serif"}`;
  }
  const width = pen ? pen.measureText(text).width / SIZE : text.length * LETTER;
  widths.set(text, width);
  return width;
}

/** A second line is seldom full. */
const LINES = 1.8;

/** By how much a name shrinks so that its longest word stands in a line of so many em, and all of it in two. */
export function shrinkFor(name: string, room: number, least: number): number {
  const words = name.split(/\s+|(?<=-)/);
  const widest = Math.max(...words.map(widthOf), widthOf(name) / LINES);
  return Math.max(least, Math.min(1, room / widest));
}
