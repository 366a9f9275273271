/* Figures made of names: stars within stars, recognisable and always the same. */

export interface Ring {
  path: string;
  hue: number;
  filled: boolean;
}

export interface Figure {
  rings: Ring[];
}

const HUES = 5;

/** FNV-1a, stirred so that similar names differ. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}

export function figureOf(name: string): Figure {
  const seed = hash(name);
  const corners = 3 + (seed % 6);
  const hue = hash(`${name}/hue`) % HUES;
  const turn = ((seed >>> 8) % 12) / 12;
  const rings = [44, 31, 17].map((radius, place) => {
    const depth = 0.45 + ((seed >>> (12 + 4 * place)) % 8) / 14;
    const shift = (turn + place / 2) / corners;
    return {
      path: star(corners, radius, radius * Math.min(depth, 0.95), shift),
      hue: ((hue + place * 3) % HUES) + 1,
      filled: place !== 1,
    };
  });
  return { rings };
}

/** A star as a path; with an inner radius near the outer one it is a polygon. */
function star(corners: number, outer: number, inner: number, shift: number): string {
  const points: string[] = [];
  for (let point = 0; point < corners * 2; point += 1) {
    const radius = point % 2 ? inner : outer;
    const angle = 2 * Math.PI * (point / (corners * 2) + shift) - Math.PI / 2;
    points.push(`${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`);
  }
  return `M${points.join("L")}Z`;
}
