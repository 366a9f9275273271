/** Figures of creatures: faces, helmets, hoods, birds, crawlers, machines and others, all seen from the front. */

import { circle, mirrored, polygon, round, star, symmetric, type Chance, type Point, type Stroke } from "./shapes";

/** A shape on the right and its twin on the left. */
function both(points: readonly Point[]): string {
  const rounded = points.map(([x, y]): Point => [round(x), round(y)]);
  return polygon(rounded) + polygon(mirrored(rounded));
}

function whole(half: readonly Point[]): string {
  return symmetric(half.map(([x, y]): Point => [round(x), round(y)]));
}

function pair(x: number, y: number, radius: number): string {
  return circle([50 + x, y], radius) + circle([50 - x, y], radius);
}

/** Eyes at a height, so far from the middle. */
function eyes(chance: Chance, apart: number, y: number): Stroke[] {
  const size = chance.between(2.2, 4.2);
  const [x, right] = [50 + apart, size * 1.4];
  switch (chance.below(5)) {
    case 0:
      return [{ d: pair(apart, y, size), paint: "light" }, { d: pair(apart, y, size * 0.4), paint: "dark" }];
    case 1:
      return [{ d: both([[x - size, y], [x + right, y - size * 0.9], [x + size * 0.7, y + size * 0.7]]), paint: "light" }];
    case 2:
      return [{ d: circle([50, y], size * 1.9), paint: "light" }, { d: circle([50, y], size * 0.8), paint: "dark" }];
    case 3:
      return [{ d: pair(apart, y, size * 0.8) + circle([50, y - 7], size * 0.7), paint: "light" }];
    default:
      return [{ d: both([[x - size, y - 1.2], [x + size, y - 1.2], [x + size, y + 1.2], [x - size, y + 1.2]]), paint: "light" }];
  }
}

function mouth(chance: Chance, half: number, y: number): Stroke[] {
  if (chance.below(2)) {
    const teeth = 2 + chance.below(3);
    let d = `M${round(50 - half)} ${round(y)}`;
    for (let tooth = 1; tooth <= teeth * 2; tooth++) {
      d += `L${round(50 - half + (half * tooth) / teeth)} ${round(y + (tooth % 2 ? 4 : 0))}`;
    }
    return [{ d: `${d}Z`, paint: "light" }];
  }
  const bend = round(y + chance.between(-3, 7));
  return [{ d: `M${round(50 - half)} ${round(y)}Q50 ${bend} ${round(50 + half)} ${round(y)}`, paint: "line" }];
}

function horns(chance: Chance, wide: number, top: number): Stroke[] {
  return Array.from({ length: 1 + chance.below(3) }, (_, place): Stroke => {
    const root = 50 + wide * chance.between(0.2, 0.9);
    const reach = chance.between(6, 24);
    const tip = top - chance.between(-4, 12);
    return { d: both([[root, top + 8], [root + reach, tip], [root + reach * 0.2, top + 15]]), paint: place % 2 ? "light" : "dark" };
  });
}

/** A head with corners, horns and a mask. */
function demon(chance: Chance): Stroke[] {
  const wide = chance.between(13, 21);
  const top = chance.between(13, 19);
  const chin = chance.between(56, 64);
  const brow = chance.between(27, 33);
  return [
    ...horns(chance, wide, top),
    {
      d: whole([
        [50 + wide * chance.between(0.2, 0.7), top],
        [50 + wide, chance.between(24, 30)],
        [50 + wide * chance.between(0.55, 1.05), chance.between(42, 50)],
        [50 + wide * chance.between(0.1, 0.5), chin],
      ]),
      paint: "main",
    },
    {
      d: whole([[50, brow - 6], [50 + wide * 0.85, brow - chance.between(2, 8)], [50 + wide * 0.7, brow + 9], [50, brow + chance.between(4, 14)]]),
      paint: "dark",
      opacity: 0.85,
    },
    ...eyes(chance, wide * 0.42, brow + 2),
    ...mouth(chance, wide * chance.between(0.25, 0.5), chin - chance.between(7, 12)),
  ];
}

