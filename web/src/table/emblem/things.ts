/** Figures of things, deeds, crests, buildings, and of what is nothing of these. */

import { at, circle, HEIGHT, MIDDLE, mirrored, polygon, round, star, symmetric, WIDTH, type Chance, type Point, type Stroke } from "./shapes";

/** A thing: wheels within wheels, with spokes and a core. */
export function device(chance: Chance): Stroke[] {
  const teeth = 6 + chance.below(8);
  const outer = chance.between(23, 29);
  const turn = chance.between(0, 1);
  const strokes: Stroke[] = [
    { d: star(MIDDLE, teeth, outer, outer * chance.between(0.72, 0.9), turn), paint: "dark" },
    { d: circle(MIDDLE, outer * 0.74), paint: "main" },
  ];
  const spokes = 3 + chance.below(5);
  for (let spoke = 0; spoke < spokes; spoke++) {
    const angle = turn + (2 * Math.PI * spoke) / spokes;
    const tip = at(MIDDLE, outer * chance.between(0.62, 0.7), angle);
    strokes.push({ d: polygon([at(MIDDLE, 4, angle - 0.9), tip, at(MIDDLE, 4, angle + 0.9)]), paint: "dark", opacity: 0.75 });
    strokes.push({ d: circle(tip, 2.2), paint: "light" });
  }
  const core = chance.below(3);
  const size = chance.between(6, 9);
  if (core === 0) strokes.push({ d: circle(MIDDLE, size), paint: "light" });
  else strokes.push({ d: star(MIDDLE, core === 1 ? 4 : 6, size * 1.3, size * 0.6, turn), paint: "light" });
  return [...strokes, { d: circle(MIDDLE, 3), paint: "dark" }];
}

/** A deed: a burst with a bolt or petals. */
export function burst(chance: Chance): Stroke[] {
  const tips = 5 + chance.below(9);
  const turn = chance.between(0, Math.PI);
  const strokes: Stroke[] = [
    { d: star(MIDDLE, tips, chance.between(28, 33), chance.between(12, 20), turn), paint: "main" },
    { d: star(MIDDLE, tips, chance.between(18, 22), chance.between(8, 12), turn + chance.between(0, 1)), paint: "dark", opacity: 0.8 },
  ];
  if (chance.below(2)) {
    const lean = chance.between(4, 10);
    const bolt: Point[] = [[50 + lean, 8], [50 - lean * 1.4, 38], [49, 38], [50 - lean, 64], [50 + lean * 1.6, 31], [51, 31]];
    return [...strokes, { d: polygon(bolt.map(([x, y]): Point => [round(x), y])), paint: "light" }];
  }
  const petals = 3 + chance.below(4);
  for (let petal = 0; petal < petals; petal++) {
    const angle = turn + (2 * Math.PI * petal) / petals;
    const tip = at(MIDDLE, chance.between(15, 17), angle);
    const [left, right] = [at(MIDDLE, 9, angle - 0.5), at(MIDDLE, 9, angle + 0.5)];
    strokes.push({ d: `M50 36Q${left.join(" ")} ${tip.join(" ")}Q${right.join(" ")} 50 36Z`, paint: "light" });
  }
  return strokes;
}

/** A deed: arms that turn around a middle. */
export function vortex(chance: Chance): Stroke[] {
  const arms = 3 + chance.below(4);
  const way = chance.below(2) ? 1 : -1;
  const turn = chance.between(0, Math.PI);
  const bend = chance.between(0.6, 1.3) * way;
  const strokes: Stroke[] = [];
  for (let arm = 0; arm < arms; arm++) {
    const angle = turn + (2 * Math.PI * arm) / arms;
    const tip = at(MIDDLE, 32, angle + bend * 1.3);
    const [outer, inner] = [at(MIDDLE, 26, angle), at(MIDDLE, 14, angle + bend * 0.6)];
    strokes.push({ d: `M50 36Q${outer.join(" ")} ${tip.join(" ")}Q${inner.join(" ")} 50 36Z`, paint: arm % 2 ? "dark" : "main" });
  }
  const core = chance.between(5, 8);
  return [...strokes, { d: circle(MIDDLE, core), paint: "light" }, { d: circle(MIDDLE, core * 0.5), paint: "dark" }];
}

