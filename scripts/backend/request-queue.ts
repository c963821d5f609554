/**
 * Runs tasks one after the other. PGlite is a single session: two requests at a time would share one transaction, and
 * with it the role of the first caller.
 */
export class RequestQueue {
  #last: Promise<unknown> = Promise.resolve();

  /** Starts `task` after all earlier ones have settled; settles as `task` does. */
  run<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(task);
    this.#last = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  }
}

/** Knows the tasks that are under way, so that what they use is closed only after the last of them. */
export class RunningTasks {
  readonly #tasks = new Set<Promise<unknown>>();

  /** Counts `task` in until it settles. */
  track<Result>(task: Promise<Result>): Promise<Result> {
    this.#tasks.add(task);
    const forget = () => void this.#tasks.delete(task);
    task.then(forget).catch(forget);
    return task;
  }

  /** Resolves when nothing is under way any more. */
  async settled(): Promise<void> {
    while (this.#tasks.size > 0) await Promise.allSettled(this.#tasks);
  }
}
