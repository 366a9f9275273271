/** Moving the focus among cards: Tab goes from zone to zone, arrows go wherever they point. */

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const THINGS = "[data-card], .spot > .choose";

export function isDirection(key: string): key is Direction {
  return key.startsWith("Arrow");
}

function things(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(THINGS)].filter((each) => each.offsetParent !== null);
}

/** Only one card of each zone can be reached by Tab: the one that had the focus last, or the first. */
export function roving(root: HTMLElement): () => void {
  const settle = (): void => {
    const zones = new Map<Element, HTMLElement[]>();
    for (const card of root.querySelectorAll<HTMLElement>("[data-card]")) {
      const zone = card.closest("[data-zone]") ?? root;
      zones.set(zone, [...(zones.get(zone) ?? []), card]);
    }
    for (const cards of zones.values()) {
      const stop = cards.find((card) => card.tabIndex === 0 && card.dataset.stop) ?? cards[0];
      for (const card of cards) card.tabIndex = card === stop ? 0 : -1;
    }
  };
  const focus = (event: FocusEvent): void => {
    const card = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-card]") : null;
    if (!card) return;
    const zone = card.closest("[data-zone]") ?? root;
    for (const each of zone.querySelectorAll<HTMLElement>("[data-card]")) {
      each.tabIndex = each === card ? 0 : -1;
      if (each === card) each.dataset.stop = "yes";
      else delete each.dataset.stop;
    }
  };
  const watcher = new MutationObserver(settle);
  watcher.observe(root, { childList: true, subtree: true });
  root.addEventListener("focusin", focus);
  settle();
  return () => {
    watcher.disconnect();
    root.removeEventListener("focusin", focus);
  };
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far a box is in a direction; what lies aside counts double. None if it is not there. */
export function distance(from: Box, to: Box, direction: Direction): number | null {
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const level = direction === "ArrowLeft" || direction === "ArrowRight";
  const forward = direction === "ArrowLeft" ? -x : direction === "ArrowRight" ? x : direction === "ArrowUp" ? -y : y;
  const aside = Math.abs(level ? y : x);
  const least = (level ? Math.min(from.width, to.width) : Math.min(from.height, to.height)) / 3;
  return forward < least ? null : forward + aside * 2;
}

/** The nearest card in a direction; without a card to begin at, the first that can be used. */
export function neighbour(root: ParentNode, from: Element | null, direction: Direction): HTMLElement | null {
  const all = things(root);
  if (!from || !root.contains(from)) return usable(root)[0] ?? all[0] ?? null;
  const start = from.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const each of all) {
    if (each === from) continue;
    const far = distance(start, each.getBoundingClientRect(), direction);
    if (far !== null && far < least) [best, least] = [each, far];
  }
  return best;
}

/** The cards and places that can be clicked for the question, in the order of the page. */
export function usable(root: ParentNode): HTMLElement[] {
  return things(root).filter((each) => each.matches(".pick, .target, .chosen, .choose"));
}

/** The next of them. */
export function nextUsable(root: ParentNode, from: Element | null): HTMLElement | null {
  const all = usable(root);
  const place = from instanceof HTMLElement ? all.indexOf(from) : -1;
  return all[(place + 1) % Math.max(all.length, 1)] ?? null;
}
