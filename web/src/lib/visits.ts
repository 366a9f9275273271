/* Whether the person has moved on from the page that they opened. */

let count = 0;

/** To be called for every page that is shown. */
export function visit(): void {
  count += 1;
}

export function visited(): boolean {
  return count > 1;
}
