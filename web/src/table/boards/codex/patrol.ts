/** From a card that was dragged to a slot to the choice that puts it there. */

import type { Choice } from "../../chooser";

export function choiceFor(choices: readonly Choice[], card: string, slot: string): Choice | null {
  for (const choice of choices) {
    const option = choice.copies.find(
      ({ verb, values }) => verb === "patrol" && values.card === card && values.slot === slot,
    );
    if (option) return { ...choice, option };
  }
  return null;
}