/** A deed: blades that cross. */
export function blades(chance: Chance): Stroke[] {
  const count = 2 + chance.below(2);
  const strokes: Stroke[] = [{ d: circle(MIDDLE, chance.between(20, 27)), paint: "main", opacity: 0.85 }];
  const spread = Math.PI / count;
  const turn = -Math.PI / 2 + (count === 2 ? spread / 2 : 0);
  const wide = chance.between(0.09, 0.16);
  for (let blade = 0; blade < count; blade++) {
    const angle = turn + blade * spread;
    const back = angle + Math.PI;
    strokes.push(
      { d: polygon([at(MIDDLE, 33, angle), at(MIDDLE, 22, angle + wide), at(MIDDLE, 16, back - 0.16), at(MIDDLE, 16, back + 0.16), at(MIDDLE, 22, angle - wide)]), paint: blade % 2 ? "dark" : "light" },
      { d: polygon([at(MIDDLE, 18, back - 0.45), at(MIDDLE, 18, back + 0.45), at(MIDDLE, 14, back + 0.45), at(MIDDLE, 14, back - 0.45)]), paint: "dark" },
      { d: circle(at(MIDDLE, 20, back), 3.4), paint: "dark" },
    );
  }
  return chance.below(2) ? [...strokes, { d: star(MIDDLE, 4 + chance.below(4), 7, 3, turn), paint: "light" }] : strokes;
}

/** A thing: a vessel, as if turned on a wheel. */
export function vessel(chance: Chance): Stroke[] {
  const lip = chance.between(5, 13);
  const neck = lip * chance.between(0.5, 0.9);
  const belly = chance.between(14, 24);
  const middle = chance.between(36, 46);
  const half: Point[] = [
    [50 + lip, 10],
    [50 + neck, chance.between(16, 22)],
    [50 + belly, middle],
    [50 + belly * chance.between(0.4, 0.8), chance.between(56, 60)],
    [50 + belly * chance.between(0.4, 0.7), 65],
  ].map(([x, y]): Point => [round(x ?? 0), round(y ?? 0)]);
  const strokes: Stroke[] = [];
  if (chance.below(2)) strokes.push({ d: `M${round(50 - belly)} 26A${round(belly)} 14 0 1 1 ${round(50 + belly)} 26`, paint: "line" });
  strokes.push({ d: symmetric(half), paint: "main" });
  const band = round(middle - 4);
  const wide = round(belly * 0.9);
  strokes.push({ d: polygon([[50 - wide, band], [50 + wide, band], [50 + wide, band + 7], [50 - wide, band + 7]]), paint: "dark" });
  const marks = 3 + chance.below(3);
  for (let mark = 0; mark < marks; mark++) {
    const x = 50 + (mark - (marks - 1) / 2) * ((wide * 1.6) / marks);
    strokes.push({ d: chance.below(2) ? circle([x, band + 3.5], 1.8) : star([x, band + 3.5], 4, 3, 1, 0), paint: "light" });
  }
  return [...strokes, { d: polygon([[50 - lip, 8], [50 + lip, 8], [50 + lip, 12], [50 - lip, 12]].map(([x, y]): Point => [round(x ?? 0), y ?? 0])), paint: "dark" }];
}

/** A thing: a cut stone. */
export function stone(chance: Chance): Stroke[] {
  const wide = chance.between(16, 26);
  const [top, girdle, tip] = [chance.between(8, 14), chance.between(24, 34), chance.between(58, 66)].map(round) as [number, number, number];
  const table = wide * chance.between(0.35, 0.7);
  const x = (value: number): number => round(50 + value);
  const strokes: Stroke[] = [
    { d: symmetric([[x(table), top], [x(wide), girdle], [x(0), tip]]), paint: "main" },
    { d: polygon([[x(table), top], [x(wide), girdle], [x(table * 0.6), girdle]]), paint: "dark" },
    { d: polygon([[x(-table), top], [x(-wide), girdle], [x(-table * 0.6), girdle]]), paint: "light" },
    { d: polygon([[x(table * 0.6), girdle], [x(wide), girdle], [x(0), tip]]), paint: "dark", opacity: 0.75 },
    { d: polygon([[x(-table * 0.6), girdle], [x(0), tip], [x(table * 0.6), girdle]]), paint: "light", opacity: 0.35 },
  ];
  for (let glint = 0; glint < 2 + chance.below(3); glint++) {
    strokes.push({ d: star([round(chance.between(12, 88)), round(chance.between(8, 60))], 4, chance.between(3, 6), 1, 0), paint: "light" });
  }
  return strokes;
}

/** Something worn: a crest with a charge on it. */
export function crest(chance: Chance): Stroke[] {
  const wide = chance.between(18, 24);
  const shape: Point[] = [
    [50, round(chance.between(6, 12))],
    [round(50 + wide), round(chance.between(8, 16))],
    [round(50 + wide * chance.between(0.8, 1.1)), round(chance.between(30, 40))],
    [round(50 + wide * chance.between(0.3, 0.6)), round(chance.between(50, 56))],
    [50, round(chance.between(60, 66))],
  ];
  const inner = shape.map(([x, y]): Point => [round(50 + (x - 50) * 0.78), round(36 + (y - 36) * 0.78)]);
  const turn = -Math.PI / 2;
  const charge = chance.below(3);
  const figure =
    charge === 0 ? star(MIDDLE, 3 + chance.below(5), 14, chance.between(4, 8), turn)
    : charge === 1 ? circle(MIDDLE, chance.between(7, 12))
    : symmetric([[50, 20], [round(50 + chance.between(6, 12)), round(chance.between(26, 36))], [50, 52]]);
  return [
    { d: symmetric(shape), paint: "dark" },
    { d: symmetric(inner), paint: "main" },
    { d: figure, paint: "light" },
    { d: `M50 ${round(shape[0]?.[1] ?? 8)}L50 64`, paint: "line", opacity: 0.6 },
  ];
}

