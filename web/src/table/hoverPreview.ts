/**
 * A card is shown beside the mouse while that rests on it.
 *
 * Only where the mouse was moved: a page that slides under a resting mouse shows nothing. What is shown goes with the
 * element, however that goes.
 */

import type { TableContext } from "./context";

/** Milliseconds until a card is shown. */
export const HOVER = 450;

/** Where the mouse was last moved to. A page that slides under it sends events of the same place. */
let last = "";
window.addEventListener("pointermove", (event) => (last = placeOf(event)));

function placeOf({ screenX, screenY }: PointerEvent): string {
  return `${screenX} ${screenY}`;
}

/** An attachment for whatever stands for a card. */
export function hoverPreview(table: Pick<TableContext, "peek">, label: () => string, wait = HOVER): (element: HTMLElement) => () => void {
  return (element) => {
    let timer = 0;
    let isArmed = false;
    let isShown = false;

    function move(event: PointerEvent): void {
      if (isArmed || event.pointerType !== "mouse" || event.buttons || placeOf(event) === last) return;
      isArmed = true;
      timer = window.setTimeout(() => {
        isShown = true;
        table.peek(label(), element);
      }, wait);
    }
    /** Until the mouse comes back. */
    function hide(): void {
      window.clearTimeout(timer);
      if (isShown) table.peek(null);
      isShown = false;
    }
    function leave(): void {
      hide();
      isArmed = false;
    }

    element.addEventListener("pointermove", move);
    element.addEventListener("pointerdown", hide);
    element.addEventListener("pointerleave", leave);
    return () => {
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerdown", hide);
      element.removeEventListener("pointerleave", leave);
      leave();
    };
  };
}
