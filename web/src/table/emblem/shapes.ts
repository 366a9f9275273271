/** What drawings are made of: chance that is always the same, points, and paths in a field of 100 by 70. */

/** How a path is painted: `sky` and `far` lie behind, `main` and `light` are the figure, `dark` its shade. */
export type Paint = "sky" | "far" | "main" | "light" | "dark" | "line";

export interface Stroke {
  d: string;
  paint: Paint;
  /** Between 0 and 1; 1 if left out. */
  opacity?: number;
}

/** Numbers that look like chance and are always the same for a name. */
export interface Chance {
  /** From 0 up to 1. */
  next(): number;
  /** A whole number below the limit. */
  below(limit: number): number;
  between(least: number, most: number): number;
}

export function chanceOf(name: string): Chance {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    below: (limit) => Math.floor(next() * limit),
    between: (least, most) => least + next() * (most - least),
  };
}

export type Point = readonly [number, number];
export const WIDTH = 100;
export const HEIGHT = 70;
export const MIDDLE: Point = [50, 36];

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function at([x, y]: Point, radius: number, angle: number): Point {
  return [round(x + radius * Math.cos(angle)), round(y + radius * Math.sin(angle))];
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map((point) => point.join(" ")).join("L")}Z`;
}

export function circle([x, y]: Point, radius: number): string {
  const r = round(radius);
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0Z`;
}

/** The same shape on the other side of the middle. */
export function mirrored(points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [round(WIDTH - x), y]);
}

/** A shape that is the same on both sides, from the points of its right half, top to bottom. */
export function symmetric(half: readonly Point[]): string {
  return polygon([...half, ...mirrored(half).reverse()]);
}

export function star(middle: Point, tips: number, outer: number, inner: number, turn: number): string {
  const points: Point[] = [];
  for (let tip = 0; tip < tips * 2; tip++) {
    points.push(at(middle, tip % 2 ? inner : outer, turn + (Math.PI * tip) / tips));
  }
  return polygon(points);
}