/** A building: towers of different heights around the middle one. */
export function towers(chance: Chance): Stroke[] {
  const strokes: Stroke[] = [];
  const half = 1 + chance.below(3);
  for (let place = half; place >= 0; place--) {
    const wide = chance.between(7, 11);
    const top = 14 + place * chance.between(7, 12);
    const left = round(50 + place * 13 - wide);
    const right = round(50 + place * 13 + wide);
    const peak = chance.below(3);
    const roof: Point[] =
      peak === 0 ? [[left, top], [round((left + right) / 2), round(top - 10)], [right, top]]
      : peak === 1 ? [[left, top], [left, top - 4], [left + 3, top - 4], [left + 3, top], [right - 3, top], [right - 3, top - 4], [right, top - 4], [right, top]]
      : [[left, top], [right, top]];
    const tower: Point[] = [...roof, [right, HEIGHT], [left, HEIGHT]].map(([x, y]): Point => [round(x ?? 0), round(y ?? 0)]);
    const d = place ? polygon(tower) + polygon(mirrored(tower)) : polygon(tower);
    strokes.push({ d, paint: place % 2 ? "dark" : "main" });
    const window: Point = [round((left + right) / 2), round(top + chance.between(8, 14))];
    const lights = circle(window, 2.4) + (place ? circle([WIDTH - window[0], window[1]], 2.4) : "");
    strokes.push({ d: lights, paint: "light" });
  }
  return strokes;
}

/** A world that something grows on: a globe, stalks with caps, and spores in the air. */
export function planet(chance: Chance): Stroke[] {
  const size = chance.between(17, 22);
  const centre: Point = [50, 42];
  const strokes: Stroke[] = [];
  const stalks = 4 + chance.below(4);
  for (let stalk = 0; stalk < stalks; stalk++) {
    const angle = -Math.PI / 2 + (stalk - (stalks - 1) / 2) * (2.6 / stalks) + chance.between(-0.08, 0.08);
    const reach = size + chance.between(7, 15);
    const tip = at(centre, reach, angle);
    strokes.push(
      { d: polygon([at(centre, size - 1, angle - 0.07), tip, at(centre, size - 1, angle + 0.07)]), paint: "dark" },
      { d: polygon([at(centre, reach - 2, angle - 0.2), at(centre, reach + 4, angle), at(centre, reach - 2, angle + 0.2)]), paint: "light" },
    );
  }
  strokes.push({ d: circle(centre, size), paint: "main" });
  for (let crater = 0; crater < 3 + chance.below(4); crater++) {
    const place = at(centre, size * chance.between(0.15, 0.7), chance.between(0, 2 * Math.PI));
    strokes.push({ d: circle(place, chance.between(1.6, 4)), paint: crater % 2 ? "light" : "dark", opacity: 0.8 });
  }
  for (let spore = 0; spore < 4 + chance.below(5); spore++) {
    strokes.push({ d: circle([round(chance.between(8, 92)), round(chance.between(5, 40))], chance.between(0.9, 2)), paint: "light" });
  }
  const tilt = round(chance.between(4, 9));
  return [...strokes, { d: `M${round(50 - size * 1.5)} ${42 + tilt}Q50 ${42 + tilt * 2} ${round(50 + size * 1.5)} ${42 - tilt}`, paint: "line" }];
}

/** Anything else: petals around a middle. */
export function mandala(chance: Chance): Stroke[] {
  const strokes: Stroke[] = [];
  const layers = 3;
  for (let layer = 0; layer < layers; layer++) {
    const petals = 4 + chance.below(6);
    const outer = 31 - layer * 9;
    const wide = chance.between(0.25, 0.6);
    let d = "";
    const turn = chance.between(0, Math.PI);
    for (let petal = 0; petal < petals; petal++) {
      const angle = turn + (2 * Math.PI * petal) / petals;
      const side = (way: number): string => at(MIDDLE, outer * 0.6, angle + way * wide).join(" ");
      d += `M50 36Q${side(-1)} ${at(MIDDLE, outer, angle).join(" ")}Q${side(1)} 50 36Z`;
    }
    strokes.push({ d, paint: (["dark", "main", "light"] as const)[layer] ?? "main" });
  }
  return [...strokes, { d: circle(MIDDLE, 3.4), paint: "dark" }];
}

