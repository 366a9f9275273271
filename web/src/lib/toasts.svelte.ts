/* Short messages over the page: told to screen readers, gone after a while unless they are problems. */

export interface Toast {
  id: number;
  kind: "news" | "problem";
  text: string;
}

const LASTS = 6000;
let count = 0;
export const toasts: Toast[] = $state([]);

function show(kind: Toast["kind"], text: string): number {
  const same = toasts.find((each) => each.kind === kind && each.text === text);
  if (same) return same.id;
  const id = ++count;
  toasts.push({ id, kind, text });
  if (kind === "news") setTimeout(() => dismiss(id), LASTS);
  return id;
}

export function tell(text: string): number {
  return show("news", text);
}

/** Show what went wrong: an error's own words, which are for the person. */
export function tellProblem(problem: unknown): number {
  return show("problem", problem instanceof Error ? problem.message : String(problem));
}

/** Take back what is no longer true. */
export function forget(text: string): void {
  for (const toast of toasts.filter((each) => each.text === text)) dismiss(toast.id);
}

export function dismiss(id: number): void {
  const place = toasts.findIndex((each) => each.id === id);
  if (place >= 0) toasts.splice(place, 1);
}
