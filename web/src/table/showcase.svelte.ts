/** Which cards are shown large: one beside the pointer, one in a window of its own. */

export class Showcase {
  peeked: { label: string; at: Element } | null = $state.raw(null);
  zoomed: string | null = $state(null);

  peek(label: string | null, at?: Element): void {
    this.peeked = label !== null && at ? { label, at } : null;
  }

  zoom(label: string): void {
    this.peeked = null;
    this.zoomed = label;
  }
}