/** A round head with ears. */
function beast(chance: Chance): Stroke[] {
  const size = chance.between(18, 23);
  const y = chance.between(36, 41);
  const ear = chance.between(5, 10);
  const place = size * chance.between(0.6, 0.95);
  const ears: Stroke = chance.below(2)
    ? { d: pair(place, y - size * 0.8, ear), paint: "dark" }
    : { d: both([[50 + place - 7, y - size * 0.5], [50 + place + 3, y - size - ear], [50 + place + 6, y - size * 0.3]]), paint: "dark" };
  const muzzle = size * chance.between(0.35, 0.55);
  return [
    ears,
    { d: circle([50, y], size), paint: "main" },
    { d: circle([50, y + size * 0.42], muzzle), paint: "dark", opacity: 0.8 },
    ...eyes(chance, size * chance.between(0.38, 0.55), y - size * 0.2),
    { d: whole([[50, y + size * 0.22], [50 + 3.5, y + size * 0.22], [50, y + size * 0.4]]), paint: "light" },
    ...mouth(chance, muzzle * 0.6, y + size * 0.62),
  ];
}

/** A helmet with a visor and a plume. */
export function knight(chance: Chance): Stroke[] {
  const wide = chance.between(14, 19);
  const top = chance.between(12, 18);
  const visor = chance.between(31, 36);
  const strokes: Stroke[] = [];
  if (chance.below(3)) {
    const high = chance.between(2, 9);
    strokes.push({ d: whole([[50, high], [50 + chance.between(4, 10), high + 4], [50 + 3, top + 10]]), paint: "light" });
  } else strokes.push({ d: both([[50 + wide - 2, 28], [50 + wide + chance.between(10, 18), chance.between(6, 16)], [50 + wide, 40]]), paint: "light" });
  strokes.push(
    { d: whole([[50, top], [50 + wide * 0.7, top + 3], [50 + wide, visor - 8], [50 + wide, 54], [50 + wide * 0.55, 63], [50, 66]]), paint: "main" },
    { d: whole([[50, visor - 3], [50 + wide - 2, visor - chance.between(2, 6)], [50 + wide - 2, visor + 2], [50, visor + 3]]), paint: "dark" },
    ...eyes(chance, wide * 0.45, visor),
    { d: whole([[50, visor + 3], [50 + 1.3, visor + 3], [50 + 1.3, 62], [50, 62]]), paint: "dark" },
  );
  for (let row = 0; row < 1 + chance.below(3); row++) {
    strokes.push({ d: pair(wide * (0.3 + row * 0.18), visor + 13 + row * 3, 1.4), paint: "dark" });
  }
  return strokes;
}

/** Somebody in a hood. */
function hooded(chance: Chance): Stroke[] {
  const wide = chance.between(22, 30);
  const peak = chance.between(4, 12);
  const y = chance.between(33, 38);
  const clasp = chance.below(2) ? circle([50, 60], chance.between(2.5, 4)) : whole([[50, 55], [54, 60], [50, 65]]);
  return [
    { d: whole([[50, peak], [50 + wide * 0.5, peak + 12], [50 + wide * 0.75, 44], [50 + wide * 1.15, 70]]), paint: "main" },
    { d: whole([[50, peak + 10], [50 + wide * 0.36, y - 8], [50 + wide * 0.42, y + 6], [50, y + chance.between(17, 23)]]), paint: "dark" },
    ...eyes(chance, wide * 0.18, y),
    { d: whole([[50, 58], [50 + wide * 0.6, 53], [50 + wide * 0.7, 57], [50, 63]]), paint: "dark", opacity: 0.6 },
    { d: clasp, paint: "light" },
  ];
}

/** A bird with spread wings. */
function bird(chance: Chance): Stroke[] {
  const strokes: Stroke[] = [];
  const feathers = 3 + chance.below(4);
  const span = chance.between(34, 45);
  for (let feather = 0; feather < feathers; feather++) {
    const share = feather / (feathers - 1);
    const tip: Point = [50 + span * (1 - share * 0.45), 12 + share * chance.between(34, 46)];
    strokes.push({ d: both([[50, 30 + share * 8], tip, [50 + 8, 40 + share * 14]]), paint: feather % 2 ? "dark" : "main" });
  }
  const head = chance.between(7, 10);
  const beak = chance.between(4, 9);
  return [
    ...strokes,
    { d: whole([[50, 26], [50 + 9, 40], [50 + 5, 60], [50, 67]]), paint: "dark" },
    { d: circle([50, 25], head), paint: "main" },
    { d: pair(head * 0.45, 23, chance.between(1.4, 2.6)), paint: "light" },
    { d: whole([[50, 25], [53, 26], [50, 26 + beak]]), paint: "light" },
  ];
}

