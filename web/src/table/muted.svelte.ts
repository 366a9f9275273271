/** Whose lines of chat this person does not want to read, as long as the page lasts. */

import { SvelteSet } from "svelte/reactivity";

export const muted = new SvelteSet<string>();

export function toggleMuted(name: string): void {
  if (!muted.delete(name)) muted.add(name);
}
