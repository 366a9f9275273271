/** Short movements: cards slide from where they were, and changed numbers float up. Nothing waits for them. */

import { faceOf } from "./notation";

const LASTS = 320;

/** How much larger a board is drawn than it is laid out: lengths that are set in it are enlarged as well. */
export function zoomOf(element: Element): number {
  return element.currentCSSZoom || 1;
}

export type Places = Map<string, DOMRect>;

/** Where each card is on the screen now. */
export function placesOf(root: ParentNode): Places {
  const places: Places = new Map();
  for (const card of root.querySelectorAll<HTMLElement>("[data-card]")) {
    const label = card.dataset.card;
    const place = card.getBoundingClientRect();
    if (label !== undefined && place.width) places.set(label, place);
  }
  return places;
}

/** Let cards slide from where they were. One with a new label comes from where its face has just gone. */
export function slide(root: ParentNode, before: Places): void {
  const gone = new Map<string, DOMRect[]>();
  const after = placesOf(root);
  for (const [label, place] of before) {
    if (after.has(label)) continue;
    const face = faceOf(label);
    gone.set(face, [...(gone.get(face) ?? []), place]);
  }
  for (const card of root.querySelectorAll<HTMLElement>("[data-card]")) {
    const label = card.dataset.card ?? "";
    const to = after.get(label);
    const from = before.get(label) ?? gone.get(faceOf(label))?.shift();
    if (!to || !from) continue;
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.abs(x) + Math.abs(y) < 4) continue;
    const zoom = zoomOf(card);
    card.animate([{ translate: `${x / zoom}px ${y / zoom}px` }, { translate: "0 0" }], { duration: LASTS, easing: "ease-out" });
  }
}

/** Let a number rise from a card. */
export function float(card: HTMLElement, text: string, bad: boolean): void {
  const place = card.getBoundingClientRect();
  const number = document.createElement("span");
  number.textContent = text;
  number.className = bad ? "floating-number bad" : "floating-number";
  number.setAttribute("aria-hidden", "true");
  number.style.left = `${place.left + place.width / 2}px`;
  number.style.top = `${place.top}px`;
  document.body.append(number);
  const rise = number.animate([{ opacity: 1, translate: "-50% 0" }, { opacity: 0, translate: "-50% -2.5rem" }], {
    duration: 900,
    easing: "ease-out",
  });
  rise.onfinish = () => number.remove();
  rise.oncancel = () => number.remove();
}
