import { setImmediate } from 'node:timers/promises';

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

/** Connections that the server may accept between two tasks. */
const TURNS = 25;

/**
 * Lets the event loop turn. PGlite works in the server's own thread, and Node accepts one connection in each turn: without
 * turns to spare, most visitors of a rush would wait unheard while those who came first are served again and again.
 */
export async function giveTurns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
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
