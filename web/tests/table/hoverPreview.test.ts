import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HOVER, hoverPreview } from "../../src/table/hoverPreview";

let shown: (string | null)[];
let element: HTMLElement;
let gone: () => void;

let x = 0;
/** An event of the mouse, moved by so many pixels. */
function pointer(type: string, by: number): void {
  x += by;
  element.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType: "mouse", buttons: 0, screenX: x, screenY: 0 }));
}

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  element = document.createElement("button");
  document.body.append(element);
  pointer("pointerup", 50);
  window.dispatchEvent(Object.assign(new Event("pointermove"), { screenX: x, screenY: 0 }));
  gone = hoverPreview({ peek: (label) => shown.push(label) }, () => "troll")(element);
});
afterEach(() => vi.useRealTimers());

describe("a card under the mouse", () => {
  it("is shown once the mouse has rested on it, until it leaves", () => {
    pointer("pointermove", 3);
    vi.advanceTimersByTime(HOVER - 1);
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(1);
    pointer("pointerleave", 0);
    expect(shown).toEqual(["troll", null]);
  });

  it("is not shown if it slid under a mouse that rests", () => {
    pointer("pointerenter", 0);
    pointer("pointermove", 0);
    vi.advanceTimersByTime(5 * HOVER);
    expect(shown).toEqual([]);
  });

  it("takes what is shown with it when it goes", () => {
    pointer("pointermove", 3);
    vi.advanceTimersByTime(HOVER);
    gone();
    expect(shown).toEqual(["troll", null]);
  });

  it("is not shown after it has gone, nor after a click until the mouse comes back", () => {
    pointer("pointermove", 3);
    pointer("pointerdown", 0);
    pointer("pointermove", 3);
    vi.advanceTimersByTime(HOVER);
    expect(shown).toEqual([]);
    pointer("pointerleave", 0);
    pointer("pointermove", 3);
    gone();
    vi.advanceTimersByTime(HOVER);
    expect(shown).toEqual([]);
  });
});