/** Something with many legs. */
function crawler(chance: Chance): Stroke[] {
  const legs = 3 + chance.below(3);
  const strokes: Stroke[] = [];
  for (let leg = 0; leg < legs; leg++) {
    const y = 26 + (leg * 26) / legs;
    const out = chance.between(24, 38);
    const knee = y - chance.between(6, 16);
    strokes.push({ d: both([[50 + 8, y], [50 + out * 0.6, knee], [50 + out, y + chance.between(6, 18)], [50 + out * 0.6, knee + 4], [50 + 8, y + 4]]), paint: "dark" });
  }
  const body = chance.between(11, 15);
  const jaw = chance.between(4, 10);
  strokes.push(
    { d: circle([50, 46], body), paint: "main" },
    { d: circle([50, 26], body * 0.7), paint: "main" },
    { d: both([[50 + 2, 18], [50 + jaw, 8], [50 + jaw * 0.6, 20]]), paint: "light" },
    ...eyes(chance, body * 0.35, 26),
  );
  for (let spot = 0; spot < 2 + chance.below(3); spot++) {
    strokes.push({ d: pair(chance.between(0, body * 0.55), 40 + spot * 5, chance.between(1.2, 2.6)), paint: "light" });
  }
  return strokes;
}

/** A machine with a screen. */
export function machine(chance: Chance): Stroke[] {
  const wide = chance.between(15, 21);
  const top = chance.between(17, 22);
  const bottom = chance.between(52, 58);
  const aerial = wide * chance.between(0, 0.8);
  return [
    { d: both([[50 + aerial - 1, top], [50 + aerial - 1, 6], [50 + aerial + 1, 6], [50 + aerial + 1, top]]), paint: "dark" },
    { d: pair(aerial, 6, 2.6), paint: "light" },
    { d: both([[50 + wide, 30], [50 + wide + 6, 32], [50 + wide + 6, 44], [50 + wide, 46]]), paint: "dark" },
    { d: whole([[50, top], [50 + wide - 4, top], [50 + wide, top + 4], [50 + wide, bottom - 3], [50 + wide * 0.6, bottom + 4], [50, bottom + 4]]), paint: "main" },
    { d: whole([[50, top + 6], [50 + wide - 5, top + 6], [50 + wide - 5, top + 21], [50, top + 21]]), paint: "dark" },
    ...eyes(chance, wide * 0.36, top + 13),
    ...Array.from({ length: 2 + chance.below(4) }, (_, place): Stroke => ({ d: whole([[50, bottom - 9 + place * 3], [50 + wide * 0.5, bottom - 9 + place * 3], [50 + wide * 0.5, bottom - 7.5 + place * 3], [50, bottom - 7.5 + place * 3]]), paint: "dark" })),
  ];
}

/** Something that came out of the water, or out of a nightmare. */
export function tentacled(chance: Chance): Stroke[] {
  const arms = 2 + chance.below(3);
  const head = chance.between(16, 21);
  const strokes: Stroke[] = [];
  for (let arm = 0; arm < arms; arm++) {
    const from = 4 + arm * 5;
    const out = chance.between(14, 40);
    const [low, mid] = [round(chance.between(58, 70)), round(chance.between(44, 62))];
    const right = `M${50 + from} 42Q${round(50 + from + out * 0.2)} ${mid} ${round(50 + out)} ${low}Q${round(50 + from + 2)} ${mid} ${50 + from - 5} 44Z`;
    const left = `M${50 - from} 42Q${round(50 - from - out * 0.2)} ${mid} ${round(50 - out)} ${low}Q${round(50 - from - 2)} ${mid} ${50 - from + 5} 44Z`;
    strokes.push({ d: right + left, paint: arm % 2 ? "dark" : "main" });
  }
  return [
    ...strokes,
    { d: whole([[50, 8], [50 + head * 0.7, 13], [50 + head, 28], [50 + head * 0.8, 44], [50, 50]]), paint: "main" },
    { d: whole([[50, 12], [50 + head * 0.3, 15], [50 + head * 0.25, 24], [50, 27]]), paint: "dark", opacity: 0.5 },
    ...eyes(chance, head * 0.5, 35),
    ...mouth(chance, head * 0.3, 44),
  ];
}

