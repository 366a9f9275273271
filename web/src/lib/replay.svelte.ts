/* A replay: where one is, and the steps around it, loaded in pages. */

import type { ReplayInfo, ReplayStep, ReplaySteps } from "../protocol";

/** As many as the server gives at once. */
export const PAGE = 50;

type Load = (from: number, to: number) => Promise<ReplaySteps>;

export class ReplayWalk {
  /** Where one is: after so many choices. */
  at = $state(0);
  steps: ReadonlyMap<number, ReplayStep> = $state.raw(new Map());
  error: Error | null = $state.raw(null);
  readonly last: number;
  readonly #load: Load;
  readonly #asked = new Set<number>();

  constructor(info: Pick<ReplayInfo, "steps">, load: Load) {
    this.last = info.steps;
    this.#load = load;
  }

  /** The step one is at, once it is there. */
  get step(): ReplayStep | undefined {
    return this.steps.get(this.at);
  }

  go(to: number): void {
    this.at = Math.min(Math.max(Math.trunc(to), 0), this.last);
    const page = Math.floor(this.at / PAGE);
    void this.#fetch(page);
    // The next page comes before one is there, and the one before tells what happened just now.
    if (this.at % PAGE > PAGE / 2) void this.#fetch(page + 1);
    else if (page) void this.#fetch(page - 1);
  }

  /** Ask again after a failure. */
  retry(): void {
    this.error = null;
    this.go(this.at);
  }

  async #fetch(page: number): Promise<void> {
    const from = page * PAGE;
    if (from > this.last || this.#asked.has(page)) return;
    this.#asked.add(page);
    try {
      const answer = await this.#load(from, Math.min(from + PAGE - 1, this.last));
      this.steps = new Map([...this.steps, ...answer.steps.map((step) => [step.number, step] as const)]);
    } catch (error) {
      this.#asked.delete(page);
      this.error = error instanceof Error ? error : new Error(String(error));
    }
  }
}
