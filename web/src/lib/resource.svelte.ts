/* Something asked from the server: loading, there, or failed. What came last stays while it is asked again. */

export class Resource<Value> {
  value: Value | undefined = $state.raw();
  error: Error | null = $state.raw(null);
  loading = $state(true);
  readonly #ask: () => Promise<Value>;
  #round = 0;

  constructor(ask: () => Promise<Value>) {
    this.#ask = ask;
  }

  /** Ask (again). Of several answers under way only that to the last question counts. */
  async load(): Promise<void> {
    const round = ++this.#round;
    this.loading = true;
    try {
      const value = await this.#ask();
      if (round !== this.#round) return;
      this.value = value;
      this.error = null;
    } catch (error) {
      if (round !== this.#round) return;
      this.error = error instanceof Error ? error : new Error(String(error));
    }
    this.loading = false;
  }
}

/** A resource of a component, asked again whenever something changes that the question is made of. */
export function resource<Value>(ask: () => Promise<Value>): Resource<Value> {
  const made = new Resource(ask);
  $effect(() => {
    void made.load();
  });
  return made;
}