/** Somebody with a mask and a cape, and a sign on the breast. */
export function masked(chance: Chance): Stroke[] {
  const wide = chance.between(11, 14);
  const collar = chance.between(20, 30);
  const crown = chance.between(8, 13);
  const [brow, chin] = [crown + 13, crown + 32];
  const cowl = chance.below(3);
  const strokes: Stroke[] = [
    { d: whole([[50, 30], [50 + collar, 34], [50 + collar + chance.between(4, 12), 70], [50, 70]]), paint: "dark" },
    { d: whole([[50, 40], [50 + wide + 8, 46], [50 + wide + 12, 70], [50, 70]]), paint: "main" },
    { d: whole([[50, crown], [50 + wide * 0.8, crown + 4], [50 + wide, brow], [50 + wide * 0.8, chin - 6], [50 + wide * 0.35, chin], [50, chin]]), paint: "light" },
  ];
  if (cowl === 0) strokes.push({ d: both([[50 + 3, crown + 1], [50 + wide * 0.9, crown - chance.between(5, 9)], [50 + wide, brow - 3]]), paint: "main" });
  if (cowl === 1) strokes.push({ d: whole([[50, crown - chance.between(2, 5)], [50 + wide, crown + 1], [50 + wide + 1, brow], [50 + wide * 0.7, brow - 6], [50, brow - chance.between(3, 7)]]), paint: "dark" });
  if (cowl === 2) strokes.push({ d: whole([[50, crown - 2], [50 + wide, crown + 4], [50 + wide, brow - 2], [50, brow - 4]]), paint: "main" });
  const sign = chance.below(3);
  const breast: Point = [50, 58];
  return [
    ...strokes,
    { d: whole([[50, brow - 2], [50 + wide, brow - chance.between(3, 6)], [50 + wide, brow + 4], [50 + wide * 0.45, brow + 6], [50, brow + 2.5]]), paint: "dark" },
    { d: pair(wide * 0.48, brow + 1, chance.between(1.5, 2.3)), paint: "light" },
    { d: `M${round(50 - wide * 0.3)} ${chin - 5}Q50 ${round(chin - chance.between(3, 7))} ${round(50 + wide * 0.3)} ${chin - 5}`, paint: "line" },
    { d: sign === 0 ? star(breast, 5, 8, 3.4, -Math.PI / 2) : sign === 1 ? circle(breast, 5.5) : whole([[50, 51], [57, 56], [50, 66]]), paint: "light" },
  ];
}

const KINDS = [demon, beast, knight, hooded, bird, crawler, machine, tentacled];

/** What creatures of some kinds look like. */
const BY_TRAIT: Record<string, (chance: Chance) => Stroke[]> = {
  ai: machine,
  alien: tentacled,
  angel: bird,
  aquan: tentacled,
  beast,
  cat: beast,
  cyborg: machine,
  demon,
  dinosaur: demon,
  dragon: bird,
  faerie: bird,
  fungus: tentacled,
  giant: demon,
  goblin: demon,
  handuhan: hooded,
  horseman: knight,
  imp: demon,
  insect: crawler,
  knight,
  krxix: crawler,
  martian: tentacled,
  mutant: tentacled,
  pig: beast,
  pirate: hooded,
  robot: machine,
  shapeshifter: hooded,
  specter: hooded,
  spirit: hooded,
  thief: hooded,
  turtle: beast,
  witch: hooded,
};

export function creature(chance: Chance, traits: readonly string[]): Stroke[] {
  const known = traits.map((trait) => BY_TRAIT[trait]).find((kind) => kind !== undefined);
  const kind = chance.below(KINDS.length);
  return (known ?? KINDS[kind] ?? demon)(chance);
}
