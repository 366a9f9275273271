/** Colours for houses, factions and colours: a hue and the outline that goes with it, never colour alone. */

export interface Look {
  /** A CSS colour for strokes and fields. */
  hue: string;
  /** A ground on which ink can be read. */
  soft: string;
  /** Ink on the hue. */
  ink: string;
  /** Which of the sigils stands for it. */
  sigil: number;
}

export function hue(number: number, sigil: number): Look {
  return { hue: `var(--hue-${number})`, soft: `var(--hue-${number}-soft)`, ink: `var(--hue-${number}-ink)`, sigil };
}

export function between(first: number, second: number, sigil: number): Look {
  const mix = (end: string): string =>
    `color-mix(in oklab, var(--hue-${first}${end}), var(--hue-${second}${end}))`;
  return { hue: mix(""), soft: mix("-soft"), ink: `var(--hue-${second}-ink)`, sigil };
}
