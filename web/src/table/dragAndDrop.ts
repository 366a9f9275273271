/**
 * Dragging, as an extra to clicking: a card that can be used is drawn to another card, a place, or onto the table.
 *
 * Fingers scroll and tap; a mouse or a pen drags. What a drop means is the chooser's to tell.
 */

import { zoomOf } from "./motion";

/** What is under a point. */
export interface Under {
  /** The words of the cards and other things there, the innermost first. */
  words: string[];
  /** Of these, the places: slots, squads, seats, gaps in a row. */
  places: string[];
  zone: string | null;
  /** What putting a card there does, as the innermost element says that means something. */
  verbs: string[];
}

export interface Drag {
  /** Whether this card can be drawn anywhere; if so, its targets are lit from now on. */
  lift(label: string): boolean;
  /** Let it go there. */
  drop(label: string, under: Under): void;
  /** Put it back. */
  cancel(): void;
  /** Whether a thing under the pointer takes what is dragged. */
  takes(word: string): boolean;
  /** Whether a place with these verbs does. */
  fits(label: string, verbs: string[]): boolean;
}

/** So many pixels make a click a drag. */
const LEAST = 6;
const THINGS = "[data-card], [data-spot]";
/** `data-means` names the verbs of what a drop there does; empty, it does nothing. */
const MEANING = "[data-means]";

interface Lifted {
  label: string;
  ghost: HTMLElement;
  /** From the pointer to the corner of the ghost. */
  x: number;
  y: number;
  over: Element | null;
}

/** An attachment for the element that holds the cards. */
export function dragging(drag: Drag): (root: HTMLElement) => () => void {
  return (root) => {
    let from: { card: HTMLElement; x: number; y: number; pointer: number } | null = null;
    let lifted: Lifted | null = null;

    function down(event: PointerEvent): void {
      if (event.pointerType === "touch" || event.button !== 0 || !(event.target instanceof Element)) return;
      const card = event.target.closest<HTMLElement>("[data-card]");
      if (card) from = { card, x: event.clientX, y: event.clientY, pointer: event.pointerId };
    }
    function move(event: PointerEvent): void {
      if (from && !lifted && Math.hypot(event.clientX - from.x, event.clientY - from.y) >= LEAST) lift();
      if (!lifted) return;
      place(lifted.ghost, event.clientX - lifted.x, event.clientY - lifted.y);
      mark(takerAt(lifted.label, event.clientX, event.clientY));
    }
    /** The thing that takes the card, or else the place that means something for it; the table itself goes unmarked. */
    function takerAt(label: string, x: number, y: number): Element | null {
      const at = document.elementFromPoint(x, y);
      if (!at || !root.contains(at)) return null;
      const thing = at.closest(THINGS);
      if (thing && root.contains(thing) && drag.takes(wordOf(thing))) return thing;
      const place = at.closest(MEANING);
      const bare = !place || !root.contains(place) || place === root || place.parentElement === root;
      return !bare && drag.fits(label, verbsOf(place)) ? place : null;
    }
    function lift(): void {
      const label = from?.card.dataset.card;
      if (!from || label === undefined || !drag.lift(label)) {
        from = null;
        return;
      }
      const { left, top } = from.card.getBoundingClientRect();
      lifted = { label, ghost: ghostOf(from.card), x: from.x - left, y: from.y - top, over: null };
      root.dataset.dragging = "";
    }
    function up(event: PointerEvent): void {
      const home = from?.card.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? null;
      const { label } = lifted ?? {};
      end();
      if (label === undefined) return;
      swallowClick();
      const under = underAt(root, event.clientX, event.clientY);
      if (!under || (under.zone === home && !under.words.some((word) => word !== label && drag.takes(word)))) {
        drag.cancel();
      } else drag.drop(label, under);
    }
    function stop(): void {
      const was = lifted;
      end();
      if (was) drag.cancel();
    }
    function keydown(event: KeyboardEvent): void {
      if (lifted && event.key === "Escape") stop();
    }
    function end(): void {
      mark(null);
      lifted?.ghost.remove();
      delete root.dataset.dragging;
      from = lifted = null;
    }
    function mark(over: Element | null): void {
      if (!lifted || lifted.over === over) return;
      lifted.over?.removeAttribute("data-over");
      over?.setAttribute("data-over", "");
      lifted.over = over;
    }

    root.addEventListener("pointerdown", down);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", stop);
    window.addEventListener("keydown", keydown);
    return () => {
      end();
      root.removeEventListener("pointerdown", down);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", stop);
      window.removeEventListener("keydown", keydown);
    };
  };
}

function wordOf(thing: Element): string {
  return thing instanceof HTMLElement ? (thing.dataset.card ?? thing.dataset.spot ?? "") : "";
}

function verbsOf(place: Element): string[] {
  const means = place instanceof HTMLElement ? (place.dataset.means ?? "") : "";
  return means.split(" ").filter(Boolean);
}

/**
 * What the gap of a row under a point is called. Rows name theirs in the order of the page, other names of the same
 * gap behind a stroke: `data-gaps="left-flank|at_0 at_1 right-flank|at_2"`.
 */
function gapAt(row: HTMLElement, x: number): string[] {
  const gaps = (row.dataset.gaps ?? "").split(" ");
  const cards = [...row.children].filter((each) => each.querySelector("[data-card]"));
  const before = cards.filter((each) => {
    const { left, width } = each.getBoundingClientRect();
    return left + width / 2 < x;
  });
  return (gaps[before.length] ?? "").split("|").map((gap) => gap.replace("_", " "));
}

/** Nothing, if the point is beside the table. */
export function underAt(root: Element, x: number, y: number): Under | null {
  let at = document.elementFromPoint(x, y);
  if (!at || !root.contains(at)) return null;
  const means = at.closest(MEANING);
  const under: Under = { words: [], places: [], zone: null, verbs: means && root.contains(means) ? verbsOf(means) : [] };
  for (; at && at !== root; at = at.parentElement) {
    if (!(at instanceof HTMLElement)) continue;
    if (at.matches(THINGS)) under.words.push(wordOf(at));
    if (at.dataset.spot) under.places.push(at.dataset.spot);
    if (at.dataset.gaps) under.places.push(...gapAt(at, x));
    under.zone ??= at.dataset.zone ?? null;
  }
  return under;
}

/** The card as it follows the pointer. */
function ghostOf(card: HTMLElement): HTMLElement {
  const ghost = card.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-card");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.classList.add("dragged");
  ghost.style.width = `${card.offsetWidth}px`;
  ghost.style.zoom = String(zoomOf(card));
  document.body.append(ghost);
  return ghost;
}

function place(ghost: HTMLElement, x: number, y: number): void {
  const zoom = zoomOf(ghost);
  ghost.style.translate = `${x / zoom}px ${y / zoom}px`;
}

/** The click that follows a drag on the same thing is none. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  window.setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
}
