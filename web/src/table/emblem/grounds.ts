/** What lies behind the figure of a drawing. */

import { at, circle, HEIGHT, MIDDLE, polygon, round, star, WIDTH, type Chance, type Point, type Stroke } from "./shapes";

export function rays(chance: Chance): Stroke[] {
  const count = 8 + chance.below(9);
  const turn = chance.between(0, Math.PI);
  return Array.from({ length: count }, (_, place) => {
    const angle = turn + (2 * Math.PI * place) / count;
    const wide = Math.PI / count / 2;
    return { d: polygon([MIDDLE, at(MIDDLE, 75, angle - wide), at(MIDDLE, 75, angle + wide)]), paint: "far", opacity: 0.55 };
  });
}

function rings(chance: Chance): Stroke[] {
  const step = chance.between(7, 12);
  const centre: Point = [50, chance.between(20, 60)];
  return Array.from({ length: 6 }, (_, place) => ({
    d: circle(centre, step * (place + 1.5)),
    paint: "line",
    opacity: 0.35,
  }));
}

function hills(chance: Chance): Stroke[] {
  return [0, 1, 2].map((row) => {
    const base = 34 + row * 12;
    let d = `M0 ${HEIGHT}L0 ${round(base + chance.between(-6, 6))}`;
    for (let x = 0; x < WIDTH; x += 25) {
      d += `Q${x + 12.5} ${round(base + chance.between(-16, 6))} ${x + 25} ${round(base + chance.between(-5, 5))}`;
    }
    return { d: `${d}L${WIDTH} ${HEIGHT}Z`, paint: "far", opacity: 0.35 + row * 0.2 };
  });
}

function sparks(chance: Chance): Stroke[] {
  return Array.from({ length: 16 }, () => ({
    d: star([chance.between(3, 97), chance.between(3, 67)], 4, chance.between(1.2, 4), 0.7, 0),
    paint: "far",
    opacity: 0.8,
  }));
}

function facets(chance: Chance): Stroke[] {
  const strokes: Stroke[] = [];
  for (let x = 0; x < WIDTH; x += 20) {
    const top = chance.between(6, 44);
    const shift = chance.between(4, 16);
    strokes.push({
      d: polygon([[x, HEIGHT], [x, round(top + 8)], [round(x + shift), round(top)], [x + 20, round(top + 12)], [x + 20, HEIGHT]]),
      paint: "far",
      opacity: chance.between(0.3, 0.75),
    });
  }
  return strokes;
}

function bands(chance: Chance): Stroke[] {
  const lean = chance.between(-30, 30);
  const step = chance.between(12, 20);
  const strokes: Stroke[] = [];
  for (let x = -40; x < 140; x += step) {
    strokes.push({
      d: polygon([[round(x), 0], [round(x + step / 2), 0], [round(x + step / 2 + lean), HEIGHT], [round(x + lean), HEIGHT]]),
      paint: "far",
      opacity: 0.5,
    });
  }
  return strokes;
}

export const GROUNDS = [rays, rings, hills, sparks, facets, bands];

